//! The roll sets of a team match.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The source of a board's rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollOrigin {
    /// From a seed that was committed to.
    Committed,
    /// From the director's file.
    Imported,
    /// From real dice, elsewhere.
    Thrown,
}

/// A roll set of a played board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedRollSet {
    /// Its number: that in the file from which it came, otherwise that in the match.
    pub set: u32,
    /// The board that was played with it, from 1. Imports ignore it.
    pub board: Option<u8>,
    /// The opening throw, White's die first: ties, and then two different dice.
    pub opening: Vec<(u8, u8)>,
    /// White's rolls, turn by turn, as two digits.
    pub white: Vec<String>,
    /// Black's rolls.
    pub black: Vec<String>,
}

/// `GET /api/v1/team-matches/{id}/roll-sets.json`: the rolls of the boards that both rooms have finished. The same form
/// can be imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayedRolls {
    /// The sets, in the order of the boards.
    pub sets: Vec<PlayedRollSet>,
}

/// The rolls of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardRolls {
    /// The board, from 1.
    pub board: u8,
    /// The number of its roll set; it changes when a board is replaced.
    pub set: u32,
    /// The source of the rolls.
    pub origin: RollOrigin,
    /// The commitment to the seed, 64 hexadecimal digits; null if there is no seed.
    pub commitment: Option<String>,
    /// True if the board is revealed to everybody.
    pub revealed: bool,
}
