//! Scores, and the results of games and matches.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// The points of both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Score {
    /// White's points.
    pub white: u32,
    /// Black's points.
    pub black: u32,
}

/// The results of two players in a series of rematches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Series {
    /// Matches won.
    pub won: Score,
    /// Points scored in all of them.
    pub points: Score,
}

/// The result of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameSummary {
    /// The game's number, from 1.
    pub game: u16,
    /// The winner.
    pub winner: Seat,
    /// The result.
    pub result: GameResult,
    /// The cube value at which it is counted.
    pub cube: u16,
    /// The points scored.
    pub points: u32,
    /// The reason why it ended.
    pub reason: OutcomeReason,
}

/// The reason why a game or a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OutcomeReason {
    /// All checkers borne off.
    BorneOff,
    /// A double was passed.
    Passed,
    /// A resignation was accepted.
    Resigned,
    /// The loser left.
    Left,
    /// The loser's time ran out.
    TimedOut,
    /// The points or games of the match are complete.
    Completed,
    /// Both players agreed to stop.
    Agreed,
    /// The match was called off: it has no result and counts for nothing.
    Aborted,
}

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchOutcome {
    /// The winner; null: a draw (three games with equal points), or the match was called off.
    pub winner: Option<Seat>,
    /// The final score.
    pub score: Score,
    /// The reason why it ended.
    pub reason: OutcomeReason,
}

/// The way a game was won: x1, x2 or x3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// The loser has borne off a checker.
    Single,
    /// The loser has borne off no checker.
    Gammon,
    /// In addition, the loser has a checker in the winner's home board or on the bar.
    Backgammon,
}
