//! Moves of single checkers, and whole plays.

use crate::{Die, Place, Position};

/// The move of one checker by one die, as a player writes it. The position and the roll determine the die and
/// whether the move hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The place that the checker leaves.
    pub from: Place,
    /// The place that it moves to.
    pub to: Place,
}

/// A move with the die that made it and whether it hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedMove {
    /// The place that the checker left.
    pub from: Place,
    /// The place that it moved to.
    pub to: Place,
    /// The die that the move used.
    pub die: Die,
    /// True if the move hit a blot.
    pub hit: bool,
}

impl PlayedMove {
    /// Returns the move without its die and hit.
    #[must_use]
    pub const fn as_move(self) -> Move {
        Move { from: self.from, to: self.to }
    }
}

/// The whole movement of a turn: zero to four moves in an order in which they can be made. Two plays are equal if
/// they have the same moves in the same order; unequal plays can still reach the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    moves: [PlayedMove; 4],
    len: u8,
}

impl Play {
    /// The empty play of a turn in which no checker can be moved.
    pub const NONE: Self = Self {
        moves: [PlayedMove { from: Place::Off, to: Place::Off, die: Die::ALL[0], hit: false }; 4],
        len: 0,
    };

    /// Returns the play of at most four moves.
    pub(crate) fn from_moves(moves: impl IntoIterator<Item = PlayedMove>) -> Self {
        let mut play = Self::NONE;
        for played in moves {
            play.moves[usize::from(play.len)] = played;
            play.len += 1;
        }
        play
    }

    /// Returns the moves in order.
    #[must_use]
    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves[..usize::from(self.len)]
    }

    /// Returns true if no checker was moved.
    #[must_use]
    pub const fn is_no_play(&self) -> bool {
        self.len == 0
    }

    /// Returns the moves in order, without dice and hits, as [`crate::apply_play`] takes them.
    #[must_use]
    pub fn to_moves(&self) -> Vec<Move> {
        self.moves().iter().map(|played| played.as_move()).collect()
    }
}

/// A legal play and the position that it reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// One way of reaching the position; notation prints this one.
    pub play: Play,
    /// The position after the play, with the **opponent** on roll.
    pub position: Position,
}
