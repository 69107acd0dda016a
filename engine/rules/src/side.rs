//! The two sides of a match, their roles in a turn, and things that exist once for each side.

use std::ops::{Index, IndexMut};

/// One of the two sides of a match, for as long as the match lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that is listed first.
    White,
    /// The side that is listed second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The part that a side plays in the present turn. A [`crate::Position`] knows its two sides only by these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// The side on roll.
    Mover,
    /// The side that waits.
    Opponent,
}

impl Role {
    /// The other role.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Mover => Self::Opponent,
            Self::Opponent => Self::Mover,
        }
    }
}

/// A thing that White and Black have one of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// Makes both from a function of the side.
    pub fn new_with(mut make: impl FnMut(Side) -> T) -> Self {
        Self { white: make(Side::White), black: make(Side::Black) }
    }

    /// Changes both with the same function.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide { white: change(self.white), black: change(self.black) }
    }

    /// References to both.
    pub const fn as_ref(&self) -> BySide<&T> {
        BySide { white: &self.white, black: &self.black }
    }

    /// White's and Black's with the side they belong to, White first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::White, &self.white), (Side::Black, &self.black)].into_iter()
    }

    /// Gives each side what the other one had.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { white: self.black, black: self.white }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
