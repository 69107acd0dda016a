//! The points of a match, its length, and the Crawford rule.

use std::error::Error;
use std::fmt;
use std::num::NonZeroU16;

use crate::{BySide, GameValue};

/// Points that a side has scored or still needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchPoints(u32);

impl MatchPoints {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Returns `points` points.
    #[must_use]
    pub const fn new(points: u32) -> Self {
        Self(points)
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Returns the score after winning a game.
    ///
    /// # Errors
    /// Returns [`PointsOverflow`] if the sum does not fit.
    pub fn plus(self, won: GameValue) -> Result<Self, PointsOverflow> {
        self.0.checked_add(u32::from(won.points())).map(Self).ok_or(PointsOverflow { score: self, won })
    }
}

impl fmt::Display for MatchPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The error for a score that does not fit in [`MatchPoints`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsOverflow {
    /// The score before the game.
    pub score: MatchPoints,
    /// The points that could not be added.
    pub won: GameValue,
}

impl fmt::Display for PointsOverflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a score of {} points cannot grow by {}", self.score, self.won)
    }
}

impl Error for PointsOverflow {}

/// The length of a match in points; at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MatchLength(NonZeroU16);

impl MatchLength {
    /// Returns the length of a match to `points` points, or `None` for zero.
    #[must_use]
    pub const fn new(points: u16) -> Option<Self> {
        match NonZeroU16::new(points) {
            Some(points) => Some(Self(points)),
            None => None,
        }
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn points(self) -> u16 {
        self.0.get()
    }

    /// Returns the points that a side with this score still needs; zero if it has won.
    #[must_use]
    pub fn away(self, score: MatchPoints) -> MatchPoints {
        MatchPoints(u32::from(self.points()).saturating_sub(score.0))
    }
}

impl fmt::Display for MatchLength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The stage of a match under the Crawford rule: the first game after a side comes within one point of winning is
/// played without the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crawford {
    /// Neither side has been one point from winning; the cube is in use.
    Before,
    /// This is the Crawford game; the cube is not in use.
    Now,
    /// The Crawford game is over; the cube is in use again.
    After,
}

impl Crawford {
    /// Returns the stage for the first game of a match. In a match to one point both sides start one point from
    /// winning, so its only game has no cube.
    #[must_use]
    pub fn at_start(length: MatchLength) -> Self {
        if length.points() == 1 { Self::Now } else { Self::Before }
    }

    /// Returns the stage for the next game, when the sides need `away` points after the game that has just ended.
    #[must_use]
    pub fn after_game(self, away: BySide<MatchPoints>) -> Self {
        match self {
            Self::Before if away.white.0 == 1 || away.black.0 == 1 => Self::Now,
            Self::Before => Self::Before,
            Self::Now | Self::After => Self::After,
        }
    }

    /// Returns true if the current game is the Crawford game.
    #[must_use]
    pub const fn is_crawford(self) -> bool {
        matches!(self, Self::Now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CubeValue, GameResult};

    fn away(white: u32, black: u32) -> BySide<MatchPoints> {
        BySide { white: MatchPoints(white), black: MatchPoints(black) }
    }

    #[test]
    fn crawford_comes_once_and_only_once() {
        let five = MatchLength::new(5).unwrap();
        let mut state = Crawford::at_start(five);
        let mut seen = Vec::new();
        for now in [away(5, 4), away(5, 2), away(3, 1), away(1, 1), away(1, 1)] {
            state = state.after_game(now);
            seen.push(state);
        }
        use Crawford::{After, Before, Now};
        assert_eq!(seen, [Before, Before, Now, After, After]);
        assert!(Crawford::at_start(MatchLength::new(1).unwrap()).is_crawford());
    }

    #[test]
    fn points_add_up_or_say_that_they_cannot() {
        let backgammon = GameValue::new(CubeValue::MAX, GameResult::Backgammon);
        assert_eq!(backgammon.points(), 12288);
        assert_eq!(MatchPoints::new(3).plus(backgammon), Ok(MatchPoints::new(12291)));
        let full = MatchPoints::new(u32::MAX);
        assert_eq!(full.plus(backgammon), Err(PointsOverflow { score: full, won: backgammon }));
        let seven = MatchLength::new(7).unwrap();
        assert_eq!(seven.away(MatchPoints::new(9)), MatchPoints::ZERO);
        assert_eq!((seven.away(MatchPoints::new(3)).get(), MatchLength::new(0)), (4, None));
    }
}
