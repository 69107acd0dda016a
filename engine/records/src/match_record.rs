//! The match format of this project: versioned JSON with every event of a match, its time and the dice.
//!
//! [`MatchRecord::of_log`] records a match of `play`, and [`MatchRecord::from_json`] reads a file.
//! [`MatchRecord::replay`] plays a record through the rules again. Only the replay shows that the record is possible,
//! with the scores, clock readings and results that it states. [`MatchRecord::verify_dice`] recomputes every throw.
//! `schema/match-v2.json` publishes the format; it is generated from the types here. `schema/match-v1.json` is the
//! schema of version 1.
//!
//! A change that breaks readers of a version makes a new version. Old versions stay readable. Version 2 adds house
//! bots, the rule for the seats' bytes, the rule for resigning, and resignations accepted by running out of time. It
//! can also hold the comments, analyses and headers of another program's file.

mod convert;
mod dice_origin;
mod log;
mod parts;
mod problem;
mod proof;
mod replay;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::source::Source;

pub use dice_origin::{Chain, DiceOrigin, Hex32, SeatBytes};
pub use log::MatchHead;
pub use parts::{
    Acceptor, Action, ActionRecord, BeaverRules, BoardNote, ClockRules, EndedBy, GameEndRecord, GameOptions,
    GameRecord, GameResultName, MatchEndedBy, MatchResult, Mode, OpeningRecord, Player, PlayerKind,
    RatedStanding, RatingListName, ResigningRule, Seat, Seats, StarterRule, TimeReading,
};
pub use problem::{ReplayError, ReplayPlace, ReplayProblem};
pub use proof::{ChainVerification, DiceNotProvable, DiceVerification};
pub use replay::Replay;

/// The value of the field `format` in every record.
pub const FORMAT: &str = "fullprime-match";
/// The version that this crate writes.
pub const VERSION: u32 = 2;
/// The oldest version that this crate reads.
pub const VERSION_MIN: u32 = 1;

/// A match as it is stored and passed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchRecord {
    /// The name of the format.
    format: FormatName,
    /// The version of the format.
    version: Version,
    /// The id of the match.
    pub id: String,
    /// The kind of match.
    pub mode: Mode,
    /// Options of games outside match play.
    pub options: GameOptions,
    /// The rule that decides who begins each game.
    pub starter: StarterRule,
    /// How games were resigned.
    #[serde(default, skip_serializing_if = "ResigningRule::is_usual")]
    pub resigning: ResigningRule,
    /// True if each turn waited until the other room of a duplicate match had played the turn before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lock_step: bool,
    /// Time allowed.
    pub clock: ClockRules,
    /// The players.
    pub players: Seats<Player>,
    /// The list in which the match was rated; null if it was unrated.
    pub rating_list: Option<RatingListName>,
    /// The games in their order.
    pub games: Vec<GameRecord>,
    /// The result of the match; null while it is being played.
    pub result: Option<MatchResult>,
    /// The origin of the dice, with their proof.
    pub dice: DiceOrigin,
    /// Further data from another program's file, if the record was made from one. Since version 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
}

/// The one name of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
enum FormatName {
    #[serde(rename = "fullprime-match")]
    FullprimeMatch,
}

/// A version that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
struct Version(u32);

/// The fields that are read first. They distinguish a file of another kind or version from a broken record.
#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<u32>,
}

/// The error for a text that is not a match record.
#[derive(Debug, Error)]
pub enum NotAMatchRecord {
    /// The text is not JSON, or a field is missing, unknown or of the wrong kind. The message names line and column.
    #[error("not a match record: {0}")]
    Json(#[from] serde_json::Error),
    /// The text is JSON of another format.
    #[error("not a match record: expected \"format\": \"{FORMAT}\", got {found:?}")]
    Format {
        /// The format that the text names, or `None` if it names none.
        found: Option<String>,
    },
    /// The text is a match record of a version unknown to this program.
    #[error("a match record of version {found}, but only versions {VERSION_MIN} to {VERSION} are known")]
    Version {
        /// The version of the record.
        found: u32,
    },
}

impl MatchRecord {
    /// Reads a record. Only a replay shows whether its content is possible.
    ///
    /// # Errors
    /// Returns the problem and its line.
    pub fn from_json(text: &str) -> Result<MatchRecord, NotAMatchRecord> {
        let header: Header = serde_json::from_str(text)?;
        if header.format.as_deref() != Some(FORMAT) {
            return Err(NotAMatchRecord::Format { found: header.format });
        }
        match header.version {
            Some(found) if Version::try_from(found).is_err() => Err(NotAMatchRecord::Version { found }),
            Some(_) | None => Ok(serde_json::from_str(text)?),
        }
    }

    /// Returns the record as indented JSON with a line end.
    ///
    /// # Panics
    /// Never panics: JSON can represent everything in a record.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self)
            .expect("a record holds only text, finite numbers and lists, which JSON can represent");
        text.push('\n');
        text
    }

    /// Returns the published JSON Schema of the format.
    ///
    /// # Panics
    /// Never panics: a schema is valid JSON.
    pub fn json_schema() -> String {
        let schema = schemars::schema_for!(MatchRecord);
        let mut text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
        text.push('\n');
        text
    }
}

impl TryFrom<u32> for Version {
    type Error = String;

    fn try_from(found: u32) -> Result<Version, String> {
        if (VERSION_MIN..=VERSION).contains(&found) {
            Ok(Version(found))
        } else {
            Err(format!("expected version {VERSION_MIN} to {VERSION}, got {found}"))
        }
    }
}

impl From<Version> for u32 {
    fn from(version: Version) -> u32 {
        version.0
    }
}

impl JsonSchema for Version {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Version".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "integer", "minimum": VERSION_MIN, "maximum": VERSION })
    }
}
