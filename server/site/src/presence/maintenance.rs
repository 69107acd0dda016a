//! Maintenance mode: matches in play go on, but no match begins. The mode is stored in the database: `fullprime admin
//! maintenance` sets it, the transaction that begins a match reads it, and nodes poll it to notify users.

use std::{sync::PoisonError, time::Duration};

use store::{AnyConn, maintenance};
use wire::{Maintenance, Millis};

use crate::{error::AppError, messages::ToWire, presence::Presence};

// Only the notice on the pages is delayed by this interval. The transaction that begins a match reads the state
// itself.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Checks, in the transaction that begins a match or opens a table, that there is no maintenance.
pub(crate) fn check_none(connection: &mut AnyConn) -> Result<(), AppError> {
    if maintenance::current(connection)?.is_some() { Err(AppError::Maintenance) } else { Ok(()) }
}

impl Presence {
    /// Returns the maintenance notice, or `None` if matches may begin.
    pub fn maintenance(&self) -> Option<Maintenance> {
        self.maintenance.lock().unwrap_or_else(PoisonError::into_inner).current.clone()
    }

    /// Returns the end of the last maintenance that this node knows of.
    pub(crate) fn maintenance_ended_at(&self) -> Option<Millis> {
        self.maintenance.lock().unwrap_or_else(PoisonError::into_inner).ended_at
    }

    /// Polls the maintenance state, and notifies all sockets of changes.
    pub(crate) async fn heed_maintenance(self) {
        loop {
            match self.node.store.read(maintenance::current).await {
                Ok(current) => self.notice(current.to_wire()),
                Err(cause) => tracing::warn!(%cause, "the maintenance state cannot be read"),
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    fn notice(&self, current: Option<Maintenance>) {
        let mut known = self.maintenance.lock().unwrap_or_else(PoisonError::into_inner);
        if known.current != current {
            tracing::info!(is_on = current.is_some(), "the maintenance mode has changed");
            if current.is_none() {
                known.ended_at = Some(self.node.clock.now());
            }
            known.current = current;
            drop(known);
            self.hub.tell_all_of_maintenance();
        }
    }
}
