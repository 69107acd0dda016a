//! Fair play: suspicions, sanctions, moderation, voided matches, blocked addresses.

pub mod blocks;
mod checks;
pub(crate) mod engine_help;
pub mod fair_play;
mod gifts;
pub mod moderation;
pub mod sanctions;
pub mod voiding;
pub mod voids;

use std::{collections::BTreeSet, sync::Arc};

use store::{AnyConn, account::Account, id::UserId};

use crate::{
    competitions::Competitions,
    error::AppError,
    matches::Matches,
    moderator::{Moderator, OPPONENT, Sides},
    node::Node,
    presence::Presence,
    sensor_boards::SensorBoards,
};

/// Fair play and moderation, as one node serves them. A cheaply cloned handle, passed to the functions of this
/// module.
#[derive(Debug, Clone)]
pub struct Integrity {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    pub(crate) matches: Matches,
    pub(crate) competitions: Competitions,
    pub(crate) sensor_boards: SensorBoards,
}

impl Integrity {
    /// Checks that a moderator does not decide about an opponent. `about` returns the players in question. Players who
    /// do not exist are refused by the decision itself.
    ///
    /// # Errors
    /// If the account is not a moderator's, or an account of its circle meets one of the players.
    async fn check_no_opponent(
        &self,
        account: &Account,
        about: impl FnOnce(&mut AnyConn) -> Result<BTreeSet<UserId>, AppError> + Send + 'static,
    ) -> Result<(), AppError> {
        let (user, now) = (account.id, self.node.clock.now());
        let read = self.node.store.read(move |connection| {
            let moderator = Moderator::check(connection, user, now)?;
            let players = about(connection)?;
            moderator.check_no_match(connection, &players, now)
        });
        let Sides { own, theirs } = read.await?;
        if self.competitions.have_one_in_common(&own, &theirs).await? { Err(OPPONENT) } else { Ok(()) }
    }
}
