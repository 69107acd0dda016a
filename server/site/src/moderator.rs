//! The right to act as a moderator. Rooms of all floors ask for it.

use std::collections::BTreeSet;

use store::{
    AnyConn,
    account::{Account, Author},
    address_accounts, devices,
    id::UserId,
    matches::current,
    moderation, people, persons,
};
use wire::Millis;

use crate::error::AppError;

const NO_MODERATOR: AppError = AppError::Forbidden("only moderators may do that");
const INVOLVED: AppError = AppError::Forbidden(
    "you took part in this, or an account did that shares your owner, browser or address; another moderator has to \
     decide",
);

/// The error for a decision about an opponent.
pub(crate) const OPPONENT: AppError = AppError::Forbidden(
    "you, or an account that shares your owner, browser or address, plays against this player, has done so within 30 \
     days, or is in a competition with this player that is not over; another moderator has to decide",
);
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
            return Err(NO_MODERATOR);
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

    /// Checks that no account of the moderator's circle, and none of its bots, took part in what is decided.
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
        if is_involved { Err(INVOLVED) } else { Ok(()) }
    }

    /// Checks that no account of the moderator's circle plays against one of these players, or has just done so.
    /// Returns the accounts of both sides.
    ///
    /// # Errors
    /// If one of them does.
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
        let own = persons::with_bots(connection, &self.circle)?;
        let theirs = persons::with_bots(connection, &persons)?;
        if current::have_met(connection, &own, &theirs, Millis(now.0 - OPPONENT_MS))? {
            return Err(OPPONENT);
        }
        Ok(Sides { own, theirs })
    }
}
