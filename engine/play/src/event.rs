//! What has happened in a match. The events in order, each with its time, are the match: everything else follows.

use rules::{BySide, CubeValue, GameResult, GameValue, MatchPoints, Move, Position, Roll, Side};

use crate::dice::{GameNumber, OpeningThrow};
use crate::time::Millis;

/// One step of a match. `side` is always the side that acted, or whose time ran out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Event {
    /// A game begins.
    GameStarted(GameStart),
    /// Dice were thrown.
    Rolled {
        /// By whom.
        side: Side,
        /// As they lie.
        roll: Roll,
    },
    /// Dice were thrown by hand on the side's sensor board. They are none of the throws of [`crate::DiceSource`], and are
    /// not counted as one of the side's turns there.
    Thrown {
        /// By whom.
        side: Side,
        /// As they lie, or as they were keyed in.
        roll: Roll,
    },
    /// A roll was played.
    Played {
        /// By whom.
        side: Side,
        /// The moves as the player made them; none when there was no legal play. The play in its usual form is in
        /// the move list: [`crate::Game::record`].
        moves: Vec<Move>,
    },
    /// A side's sensor board shows a play that is not legal, and the opponent is asked whether it may stand.
    IllegalPlayOffered {
        /// Who played it.
        side: Side,
        /// What the play leaves, that side still being the mover.
        position: Position,
    },
    /// The opponent lets it stand: the turn is over.
    IllegalPlayAccepted {
        /// Who accepts.
        side: Side,
    },
    /// The opponent does not: a legal play has to be made.
    IllegalPlayDeclined {
        /// Who declines.
        side: Side,
    },
    /// The cube was offered.
    Doubled {
        /// By whom.
        side: Side,
        /// The value it will have when taken.
        value: CubeValue,
    },
    /// A double, or by the doubler a beaver, was accepted.
    Taken {
        /// By whom.
        side: Side,
    },
    /// A double, or by the doubler a beaver, was passed, which ends the game.
    Passed {
        /// By whom.
        side: Side,
    },
    /// A double was taken and turned back.
    Beavered {
        /// By the taker.
        side: Side,
        /// The value it will have when the doubler accepts.
        value: CubeValue,
    },
    /// A beaver was accepted and turned again, which stands at once.
    Raccooned {
        /// By the doubler.
        side: Side,
        /// The value now.
        value: CubeValue,
    },
    /// A resignation was offered.
    ResignationOffered {
        /// By whom.
        side: Side,
        /// What is offered.
        result: GameResult,
    },
    /// The offer was accepted, which ends the game.
    ResignationAccepted {
        /// Who resigned.
        resigner: Side,
        /// What was offered.
        result: GameResult,
        /// Who accepted it.
        accepted: Acceptance,
    },
    /// The offer was declined.
    ResignationDeclined {
        /// By whom.
        side: Side,
    },
    /// A side wants another game of a Normal session.
    NextGameAsked {
        /// Who.
        side: Side,
    },
    /// A side wants to stop: enough between two games of a Normal session, half of what it takes in three games.
    StopAsked {
        /// Who.
        side: Side,
    },
    /// A side wants to call the match off: half of what it takes.
    AbortAsked {
        /// Who.
        side: Side,
    },
    /// A side declines to call the match off.
    AbortDeclined {
        /// Who declines.
        side: Side,
    },
    /// Both sides have gone away from a match without a clock, so it is called off.
    Abandoned,
    /// Nobody asked for another game of a Normal session in time.
    SessionLapsed,
    /// A side left the table.
    Left {
        /// Who.
        side: Side,
    },
    /// A side's time ran out.
    TimedOut {
        /// Whose.
        side: Side,
    },
    /// Something at the sensor board of a side that the record keeps. Nobody decides it, and it moves no checker.
    AtBoard {
        /// Whose turn it is.
        side: Side,
        /// What.
        what: AtBoard,
    },
    /// A side goes on vacation, or comes back, in a match by correspondence. Nobody decides it in the match, and it moves
    /// no checker.
    Vacation {
        /// Whose time stands still.
        side: Side,
        /// Until when. A moment that is not after the event's own: it is back.
        until: Millis,
    },
    /// A game is over and counted.
    GameEnded(GameEnd),
    /// The match is over.
    MatchEnded(Outcome),
}

/// What happens at a sensor board beside the game itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AtBoard {
    /// What was played elsewhere has to be carried out on the board before the side's time runs; for that there are at
    /// most [`crate::BOARD_WAIT`].
    Awaited,
    /// It is carried out: the side's time runs.
    Ready,
    /// The board showed no legal play. Nothing was played, the turn stayed open.
    IllegalPlay,
    /// The sensors showed what cannot be.
    SensorFault,
    /// The side threw its dice before the opponent had finished, or before its board showed what was played elsewhere. The
    /// roll stands, and the opponent finishes knowing it.
    RolledEarly,
}

/// How a game begins.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameStart {
    /// Which game of the match.
    pub number: GameNumber,
    /// Who begins, and why.
    pub opening: Opening,
    /// The cube after automatic doubles; it lies in the middle.
    pub cube: CubeValue,
}

/// Who begins a game, and why.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The higher die of the opening throw; the starter plays that throw.
    Thrown(OpeningThrow),
    /// It is this side's turn to begin; it throws both dice like any roll.
    Alternating {
        /// Who begins.
        starter: Side,
    },
}

impl Opening {
    /// Who begins.
    #[must_use]
    pub fn starter(&self) -> Side {
        match self {
            Self::Thrown(throw) => throw.starter(),
            Self::Alternating { starter } => *starter,
        }
    }
}

/// Who accepted a resignation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// The opponent said so.
    ByOpponent,
    /// No consent was needed: nothing more could be won, or the match is one in which none is asked for.
    ByRule,
    /// The opponent's time ran out while the offer was open, which counts as accepting it.
    ByTimeOut,
}

/// How a game ended and what it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameEnd {
    /// Who won it.
    pub winner: Side,
    /// How it was lost on the board, by offer, or by passing (then single).
    pub result: GameResult,
    /// What that counts as: under Jacoby single while nobody has turned the cube, otherwise `result`.
    pub counted: GameResult,
    /// The cube that it is counted at: after a pass, the value before the offer.
    pub cube: CubeValue,
    /// What ended it.
    pub how: GameEnding,
}

impl GameEnd {
    /// The points that it is worth, also those beyond what the winner needed for the match.
    #[must_use]
    pub const fn value(&self) -> GameValue {
        GameValue::new(self.cube, self.counted)
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnding {
    /// The winner bore off its last checker.
    BorneOff,
    /// The loser passed a double or a beaver.
    Passed,
    /// The loser resigned.
    Resigned,
    /// The loser left the table (Normal and Single; elsewhere leaving ends the match without counting the game).
    Left,
    /// The loser's time ran out (likewise).
    TimedOut,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// What ended it.
    pub ending: MatchEnding,
    /// The final score. A side that won by the other's leaving or time-out can be behind in it.
    pub score: BySide<MatchPoints>,
}

/// Who won a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side.
    Won(Side),
    /// Neither: three games with equal points.
    Drawn,
    /// A Normal session has no winner; each of its games counted by itself.
    ByGame,
    /// The match was called off, so it has no result.
    NoResult,
}

impl Verdict {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Drawn | Self::ByGame | Self::NoResult => None,
        }
    }
}

/// What ended a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchEnding {
    /// Its points or games are complete.
    Completed,
    /// Both agreed to stop three games that nobody could turn any more.
    Agreed,
    /// This side wanted no other game of a Normal session.
    Stopped(Side),
    /// Nobody asked for another game of a Normal session in time.
    Lapsed,
    /// This side left.
    Left(Side),
    /// This side's time ran out.
    TimedOut(Side),
    /// Called off: by agreement before both sides had completed a turn, or because both went away.
    Aborted,
}
