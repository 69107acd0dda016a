//! The accounts that have been on the site for a while. A throw-away account is none.

use diesel::{dsl::sql, prelude::*, sql_types::BigInt};
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{rating_history, users},
};
use crate::id::UserId;

/// The number of different days (UTC) on which an established account has finished rated matches.
pub const RATED_DAYS: i64 = 3;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Returns true if an account is at least `days` days old and has finished rated matches on at least [`RATED_DAYS`]
/// different days. Voided matches do not count.
pub fn is_established(
    connection: &mut AnyConn,
    user: UserId,
    days: u32,
    now: Millis,
) -> Result<bool, DbError> {
    let created: Option<i64> =
        users::table.find(user.to_row()).select(users::created_at).first(connection).optional()?;
    if created.is_none_or(|at| now.0 - at < i64::from(days) * DAY_MS) {
        return Ok(false);
    }
    // A division of whole numbers that are not negative, so both databases round down.
    let played: i64 = rating_history::table
        .filter(rating_history::user_id.eq(user.to_row()))
        .filter(rating_history::voided.eq(false))
        .select(sql::<BigInt>(&format!("COUNT(DISTINCT at / {DAY_MS})")))
        .first(connection)?;
    Ok(played >= RATED_DAYS)
}
