//! What the server tells a board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{BarReading, BoardRefusal, Console, PointReading, SensedPlace};
use crate::{GameResult, Millis, SingleMove};

/// A message of the server with its version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ToldToBoard {
    /// [`crate::BOARD_PROTOCOL_VERSION`].
    pub v: u32,
    /// What is told.
    #[serde(flatten)]
    pub told: BoardTold,
}

/// Everything that the server may say to a board.
///
/// Nothing here needs to be kept: after a break the server says again what still holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum BoardTold {
    /// The first message of a connection.
    Challenge {
        /// The server's name, which is signed.
        server: String,
        /// 64 hexadecimal digits, to be signed within 30 s, once.
        challenge: String,
        /// The server's clock.
        server_time: Millis,
    },
    /// The board belongs to an account now.
    Enrolled {
        /// Its id, 16 hexadecimal digits.
        device: String,
    },
    /// The board is who it says.
    Welcome {
        /// The token of this connection, 32 hexadecimal digits.
        session: String,
        /// The last frame that is stored; 0 before any.
        stored: u64,
        /// Its hash, 64 hexadecimal digits.
        head: String,
        /// The server's clock.
        server_time: Millis,
    },
    /// Everything up to this frame is stored and will not be lost.
    Ack {
        /// The frame.
        seq: u64,
    },
    /// A message is refused and has changed nothing.
    Refused {
        /// Why.
        code: BoardRefusal,
        /// Why, for a person, in English, without a full stop.
        message: String,
        /// The last frame that is stored, once the board is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stored: Option<u64>,
    },
    /// What should be on the board.
    Position {
        /// The number of the last event of the match.
        step: u32,
        /// The checkers.
        position: BoardPosition,
        /// The moves that lead there, if the opponent made them elsewhere; in the opponent's numbering, with 25 for
        /// the bar and 0 for borne off.
        moves: Vec<SingleMove>,
        /// Whom the match waits for: without a `roll` or an `offer` after this, that player may double or roll.
        on_turn: Option<Console>,
    },
    /// The dice to use.
    Roll {
        /// Whose roll.
        console: Console,
        /// As thrown.
        dice: (u8, u8),
    },
    /// Nobody has thrown this roll yet, neither here nor in the other room: throw the dice. The answer to `done` before
    /// rolling, where the rolls of a duplicate board are thrown.
    Throw {
        /// Who throws.
        console: Console,
    },
    /// Something is offered to a player here.
    Offer {
        /// Who must answer.
        to: Console,
        /// What is offered.
        offer: BoardOffer,
    },
    /// Several plays fit: which one was it?
    Choose {
        /// Who is asked.
        console: Console,
        /// The number of the question, to be answered with.
        question: u32,
        /// The plays, the most natural first.
        plays: Vec<OfferedPlay>,
    },
    /// The board shows no legal play. Nothing is recorded as played; the turn stays open, unless the opponent accepts it.
    Illegal {
        /// Whose play it is.
        console: Console,
        /// What is wrong.
        wrong: WrongPlay,
        /// Where the board is not as it was before the turn.
        changed: Vec<BoardDifference>,
        /// The nearest legal plays.
        nearest: Vec<OfferedPlay>,
        /// Whether the opponent is asked to accept it, where that is agreed: then wait for the next `position`. Either the
        /// turn is over, or a `roll` comes with it again and a legal play is to be made.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        asked: bool,
    },
    /// Checkers are not where they should be.
    Correct {
        /// Where.
        differences: Vec<BoardDifference>,
    },
    /// The clocks.
    Clock {
        /// Left for the player at console one.
        one: Millis,
        /// Left for the player at console two.
        two: Millis,
        /// Whose runs.
        running: Option<Console>,
    },
    /// The key has no meaning now.
    Ignored {
        /// Who pressed it.
        console: Console,
    },
    /// The owner looks for this board: it blinks or beeps for some seconds.
    Find {},
    /// The match is over for this board, or its player's seat has been taken from it.
    End {
        /// Who won it; none: nobody, or it goes on elsewhere.
        winner: Option<Console>,
    },
}

/// Checkers as a board would see all of them, in console one's numbering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardPosition {
    /// 24 points, console one's 1-point first.
    pub points: Vec<PointReading>,
    /// The bar.
    pub bar: BarReading,
}

/// What is offered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardOffer {
    /// The cube at this value.
    Cube(u16),
    /// The game at this result.
    Resignation(GameResult),
    /// An illegal play of the opponent, to be accepted with `take` or refused with `pass`; as a console shows it, for
    /// example `13/8`.
    IllegalPlay(String),
}

/// A legal play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OfferedPlay {
    /// As a console shows it, for example `8/5 6/5`.
    pub notation: String,
    /// What would have to be moved for it; empty where the board looks like it.
    pub differences: Vec<BoardDifference>,
}

/// A place that does not look as it should.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardDifference {
    /// Where, in console one's numbering.
    pub place: SensedPlace,
    /// How many checkers are seen.
    pub seen: u8,
    /// How many should be, as far as the board can see.
    pub expected: u8,
    /// Whose they should be, where the board can tell and any should be there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whose: Option<Console>,
}

/// Why a board shows no legal play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WrongPlay {
    /// It looks as before the turn, and the roll can be played.
    NothingMoved,
    /// A legal play begins like this, and more must be moved.
    Unfinished,
    /// More checkers are gone than the roll bears off.
    TooManyBorneOff,
    /// Checkers of the opponent stand elsewhere.
    OpponentMoved,
    /// The dice do not move the checkers like this.
    NotThisRoll,
    /// More checkers are seen than there are: a sensor is covered or wrong.
    TooManyCheckers,
    /// A checker is missing, or a sensor does not see it.
    CheckerMissing,
}
