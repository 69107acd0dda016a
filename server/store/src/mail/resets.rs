//! Requests for a password reset that wait for their mail.

use diesel::prelude::*;
use moment::Millis;

use crate::{AnyConn, DbError, id::random_id, schema::reset_requests};

/// The maximum number of password reset requests that may wait.
const RESETS_MAX: i64 = 10_000;

/// The maximum number of bytes of a request that are stored: no name and no address is longer.
const ASKED_MAX: usize = 254;

/// Stores a password reset request. Returns true if there was room. Does not look up the account.
pub fn ask_for_reset(connection: &mut AnyConn, asked: &str, now: Millis) -> Result<bool, DbError> {
    let waiting: i64 = reset_requests::table.count().get_result(connection)?;
    if waiting >= RESETS_MAX {
        return Ok(false);
    }
    // No account has a longer name or address; an empty text is stored in its place.
    let asked = if asked.len() > ASKED_MAX { "" } else { asked };
    diesel::insert_into(reset_requests::table)
        .values((
            reset_requests::id.eq(random_id()),
            reset_requests::asked.eq(asked),
            reset_requests::asked_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the waiting password reset requests, oldest first.
pub fn waiting_resets(connection: &mut AnyConn, limit: i64) -> Result<Vec<(i64, String)>, DbError> {
    let rows = reset_requests::table
        .order((reset_requests::asked_at, reset_requests::id))
        .limit(limit)
        .select((reset_requests::id, reset_requests::asked))
        .load(connection)?;
    Ok(rows)
}

/// Claims a password reset request by deleting it. Returns true unless another node was first.
pub fn take_reset(connection: &mut AnyConn, id: i64) -> Result<bool, DbError> {
    Ok(diesel::delete(reset_requests::table.find(id)).execute(connection)? == 1)
}
