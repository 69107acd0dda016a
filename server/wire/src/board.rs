//! The messages of sensor boards at `/boards/v1`: JSON text frames, at most [`BOARD_FRAME_BYTES_MAX`] each.
//!
//! `docs/boards-protocol.md` describes the protocol for authors of firmware. A board has two consoles. All its
//! messages use the point numbers of the player at console one, 1 to 24.

mod body;
mod manage;
mod refusal;
mod told;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

pub use body::{
    BarReading, BoardBody, BoardButton, BoardCapabilities, Console, DiceReading, FaultySensor, PointReading,
    SensedPlace,
};
pub use manage::{
    BindBoard, BoardFault, BoardId, BoardList, BoardLook, BoardMirror, BoardName, BoardPlace, BoardPlan,
    BoardSeat, BoardStatus, BoardUnlike, BoardView, EnrolmentCode, EventBoards, EventPlace, EventSeat,
    EventSeatName, EventTable,
};
pub use refusal::BoardRefusal;
pub use told::{BoardDifference, BoardOffer, BoardPosition, BoardTold, OfferedPlay, ToldToBoard, WrongPlay};

/// The version of the board protocol, `v` of each message.
pub const BOARD_PROTOCOL_VERSION: u32 = 1;

/// The largest text frame of a board, in bytes: four times the longest meaningful one.
pub const BOARD_FRAME_BYTES_MAX: usize = 8 * 1024;

/// The validity of an enrolment code, in milliseconds.
pub const ENROLMENT_CODE_VALID_MS: i64 = 10 * 60 * 1000;

/// The time in which a challenge must be answered, in milliseconds.
pub const CHALLENGE_VALID_MS: i64 = 30 * 1000;

/// The minimum time for which a board keeps its frames, to send them again, in milliseconds.
pub const BOARD_FRAMES_KEPT_MS: i64 = 4 * 60 * 60 * 1000;

/// The maximum time that a player's turn and clock wait for the opponent's play to be repeated on the board, in
/// milliseconds.
pub const BOARD_AGREEMENT_WAIT_MS: i64 = 60 * 1000;

/// The largest sequence number: the largest integer that every JSON reader represents exactly.
pub const BOARD_SEQ_MAX: u64 = (1 << 53) - 1;

/// All messages of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardMessage {
    /// Joins the account that showed the code. Answered by `enrolled`.
    Enrol {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The one-time code.
        code: String,
        /// The board's Ed25519 public key, 64 lower-case hexadecimal digits.
        public_key: String,
        /// The signature of the enrolment text, 128 lower-case hexadecimal digits. It proves that the board has
        /// the private key.
        signature: String,
    },
    /// Answers the challenge. Answered by `welcome`.
    Authenticate {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The board's id.
        device: String,
        /// The challenge of this connection.
        challenge: String,
        /// The board's clock.
        time: Millis,
        /// The signature of the authentication text, 128 lower-case hexadecimal digits.
        signature: String,
    },
    /// Announces the board's frames; the first message after `welcome`.
    Resume {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The token from `welcome`.
        session: String,
        /// The number of the board's last frame; 0 before the first.
        last: u64,
        /// The number of the oldest frame that it still has; `last` + 1 if it has none.
        oldest: u64,
    },
    /// A frame: an event at the board.
    Frame {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The token from `welcome`.
        session: String,
        /// The frame's number: 1 for the board's first frame, then one more for each frame.
        seq: u64,
        /// The hash of the frame before, 64 lower-case hexadecimal digits.
        prev: String,
        /// The time of the event by the board's clock.
        at: Millis,
        /// The event. The hash of the frame covers these bytes exactly as they are sent.
        body: BoardBody,
    },
}
