//! The logs of matches: each has a row for each event, and after some time one packed row instead. Readers do not
//! notice the difference.

use diesel::prelude::*;
use moment::Millis;
use play::Event;
use rules::Side;

use super::{
    AnyConn, DbError,
    columns::column,
    connect::on_inner,
    packed_logs,
    schema::{match_events, matches},
};
use crate::{
    id::{MatchId, RequestId},
    stored::{self, LogRow, side_name},
};

#[derive(Insertable)]
#[diesel(table_name = match_events, treat_none_as_default_value = false)]
struct NewRow<'a> {
    match_id: i64,
    seq: i32,
    at: i64,
    side: Option<&'static str>,
    request: Option<&'a str>,
    event: String,
}

/// The cause of a group of events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// A player's action.
    Action { side: Side, request: RequestId },
    /// The start of the match, or the clock.
    Nobody,
}

/// Events to append to a log.
#[derive(Debug, Clone)]
pub struct NewEvents {
    pub id: MatchId,
    /// The last event before these.
    pub after: u32,
    pub at: Millis,
    pub cause: Cause,
    pub events: Vec<Event>,
}

impl NewEvents {
    /// Returns the number of the last event after these are appended.
    pub fn last_seq(&self) -> u32 {
        self.after + u32::try_from(self.events.len()).unwrap_or(u32::MAX)
    }
}

/// Appends the events, one row each. Fails with a conflict if another writer has appended events first, or when the log
/// already has the action.
pub fn append(connection: &mut AnyConn, entry: &NewEvents) -> Result<(), DbError> {
    let (side, request) = match &entry.cause {
        Cause::Action { side, request } => (Some(side_name(*side)), Some(request.0.as_str())),
        Cause::Nobody => (None, None),
    };
    for (seq, event) in (entry.after + 1..).zip(&entry.events) {
        let row = NewRow {
            match_id: entry.id.to_row(),
            seq: column(seq),
            at: entry.at.0,
            side,
            // Only the last event of an action carries the request id, because an answer refers to that event.
            request: request.filter(|_| seq == entry.last_seq()),
            event: stored::encode(event),
        };
        let insert = diesel::insert_into(match_events::table).values(&row);
        on_inner!(connection, |inner| insert.execute(inner))?;
    }
    Ok(())
}

/// The number of the last event that [`try_out`] writes. No match has as many.
const TRIED_LAST: i32 = i32::MAX;
/// The number of events of a thorough trial, and the length of each. Together they are larger than a page, so that they
/// need new ones, and each is small enough to be stored in its page.
const TRIED_THOROUGHLY: i32 = 8;
const TRIED_LENGTH: usize = 1_500;

/// Appends events to the log of a match as an action does, and removes them in the same transaction, so that nobody
/// sees them. This shows whether an action could be saved. Does nothing before the first match has begun.
///
/// # Errors
/// If an action could not be saved.
pub(crate) fn try_out(connection: &mut AnyConn, is_thorough: bool) -> Result<(), DbError> {
    // A match that has begun stays, so that nobody deletes its row meanwhile.
    let begun = matches::table.filter(matches::status.ne("open"));
    let first_match = begun.select(diesel::dsl::min(matches::id));
    let Some(id) = first_match.first::<Option<i64>>(connection)? else { return Ok(()) };
    let (count, length) = if is_thorough { (TRIED_THOROUGHLY, TRIED_LENGTH) } else { (1, 1) };
    let first = TRIED_LAST - (count - 1);
    for seq in first..=TRIED_LAST {
        let row = NewRow { match_id: id, seq, at: 0, side: None, request: None, event: "-".repeat(length) };
        let insert = diesel::insert_into(match_events::table).values(&row);
        on_inner!(connection, |inner| insert.execute(inner))?;
    }
    // Changes no row, but needs the lock on the table that an action needs.
    let none = matches::table.filter(matches::id.eq(id)).filter(matches::last_seq.lt(0));
    diesel::update(none).set(matches::last_seq.eq(0)).execute(connection)?;
    let tried = match_events::table.filter(match_events::match_id.eq(id)).filter(match_events::seq.ge(first));
    diesel::delete(tried).execute(connection)?;
    Ok(())
}

/// An entry of a log.
#[derive(Debug, Clone)]
pub struct Logged {
    pub seq: u32,
    pub at: Millis,
    pub event: Event,
}

/// Returns a whole log, in order.
pub fn of_match(connection: &mut AnyConn, id: MatchId) -> Result<Vec<Logged>, DbError> {
    after(connection, id, 0)
}

/// Returns the events of a log after event `after`, in order.
pub fn after(connection: &mut AnyConn, id: MatchId, after: u32) -> Result<Vec<Logged>, DbError> {
    rows_after(connection, id, column(after))?
        .into_iter()
        .map(|LogRow { seq, at, event, .. }| {
            let broken = |what: &dyn std::fmt::Display| {
                DbError::Broken(format!("match_events: event {seq} of {id}: {what}"))
            };
            Ok(Logged {
                seq: u32::try_from(seq).map_err(|error| broken(&error))?,
                at: Millis(at),
                event: stored::decode(&event).map_err(|error| broken(&error))?,
            })
        })
        .collect()
}

/// Returns the rows of a log after event `after`, in order, in whichever form they are stored.
fn rows_after(connection: &mut AnyConn, id: MatchId, after: i32) -> Result<Vec<LogRow>, DbError> {
    // Read first: when they are gone, the transaction that packed them is visible.
    let unpacked = unpacked_after(connection, id, after)?;
    if unpacked.first().is_some_and(|row| row.seq == after.saturating_add(1)) {
        return Ok(unpacked);
    }
    let mut rows = packed_logs::of_match(connection, id)?;
    rows.retain(|row| row.seq > after);
    rows.extend(unpacked);
    Ok(rows)
}

fn unpacked_after(connection: &mut AnyConn, id: MatchId, after: i32) -> Result<Vec<LogRow>, DbError> {
    Ok(match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .filter(match_events::seq.gt(after))
        .order(match_events::seq.asc())
        .select((
            match_events::seq,
            match_events::at,
            match_events::side,
            match_events::request,
            match_events::event,
        ))
        .load(connection)?)
}

/// Packs the log of a finished match. Does nothing if another node has packed it. Nothing is appended to the log of a
/// finished match; events that were appended all the same would follow the packed ones.
pub fn pack(connection: &mut AnyConn, id: MatchId) -> Result<(), DbError> {
    if !packed_logs::take(connection, id)? {
        return Ok(());
    }
    let rows = unpacked_after(connection, id, i32::MIN)?;
    if rows.is_empty() {
        return Ok(());
    }
    packed_logs::insert(connection, id, &rows)?;
    let packed = match_events::table.filter(match_events::match_id.eq(id.to_row()));
    if diesel::delete(packed).execute(connection)? == rows.len() {
        Ok(())
    } else {
        Err(DbError::Contended("match_events changed while they were packed".to_owned()))
    }
}

/// Returns the number of the last event of a log.
pub fn last_seq(connection: &mut AnyConn, id: MatchId) -> Result<u32, DbError> {
    let unpacked: Option<i32> = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .select(diesel::dsl::max(match_events::seq))
        .first(connection)?;
    let last = match unpacked {
        Some(seq) => Some(seq),
        None => packed_logs::of_match(connection, id)?.last().map(|row| row.seq),
    };
    Ok(last.and_then(|seq| u32::try_from(seq).ok()).unwrap_or(0))
}

/// Returns true if the player of a side has acted after event `seq`.
pub fn has_acted_since(connection: &mut AnyConn, id: MatchId, side: Side, seq: u32) -> Result<bool, DbError> {
    let rows = rows_after(connection, id, column(seq))?;
    Ok(rows.iter().any(|row| row.side.as_deref() == Some(side_name(side))))
}

/// Returns the number of the last event of an action, if the log has that action.
pub fn answer_to(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    request: &RequestId,
) -> Result<Option<u32>, DbError> {
    let unpacked: Option<i32> = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .filter(match_events::side.eq(side_name(side)))
        .filter(match_events::request.eq(&request.0))
        .select(match_events::seq)
        .first(connection)
        .optional()?;
    let is_answer = |row: &LogRow| {
        row.side.as_deref() == Some(side_name(side)) && row.request.as_deref() == Some(request.0.as_str())
    };
    let seq = match unpacked {
        Some(seq) => Some(seq),
        None => packed_logs::of_match(connection, id)?.into_iter().find(is_answer).map(|row| row.seq),
    };
    Ok(seq.and_then(|seq| u32::try_from(seq).ok()))
}

#[cfg(test)]
mod tests;
