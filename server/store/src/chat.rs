//! Chat lines of tables.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    matches::column,
    schema::{chat_lines, users},
};
use crate::id::{MatchId, RequestId, UserId};

/// A line to store.
#[derive(Debug, Clone)]
pub struct NewLine {
    pub id: MatchId,
    pub user: UserId,
    pub at: Millis,
    pub request: RequestId,
    pub text: String,
}

/// A stored line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number of the line, from 1.
    pub number: u32,
    /// The name of its author.
    pub name: String,
    pub at: Millis,
    pub text: String,
}

/// Stores a line under the next number of its table, once for each request. Returns `false`, and stores nothing, if
/// the table has `lines_max` lines already.
pub fn say(connection: &mut AnyConn, line: &NewLine, lines_max: u32) -> Result<bool, DbError> {
    let known: i64 = chat_lines::table
        .filter(chat_lines::match_id.eq(line.id.to_row()))
        .filter(chat_lines::user_id.eq(line.user.to_row()))
        .filter(chat_lines::request.eq(&line.request.0))
        .count()
        .get_result(connection)?;
    if known > 0 {
        return Ok(true);
    }
    let last: Option<i32> = chat_lines::table
        .filter(chat_lines::match_id.eq(line.id.to_row()))
        .select(diesel::dsl::max(chat_lines::number))
        .first(connection)?;
    if last.is_some_and(|last| last >= column(lines_max)) {
        return Ok(false);
    }
    diesel::insert_into(chat_lines::table)
        .values((
            chat_lines::match_id.eq(line.id.to_row()),
            chat_lines::number.eq(last.unwrap_or(0) + 1),
            chat_lines::user_id.eq(line.user.to_row()),
            chat_lines::at.eq(line.at.0),
            chat_lines::request.eq(&line.request.0),
            chat_lines::text.eq(&line.text),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the number of the last line of each of these tables. Tables without lines are left out.
pub fn last_lines(connection: &mut AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, u32>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<(i64, Option<i32>)> = chat_lines::table
        .filter(chat_lines::match_id.eq_any(ids))
        .group_by(chat_lines::match_id)
        .select((chat_lines::match_id, diesel::dsl::max(chat_lines::number)))
        .load(connection)?;
    let lines = rows
        .into_iter()
        .filter_map(|(id, number)| Some((MatchId::from_row(id), u32::try_from(number?).ok()?)));
    Ok(lines.collect())
}

/// Returns the lines of a table after number `after`, in order: at most the last `limit` of them.
pub fn lines_after(
    connection: &mut AnyConn,
    id: MatchId,
    after: u32,
    limit: i64,
) -> Result<Vec<Line>, DbError> {
    let mut rows: Vec<(i32, String, i64, String)> = chat_lines::table
        .inner_join(users::table)
        .filter(chat_lines::match_id.eq(id.to_row()))
        .filter(chat_lines::number.gt(column(after)))
        .order(chat_lines::number.desc())
        .limit(limit)
        .select((chat_lines::number, users::name, chat_lines::at, chat_lines::text))
        .load(connection)?;
    rows.reverse();
    rows.into_iter()
        .map(|(number, name, at, text)| {
            let number = u32::try_from(number)
                .map_err(|_unreadable| DbError::Broken(format!("chat_lines: a number at {id}")))?;
            Ok(Line { number, name, at: Millis(at), text })
        })
        .collect()
}
