//! The maintenance mode: a row that exists while it is on.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, schema::maintenance};

const ONLY: i32 = 1;

/// A maintenance that is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Maintenance {
    pub since: Millis,
    /// The operator's notice for players.
    pub message: Option<String>,
}

/// Returns the maintenance under way, or `None` if matches may begin.
pub fn current(connection: &mut AnyConn) -> Result<Option<Maintenance>, DbError> {
    let row: Option<(i64, String)> = maintenance::table
        .find(ONLY)
        .select((maintenance::since, maintenance::message))
        .first(connection)
        .optional()?;
    Ok(row.map(|(since, message)| Maintenance {
        since: Millis(since),
        message: Some(message).filter(|message| !message.is_empty()),
    }))
}

/// Starts maintenance, or changes the notice of a running one. Returns its start.
pub fn begin(connection: &mut AnyConn, message: &str, now: Millis) -> Result<Millis, DbError> {
    let since = current(connection)?.map_or(now, |already| already.since);
    end(connection)?;
    diesel::insert_into(maintenance::table)
        .values((
            maintenance::only_row.eq(ONLY),
            maintenance::since.eq(since.0),
            maintenance::message.eq(message),
        ))
        .execute(connection)?;
    Ok(since)
}

/// Ends maintenance. Returns true if it was on.
pub fn end(connection: &mut AnyConn) -> Result<bool, DbError> {
    Ok(diesel::delete(maintenance::table).execute(connection)? > 0)
}
