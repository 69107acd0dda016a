//! The facts of a match that a board needs.

use rules::{GameResult, Move, Position, Roll, Side};

/// The facts of a match that a board needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The number of the last event of the match.
    pub step: u32,
    /// The position, with White as the mover.
    pub position: Position,
    /// The value of the cube.
    pub cube: u16,
    /// The side that moved last and its moves, in that side's numbering.
    pub last_play: Option<(Side, Vec<Move>)>,
    /// The result at which the opponent of the side to act offers to resign. Playing on declines it.
    pub offered: Option<GameResult>,
    /// The action that the match waits for.
    pub waits: Waits,
}

/// The action that a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A side may roll, and perhaps double.
    ToRoll {
        /// The side.
        side: Side,
        /// True if it may offer the cube.
        may_double: bool,
    },
    /// A side plays its roll.
    ToPlay {
        /// The side.
        side: Side,
        /// The roll.
        roll: Roll,
        /// True if the opponent can be asked to accept an illegal play.
        may_be_illegal: bool,
    },
    /// A side must accept or decline the other side's illegal play.
    IllegalPlayOffered {
        /// The side that must answer.
        to: Side,
        /// The position after the illegal play, with White as the mover.
        position: Position,
        /// The play, as text.
        notation: String,
    },
    /// A side must answer the offer of the cube.
    CubeOffered {
        /// The side.
        to: Side,
        /// The value offered.
        value: u16,
    },
    /// A side must answer a resignation.
    ResignationOffered {
        /// The side.
        to: Side,
        /// The offered result.
        result: GameResult,
    },
    /// The match is over.
    Over {
        /// The winner; `None` for a draw.
        winner: Option<Side>,
    },
}

impl Waits {
    /// Returns the side that the match waits for.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::ToRoll { side, .. } | Self::ToPlay { side, .. } => Some(*side),
            Self::IllegalPlayOffered { to, .. }
            | Self::CubeOffered { to, .. }
            | Self::ResignationOffered { to, .. } => Some(*to),
            Self::Over { .. } => None,
        }
    }
}
