//! Prevents players from winning rating points or credits from their own second account.
//!
//! Deliberately little data is used: the accounts that one browser has used recently, by a random cookie. No address
//! and no property of the machine is stored or compared. This stops easy cases; determined users can get around it.
//! Accounts that share a browser play each other unrated, also when a knock-out draw pairs them.

use store::{AnyConn, account::Account, devices, id::UserId, people};
use wire::Millis;

use crate::{error::AppError, match_state::terms::Agreed};

/// The age at which the use of an account by a browser is forgotten.
pub const SHARED_BROWSER_MS: i64 = devices::SHARED_MS;

/// Refuses a rated or staked match between accounts of one browser. Bots count as their owners.
///
/// # Errors
/// [`AppError::OwnAccount`], or if the database fails.
pub(crate) fn check(
    connection: &mut AnyConn,
    pair: [UserId; 2],
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    if !agreed.counts() {
        return Ok(());
    }
    check_pair(connection, pair, now)
}

/// Refuses a pair of accounts of one browser, or of one person, where one could win the other's stake.
///
/// # Errors
/// As [`check`].
pub(crate) fn check_pair(connection: &mut AnyConn, pair: [UserId; 2], now: Millis) -> Result<(), AppError> {
    let people = people::by_ids(connection, pair)?;
    let answerable = pair.map(|user| people.get(&user).map_or(user, Account::answerable));
    if answerable[0] == answerable[1]
        || devices::have_shared(connection, answerable, Millis(now.0 - SHARED_BROWSER_MS))?
    {
        return Err(AppError::OwnAccount);
    }
    Ok(())
}
