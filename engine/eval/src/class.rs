//! Which kind of position it is: the game is over, a race, a crashed board, or one of eight plans in contact.

use crate::board::{BAR, Sides};

/// The head of the net that answers for a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bucket(u8);

impl Bucket {
    /// Heads a net has.
    pub const COUNT: usize = 10;
    /// Both sides have passed each other.
    pub const RACE: Self = Self(0);
    /// One side has few checkers left that can wait or block.
    pub const CRASHED: Self = Self(1);

    /// The head's number, below [`Bucket::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Sorts a position by its geometry alone: contact, live checkers, and what each side has behind the other's lines.
    #[must_use]
    #[inline(always)]
    pub fn of(sides: &Sides) -> Self {
        if rear(&sides.own) + rear(&sides.opp) <= 25 {
            return Self::RACE;
        }
        if live(&sides.own).min(live(&sides.opp)) <= 8 {
            return Self::CRASHED;
        }
        match (Back::of(&sides.own), Back::of(&sides.opp)) {
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

/// What a side has in the opponent's home board or on the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Back {
    Gone,
    Loose,
    Anchor,
    TwoAnchors,
}

impl Back {
    #[inline(always)]
    fn of(counts: &[u8; 32]) -> Self {
        let checkers: u8 = counts[19..=BAR].iter().sum();
        let anchors = counts[19..BAR].iter().filter(|&&count| count >= 2).count();
        match (checkers, anchors) {
            (0, _) => Self::Gone,
            (_, 0) => Self::Loose,
            (_, 1) => Self::Anchor,
            _ => Self::TwoAnchors,
        }
    }
}

/// The place farthest from home that holds a checker; 0 when all are off.
#[inline(always)]
pub(crate) fn rear(counts: &[u8; 32]) -> usize {
    (1..=BAR).rev().find(|&place| counts[place] > 0).unwrap_or(0)
}

/// Checkers that still count in a fight: not off, and at most two on each of the three deepest points.
#[inline(always)]
fn live(counts: &[u8; 32]) -> u8 {
    counts[4..=BAR].iter().sum::<u8>() + counts[1..4].iter().map(|&count| count.min(2)).sum::<u8>()
}
