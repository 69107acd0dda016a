//! Keeps a player from entering two live events that begin at the same hour, whatever their kinds.

use store::{
    competitions::{self, CompetitionId},
    id::UserId,
};
use texts::refusals;
use wire::Millis;

use super::{Competitions, each_kind, kinds::Listed};
use crate::error::AppError;

/// Live events whose starts are less than this apart count as events at the same hour.
const HOUR_MS: u64 = 3_600_000;

/// The maximum time between now and the start of an announced event.
pub(super) const AHEAD_MAX_MS: i64 = 366 * 86_400_000;

impl Competitions {
    /// Checks that a player who wants to enter a live event is not in another one that begins at the same hour.
    ///
    /// # Errors
    /// With the code `same_hour` and the names of both.
    pub(super) async fn check_hour<K: Listed>(&self, user: UserId, wanted: &K) -> Result<(), AppError> {
        let Some(start) = wanted.live_start() else { return Ok(()) };
        let this: CompetitionId = wanted.row().id.into();
        let mut met = None;
        each_kind!(Other => if met.is_none() {
            met = self.met_at::<Other>(this, start, user).await?;
        });
        match met {
            Some(event) => Err(AppError::Refused(refusals::same_hour(event, wanted.event_name()))),
            None => Ok(()),
        }
    }

    /// Returns the name of another event of a kind that begins at the same hour and in which the person plays.
    async fn met_at<K: Listed>(
        &self,
        this: CompetitionId,
        start: Millis,
        user: UserId,
    ) -> Result<Option<String>, AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            let Some(other) = self.unbroken::<K>(id).await? else { continue };
            let is_then = other.live_start().is_some_and(|at| at.0.abs_diff(start.0) < HOUR_MS);
            if is_then && other.row().id.into() != this && other.has_player(user) {
                return Ok(Some(other.event_name().to_owned()));
            }
        }
        Ok(None)
    }
}
