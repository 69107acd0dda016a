//! The score sheet of a duplicate team match: takes results of games, returns small, international and victory
//! points.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One of the two tables of a duplicate match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuplicateRoom {
    /// Team A has White here.
    Open,
    /// Team B has White here.
    Closed,
}

/// One of the two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DuplicateTeam {
    /// White in the open room.
    A,
    /// White in the closed room.
    B,
}

/// The result of a game of a duplicate match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DuplicateEnd {
    /// A double was passed.
    Pass,
    /// Played out or resigned.
    Single,
    /// A gammon: the loser has all checkers left.
    Gammon,
    /// A backgammon: in addition, one of them is on the bar or in the winner's home board.
    Backgammon,
}

/// A game on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DuplicateGame {
    /// The number of the board, from 1.
    pub board: u8,
    /// The room.
    pub room: DuplicateRoom,
    /// The winner.
    pub winner: DuplicateTeam,
    /// The result.
    pub end: DuplicateEnd,
    /// The cube value at which it is counted: 1 to 64; after a passed double, the value before the offer.
    pub cube: u8,
    /// The loser's remaining checkers, 1 to 15, after a pass too.
    pub checkers_left: u8,
}

/// `POST /api/v1/duplicate/score`: a complete or incomplete sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoreSheet {
    /// The number of boards of the match: 4, 5, 6, 7, 8, 10 or 12.
    pub boards: u8,
    /// The games so far, each at most once, in any order.
    pub games: Vec<DuplicateGame>,
}

/// The winner's points of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GamePoints {
    /// Small match points.
    pub smp: u32,
    /// International match points.
    pub imp: u32,
}

/// The sums of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoredSheet {
    /// The points of each game, in the order of the sheet.
    pub games: Vec<GamePoints>,
    /// Team A's international match points.
    pub imp_a: u32,
    /// Team B's international match points.
    pub imp_b: u32,
    /// The difference.
    pub difference: u32,
    /// The victory points of A and B, once the sheet is complete.
    pub vp: Option<(u32, u32)>,
}
