//! Puzzles: questions without their solution, answers and verdicts.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Command, CubeChoice, MatchView, Millis, SingleMove};

/// A kind of position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleTheme {
    /// The first plays of a game.
    Opening,
    /// An attack on checkers without an anchor.
    Blitz,
    /// Four points in a row or more.
    Priming,
    /// A point held in the opponent's home board.
    Anchor,
    /// Two points held in the opponent's home board, while far behind in the race.
    BackGame,
    /// Contact of another kind.
    MiddleGame,
    /// A race before the bear-off.
    Race,
    /// Bearing off.
    BearOff,
    /// Whether to double.
    Double,
    /// Whether to take a double.
    Take,
}

/// `GET /api/v1/puzzles`: the themes, the puzzle of the day, and the caller's standing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzlesView {
    /// The number of puzzles.
    pub count: u32,
    /// All themes.
    pub themes: Vec<PuzzleThemeCount>,
    /// The puzzle of the day.
    pub daily: PuzzleOfTheDay,
    /// The caller's standing; null for visitors and guests, who solve without a rating.
    pub standing: Option<PuzzleStanding>,
}

/// A theme, with the caller's progress in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleThemeCount {
    /// The theme.
    pub theme: PuzzleTheme,
    /// The number of its puzzles.
    pub count: u32,
    /// The puzzles that the caller has answered.
    pub answered: u32,
    /// The puzzles that the caller solved at the first try.
    pub solved: u32,
}

/// The puzzle of the day, the same for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleOfTheDay {
    /// The day in UTC, such as `2026-11-24`.
    pub day: String,
    /// The puzzle's id.
    pub id: String,
    /// True if the caller solved it at the first try, false if not; null before the answer.
    pub solved: Option<bool>,
}

/// A player of puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleStanding {
    /// The Glicko-2 rating, which has nothing to do with ratings of games.
    pub rating: f64,
    /// True if few answers support it.
    pub provisional: bool,
    /// The puzzles answered.
    pub answered: u32,
    /// The puzzles solved at the first try.
    pub solved: u32,
    /// Days in a row with a solved puzzle, up to today or yesterday.
    pub streak: u32,
    /// The longest such streak.
    pub best_streak: u32,
    /// True if a puzzle was solved today (UTC).
    pub solved_today: bool,
}

/// A question. It holds nothing of the solution, and no theme, which would give some of it away.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleQuestion {
    /// The puzzle.
    pub id: String,
    /// True if the caller's first answer will count for the ratings.
    pub rated: bool,
    /// True if the caller has answered it before.
    pub answered: bool,
    /// The position as a match in which the caller has to act. `allowed` and `plays` are the possible answers.
    pub view: MatchView,
}

/// `POST /api/v1/puzzles/{id}`: an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// A play, a roll (that is, no double), a double, a take or a pass.
    pub command: Command,
}

/// How deeply an answer was evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum PuzzleEvidence {
    /// By a rollout.
    Rollout {
        /// The standard error of the equity.
        standard_error: f64,
        /// The chance of winning of the side that decides.
        win: f64,
    },
    /// By the search, 2-ply.
    Search,
    /// By the bare net.
    Net,
}

/// A possible answer with its cost.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleOption {
    /// The cube action; null for a play.
    pub cube: Option<CubeChoice>,
    /// The play in the usual notation; empty for a cube action.
    pub notation: String,
    /// The moves of a play.
    pub moves: Vec<SingleMove>,
    /// The equity lost against the best answer, in units of the cube.
    pub cost: f64,
    /// How deeply it was evaluated.
    pub evidence: PuzzleEvidence,
}

/// The change of the caller's standing.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleChange {
    /// The rating before the answer.
    pub before: f64,
    /// The standing after it.
    pub after: PuzzleStanding,
}

/// The verdict on an answer, with the solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PuzzleVerdict {
    /// True if it is the best answer, or nearly as good.
    pub solved: bool,
    /// The theme.
    pub theme: PuzzleTheme,
    /// The puzzle's rating before the answer.
    pub rating: f64,
    /// The best answers and the given one, best first.
    pub options: Vec<PuzzleOption>,
    /// The given answer among them.
    pub chosen: u32,
    /// The equity of the best answer for the side that decides, in units of the cube.
    pub equity: f64,
    /// The maximum number of games of a rollout.
    pub games: u32,
    /// The position as an XGID.
    pub xgid: String,
    /// The change of the ratings; null if the answer did not count.
    pub change: Option<PuzzleChange>,
    /// The time at which the trainer asks this puzzle again; null if it does not.
    pub returns_at: Option<Millis>,
}
