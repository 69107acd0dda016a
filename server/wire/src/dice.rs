//! Fair dice: the data with which anyone can recompute every throw.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchId, Seat};

/// `GET /api/v1/matches/{id}/dice`: the commitment at once, a game's key when the game is over, the seed and the
/// seats' bytes when the match is over. All byte strings are 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceDisclosure {
    /// The match.
    pub id: MatchId,
    /// SHA-256 of the label, the match id and the seed.
    pub commitment: String,
    /// White's bytes; null: none, counted as zeros, or not yet disclosed (see `finished`).
    pub white_contribution: Option<String>,
    /// Black's bytes.
    pub black_contribution: Option<String>,
    /// The rule for the seats' bytes; matches from before the rule was recorded follow the first rule.
    #[serde(default)]
    pub seat_bytes: SeatBytes,
    /// The seats held by house bots.
    #[serde(default)]
    pub house_bots: Vec<Seat>,
    /// The published end of the key chain, g0; null before the match begins.
    pub g0: Option<String>,
    /// N, the maximum number of games of the match.
    pub games_max: u16,
    /// The finished games, with their keys and throws.
    pub games: Vec<DiceGame>,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// True if the match is over.
    pub finished: bool,
    /// True if the rolls came from a director's file. Then no games are listed: there was no commitment to the
    /// rolls, so nothing can be checked.
    #[serde(default)]
    pub imported: bool,
}

/// The rule for the bytes of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatBytes {
    /// The server drew the bytes of its own bots. New matches never use this rule.
    #[default]
    HouseBotsDrawn,
    /// A seat held by a house bot counts as zeros.
    HouseBotsZero,
}

/// One game's key and throws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceGame {
    /// The game's number, from 1.
    pub game: u16,
    /// The game's key.
    pub key: String,
    /// The ties of the opening throw.
    pub ties: Vec<u8>,
    /// The opening throw, White's die and Black's; null if the start alternates.
    pub opening: Option<(u8, u8)>,
    /// Every other throw in order.
    pub throws: Vec<DiceThrow>,
    /// The number of rolls thrown by hand on a sensor board; they cannot be proved.
    #[serde(default)]
    pub thrown_by_hand: u32,
}

/// One throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceThrow {
    /// The side.
    pub seat: Seat,
    /// The number of this side's throw in the game, from 1; the opening throw is not counted.
    pub turn: u32,
    /// The dice as thrown.
    pub dice: (u8, u8),
}
