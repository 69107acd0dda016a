//! The number of a board.

use std::fmt;

/// The number of a board within its competition, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardNumber(u32);

impl BoardNumber {
    /// The first board.
    pub const FIRST: Self = Self(1);

    /// Returns the board with this number, or `None` for zero.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// Returns the first `count` boards in ascending order.
    pub fn first(count: u32) -> impl Iterator<Item = Self> {
        (1..=count).map(Self)
    }

    /// Returns the number, from 1.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Returns the board `count` boards later.
    #[must_use]
    pub const fn plus(self, count: u32) -> Self {
        Self(self.0.saturating_add(count))
    }

    /// Returns the board's index in a list that begins with board 1.
    pub(crate) fn index(self) -> usize {
        usize::try_from(self.0 - 1).unwrap_or(usize::MAX)
    }
}

impl fmt::Display for BoardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
