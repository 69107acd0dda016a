//! Analysis reports of finished matches, and the matches that have none yet.

use diesel::{
    dsl::{exists, not},
    prelude::*,
};
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{match_analyses, match_decisions, matches},
};
use crate::id::{MatchId, UserId};

/// Returns the newest match that ended by `before` and has no analysis of this depth, or has a report without stored
/// decisions.
pub fn missing(connection: &mut AnyConn, plies: u8, before: Millis) -> Result<Option<MatchId>, DbError> {
    let there = match_analyses::table
        .filter(match_analyses::match_id.eq(matches::id))
        .filter(match_analyses::plies.eq(i32::from(plies)));
    // Older versions stored analyses without decisions. A match that cannot be analysed never has any.
    let decided = match_decisions::table
        .filter(match_decisions::match_id.eq(matches::id))
        .filter(match_decisions::plies.ge(i32::from(plies)));
    let reported = match_analyses::table
        .filter(match_analyses::match_id.eq(matches::id))
        .filter(match_analyses::report.is_not_null());
    let id: Option<i64> = matches::table
        .filter(matches::status.eq("finished"))
        .filter(matches::ended_at.le(before.0))
        .filter(super::matches::told())
        .filter(not(exists(there)).or(not(exists(decided)).and(exists(reported))))
        .order((matches::ended_at.desc(), matches::id.desc()))
        .select(matches::id)
        .first(connection)
        .optional()?;
    Ok(id.map(MatchId::from_row))
}

/// Returns true if the match has an analysis of this depth.
pub fn is_made(connection: &mut AnyConn, id: MatchId, plies: u8) -> Result<bool, DbError> {
    let rows: i64 = match_analyses::table
        .filter(match_analyses::match_id.eq(id.to_row()))
        .filter(match_analyses::plies.eq(i32::from(plies)))
        .count()
        .get_result(connection)?;
    Ok(rows > 0)
}

/// Stores an analysis; `report` is compressed. Does nothing if another node has already stored one.
pub fn insert(
    connection: &mut AnyConn,
    id: MatchId,
    plies: u8,
    at: Millis,
    report: Option<Vec<u8>>,
) -> Result<(), DbError> {
    if is_made(connection, id, plies)? {
        return Ok(());
    }
    diesel::insert_into(match_analyses::table)
        .values((
            match_analyses::match_id.eq(id.to_row()),
            match_analyses::plies.eq(i32::from(plies)),
            match_analyses::made_at.eq(at.0),
            match_analyses::report.eq(report),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the deepest report of a match, compressed.
pub fn deepest(connection: &mut AnyConn, id: MatchId) -> Result<Option<Vec<u8>>, DbError> {
    let report: Option<Option<Vec<u8>>> = match_analyses::table
        .filter(match_analyses::match_id.eq(id.to_row()))
        .filter(match_analyses::report.is_not_null())
        .order(match_analyses::plies.desc())
        .select(match_analyses::report)
        .first(connection)
        .optional()?;
    Ok(report.flatten())
}

/// Returns the player's matches that have a report.
pub fn reported(connection: &mut AnyConn, player: UserId) -> Result<Vec<MatchId>, DbError> {
    let player = player.to_row();
    let there = match_analyses::table
        .filter(match_analyses::match_id.eq(matches::id))
        .filter(match_analyses::report.is_not_null());
    let ids: Vec<i64> = matches::table
        .filter(matches::white_id.eq(player).or(matches::black_id.eq(player)))
        .filter(exists(there))
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Returns every report of a match with its depth, compressed.
pub fn reports(connection: &mut AnyConn, id: MatchId) -> Result<Vec<(i32, Vec<u8>)>, DbError> {
    let rows: Vec<(i32, Option<Vec<u8>>)> = match_analyses::table
        .filter(match_analyses::match_id.eq(id.to_row()))
        .select((match_analyses::plies, match_analyses::report))
        .load(connection)?;
    Ok(rows.into_iter().filter_map(|(plies, report)| Some((plies, report?))).collect())
}

/// Replaces a report.
pub fn replace(connection: &mut AnyConn, id: MatchId, plies: i32, report: Vec<u8>) -> Result<(), DbError> {
    diesel::update(match_analyses::table.find((id.to_row(), plies)))
        .set(match_analyses::report.eq(report))
        .execute(connection)?;
    Ok(())
}
