//! The row that a running site keeps writing, and the outages that follow from its gaps.
//!
//! Every node writes the row again and again. A gap in which no node wrote it is an outage: no action could be saved.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{heartbeat, outages},
};

// The table has one row, because a heartbeat must not make the database grow.
const ONLY: i32 = 1;

/// The time for which outages are kept. No match waits as long for one action.
const KEPT_MS: i64 = 400 * 24 * 60 * 60 * 1_000;

/// The maximum number of outages that are read. The newest ones are read.
const READ_MAX: i64 = 10_000;

/// A time in which no node could write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// Its number. Later outages have higher ones.
    pub number: i64,
    /// The last moment before it at which a node could write.
    pub from: Millis,
    /// The first moment after it at which a node could write.
    pub to: Millis,
}

/// The state of a node while it writes the row.
#[derive(Debug, Clone, Copy)]
pub struct Seen {
    pub now: Millis,
    /// True if this node has not written the row for so long that there may have been an outage.
    pub was_silent: bool,
}

/// Writes the row, and records an outage if neither this node nor another one has written it for `silence_ms`.
/// Returns the time that was written, and the outages after number `known`, oldest first.
///
/// `see` is called when the row is locked, so it notices the time spent waiting for a database that hangs.
///
/// # Errors
/// A conflict if two nodes insert the very first row at the same moment.
pub fn beat(
    connection: &mut AnyConn,
    silence_ms: i64,
    known: i64,
    see: impl FnOnce() -> Seen,
) -> Result<(Millis, Vec<Outage>), DbError> {
    let before = last(connection)?;
    let Seen { now, was_silent } = see();
    match before {
        None => {
            let row = (heartbeat::only_row.eq(ONLY), heartbeat::at.eq(now.0));
            diesel::insert_into(heartbeat::table).values(row).execute(connection)?;
        }
        Some(before) => {
            // A clock that was set back is no outage.
            if was_silent && now.0.saturating_sub(before) > silence_ms {
                record(connection, Millis(before), now)?;
            }
            let row = heartbeat::table.find(ONLY);
            diesel::update(row).set(heartbeat::at.eq(now.0)).execute(connection)?;
        }
    }
    Ok((now, after(connection, known)?))
}

/// Locks the row until the end of the transaction and returns its time. SQLite has one writer anyway.
fn last(connection: &mut AnyConn) -> Result<Option<i64>, DbError> {
    let row = heartbeat::table.find(ONLY).select(heartbeat::at);
    Ok(match connection {
        AnyConn::Postgres(postgres) => row.for_update().load::<i64>(postgres)?.first().copied(),
        AnyConn::Sqlite(sqlite) => row.first(sqlite).optional()?,
    })
}

fn record(connection: &mut AnyConn, from: Millis, to: Millis) -> Result<(), DbError> {
    let newest: Option<i64> = outages::table.select(diesel::dsl::max(outages::number)).first(connection)?;
    let row =
        (outages::number.eq(newest.unwrap_or(0) + 1), outages::from_at.eq(from.0), outages::to_at.eq(to.0));
    diesel::insert_into(outages::table).values(row).execute(connection)?;
    let old = outages::table.filter(outages::to_at.lt(to.0.saturating_sub(KEPT_MS)));
    diesel::delete(old).execute(connection)?;
    Ok(())
}

/// Returns the outages after number `known`, oldest first.
pub fn after(connection: &mut AnyConn, known: i64) -> Result<Vec<Outage>, DbError> {
    let mut rows: Vec<(i64, i64, i64)> = outages::table
        .filter(outages::number.gt(known))
        .order(outages::number.desc())
        .limit(READ_MAX)
        .select((outages::number, outages::from_at, outages::to_at))
        .load(connection)?;
    rows.reverse();
    let outage = |(number, from, to)| Outage { number, from: Millis(from), to: Millis(to) };
    Ok(rows.into_iter().map(outage).collect())
}

/// Returns true if an outage with these ends is recorded, or was so long ago that it is no longer kept.
pub fn is_recorded(connection: &mut AnyConn, from: Millis, to: Millis) -> Result<bool, DbError> {
    let newest: Option<i64> = outages::table.select(diesel::dsl::max(outages::to_at)).first(connection)?;
    if newest.is_some_and(|newest| to.0 < newest.saturating_sub(KEPT_MS)) {
        return Ok(true);
    }
    let same = outages::table.filter(outages::from_at.eq(from.0)).filter(outages::to_at.eq(to.0));
    Ok(diesel::select(diesel::dsl::exists(same)).get_result(connection)?)
}
