//! Practice games.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, account_locks, schema::practices};
use crate::{
    id::{MatchId, UserId},
    stored::{from_json, practice::Document, to_json},
};

/// A stored practice game.
#[derive(Debug, Clone)]
pub struct PracticeRow {
    pub id: MatchId,
    pub version: i64,
    pub created_at: Millis,
    pub changed_at: Millis,
    pub document: Document,
}

type Columns = (i64, i64, i64, i64, String);

fn row((id, version, created_at, changed_at, document): Columns) -> Result<PracticeRow, DbError> {
    let id = MatchId::from_row(id);
    Ok(PracticeRow {
        id,
        version,
        created_at: Millis(created_at),
        changed_at: Millis(changed_at),
        document: from_json(format_args!("practices: {id}"), &document)?,
    })
}

/// Stores a new game. Deletes the player's least recently changed games beyond `most`, and returns how many.
pub fn insert(
    connection: &mut AnyConn,
    user: UserId,
    practice: &PracticeRow,
    most: i64,
) -> Result<usize, DbError> {
    account_locks::lock_account(connection, user)?;
    let old: Vec<i64> = practices::table
        .filter(practices::user_id.eq(user.to_row()))
        .order((practices::changed_at.desc(), practices::id))
        .offset(most - 1)
        .limit(1_000)
        .select(practices::id)
        .load(connection)?;
    let gone = diesel::delete(practices::table.filter(practices::id.eq_any(old))).execute(connection)?;
    diesel::insert_into(practices::table)
        .values((
            practices::id.eq(practice.id.to_row()),
            practices::user_id.eq(user.to_row()),
            practices::version.eq(practice.version),
            practices::created_at.eq(practice.created_at.0),
            practices::changed_at.eq(practice.changed_at.0),
            practices::document.eq(to_json(&practice.document)),
        ))
        .execute(connection)?;
    Ok(gone)
}

/// Returns a game of this player.
pub fn of_player(
    connection: &mut AnyConn,
    user: UserId,
    id: MatchId,
) -> Result<Option<PracticeRow>, DbError> {
    let found: Option<Columns> = practices::table
        .filter(practices::id.eq(id.to_row()))
        .filter(practices::user_id.eq(user.to_row()))
        .select((
            practices::id,
            practices::version,
            practices::created_at,
            practices::changed_at,
            practices::document,
        ))
        .first(connection)
        .optional()?;
    found.map(row).transpose()
}

/// Returns all games of this player, last changed first.
pub fn all_of(connection: &mut AnyConn, user: UserId) -> Result<Vec<PracticeRow>, DbError> {
    let found: Vec<Columns> = practices::table
        .filter(practices::user_id.eq(user.to_row()))
        .order((practices::changed_at.desc(), practices::id))
        .select((
            practices::id,
            practices::version,
            practices::created_at,
            practices::changed_at,
            practices::document,
        ))
        .load(connection)?;
    found.into_iter().map(row).collect()
}

/// Replaces a game if it still has the version that was read. Returns true if it had.
pub fn update(
    connection: &mut AnyConn,
    id: MatchId,
    version: i64,
    document: &Document,
    now: Millis,
) -> Result<bool, DbError> {
    let same = practices::table.filter(practices::id.eq(id.to_row())).filter(practices::version.eq(version));
    let changed = diesel::update(same)
        .set((
            practices::version.eq(version + 1),
            practices::changed_at.eq(now.0),
            practices::document.eq(to_json(document)),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

/// Deletes a game of this player. Returns true if it existed.
pub fn delete(connection: &mut AnyConn, user: UserId, id: MatchId) -> Result<bool, DbError> {
    let own =
        practices::table.filter(practices::id.eq(id.to_row())).filter(practices::user_id.eq(user.to_row()));
    Ok(diesel::delete(own).execute(connection)? > 0)
}
