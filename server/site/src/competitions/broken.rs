//! Competitions whose stored data is broken. Lists and checks of many competitions leave them out.

use std::sync::Arc;

use store::{DbError, competitions::Key as _};

use super::{Kind, kinds::Listed};
use crate::{competitions::Competitions, error::AppError};

/// Returns a competition that was read for a list or a check of many, or `None` if its stored data is broken. The log
/// for operators names a broken competition each time, because the list is incomplete without it.
///
/// # Errors
/// The other errors of the read.
pub(crate) fn unless_broken<K: Kind>(
    id: K::Id,
    read: Result<Arc<K>, AppError>,
) -> Result<Option<Arc<K>>, AppError> {
    match read {
        Ok(loaded) => Ok(Some(loaded)),
        Err(AppError::Database(error @ DbError::Broken(_))) => {
            let kind = K::Id::KIND.name();
            tracing::error!(competition.kind = kind, competition.id = %id, %error, "a broken competition is left out");
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

impl Competitions {
    /// Reads a competition for a list or a check of many. Returns `None` if its stored data is broken.
    ///
    /// # Errors
    /// If it does not exist, or the database fails.
    pub(crate) async fn unbroken<K: Listed>(&self, id: K::Id) -> Result<Option<Arc<K>>, AppError> {
        unless_broken::<K>(id, self.competition::<K>(id).await)
    }
}
