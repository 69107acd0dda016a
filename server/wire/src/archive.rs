//! The archive: imports of many files, and the profile over all matches.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PrivateName;

use crate::{LibraryId, MatchId, Millis, MistakeTheme};

/// An import of many files.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ImportId(pub String);

/// `POST /api/v1/imports`: begins an import, whose files follow in parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewImport {
    /// The name of the folder or zip, 1 to 120 characters.
    pub name: PrivateName,
    /// The number of files, 1 to 10,000.
    pub files: u32,
}

/// An import, with the outcomes of its files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportView {
    /// The import's id.
    pub id: ImportId,
    /// The name of the folder or zip.
    pub name: String,
    /// The time at which it began.
    pub begun_at: Millis,
    /// The number of files.
    pub files: u32,
    /// The files that were read whole.
    pub read: u32,
    /// The files that were read in part or with changes.
    pub partly: u32,
    /// The files whose match was in the library already.
    pub duplicate: u32,
    /// The files whose match was played here.
    pub played_here: u32,
    /// The files without a match.
    pub refused: u32,
    /// The new matches that are still in the library.
    pub matches: u32,
    /// The new matches with a quick analysis.
    pub analysed_quick: u32,
    /// The new matches with the standard analysis.
    pub analysed: u32,
}

/// The outcome of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ImportOutcome {
    /// The whole match was read.
    Read,
    /// The match was read as far as it can be replayed, or with changes.
    Partly,
    /// The same match is in the library already. If the file has analyses or comments, they were added to it.
    Duplicate,
    /// The match was played here, so it is not stored a second time.
    PlayedHere,
    /// There is no match in the file.
    Refused,
}

/// A code page: the encoding of a text that is not Unicode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CodePage {
    /// windows-1252.
    Western,
    /// windows-1250.
    CentralEuropean,
    /// windows-1254.
    Turkish,
    /// windows-1251.
    Cyrillic,
    /// windows-1253.
    Greek,
    /// windows-1255.
    Hebrew,
    /// Shift-JIS.
    Japanese,
}

/// `POST /api/v1/imports/code-pages`: words of texts whose code pages are to be guessed before an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GuessCodePages {
    /// The words of each text that have letters beyond ASCII, with blanks between them: at most 100 texts, each of 1 to
    /// 300 characters. A byte is written as the character of that number, U+0000 to U+00FF.
    pub samples: Vec<String>,
}

/// The code page that the letters of a text show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CodePageGuess {
    /// The code page.
    pub code_page: CodePage,
    /// True if no other code page gives a text that is almost as likely.
    pub certain: bool,
}

/// The report on one file of an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportFileReport {
    /// The path in the folder or zip.
    pub path: String,
    /// Its outcome.
    pub outcome: ImportOutcome,
    /// The match; for a duplicate, the match that was in the library before. Null once it is deleted.
    pub id: Option<LibraryId>,
    /// The match played here that the file contains.
    pub played_here: Option<MatchId>,
    /// The first of the notes.
    pub detail: Option<String>,
    /// The reason for a refusal, or the notes on the file: first those on lines that were skipped or changed, then
    /// those on what the file leaves open. At most 20, and a line with the number of the others.
    pub notes: Vec<String>,
    /// For a duplicate, the match that was in the library before, whose id is `id`.
    pub earlier: Option<EarlierMatch>,
}

/// A match that was in the library before an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EarlierMatch {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The path of its file, or the file's name if it was not imported in a folder.
    pub path: String,
}

/// `GET /api/v1/imports/{id}/files`: reports in the order of the paths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportFilePage {
    /// At most 500 reports.
    pub files: Vec<ImportFileReport>,
    /// The path after which the next page begins; null on the last.
    pub next: Option<String>,
}

/// `GET /api/v1/archive/names`: the names in the user's library, and which of them are the user's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArchiveNames {
    /// The most frequent names, at most 200, and all of the user's own names.
    pub names: Vec<ArchiveName>,
    /// True once the user has confirmed which names are their own.
    pub confirmed: bool,
}

/// A name in imported matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArchiveName {
    /// The name as it is written most often.
    pub name: String,
    /// The number of matches with it.
    pub matches: u32,
    /// True if the user confirmed it. Before that, true for the name of the account.
    pub own: bool,
    /// True for a name that is in most of the matches, before the user has confirmed any.
    pub likely: bool,
}

/// `PUT /api/v1/archive/names`: the names under which the user appears in imported files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetArchiveNames {
    /// At most 20 names. Case and spacing make no difference.
    pub names: Vec<String>,
}

/// The matches that a profile or a search covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ArchiveSource {
    /// Played here and imported.
    #[default]
    All,
    /// Played here.
    Played,
    /// Imported.
    Imported,
}

/// The number of decisions, and how well they were made.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedDecisions {
    /// The number of matches with these decisions.
    pub matches: u32,
    /// The decisions that count.
    pub decisions: u32,
    /// PR, 500 times the mean error; null without a decision.
    pub performance_rating: Option<f64>,
    /// The interval that contains the true PR with 95 % confidence, from the differences between matches; null for
    /// fewer than five matches.
    pub interval: Option<(f64, f64)>,
}

/// A part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ArchivePart {
    /// All decisions.
    All,
    /// Checker plays.
    Plays,
    /// Doubles, made and not made.
    Doubles,
    /// Takes and passes.
    Answers,
    /// The first three plays of each side.
    Opening,
    /// While a checker can be hit.
    Contact,
    /// After contact.
    Race,
    /// With all checkers in the home board, after contact.
    BearOff,
}

/// A part of the game in a profile.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfilePart {
    /// The part.
    pub part: ArchivePart,
    /// The player's decisions.
    pub own: RatedDecisions,
    /// The median PR of the reference field.
    pub field: Option<f64>,
}

/// The decisions of a month, a quarter or a year.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfilePeriod {
    /// The beginning.
    pub from: Millis,
    /// The end.
    pub until: Millis,
    /// The player's decisions.
    pub own: RatedDecisions,
}

/// The matches against one opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfileOpponent {
    /// The opponent's name.
    pub name: String,
    /// The player's decisions.
    pub own: RatedDecisions,
    /// The opponent's decisions.
    pub theirs: RatedDecisions,
}

/// The matches of one kind.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfileMode {
    /// The kind; the rules of money games are not distinguished.
    pub mode: ArchiveMode,
    /// The player's decisions.
    pub own: RatedDecisions,
}

/// The stakes of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ArchiveMode {
    /// Matches of up to 3 points.
    ShortMatch,
    /// Matches of 4 to 8 points.
    MediumMatch,
    /// Longer matches.
    LongMatch,
    /// Games with the cube that count separately.
    Money,
    /// Games without a cube.
    Cubeless,
}

/// The decisions at one score of matches.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfileScore {
    /// The points that the player needs, 1 to 7; 7 stands for 7 and more.
    pub own_away: u8,
    /// The points that the opponent needs.
    pub opponent_away: u8,
    /// The player's decisions.
    pub own: RatedDecisions,
}

/// A kind of mistake in a profile.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProfileTheme {
    /// The kind.
    pub theme: MistakeTheme,
    /// The number of mistakes of this kind.
    pub count: u32,
    /// Their total cost in units of the cube.
    pub error: f64,
    /// Their cost in PR: 500 times the total cost, divided by the number of all decisions.
    pub share: f64,
    /// The same cost in the whole reference field.
    pub field_share: Option<f64>,
}

/// The players with whom a profile is compared.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReferenceField {
    /// The rated players of this site with an analysed match, bots left out.
    pub players: u32,
    /// Their matches, at most the last 60 of each.
    pub matches: u32,
    /// The quartiles of their PR: a quarter is better than the first, a quarter worse than the last. Null for fewer
    /// than five players.
    pub quartiles: Option<(f64, f64, f64)>,
}

/// `GET /api/v1/archive/profile`: a player's profile over all matches of that player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArchiveProfile {
    /// The matches that count here.
    pub matches: u32,
    /// The analysed imported matches in which none or both of the names are the player's. They are left out.
    pub unknown_side: u32,
    /// The matches whose file states no day. They are missing only in `periods`.
    pub undated: u32,
    /// The parts of the game.
    pub parts: Vec<ProfilePart>,
    /// The course over time.
    pub periods: Vec<ProfilePeriod>,
    /// The opponents with the most matches, at most 50.
    pub opponents: Vec<ProfileOpponent>,
    /// The kinds of matches.
    pub modes: Vec<ProfileMode>,
    /// The scores of matches.
    pub scores: Vec<ProfileScore>,
    /// The kinds of mistakes, the most expensive first.
    pub themes: Vec<ProfileTheme>,
    /// The reference field.
    pub field: ReferenceField,
}
