//! Matches that users have uploaded, and their analyses.

use std::collections::HashMap;

use diesel::{
    dsl::{exists, not},
    prelude::*,
    sql_types::BigInt,
};
use moment::Millis;
use rules::BySide;

use super::{
    AnyConn, DbError, account_locks, decisions, deepening, library_sources,
    schema::{self, library_analyses, library_decisions, library_matches},
};
use crate::{
    facts::Both,
    id::{LibraryMatchId, UserId},
};

pub use super::library_room::{FoundMatch, NewLibraryMatch, Room};

/// A match of a library in a list.
#[derive(Debug)]
pub struct LibraryMatch {
    pub id: LibraryMatchId,
    pub added_at: Millis,
    /// The day of the match as its file states it, at 00:00 UTC.
    pub played_at: Option<Millis>,
    pub file_name: String,
    /// The path in the imported folder or zip; `None` for a file that was added alone.
    pub path: Option<String>,
    pub white: String,
    pub black: String,
    /// The length in points; `None` for money games.
    pub length: Option<u16>,
    pub games: u32,
    pub points: Both,
    /// The lookahead of its deepest analysis.
    pub plies: Option<u8>,
    pub white_pr: Option<f64>,
    pub black_pr: Option<f64>,
    /// The sums of the errors, in units of the cube; `None` while there is no analysis.
    pub errors: Option<BySide<f64>>,
}

/// A stored file.
#[derive(Debug)]
pub struct LibraryFile {
    pub owner: UserId,
    pub name: String,
    /// The compressed file.
    pub file: Vec<u8>,
}

/// The outcome of [`insert_all`] for one match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LibraryInsert {
    /// It was stored.
    New(LibraryMatchId),
    /// The library had this match already, under this id.
    Already(LibraryMatchId),
    /// The library had this match already. The file was added to it, because it has analyses or comments.
    Joined(LibraryMatchId),
}

impl LibraryInsert {
    pub fn id(self) -> LibraryMatchId {
        match self {
            LibraryInsert::New(id) | LibraryInsert::Already(id) | LibraryInsert::Joined(id) => id,
        }
    }
}

/// Stores these matches of one owner if they and the stored ones fit into `room`, each match once. Returns `None` if
/// they do not fit; the caller's transaction must then fail. Concurrent calls for one owner run one after the other.
pub fn insert_all(
    connection: &mut AnyConn,
    owner: UserId,
    new: &[NewLibraryMatch],
    room: Room,
) -> Result<Option<Vec<LibraryInsert>>, DbError> {
    let mut left = left_for(connection, owner, room)?;
    new.iter().map(|new| insert_one(connection, new, &mut left)).collect()
}

/// Returns the free space of a library. Until the end of this transaction, no other transaction adds to the library.
pub fn left_for(connection: &mut AnyConn, owner: UserId, room: Room) -> Result<Room, DbError> {
    account_locks::lock_account(connection, owner)?;
    Ok(room.beside(used(connection, owner)?))
}

/// Stores a match, and takes its size from `left`. If the library has the match, the file is added to it if it has
/// analyses or comments. Returns `None` if it does not fit.
pub fn insert_one(
    connection: &mut AnyConn,
    new: &NewLibraryMatch,
    left: &mut Room,
) -> Result<Option<LibraryInsert>, DbError> {
    if let Some(id) = with_fingerprint(connection, new.owner, &new.found.fingerprint)? {
        let is_joined = library_sources::add(connection, id, new, left)?;
        return Ok(Some(if is_joined { LibraryInsert::Joined(id) } else { LibraryInsert::Already(id) }));
    }
    let Some(less) = left.without(&new.found) else { return Ok(None) };
    insert(connection, new)?;
    *left = less;
    Ok(Some(LibraryInsert::New(new.id)))
}

/// Returns the match of this owner that has this fingerprint.
fn with_fingerprint(
    connection: &mut AnyConn,
    owner: UserId,
    fingerprint: &str,
) -> Result<Option<LibraryMatchId>, DbError> {
    let id: Option<i64> = library_matches::table
        .filter(library_matches::owner_id.eq(owner.to_row()))
        .filter(library_matches::fingerprint.eq(fingerprint))
        .select(library_matches::id)
        .first(connection)
        .optional()?;
    Ok(id.map(LibraryMatchId::from_row))
}

/// Returns some matches of an owner that were stored before matches had fingerprints, with their files.
pub fn unmarked(
    connection: &mut AnyConn,
    owner: UserId,
    limit: i64,
) -> Result<Vec<(LibraryMatchId, Vec<u8>)>, DbError> {
    let rows: Vec<(i64, Vec<u8>)> = library_matches::table
        .filter(library_matches::owner_id.eq(owner.to_row()))
        .filter(library_matches::fingerprint.is_null())
        .limit(limit)
        .select((library_matches::id, library_matches::file))
        .load(connection)?;
    Ok(rows.into_iter().map(|(id, file)| (LibraryMatchId::from_row(id), file)).collect())
}

/// Stores the fingerprint and the day of a match that was stored without them. If another match of its owner has the
/// fingerprint already, both stay, and this one gets a fingerprint that no file has.
pub fn mark(
    connection: &mut AnyConn,
    owner: UserId,
    id: LibraryMatchId,
    fingerprint: &str,
    played_at: Option<Millis>,
) -> Result<(), DbError> {
    use library_matches as m;
    let is_taken = with_fingerprint(connection, owner, fingerprint)?.is_some();
    let fingerprint = if is_taken { format!("again-{id}") } else { fingerprint.to_owned() };
    diesel::update(m::table.find(id.to_row()))
        .set((m::fingerprint.eq(fingerprint), m::played_at.eq(played_at.map(|at| at.0))))
        .execute(connection)?;
    Ok(())
}

fn insert(connection: &mut AnyConn, new: &NewLibraryMatch) -> Result<(), DbError> {
    use library_matches as m;
    let found = &new.found;
    diesel::insert_into(m::table)
        .values((
            m::id.eq(new.id.to_row()),
            m::owner_id.eq(new.owner.to_row()),
            m::added_at.eq(new.at.0),
            m::file_name.eq(&new.file_name),
            m::path.eq(&new.path),
            m::file.eq(&found.packed),
            m::white.eq(&found.white),
            m::black.eq(&found.black),
            m::length.eq(found.length.map(i32::from)),
            m::games.eq(i32::try_from(found.games).unwrap_or(i32::MAX)),
            m::white_points.eq(i64::from(found.points.white)),
            m::black_points.eq(i64::from(found.points.black)),
            m::bytes.eq(i64::try_from(found.bytes).unwrap_or(i64::MAX)),
            m::fingerprint.eq(&found.fingerprint),
            m::played_at.eq(found.played_at.map(|at| at.0)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the space that an owner's matches take.
pub fn used(connection: &mut AnyConn, owner: UserId) -> Result<Room, DbError> {
    // PostgreSQL's sum of integers has another type.
    let bytes = diesel::dsl::sql::<BigInt>("CAST(COALESCE(SUM(bytes), 0) AS BIGINT)");
    let (files, bytes): (i64, i64) = library_matches::table
        .filter(library_matches::owner_id.eq(owner.to_row()))
        .select((diesel::dsl::count_star(), bytes))
        .first(connection)?;
    let count = |number: i64| u64::try_from(number).unwrap_or(0);
    let more = library_sources::bytes_of(connection, owner)?;
    Ok(Room { files: count(files), bytes: count(bytes).saturating_add(more) })
}

/// Returns the ids of an owner's matches with the paths or names of their files, newest first.
pub fn files_of(connection: &mut AnyConn, owner: UserId) -> Result<Vec<(LibraryMatchId, String)>, DbError> {
    use library_matches as m;
    let rows: Vec<(i64, Option<String>, String)> = m::table
        .filter(m::owner_id.eq(owner.to_row()))
        .order((m::added_at.desc(), m::id.desc()))
        .select((m::id, m::path, m::file_name))
        .load(connection)?;
    let file = |(id, path, name): (i64, Option<String>, String)| {
        (LibraryMatchId::from_row(id), path.unwrap_or(name))
    };
    Ok(rows.into_iter().map(file).collect())
}

/// Returns an owner's matches, newest first, each with the ratings of its deepest analysis.
pub fn of_owner(connection: &mut AnyConn, owner: UserId) -> Result<Vec<LibraryMatch>, DbError> {
    use library_matches as m;
    type LibraryRow =
        ((i64, i64, Option<i64>), (String, Option<String>, String, String), (Option<i32>, i32, i64, i64));
    let rows: Vec<LibraryRow> = m::table
        .filter(m::owner_id.eq(owner.to_row()))
        .order((m::added_at.desc(), m::id.desc()))
        .select((
            (m::id, m::added_at, m::played_at),
            (m::file_name, m::path, m::white, m::black),
            (m::length, m::games, m::white_points, m::black_points),
        ))
        .load(connection)?;
    let mut made: Vec<(i64, i32, Option<f64>, Option<f64>)> = library_analyses::table
        .inner_join(m::table)
        .filter(m::owner_id.eq(owner.to_row()))
        .select((
            library_analyses::library_id,
            library_analyses::plies,
            library_analyses::white_pr,
            library_analyses::black_pr,
        ))
        .load(connection)?;
    // The deepest comes last and replaces the others.
    made.sort_by_key(|(_, plies, ..)| *plies);
    let made: HashMap<i64, _> =
        made.into_iter().map(|(id, plies, white, black)| (id, (plies, white, black))).collect();
    let lost = decisions::errors_in_library(connection, owner)?;
    let points = |points: i64| u32::try_from(points).unwrap_or(u32::MAX);
    let entry = |(times, names, numbers): LibraryRow| {
        let (id, added_at, played_at) = times;
        let (file_name, path, white, black) = names;
        let (length, games, white_points, black_points) = numbers;
        let found = made.get(&id);
        LibraryMatch {
            id: LibraryMatchId::from_row(id),
            added_at: Millis(added_at),
            played_at: played_at.map(Millis),
            file_name,
            path,
            white,
            black,
            length: length.and_then(|length| u16::try_from(length).ok()),
            games: u32::try_from(games).unwrap_or(0),
            points: Both { white: points(white_points), black: points(black_points) },
            plies: found.and_then(|(plies, ..)| u8::try_from(*plies).ok()),
            white_pr: found.and_then(|found| found.1),
            black_pr: found.and_then(|found| found.2),
            errors: lost.get(&LibraryMatchId::from_row(id)).map(|lost| lost.map(units)),
        }
    };
    Ok(rows.into_iter().map(entry).collect())
}

/// Converts hundred-thousandths of the cube into units of the cube.
fn units(hundred_thousandths: u64) -> f64 {
    f64::from(u32::try_from(hundred_thousandths).unwrap_or(u32::MAX)) / 100_000.0
}

/// Returns the file of a match.
pub fn file_of(connection: &mut AnyConn, id: LibraryMatchId) -> Result<Option<LibraryFile>, DbError> {
    use library_matches as m;
    let row: Option<(i64, String, Vec<u8>)> = m::table
        .find(id.to_row())
        .select((m::owner_id, m::file_name, m::file))
        .first(connection)
        .optional()?;
    Ok(row.map(|(owner, name, file)| LibraryFile { owner: UserId::from_row(owner), name, file }))
}

/// Deletes a match of this owner. Returns false if there is none.
pub fn delete(connection: &mut AnyConn, owner: UserId, id: LibraryMatchId) -> Result<bool, DbError> {
    let theirs = library_matches::table
        .filter(library_matches::id.eq(id.to_row()))
        .filter(library_matches::owner_id.eq(owner.to_row()));
    let gone = diesel::delete(theirs).execute(connection)? > 0;
    if gone {
        deepening::forget_orphans(connection, owner)?;
    }
    Ok(gone)
}

/// A match that lacks an analysis.
#[derive(Debug, Clone, Copy)]
pub struct Unanalysed {
    pub id: LibraryMatchId,
    pub owner: UserId,
    /// The owner of the match; for a bot, the person who owns the bot.
    pub answerable: UserId,
}

/// Returns the newest match, added before `before`, that lacks an analysis of this depth, or the decisions of such an
/// analysis. It comes from the first owner after `last` who has such a match, so that all owners are served in turn.
pub fn missing(
    connection: &mut AnyConn,
    plies: u8,
    before: Millis,
    last: Option<UserId>,
) -> Result<Option<Unanalysed>, DbError> {
    let mut missing_after = |last: i64| {
        let there = library_analyses::table
            .filter(library_analyses::library_id.eq(library_matches::id))
            .filter(library_analyses::plies.eq(i32::from(plies)));
        // Older versions stored analyses without decisions. A match that cannot be analysed never has any.
        let decided = library_decisions::table
            .filter(library_decisions::library_id.eq(library_matches::id))
            .filter(library_decisions::plies.ge(i32::from(plies)));
        let reported = library_analyses::table
            .filter(library_analyses::library_id.eq(library_matches::id))
            .filter(library_analyses::report.is_not_null());
        library_matches::table
            .inner_join(schema::users::table)
            .filter(library_matches::added_at.le(before.0))
            .filter(library_matches::owner_id.gt(last))
            .filter(not(exists(there)).or(not(exists(decided)).and(exists(reported))))
            .order((
                library_matches::owner_id.asc(),
                library_matches::added_at.desc(),
                library_matches::id.desc(),
            ))
            .select((library_matches::id, library_matches::owner_id, schema::users::owner_id))
            .first::<(i64, i64, Option<i64>)>(connection)
            .optional()
    };
    let found = match missing_after(last.map_or(i64::MIN, UserId::to_row))? {
        Some(found) => Some(found),
        None => missing_after(i64::MIN)?,
    };
    Ok(found.map(|(id, owner, answerable)| Unanalysed {
        id: LibraryMatchId::from_row(id),
        owner: UserId::from_row(owner),
        answerable: UserId::from_row(answerable.unwrap_or(owner)),
    }))
}

/// Returns true if the match has an analysis of this depth.
pub fn is_made(connection: &mut AnyConn, id: LibraryMatchId, plies: u8) -> Result<bool, DbError> {
    let rows: i64 = library_analyses::table
        .filter(library_analyses::library_id.eq(id.to_row()))
        .filter(library_analyses::plies.eq(i32::from(plies)))
        .count()
        .get_result(connection)?;
    Ok(rows > 0)
}

/// Returns the deepest report of a match, compressed.
pub fn deepest(connection: &mut AnyConn, id: LibraryMatchId) -> Result<Option<Vec<u8>>, DbError> {
    let report: Option<Option<Vec<u8>>> = library_analyses::table
        .filter(library_analyses::library_id.eq(id.to_row()))
        .filter(library_analyses::report.is_not_null())
        .order(library_analyses::plies.desc())
        .select(library_analyses::report)
        .first(connection)
        .optional()?;
    Ok(report.flatten())
}

/// Returns the report of this depth of a match, compressed.
pub fn report_of(
    connection: &mut AnyConn,
    id: LibraryMatchId,
    plies: u8,
) -> Result<Option<Vec<u8>>, DbError> {
    let report: Option<Option<Vec<u8>>> = library_analyses::table
        .find((id.to_row(), i32::from(plies)))
        .select(library_analyses::report)
        .first(connection)
        .optional()?;
    Ok(report.flatten())
}
