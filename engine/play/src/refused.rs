//! The reasons for refusing a command. A refusal never changes the state.

use std::{error::Error, fmt};

use rules::{CubeValue, GameResult, IllegalPlay, Param, Params};

use crate::game::{ILLEGAL_PLAYS_DECLINED_MAX, OFFERS_DECLINED_MAX};
use crate::pause::PAUSES_MAX;
use crate::take_back::TAKE_BACKS_MAX;

/// The reason for refusing a command. Its text for the player is in the catalogue, under [`Refused::code`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Refused {
    /// No game has begun.
    NotStarted,
    /// The match has already begun.
    Started,
    /// The match is over.
    MatchOver,
    /// The director of the event holds the match.
    Held,
    /// The other room of a lock-step match has not completed the turn before.
    WaitsForOtherRoom,
    /// Between two games there is nothing to roll, play or answer.
    NoGame,
    /// Another game can be asked for only after one has ended.
    GameNotOver,
    /// The other side must act.
    NotYourTurn,
    /// A side rolls once a turn, and may double only before that.
    AlreadyRolled,
    /// The terms do not allow dice thrown by hand.
    DiceAreServed,
    /// The player must roll before playing.
    NotRolled,
    /// The player must answer a double or a beaver first.
    AnswerCubeFirst,
    /// The player must answer a resignation first.
    AnswerResignationFirst,
    /// The player's own offer is still open.
    WaitForAnswer,
    /// No double, beaver or resignation is waiting for this player.
    NothingToAnswer,
    /// Three games are played without the cube.
    NoCube,
    /// The Crawford game is played without the cube.
    CrawfordGame,
    /// A game begins with a roll.
    FirstTurn,
    /// The opponent owns the cube.
    CubeNotYours,
    /// Winning the game at the current value already wins the match.
    CubeDead,
    /// The cube cannot be turned above the limit.
    CubeAtLimit {
        /// The highest value that may be offered.
        limit: CubeValue,
    },
    /// The terms do not allow beavers.
    NoBeavers,
    /// The terms do not allow raccoons.
    NoRaccoons,
    /// The moves are not a legal play of the roll.
    IllegalPlay(IllegalPlay),
    /// The terms do not allow illegal plays.
    IllegalPlaysAreCorrected,
    /// The position shown cannot be accepted as a play: no checker has moved, a legal play reaches it, or the
    /// opponent's checkers are in impossible places.
    NoIllegalPlay,
    /// The opponent has declined [`ILLEGAL_PLAYS_DECLINED_MAX`] illegal plays in this turn.
    IllegalPlaysDeclined,
    /// The player must answer the opponent's illegal play first.
    AnswerIllegalPlayFirst,
    /// The position guarantees the winner more than the offer.
    ResignationTooLow {
        /// The lowest result that may be offered.
        least: GameResult,
    },
    /// The position does not allow so large a loss.
    ResignationTooHigh {
        /// The highest result that may be offered.
        most: GameResult,
    },
    /// The opponent has already declined this result in this turn.
    ResignationDeclined,
    /// The opponent has declined [`OFFERS_DECLINED_MAX`] offers to resign in this game, and this one needs consent.
    TooManyOffers,
    /// The side behind can still catch up.
    NotDecided,
    /// A match to points or a single game is played to its end.
    CannotStop,
    /// Only a Normal session waits for its players between games.
    NoNextGame,
    /// Both sides have completed a turn.
    TooLateToAbort,
    /// The opponent has declined to call the match off.
    AbortDeclined,
    /// Both players have paused the match.
    Paused,
    /// Only a live match that is not in lock-step can be paused.
    NoPause,
    /// The opponent has declined a pause in this game.
    PauseDeclined,
    /// The match has had [`PAUSES_MAX`] pauses.
    TooManyPauses,
    /// The last play cannot be undone.
    NoTakeBack,
    /// The opponent has declined to let this play be taken back.
    TakeBackDeclined,
    /// [`TAKE_BACKS_MAX`] plays of the match have been taken back.
    TooManyTakeBacks,
    /// The opponent has not been gone for long enough in this turn.
    OpponentNotGone,
    /// By correspondence the clock decides.
    NoClaimByPost,
    /// The player has already given this command, and it is still in effect.
    AlreadySaid,
    /// A deadline has passed. The caller should append the events of [`crate::decide_timeout`].
    TimeIsUp,
}

impl Refused {
    /// Returns the stable code, which is the id of the text. An illegal play has the code of its fault.
    #[must_use]
    pub fn code(&self) -> &'static str {
        if let Self::IllegalPlay(illegal) = self { illegal.code() } else { self.into() }
    }

    /// Returns the arguments of the text.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "the texts of most refusals have no arguments")]
    pub fn params(&self) -> Params {
        match self {
            Self::IllegalPlay(illegal) => illegal.params(),
            Self::CubeAtLimit { limit } => vec![("limit", Param::number(limit.get()))],
            Self::ResignationTooLow { least } => vec![("least", Param::text(least))],
            Self::ResignationTooHigh { most } => vec![("most", Param::text(most))],
            Self::IllegalPlaysDeclined => vec![("max", Param::number(ILLEGAL_PLAYS_DECLINED_MAX))],
            Self::TooManyOffers => vec![("max", Param::number(OFFERS_DECLINED_MAX))],
            Self::TooManyPauses => vec![("max", Param::number(PAUSES_MAX))],
            Self::TooManyTakeBacks => vec![("max", Param::number(TAKE_BACKS_MAX))],
            _ => Vec::new(),
        }
    }
}

/// Displays the code.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl Error for Refused {}
