//! The content of matches played here, so that imports recognise them in a file. Only matches of players who import
//! files have a mark.

use diesel::{
    dsl::{exists, not},
    prelude::*,
};
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{matches, played_marks, users},
};
use crate::id::{MatchId, UserId};

/// A match played here with the content that was looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkedMatch {
    pub id: MatchId,
    pub ended_at: Option<Millis>,
    /// The current names of its players, in no particular order.
    pub names: Vec<String>,
}

/// Returns finished matches of a player without a mark, in the order of their ids, after an id.
pub fn unmarked(
    connection: &mut AnyConn,
    player: UserId,
    after: Option<MatchId>,
    limit: i64,
) -> Result<Vec<MatchId>, DbError> {
    let player = Some(player.to_row());
    let marked = played_marks::table.filter(played_marks::match_id.eq(matches::id));
    let ids: Vec<i64> = matches::table
        .filter(matches::white_id.eq(player).or(matches::black_id.eq(player)))
        .filter(matches::status.eq("finished"))
        .filter(matches::id.gt(after.map_or(i64::MIN, MatchId::to_row)))
        .filter(not(exists(marked)))
        .order(matches::id.asc())
        .limit(limit)
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Stores the mark of a match. A match that has one keeps it.
pub fn mark(connection: &mut AnyConn, id: MatchId, content: &str) -> Result<(), DbError> {
    let row = (played_marks::match_id.eq(id.to_row()), played_marks::content.eq(content));
    let insert = diesel::insert_into(played_marks::table).values(row).on_conflict_do_nothing();
    match connection {
        AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
        AnyConn::Postgres(postgres) => insert.execute(postgres)?,
    };
    Ok(())
}

/// Returns the matches of a player with this content, the oldest first.
pub fn with_content(
    connection: &mut AnyConn,
    player: UserId,
    content: &str,
) -> Result<Vec<MarkedMatch>, DbError> {
    type MarkRow = (i64, Option<i64>, Option<i64>, Option<i64>);
    let seat = Some(player.to_row());
    let rows: Vec<MarkRow> = played_marks::table
        .inner_join(matches::table)
        .filter(played_marks::content.eq(content))
        .filter(matches::white_id.eq(seat).or(matches::black_id.eq(seat)))
        .order((matches::ended_at.asc(), matches::id.asc()))
        .select((matches::id, matches::ended_at, matches::white_id, matches::black_id))
        .load(connection)?;
    let mut found = Vec::new();
    for (id, ended_at, white, black) in rows {
        let seats: Vec<i64> = [white, black].into_iter().flatten().collect();
        let names = users::table.filter(users::id.eq_any(seats)).select(users::name).load(connection)?;
        found.push(MarkedMatch { id: MatchId::from_row(id), ended_at: ended_at.map(Millis), names });
    }
    Ok(found)
}
