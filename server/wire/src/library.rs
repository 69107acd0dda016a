//! Private libraries: matches imported from other programs.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Millis, Score};

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
    /// The name of its file.
    pub file_name: String,
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
}

/// `POST /api/v1/library`: the result for each file of an upload.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportReport {
    /// The files in the order of the upload.
    pub files: Vec<ImportedFile>,
}

/// An uploaded file: an imported match, or the reason why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportedFile {
    /// The file's name, without folders.
    pub name: String,
    /// The imported match; if the library had it already, the one that was there.
    pub id: Option<LibraryId>,
    /// True if the library had the same match already.
    pub duplicate: bool,
    /// The error and its line.
    pub error: Option<String>,
    /// The notes on skipped or changed parts of the imported match, one line each.
    pub notes: Vec<String>,
}
