//! Chat lines of the lobby.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    chat::Line,
    columns::column,
    schema::{lobby_lines, users},
};
use crate::id::{RequestId, UserId};

/// A line to store.
#[derive(Debug, Clone)]
pub struct NewLine {
    pub user: UserId,
    pub at: Millis,
    pub request: RequestId,
    pub text: String,
}

/// Stores a line under the next number, once for each request. Returns its number.
pub fn say(connection: &mut AnyConn, line: &NewLine) -> Result<u32, DbError> {
    let known: Option<i32> = lobby_lines::table
        .filter(lobby_lines::user_id.eq(line.user.to_row()))
        .filter(lobby_lines::request.eq(&line.request.0))
        .select(lobby_lines::number)
        .first(connection)
        .optional()?;
    if let Some(known) = known {
        return number(known);
    }
    let last: Option<i32> =
        lobby_lines::table.select(diesel::dsl::max(lobby_lines::number)).first(connection)?;
    let next = last.unwrap_or(0) + 1;
    diesel::insert_into(lobby_lines::table)
        .values((
            lobby_lines::number.eq(next),
            lobby_lines::user_id.eq(line.user.to_row()),
            lobby_lines::at.eq(line.at.0),
            lobby_lines::request.eq(&line.request.0),
            lobby_lines::text.eq(&line.text),
        ))
        .execute(connection)?;
    number(next)
}

/// Returns the lines after number `after` with their authors, in order: at most the last `limit` of them.
pub fn lines_after(connection: &mut AnyConn, after: u32, limit: i64) -> Result<Vec<(UserId, Line)>, DbError> {
    let mut rows: Vec<(i32, i64, String, i64, String)> = lobby_lines::table
        .inner_join(users::table)
        .filter(lobby_lines::number.gt(column(after)))
        .order(lobby_lines::number.desc())
        .limit(limit)
        .select((lobby_lines::number, users::id, users::name, lobby_lines::at, lobby_lines::text))
        .load(connection)?;
    rows.reverse();
    rows.into_iter()
        .map(|(no, user, name, at, text)| {
            Ok((
                UserId::from_row(user),
                Line {
                    number: number(no)?,
                    name,
                    at: Millis(at),
                    text,
                    phrase: None,
                    is_by_spectator: false,
                },
            ))
        })
        .collect()
}

/// Returns a user's lines with their times, newest first.
pub fn lines_of(connection: &mut AnyConn, user: i64, limit: i64) -> Result<Vec<(Millis, String)>, DbError> {
    let rows: Vec<(i64, String)> = lobby_lines::table
        .filter(lobby_lines::user_id.eq(user))
        .order(lobby_lines::number.desc())
        .limit(limit)
        .select((lobby_lines::at, lobby_lines::text))
        .load(connection)?;
    Ok(rows.into_iter().map(|(at, text)| (Millis(at), text)).collect())
}

/// Blanks a user's lines but keeps their numbers, so that numbers are never reused.
pub fn forget(connection: &mut AnyConn, user: i64) -> Result<(), DbError> {
    diesel::update(lobby_lines::table.filter(lobby_lines::user_id.eq(user)))
        .set((lobby_lines::user_id.eq(None::<i64>), lobby_lines::text.eq("")))
        .execute(connection)?;
    Ok(())
}

/// Deletes lines older than `before`, except the last line, because the numbering continues from it.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<usize, DbError> {
    let last: Option<i32> =
        lobby_lines::table.select(diesel::dsl::max(lobby_lines::number)).first(connection)?;
    let old = lobby_lines::table
        .filter(lobby_lines::at.lt(before.0))
        .filter(lobby_lines::number.lt(last.unwrap_or(0)));
    Ok(diesel::delete(old).execute(connection)?)
}

fn number(column: i32) -> Result<u32, DbError> {
    u32::try_from(column).map_err(|_unreadable| DbError::Broken("lobby_lines: a number".to_owned()))
}
