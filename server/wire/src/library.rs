//! Private libraries: matches of other programs that somebody has brought along.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Millis, Score};

/// A match in a library.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct LibraryId(pub String);

/// `GET /api/v1/library`: everything that the user keeps.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LibraryView {
    /// The newest first.
    pub matches: Vec<LibraryEntry>,
    /// So many may be kept.
    pub matches_max: u32,
    /// Bytes of their files.
    #[ts(type = "number")]
    pub bytes: u64,
    /// So many bytes may be kept.
    #[ts(type = "number")]
    pub bytes_max: u64,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LibraryEntry {
    /// Which.
    pub id: LibraryId,
    /// When it was brought along.
    pub added_at: Millis,
    /// The name of its file.
    pub file_name: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// How many points win it; none in a session.
    pub length: Option<u16>,
    /// How many games it has.
    pub games: u32,
    /// The points after the last of them.
    pub score: Score,
    /// How deep it was looked at; none while nothing is finished.
    pub plies: Option<u8>,
    /// White's PR.
    pub white_pr: Option<f64>,
    /// Black's PR.
    pub black_pr: Option<f64>,
}

/// `POST /api/v1/library`: what became of each file of an upload.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ImportReport {
    /// In the order of the upload.
    pub files: Vec<ImportedFile>,
}

/// One file of an upload: a match that is kept now, or the reason why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ImportedFile {
    /// Its name, without folders.
    pub name: String,
    /// The match that it became.
    pub id: Option<LibraryId>,
    /// What is wrong and at which line.
    pub error: Option<String>,
    /// What was skipped or changed in a match that is kept, a line each.
    pub notes: Vec<String>,
}
