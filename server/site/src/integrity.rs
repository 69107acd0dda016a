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

use store::{AnyConn, account::Account, address::AddressRange, id::UserId};
use texts::refusals;

use crate::{
    accounts::Accounts,
    competitions::Competitions,
    error::AppError,
    matches::Matches,
    moderator::{Moderator, Sides},
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
        match self.competitions.competition_in_common(&own, &theirs).await? {
            Some(name) => Err(AppError::Forbidden(refusals::moderator_in_competition(name))),
            None => Ok(()),
        }
    }

    /// Checks that a moderator does not decide about a network from which an account of the moderator's circle or an
    /// opponent has been on the site. The block of an opponent's network would win a match in play on time.
    ///
    /// # Errors
    /// If the account is not a moderator's, or such an account was used from the network.
    pub async fn check_network(
        &self,
        accounts: &Accounts,
        account: &Account,
        network: AddressRange,
    ) -> Result<(), AppError> {
        let (user, now, accounts) = (account.id, self.node.clock.now(), accounts.clone());
        let checked = self.check_no_opponent(account, move |connection| {
            let seen = accounts.seen_in(connection, &network)?;
            Moderator::check(connection, user, now)?.check_apart(connection, seen.iter().copied())?;
            Ok(seen)
        });
        checked.await
    }
}
