//! The messages of sensor boards at `/boards/v1`: JSON text frames, at most [`BOARD_FRAME_BYTES_MAX`] each.
//!
//! `docs/boards.md` describes the protocol for whoever writes a board's firmware. Points and consoles: a board has two
//! consoles, and everything it says is in the numbering of the player at console one, 1 to 24.

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

/// The largest text frame of a board, in bytes: four times the longest that has a meaning.
pub const BOARD_FRAME_BYTES_MAX: usize = 8 * 1024;

/// How long an enrolment code is valid, in milliseconds.
pub const ENROLMENT_CODE_VALID_MS: i64 = 10 * 60 * 1000;

/// How long a challenge may be answered, in milliseconds.
pub const CHALLENGE_VALID_MS: i64 = 30 * 1000;

/// How long a board keeps its frames at the least, to send them again, in milliseconds.
pub const BOARD_FRAMES_KEPT_MS: i64 = 4 * 60 * 60 * 1000;

/// How long a player's turn and clock wait for the opponent's play to be carried out on the board, in milliseconds.
pub const BOARD_AGREEMENT_WAIT_MS: i64 = 60 * 1000;

/// The largest sequence number: the largest whole number that every JSON reader keeps exactly.
pub const BOARD_SEQ_MAX: u64 = (1 << 53) - 1;

/// Everything that a board may say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardMessage {
    /// Joins the account that showed the code. Answered by `enrolled`.
    Enrol {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The one-time code.
        code: String,
        /// The board's Ed25519 public key, 64 hexadecimal digits in small letters.
        public_key: String,
        /// The signature of the enrolment text, 128 hexadecimal digits in small letters: proof that the board has the
        /// private key.
        signature: String,
    },
    /// Answers the challenge. Answered by `welcome`.
    Authenticate {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The board's id.
        device: String,
        /// The challenge that is answered.
        challenge: String,
        /// The board's clock.
        time: Millis,
        /// The signature of the authentication text, 128 hexadecimal digits in small letters.
        signature: String,
    },
    /// Says where the board stands; the first message after `welcome`.
    Resume {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The token from `welcome`.
        session: String,
        /// The last frame that the board has made; 0 before any.
        last: u64,
        /// The oldest frame that it still has; `last` + 1 when it has none.
        oldest: u64,
    },
    /// A frame: something that has happened at the board.
    Frame {
        /// [`BOARD_PROTOCOL_VERSION`].
        v: u32,
        /// The token from `welcome`.
        session: String,
        /// Its number: 1 for the first that a board ever makes, then one more each.
        seq: u64,
        /// The hash of the frame before, 64 hexadecimal digits in small letters.
        prev: String,
        /// When it happened, by the board's clock.
        at: Millis,
        /// What happened. The hash of the frame covers these bytes exactly as they are sent.
        body: BoardBody,
    },
}
