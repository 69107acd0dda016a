//! Reasons to refuse a step.

use thiserror::Error;

use crate::{BoardNumber, Refusal};

/// The maximum number of boards of an event.
pub const BOARDS_MAX: u32 = 24;

/// A step that the rules of a comparative event do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The number of boards is out of range.
    #[error("an event has 1 to {max} boards, not {0}", max = BOARDS_MAX)]
    Boards(u32),
    /// The event would close before it opens.
    #[error("later than the opening")]
    Times,
    /// The event has not opened.
    #[error("the event has not opened")]
    NotOpen,
    /// The event is closed.
    #[error("the event is closed")]
    Closed,
    /// The event has not closed.
    #[error("the event is still open")]
    StillOpen,
    /// A player is still playing a board.
    #[error("boards are still being played")]
    BoardsInPlay,
    /// The event is over or was called off.
    #[error("the event is over")]
    Over,
    /// The player has entered already.
    #[error("you have already entered this event")]
    EnteredAlready,
    /// The player has not entered.
    #[error("you have not entered this event")]
    NotEntered,
    /// The event does not have this board.
    #[error("the event has no board {0}")]
    NoSuchBoard(BoardNumber),
    /// The player has begun this board before.
    #[error("you have already begun board {0}, and each board is played once")]
    PlayedAlready(BoardNumber),
    /// The player's boards before this one come first.
    #[error("boards are played in their order, and your next one is board {next}")]
    NotNext {
        /// The player's next board.
        next: BoardNumber,
    },
    /// The player is still playing another board.
    #[error("you are still playing board {0}")]
    BoardInPlay(BoardNumber),
    /// The player is not playing this board.
    #[error("you are not playing board {0}")]
    NotPlaying(BoardNumber),
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Self::Boards(_) => "boards",
            Self::Times => "times",
            Self::NotOpen => "not_open",
            Self::Closed => "closed",
            Self::StillOpen => "still_open",
            Self::BoardsInPlay => "boards_in_play",
            Self::Over => "over",
            Self::EnteredAlready => "entered_already",
            Self::NotEntered => "not_entered",
            Self::NoSuchBoard(_) => "no_such_board",
            Self::PlayedAlready(_) => "played_already",
            Self::NotNext { .. } => "not_the_next_board",
            Self::BoardInPlay(_) => "board_in_play",
            Self::NotPlaying(_) => "not_playing",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::check_words as check;

    #[test]
    fn codes_and_texts_of_refusals() {
        let board = BoardNumber::FIRST;
        check(&Refused::NoSuchBoard(board), "no_such_board", "the event has no board 1");
        check(
            &Refused::NotNext { next: board },
            "not_the_next_board",
            "boards are played in their order, and your next one is board 1",
        );
    }
}
