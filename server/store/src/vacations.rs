//! Vacations of players from their correspondence matches.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, schema::vacations};
use crate::id::UserId;

/// Returns the vacations of a player that began after `since`, oldest first, and the one in force at `now`.
pub fn list_vacations(
    connection: &mut AnyConn,
    user: UserId,
    since: Millis,
    now: Millis,
) -> Result<Vec<Vacation>, DbError> {
    let rows: Vec<(i64, i64)> = vacations::table
        .filter(vacations::user_id.eq(user.to_row()))
        .filter(vacations::from_at.gt(since.0).or(vacations::until_at.gt(now.0)))
        .order(vacations::from_at.asc())
        .select((vacations::from_at, vacations::until_at))
        .load(connection)?;
    Ok(rows.into_iter().map(|(from, until)| Vacation { from: Millis(from), until: Millis(until) }).collect())
}

/// Stores a vacation that begins.
pub fn insert(connection: &mut AnyConn, user: UserId, vacation: Vacation) -> Result<(), DbError> {
    diesel::insert_into(vacations::table)
        .values((
            vacations::user_id.eq(user.to_row()),
            vacations::from_at.eq(vacation.from.0),
            vacations::until_at.eq(vacation.until.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Ends the vacation in force at `now`. Returns true if there was one.
pub fn end(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<bool, DbError> {
    let lasting =
        vacations::table.filter(vacations::user_id.eq(user.to_row())).filter(vacations::until_at.gt(now.0));
    Ok(diesel::update(lasting).set(vacations::until_at.eq(now.0)).execute(connection)? > 0)
}

/// Returns the end of the vacation that a player is on at `now`; `None` if the player is not on vacation.
pub fn until(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Option<Millis>, DbError> {
    let until: Option<i64> = vacations::table
        .filter(vacations::user_id.eq(user.to_row()))
        .filter(vacations::until_at.gt(now.0))
        .select(diesel::dsl::max(vacations::until_at))
        .first(connection)?;
    Ok(until.map(Millis))
}

/// Returns the players whose vacation is in force at `since` or ended after it.
pub fn lasting_since(connection: &mut AnyConn, since: Millis) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<i64> = vacations::table
        .filter(vacations::until_at.gt(since.0))
        .select(vacations::user_id)
        .distinct()
        .load(connection)?;
    Ok(rows.into_iter().map(UserId::from_row).collect())
}

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The start and end of a vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vacation {
    pub from: Millis,
    pub until: Millis,
}

impl Vacation {
    /// Returns the length in days, rounded up.
    pub fn days(self) -> u32 {
        let length_ms = (self.until.0 - self.from.0).max(0);
        u32::try_from((length_ms + DAY_MS - 1) / DAY_MS).unwrap_or(u32::MAX)
    }
}
