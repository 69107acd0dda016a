//! The two sides of a position as plain counts, from which features and tables are computed.

use rules::Position;

/// The index of the bar in a side's counts.
pub(crate) const BAR: usize = 25;

/// The checkers of both sides, each counted on its **own** points: `[1..=24]` points, `[25]` the bar; the rest is
/// zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Sides {
    /// The side on roll.
    pub own: [u8; 32],
    /// Its opponent.
    pub opp: [u8; 32],
}

impl Sides {
    /// Returns the number of checkers that the side on roll has still to bear off.
    #[must_use]
    #[inline(always)]
    pub fn own_left(&self) -> u8 {
        self.own.iter().sum()
    }

    /// Returns the number of checkers that the opponent has still to bear off.
    #[must_use]
    #[inline(always)]
    pub fn opp_left(&self) -> u8 {
        self.opp.iter().sum()
    }

    /// Returns the same position with the other side on roll.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self { own: self.opp, opp: self.own }
    }
}

impl From<&Position> for Sides {
    #[inline(always)]
    fn from(position: &Position) -> Self {
        let mut cells = [0; 32];
        cells[..=BAR].copy_from_slice(&position.as_raw()[..=BAR]);
        let mut sides = Self { own: cells.map(|cell| cell.max(0).unsigned_abs()), opp: [0; 32] };
        // The opponent counts from the other end. The code reverses whole words, because compilers shuffle single
        // bytes badly.
        let theirs = cells.map(|cell| cell.min(0).unsigned_abs());
        let turned = |word: usize| {
            let bytes = theirs.as_chunks::<8>().0[3 - word];
            u64::from_be_bytes(bytes)
        };
        for word in 0..4 {
            let next = if word < 3 { turned(word + 1) << 16 } else { 0 };
            let bytes = (turned(word) >> 48 | next).to_le_bytes();
            sides.opp[8 * word..8 * word + 8].copy_from_slice(&bytes);
        }
        // Index 0 would be the other side's bar.
        (sides.own[0], sides.opp[0]) = (0, 0);
        sides
    }
}

/// Converts a bit set over one side's points to the other side's numbering: bit `i` becomes bit `25 - i`.
#[inline(always)]
pub(crate) const fn mirror(bits: u32) -> u32 {
    bits.reverse_bits() >> 6
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Place, Point, Role};

    #[test]
    fn both_sides_count_from_their_own_home() {
        let mut found = vec![Position::STARTING];
        for (a, b) in [(6, 4), (3, 1), (5, 5), (6, 2)] {
            let from = found[found.len() / 2];
            rules::legal_positions(&from, rules::Roll::from_pips([a, b]).unwrap(), &mut found);
        }
        for text in ["6:1 / 1:1", "bar:2 6:13 / bar:1 5:14", "1:15 / 1:2"] {
            found.push(text.parse().unwrap());
        }
        for position in found {
            let sides = Sides::from(&position);
            for (role, counts) in [(Role::Mover, sides.own), (Role::Opponent, sides.opp)] {
                for point in Point::all() {
                    let count = position.count(role, Place::Point(point));
                    assert_eq!(counts[usize::from(point.number())], count, "{position:?}");
                }
                assert_eq!(counts[BAR], position.count(role, Place::Bar), "{position:?}");
                assert!(counts[0] == 0 && counts[BAR + 1..].iter().all(|&count| count == 0));
            }
        }
    }
}
