//! What is said at tables.

use diesel::prelude::*;
use wire::{ChatLine, Millis, RequestId};

use super::{
    AnyConn, DbError,
    matches::column,
    schema::{chat_lines, users},
};
use crate::{id::UserId, live::MatchId};

/// A line to be kept.
#[derive(Debug, Clone)]
pub(crate) struct NewLine {
    pub(crate) id: MatchId,
    pub(crate) user: UserId,
    pub(crate) at: Millis,
    pub(crate) request: RequestId,
    pub(crate) text: String,
}

/// Keeps a line under the next number of its table, once for each request.
pub(crate) fn say(connection: &mut AnyConn, line: &NewLine) -> Result<(), DbError> {
    let known: i64 = chat_lines::table
        .filter(chat_lines::match_id.eq(line.id.to_row()))
        .filter(chat_lines::user_id.eq(line.user.to_row()))
        .filter(chat_lines::request.eq(&line.request.0))
        .count()
        .get_result(connection)?;
    if known > 0 {
        return Ok(());
    }
    let last: Option<i32> = chat_lines::table
        .filter(chat_lines::match_id.eq(line.id.to_row()))
        .select(diesel::dsl::max(chat_lines::number))
        .first(connection)?;
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
    Ok(())
}

/// The lines of a table after number `after`, in order: at most the last `limit` of them.
pub(crate) fn lines_after(
    connection: &mut AnyConn,
    id: MatchId,
    after: u32,
    limit: i64,
) -> Result<Vec<ChatLine>, DbError> {
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
            Ok(ChatLine { number, name, at: Millis(at), text })
        })
        .collect()
}
