//! Challenges: open tables with a seat kept for one player. Tables of events are no challenges.

use diesel::prelude::*;

use super::{
    AnyConn, DbError, account_locks::AccountLock, contacts, matches, schema::matches as rows, seeds,
};
use crate::id::{MatchId, UserId};

/// Makes room for one more challenge of `opener` to `invited`: closes the oldest open challenges of players who are no
/// friends of `invited`, so that fewer than `most` are left. Challenges of friends do not count. Returns the closed
/// tables.
pub fn make_room(
    connection: &mut AnyConn,
    opener: UserId,
    invited: &AccountLock,
    most: i64,
) -> Result<Vec<MatchId>, DbError> {
    let invited = invited.user();
    let friends = contacts::friends_of(connection, invited)?;
    if friends.contains(&opener) {
        return Ok(Vec::new());
    }
    let left = usize::try_from(most.saturating_sub(1)).unwrap_or(0);
    let strangers = open_to(connection, invited)?.into_iter().filter(|(_, other)| !friends.contains(other));
    let oldest: Vec<MatchId> = strangers.skip(left).map(|(id, _)| id).collect();
    close(connection, oldest)
}

/// Closes the open challenges of `opener` to `invited`. Returns the closed tables.
pub fn close_between(
    connection: &mut AnyConn,
    opener: UserId,
    invited: UserId,
) -> Result<Vec<MatchId>, DbError> {
    let of_opener = open_to(connection, invited)?.into_iter().filter(|(_, other)| *other == opener);
    let ids: Vec<MatchId> = of_opener.map(|(id, _)| id).collect();
    close(connection, ids)
}

/// Returns the open challenges to `invited` with their openers, newest first.
fn open_to(connection: &mut AnyConn, invited: UserId) -> Result<Vec<(MatchId, UserId)>, DbError> {
    let found: Vec<(i64, i64)> = rows::table
        .filter(rows::invited_id.eq(invited.to_row()))
        .filter(rows::status.eq("open"))
        .filter(rows::tournament_id.is_null())
        .filter(rows::roll_set_id.is_null())
        .order((rows::opened_at.desc(), rows::id.desc()))
        .select((rows::id, rows::opener_id))
        .load(connection)?;
    let ids = found.into_iter().map(|(id, opener)| (MatchId::from_row(id), UserId::from_row(opener)));
    Ok(ids.collect())
}

/// Deletes these tables if they are still open. Returns the deleted ones.
fn close(connection: &mut AnyConn, ids: Vec<MatchId>) -> Result<Vec<MatchId>, DbError> {
    let mut closed = Vec::new();
    for id in ids {
        if matches::delete_open(connection, id)? {
            seeds::delete(connection, id)?;
            closed.push(id);
        }
    }
    Ok(closed)
}
