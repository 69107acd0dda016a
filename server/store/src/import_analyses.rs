//! Storing the analyses of imported matches.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError, library,
    mends::{self, Mend},
    schema::{library_analyses, library_matches},
};
use crate::id::LibraryMatchId;

/// An analysis to store.
#[derive(Debug)]
pub struct NewLibraryAnalysis {
    pub plies: u8,
    /// The mended rows of the reading that was analysed.
    pub mends: Vec<Mend>,
    pub at: Millis,
    /// The compressed report; `None` if it could not be made.
    pub report: Option<Vec<u8>>,
    pub white_pr: Option<f64>,
    pub black_pr: Option<f64>,
}

/// Stores an analysis, once for each depth. Returns false if the match is gone, or if rows were mended since it was
/// read for this analysis.
pub fn insert(
    connection: &mut AnyConn,
    id: LibraryMatchId,
    new: NewLibraryAnalysis,
) -> Result<bool, DbError> {
    use library_analyses as a;
    let there: i64 =
        library_matches::table.filter(library_matches::id.eq(id.to_row())).count().get_result(connection)?;
    if there == 0 || mends::list_mends(connection, id)? != new.mends {
        return Ok(false);
    }
    if library::is_made(connection, id, new.plies)? {
        return Ok(true);
    }
    diesel::insert_into(a::table)
        .values((
            a::library_id.eq(id.to_row()),
            a::plies.eq(i32::from(new.plies)),
            a::made_at.eq(new.at.0),
            a::report.eq(new.report),
            a::white_pr.eq(new.white_pr),
            a::black_pr.eq(new.black_pr),
        ))
        .execute(connection)?;
    Ok(true)
}
