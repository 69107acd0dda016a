//! Imports of many files: their progress, and the report on each file.

use std::collections::HashMap;

use diesel::{dsl::exists, prelude::*};
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks,
    columns::column,
    schema::{import_files, imports, library_analyses, library_matches},
};
use crate::id::{ImportId, LibraryMatchId, MatchId, UserId};

/// An import of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    pub id: ImportId,
    pub begun_at: Millis,
    pub name: String,
    /// The number of files that were announced.
    pub files: u32,
}

/// The outcome of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The whole match was read.
    Read,
    /// The match was read as far as it can be replayed, or with changes.
    Partly,
    /// The same match is in the library already.
    Duplicate,
    /// The match was played here.
    PlayedHere,
    /// There is no match in the file.
    Refused,
}

impl Outcome {
    fn as_str(self) -> &'static str {
        match self {
            Outcome::Read => "read",
            Outcome::Partly => "partly",
            Outcome::Duplicate => "duplicate",
            Outcome::PlayedHere => "played_here",
            Outcome::Refused => "refused",
        }
    }

    fn parse(text: &str) -> Result<Outcome, DbError> {
        [Outcome::Read, Outcome::Partly, Outcome::Duplicate, Outcome::PlayedHere, Outcome::Refused]
            .into_iter()
            .find(|outcome| outcome.as_str() == text)
            .ok_or_else(|| DbError::Broken(format!("import_files: the outcome {text}")))
    }
}

/// The report on one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileReport {
    pub path: String,
    pub outcome: Outcome,
    pub library: Option<LibraryMatchId>,
    /// The match played here that the file contains.
    pub played: Option<MatchId>,
    /// The reason for a refusal, or the notes on the file, a line each. None contains a line feed.
    pub notes: Vec<String>,
}

/// The numbers of an import.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    pub read: u32,
    pub partly: u32,
    pub duplicate: u32,
    pub played_here: u32,
    pub refused: u32,
    /// The new matches that are still in the library.
    pub matches: u32,
    /// The new matches with a quick analysis.
    pub quick: u32,
    /// The new matches with the deepest analysis.
    pub deepest: u32,
}

/// Path, outcome, match of the library, match played here, detail.
type ReportRow = (String, String, Option<i64>, Option<i64>, Option<String>);

/// Stores a new import, and deletes the player's oldest imports beyond `keep`. Their matches stay.
pub fn begin(connection: &mut AnyConn, owner: UserId, new: &Import, keep: i64) -> Result<(), DbError> {
    account_locks::lock_account(connection, owner)?;
    diesel::insert_into(imports::table)
        .values((
            imports::id.eq(new.id.to_row()),
            imports::owner_id.eq(owner.to_row()),
            imports::begun_at.eq(new.begun_at.0),
            imports::name.eq(&new.name),
            imports::files.eq(column(new.files)),
        ))
        .execute(connection)?;
    let old: Vec<i64> = imports::table
        .filter(imports::owner_id.eq(owner.to_row()))
        .order((imports::begun_at.desc(), imports::id.desc()))
        .offset(keep)
        .limit(1_000)
        .select(imports::id)
        .load(connection)?;
    diesel::delete(imports::table.filter(imports::id.eq_any(old))).execute(connection)?;
    Ok(())
}

/// Returns a player's imports, newest first.
pub fn of_owner(connection: &mut AnyConn, owner: UserId) -> Result<Vec<Import>, DbError> {
    let rows: Vec<(i64, i64, String, i32)> = imports::table
        .filter(imports::owner_id.eq(owner.to_row()))
        .order((imports::begun_at.desc(), imports::id.desc()))
        .select((imports::id, imports::begun_at, imports::name, imports::files))
        .load(connection)?;
    Ok(rows.into_iter().map(import).collect())
}

/// Returns an import of this player.
pub fn find(connection: &mut AnyConn, owner: UserId, id: ImportId) -> Result<Option<Import>, DbError> {
    let row: Option<(i64, i64, String, i32)> = imports::table
        .find(id.to_row())
        .filter(imports::owner_id.eq(owner.to_row()))
        .select((imports::id, imports::begun_at, imports::name, imports::files))
        .first(connection)
        .optional()?;
    Ok(row.map(import))
}

/// Deletes an import. Its matches stay. Returns false if this player has no such import.
pub fn delete(connection: &mut AnyConn, owner: UserId, id: ImportId) -> Result<bool, DbError> {
    let theirs =
        imports::table.filter(imports::id.eq(id.to_row())).filter(imports::owner_id.eq(owner.to_row()));
    Ok(diesel::delete(theirs).execute(connection)? > 0)
}

/// Returns the reports that already exist for these paths.
pub fn known(connection: &mut AnyConn, id: ImportId, paths: &[String]) -> Result<Vec<FileReport>, DbError> {
    use import_files as f;
    let rows: Vec<ReportRow> = f::table
        .filter(f::import_id.eq(id.to_row()))
        .filter(f::path.eq_any(paths))
        .select((f::path, f::outcome, f::library_id, f::match_id, f::detail))
        .load(connection)?;
    rows.into_iter().map(report).collect()
}

/// Returns the number of files that have arrived.
pub fn arrived(connection: &mut AnyConn, id: ImportId) -> Result<u32, DbError> {
    let count: i64 =
        import_files::table.filter(import_files::import_id.eq(id.to_row())).count().get_result(connection)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Stores the report on a file.
pub fn store_file_report(connection: &mut AnyConn, id: ImportId, new: &FileReport) -> Result<(), DbError> {
    use import_files as f;
    diesel::insert_into(f::table)
        .values((
            f::import_id.eq(id.to_row()),
            f::path.eq(&new.path),
            f::outcome.eq(new.outcome.as_str()),
            f::library_id.eq(new.library.map(LibraryMatchId::to_row)),
            f::match_id.eq(new.played.map(MatchId::to_row)),
            f::detail.eq(Some(new.notes.join("\n")).filter(|notes| !notes.is_empty())),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns reports in the order of their paths, after a path, optionally only those with one outcome.
pub fn reports(
    connection: &mut AnyConn,
    id: ImportId,
    outcome: Option<Outcome>,
    after: &str,
    limit: i64,
) -> Result<Vec<FileReport>, DbError> {
    use import_files as f;
    let mut query = f::table
        .filter(f::import_id.eq(id.to_row()))
        .filter(f::path.gt(after.to_owned()))
        .order(f::path.asc())
        .limit(limit)
        .select((f::path, f::outcome, f::library_id, f::match_id, f::detail))
        .into_boxed();
    if let Some(outcome) = outcome {
        query = query.filter(f::outcome.eq(outcome.as_str()));
    }
    let rows: Vec<ReportRow> = query.load(connection)?;
    rows.into_iter().map(report).collect()
}

/// A match of a library, as a report names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedMatch {
    pub white: String,
    pub black: String,
    /// The path of its file, or the file's name if it was not imported in a folder.
    pub path: String,
}

/// Returns the names of matches of a library.
pub fn names_of(
    connection: &mut AnyConn,
    owner: UserId,
    ids: &[LibraryMatchId],
) -> Result<HashMap<LibraryMatchId, NamedMatch>, DbError> {
    use library_matches as m;
    let rows: Vec<(i64, String, String, Option<String>, String)> = m::table
        .filter(m::owner_id.eq(owner.to_row()))
        .filter(m::id.eq_any(ids.iter().map(|id| id.to_row())))
        .select((m::id, m::white, m::black, m::path, m::file_name))
        .load(connection)?;
    let named = rows.into_iter().map(|(id, white, black, path, name)| {
        (LibraryMatchId::from_row(id), NamedMatch { white, black, path: path.unwrap_or(name) })
    });
    Ok(named.collect())
}

/// Counts the files of an import, and how far their matches are analysed.
pub fn counts(connection: &mut AnyConn, id: ImportId, deepest: u8) -> Result<Counts, DbError> {
    use import_files as f;
    let rows: Vec<(String, i64)> = f::table
        .filter(f::import_id.eq(id.to_row()))
        .group_by(f::outcome)
        .select((f::outcome, diesel::dsl::count_star()))
        .load(connection)?;
    let mut counts = Counts::default();
    for (outcome, number) in rows {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        match Outcome::parse(&outcome)? {
            Outcome::Read => counts.read = number,
            Outcome::Partly => counts.partly = number,
            Outcome::Duplicate => counts.duplicate = number,
            Outcome::PlayedHere => counts.played_here = number,
            Outcome::Refused => counts.refused = number,
        }
    }
    let new = || {
        f::table
            .filter(f::import_id.eq(id.to_row()))
            .filter(f::outcome.ne(Outcome::Duplicate.as_str()))
            .filter(f::library_id.is_not_null())
    };
    let count = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    counts.matches = count(new().count().get_result(connection)?);
    let mut analysed = |plies: u8| -> Result<u32, DbError> {
        let there = library_analyses::table
            .filter(library_analyses::library_id.nullable().eq(f::library_id))
            .filter(library_analyses::plies.eq(i32::from(plies)));
        Ok(count(new().filter(exists(there)).count().get_result(connection)?))
    };
    counts.quick = analysed(0)?;
    counts.deepest = analysed(deepest)?;
    Ok(counts)
}

fn import((id, begun_at, name, files): (i64, i64, String, i32)) -> Import {
    Import {
        id: ImportId::from_row(id),
        begun_at: Millis(begun_at),
        name,
        files: u32::try_from(files).unwrap_or(0),
    }
}

fn report((path, outcome, library, played, detail): ReportRow) -> Result<FileReport, DbError> {
    Ok(FileReport {
        path,
        outcome: Outcome::parse(&outcome)?,
        library: library.map(LibraryMatchId::from_row),
        played: played.map(MatchId::from_row),
        // A report of an earlier version has only the first note.
        notes: detail.iter().flat_map(|notes| notes.lines()).map(str::to_owned).collect(),
    })
}
