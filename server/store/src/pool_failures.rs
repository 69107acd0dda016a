//! Payouts of tournaments that have failed. A row is written outside the failed transaction, and deleted by the
//! payout itself.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, columns::column, schema::pool_failures as failures};
use crate::id::TournamentId;

/// The number of failed attempts from which an event is reported: by the metric, on the desk, by `admin check`.
pub const TRIES_BEFORE_ALERT: u32 = 2;
/// The maximum length of a stored cause in characters.
const CAUSE_MAX: usize = 500;

/// The failed attempts at a payout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failed {
    pub tries: u32,
    pub first_at: Millis,
    pub last_at: Millis,
    pub cause: String,
}

/// Returns the failed attempts at the payout of an event.
pub fn load_failure(connection: &mut AnyConn, id: TournamentId) -> Result<Option<Failed>, DbError> {
    let row: Option<(i32, i64, i64, String)> = failures::table
        .find(id.to_row())
        .select((failures::tries, failures::first_at, failures::last_at, failures::cause))
        .first(connection)
        .optional()?;
    Ok(row.map(failed))
}

fn failed((tries, first_at, last_at, cause): (i32, i64, i64, String)) -> Failed {
    let tries = u32::try_from(tries).unwrap_or(0);
    Failed { tries, first_at: Millis(first_at), last_at: Millis(last_at), cause }
}

/// Stores a failed attempt.
pub fn store_failure(
    connection: &mut AnyConn,
    id: TournamentId,
    at: Millis,
    cause: &str,
) -> Result<(), DbError> {
    let known = load_failure(connection, id)?;
    let (tries, first_at) = known.map_or((0, at), |known| (known.tries, known.first_at));
    clear(connection, id)?;
    diesel::insert_into(failures::table)
        .values((
            failures::tournament_id.eq(id.to_row()),
            failures::tries.eq(column(tries.saturating_add(1))),
            failures::first_at.eq(first_at.0),
            failures::last_at.eq(at.0),
            failures::cause.eq(cause.chars().take(CAUSE_MAX).collect::<String>()),
        ))
        .execute(connection)?;
    Ok(())
}

/// Ends the pause before the next attempt.
pub fn allow_now(connection: &mut AnyConn, id: TournamentId) -> Result<(), DbError> {
    diesel::update(failures::table.find(id.to_row())).set(failures::last_at.eq(0_i64)).execute(connection)?;
    Ok(())
}

/// Deletes the failures of an event whose payout has succeeded.
pub fn clear(connection: &mut AnyConn, id: TournamentId) -> Result<(), DbError> {
    diesel::delete(failures::table.find(id.to_row())).execute(connection)?;
    Ok(())
}

/// Returns the number of events to report.
pub fn count(connection: &mut AnyConn) -> Result<i64, DbError> {
    let reported = failures::table.filter(failures::tries.ge(column(TRIES_BEFORE_ALERT)));
    Ok(reported.count().get_result(connection)?)
}
