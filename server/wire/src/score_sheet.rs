//! The score sheet of a duplicate team match: results of games in, small, international and victory points out.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One of the two tables of a duplicate match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuplicateRoom {
    /// Team A has White here.
    Open,
    /// Team B has White here.
    Closed,
}

/// One of the two teams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub enum DuplicateTeam {
    /// White in the open room.
    A,
    /// White in the closed room.
    B,
}

/// How a game of a duplicate match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuplicateEnd {
    /// A double was passed.
    Pass,
    /// Played out or resigned.
    Single,
    /// With all checkers of the loser left.
    Gammon,
    /// And one of them on the bar or in the winner's home board.
    Backgammon,
}

/// A game as it stands on a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DuplicateGame {
    /// The number of the board, from 1.
    pub board: u8,
    /// Where it was played.
    pub room: DuplicateRoom,
    /// Who won it.
    pub winner: DuplicateTeam,
    /// How.
    pub end: DuplicateEnd,
    /// The cube that it is counted at: 1 to 64; after a passed double the value before the offer.
    pub cube: u8,
    /// The loser's checkers, 1 to 15, after a pass too.
    pub checkers_left: u8,
}

/// `POST /api/v1/duplicate/score`: a sheet, complete or as far as it has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreSheet {
    /// How many boards the match has: 4, 5, 6, 7, 8, 10 or 12.
    pub boards: u8,
    /// The games so far, each at most once, in any order.
    pub games: Vec<DuplicateGame>,
}

/// What a game brought its winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct GamePoints {
    /// Small match points.
    pub smp: u32,
    /// International match points.
    pub imp: u32,
}

/// A sheet that was added up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoredSheet {
    /// The points of each game, in the order of the sheet.
    pub games: Vec<GamePoints>,
    /// Team A's international match points.
    pub imp_a: u32,
    /// Team B's.
    pub imp_b: u32,
    /// By how much they differ.
    pub difference: u32,
    /// The victory points of A and B, once the sheet is complete.
    pub vp: Option<(u32, u32)>,
}
