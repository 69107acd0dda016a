//! Keeps a player from entering two live events that begin at the same hour, whatever their kinds.

use std::collections::BTreeSet;

use ::competitions::{
    duty::{Duty, Holder, Owed},
    knockout::REMINDER_MS,
};
use store::{
    competitions::{self, CompetitionId},
    id::UserId,
};
use wire::Millis;

use super::{Competitions, Kind, each_kind};
use crate::{error::AppError, match_state::convert};

/// Live events whose starts are less than this apart count as events at the same hour.
const HOUR_MS: u64 = 3_600_000;

/// The maximum time between now and the start of an announced event.
pub(super) const AHEAD_MAX_MS: i64 = 366 * 86_400_000;

/// Returns the time from which people are reminded of a start.
pub(super) fn reminded_from(start: Millis) -> Millis {
    convert::of_time(convert::to_time(start).before(REMINDER_MS))
}

/// Returns the reminders of a start that is near.
pub(super) fn reminders(people: impl Iterator<Item = UserId>, start: Millis, now: Millis) -> Vec<Owed> {
    if now < reminded_from(start) || start <= now {
        return Vec::new();
    }
    let people: BTreeSet<UserId> = people.collect();
    let reminded = people.into_iter().map(|member| Owed {
        holder: Holder::Player(competitions::player(member)),
        duty: Duty::Begins,
        since: Some(convert::to_time(reminded_from(start))),
        until: Some(convert::to_time(start)),
    });
    reminded.collect()
}

impl Competitions {
    /// Checks that a player who wants to enter a live event is not in another one that begins at the same hour.
    ///
    /// # Errors
    /// [`AppError::SameHour`] with the names of both.
    pub(super) async fn check_hour<K: Kind>(&self, user: UserId, wanted: &K) -> Result<(), AppError> {
        let Some(start) = wanted.live_start() else { return Ok(()) };
        let this: CompetitionId = wanted.row().id.into();
        let mut met = None;
        each_kind!(Other => if met.is_none() {
            met = self.met_at::<Other>(this, start, user).await?;
        });
        match met {
            Some(event) => Err(AppError::SameHour { event, wanted: wanted.event_name().to_owned() }),
            None => Ok(()),
        }
    }

    /// Returns the name of another event of a kind that begins at the same hour and in which the person plays.
    async fn met_at<K: Kind>(
        &self,
        this: CompetitionId,
        start: Millis,
        user: UserId,
    ) -> Result<Option<String>, AppError> {
        for id in self.node.store.read(competitions::unfinished::<K::Id>).await? {
            let other = self.competition::<K>(id).await?;
            let is_then = other.live_start().is_some_and(|at| at.0.abs_diff(start.0) < HOUR_MS);
            if is_then && other.row().id.into() != this && other.has_player(user) {
                return Ok(Some(other.event_name().to_owned()));
            }
        }
        Ok(None)
    }
}
