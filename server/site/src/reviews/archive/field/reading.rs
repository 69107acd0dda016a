//! Reads the reference field from the database.

use std::time::Duration;

use store::{DbError, learning};
use tokio::time::Instant;

use super::{Adding, CachedField, Field};
use crate::{error::AppError, reviews::Reviews};

/// The time after which the field is computed again.
const KEPT_FOR: Duration = Duration::from_secs(60 * 60);
/// The maximum number of performances that are read, the newest first.
const PERFORMANCES_MAX: i64 = 20_000;

impl Reviews {
    /// Returns the reference field, at most an hour old.
    pub(in crate::reviews::archive) async fn reference_field(&self) -> Result<Field, AppError> {
        let mut known = self.archive.field.lock().await;
        if let Some(known) = known.as_ref().filter(|known| known.at.elapsed() < KEPT_FOR) {
            return Ok(known.field.clone());
        }
        let read = self.node.store.read(|connection| {
            let mut adding = Adding::default();
            learning::each_rated(connection, PERFORMANCES_MAX, |player, played| {
                adding.add(player, &played);
                Ok::<_, DbError>(())
            })?;
            Ok::<_, DbError>(adding.field())
        });
        let field = read.await?;
        *known = Some(CachedField { at: Instant::now(), field: field.clone() });
        Ok(field)
    }
}
