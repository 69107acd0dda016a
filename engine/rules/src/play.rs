//! Moves of single checkers and whole plays.

use crate::board::Step;
use crate::{Die, Place, Position};

/// One checker's way by one die, as a player says it. Which die and whether it hits follow from position and roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the checker is taken from.
    pub from: Place,
    /// Where it is put.
    pub to: Place,
}

/// A move with everything that is known once it has been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedMove {
    /// Where the checker came from.
    pub from: Place,
    /// Where it went.
    pub to: Place,
    /// The die that was used.
    pub die: Die,
    /// Whether it sent an opposing blot to the bar.
    pub hit: bool,
}

impl PlayedMove {
    /// The bare move.
    #[must_use]
    pub const fn as_move(self) -> Move {
        Move { from: self.from, to: self.to }
    }
}

/// The whole movement of a turn: none to four moves in an order in which they can be made. Two plays are equal when
/// they are the same moves in the same order; different ones can still reach the same position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    moves: [PlayedMove; 4],
    len: u8,
}

impl Play {
    /// The play of a turn in which nothing can be moved.
    pub const NONE: Self = Self {
        moves: [PlayedMove { from: Place::Off, to: Place::Off, die: Die::ALL[0], hit: false }; 4],
        len: 0,
    };

    pub(crate) fn from_steps(steps: &[Step]) -> Self {
        let mut play = Self::NONE;
        for step in steps {
            play.moves[usize::from(play.len)] = step.to_played();
            play.len += 1;
        }
        play
    }

    /// The moves in order.
    #[must_use]
    pub fn moves(&self) -> &[PlayedMove] {
        &self.moves[..usize::from(self.len)]
    }

    /// Whether nothing was moved.
    #[must_use]
    pub const fn is_no_play(&self) -> bool {
        self.len == 0
    }

    /// The bare moves in order, as [`crate::apply_play`] takes them.
    #[must_use]
    pub fn to_moves(&self) -> Vec<Move> {
        self.moves().iter().map(|played| played.as_move()).collect()
    }
}

/// A legal play and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalPlay {
    /// One way of moving there, the one that notation prints.
    pub play: Play,
    /// The position after the play, with the **opponent** on roll.
    pub position: Position,
}
