//! Competitions of all kinds: how they are loaded, changed, advanced, created and listed.
//!
//! A competition is its log of acts, replayed through the crate `competitions`. No node owns it; the log's primary key
//! resolves conflicts. No step depends on a message: each check of a competition finds the due steps, so a lost message
//! only causes a delay.
//!
//! The files of this folder use each other in one direction:
//!
//! - [`kind`] is the trait of a kind: the state that follows from its log. [`replay`] applies the log.
//! - `tournament`, `team`, `team_event` and `comparative` implement it. [`kinds`] lists them.
//! - [`memory`] reads competitions and caches them. It depends on nothing above presence, so matches can ask it about
//!   their tables.
//! - [`Competitions`] is the handle that the rest of the site uses. [`parts`] groups its methods by subject.
//! - [`runnable`] is the trait with the rest of a kind: what is written with its steps, which steps are due. Each kind
//!   implements it in its file `run.rs`. [`runner`] has the code that they share, and [`company`] checks who comes in.
//! - The files in the folder of each kind have its automatic steps, its views, its exports and the actions of people.

mod acts;
mod boards;
mod broken;
mod chronicle;
mod company;
pub mod comparative;
mod correctable;
pub(crate) mod corrections;
pub(crate) mod duties;
mod events;
mod forms;
mod hall_tables;
mod holds;
mod hours;
mod kind;
pub(crate) mod kinds;
mod leave;
mod log_lines;
mod logs;
mod memory;
mod moderated;
mod more_time;
mod names;
mod numbers;
mod own_event;
mod parts;
mod person;
mod place;
mod refusals;
mod reminders;
mod replay;
mod room;
mod runnable;
mod runner;
mod stale_duties;
pub mod team;
pub mod team_event;
mod title;
pub(crate) mod tournament;
mod won;

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::AtomicI64},
};
use store::{
    AnyConn, clubs,
    competitions::{CompetitionId, last_steps_of_unfinished},
    id::UserId,
};

pub(crate) use chronicle::Chronicle;
pub(crate) use hall_tables::HallTable;
pub(crate) use kind::Kind;
pub(crate) use kinds::{by_kind, each_kind};
pub use kinds::{competition_id, competition_name};
pub(crate) use log_lines::shown_hold;
pub(crate) use logs::Logs;
pub(crate) use memory::Memory;
pub(crate) use numbers::number_of;
pub(crate) use person::Person;
pub(crate) use refusals::refused;
pub(crate) use replay::read;
pub(crate) use runnable::{Batch, Due, Prepared, Runnable};

use crate::{error::AppError, house_bots::HouseBots, matches::Matches, node::Node, presence::Presence};

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
    /// Returns the handle. `memory` is the cache that `matches` queries.
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
        let room = self.clone();
        lifecycle.spawn(async move { room.duty_board().keep_duties().await });
    }
}

impl Competitions {
    /// Returns true if an unfinished competition needs a user's account. Broken ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn is_in_a_competition(&self, user: UserId) -> Result<bool, AppError> {
        let mut is_in = false;
        each_kind!(K => is_in = is_in || self.is_in_a::<K>(user).await?);
        Ok(is_in)
    }
}

impl Competitions {
    /// Returns the name of an unfinished competition in which one of `ones` and one of `others` take part, each by an
    /// act of their own, as the caller's transaction sees it. Broken ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn competition_in_common(
        &self,
        connection: &mut AnyConn,
        ones: &BTreeSet<UserId>,
        others: &BTreeSet<UserId>,
    ) -> Result<Option<String>, AppError> {
        for (id, last) in last_steps_of_unfinished(connection)? {
            let name = by_kind!(id, K => self.name_if_common::<K>(connection, (id, last), ones, others)?);
            if name.is_some() {
                return Ok(name);
            }
        }
        Ok(None)
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
    /// Returns everybody who has ever taken part in a competition by an act of their own, as a player or a director. In
    /// a match of a team event these include the people of the event.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn everybody_in(&self, id: CompetitionId) -> Result<BTreeSet<UserId>, AppError> {
        by_kind!(id, K => self.involved_in(&*self.competition::<K>(id).await?).await)
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
            return Err(AppError::Refused(texts::refusals::members_only()));
        }
        Ok(())
    }
}
