//! Checkers on a board, and their moves.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The checkers on the board, in White's numbering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Checkers {
    /// 24 counts, White's 1-point first; positive: White's checkers, negative: Black's checkers.
    pub points: Vec<i8>,
    /// The checkers on the bar: White's, Black's.
    pub bar: (u8, u8),
    /// The borne-off checkers: White's, Black's.
    pub off: (u8, u8),
}

/// A single move from a [`PlayNode`] to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayEdge {
    /// 1 to 24, or 25 for the bar.
    pub from: u8,
    /// 1 to 24, or 0 for borne off.
    pub to: u8,
    /// The die used.
    pub die: u8,
    /// True if it hits a blot.
    pub hit: bool,
    /// The index of the next node.
    pub next: u16,
}

/// A node of the graph of legal plays, reached by the moves so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayNode {
    /// True when the moves made so far are a complete legal play.
    pub complete: bool,
    /// The moves that continue towards a legal play.
    pub edges: Vec<PlayEdge>,
}

/// One checker moved by one die, in the mover's numbering.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SingleMove {
    /// 1 to 24, or 25 for the bar.
    pub from: u8,
    /// 1 to 24, or 0 for borne off.
    pub to: u8,
}
