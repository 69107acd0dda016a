//! Kato record sheets: the list of pages. The pages themselves are drawings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The record sheets of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetIndex {
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The length of the match in points; null for a session.
    pub length: Option<u16>,
    /// The games in their order.
    pub games: Vec<SheetGame>,
}

/// One game on paper.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SheetGame {
    /// White's points before it.
    pub white_points: u32,
    /// Black's points before it.
    pub black_points: u32,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The number of boards drawn, one for each turn.
    pub turns: u32,
    /// The number of pages.
    pub pages: u32,
}
