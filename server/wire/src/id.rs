//! Ids and units that every message shares.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The id of a match, from the moment its table is opened: 11 characters of `0-9a-z` without `i l o u`.
///
/// It also enters the commitment to the dice, byte for byte as it is written here.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct MatchId(pub String);

/// A sequence number in the log of a match; the first event has 1, and 0 stands before any event.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(transparent)]
pub struct Seq(pub u32);

/// A name that the client gives to one action. Sent again with the same name, the action is applied once.
/// 1 to 64 characters of `A-Z a-z 0-9 - _`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct RequestId(pub String);

/// Unix time or a duration in milliseconds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(transparent)]
pub struct Millis(#[ts(type = "number")] pub i64);

/// Play credits in hundredths: 250 is 2.50. They are not money.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(transparent)]
pub struct Credits(#[ts(type = "number")] pub i64);

/// One of the two seats of a match. White is seat one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Seat one.
    White,
    /// Seat two.
    Black,
}
