//! The events of a match. The events in order, each with its time, determine everything else about the match.

use rules::{BySide, CubeValue, GameResult, GameValue, MatchPoints, Move, Position, Roll, Side};

use crate::command::Claim;
use crate::dice::{GameNumber, OpeningThrow};
use crate::time::Millis;

/// One event of a match. `side` is the side that acted, or the side whose time ran out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Event {
    /// A game begins.
    GameStarted(GameStart),
    /// Dice were thrown.
    Rolled {
        /// The side that threw.
        side: Side,
        /// The dice in the order in which they were rolled.
        roll: Roll,
    },
    /// Dice were thrown by hand on the side's sensor board. They do not come from [`crate::DiceSource`], and do not
    /// count as one of the side's turns there: the served rolls keep numbers without a gap, which a verifier checks.
    Thrown {
        /// The side that threw.
        side: Side,
        /// The dice as they fell, or as they were keyed in.
        roll: Roll,
    },
    /// A roll was played.
    Played {
        /// The side that played.
        side: Side,
        /// The moves as the player made them; empty if there was no legal play. The move list has the play in
        /// standard form: [`crate::Game::record`].
        moves: Vec<Move>,
    },
    /// A side's sensor board shows a play that is not legal, and the opponent is asked to accept it.
    IllegalPlayOffered {
        /// The side that made the play.
        side: Side,
        /// The position after the play, with that side still the mover.
        position: Position,
    },
    /// The opponent accepted the illegal play: the turn is over.
    IllegalPlayAccepted {
        /// The side that accepts.
        side: Side,
    },
    /// The opponent did not accept the illegal play: a legal one has to be made.
    IllegalPlayDeclined {
        /// The side that declines.
        side: Side,
    },
    /// The cube was offered.
    Doubled {
        /// The side that doubled.
        side: Side,
        /// The value after a take.
        value: CubeValue,
    },
    /// The double was accepted, or the doubler accepted a beaver.
    Taken {
        /// The side that accepted.
        side: Side,
    },
    /// The double was passed, or the doubler passed a beaver. This ends the game.
    Passed {
        /// The side that passed.
        side: Side,
    },
    /// A double was taken and turned back.
    Beavered {
        /// The taker.
        side: Side,
        /// The value if the doubler accepts.
        value: CubeValue,
    },
    /// The beaver was accepted and turned again, which takes effect at once.
    Raccooned {
        /// The doubler.
        side: Side,
        /// The new value.
        value: CubeValue,
    },
    /// A resignation was offered.
    ResignationOffered {
        /// The side that offered.
        side: Side,
        /// The result offered.
        result: GameResult,
    },
    /// The offer was accepted, which ends the game.
    ResignationAccepted {
        /// The side that resigned.
        resigner: Side,
        /// The result that was offered.
        result: GameResult,
        /// The way in which it was accepted.
        accepted: Acceptance,
    },
    /// The offer was declined.
    ResignationDeclined {
        /// The side that declined.
        side: Side,
    },
    /// A side wants another game of a Normal session.
    NextGameAsked {
        /// The side that asks.
        side: Side,
    },
    /// A side wants to stop. One side is enough between two games of a Normal session; three games need both.
    StopAsked {
        /// The side that asks.
        side: Side,
    },
    /// A side wants to call the match off. It is called off once both sides want it.
    AbortAsked {
        /// The side that asks.
        side: Side,
    },
    /// A side declines to call the match off.
    AbortDeclined {
        /// The side that declines.
        side: Side,
    },
    /// A side wants to pause a live match. It is paused once both sides want it.
    PauseAsked {
        /// The side that asks.
        side: Side,
    },
    /// A side declines to pause.
    PauseDeclined {
        /// The side that declines.
        side: Side,
    },
    /// A side ends the pause: the side to act goes on, with its full delay.
    Resumed {
        /// The side that resumes.
        side: Side,
    },
    /// The pause has lasted as long as it may: the side to act goes on, with its full delay.
    PauseEnded,
    /// A side wants to take its last play back.
    TakeBackAsked {
        /// The side that asks.
        side: Side,
    },
    /// A side does not let the opponent take a play back.
    TakeBackDeclined {
        /// The side that declines.
        side: Side,
    },
    /// A side's last play is undone, with the opponent's consent: the side plays the same roll again.
    TookBack {
        /// The side that plays again.
        side: Side,
    },
    /// Both sides have left a match without a clock, so it is called off.
    Abandoned,
    /// The match no longer counts in its event, or its log is full, so it is called off.
    CalledOff,
    /// The director of the event holds the match: no time passes, and no player can act.
    Held(Hold),
    /// The director releases the match: the side to act goes on, with its full delay.
    Released,
    /// A side of a lock-step match has decided not to double. Its roll comes when the turn is opened.
    RollAsked {
        /// The side.
        side: Side,
    },
    /// The same cube decision has been made in both rooms of a lock-step match, so the roll comes.
    TurnOpened,
    /// The director of the event gives both sides more time, or takes unused time back.
    ExtraTime {
        /// The total extra time of each side since the match began.
        total: Millis,
    },
    /// The director of the event has given the seat of a side to another player, in the middle of a game. The position,
    /// the cube, an open offer and the clock stay as they are.
    Substituted {
        /// The side.
        side: Side,
        /// The player who leaves, as the caller numbers players.
        left: u64,
        /// The player who comes.
        came: u64,
    },
    /// Neither side asked for another game of a Normal session in time.
    SessionLapsed,
    /// A side left the table.
    Left {
        /// The side that left.
        side: Side,
    },
    /// A side ends the match, because the opponent has gone.
    Claimed {
        /// The side that claims.
        side: Side,
        /// How the match ends.
        claim: Claim,
        /// The moment since which the opponent has been gone.
        absent_since: Millis,
    },
    /// A side's time ran out.
    TimedOut {
        /// The side whose time ran out.
        side: Side,
    },
    /// A report from the sensor board of a side. No player decides it, and it moves no checker.
    AtBoard {
        /// The side whose turn it is.
        side: Side,
        /// The report.
        what: AtBoard,
    },
    /// A side goes on vacation or comes back, in a match by correspondence. The event moves no checker.
    Vacation {
        /// The side whose time stands still.
        side: Side,
        /// The end of the vacation. If it is not after the event's own time, the side is back.
        until: Millis,
    },
    /// The site could not act for a while. The time is charged to neither side, and the side to act has at least
    /// [`crate::OUTAGE_GRACE`] left. The event moves no checker.
    Outage(Outage),
    /// A game is over and counted.
    GameEnded(GameEnd),
    /// The match is over.
    MatchEnded(Outcome),
}

/// The message of the director to the players of a match that is held.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hold {
    /// The reason.
    pub reason: String,
    /// The moment at which the director expects play to go on. The match stays held after it, until it is
    /// released.
    pub until: Option<Millis>,
}

/// A time in which the site could not carry out any action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outage {
    /// The last moment before it at which the site could act.
    pub from: Millis,
    /// The first moment after it at which the site could act.
    pub to: Millis,
}

/// A report from a sensor board that is not part of the game itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AtBoard {
    /// The side has to carry out the moves played elsewhere before its time runs, for at most
    /// [`crate::BOARD_WAIT`].
    Awaited,
    /// The moves are carried out: the side's time runs.
    Ready,
    /// The board showed an illegal play. Nothing was played, and the turn stayed open.
    IllegalPlay,
    /// The sensors showed an impossible position.
    SensorFault,
    /// The side threw its dice before the opponent had finished, or before its own board showed the moves played
    /// elsewhere. The roll stands, although the opponent can now finish its turn knowing it.
    RolledEarly,
}

/// The start of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameStart {
    /// The number of the game within the match.
    pub number: GameNumber,
    /// The side that begins, and why.
    pub opening: Opening,
    /// The cube after automatic doubles; it is centred.
    pub cube: CubeValue,
}

/// The reason why a side begins a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The side threw the higher die of the opening throw, and plays both dice.
    Thrown(OpeningThrow),
    /// The starts alternate, and it is the side's turn to begin. The side throws both dice, as in any turn.
    Alternating {
        /// The side that begins.
        starter: Side,
    },
}

impl Opening {
    /// Returns the side that begins.
    #[must_use]
    pub fn starter(&self) -> Side {
        match self {
            Self::Thrown(throw) => throw.starter(),
            Self::Alternating { starter } => *starter,
        }
    }
}

/// The way in which a resignation was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// By the opponent's command.
    ByOpponent,
    /// By rule: nothing more could be won, or the match is one in which no consent is needed.
    ByRule,
    /// By time-out: the opponent's time ran out while the offer was open, which counts as accepting it.
    ByTimeOut,
}

/// The end of a game and what it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameEnd {
    /// The winner.
    pub winner: Side,
    /// The result on the board or as offered; single after a pass.
    pub result: GameResult,
    /// The result that counts: single under Jacoby while the cube has not been turned, otherwise `result`.
    pub counted: GameResult,
    /// The cube at which the game is counted: after a pass, the value before the offer.
    pub cube: CubeValue,
    /// The cause of the end.
    pub how: GameEnding,
}

impl GameEnd {
    /// Returns the value of the game in points, including those beyond what the winner needed for the match.
    #[must_use]
    pub const fn value(&self) -> GameValue {
        GameValue::new(self.cube, self.counted)
    }
}

/// The cause of a game's end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameEnding {
    /// The winner bore off its last checker.
    BorneOff,
    /// The loser passed a double or a beaver.
    Passed,
    /// The loser resigned.
    Resigned,
    /// The loser left the table (in Normal and Single; in other formats leaving ends the match without counting the
    /// game).
    Left,
    /// The loser's time ran out (in the same formats).
    TimedOut,
}

/// The outcome of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, if any.
    pub verdict: Verdict,
    /// The cause of the end.
    pub ending: MatchEnding,
    /// The final score. A side that won because the other left or timed out can be behind.
    pub score: BySide<MatchPoints>,
}

/// The winner of a match, or the reason why there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// This side.
    Won(Side),
    /// Drawn: three games with equal points.
    Drawn,
    /// No match winner: each game of a Normal session counts separately.
    ByGame,
    /// The match was called off, so it has no result.
    NoResult,
}

impl Verdict {
    /// Returns the winner, if any.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Drawn | Self::ByGame | Self::NoResult => None,
        }
    }
}

/// The cause of a match's end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchEnding {
    /// The points or games are complete.
    Completed,
    /// Both sides agreed to stop three games in which no side could catch up.
    Agreed,
    /// This side did not want another game of a Normal session.
    Stopped(Side),
    /// Neither side asked for another game of a Normal session in time.
    Lapsed,
    /// This side left.
    Left(Side),
    /// This side's time ran out.
    TimedOut(Side),
    /// The match was called off: by agreement before both sides had completed a turn, because both left, because one
    /// side had gone and the other claimed no result, because it no longer counts in its event, or because its log is
    /// full.
    Aborted,
}
