//! How a game ends and what it is worth.

use std::fmt;

use crate::CubeValue;

/// How much of a game was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GameResult {
    /// The loser has borne off a checker, or passed a double.
    Single,
    /// The loser has borne off nothing.
    Gammon,
    /// The loser has borne off nothing and has a checker on the bar or in the winner's home board.
    Backgammon,
}

impl GameResult {
    /// All three, rising.
    pub const ALL: [Self; 3] = [Self::Single, Self::Gammon, Self::Backgammon];

    /// What the value of the cube is multiplied by: 1, 2 or 3.
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

/// What a finished game is worth: the cube times the result, from 1 to three times the highest cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameValue(u16);

impl GameValue {
    /// The value of a game that ended with this cube and this result.
    #[must_use]
    pub const fn new(cube: CubeValue, result: GameResult) -> Self {
        Self(cube.get() * result.multiplier())
    }

    /// The number of points.
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
