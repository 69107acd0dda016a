//! Competitions of all kinds: how they are loaded, changed, advanced, created and listed.
//!
//! A competition is its log of acts, replayed through the crate `competitions`. No node owns it; the log's primary key
//! resolves conflicts. No step depends on a message: each look at a competition finds what is due, so a lost message only
//! causes a delay.
//!
//! [`Kind`] is what a kind of competition has of its own: its state, the data that are written with its steps, and the
//! steps that are due. `tournament`, `team`, `team_event` and `comparative` implement it, and have the views, the exports
//! and the actions of people. [`runner`] is the rest, once for all kinds. [`logs`] is a node's memory of them.

mod acts;
mod chronicle;
pub mod comparative;
pub(crate) mod corrections;
pub mod desk;
pub(crate) mod duties;
mod holds;
mod kind;
mod logs;
mod place;
mod runner;
pub mod team;
pub mod team_event;
pub(crate) mod tournament;

use ::competitions::Refusal;
use store::{competitions::CompetitionId, id::UserId};

pub(crate) use chronicle::Chronicle;
pub(crate) use kind::{Batch, Due, Kind, Prepared, read};
pub(crate) use logs::Logs;

use crate::{error::AppError, live::Live};

/// A node's memory of the competitions of each kind.
#[derive(Debug, Default)]
pub(crate) struct Competitions {
    pub(crate) knockouts: Logs<tournament::Loaded>,
    pub(crate) team_matches: Logs<team::Loaded>,
    pub(crate) team_events: Logs<team_event::Loaded>,
    pub(crate) comparatives: Logs<comparative::Loaded>,
    pub(crate) duties: duties::DutyDesk,
}

impl Competitions {
    /// Requests a look at one competition soon.
    pub(crate) fn ask(&self, id: CompetitionId) {
        match id {
            CompetitionId::Knockout(id) => self.knockouts.ask(id),
            CompetitionId::TeamMatch(id) => self.team_matches.ask(id),
            CompetitionId::TeamEvent(id) => self.team_events.ask(id),
            CompetitionId::Comparative(id) => self.comparatives.ask(id),
        }
    }

    /// Drops the competitions that show a user's old name.
    pub(crate) fn forget(&self, user: UserId) {
        self.knockouts.forget(user);
        self.team_matches.forget(user);
        self.team_events.forget(user);
        self.comparatives.forget(user);
    }
}

impl Live {
    /// Returns true if a user takes part in or directs an unfinished competition that needs the account.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub(crate) async fn is_in_a_competition(&self, user: UserId) -> Result<bool, AppError> {
        // A comparative event goes on without a player.
        Ok(self.is_in_a::<tournament::Loaded>(user).await?
            || self.is_in_a::<team::Loaded>(user).await?
            || self.is_in_a::<team_event::Loaded>(user).await?)
    }
}

impl Live {
    /// Checks that a competition exists.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub async fn check_competition(&self, id: CompetitionId) -> Result<(), AppError> {
        match id {
            CompetitionId::Knockout(id) => self.competition::<tournament::Loaded>(id).await.map(drop),
            CompetitionId::TeamMatch(id) => self.competition::<team::Loaded>(id).await.map(drop),
            CompetitionId::TeamEvent(id) => self.competition::<team_event::Loaded>(id).await.map(drop),
            CompetitionId::Comparative(id) => self.competition::<comparative::Loaded>(id).await.map(drop),
        }
    }
}

/// Returns the error for a refusal by the rules.
pub(crate) fn refused(why: &impl Refusal) -> AppError {
    AppError::Refused { reason: why.code(), message: why.to_string() }
}
