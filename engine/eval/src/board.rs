//! The two sides of a position as plain counts, the form that features and tables are computed from.

use rules::Position;

/// Index of the bar in a side's counts.
pub(crate) const BAR: usize = 25;

/// Checkers of both sides, each counted on its **own** points: `[1..=24]` points, `[25]` the bar; the rest is zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sides {
    /// The side on roll.
    pub own: [u8; 32],
    /// Its opponent.
    pub opp: [u8; 32],
}

impl Sides {
    /// Checkers that the side on roll has still to bear off.
    #[must_use]
    #[inline(always)]
    pub fn own_left(&self) -> u8 {
        self.own.iter().sum()
    }

    /// Checkers that the opponent has still to bear off.
    #[must_use]
    #[inline(always)]
    pub fn opp_left(&self) -> u8 {
        self.opp.iter().sum()
    }

    /// The same position with the other side on roll.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self { own: self.opp, opp: self.own }
    }
}

impl From<&Position> for Sides {
    #[inline(always)]
    fn from(position: &Position) -> Self {
        let cells = position.as_raw();
        let mut sides = Self { own: [0; 32], opp: [0; 32] };
        for place in 1..=BAR {
            sides.own[place] = cells[place].max(0).unsigned_abs();
            sides.opp[place] = cells[BAR - place].min(0).unsigned_abs();
        }
        sides
    }
}

/// Turns a bit set over one side's points into the other side's numbering: bit `i` becomes bit `25 - i`.
#[inline(always)]
pub(crate) const fn mirror(bits: u32) -> u32 {
    bits.reverse_bits() >> 6
}
