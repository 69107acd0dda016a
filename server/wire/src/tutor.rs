//! The facts by which the tutor explains a decision. Their sentences are in the client's texts.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A difference between the better of two plays and the other one, counted exactly. A point is held with two checkers
/// or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum PlayFact {
    /// One play makes a point that the player did not hold.
    Makes {
        /// The play that does it, unlike the other one.
        play: ComparedPlay,
        /// The point, 1 to 24, in the numbering of the player.
        point: u8,
        /// How players name it.
        kind: PointKind,
    },
    /// One play keeps a point that the other one breaks.
    Keeps {
        /// The play that does it, unlike the other one.
        play: ComparedPlay,
        /// The point, 1 to 24, in the numbering of the player.
        point: u8,
        /// How players name it.
        kind: PointKind,
    },
    /// Checkers hit, and the pips that the opponent loses by it.
    Hits {
        /// By the better play.
        better: u8,
        /// By the other play.
        played: u8,
        /// Pips lost by the better play.
        better_pips: u16,
        /// Pips lost by the other play.
        played_pips: u16,
    },
    /// Rolls of 36 with which the opponent hits.
    Shots {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Blots that the opponent has not passed.
    Blots {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Rolls of 36 with which the opponent enters no checker from the bar.
    Dances {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Checkers in the opponent's home board and on the bar.
    Back {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// The most points in a row in front of a checker of the opponent.
    Prime {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Spare checkers on the 6-point to the 11-point.
    Builders {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Checkers borne off by the play.
    BorneOff {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Checkers outside the home board.
    Outside {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Empty points of the home board.
    Gaps {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// Rolls of 36 that bear off two checkers or more on the next turn.
    FullRolls {
        /// After the better play.
        better: u8,
        /// After the other play.
        played: u8,
    },
    /// The lead in the race in pips; negative: behind.
    Race {
        /// After the better play.
        better: i16,
        /// After the other play.
        played: i16,
    },
}

/// A number behind a cube decision. The doubler is the side that doubles or may double; chances are in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum CubeFact {
    /// The chance of winning that a take needs at this score.
    TakePoint {
        /// Without another turn of the cube.
        dead: u16,
        /// With the cube turned again at the perfect moment.
        live: u16,
        /// The chance of the side that takes or passes.
        chance: u16,
    },
    /// The doubler's window with a live cube.
    Window {
        /// Below it the doubler itself would pass.
        from: u16,
        /// Above it the opponent passes.
        to: u16,
        /// The doubler's chance of winning.
        chance: u16,
    },
    /// Pairs of a roll and the best reply after which a double would be passed, or the doubler has won.
    MarketLosers {
        /// The number of pairs, out of 1296.
        sequences: u16,
    },
    /// The chances of gammons, backgammons included.
    Gammons {
        /// That the doubler wins one.
        won: u16,
        /// That the doubler loses one.
        lost: u16,
    },
    /// The pip counts before the roll.
    Race {
        /// The pips of the doubler.
        doubler: u16,
        /// The pips of the opponent.
        opponent: u16,
    },
}

/// One of two plays that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ComparedPlay {
    /// The better play.
    Better,
    /// The other one: the play that was made, or the second best.
    Played,
}

/// The kind of a point, by which players name it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PointKind {
    /// The home board, 1 to 6.
    Home,
    /// The bar-point, 7.
    BarPoint,
    /// Another point of an outer board, 8 to 12 and 14 to 17.
    Outer,
    /// The midpoint, 13.
    Midpoint,
    /// The opponent's bar-point, 18.
    OpponentsBarPoint,
    /// An anchor in the opponent's home board, 19 to 24.
    Anchor,
}
