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
use wire::Millis;

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
    /// Writes a decision of a moderator about a network. The moderator does not decide about a network from which an
    /// account of the moderator's circle or an opponent has been on the site: the block of an opponent's network would
    /// win a match in play on time.
    ///
    /// # Errors
    /// If the account is not a moderator's, such an account was used from the network, or the decision is refused.
    pub async fn decide_about_network(
        &self,
        accounts: &Accounts,
        account: &Account,
        network: AddressRange,
        decide: impl FnOnce(&mut AnyConn) -> Result<(), AppError> + Send + 'static,
    ) -> Result<(), AppError> {
        let (user, now, accounts) = (account.id, self.node.clock.now(), accounts.clone());
        // Read before: the addresses of a wide network have many hashes.
        let read = self.node.store.read(move |connection| {
            let moderator = Moderator::check(connection, user, now)?;
            let seen = accounts.seen_in(connection, &network)?;
            moderator.check_apart(connection, seen.iter().copied())?;
            Ok::<_, AppError>(seen)
        });
        let (seen, competitions) = (read.await?, self.competitions.clone());
        let written = self.node.store.write(move |connection| {
            let moderator = Moderator::check(connection, user, now)?;
            check_no_opponent(connection, &competitions, &moderator, &seen, now)?;
            decide(connection)
        });
        written.await
    }
}

/// Checks in the transaction of a decision, before it writes anything, that a moderator does not decide about an
/// opponent: one of `players` against whom an account of the moderator's circle plays, or with whom it takes part in a
/// competition. Players who do not exist are refused by the decision itself.
///
/// # Errors
/// If one of them is an opponent.
fn check_no_opponent(
    connection: &mut AnyConn,
    competitions: &Competitions,
    moderator: &Moderator,
    players: &BTreeSet<UserId>,
    now: Millis,
) -> Result<(), AppError> {
    let Sides { own, theirs } = moderator.check_no_match(connection, players, now)?;
    match competitions.competition_in_common(connection, &own, &theirs)? {
        Some(name) => Err(AppError::Forbidden(refusals::moderator_in_competition(name))),
        None => Ok(()),
    }
}
