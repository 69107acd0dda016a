//! The facts as data. Points are numbered as the player who plays sees them.

use rules::Point;
use serde::{Deserialize, Serialize};

/// One of the two plays that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayChoice {
    /// The better play.
    Better,
    /// The play that was made, or the one that the better play is compared with.
    Played,
}

/// The kind of a point, by which players name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointKind {
    /// A point of the player's home board, 1 to 6.
    Home,
    /// The player's bar-point, 7.
    BarPoint,
    /// A point of either outer board without a name of its own: 8 to 12 and 14 to 17.
    Outer,
    /// The midpoint, 13.
    Midpoint,
    /// The opponent's bar-point, 18.
    OpponentsBarPoint,
    /// An anchor: a point of the opponent's home board, 19 to 24.
    Anchor,
}

impl PointKind {
    /// Returns the kind of a point in the player's numbering.
    #[must_use]
    pub fn classify_point(point: Point) -> Self {
        match point.number() {
            ..=6 => Self::Home,
            7 => Self::BarPoint,
            13 => Self::Midpoint,
            18 => Self::OpponentsBarPoint,
            19.. => Self::Anchor,
            8..=17 => Self::Outer,
        }
    }
}

/// The same number after both plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Compared<T> {
    /// The number after the better play.
    pub better: T,
    /// The number after the other one.
    pub played: T,
}

/// A difference between two plays of a roll. A point is held with two checkers or more. Numbers of rolls are out of 36
/// and count every roll that is played by the rules: direct and combination shots, doublets, and entering from the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum PlayFact {
    /// One of the plays makes a point that the player did not hold before.
    Makes {
        /// The play that makes it.
        play: PlayChoice,
        /// The number of the point.
        point: u8,
        /// Its kind.
        kind: PointKind,
    },
    /// One of the plays keeps a point that the player held before, and the other breaks it.
    Keeps {
        /// The play that keeps it.
        play: PlayChoice,
        /// The number of the point.
        point: u8,
        /// Its kind.
        kind: PointKind,
    },
    /// The numbers of checkers that the plays hit.
    Hits {
        /// The number of checkers that the better play hits.
        better: u8,
        /// The number of checkers that the other play hits.
        played: u8,
        /// The pips that the opponent loses by the better play.
        better_pips: u16,
        /// The pips that the opponent loses by the other play.
        played_pips: u16,
    },
    /// The numbers of the opponent's next rolls that hit a checker.
    Shots(Compared<u8>),
    /// The numbers of blots that the opponent's checkers have not passed, within reach or not.
    Blots(Compared<u8>),
    /// The numbers of the opponent's next rolls that leave all its checkers on the bar there.
    Dances(Compared<u8>),
    /// The numbers of the player's checkers in the opponent's home board and on the bar.
    Back(Compared<u8>),
    /// The most points in a row that the player holds in front of a checker of the opponent.
    Prime(Compared<u8>),
    /// The numbers of spare checkers on the 6-point to the 11-point: single ones, and those above two on a point.
    Builders(Compared<u8>),
    /// The numbers of checkers that the plays bear off.
    BorneOff(Compared<u8>),
    /// The numbers of the player's checkers outside the home board, those on the bar too.
    Outside(Compared<u8>),
    /// The numbers of points of the home board without a checker of the player.
    Gaps(Compared<u8>),
    /// The numbers of the player's next rolls that bear off at least two checkers.
    FullRolls(Compared<u8>),
    /// The player's lead in the race in pips; negative if it is behind.
    Race(Compared<i16>),
}

/// A number behind a cube decision. "The doubler" is the side that doubles or may double. Chances are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum CubeFact {
    /// The chance of winning that the other side needs for a take at this score, and the chance it has.
    TakePoint {
        /// The take point if the cube is not turned again.
        dead: u16,
        /// The take point if the cube is turned again at the perfect moment.
        live: u16,
        /// The chance of the side that takes or passes.
        chance: u16,
    },
    /// The doubler's window with a live cube: below it the doubler itself would pass, above it the opponent passes.
    Window {
        /// Its lower end.
        from: u16,
        /// Its upper end.
        to: u16,
        /// The doubler's chance of winning.
        chance: u16,
    },
    /// The market losers: the pairs of a roll of the doubler and the opponent's reply, both played best, after which
    /// a double would be passed, or the doubler has won.
    MarketLosers {
        /// The number of these pairs, out of 1296.
        sequences: u16,
    },
    /// The chances of gammons, backgammons included.
    Gammons {
        /// The chance that the doubler wins one.
        won: u16,
        /// The chance that the doubler loses one.
        lost: u16,
    },
    /// The pip counts before the roll.
    Race {
        /// The doubler's pip count.
        doubler: u16,
        /// The opponent's pip count.
        opponent: u16,
    },
}
