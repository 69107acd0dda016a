//! The places where a checker can be, and distances in pips.

use std::fmt;
use std::ops::Add;

/// A point of the board, 1 to 24. Point 1 is the deepest point of the counting side's own home board, and 24 the
/// deepest of the opponent's. The context says which side counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// Returns the point with this number, or `None` if it is not 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=24) { Some(Self(number)) } else { None }
    }

    /// Returns the point's number, 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the same point in the other side's numbering.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(25 - self.0)
    }

    /// Returns true if the point is in the home board of the side that counts.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }

    /// Iterates over all points, from 1 to 24.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=24).map(Self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The place of a checker, as its own side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// Borne off.
    Off,
    /// On a point.
    Point(Point),
    /// On the bar, waiting to enter.
    Bar,
}

impl Place {
    /// Returns the place on the point with this number, or `None` if it is not 1 to 24.
    #[must_use]
    pub const fn point(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None => None,
        }
    }

    /// Returns the pips that a checker here still has to move: 25 from the bar, 0 when borne off.
    #[must_use]
    pub const fn pips(self) -> u8 {
        match self {
            Self::Off => 0,
            Self::Point(point) => point.0,
            Self::Bar => 25,
        }
    }

    /// Returns the place at this distance in pips, or `None` above 25. This is the inverse of [`Place::pips`].
    #[must_use]
    pub const fn from_pips(pips: u8) -> Option<Self> {
        match pips {
            0 => Some(Self::Off),
            25 => Some(Self::Bar),
            number => Self::point(number),
        }
    }
}

/// Writes the place as notation does: `bar`, the number of the point, or `off`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::Point(point) => point.fmt(f),
            Self::Bar => f.write_str("bar"),
        }
    }
}

/// A distance in pips, or a sum of distances such as a side's pip count (375 at most).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pips(u16);

impl Pips {
    /// Returns a distance of `count` pips.
    #[must_use]
    pub const fn new(count: u16) -> Self {
        Self(count)
    }

    /// Returns the number of pips.
    #[must_use]
    pub const fn count(self) -> u16 {
        self.0
    }
}

impl Add for Pips {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
