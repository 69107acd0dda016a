//! Saved searches, notes on positions, and positions shared by a link.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks,
    columns::column,
    schema::{position_notes, saved_searches, shared_positions},
};
use crate::{
    id::{self, UserId},
    stored::{analysis::Shared, from_json, search::Search, to_json},
};

/// A saved search.
#[derive(Debug)]
pub struct SavedSearch {
    pub id: i64,
    pub name: String,
    pub search: Search,
    pub created_at: Millis,
}

/// A note on a position.
#[derive(Debug)]
pub struct Note {
    pub source: i64,
    pub stop: u32,
    pub text: String,
    pub at: Millis,
}

/// Returns a player's saved searches, oldest first.
pub fn searches(connection: &mut AnyConn, owner: UserId) -> Result<Vec<SavedSearch>, DbError> {
    use saved_searches as s;
    let rows: Vec<(i64, String, String, i64)> = s::table
        .filter(s::owner_id.eq(owner.to_row()))
        .order((s::created_at.asc(), s::id.asc()))
        .select((s::id, s::name, s::search, s::created_at))
        .load(connection)?;
    let saved = |(id, name, search, at): (i64, String, String, i64)| {
        let search = from_json("saved_searches", &search)?;
        Ok(SavedSearch { id, name, search, created_at: Millis(at) })
    };
    rows.into_iter().map(saved).collect()
}

/// Stores a search. Returns false if the player has `most` already.
pub fn save_search(
    connection: &mut AnyConn,
    owner: UserId,
    name: &str,
    search: &Search,
    at: Millis,
    most: i64,
) -> Result<bool, DbError> {
    use saved_searches as s;
    account_locks::lock_account(connection, owner)?;
    let count: i64 = s::table.filter(s::owner_id.eq(owner.to_row())).count().get_result(connection)?;
    if count >= most {
        return Ok(false);
    }
    diesel::insert_into(s::table)
        .values((
            s::id.eq(id::random_id()),
            s::owner_id.eq(owner.to_row()),
            s::name.eq(name),
            s::search.eq(to_json(search)),
            s::created_at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Deletes a saved search of this player. Returns false if there is none.
pub fn forget_search(connection: &mut AnyConn, owner: UserId, id: i64) -> Result<bool, DbError> {
    use saved_searches as s;
    let theirs = s::table.filter(s::id.eq(id)).filter(s::owner_id.eq(owner.to_row()));
    Ok(diesel::delete(theirs).execute(connection)? > 0)
}

/// Returns all notes of a player.
pub fn notes(connection: &mut AnyConn, owner: UserId) -> Result<Vec<Note>, DbError> {
    use position_notes as n;
    let rows: Vec<(i64, i32, String, i64)> = n::table
        .filter(n::owner_id.eq(owner.to_row()))
        .select((n::source_id, n::stop, n::text, n::at))
        .load(connection)?;
    let note = |(source, stop, text, at): (i64, i32, String, i64)| Note {
        source,
        stop: u32::try_from(stop).unwrap_or(1),
        text,
        at: Millis(at),
    };
    Ok(rows.into_iter().map(note).collect())
}

/// Stores or replaces a note; an empty text deletes it. Returns false if the player has `most` already.
pub fn set_note(connection: &mut AnyConn, owner: UserId, note: &Note, most: i64) -> Result<bool, DbError> {
    use position_notes as n;
    account_locks::lock_account(connection, owner)?;
    let row = n::table.find((owner.to_row(), note.source, column(note.stop)));
    diesel::delete(row).execute(connection)?;
    if note.text.is_empty() {
        return Ok(true);
    }
    let count: i64 = n::table.filter(n::owner_id.eq(owner.to_row())).count().get_result(connection)?;
    if count >= most {
        return Ok(false);
    }
    diesel::insert_into(n::table)
        .values((
            n::owner_id.eq(owner.to_row()),
            n::source_id.eq(note.source),
            n::stop.eq(column(note.stop)),
            n::text.eq(&note.text),
            n::at.eq(note.at.0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Stores a position to share and returns its id. The same position of the same player has one link. Returns `None`
/// if the player shares `most` already.
pub fn share(
    connection: &mut AnyConn,
    owner: UserId,
    (source, stop): (i64, u32),
    at: Millis,
    position: &Shared,
    most: i64,
) -> Result<Option<i64>, DbError> {
    use shared_positions as p;
    account_locks::lock_account(connection, owner)?;
    let there: Option<i64> = p::table
        .filter(p::owner_id.eq(owner.to_row()))
        .filter(p::source_id.eq(source))
        .filter(p::stop.eq(column(stop)))
        .select(p::id)
        .first(connection)
        .optional()?;
    if let Some(id) = there {
        return Ok(Some(id));
    }
    let count: i64 = p::table.filter(p::owner_id.eq(owner.to_row())).count().get_result(connection)?;
    if count >= most {
        return Ok(None);
    }
    let id = id::random_id();
    diesel::insert_into(p::table)
        .values((
            p::id.eq(id),
            p::owner_id.eq(owner.to_row()),
            p::shared_at.eq(at.0),
            p::source_id.eq(source),
            p::stop.eq(column(stop)),
            p::position.eq(to_json(position)),
        ))
        .execute(connection)?;
    Ok(Some(id))
}

/// Returns a shared position with its owner and time.
pub fn shared(connection: &mut AnyConn, id: i64) -> Result<Option<(UserId, Millis, Shared)>, DbError> {
    use shared_positions as p;
    let row: Option<(i64, i64, String)> =
        p::table.find(id).select((p::owner_id, p::shared_at, p::position)).first(connection).optional()?;
    let shared = |(owner, at, position): (i64, i64, String)| {
        Ok((UserId::from_row(owner), Millis(at), from_json("shared_positions", &position)?))
    };
    row.map(shared).transpose()
}

/// Deletes a shared position of this player, so that its link leads nowhere. Returns false if there is none.
pub fn unshare(connection: &mut AnyConn, owner: UserId, id: i64) -> Result<bool, DbError> {
    use shared_positions as p;
    let theirs = p::table.filter(p::id.eq(id)).filter(p::owner_id.eq(owner.to_row()));
    Ok(diesel::delete(theirs).execute(connection)? > 0)
}
