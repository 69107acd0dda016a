//! Analyses of a match by other programs, as their files store them: the judgement of each decision.

use std::borrow::Cow;
use std::fmt;

use rules::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::match_record::Seat;

/// The analysis of a match by another program. It is kept beside an analysis of this program and never mixed with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForeignAnalysis {
    /// The name of the program, for example `eXtreme Gammon`.
    pub program: String,
    /// The judgements, in the order of the match.
    pub judgements: Vec<Judgement>,
}

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
    /// The unit of the equities.
    #[serde(default, skip_serializing_if = "EquityUnit::is_usual")]
    pub unit: EquityUnit,
    /// The decision.
    pub of: JudgedDecision,
}

/// The unit of the equities of a judgement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EquityUnit {
    /// The cube before the decision: a pass costs 1.
    #[default]
    Cube,
    /// The chance of winning the match, 0 to 1.
    MatchChance,
}

/// A decision and the program's judgement of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "decision", rename_all = "snake_case", deny_unknown_fields)]
pub enum JudgedDecision {
    /// The choice of a play.
    Play {
        /// The dice.
        dice: [u8; 2],
        /// The plays that were analysed, best first.
        plays: Vec<JudgedPlay>,
    },
    /// The cube: whether to double, and whether to take.
    Cube {
        /// The level of the analysis.
        level: LevelName,
        /// The chances of the game's results, for the side that may double.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chances: Option<JudgedChances>,
        /// The equity without a double, for the side that may double.
        no_double: f32,
        /// The equity of a double that is taken.
        double_take: f32,
        /// The equity of a double that is passed, or `None` if it is the value of winning the game at the current
        /// cube.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        double_pass: Option<f32>,
    },
}

/// A play that was analysed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgedPlay {
    /// The moves, such as `24/18 13/10`; hits are not marked.
    pub moves: String,
    /// The level of the analysis.
    pub level: LevelName,
    /// The chances of the game's results, for the side that plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<JudgedChances>,
    /// The equity, for the side that plays.
    pub equity: f32,
}

/// The chances of a game's results, 0 to 1. A gammon is also a win, and a backgammon is also a gammon.
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

/// The level of an analysis, as its program calls it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct LevelName(Cow<'static, str>);

impl LevelName {
    /// The maximum number of characters of a name that are kept.
    const CHARACTERS_MAX: usize = 40;
    /// The name of the level if the file does not state it.
    pub(crate) const UNKNOWN: LevelName = LevelName(Cow::Borrowed("?"));
    /// A rollout.
    pub const ROLLOUT: LevelName = LevelName(Cow::Borrowed("rollout"));

    /// Returns the level with this number in a file of eXtreme Gammon; see [`LevelName::to_xg`].
    pub(crate) fn from_xg(number: i16, counts_from_1: bool) -> LevelName {
        match u32::try_from(number) {
            Ok(plies @ 0..=8) if !counts_from_1 => LevelName::of_plies(plies),
            _ => LevelName::of_xg(number),
        }
    }

    /// Returns the name of one of eXtreme Gammon's levels, by its number in files.
    fn of_xg(number: i16) -> LevelName {
        LevelName(Cow::Borrowed(match number {
            0 => "1-ply",
            1 => "2-ply",
            2 => "3-ply",
            3 => "4-ply",
            4 => "5-ply",
            5 => "6-ply",
            6 => "7-ply",
            7 => "8-ply",
            8 => "9-ply",
            12 => "3-ply reduced",
            100 => "rollout",
            998 | 999 => "book",
            1000 => "XG Roller",
            1001 => "XG Roller+",
            1002 => "XG Roller++",
            other => return LevelName(Cow::Owned(format!("level {other}"))),
        }))
    }

    /// Returns the number that stands for the level in files of eXtreme Gammon. A lookahead counts from 1 there, and
    /// from 0 in most other programs. A level without a number there counts as the lowest.
    pub(crate) fn to_xg(&self, counts_from_1: bool) -> i16 {
        let name: &str = &self.0;
        match name {
            "3-ply reduced" => return 12,
            "rollout" => return 100,
            "book" => return 998,
            "XG Roller" => return 1000,
            "XG Roller+" => return 1001,
            "XG Roller++" => return 1002,
            _ => {}
        }
        let plies = name.strip_suffix("-ply").and_then(|plies| plies.parse::<i16>().ok());
        let number = name.strip_prefix("level ").and_then(|number| number.parse().ok());
        let from_0 = plies.map(|plies| plies.saturating_sub(i16::from(counts_from_1)).clamp(0, 8));
        from_0.or(number).unwrap_or(0)
    }

    /// Returns the level of a lookahead in plies, as the program counts them.
    pub fn of_plies(plies: u32) -> LevelName {
        match plies {
            0 => LevelName(Cow::Borrowed("0-ply")),
            1..=9 => {
                let number = i16::try_from(plies - 1).unwrap_or(0);
                LevelName::of_xg(number)
            }
            _ => LevelName(Cow::Owned(format!("{plies}-ply"))),
        }
    }

    /// Returns the plies that the name states, or 0 if it states none.
    pub(crate) fn plies(&self) -> u32 {
        self.0.strip_suffix("-ply").and_then(|plies| plies.parse().ok()).unwrap_or(0)
    }

    /// Returns a level by a name from a file.
    pub(crate) fn named(name: &str) -> LevelName {
        let kept = name.chars().filter(|one| !one.is_control()).take(Self::CHARACTERS_MAX);
        LevelName(Cow::Owned(kept.collect()))
    }
}

impl fmt::Display for LevelName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl JudgedChances {
    /// Returns the equity without a cube, in units of the game.
    pub(crate) fn cubeless(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon - self.lose_gammon - self.lose_backgammon
    }
}

impl EquityUnit {
    fn is_usual(&self) -> bool {
        *self == EquityUnit::default()
    }
}

impl ForeignAnalysis {
    /// Returns the analysis of a program, or nothing if it judged no decision.
    pub(crate) fn wrap_judgements(program: &str, judgements: Vec<Judgement>) -> Vec<ForeignAnalysis> {
        if judgements.is_empty() {
            return Vec::new();
        }
        vec![ForeignAnalysis { program: program.to_owned(), judgements }]
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
