//! The locks of accounts.
//!
//! A decision that depends on the rows of an account is made under the lock of the account, in the transaction that
//! writes it. On PostgreSQL two transactions could otherwise both count before either of them writes. SQLite has one
//! writer, so there the locks do nothing.
//!
//! Functions that count for a bound ask for an [`AccountLock`], so no bound is counted without the lock. A transaction
//! takes all locks of accounts in one call, before it locks anything else, so transactions do not deadlock.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::{AnyConn, DbError, columns::PORTION, schema::users};
use crate::{account::AccountKind, id::UserId};

/// The lock of an account, held until the end of the transaction.
#[derive(Debug)]
pub struct AccountLock {
    user: UserId,
}

impl AccountLock {
    /// Returns the account.
    pub fn user(&self) -> UserId {
        self.user
    }
}

/// The locks of some persons, held until the end of the transaction.
#[derive(Debug)]
pub struct PersonLocks(());

/// Locks an account.
pub fn lock_account(connection: &mut AnyConn, user: UserId) -> Result<AccountLock, DbError> {
    let [lock] = lock_accounts(connection, [user])?;
    Ok(lock)
}

/// Locks some accounts, and returns their locks in the same order.
pub fn lock_accounts<const N: usize>(
    connection: &mut AnyConn,
    users: [UserId; N],
) -> Result<[AccountLock; N], DbError> {
    lock_rows(connection, users.iter().map(|user| user.to_row()).collect())?;
    Ok(users.map(|user| AccountLock { user }))
}

/// Locks the persons who own these accounts. House bots are left out: they choose nothing and are never sanctioned, and
/// many matches with one of them begin at the same moment.
pub fn lock_persons(
    connection: &mut AnyConn,
    users: impl IntoIterator<Item = UserId>,
) -> Result<PersonLocks, DbError> {
    let AnyConn::Postgres(postgres) = connection else { return Ok(PersonLocks(())) };
    let ids: BTreeSet<i64> = users.into_iter().map(UserId::to_row).collect();
    let mut persons = BTreeSet::new();
    for portion in ids.into_iter().collect::<Vec<_>>().chunks(PORTION) {
        let accounts = users::table
            .filter(users::id.eq_any(portion.to_vec()))
            .select((users::id, users::owner_id, users::kind))
            .load::<(i64, Option<i64>, String)>(postgres)?;
        let not_of_house =
            |owner: Option<i64>, kind: &str| owner.is_some() || kind != AccountKind::Bot.as_str();
        persons.extend(
            accounts
                .into_iter()
                .filter(|(_, owner, kind)| not_of_house(*owner, kind))
                .map(|(id, owner, _)| owner.unwrap_or(id)),
        );
    }
    lock_rows(connection, persons)?;
    Ok(PersonLocks(()))
}

/// Locks the rows of accounts in the order of their ids.
fn lock_rows(connection: &mut AnyConn, ids: BTreeSet<i64>) -> Result<(), DbError> {
    let AnyConn::Postgres(postgres) = connection else { return Ok(()) };
    for portion in ids.into_iter().collect::<Vec<_>>().chunks(PORTION) {
        users::table
            .filter(users::id.eq_any(portion.to_vec()))
            .order(users::id.asc())
            .select(users::id)
            // Not FOR UPDATE: every row that names an account holds it FOR KEY SHARE.
            .for_no_key_update()
            .load::<i64>(postgres)?;
    }
    Ok(())
}
