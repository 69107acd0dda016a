//! The accounts that each browser has used recently.

use std::collections::BTreeSet;

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, account_locks::AccountLock, schema::device_accounts};
use crate::id::UserId;

/// The time for which accounts used in one browser count as one person's: 30 days.
pub const SHARED_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

/// Stores that an account is used in a browser. If an account has more than `most` browsers, the least recently
/// used one is deleted.
pub fn store_use_of_device(
    connection: &mut AnyConn,
    device_hash: &str,
    account: &AccountLock,
    now: Millis,
    most: u16,
) -> Result<(), DbError> {
    let user = account.user();
    let known = device_accounts::table.find((device_hash, user.to_row()));
    if diesel::update(known).set(device_accounts::seen_at.eq(now.0)).execute(connection)? == 0 {
        let row = (
            device_accounts::device_hash.eq(device_hash),
            device_accounts::user_id.eq(user.to_row()),
            device_accounts::seen_at.eq(now.0),
        );
        let insert = diesel::insert_into(device_accounts::table).values(row).on_conflict_do_nothing();
        match connection {
            AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
            AnyConn::Postgres(postgres) => insert.execute(postgres)?,
        };
        let others: Vec<String> = device_accounts::table
            .filter(device_accounts::user_id.eq(user.to_row()))
            .filter(device_accounts::device_hash.ne(device_hash))
            .order((device_accounts::seen_at.desc(), device_accounts::device_hash))
            .select(device_accounts::device_hash)
            .load(connection)?;
        let kept = usize::from(most.saturating_sub(1)).min(others.len());
        let old = device_accounts::table
            .filter(device_accounts::user_id.eq(user.to_row()))
            .filter(device_accounts::device_hash.eq_any(&others[kept..]));
        diesel::delete(old).execute(connection)?;
    }
    Ok(())
}

/// Returns true if some browser has used both accounts since `since`.
pub fn have_shared(
    connection: &mut AnyConn,
    [one, other]: [UserId; 2],
    since: Millis,
) -> Result<bool, DbError> {
    Ok(beside(connection, one, since)?.contains(&other))
}

/// Returns the accounts that a browser of this account has used since `since`, this one included.
pub fn beside(connection: &mut AnyConn, user: UserId, since: Millis) -> Result<BTreeSet<UserId>, DbError> {
    let own = device_accounts::table
        .filter(device_accounts::user_id.eq(user.to_row()))
        .filter(device_accounts::seen_at.gt(since.0))
        .select(device_accounts::device_hash)
        .load::<String>(connection)?;
    let users = device_accounts::table
        .filter(device_accounts::device_hash.eq_any(own))
        .filter(device_accounts::seen_at.gt(since.0))
        .select(device_accounts::user_id)
        .load(connection)?;
    Ok(users.into_iter().map(UserId::from_row).collect())
}

/// Returns pairs of accounts used from one browser, newest first. The time is the browser's last use of the account
/// it used less recently.
pub fn sharing(connection: &mut AnyConn, limit: i64) -> Result<Vec<([UserId; 2], Millis)>, DbError> {
    let (one, other) = diesel::alias!(device_accounts as one, device_accounts as other);
    let rows: Vec<(i64, i64, i64, i64)> = one
        .inner_join(
            other.on(one
                .field(device_accounts::device_hash)
                .eq(other.field(device_accounts::device_hash))
                .and(one.field(device_accounts::user_id).lt(other.field(device_accounts::user_id)))),
        )
        .order((one.field(device_accounts::seen_at).desc(), other.field(device_accounts::seen_at).desc()))
        .limit(limit)
        .select((
            one.field(device_accounts::user_id),
            other.field(device_accounts::user_id),
            one.field(device_accounts::seen_at),
            other.field(device_accounts::seen_at),
        ))
        .load(connection)?;
    let pairs = rows.into_iter().map(|(one, other, one_at, other_at)| {
        ([UserId::from_row(one), UserId::from_row(other)], Millis(one_at.min(other_at)))
    });
    Ok(pairs.collect())
}

/// Deletes entries last seen before `before`.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<usize, DbError> {
    let old = device_accounts::table.filter(device_accounts::seen_at.lt(before.0));
    Ok(diesel::delete(old).execute(connection)?)
}
