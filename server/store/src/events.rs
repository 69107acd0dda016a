//! The logs of matches.

use diesel::prelude::*;
use moment::Millis;
use play::Event;
use rules::Side;

use super::{AnyConn, DbError, columns::column, connect::on_inner, schema::match_events};
use crate::{
    id::{MatchId, RequestId},
    stored::{self, side_name},
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
pub struct Entry {
    pub id: MatchId,
    /// The last event before these.
    pub after: u32,
    pub at: Millis,
    pub cause: Cause,
    pub events: Vec<Event>,
}

impl Entry {
    /// Returns the number of the last event after these are appended.
    pub fn last_seq(&self) -> u32 {
        self.after + u32::try_from(self.events.len()).unwrap_or(u32::MAX)
    }
}

/// Appends the events, one row each. Fails with a conflict if another writer has appended events first, or when the log
/// already has the action.
pub fn append(connection: &mut AnyConn, entry: &Entry) -> Result<(), DbError> {
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
    let rows: Vec<(i32, i64, String)> = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .filter(match_events::seq.gt(column(after)))
        .order(match_events::seq.asc())
        .select((match_events::seq, match_events::at, match_events::event))
        .load(connection)?;
    rows.into_iter()
        .map(|(seq, at, event)| {
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

/// Returns the number of the last event of a log.
pub fn last_seq(connection: &mut AnyConn, id: MatchId) -> Result<u32, DbError> {
    let last: Option<i32> = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .select(diesel::dsl::max(match_events::seq))
        .first(connection)?;
    Ok(last.and_then(|seq| u32::try_from(seq).ok()).unwrap_or(0))
}

/// Returns true if the player of a side has acted after event `seq`.
pub fn has_acted_since(connection: &mut AnyConn, id: MatchId, side: Side, seq: u32) -> Result<bool, DbError> {
    let acted = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .filter(match_events::seq.gt(column(seq)))
        .filter(match_events::side.eq(side_name(side)));
    Ok(diesel::select(diesel::dsl::exists(acted)).get_result(connection)?)
}

/// Returns the number of the last event of an action, if the log has that action.
pub fn answer_to(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    request: &RequestId,
) -> Result<Option<u32>, DbError> {
    let seq: Option<i32> = match_events::table
        .filter(match_events::match_id.eq(id.to_row()))
        .filter(match_events::side.eq(side_name(side)))
        .filter(match_events::request.eq(&request.0))
        .select(match_events::seq)
        .first(connection)
        .optional()?;
    Ok(seq.and_then(|seq| u32::try_from(seq).ok()))
}
