//! Judgements of the decisions of a match, made by another program's analysis and stored in its file.

use std::fmt;

use rules::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::match_record::Seat;

/// The judgement of one decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// The game, counted from 1.
    pub game: usize,
    /// The number of actions of the game before the decision.
    pub after: usize,
    /// The seat that decides.
    pub seat: Seat,
    /// The decision.
    pub of: JudgedDecision,
}

/// A decision and what the program says of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "decision", rename_all = "snake_case", deny_unknown_fields)]
pub enum JudgedDecision {
    /// The choice of a play.
    Play {
        /// The dice.
        dice: [u8; 2],
        /// The plays that were looked at, the best first.
        plays: Vec<JudgedPlay>,
    },
    /// The cube: whether to double, and whether to take.
    Cube {
        /// The level of the analysis.
        level: LevelName,
        /// How the game ends, for the side that may double.
        chances: JudgedChances,
        /// The equity without a double, for the side that may double, on the scale on which a pass costs 1.
        no_double: f32,
        /// The equity of a double that is taken.
        double_take: f32,
        /// The equity of a double that is passed.
        double_pass: f32,
    },
}

/// A play that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgedPlay {
    /// The moves, such as `24/18 13/10`; hits are not marked.
    pub moves: String,
    /// The level of the analysis.
    pub level: LevelName,
    /// How the game ends, for the side that plays.
    pub chances: JudgedChances,
    /// The equity, for the side that plays, on the scale on which a pass costs 1.
    pub equity: f32,
}

/// How a game ends, as parts of 1. A gammon is also a win, a backgammon also a gammon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgedChances {
    /// Wins.
    pub win: f32,
    /// Wins of a gammon or more.
    pub win_gammon: f32,
    /// Wins of a backgammon.
    pub win_backgammon: f32,
    /// Losses of a gammon or more.
    pub lose_gammon: f32,
    /// Losses of a backgammon.
    pub lose_backgammon: f32,
}

/// The level of an analysis, as eXtreme Gammon numbers them; in JSON by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(into = "String", try_from = "String")]
#[schemars(with = "String")]
pub struct LevelName(pub(crate) i16);

/// The numbers and names of the named levels.
const NAMED: [(i16, &str); 7] = [
    (12, "3-ply reduced"),
    (100, "rollout"),
    (998, "book"),
    (999, "book"),
    (1000, "XG Roller"),
    (1001, "XG Roller+"),
    (1002, "XG Roller++"),
];

impl fmt::Display for LevelName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (NAMED.iter().find(|(number, _)| *number == self.0), self.0) {
            (Some((_, name)), _) => f.write_str(name),
            (None, 0..=8) => write!(f, "{}-ply", self.0 + 1),
            (None, other) => write!(f, "level {other}"),
        }
    }
}

impl From<LevelName> for String {
    fn from(level: LevelName) -> String {
        level.to_string()
    }
}

impl TryFrom<String> for LevelName {
    type Error = String;

    fn try_from(name: String) -> Result<LevelName, String> {
        let named = NAMED.iter().find(|(_, known)| *known == name).map(|(number, _)| *number);
        let plies = || name.strip_suffix("-ply")?.parse::<i16>().ok()?.checked_sub(1);
        let number = || name.strip_prefix("level ")?.parse().ok();
        named.or_else(plies).or_else(number).map(LevelName).ok_or_else(|| format!("{name:?} is no level"))
    }
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::White => Seat::White,
            Side::Black => Seat::Black,
        }
    }
}

impl Judgement {
    /// Returns the side that makes the decision.
    pub fn side(&self) -> Side {
        Side::from(self.seat)
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        match seat {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
        }
    }
}
