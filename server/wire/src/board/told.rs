//! The messages of the server to a board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{BarReading, BoardRefusal, Console, PointReading, SensedPlace};
use crate::{GameResult, Millis, SingleMove};

/// A message of the server with its version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ToldToBoard {
    /// [`crate::BOARD_PROTOCOL_VERSION`].
    pub v: u32,
    /// The message.
    #[serde(flatten)]
    pub told: BoardTold,
}

/// All messages of the server to a board.
///
/// A board need not store any of them: after a break the server sends the current state again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BoardTold {
    /// The first message of a connection.
    Challenge {
        /// The server's name, which is part of the signed text.
        server: String,
        /// 64 hexadecimal digits, to be signed within 30 s, once.
        challenge: String,
        /// The server's clock.
        server_time: Millis,
    },
    /// The board belongs to an account now.
    Enrolled {
        /// The device's id, 16 hexadecimal digits.
        device: String,
    },
    /// The board is authenticated.
    Welcome {
        /// The token of this connection, 32 hexadecimal digits.
        session: String,
        /// The number of the last stored frame; 0 before the first.
        stored: u64,
        /// Its hash, 64 hexadecimal digits.
        head: String,
        /// The server's clock.
        server_time: Millis,
    },
    /// Everything up to this frame is stored permanently.
    Ack {
        /// The frame.
        seq: u64,
    },
    /// A message is refused and has changed nothing.
    Refused {
        /// The code.
        code: BoardRefusal,
        /// The reason for a person, in English, without a full stop.
        message: String,
        /// The last frame that is stored, once the board is known.
        stored: Option<u64>,
        /// The seconds after which the board may connect again; null: after its usual pause.
        retry_after_s: Option<u32>,
    },
    /// The expected position.
    Position {
        /// The number of the last event of the match.
        step: u32,
        /// The checkers.
        position: BoardPosition,
        /// The moves that lead there, if the opponent made them elsewhere; in the opponent's numbering, with 25
        /// for the bar and 0 for borne off.
        moves: Vec<SingleMove>,
        /// The player that the match waits for. Without a `roll` or an `offer` after this, that player may
        /// double or roll.
        on_turn: Option<Console>,
    },
    /// The dice to use.
    Roll {
        /// The player on roll.
        console: Console,
        /// The dice as thrown.
        dice: (u8, u8),
    },
    /// This roll has not been thrown yet, neither here nor in the other room: throw the dice. The answer to
    /// `done` before rolling, in a duplicate match with thrown dice.
    Throw {
        /// The player who throws.
        console: Console,
    },
    /// An offer to a player here.
    Offer {
        /// The player who must answer.
        to: Console,
        /// The offer.
        offer: BoardOffer,
    },
    /// Several plays fit the readings; the player must choose one.
    Choose {
        /// The player who is asked.
        console: Console,
        /// The number of the question, to answer with.
        question: u32,
        /// The plays, the most natural first.
        plays: Vec<OfferedPlay>,
    },
    /// The board shows no legal play. No play is recorded, and the turn stays open unless the opponent accepts
    /// the position.
    Illegal {
        /// The player whose play it is.
        console: Console,
        /// The kind of error.
        wrong: WrongPlay,
        /// The places that have changed since the turn began.
        changed: Vec<BoardDifference>,
        /// The nearest legal plays.
        nearest: Vec<OfferedPlay>,
        /// True if the opponent is asked to accept the play, where that is agreed. Then wait for the next
        /// `position`: either the turn is over, or a `roll` comes with it again and a legal play must be made.
        #[serde(default)]
        asked: bool,
    },
    /// Some checkers are in wrong places.
    Correct {
        /// The differences.
        differences: Vec<BoardDifference>,
    },
    /// The clocks.
    Clock {
        /// The remaining time of the player at console one.
        one: Millis,
        /// The remaining time of the player at console two.
        two: Millis,
        /// The player whose clock runs.
        running: Option<Console>,
    },
    /// The key has no effect now.
    Ignored {
        /// The player who pressed it.
        console: Console,
    },
    /// The owner is looking for this board: it blinks or beeps for some seconds.
    Find {},
    /// The match is over for this board, or the board has lost its seat.
    End {
        /// The winner; null: none, or the match goes on elsewhere.
        winner: Option<Console>,
    },
}

/// All checkers, in console one's numbering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardPosition {
    /// 24 points, console one's 1-point first.
    pub points: Vec<PointReading>,
    /// The bar.
    pub bar: BarReading,
}

/// An offer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardOffer {
    /// The cube at this value.
    Cube(u16),
    /// A resignation of the game at this result.
    Resignation(GameResult),
    /// An illegal play of the opponent, to accept with `take` or decline with `pass`; in a console's notation,
    /// for example `13/8`.
    IllegalPlay(String),
}

/// A legal play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OfferedPlay {
    /// A console's notation, for example `8/5 6/5`.
    pub notation: String,
    /// The places that would have to be corrected for it; empty if the board shows it.
    pub differences: Vec<BoardDifference>,
}

/// A place whose reading differs from the expected one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardDifference {
    /// The place, in console one's numbering.
    pub place: SensedPlace,
    /// The number of checkers seen.
    pub seen: u8,
    /// The expected number, up to what the board can see.
    pub expected: u8,
    /// The expected player, if the board sees colour and checkers are expected.
    pub whose: Option<Console>,
}

/// The kinds of error in a board's readings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WrongPlay {
    /// The board is unchanged, although the roll can be played.
    NothingMoved,
    /// The moves so far can begin a legal play, but more must be moved.
    Unfinished,
    /// More checkers are missing than the roll bears off.
    TooManyBorneOff,
    /// The opponent's checkers have been moved.
    OpponentMoved,
    /// The dice do not allow these moves.
    NotThisRoll,
    /// More checkers are seen than there are: a sensor is covered or wrong.
    TooManyCheckers,
    /// A checker is missing, or a sensor does not see it.
    CheckerMissing,
}
