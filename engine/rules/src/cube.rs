//! The doubling cube: its value, who owns it, and what turning it does.

use std::fmt;

use crate::{MatchPoints, Side};

/// What the cube shows as a factor: a power of two from 1 to 4096. (A cube that nobody has turned is worth 1; the
/// die itself then lies with its 64 up.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CubeValue(u16);

impl CubeValue {
    /// A cube that nobody has turned.
    pub const ONE: Self = Self(1);
    /// The highest value; doubling it is refused.
    pub const MAX: Self = Self(4096);

    /// The cube with this value, if it is a power of two up to [`CubeValue::MAX`].
    #[must_use]
    pub const fn new(value: u16) -> Option<Self> {
        if value.is_power_of_two() && value <= Self::MAX.0 { Some(Self(value)) } else { None }
    }

    /// The factor.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// How often a cube of 1 has been turned to come here: the logarithm to base two.
    #[must_use]
    pub const fn turns(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// Twice as much, or nothing above [`CubeValue::MAX`].
    #[must_use]
    pub const fn doubled(self) -> Option<Self> {
        Self::new(self.0 * 2)
    }
}

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeOwner {
    /// Either side.
    Centred,
    /// Only this side.
    Side(Side),
}

/// The cube as it lies at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    /// What the game is multiplied by.
    pub value: CubeValue,
    /// Who may turn it.
    pub owner: CubeOwner,
}

impl Cube {
    /// The cube at the start of a game.
    pub const START: Self = Self { value: CubeValue::ONE, owner: CubeOwner::Centred };

    /// Whether the cube lets this side double: it is centred or this side's own. Whether it is that side's turn, and
    /// whether the score leaves a point in doubling, are other questions ([`Cube::is_dead_for`]).
    #[must_use]
    pub fn may_be_turned_by(self, side: Side) -> bool {
        match self.owner {
            CubeOwner::Centred => true,
            CubeOwner::Side(owner) => owner == side,
        }
    }

    /// The cube after `taker` has taken a double: twice the value, and the taker's. Nothing when it cannot go higher.
    #[must_use]
    pub fn taken_by(self, taker: Side) -> Option<Self> {
        Some(Self { value: self.value.doubled()?, owner: CubeOwner::Side(taker) })
    }

    /// The cube turned once more without a change of owner, as an automatic double, a beaver and a raccoon do.
    /// Nothing when it cannot go higher.
    #[must_use]
    pub fn turned_in_place(self) -> Option<Self> {
        Some(Self { value: self.value.doubled()?, owner: self.owner })
    }

    /// Whether a double by a side that needs `away` points for the match is pointless: a single game at the present
    /// value already wins it.
    #[must_use]
    pub fn is_dead_for(self, away: MatchPoints) -> bool {
        u32::from(self.value.get()) >= away.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cube_doubles_up_to_4096_and_no_further() {
        let mut value = CubeValue::ONE;
        for turns in 1..=12 {
            value = value.doubled().unwrap();
            assert_eq!((value.get(), value.turns()), (1 << turns, turns));
        }
        assert_eq!((value, value.doubled()), (CubeValue::MAX, None));
        for refused in [0, 3, 6, 4095, 8192, 1 << 15] {
            assert_eq!(CubeValue::new(refused), None, "{refused}");
        }
    }

    #[test]
    fn a_take_moves_the_cube_and_a_beaver_does_not() {
        let taken = Cube::START.taken_by(Side::Black).unwrap();
        assert!(taken.may_be_turned_by(Side::Black) && !taken.may_be_turned_by(Side::White));
        let beavered = taken.turned_in_place().unwrap();
        assert_eq!((beavered.value.get(), beavered.owner), (4, CubeOwner::Side(Side::Black)));
        assert_eq!(Cube::START.turned_in_place().unwrap().owner, CubeOwner::Centred);
        assert_eq!(Cube { value: CubeValue::MAX, owner: CubeOwner::Centred }.taken_by(Side::White), None);
    }

    #[test]
    fn a_cube_that_wins_the_match_is_dead() {
        let two = Cube::START.taken_by(Side::White).unwrap();
        assert!(two.is_dead_for(MatchPoints::new(1)) && two.is_dead_for(MatchPoints::new(2)));
        assert!(!two.is_dead_for(MatchPoints::new(3)));
    }
}
