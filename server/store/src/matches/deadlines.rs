//! The deadlines of matches, and the sides that must act. Only matches in play have any, so their logs are not packed.

use diesel::{prelude::*, sql_types::BigInt};
use moment::Millis;
use rules::Side;

use crate::{
    AnyConn, DbError,
    connect::on_inner,
    id::{MatchId, UserId},
    schema::matches,
    stored::side_of_name,
};

/// Returns the matches whose deadline has passed at `now`.
pub fn overdue(connection: &mut AnyConn, now: Millis) -> Result<Vec<MatchId>, DbError> {
    let ids: Vec<i64> = matches::table
        .filter(matches::next_deadline.le(now.0))
        .order(matches::next_deadline.asc())
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Returns the earliest deadline of any match after `now`.
pub fn next_deadline_after(connection: &mut AnyConn, now: Millis) -> Result<Option<Millis>, DbError> {
    let at: Option<Option<i64>> = matches::table
        .filter(matches::next_deadline.gt(now.0))
        .order(matches::next_deadline.asc())
        .select(matches::next_deadline)
        .first(connection)
        .optional()?;
    Ok(at.flatten().map(Millis))
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Returns the matches with a deadline until `until` whose last event is older than `since`.
pub fn without_event_since(
    connection: &mut AnyConn,
    since: Millis,
    until: Millis,
) -> Result<Vec<MatchId>, DbError> {
    let rows: Vec<Id> = on_inner!(connection, |inner| diesel::sql_query(
        "SELECT m.id FROM matches m JOIN match_events e ON e.match_id = m.id AND e.seq = m.last_seq \
         WHERE m.next_deadline <= $1 AND e.at < $2 ORDER BY m.next_deadline",
    )
    .bind::<BigInt, _>(until.0)
    .bind::<BigInt, _>(since.0)
    .load(inner))?;
    Ok(rows.into_iter().map(|row| MatchId::from_row(row.id)).collect())
}

#[derive(QueryableByName)]
struct WithoutDeadline {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = BigInt)]
    white_id: i64,
    #[diesel(sql_type = BigInt)]
    black_id: i64,
    #[diesel(sql_type = BigInt)]
    at: i64,
}

/// Returns matches in play without a deadline, with their players and the time of their last event. No clock ends
/// these matches. Leaves out matches of events, which their directors handle.
pub fn without_deadline(connection: &mut AnyConn) -> Result<Vec<(MatchId, [UserId; 2], Millis)>, DbError> {
    let rows: Vec<WithoutDeadline> = diesel::sql_query(
        "SELECT m.id, m.white_id, m.black_id, e.at FROM matches m \
         JOIN match_events e ON e.match_id = m.id AND e.seq = m.last_seq \
         WHERE m.status = 'playing' AND m.next_deadline IS NULL AND m.tournament_id IS NULL \
         AND m.roll_set_id IS NULL",
    )
    .load(connection)?;
    let found = rows.into_iter().map(|row| {
        let players = [row.white_id, row.black_id].map(UserId::from_row);
        (MatchId::from_row(row.id), players, Millis(row.at))
    });
    Ok(found.collect())
}

/// Returns the side that must act in a match and its deadline, from the match's row.
pub fn waits_for(connection: &mut AnyConn, id: MatchId) -> Result<(Option<Side>, Option<Millis>), DbError> {
    let (to_act, deadline): (Option<String>, Option<i64>) = matches::table
        .find(id.to_row())
        .select((matches::to_act, matches::next_deadline))
        .first(connection)?;
    Ok((to_act.and_then(|name| side_of_name(&name)), deadline.map(Millis)))
}
