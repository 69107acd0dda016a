//! The right to act as a moderator. Rooms of all floors ask for it.

use std::collections::BTreeSet;

use store::{
    AnyConn,
    account::{Account, Author},
    account_locks, address_accounts, devices,
    id::UserId,
    matches::current,
    moderation, people, persons,
};
use texts::refusals;
use wire::Millis;

use crate::error::AppError;

/// The time for which a moderator decides nothing about an opponent after their match.
const OPPONENT_MS: i64 = 30 * 86_400_000;

/// A moderator who may act now. Only [`Moderator::check`] makes one, and every route for moderators begins with it.
#[derive(Debug, Clone)]
pub struct Moderator {
    user: UserId,
    /// The people who count as the moderator: the same owner, browser or address. Addresses of halls do not count.
    circle: BTreeSet<UserId>,
}

/// The accounts of a moderator's circle, and those of the players about whom the moderator decides.
#[derive(Debug)]
pub(crate) struct Sides {
    pub(crate) own: BTreeSet<UserId>,
    pub(crate) theirs: BTreeSet<UserId>,
}

impl Moderator {
    /// Returns the moderator.
    ///
    /// # Errors
    /// If the user is not a moderator, or is suspended or banned.
    pub fn check(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Moderator, AppError> {
        if !moderation::is_moderator(connection, user, now)? {
            return Err(AppError::Forbidden(refusals::only_moderators()));
        }
        let mut near = devices::beside(connection, user, Millis(now.0 - devices::SHARED_MS))?;
        near.extend(address_accounts::beside(connection, user)?);
        near.insert(user);
        let circle = people::by_ids(connection, near)?.values().map(Account::answerable).collect();
        Ok(Moderator { user, circle })
    }

    /// Returns the moderator as the author of an act.
    pub fn author(&self) -> Author {
        Author::Moderator(self.user)
    }

    /// Checks that no account or bot of the moderator's circle took part in what is decided.
    ///
    /// # Errors
    /// If one of them did.
    pub fn check_apart(
        &self,
        connection: &mut AnyConn,
        involved: impl IntoIterator<Item = UserId>,
    ) -> Result<(), AppError> {
        let people = people::by_ids(connection, involved)?;
        let is_involved = people.values().any(|account| self.circle.contains(&account.answerable()));
        if is_involved { Err(AppError::Forbidden(refusals::moderator_involved())) } else { Ok(()) }
    }

    /// Checks that no account of the moderator's circle plays against one of these players, or has just done so.
    /// Returns the accounts of both sides.
    ///
    /// It locks both sides, so call it first in the transaction of the decision. A match of the two, or an entry into a
    /// competition, then comes before the check or after the decision.
    ///
    /// # Errors
    /// If one of them does, or the moderator may no longer act.
    pub(crate) fn check_no_match(
        &self,
        connection: &mut AnyConn,
        players: &BTreeSet<UserId>,
        now: Millis,
    ) -> Result<Sides, AppError> {
        let players = people::by_ids(connection, players.iter().copied())?;
        let mut persons: BTreeSet<UserId> = players.values().map(Account::answerable).collect();
        // Nobody meets oneself; `check_apart` refuses what is about the circle.
        persons.retain(|person| !self.circle.contains(person));
        account_locks::lock_persons(connection, self.circle.iter().chain(&persons).copied())?;
        if !moderation::is_moderator(connection, self.user, now)? {
            return Err(AppError::Forbidden(refusals::only_moderators()));
        }
        let own = persons::with_bots(connection, &self.circle)?;
        let theirs = persons::with_bots(connection, &persons)?;
        if current::have_met(connection, &own, &theirs, Millis(now.0 - OPPONENT_MS))? {
            return Err(AppError::Forbidden(refusals::moderator_is_opponent()));
        }
        Ok(Sides { own, theirs })
    }
}
