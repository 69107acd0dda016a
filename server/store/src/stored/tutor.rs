//! The stored form of the facts that explain a decision.
//!
//! A released field or word is never renamed and never changes its meaning. A field added later has a default.

use serde::{Deserialize, Serialize};

/// A difference between the better of two plays and the other one, counted exactly. A point is held with two checkers
/// or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum PlayFact {
    Makes { play: ComparedPlay, point: u8, kind: PointKind },
    Keeps { play: ComparedPlay, point: u8, kind: PointKind },
    Hits { better: u8, played: u8, better_pips: u16, played_pips: u16 },
    Shots { better: u8, played: u8 },
    Blots { better: u8, played: u8 },
    Dances { better: u8, played: u8 },
    Back { better: u8, played: u8 },
    Prime { better: u8, played: u8 },
    Builders { better: u8, played: u8 },
    BorneOff { better: u8, played: u8 },
    Outside { better: u8, played: u8 },
    Gaps { better: u8, played: u8 },
    FullRolls { better: u8, played: u8 },
    Race { better: i16, played: i16 },
}

/// A number behind a cube decision. The doubler is the side that doubles or may double; chances are in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum CubeFact {
    TakePoint { dead: u16, live: u16, chance: u16 },
    Window { from: u16, to: u16, chance: u16 },
    MarketLosers { sequences: u16 },
    Gammons { won: u16, lost: u16 },
    Race { doubler: u16, opponent: u16 },
}

/// One of two plays that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ComparedPlay {
    Better,
    Played,
}

/// The kind of a point, by which players name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointKind {
    Home,
    BarPoint,
    Outer,
    Midpoint,
    OpponentsBarPoint,
    Anchor,
}
