//! Fair dice: what the server discloses so that anyone can recompute every throw.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{MatchId, Seat};

/// `GET /api/v1/matches/{id}/dice`: the commitment at once, a game's key when the game is over, the seed and the
/// seats' bytes when the match is over. All byte strings are 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceDisclosure {
    /// Which match.
    pub id: MatchId,
    /// SHA-256 of the label, the match id and the seed.
    pub commitment: String,
    /// White's bytes; none: gave none and counts as zeros, or not yet disclosed (see `finished`).
    pub white_contribution: Option<String>,
    /// Black's bytes.
    pub black_contribution: Option<String>,
    /// Which rule the seats' bytes follow; matches from before it was written down follow the first one.
    #[serde(default)]
    pub seat_bytes: SeatBytes,
    /// The seats that a bot of the house holds.
    #[serde(default)]
    pub house_bots: Vec<Seat>,
    /// The published end of the key chain, g0; none before the match begins.
    pub g0: Option<String>,
    /// N, the most games that the match can have.
    pub games_max: u16,
    /// The games that are over, with their keys and throws.
    pub games: Vec<DiceGame>,
    /// The seed, when the match is over.
    pub seed: Option<String>,
    /// Whether the match is over.
    pub finished: bool,
    /// Whether the rolls came from a director's file. Then no game is told here: no commitment was made to them, so
    /// nothing can be checked.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub imported: bool,
}

/// Which rule the bytes of seats follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatBytes {
    /// The server drew the bytes of its own bots. No match begins like this any more.
    #[default]
    HouseBotsDrawn,
    /// A seat that a bot of the house holds counts as zeros.
    HouseBotsZero,
}

/// One game's key and throws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceGame {
    /// From 1.
    pub game: u16,
    /// The game's key.
    pub key: String,
    /// Equal dice of the opening throw.
    pub ties: Vec<u8>,
    /// The opening throw, White's die and Black's; none when the start alternates.
    pub opening: Option<(u8, u8)>,
    /// Every other throw in order.
    pub throws: Vec<DiceThrow>,
    /// How many rolls were thrown by hand on a sensor board; nothing can be proved of them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(optional, as = "Option<u32>")]
    pub thrown_by_hand: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// One throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceThrow {
    /// Whose.
    pub seat: Seat,
    /// The number of this side's throw in the game, from 1; the opening throw is not one of them.
    pub turn: u32,
    /// As thrown.
    pub dice: (u8, u8),
}
