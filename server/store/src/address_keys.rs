//! The daily keys of address hashes, and the time until which the log shows plain addresses.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{address_keys, plain_addresses},
};

/// The key of the only row of `plain_addresses`.
const ONLY: i32 = 1;

/// Returns every day's sealed key, oldest first.
pub fn all(connection: &mut AnyConn) -> Result<Vec<(i64, String)>, DbError> {
    let rows = address_keys::table.order(address_keys::day);
    Ok(rows.select((address_keys::day, address_keys::sealed_key)).load(connection)?)
}

/// Stores a day's key. A conflict means that another node stored one first.
pub fn insert(connection: &mut AnyConn, day: i64, sealed_key: &str) -> Result<(), DbError> {
    diesel::insert_into(address_keys::table)
        .values((address_keys::day.eq(day), address_keys::sealed_key.eq(sealed_key)))
        .execute(connection)?;
    Ok(())
}

/// Deletes the keys of all days before `day`. Hashes made with them can no longer be recomputed.
pub fn delete_before(connection: &mut AnyConn, day: i64) -> Result<usize, DbError> {
    Ok(diesel::delete(address_keys::table.filter(address_keys::day.lt(day))).execute(connection)?)
}

/// Returns the time until which the log shows plain addresses; `None` if it does not. The time may have passed.
pub fn plain_until(connection: &mut AnyConn) -> Result<Option<Millis>, DbError> {
    let until: Option<i64> =
        plain_addresses::table.find(ONLY).select(plain_addresses::until).first(connection).optional()?;
    Ok(until.map(Millis))
}

/// Switches plain addresses on until a time, or off. Returns true if anything changed.
pub fn set_plain_until(connection: &mut AnyConn, until: Option<Millis>) -> Result<bool, DbError> {
    let removed = diesel::delete(plain_addresses::table).execute(connection)?;
    let Some(until) = until else { return Ok(removed > 0) };
    diesel::insert_into(plain_addresses::table)
        .values((plain_addresses::only_row.eq(ONLY), plain_addresses::until.eq(until.0)))
        .execute(connection)?;
    Ok(true)
}
