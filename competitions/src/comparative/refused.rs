//! Reasons to refuse a step.

use crate::{BoardNumber, Params, PlayerId, Refusal};

/// The maximum number of boards of an event.
pub const BOARDS_MAX: u32 = 24;

/// A step that the rules of a comparative event do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The number of boards is out of range.
    Boards(u32),
    /// The event would close before it opens.
    Times,
    /// The event has not opened.
    NotOpen,
    /// The event is closed.
    Closed,
    /// The event has not closed.
    StillOpen,
    /// A player is still playing a board.
    BoardsInPlay,
    /// The event is over or was called off.
    Over,
    /// The player has entered already.
    EnteredAlready(PlayerId),
    /// The player has not entered.
    NotEntered,
    /// The event does not have this board.
    NoSuchBoard(BoardNumber),
    /// The player has begun this board before.
    PlayedAlready(BoardNumber),
    /// The player's boards before this one come first.
    NotNext {
        /// The player's next board.
        next: BoardNumber,
    },
    /// The player is still playing another board.
    BoardInPlay(BoardNumber),
    /// The player is not playing this board.
    NotPlaying(BoardNumber),
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        match *self {
            Self::Boards(_) => ("from_to", vec![("min", 1_u32.into()), ("max", BOARDS_MAX.into())]),
            Self::Times => ("later_than_opening", vec![]),
            Self::NotOpen => ("not_open", vec![]),
            Self::Closed => ("closed", vec![]),
            Self::StillOpen => ("still_open", vec![]),
            Self::BoardsInPlay => ("boards_in_play", vec![]),
            Self::Over => ("over", vec![]),
            Self::EnteredAlready(player) => ("entered_already", vec![("name", player.into())]),
            Self::NotEntered => ("not_entered", vec![]),
            Self::NoSuchBoard(_) => ("no_such_board", vec![]),
            Self::PlayedAlready(board) => ("played_already", vec![("board", board.into())]),
            Self::NotNext { next } => ("not_the_next_board", vec![("board", next.into())]),
            Self::BoardInPlay(board) => ("board_in_play", vec![("board", board.into())]),
            Self::NotPlaying(board) => ("not_playing", vec![("board", board.into())]),
        }
    }
}
