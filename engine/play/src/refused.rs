//! The reasons for refusing a command. A refusal never changes the state.

use rules::{CubeValue, GameResult, IllegalPlay};
use thiserror::Error;

/// The reason for refusing a command, worded for the player who gave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Refused {
    /// No game has begun.
    #[error("the match has not begun")]
    NotStarted,
    /// The match has already begun.
    #[error("the match has already begun")]
    Started,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The director of the event holds the match.
    #[error("the director holds this match: the clocks stand still until it is released")]
    Held,
    /// The other room of a lock-step match has not completed the turn before.
    #[error("wait for the other room: your clock stands still until it has played this turn")]
    WaitsForOtherRoom,
    /// Between two games there is nothing to roll, play or answer.
    #[error("no game is being played")]
    NoGame,
    /// Another game can be asked for only after one has ended.
    #[error("the game is not over")]
    GameNotOver,
    /// The other side must act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// A side rolls once a turn, and may double only before that.
    #[error("you have already rolled")]
    AlreadyRolled,
    /// The terms do not allow dice thrown by hand.
    #[error("the dice of this match are thrown by the server")]
    DiceAreServed,
    /// The player must roll before playing.
    #[error("you have not rolled yet")]
    NotRolled,
    /// The player must answer a double or a beaver first.
    #[error("the cube has been offered to you: answer that first")]
    AnswerCubeFirst,
    /// The player must answer a resignation first.
    #[error("your opponent offers to resign: answer that first")]
    AnswerResignationFirst,
    /// The player's own offer is still open.
    #[error("your opponent has not answered your offer yet")]
    WaitForAnswer,
    /// No double, beaver or resignation is waiting for this player.
    #[error("there is nothing to answer")]
    NothingToAnswer,
    /// Three games are played without the cube.
    #[error("this match is played without the cube")]
    NoCube,
    /// The Crawford game is played without the cube.
    #[error("the cube is not used in the Crawford game")]
    CrawfordGame,
    /// A game begins with a roll.
    #[error("the first turn of a game begins with a roll")]
    FirstTurn,
    /// The opponent owns the cube.
    #[error("the cube is not yours")]
    CubeNotYours,
    /// Winning the game at the current value already wins the match.
    #[error("the cube is dead: a game at its value already wins you the match")]
    CubeDead,
    /// The cube cannot be turned above the limit.
    #[error("the cube cannot go higher than {limit}")]
    CubeAtLimit {
        /// The highest value that may be offered.
        limit: CubeValue,
    },
    /// The terms do not allow beavers.
    #[error("beavers are not agreed at this table")]
    NoBeavers,
    /// The terms do not allow raccoons.
    #[error("raccoons are not agreed at this table")]
    NoRaccoons,
    /// The moves are not a legal play of the roll.
    #[error("illegal play: {0}")]
    IllegalPlay(IllegalPlay),
    /// The terms do not allow illegal plays.
    #[error("illegal plays are corrected at this table")]
    IllegalPlaysAreCorrected,
    /// The position shown cannot be accepted as a play: no checker has moved, a legal play reaches it, or the
    /// opponent's checkers are in impossible places.
    #[error("this position cannot be accepted as a play")]
    NoIllegalPlay,
    /// The player must answer the opponent's illegal play first.
    #[error("your opponent's play is not legal: accept or decline it first")]
    AnswerIllegalPlayFirst,
    /// The position guarantees the winner more than the offer.
    #[error("you cannot resign for less than a {least}")]
    ResignationTooLow {
        /// The lowest result that may be offered.
        least: GameResult,
    },
    /// The position does not allow so large a loss.
    #[error("you can lose no more than a {most} here")]
    ResignationTooHigh {
        /// The highest result that may be offered.
        most: GameResult,
    },
    /// The opponent has already declined this result in this turn.
    #[error("your opponent has already declined that in this turn: offer more, or play on")]
    ResignationDeclined,
    /// The side behind can still catch up.
    #[error("the match is not decided yet: it can only be stopped once nobody can catch up")]
    NotDecided,
    /// A match to points or a single game is played to its end.
    #[error("this match cannot be stopped by agreement")]
    CannotStop,
    /// Only a Normal session waits for its players between games.
    #[error("the next game of this match begins automatically")]
    NoNextGame,
    /// Both sides have completed a turn.
    #[error("the match is under way: it can be aborted only until each side has completed its first turn")]
    TooLateToAbort,
    /// The opponent has declined to call the match off.
    #[error("your opponent wants to play: the match goes on")]
    AbortDeclined,
    /// Both players have paused the match.
    #[error("the match is paused: resume it first")]
    Paused,
    /// Only a live match that is not in lock-step can be paused.
    #[error("only a live match with a clock can be paused")]
    NoPause,
    /// The opponent has declined a pause in this game.
    #[error("your opponent does not want a pause in this game")]
    PauseDeclined,
    /// The last play cannot be undone.
    #[error("no play can be taken back here: that is possible until the next roll or double")]
    NoTakeBack,
    /// The opponent has declined to let this play be taken back.
    #[error("your opponent does not let you take this play back")]
    TakeBackDeclined,
    /// The opponent has not been gone for long enough in this turn.
    #[error("you can claim the match when your opponent has been gone for two minutes of their turn")]
    OpponentNotGone,
    /// By correspondence the clock decides.
    #[error("a match by correspondence cannot be claimed: the clock decides it")]
    NoClaimByPost,
    /// The player has already given this command, and it is still in effect.
    #[error("you have already done that")]
    AlreadySaid,
    /// A deadline has passed. The caller should append the events of [`crate::decide_timeout`].
    #[error("time is up")]
    TimeIsUp,
}

impl Refused {
    /// Returns the stable error code, for programs.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotStarted => "not_started",
            Self::Started => "started",
            Self::MatchOver => "match_over",
            Self::Held => "held",
            Self::WaitsForOtherRoom => "waits_for_other_room",
            Self::NoGame => "no_game",
            Self::GameNotOver => "game_not_over",
            Self::NotYourTurn => "not_your_turn",
            Self::AlreadyRolled => "already_rolled",
            Self::DiceAreServed => "dice_are_served",
            Self::NotRolled => "not_rolled",
            Self::AnswerCubeFirst => "answer_cube_first",
            Self::AnswerResignationFirst => "answer_resignation_first",
            Self::WaitForAnswer => "wait_for_answer",
            Self::NothingToAnswer => "nothing_to_answer",
            Self::NoCube => "no_cube",
            Self::CrawfordGame => "crawford_game",
            Self::FirstTurn => "first_turn",
            Self::CubeNotYours => "cube_not_yours",
            Self::CubeDead => "cube_dead",
            Self::CubeAtLimit { .. } => "cube_at_limit",
            Self::NoBeavers => "no_beavers",
            Self::NoRaccoons => "no_raccoons",
            Self::IllegalPlay(_) => "illegal_play",
            Self::IllegalPlaysAreCorrected => "illegal_plays_are_corrected",
            Self::NoIllegalPlay => "no_illegal_play",
            Self::AnswerIllegalPlayFirst => "answer_illegal_play_first",
            Self::ResignationTooLow { .. } => "resignation_too_low",
            Self::ResignationTooHigh { .. } => "resignation_too_high",
            Self::ResignationDeclined => "resignation_declined",
            Self::NotDecided => "not_decided",
            Self::CannotStop => "cannot_stop",
            Self::NoNextGame => "no_next_game",
            Self::TooLateToAbort => "too_late_to_abort",
            Self::AbortDeclined => "abort_declined",
            Self::Paused => "paused",
            Self::NoPause => "no_pause",
            Self::PauseDeclined => "pause_declined",
            Self::NoTakeBack => "no_take_back",
            Self::TakeBackDeclined => "take_back_declined",
            Self::OpponentNotGone => "opponent_not_gone",
            Self::NoClaimByPost => "no_claim_by_post",
            Self::AlreadySaid => "already_said",
            Self::TimeIsUp => "time_is_up",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_words_are_what_clients_know() {
        let limit = CubeValue::MAX;
        for (refused, code, words) in [
            (Refused::NotStarted, "not_started", "the match has not begun"),
            (Refused::Started, "started", "the match has already begun"),
            (Refused::MatchOver, "match_over", "the match is over"),
            (
                Refused::Held,
                "held",
                "the director holds this match: the clocks stand still until it is released",
            ),
            (
                Refused::WaitsForOtherRoom,
                "waits_for_other_room",
                "wait for the other room: your clock stands still until it has played this turn",
            ),
            (Refused::NoGame, "no_game", "no game is being played"),
            (Refused::GameNotOver, "game_not_over", "the game is not over"),
            (Refused::NotYourTurn, "not_your_turn", "it is not your turn"),
            (Refused::AlreadyRolled, "already_rolled", "you have already rolled"),
            (Refused::NotRolled, "not_rolled", "you have not rolled yet"),
            (
                Refused::AnswerCubeFirst,
                "answer_cube_first",
                "the cube has been offered to you: answer that first",
            ),
            (
                Refused::AnswerResignationFirst,
                "answer_resignation_first",
                "your opponent offers to resign: answer that first",
            ),
            (Refused::WaitForAnswer, "wait_for_answer", "your opponent has not answered your offer yet"),
            (Refused::NothingToAnswer, "nothing_to_answer", "there is nothing to answer"),
            (Refused::NoCube, "no_cube", "this match is played without the cube"),
            (Refused::CrawfordGame, "crawford_game", "the cube is not used in the Crawford game"),
            (Refused::FirstTurn, "first_turn", "the first turn of a game begins with a roll"),
            (Refused::CubeNotYours, "cube_not_yours", "the cube is not yours"),
            (
                Refused::CubeDead,
                "cube_dead",
                "the cube is dead: a game at its value already wins you the match",
            ),
            (Refused::CubeAtLimit { limit }, "cube_at_limit", "the cube cannot go higher than 4096"),
            (Refused::NoBeavers, "no_beavers", "beavers are not agreed at this table"),
            (Refused::NoRaccoons, "no_raccoons", "raccoons are not agreed at this table"),
            (
                Refused::IllegalPlay(IllegalPlay::MustPlayBoth),
                "illegal_play",
                "illegal play: both numbers must be played when that is possible",
            ),
            (
                Refused::IllegalPlaysAreCorrected,
                "illegal_plays_are_corrected",
                "illegal plays are corrected at this table",
            ),
            (Refused::NoIllegalPlay, "no_illegal_play", "this position cannot be accepted as a play"),
            (
                Refused::AnswerIllegalPlayFirst,
                "answer_illegal_play_first",
                "your opponent's play is not legal: accept or decline it first",
            ),
            (
                Refused::ResignationTooLow { least: GameResult::Gammon },
                "resignation_too_low",
                "you cannot resign for less than a gammon",
            ),
            (
                Refused::ResignationTooHigh { most: GameResult::Single },
                "resignation_too_high",
                "you can lose no more than a single here",
            ),
            (
                Refused::ResignationDeclined,
                "resignation_declined",
                "your opponent has already declined that in this turn: offer more, or play on",
            ),
            (
                Refused::NotDecided,
                "not_decided",
                "the match is not decided yet: it can only be stopped once nobody can catch up",
            ),
            (Refused::CannotStop, "cannot_stop", "this match cannot be stopped by agreement"),
            (Refused::NoNextGame, "no_next_game", "the next game of this match begins automatically"),
            (
                Refused::TooLateToAbort,
                "too_late_to_abort",
                "the match is under way: it can be aborted only until each side has completed its first turn",
            ),
            (Refused::AbortDeclined, "abort_declined", "your opponent wants to play: the match goes on"),
            (
                Refused::NoTakeBack,
                "no_take_back",
                "no play can be taken back here: that is possible until the next roll or double",
            ),
            (
                Refused::TakeBackDeclined,
                "take_back_declined",
                "your opponent does not let you take this play back",
            ),
            (Refused::Paused, "paused", "the match is paused: resume it first"),
            (Refused::NoPause, "no_pause", "only a live match with a clock can be paused"),
            (Refused::PauseDeclined, "pause_declined", "your opponent does not want a pause in this game"),
            (
                Refused::OpponentNotGone,
                "opponent_not_gone",
                "you can claim the match when your opponent has been gone for two minutes of their turn",
            ),
            (
                Refused::NoClaimByPost,
                "no_claim_by_post",
                "a match by correspondence cannot be claimed: the clock decides it",
            ),
            (Refused::AlreadySaid, "already_said", "you have already done that"),
            (Refused::TimeIsUp, "time_is_up", "time is up"),
        ] {
            assert_eq!((refused.code(), refused.to_string().as_str()), (code, words));
        }
    }
}
