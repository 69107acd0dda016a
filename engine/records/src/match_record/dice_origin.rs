//! The origin of the dice of a match record, with the commitments that prove them.

use dice::Bytes32;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::parts::Seats;

/// The origin of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum DiceOrigin {
    /// The server rolled them from committed seeds.
    Served {
        /// One chain of game keys for a match; in a session without an agreed end one for each game.
        chains: Vec<Chain>,
    },
    /// They were thrown by hand, so nothing proves them.
    Thrown,
    /// Their origin is unknown, as in a record made from another program's file.
    Unknown,
}

/// A commitment to the dice of some games, and its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// The id that was committed to.
    pub id: String,
    /// The game of this record that is the chain's game 1.
    #[schemars(range(min = 1))]
    pub first_game: u32,
    /// The maximum number of games that the chain has keys for.
    #[schemars(range(min = 1))]
    pub games_max: u16,
    /// The commitment, published before the players took their seats.
    pub commitment: Hex32,
    /// The rule for the seats' bytes. Since version 2; records without it follow `house_bots_drawn`.
    #[serde(default, skip_serializing_if = "SeatBytes::is_first")]
    pub seat_bytes: SeatBytes,
    /// The bytes that the seats contributed; a missing value counts as zeros.
    pub contributions: Seats<Option<Hex32>>,
    /// The first value of the chain, published at the start.
    pub g0: Hex32,
    /// The keys of the chain's games in order, as far as they have been revealed.
    pub keys: Vec<Hex32>,
    /// The seed, revealed at the end.
    pub seed: Option<Hex32>,
}

/// The rule for the bytes of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatBytes {
    /// The server drew the bytes of its own bots.
    #[default]
    HouseBotsDrawn,
    /// The bytes of a seat that a house bot holds count as zeros.
    HouseBotsZero,
}

impl SeatBytes {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
    fn is_first(&self) -> bool {
        *self == SeatBytes::HouseBotsDrawn
    }
}

/// Thirty-two bytes as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hex32(pub Bytes32);

impl TryFrom<String> for Hex32 {
    type Error = dice::NotBytes32;

    fn try_from(text: String) -> Result<Hex32, dice::NotBytes32> {
        text.parse().map(Hex32)
    }
}

impl From<Hex32> for String {
    fn from(bytes: Hex32) -> String {
        bytes.0.to_string()
    }
}

impl JsonSchema for Hex32 {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hex32".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "Thirty-two bytes as 64 hexadecimal digits.",
            "pattern": "^[0-9A-Fa-f]{64}$",
        })
    }
}
