//! The right to act as a moderator. Rooms of all floors ask for it.

use std::collections::BTreeSet;

use store::{
    AnyConn,
    account::{Account, Author},
    address_accounts, devices,
    id::UserId,
    moderation, people,
};
use wire::Millis;

use crate::error::AppError;

const NO_MODERATOR: AppError = AppError::Forbidden("only moderators may do that");
const INVOLVED: AppError = AppError::Forbidden(
    "you took part in this, or an account did that shares your owner, browser or address; another moderator has to \
     decide",
);

/// A moderator who may act now. Only [`Moderator::check`] makes one, and every route for moderators begins with it.
#[derive(Debug, Clone)]
pub struct Moderator {
    user: UserId,
    /// The people who count as the moderator: the same owner, browser or address. Addresses of halls do not count.
    circle: BTreeSet<UserId>,
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
        if is_involved { Err(INVOLVED) } else { Ok(()) }
    }
}
