//! Limits each player to one live event at a time.

use store::{competitions, id::UserId, settings::TimeControl};
use wire::Millis;

use super::{Loaded, player};
use crate::{competitions::Competitions, error::AppError};

/// Live events that begin within this time of each other are at the same hour.
const HOUR_MS: u64 = 3_600_000;

impl Competitions {
    /// Checks that a player who wants to enter a live tournament has not entered another one that begins at the same hour.
    ///
    /// # Errors
    /// [`AppError::SameHour`] with the name of the other one.
    pub(super) async fn check_hour(&self, user: UserId, wanted: &Loaded) -> Result<(), AppError> {
        let Some(start) = live_start(wanted) else { return Ok(()) };
        for id in self.node.store.read(competitions::unfinished).await? {
            let other = self.tournament(id).await?;
            let is_then = live_start(&other).is_some_and(|at| at.0.abs_diff(start.0) < HOUR_MS);
            let is_in_it = other.state.players().any(|entered| entered == player(user));
            if is_then && is_in_it && other.row.id != wanted.row.id {
                return Err(AppError::SameHour { event: other.row.settings.name.clone() });
            }
        }
        Ok(())
    }
}

/// Returns the time at which a tournament with a live clock begins by itself.
fn live_start(loaded: &Loaded) -> Option<Millis> {
    let settings = &loaded.row.settings;
    let is_live = matches!(settings.time, TimeControl::Live { .. });
    settings.starts.first().copied().filter(|_| is_live)
}
