//! The classes of positions: finished game, race, crashed board, or one of eight plans in contact.

use crate::board::{BAR, Sides};
use crate::features::Alone;

/// The class of a position. It selects the body and the head of the net that evaluate it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bucket(u8);

impl Bucket {
    /// The number of classes. A net has a body and a head for each.
    pub const COUNT: usize = 10;
    /// The sides have passed each other.
    pub const RACE: Self = Self(0);
    /// One side has few checkers left that can wait or block.
    pub const CRASHED: Self = Self(1);

    /// Returns the number of the class, below [`Bucket::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the class of a position. It depends on contact, live checkers, and each side's back checkers.
    #[must_use]
    pub fn classify_sides(sides: &Sides) -> Self {
        Self::facing(Standing::from_counts(&sides.own), Standing::from_counts(&sides.opp))
    }

    /// Like [`Bucket::classify_sides`], from properties of the two sides that are already known.
    #[must_use]
    #[inline(always)]
    pub(crate) fn facing(own: Standing, opp: Standing) -> Self {
        if own.rear + opp.rear <= 25 {
            return Self::RACE;
        }
        if own.live.min(opp.live) <= 8 {
            return Self::CRASHED;
        }
        match (own.back(), opp.back()) {
            (Back::TwoAnchors, _) => Self(8),
            (_, Back::TwoAnchors) => Self(9),
            (Back::Gone, _) => Self(6),
            (_, Back::Gone) => Self(7),
            (Back::Loose, Back::Loose) => Self(2),
            (Back::Loose, Back::Anchor) => Self(3),
            (Back::Anchor, Back::Loose) => Self(4),
            (Back::Anchor, Back::Anchor) => Self(5),
        }
    }
}

/// The properties of a side from which the class follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    rear: usize,
    live: i32,
    /// The number of checkers in the opponent's home board or on the bar.
    back: i32,
    /// The number of points made in the opponent's home board.
    anchors: u32,
}

impl Standing {
    pub(crate) fn from_counts(counts: &[u8; 32]) -> Self {
        let back: u8 = counts[19..=BAR].iter().sum();
        let anchors = counts[19..BAR].iter().filter(|&&count| count >= 2).map(|_| 1).sum();
        Self { rear: rear(counts), live: i32::from(live(counts)), back: i32::from(back), anchors }
    }

    /// Returns the same properties from a side's features.
    #[inline(always)]
    pub(crate) fn from_alone(alone: &Alone) -> Self {
        Self {
            rear: alone.masks.rear(),
            live: alone.live(),
            back: alone.back(),
            anchors: (alone.masks.made >> 19).count_ones(),
        }
    }

    #[inline(always)]
    fn back(self) -> Back {
        match (self.back, self.anchors) {
            (0, _) => Back::Gone,
            (_, 0) => Back::Loose,
            (_, 1) => Back::Anchor,
            _ => Back::TwoAnchors,
        }
    }
}

/// The kinds of checkers that a side has in the opponent's home board or on the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Back {
    Gone,
    Loose,
    Anchor,
    TwoAnchors,
}

/// Returns the place farthest from home that holds a checker; 0 if all are off.
#[inline(always)]
pub(crate) fn rear(counts: &[u8; 32]) -> usize {
    (1..=BAR).rev().find(|&place| counts[place] > 0).unwrap_or(0)
}

/// Returns the number of checkers that still count in a fight: not off, and at most two on each of the three
/// deepest points.
#[inline(always)]
fn live(counts: &[u8; 32]) -> u8 {
    counts[4..=BAR].iter().sum::<u8>() + counts[1..4].iter().map(|&count| count.min(2)).sum::<u8>()
}
