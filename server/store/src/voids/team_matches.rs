//! Voided team matches. They count neither for the team list nor for the players' totals.

use diesel::prelude::*;

use super::super::{
    AnyConn, DbError,
    moderation_schema::{void_team_matches, voided_team_matches},
    schema::team_results,
};
use crate::id::TeamMatchId;

/// Returns true if the team match has a result that counts.
///
/// # Errors
/// If the database fails.
pub fn counts(connection: &mut AnyConn, id: TeamMatchId) -> Result<bool, DbError> {
    let counting = team_results::table.filter(team_results::team_match_id.eq(id.to_row())).filter(
        team_results::team_match_id
            .ne_all(voided_team_matches::table.select(voided_team_matches::team_match_id)),
    );
    Ok(diesel::select(diesel::dsl::exists(counting)).get_result(connection)?)
}

/// Returns the team match of a void, whether or not the void is in force.
///
/// # Errors
/// If the database fails.
pub fn of_void(connection: &mut AnyConn, void: i64) -> Result<Option<TeamMatchId>, DbError> {
    let id: Option<i64> = void_team_matches::table
        .filter(void_team_matches::void_id.eq(void))
        .select(void_team_matches::team_match_id)
        .first(connection)
        .optional()?;
    Ok(id.map(TeamMatchId::from_row))
}

/// Adds a team match to a void.
///
/// # Errors
/// Conflicts if the team match is voided already.
pub(super) fn insert(connection: &mut AnyConn, void: i64, id: TeamMatchId) -> Result<(), DbError> {
    let row = (void_team_matches::void_id.eq(void), void_team_matches::team_match_id.eq(id.to_row()));
    diesel::insert_into(void_team_matches::table).values(row).execute(connection)?;
    let row = (voided_team_matches::team_match_id.eq(id.to_row()), voided_team_matches::void_id.eq(void));
    diesel::insert_into(voided_team_matches::table).values(row).execute(connection)?;
    Ok(())
}

/// Makes the team match of a void count again.
///
/// # Errors
/// If the database fails.
pub(super) fn undo(connection: &mut AnyConn, void: i64) -> Result<(), DbError> {
    diesel::delete(voided_team_matches::table.filter(voided_team_matches::void_id.eq(void)))
        .execute(connection)?;
    Ok(())
}
