//! Nobody wins a rating or credits from a second account of its own.
//!
//! What is known is little on purpose: which accounts one browser has used of late, by a random cookie. No address and no
//! trait of the machine is kept or compared, so whoever takes the trouble gets round it; it stops what is easy. Those who
//! share a browser play each other unrated, also where the draw of a knock-out pairs them.

use wire::Millis;

use super::terms::Agreed;
use crate::{
    account::Account,
    db::{AnyConn, devices, people},
    error::AppError,
    id::UserId,
};

/// A browser that has not used an account for so long has forgotten it.
pub(crate) const SHARED_BROWSER_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// Refuses a match for a rating or for credits between accounts of one browser. For bots their owners count.
///
/// # Errors
/// [`AppError::OwnAccount`], or if the database fails.
pub(super) fn check(
    connection: &mut AnyConn,
    pair: [UserId; 2],
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    if agreed.rated.is_none() && agreed.stake.is_none() {
        return Ok(());
    }
    check_pair(connection, pair, now)
}

/// Refuses accounts of one browser, or of one person, where one could win what the other puts in.
///
/// # Errors
/// As [`check`].
pub(super) fn check_pair(connection: &mut AnyConn, pair: [UserId; 2], now: Millis) -> Result<(), AppError> {
    let people = people::by_ids(connection, pair)?;
    let answerable = pair.map(|user| people.get(&user).map_or(user, Account::answerable));
    if answerable[0] == answerable[1]
        || devices::have_shared(connection, answerable, Millis(now.0 - SHARED_BROWSER_MS))?
    {
        return Err(AppError::OwnAccount);
    }
    Ok(())
}
