//! Why a step is refused.

use thiserror::Error;

use super::event::BOARDS_MAX;

/// What the rules of a comparative event do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// A number of boards that no event has.
    #[error("an event has 1 to {max} boards, not {0}", max = BOARDS_MAX)]
    Boards(u32),
    /// It would end before it begins.
    #[error("an event closes after it opens")]
    Times,
    /// Before its opening.
    #[error("the event has not opened yet")]
    NotOpen,
    /// After its close.
    #[error("the event is closed")]
    Closed,
    /// Before its close.
    #[error("the event is open still")]
    StillOpen,
    /// Somebody plays a board still.
    #[error("boards are being played")]
    BoardsInPlay,
    /// It is over, or was called off.
    #[error("the event is over")]
    Over,
    /// Somebody twice.
    #[error("the player is in the event already")]
    EnteredAlready,
    /// Somebody who is not in it.
    #[error("the player is not in the event")]
    NotEntered,
    /// A board that the event does not have.
    #[error("the event has no board {0}")]
    NoSuchBoard(u32),
    /// A board that the player has begun before.
    #[error("the player has begun board {0} already")]
    PlayedAlready(u32),
    /// A board before its turn.
    #[error("boards are played in their order, and board {next} is the player's next")]
    NotNext {
        /// The one that is.
        next: u32,
    },
    /// A board while another one is being played.
    #[error("board {0} is being played still")]
    BoardInPlay(u32),
    /// The end of a board that nobody plays.
    #[error("the player does not play board {0}")]
    NotPlaying(u32),
}
