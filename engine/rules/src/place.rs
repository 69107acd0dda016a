//! Places where a checker can stand, and distances.

use std::fmt;
use std::ops::Add;

/// A point of the board, 1 to 24, counted by the side that the context names: 1 is the deepest point of its own
/// home board, 24 the deepest of the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The point with this number, if it is 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=24) { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same point as the other side numbers it.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(25 - self.0)
    }

    /// Whether it lies in the home board of the side that counts.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }

    /// All points, from 1 to 24.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=24).map(Self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a checker stands, as its own side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// Borne off.
    Off,
    /// On a point.
    Point(Point),
    /// Hit and waiting to enter.
    Bar,
}

impl Place {
    /// The place on the point with this number, if it is 1 to 24.
    #[must_use]
    pub const fn point(number: u8) -> Option<Self> {
        match Point::new(number) {
            Some(point) => Some(Self::Point(point)),
            None => None,
        }
    }

    /// The pips that a checker here has still to go: 25 from the bar, 0 when borne off.
    #[must_use]
    pub const fn pips(self) -> u8 {
        match self {
            Self::Off => 0,
            Self::Point(point) => point.0,
            Self::Bar => 25,
        }
    }

    /// The place that is this many pips from being borne off, if there is one: the opposite of [`Place::pips`].
    #[must_use]
    pub const fn from_pips(pips: u8) -> Option<Self> {
        match pips {
            0 => Some(Self::Off),
            25 => Some(Self::Bar),
            number => Self::point(number),
        }
    }
}

/// As notation writes it: `bar`, the number of the point, `off`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::Point(point) => point.fmt(f),
            Self::Bar => f.write_str("bar"),
        }
    }
}

/// A distance, or a sum of distances such as the pip count of a side (375 at most).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pips(u16);

impl Pips {
    /// So many pips.
    #[must_use]
    pub const fn new(count: u16) -> Self {
        Self(count)
    }

    /// The number of pips.
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
