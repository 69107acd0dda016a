//! Competitions of all kinds: how they are loaded, changed, advanced, created and listed.
//!
//! A competition is its log of acts, replayed through the crate `competitions`. No node owns it; the log's primary key
//! resolves conflicts. No step depends on a message: each check of a competition finds the due steps, so a lost message
//! only causes a delay.
//!
//! [`Kind`] has the differences between the kinds: the state, the data that are written with its steps, and the steps
//! that are due. `tournament`, `team`, `team_event` and `comparative` implement it, and have the views, the exports and
//! the actions of people. [`runner`] has the code that they share. [`memory`] reads competitions and caches them. It
//! depends on nothing above presence, so matches can ask it about their tables.

mod acts;
mod chronicle;
pub mod comparative;
pub(crate) mod corrections;
pub(crate) mod duties;
mod events;
mod hall_tables;
mod holds;
mod hours;
mod kind;
mod leave;
mod logs;
mod memory;
mod more_time;
mod names;
mod place;
mod runner;
mod sight;
pub mod team;
pub mod team_event;
pub(crate) mod tournament;
mod won;

use ::competitions::Refusal;
use std::sync::{Arc, atomic::AtomicI64};
use store::{
    clubs,
    competitions::CompetitionId,
    id::{ComparativeId, TeamEventId, TeamMatchId, TournamentId, UserId},
};
use wire::CompetitionKind;

pub(crate) use acts::number_of;
pub(crate) use chronicle::Chronicle;
pub(crate) use corrections::shown_hold;
pub(crate) use hall_tables::HallTable;
pub(crate) use kind::{Batch, Due, Kind, Prepared, by_kind, each_kind, read};
pub(crate) use logs::Logs;
pub(crate) use memory::Memory;

use crate::{
    error::AppError, house_bots::HouseBots, matches::Matches, messages::ToWire, node::Node,
    presence::Presence,
};

/// The competitions, as one node serves them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Competitions {
    node: Arc<Node>,
    presence: Presence,
    matches: Matches,
    house_bots: HouseBots,
    pub(crate) memory: Arc<Memory>,
    /// The last week whose comparative event is known to exist.
    week_opened: Arc<AtomicI64>,
}

impl Competitions {
    /// Returns the handle. `memory` is the one that `matches` asks.
    pub(crate) fn new(house_bots: HouseBots, memory: Arc<Memory>) -> Competitions {
        let matches = house_bots.matches.clone();
        Competitions {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            house_bots,
            memory,
            week_opened: Arc::new(AtomicI64::new(i64::MIN)),
        }
    }

    /// Starts a task for each kind, which takes the steps that are due, and one that keeps the duties of users current.
    pub(crate) fn start(&self) {
        let lifecycle = &self.node.lifecycle;
        each_kind!(K => lifecycle.spawn(self.clone().keep::<K>()));
        lifecycle.spawn(self.clone().keep_duties());
    }
}

impl Competitions {
    /// Returns true if an unfinished competition needs a user's account.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub(crate) async fn is_in_a_competition(&self, user: UserId) -> Result<bool, AppError> {
        // A comparative event does not depend on any single player.
        Ok(self.is_in_a::<tournament::Loaded>(user).await?
            || self.is_in_a::<team::Loaded>(user).await?
            || self.is_in_a::<team_event::Loaded>(user).await?)
    }
}

impl Competitions {
    /// Checks that a competition exists.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub async fn check_competition(&self, id: CompetitionId) -> Result<(), AppError> {
        by_kind!(id, K => self.competition::<K>(id).await.map(drop))
    }
}

impl Competitions {
    /// Checks that a player may enter an event. Some events are only for the members of a club.
    ///
    /// # Errors
    /// If the event is for the members of a club and the player is not one, or the database fails.
    pub(crate) async fn check_club(&self, id: CompetitionId, user: UserId) -> Result<(), AppError> {
        let read = self.node.store.read(move |connection| clubs::is_closed_to(connection, id, user));
        if read.await? {
            return Err(AppError::Refused {
                reason: "members_only",
                message: "this event is for the members of a club; join the club first".to_owned(),
            });
        }
        Ok(())
    }
}

/// Parses the id of a competition in the address of a desk.
pub fn competition_id(kind: CompetitionKind, id: &str) -> Option<CompetitionId> {
    match kind {
        CompetitionKind::Tournament => TournamentId::parse(id).map(CompetitionId::Knockout),
        CompetitionKind::TeamMatch => TeamMatchId::parse(id).map(CompetitionId::TeamMatch),
        CompetitionKind::TeamEvent => TeamEventId::parse(id).map(CompetitionId::TeamEvent),
        CompetitionKind::Comparative => ComparativeId::parse(id).map(CompetitionId::Comparative),
    }
}

/// Returns the kind and the id of a competition, as messages have them.
pub fn competition_name(id: CompetitionId) -> (CompetitionKind, String) {
    match id {
        CompetitionId::Knockout(id) => (CompetitionKind::Tournament, id.to_wire().0),
        CompetitionId::TeamMatch(id) => (CompetitionKind::TeamMatch, id.to_wire().0),
        CompetitionId::TeamEvent(id) => (CompetitionKind::TeamEvent, id.to_wire().0),
        CompetitionId::Comparative(id) => (CompetitionKind::Comparative, id.to_wire().0),
    }
}

/// Returns the error for a refusal by the rules.
pub(crate) fn refused(why: &impl Refusal) -> AppError {
    AppError::Refused { reason: why.code(), message: why.to_string() }
}
