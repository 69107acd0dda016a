//! Private libraries: matches imported from other programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Checkers, MatchId, Millis, Score, Seat};

/// A match in a library.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct LibraryId(pub String);

/// `GET /api/v1/library`: all matches in the user's library.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryView {
    /// The matches, newest first.
    pub matches: Vec<LibraryEntry>,
    /// The maximum number of matches.
    pub matches_max: u32,
    /// The size of their files in bytes.
    #[cfg_attr(test, ts(type = "number"))]
    pub bytes: u64,
    /// The maximum size in bytes.
    #[cfg_attr(test, ts(type = "number"))]
    pub bytes_max: u64,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LibraryEntry {
    /// The match's id.
    pub id: LibraryId,
    /// The time of the import.
    pub added_at: Millis,
    /// The day of the match at 00:00 UTC; null if its file does not state one.
    pub played_at: Option<Millis>,
    /// The name of its file.
    pub file_name: String,
    /// The path of its file in the imported folder or zip; null for a file that was added alone.
    pub path: Option<String>,
    /// The user's seat, by the confirmed names; null if none or both of the names are the user's.
    pub own: Option<Seat>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The length of the match in points; null for a session.
    pub length: Option<u16>,
    /// The number of games.
    pub games: u32,
    /// The score after the last game.
    pub score: Score,
    /// The lookahead of its analysis in plies; null while none is finished.
    pub plies: Option<u8>,
    /// White's PR.
    pub white_pr: Option<f64>,
    /// Black's PR.
    pub black_pr: Option<f64>,
    /// The sum of White's errors, in units of the cube; null while no analysis is finished.
    pub white_error: Option<f64>,
    /// The sum of Black's errors, in units of the cube; null while no analysis is finished.
    pub black_error: Option<f64>,
}

/// `GET /api/v1/library/{id}/repairs`: the rows of a file at which reading stopped, and those that were mended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchRepairs {
    /// The rows at which reading stopped, at most one of each game.
    pub faults: Vec<RowFault>,
    /// The rows that the owner has mended.
    pub repairs: Vec<RepairedRow>,
    /// True if rows can be replaced. Files of binary formats have no rows.
    pub can_edit: bool,
}

/// A row at which reading of a game stopped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RowFault {
    /// The line of the file, from 1; in a binary file the record.
    pub line: u32,
    /// The game, from 1.
    pub game: u32,
    /// The row; empty in a binary file.
    pub row: String,
    /// Why it cannot be replayed.
    pub reason: String,
    /// The side to act.
    pub seat: Seat,
    /// The board before the row.
    pub board: Checkers,
    /// The roll of that side in the row, if there is one.
    pub dice: Option<(u8, u8)>,
    /// The legal plays of the roll, at most 200.
    pub plays: Vec<String>,
}

/// A row that the owner has mended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RepairedRow {
    /// The line of the file, from 1.
    pub line: u32,
    /// The row in the file; empty in a binary file.
    pub before: String,
    /// The row in its place; null if the rest of the game is left out.
    pub after: Option<String>,
    /// The time of the change.
    pub at: Millis,
}

/// `POST /api/v1/library/{id}/repairs`: a row to mend.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MendRow {
    /// The line of the file, from 1.
    pub line: u32,
    /// The whole row in place of the one in the file; null to leave the rest of the game out.
    pub text: Option<String>,
}

/// `POST /api/v1/library`: the result for each file of an upload.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportReport {
    /// The files in the order of the upload.
    pub files: Vec<ImportedFile>,
}

/// An uploaded file: an imported match, a match played here, or the reason why it has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportedFile {
    /// The file's name, without folders.
    pub name: String,
    /// The imported match; for a duplicate, the match that was in the library before.
    pub id: Option<LibraryId>,
    /// True if the library had the same match already.
    pub duplicate: bool,
    /// The match, if it was played here; then it is not stored a second time.
    pub played_here: Option<MatchId>,
    /// The error and its line.
    pub error: Option<String>,
    /// The notes on skipped or changed parts of the imported match, one line each.
    pub notes: Vec<String>,
}
