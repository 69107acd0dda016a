//! The result of a game and its value in points.

use std::fmt;

use crate::CubeValue;

/// The kind of loss: single game, gammon or backgammon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// The loser has borne off a checker, or passed a double.
    Single,
    /// The loser has borne off no checker.
    Gammon,
    /// The loser has borne off no checker and has one on the bar or in the winner's home board.
    Backgammon,
}

impl GameResult {
    /// All three results, ascending.
    pub const ALL: [Self; 3] = [Self::Single, Self::Gammon, Self::Backgammon];

    /// Returns the factor by which the cube's value is multiplied: 1, 2 or 3.
    #[must_use]
    pub const fn multiplier(self) -> u16 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Single => "single",
            Self::Gammon => "gammon",
            Self::Backgammon => "backgammon",
        })
    }
}

/// The value of a finished game in points: the cube times the result, from 1 to three times the highest cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameValue(u16);

impl GameValue {
    /// Returns the value of a game that ended with this cube and this result.
    #[must_use]
    pub const fn new(cube: CubeValue, result: GameResult) -> Self {
        Self(cube.get() * result.multiplier())
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn points(self) -> u16 {
        self.0
    }
}

impl fmt::Display for GameValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
