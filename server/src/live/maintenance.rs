//! The site is being looked after: matches in play go on, none begins. An operator says so with `fullprime admin
//! maintenance`, in the database, where every match begins; nodes look there so that they can tell people.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use wire::Maintenance;

use super::Live;
use crate::{
    db::{AnyConn, maintenance},
    error::AppError,
};

const LOOK_EVERY: Duration = Duration::from_secs(2);

/// What this node has last seen.
#[derive(Debug, Default)]
pub(super) struct Notice(Mutex<Option<Maintenance>>);

/// For the transaction in which a match begins or a table is opened.
pub(super) fn check_none(connection: &mut AnyConn) -> Result<(), AppError> {
    if maintenance::current(connection)?.is_some() { Err(AppError::Maintenance) } else { Ok(()) }
}

impl Live {
    /// What people are told; none: matches may begin.
    pub(super) fn maintenance(&self) -> Option<Maintenance> {
        self.inner.maintenance.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Looks again and again, and tells all sockets when it has changed.
    pub(super) async fn heed_maintenance(self) {
        loop {
            match self.inner.store.read(maintenance::current).await {
                Ok(current) => self.notice(current),
                Err(cause) => tracing::warn!(%cause, "whether the site is being looked after is not known"),
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    fn notice(&self, current: Option<Maintenance>) {
        let mut known = self.inner.maintenance.0.lock().unwrap_or_else(PoisonError::into_inner);
        if *known != current {
            tracing::info!(is_on = current.is_some(), "maintenance");
            *known = current;
            drop(known);
            self.inner.hub.tell_all_of_maintenance();
        }
    }
}
