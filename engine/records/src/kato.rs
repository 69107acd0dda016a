//! Kato record sheets: a match written down on paper, with one small board for each turn.
//!
//! Hideo Kato's notation of 1981 writes the number of a die into the square where the checker lands, and nothing
//! else. Hits and checkers borne off follow when the sheet is replayed. A [`KatoSheet`] holds exactly this as data.
//! [`KatoSheet::of_transcript`] writes it and [`KatoSheet::replay`] reads it. The crate `fullprime-sheets` draws it,
//! eight boards on a page.

mod replay;
mod write;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use replay::{NotReplayed, SheetProblem};

use crate::match_record::Seat;

/// The value of the field `format` in every sheet.
pub const FORMAT: &str = "fullprime-kato-sheet";
/// The version that this crate writes.
pub const VERSION: u32 = 1;
/// The number of boards on a page.
pub const BOARDS_A_PAGE: usize = 8;

/// A match on record sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoSheet {
    /// [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// White's name. It stands at the top, where White's back checkers start.
    pub white: String,
    /// Black's name, at the bottom.
    pub black: String,
    /// The number of points that win the match; none in a session.
    pub length: Option<u16>,
    /// True if gammons count only once the cube has been turned.
    pub jacoby: bool,
    /// The games in their order.
    pub games: Vec<KatoGame>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoGame {
    /// White's points before it.
    pub white_points: u32,
    /// Black's points before it.
    pub black_points: u32,
    /// True if it is the Crawford game.
    pub crawford: bool,
    /// The cube at the start.
    pub cube: u16,
    /// The turns, one board for each.
    pub turns: Vec<KatoTurn>,
    /// The end of the game; none if it did not end.
    pub end: Option<KatoEnd>,
}

/// A turn, drawn as one board of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoTurn {
    /// The side on roll.
    pub side: Seat,
    /// The cube actions before the roll. Takes are stored but not drawn, because the play goes on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cube: Vec<KatoCube>,
    /// The dice as thrown; none if the turn ended with a pass.
    pub roll: Option<[u8; 2]>,
    /// The numbers in the squares, in the order in which they were played.
    pub landed: Vec<Landed>,
    /// Numbers that could not be played, one for each move that was not made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crossed: Vec<u8>,
    /// Checkers that were moved against the rules, which only physical boards allow. Each is an arrow from its start
    /// to its end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub illegal: Vec<KatoArrow>,
}

/// A number in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Landed {
    /// The square, 1 to 24 in the numbering of the side on roll; 0 if the checker was borne off.
    pub point: u8,
    /// The number of the die.
    pub die: u8,
}

/// The path of a checker that moved illegally, in the numbering of the side on roll: 25 is the bar, 0 is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoArrow {
    /// The place where it stood.
    pub from: u8,
    /// The place where it was put.
    pub to: u8,
}

/// A cube action and the seat that took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoCube {
    /// The seat that acted.
    pub by: Seat,
    /// The action.
    pub action: KatoCubeAction,
}

/// A cube action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum KatoCubeAction {
    /// Offered at twice its value: an arrow towards the other player.
    Double,
    /// Accepted.
    Take,
    /// Refused, which ends the game.
    Pass,
    /// Turned back by the taker: an arrow back.
    Beaver,
    /// Turned once more.
    Raccoon,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KatoEnd {
    /// The winner of the game.
    pub winner: Seat,
    /// The points won.
    pub points: u32,
}

/// The error for a text that is not a sheet.
#[derive(Debug, Error)]
pub enum NotASheet {
    /// The text is not JSON of this form. The message names line and column.
    #[error("not a record sheet: {0}")]
    Json(#[from] serde_json::Error),
    /// The text is JSON, but of another format or version.
    #[error(
        "not a record sheet: expected format \"{FORMAT}\" and version {VERSION}, got {format:?} and {version}"
    )]
    Format {
        /// The format that the text names.
        format: String,
        /// The version that the text names.
        version: u32,
    },
}

impl KatoSheet {
    /// Reads a sheet. Only a replay shows whether its content is possible.
    ///
    /// # Errors
    /// Returns the problem and its line.
    pub fn from_json(text: &str) -> Result<KatoSheet, NotASheet> {
        let sheet: KatoSheet = serde_json::from_str(text)?;
        if sheet.format != FORMAT || sheet.version != VERSION {
            return Err(NotASheet::Format { format: sheet.format, version: sheet.version });
        }
        Ok(sheet)
    }

    /// Returns the sheet as indented JSON with a line end.
    ///
    /// # Panics
    /// Never panics: JSON can represent everything in a sheet.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a sheet holds texts, numbers and lists");
        text.push('\n');
        text
    }

    /// Returns the published JSON Schema of the format.
    ///
    /// # Panics
    /// Never panics: a schema is valid JSON.
    #[must_use]
    pub fn json_schema() -> String {
        let schema = schemars::schema_for!(KatoSheet);
        let mut text = serde_json::to_string_pretty(&schema).expect("a schema is JSON");
        text.push('\n');
        text
    }
}

impl KatoGame {
    /// Returns the number of pages of the sheet. An empty game has one empty page.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.turns.len().div_ceil(BOARDS_A_PAGE).max(1)
    }
}
