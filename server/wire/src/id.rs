//! Ids and units that all messages share.

// The TypeScript of the unit tests needs the type inside this crate.
#[cfg(test)]
#[path = "../../moment/src/lib.rs"]
mod moment;

pub use moment::Millis;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The id of a match, from the moment its table is opened: 11 characters of `0-9a-z` without `i l o u`.
///
/// The commitment to the dice also contains it, byte for byte as written here.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct MatchId(pub String);

/// A sequence number in the log of a match; the first event has 1, and 0 means before any event.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seq(pub u32);

/// The client's name for one action, 1 to 64 characters of `A-Z a-z 0-9 - _`. An action sent again with the
/// same name is applied once.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct RequestId(pub String);

/// Play credits in hundredths: 250 is 2.50. They are not money.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Credits(#[cfg_attr(test, ts(type = "number"))] pub i64);

/// One of the two seats of a match. White is seat one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Seat one.
    White,
    /// Seat two.
    Black,
}

/// The id of a tournament, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TournamentId(pub String);

/// The id of a team match, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TeamMatchId(pub String);

/// The id of a team event, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TeamEventId(pub String);

/// The id of a comparative event, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ComparativeId(pub String);
