//! The format of a match.

use rules::MatchLength;

/// The maximum length of a match in points. Published match equity tables reach this far.
pub const MATCH_LENGTH_MAX: u16 = 25;

/// The format of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// A match to a number of points (at most [`MATCH_LENGTH_MAX`]), with the cube and the Crawford game.
    Match(MatchLength),
    /// Exactly three games without the cube; the points are added up.
    ThreeGames,
    /// One game after another until the players stop; each is settled separately.
    Normal,
    /// One game, paid by the point.
    Single,
}

impl Format {
    /// Returns true if the format uses the doubling cube, apart from the Crawford game.
    #[must_use]
    pub const fn has_cube(self) -> bool {
        match self {
            Self::Match(_) | Self::Normal | Self::Single => true,
            Self::ThreeGames => false,
        }
    }

    /// Returns true if games stand alone, so that Jacoby, automatic doubles, beavers and raccoons can be agreed.
    #[must_use]
    pub const fn allows_options(self) -> bool {
        match self {
            Self::Normal | Self::Single => true,
            Self::Match(_) | Self::ThreeGames => false,
        }
    }

    /// Returns the highest number of games, or `None` if there is no limit.
    #[must_use]
    pub const fn games_max(self) -> Option<u32> {
        match self {
            // Each game brings a point at least, and a match to n is open with at most n - 1 points on each side.
            Self::Match(length) => Some(2 * length.points() as u32 - 1),
            Self::ThreeGames => Some(3),
            Self::Single => Some(1),
            Self::Normal => None,
        }
    }

    /// Returns the weight of a result, the n of the rating lists. It also sets the default clock reserve.
    #[must_use]
    pub const fn weight(self) -> u32 {
        match self {
            Self::Match(length) => length.points() as u32,
            Self::ThreeGames => 4,
            Self::Single => 2,
            Self::Normal => 1,
        }
    }
}
