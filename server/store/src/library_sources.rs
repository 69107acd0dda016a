//! Further files of imported matches: the same match, with analyses or comments of its own.

use diesel::{
    dsl::{exists, sql},
    prelude::*,
    sql_types::BigInt,
};

use super::{
    AnyConn, DbError,
    library_room::{NewLibraryMatch, Room},
    schema::{library_matches, library_sources},
};
use crate::id::{LibraryMatchId, UserId};

/// The maximum number of further files of a match.
const SOURCES_MAX: usize = 8;

/// A further file of a match.
#[derive(Debug)]
pub struct Source {
    pub name: String,
    /// The path in the imported folder or zip; `None` for a file that was added alone.
    pub path: Option<String>,
    /// The compressed file.
    pub file: Vec<u8>,
}

/// Returns the further files of a match, in the order of the imports.
pub fn list_sources(connection: &mut AnyConn, id: LibraryMatchId) -> Result<Vec<Source>, DbError> {
    use library_sources as s;
    let rows: Vec<(String, Option<String>, Vec<u8>)> = s::table
        .filter(s::library_id.eq(id.to_row()))
        .order(s::number.asc())
        .select((s::file_name, s::path, s::file))
        .load(connection)?;
    Ok(rows.into_iter().map(|(name, path, file)| Source { name, path, file }).collect())
}

/// Adds the file of a match that the library has, and takes its size from `left`. Returns false if the file adds
/// nothing to the stored ones or does not fit.
pub(crate) fn add(
    connection: &mut AnyConn,
    id: LibraryMatchId,
    new: &NewLibraryMatch,
    left: &mut Room,
) -> Result<bool, DbError> {
    use library_sources as s;
    if !new.found.has_riches {
        return Ok(false);
    }
    let first: Vec<u8> =
        library_matches::table.find(id.to_row()).select(library_matches::file).first(connection)?;
    let others = list_sources(connection, id)?;
    let packed = &new.found.packed;
    let is_known = first == *packed || others.iter().any(|other| other.file == *packed);
    let Some(bytes) = left.bytes.checked_sub(new.found.bytes) else { return Ok(false) };
    if is_known || others.len() >= SOURCES_MAX {
        return Ok(false);
    }
    diesel::insert_into(s::table)
        .values((
            s::library_id.eq(id.to_row()),
            s::number.eq(i32::try_from(others.len() + 1).unwrap_or(i32::MAX)),
            s::added_at.eq(new.at.0),
            s::file_name.eq(&new.file_name),
            s::path.eq(&new.path),
            s::file.eq(packed),
            s::bytes.eq(i64::try_from(new.found.bytes).unwrap_or(i64::MAX)),
        ))
        .execute(connection)?;
    left.bytes = bytes;
    Ok(true)
}

/// Returns the bytes of all further files of an owner's matches.
pub(crate) fn bytes_of(connection: &mut AnyConn, owner: UserId) -> Result<u64, DbError> {
    // PostgreSQL's sum of integers has another type.
    let bytes = sql::<BigInt>("CAST(COALESCE(SUM(bytes), 0) AS BIGINT)");
    let theirs = library_matches::table
        .filter(library_matches::id.eq(library_sources::library_id))
        .filter(library_matches::owner_id.eq(owner.to_row()));
    let bytes: i64 = library_sources::table.filter(exists(theirs)).select(bytes).first(connection)?;
    Ok(u64::try_from(bytes).unwrap_or(0))
}
