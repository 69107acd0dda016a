//! The doubling cube: its value, its owner, and the effect of turning it.

use std::fmt;

use crate::{MatchPoints, Side};

/// The value of the cube as a factor: a power of two from 1 to 4096. An unturned cube is worth 1, although the
/// physical cube then shows 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CubeValue(u16);

impl CubeValue {
    /// The value of an unturned cube.
    pub const ONE: Self = Self(1);
    /// The highest value. It cannot be doubled.
    pub const MAX: Self = Self(4096);

    /// Returns the cube value, or `None` if `value` is not a power of two up to [`CubeValue::MAX`].
    #[must_use]
    pub const fn new(value: u16) -> Option<Self> {
        if value.is_power_of_two() && value <= Self::MAX.0 { Some(Self(value)) } else { None }
    }

    /// Returns the factor.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns how many times the cube has been turned: the binary logarithm of the value.
    #[must_use]
    pub const fn turns(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// Returns twice this value, or `None` at [`CubeValue::MAX`].
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

/// The side or sides that may turn the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeOwner {
    /// Either side.
    Centred,
    /// Only this side.
    Side(Side),
}

/// The cube's value and owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    /// The factor by which the game's result is multiplied.
    pub value: CubeValue,
    /// The side or sides that may turn the cube.
    pub owner: CubeOwner,
}

impl Cube {
    /// The cube at the start of a game.
    pub const START: Self = Self { value: CubeValue::ONE, owner: CubeOwner::Centred };

    /// Returns true if the cube is centred or owned by `side`. It does not check the turn, or whether doubling
    /// makes sense at the score ([`Cube::is_dead_for`]).
    #[must_use]
    pub fn may_be_turned_by(self, side: Side) -> bool {
        match self.owner {
            CubeOwner::Centred => true,
            CubeOwner::Side(owner) => owner == side,
        }
    }

    /// Returns the cube after `taker` has taken a double: twice the value, owned by `taker`. Returns `None` at the
    /// highest value.
    #[must_use]
    pub fn taken_by(self, taker: Side) -> Option<Self> {
        Some(Self { value: self.value.doubled()?, owner: CubeOwner::Side(taker) })
    }

    /// Returns the cube with twice the value and the same owner, as after an automatic double, a beaver or a
    /// raccoon. Returns `None` at the highest value.
    #[must_use]
    pub fn turned_in_place(self) -> Option<Self> {
        Some(Self { value: self.value.doubled()?, owner: self.owner })
    }

    /// Returns true if a double by a side that needs `away` points is pointless, because a single game at the
    /// current value already wins the match.
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
