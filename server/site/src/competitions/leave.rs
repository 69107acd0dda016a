//! Withdraws a deleted account from events that have not begun.

use store::{competitions, id::UserId};

use super::{Batch, Runnable, each_kind};
use crate::{competitions::Competitions, error::AppError};

impl Competitions {
    /// Takes a user out of all events that have not begun: entries are withdrawn, teams left, invitations declined. A
    /// team of an event whose captain leaves is withdrawn.
    ///
    /// # Errors
    /// If an event cannot be read or changed.
    pub(crate) async fn leave_events_before_their_start(&self, user: UserId) -> Result<(), AppError> {
        each_kind!(K => self.leave_before_start::<K>(user).await?);
        Ok(())
    }

    /// Returns true if a user is in an event that has not begun.
    ///
    /// # Errors
    /// If an event cannot be read.
    pub(crate) async fn waits_for_an_event(&self, user: UserId) -> Result<bool, AppError> {
        let mut waits = false;
        each_kind!(K => waits = waits || self.waits_for_a::<K>(user).await?);
        Ok(waits)
    }

    async fn waits_for_a<K: Runnable>(&self, user: UserId) -> Result<bool, AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            if !self.competition::<K>(id).await?.leave(user)?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn leave_before_start<K: Runnable>(&self, user: UserId) -> Result<(), AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            if self.competition::<K>(id).await?.leave(user)?.is_empty() {
                continue;
            }
            // An account is deleted even if the log of an event is full.
            let logs = K::logs(&self.memory.logs);
            let left = logs.change(id, async || {
                let loaded = self.competition::<K>(id).await?;
                self.append_acts(&*loaded, Some(user), Batch::of(loaded.leave(user)?)).await
            });
            left.await?;
            logs.ask(id);
        }
        Ok(())
    }
}
