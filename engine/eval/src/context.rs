//! What a decision is for: the stakes, the score and the cube, all seen from the side on roll.

use rules::{CubeValue, Role};

/// Everything besides the position that a decision depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Context {
    /// What winning is worth.
    pub stake: Stake,
    /// The cube as it lies.
    pub cube: CubeState,
}

/// What winning is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// Points without a cube: singles, gammons and backgammons count 1, 2 and 3.
    Cubeless,
    /// Points with the cube.
    Money(MoneyRules),
    /// Chances of winning a match to points.
    Match(MatchScore),
}

/// The options of money play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MoneyRules {
    /// Gammons and backgammons count single until the cube has been turned.
    pub jacoby: bool,
    /// The taker of a first double may turn the cube again at once and keep it.
    pub beavers: bool,
}

/// Where a match to points stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchScore {
    /// Points the side on roll still needs, 1 to 25 (more is treated as 25).
    pub own_away: u16,
    /// Points its opponent still needs.
    pub opponent_away: u16,
    /// This is the Crawford game, played without the cube. When one side is one point away and it is not, the match is
    /// past the Crawford game.
    pub crawford: bool,
}

/// The cube's value and who may turn it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CubeState {
    /// What the game is multiplied by.
    pub value: CubeValue,
    /// Who owns it; nobody while it is centred.
    pub owner: Option<Role>,
}

impl CubeState {
    /// A cube that nobody has turned.
    pub const START: Self = Self { value: CubeValue::ONE, owner: None };

    /// The same cube with the other side on roll.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self { value: self.value, owner: self.owner.map(Role::other) }
    }
}

impl Context {
    /// Cubeless money: the plain measure of a position.
    pub const CUBELESS: Self = Self { stake: Stake::Cubeless, cube: CubeState::START };

    /// Money play with a centred cube, with or without the options.
    #[must_use]
    pub const fn money(rules: MoneyRules) -> Self {
        Self { stake: Stake::Money(rules), cube: CubeState::START }
    }

    /// A match with a centred cube.
    #[must_use]
    pub const fn match_play(score: MatchScore) -> Self {
        Self { stake: Stake::Match(score), cube: CubeState::START }
    }

    /// The same stakes with the cube as it lies.
    #[must_use]
    pub const fn with_cube(self, cube: CubeState) -> Self {
        Self { cube, ..self }
    }

    /// The same, but for money where nothing is said about stakes: a question about the cube needs one.
    pub(crate) fn with_some_cube(self) -> Self {
        match self.stake {
            Stake::Cubeless => Self { stake: Stake::Money(MoneyRules::default()), ..self },
            Stake::Money(_) | Stake::Match(_) => self,
        }
    }

    /// The same game with the other side on roll.
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
