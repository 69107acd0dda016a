//! Rows of imported files that their owner has mended.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::column,
    deepening,
    library::FoundMatch,
    schema::{
        deep_analyses, library_analyses, library_cards, library_decisions, library_matches, library_mends,
    },
};
use crate::id::{LibraryMatchId, UserId};

/// A mended row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mend {
    /// The line of the file, from 1.
    pub line: u32,
    /// The row in place of the one in the file; `None` to leave the rest of the game out.
    pub text: Option<String>,
    pub at: Millis,
}

/// Returns the mended rows of a match, in the order of the file.
pub fn list_mends(connection: &mut AnyConn, id: LibraryMatchId) -> Result<Vec<Mend>, DbError> {
    use library_mends as m;
    let rows: Vec<(i32, Option<String>, i64)> = m::table
        .filter(m::library_id.eq(id.to_row()))
        .order(m::line.asc())
        .select((m::line, m::text, m::at))
        .load(connection)?;
    let mend = |(line, text, at): (i32, Option<String>, i64)| Mend {
        line: u32::try_from(line).unwrap_or(1),
        text,
        at: Millis(at),
    };
    Ok(rows.into_iter().map(mend).collect())
}

/// Stores a mended row in place of an earlier one.
pub fn put(connection: &mut AnyConn, id: LibraryMatchId, mend: &Mend) -> Result<(), DbError> {
    use library_mends as m;
    let line = column(mend.line);
    diesel::delete(m::table.find((id.to_row(), line))).execute(connection)?;
    diesel::insert_into(m::table)
        .values((
            m::library_id.eq(id.to_row()),
            m::line.eq(line),
            m::text.eq(&mend.text),
            m::at.eq(mend.at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Removes a mend. Returns false if there is none.
pub fn remove(connection: &mut AnyConn, id: LibraryMatchId, line: u32) -> Result<bool, DbError> {
    let row = library_mends::table.find((id.to_row(), column(line)));
    Ok(diesel::delete(row).execute(connection)? > 0)
}

/// Stores the new reading of a match after a mend. Everything that followed from the old reading is deleted, so that
/// the match is analysed again.
pub fn renew(
    connection: &mut AnyConn,
    owner: UserId,
    id: LibraryMatchId,
    found: &FoundMatch,
) -> Result<(), DbError> {
    use library_matches as m;
    let row = id.to_row();
    let taken: i64 = m::table
        .filter(m::owner_id.eq(owner.to_row()))
        .filter(m::id.ne(row))
        .filter(m::fingerprint.eq(&found.fingerprint))
        .count()
        .get_result(connection)?;
    // Another file has the whole match. Both stay, because its owner has worked on this one.
    let fingerprint = if taken > 0 { format!("mended-{id}") } else { found.fingerprint.clone() };
    diesel::update(m::table.find(row))
        .set((
            m::white.eq(&found.white),
            m::black.eq(&found.black),
            m::length.eq(found.length.map(i32::from)),
            m::games.eq(i32::try_from(found.games).unwrap_or(i32::MAX)),
            m::white_points.eq(i64::from(found.points.white)),
            m::black_points.eq(i64::from(found.points.black)),
            m::fingerprint.eq(fingerprint),
            m::played_at.eq(found.played_at.map(|at| at.0)),
            m::learned_plies.eq(None::<i32>),
        ))
        .execute(connection)?;
    diesel::delete(library_analyses::table.filter(library_analyses::library_id.eq(row)))
        .execute(connection)?;
    diesel::delete(library_decisions::table.find(row)).execute(connection)?;
    // The places in the match may have moved, so all its questions are made again.
    diesel::delete(library_cards::table.filter(library_cards::library_id.eq(row))).execute(connection)?;
    diesel::update(deep_analyses::table.filter(deep_analyses::library_id.eq(row)))
        .set(deep_analyses::library_id.eq(None::<i64>))
        .execute(connection)?;
    deepening::forget_orphans(connection, owner)?;
    Ok(())
}
