//! The accounts that count as one person.

use std::collections::BTreeSet;

use store::id::UserId;

/// A user with all accounts that count as the same person: the owner, the accounts of the owner's browsers and
/// addresses, and the bots of all of them.
///
/// Rules about "the director" take a person and not an account, so that a second account of the director is subject to
/// them too. `Competitions::person` reads one.
#[derive(Debug, Clone)]
pub(crate) struct Person {
    user: UserId,
    accounts: BTreeSet<UserId>,
}

impl Person {
    pub(super) fn new(user: UserId, mut accounts: BTreeSet<UserId>) -> Person {
        accounts.insert(user);
        Person { user, accounts }
    }

    /// Returns the account that acts.
    pub(crate) const fn user(&self) -> UserId {
        self.user
    }

    /// Returns true if an account counts as this person.
    pub(crate) fn has(&self, account: UserId) -> bool {
        self.accounts.contains(&account)
    }

    /// Returns all accounts.
    pub(crate) fn accounts(&self) -> impl Iterator<Item = UserId> {
        self.accounts.iter().copied()
    }
}
