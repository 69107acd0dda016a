//! Withdraws a deleted account from events that have not begun, and from the desks at which somebody else has named it.

use ::competitions::{desk, log::Line};
use store::{
    competitions::{self, player},
    id::UserId,
};

use super::{Batch, Runnable, each_kind};
use crate::{competitions::Competitions, error::AppError};

impl Competitions {
    /// Takes a user out of all events that have not begun: entries are withdrawn, teams left, invitations declined. A
    /// team of an event whose captain leaves is withdrawn. In all events the user is removed as a director if somebody
    /// else has made the user one. Broken events are left out.
    ///
    /// # Errors
    /// If an event cannot be changed, or the database fails.
    pub(crate) async fn leave_events_before_their_start(&self, user: UserId) -> Result<(), AppError> {
        each_kind!(K => self.leave_before_start::<K>(user).await?);
        Ok(())
    }

    /// Returns true if a user is in an event that has not begun, or was named as a director. Broken events are left
    /// out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn waits_for_an_event(&self, user: UserId) -> Result<bool, AppError> {
        let mut waits = false;
        each_kind!(K => waits = waits || self.waits_for_a::<K>(user).await?);
        Ok(waits)
    }

    async fn waits_for_a<K: Runnable>(&self, user: UserId) -> Result<bool, AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            let Some(loaded) = self.unbroken::<K>(id).await? else { continue };
            if !departure(&*loaded, user)?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn leave_before_start<K: Runnable>(&self, user: UserId) -> Result<(), AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            let Some(loaded) = self.unbroken::<K>(id).await? else { continue };
            if departure(&*loaded, user)?.is_empty() {
                continue;
            }
            // An account is deleted even if the log of an event is full.
            let logs = K::logs(&self.memory.logs);
            let left = logs.change(id, async || {
                let loaded = self.competition::<K>(id).await?;
                self.append_acts(&*loaded, Some(user), departure(&*loaded, user)?).await
            });
            left.await?;
            logs.ask(id);
        }
        Ok(())
    }
}

/// Returns the lines with which a user leaves a competition before it begins, and gives up the role of a director that
/// somebody else has given. A match of a team event has the directors of the event.
fn departure<K: Runnable>(loaded: &K, user: UserId) -> Result<Batch<K>, AppError> {
    let is_named = loaded.directs(user) && !loaded.has_agreed(user) && loaded.row().part_of.is_none();
    let resigned = is_named.then(|| Line::Desk(desk::Act::DirectorRemoved(player(user))));
    Ok(Batch { first: resigned.into_iter().collect(), ..Batch::from_acts(loaded.leave(user)?) })
}
