//! Keeps a player from entering two live events that begin at the same hour, whatever their kinds.

use std::collections::BTreeSet;

use ::competitions::{
    duty::{Duty, Holder, Owed},
    knockout::REMINDER_MS,
};
use store::{
    competitions::{self, CompetitionId},
    id::{TeamEventId, TeamMatchId, TournamentId, UserId},
    settings::{TeamPlay, TimeControl},
};
use wire::Millis;

use super::{Competitions, Kind, team, team_event, tournament};
use crate::{error::AppError, match_state::convert};

/// Live events whose starts are less than this apart count as events at the same hour.
const HOUR_MS: u64 = 3_600_000;

/// The maximum time between now and the start of an announced event.
pub(super) const AHEAD_MAX_MS: i64 = 366 * 86_400_000;

/// An event that may begin by itself at an hour.
pub(super) trait AtItsHour: Kind {
    /// Returns its name.
    fn title(&self) -> &str;

    /// Returns the time at which it begins by itself, if it is played with a live clock.
    fn live_start(&self) -> Option<Millis>;

    /// Returns true if a person plays in it.
    fn has_player(&self, user: UserId) -> bool;
}

impl AtItsHour for tournament::Loaded {
    fn title(&self) -> &str {
        &self.row.settings.name
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.time, TimeControl::Live { .. });
        self.row.settings.starts.first().copied().filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        let player = competitions::player(user);
        self.state.players().any(|entered| entered == player && !self.state.is_retired(player))
    }
}

impl AtItsHour for team_event::Loaded {
    fn title(&self) -> &str {
        &self.row.settings.name
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        self.row.settings.starts.first().copied().filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        self.team_of(user).is_some()
    }
}

impl AtItsHour for team::Loaded {
    fn title(&self) -> &str {
        &self.row.settings.name
    }

    fn live_start(&self) -> Option<Millis> {
        let is_live = matches!(self.row.settings.play, TeamPlay::Here { time: TimeControl::Live { .. }, .. });
        self.row.settings.starts_at.filter(|_| is_live)
    }

    fn has_player(&self, user: UserId) -> bool {
        self.cancelled.is_none() && self.is_member_of(user)
    }
}

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
    pub(super) async fn check_hour<K: AtItsHour>(&self, user: UserId, wanted: &K) -> Result<(), AppError> {
        let Some(start) = wanted.live_start() else { return Ok(()) };
        let this: CompetitionId = wanted.row().id.into();
        let same_hour =
            |event: &str| AppError::SameHour { event: event.to_owned(), wanted: wanted.title().to_owned() };
        let knockouts: Vec<TournamentId> = self.node.store.read(competitions::unfinished).await?;
        for id in knockouts {
            let other = self.tournament(id).await?;
            if meets(&*other, this, start, user) {
                return Err(same_hour(other.title()));
            }
        }
        let team_events: Vec<TeamEventId> = self.node.store.read(competitions::unfinished).await?;
        for id in team_events {
            let other = self.team_event(id).await?;
            if meets(&*other, this, start, user) {
                return Err(same_hour(other.title()));
            }
        }
        let team_matches: Vec<TeamMatchId> = self.node.store.read(competitions::unfinished).await?;
        for id in team_matches {
            let other = self.team_match(id).await?;
            if meets(&*other, this, start, user) {
                return Err(same_hour(other.title()));
            }
        }
        Ok(())
    }
}

/// Returns true if another event begins at the same hour, and the person plays in it.
fn meets<K: AtItsHour>(other: &K, this: CompetitionId, start: Millis, user: UserId) -> bool {
    let is_then = other.live_start().is_some_and(|at| at.0.abs_diff(start.0) < HOUR_MS);
    let id: CompetitionId = other.row().id.into();
    is_then && id != this && other.has_player(user)
}
