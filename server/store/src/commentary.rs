//! The commentary on duplicate boards: lines that belong to a turn of a board's roll set.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::column,
    schema::{commentary_lines, roll_sets, users},
};
use crate::id::{RequestId, RollSetId, TeamMatchId, UserId};

/// The maximum number of lines on one board.
pub const LINES_MAX: u32 = 500;

/// A line to store.
#[derive(Debug, Clone)]
pub struct NewLine {
    pub set: RollSetId,
    /// The turn, from 1; the turns of both sides are counted together.
    pub turn: u32,
    pub user: UserId,
    pub at: Millis,
    pub request: RequestId,
    pub text: String,
}

/// A stored line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub turn: u32,
    /// The name of its author.
    pub name: String,
    pub at: Millis,
    pub text: String,
}

/// A line in the export of its author's account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnLine {
    pub team_match: TeamMatchId,
    pub turn: u32,
    pub at: Millis,
    pub text: String,
}

/// Stores a line under the next number of its board, once for each request. Returns `false`, and stores nothing, if the
/// board has [`LINES_MAX`] lines already.
///
/// # Errors
/// Conflicts if another line has taken the number.
pub fn say(connection: &mut AnyConn, line: &NewLine) -> Result<bool, DbError> {
    let known: i64 = commentary_lines::table
        .filter(commentary_lines::user_id.eq(line.user.to_row()))
        .filter(commentary_lines::request.eq(&line.request.0))
        .count()
        .get_result(connection)?;
    if known > 0 {
        return Ok(true);
    }
    let last: Option<i32> = commentary_lines::table
        .filter(commentary_lines::roll_set_id.eq(line.set.to_row()))
        .select(diesel::dsl::max(commentary_lines::number))
        .first(connection)?;
    let number = last.unwrap_or(0) + 1;
    if number > column(LINES_MAX) {
        return Ok(false);
    }
    diesel::insert_into(commentary_lines::table)
        .values((
            commentary_lines::roll_set_id.eq(line.set.to_row()),
            commentary_lines::number.eq(number),
            commentary_lines::turn.eq(column(line.turn)),
            commentary_lines::user_id.eq(line.user.to_row()),
            commentary_lines::at.eq(line.at.0),
            commentary_lines::request.eq(&line.request.0),
            commentary_lines::text.eq(&line.text),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the lines on a board up to a turn, in order of turn and time.
///
/// # Errors
/// If the database fails.
pub fn lines(connection: &mut AnyConn, set: RollSetId, last_turn: u32) -> Result<Vec<Line>, DbError> {
    let rows: Vec<(i32, String, i64, String)> = commentary_lines::table
        .inner_join(users::table.on(users::id.eq(commentary_lines::user_id)))
        .filter(commentary_lines::roll_set_id.eq(set.to_row()))
        .filter(commentary_lines::turn.le(column(last_turn)))
        .order((commentary_lines::turn, commentary_lines::number))
        .select((commentary_lines::turn, users::name, commentary_lines::at, commentary_lines::text))
        .load(connection)?;
    let line = |(turn, name, at, text)| Ok(Line { turn: number(turn)?, name, at: Millis(at), text });
    rows.into_iter().map(line).collect()
}

/// Returns what a person has written, newest first.
///
/// # Errors
/// If the database fails.
pub fn of_user(connection: &mut AnyConn, user: UserId, limit: i64) -> Result<Vec<OwnLine>, DbError> {
    let rows: Vec<(i64, i32, i64, String)> = commentary_lines::table
        .inner_join(roll_sets::table.on(roll_sets::id.eq(commentary_lines::roll_set_id)))
        .filter(commentary_lines::user_id.eq(user.to_row()))
        .order((commentary_lines::at.desc(), commentary_lines::number.desc()))
        .limit(limit)
        .select((
            roll_sets::competition_id,
            commentary_lines::turn,
            commentary_lines::at,
            commentary_lines::text,
        ))
        .load(connection)?;
    let line = |(id, turn, at, text)| {
        Ok(OwnLine { team_match: TeamMatchId::from_row(id), turn: number(turn)?, at: Millis(at), text })
    };
    rows.into_iter().map(line).collect()
}

/// Deletes everything that an account has written.
///
/// # Errors
/// If the database fails.
pub fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let own = commentary_lines::table.filter(commentary_lines::user_id.eq(user.to_row()));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

fn number(value: i32) -> Result<u32, DbError> {
    u32::try_from(value).map_err(|_negative| DbError::Broken("commentary_lines: a turn".to_owned()))
}
