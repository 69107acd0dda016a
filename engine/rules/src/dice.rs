//! Dice: a single die and a roll of two.

use std::fmt;

/// The number on one die, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// All six numbers, ascending.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Returns the die that shows `pips`, or `None` if that is not 1 to 6.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Self> {
        if matches!(pips, 1..=6) { Some(Self(pips)) } else { None }
    }

    /// Returns the number of pips that the die moves a checker.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Two dice as they were thrown. 3-1 and 1-3 are different throws that allow the same plays. Compare [`Roll::high`]
/// and [`Roll::low`] where the order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    first: Die,
    second: Die,
}

impl Roll {
    /// The 21 distinct rolls, higher die first, each with the number of throws that produce it: 1 for a doublet,
    /// otherwise 2. The weights add up to 36.
    pub const ALL_21: [(Self, u32); 21] = all_21();

    /// Returns a roll of two dice, in the order in which they were thrown.
    #[must_use]
    pub const fn new(first: Die, second: Die) -> Self {
        Self { first, second }
    }

    /// Returns a roll of two numbers, or `None` if either is not 1 to 6.
    #[must_use]
    pub const fn from_pips(dice: [u8; 2]) -> Option<Self> {
        match (Die::new(dice[0]), Die::new(dice[1])) {
            (Some(first), Some(second)) => Some(Self { first, second }),
            _ => None,
        }
    }

    /// Returns both dice as thrown.
    #[must_use]
    pub const fn dice(self) -> [Die; 2] {
        [self.first, self.second]
    }

    /// Returns the higher number; for a doublet, its number.
    #[must_use]
    pub const fn high(self) -> Die {
        if self.first.0 >= self.second.0 { self.first } else { self.second }
    }

    /// Returns the lower number; for a doublet, its number.
    #[must_use]
    pub const fn low(self) -> Die {
        if self.first.0 >= self.second.0 { self.second } else { self.first }
    }

    /// Returns true if both dice show the same number, which is then played four times.
    #[must_use]
    pub const fn is_doublet(self) -> bool {
        self.first.0 == self.second.0
    }

    /// Returns the number of moves that the roll allows: 4 for a doublet, otherwise 2.
    #[must_use]
    pub const fn moves_max(self) -> usize {
        if self.is_doublet() { 4 } else { 2 }
    }
}

/// Writes the higher number first, as move lists do: `31`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high(), self.low())
    }
}

const fn all_21() -> [(Roll, u32); 21] {
    let mut rolls = [(Roll::new(Die(1), Die(1)), 1); 21];
    let mut next = 0;
    let mut high = 1;
    while high <= 6 {
        let mut low = 1;
        while low <= high {
            rolls[next] = (Roll::new(Die(high), Die(low)), if low == high { 1 } else { 2 });
            next += 1;
            low += 1;
        }
        high += 1;
    }
    rolls
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_21_rolls_stand_for_36_throws() {
        assert_eq!(Roll::ALL_21.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
        for (at, (roll, weight)) in Roll::ALL_21.iter().enumerate() {
            assert_eq!(*weight == 1, roll.is_doublet());
            assert!(Roll::ALL_21[..at].iter().all(|(other, _)| other != roll));
        }
    }

    #[test]
    fn a_roll_keeps_the_order_of_its_dice_but_not_in_print() {
        let thrown = Roll::from_pips([1, 3]).unwrap();
        assert_ne!(thrown, Roll::from_pips([3, 1]).unwrap());
        assert_eq!((thrown.high().pips(), thrown.low().pips()), (3, 1));
        assert_eq!(thrown.to_string(), "31");
        assert_eq!((Roll::from_pips([0, 3]), Roll::from_pips([3, 7])), (None, None));
    }
}
