//! The doubling cube: its owner, and the effect of turning it.

use crate::{CubeValue, MatchPoints, Side};

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
