//! The context of a decision: the stakes, the score and the cube, all seen from the side on roll.

use rules::{CubeValue, Role};

/// Everything apart from the position that affects a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Context {
    /// The value of winning.
    pub stake: Stake,
    /// The cube's value and owner.
    pub cube: CubeState,
}

/// The value of winning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stake {
    /// Points without a cube: singles, gammons and backgammons count 1, 2 and 3.
    Cubeless,
    /// Points with the cube.
    Money(MoneyRules),
    /// The chance of winning a match to points.
    Match(MatchScore),
}

/// The options of money play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MoneyRules {
    /// Gammons and backgammons count as single games until the cube has been turned.
    pub jacoby: bool,
    /// The taker of a first double may turn the cube again at once and keep it.
    pub beavers: bool,
}

/// The score of a match to points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MatchScore {
    /// The points that the side on roll still needs, 1 to 25 (more is treated as 25).
    pub own_away: u16,
    /// The points that its opponent still needs.
    pub opponent_away: u16,
    /// True in the Crawford game, which is played without the cube. If one side is one point away in any other
    /// game, the match is past the Crawford game.
    pub crawford: bool,
}

/// The cube's value and owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CubeState {
    /// The factor by which the game's result is multiplied.
    pub value: CubeValue,
    /// The owner, or `None` while the cube is centred.
    pub owner: Option<Role>,
}

impl CubeState {
    /// An unturned cube.
    pub const START: Self = Self { value: CubeValue::ONE, owner: None };

    /// Returns the same cube with the other side on roll.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self { value: self.value, owner: self.owner.map(Role::other) }
    }
}

impl Context {
    /// Cubeless money play, the plain measure of a position.
    pub const CUBELESS: Self = Self { stake: Stake::Cubeless, cube: CubeState::START };

    /// Returns money play with a centred cube, with or without the options.
    #[must_use]
    pub const fn money(rules: MoneyRules) -> Self {
        Self { stake: Stake::Money(rules), cube: CubeState::START }
    }

    /// Returns a match with a centred cube.
    #[must_use]
    pub const fn match_play(score: MatchScore) -> Self {
        Self { stake: Stake::Match(score), cube: CubeState::START }
    }

    /// Returns the same stakes with this cube.
    #[must_use]
    pub const fn with_cube(self, cube: CubeState) -> Self {
        Self { cube, ..self }
    }

    /// Returns the context after the side on roll has doubled and the opponent has taken, or `None` if there is no
    /// higher cube. It does not ask whether the side may double.
    #[must_use]
    pub fn taken(self) -> Option<Self> {
        let value = self.cube.value.doubled()?;
        Some(self.with_cube(CubeState { value, owner: Some(Role::Opponent) }))
    }

    /// Returns the same context, or money play if it is cubeless, because a question about the cube needs stakes.
    pub(crate) fn with_some_cube(self) -> Self {
        match self.stake {
            Stake::Cubeless => Self { stake: Stake::Money(MoneyRules::default()), ..self },
            Stake::Money(_) | Stake::Match(_) => self,
        }
    }

    /// Returns the same game with the other side on roll.
    #[must_use]
    pub fn flipped(self) -> Self {
        let stake = match self.stake {
            Stake::Match(score) => Stake::Match(MatchScore {
                own_away: score.opponent_away,
                opponent_away: score.own_away,
                crawford: score.crawford,
            }),
            same @ (Stake::Cubeless | Stake::Money(_)) => same,
        };
        Self { stake, cube: self.cube.flipped() }
    }
}
