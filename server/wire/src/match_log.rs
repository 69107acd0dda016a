//! The log of a match: the commands of players, and the events that follow from them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Checkers, GameResult, GameSummary, MatchOutcome, Millis, Score, Seat, Seq, SingleMove};

/// `POST /api/v1/matches/{id}/act`: sends a command to a match. The header `idempotency-key` can name it, so that it is
/// carried out once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendAct {
    /// The last event that the client had seen when it decided. If the match has moved on since in a relevant way, the
    /// command is refused with the code `conflict`; look at the match and decide again.
    pub seen: Seq,
    /// The command.
    pub command: Command,
}

/// A command was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActDone {
    /// The last event that the command caused in the match.
    pub seq: Seq,
}

/// A player's command in a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Rolls the dice.
    Roll,
    /// Offers the cube.
    Double,
    /// Takes the cube.
    Take,
    /// Passes the cube and loses the game at its value before the offer.
    Pass,
    /// Takes the cube and turns it once more.
    Beaver,
    /// Answers a beaver by turning the cube again.
    Raccoon,
    /// Plays the roll. The moves may come in any legal order.
    Play {
        /// The moves. They are never empty: the server itself passes a turn without a legal play.
        moves: Vec<SingleMove>,
    },
    /// Lets the opponent's illegal play stand.
    AcceptIllegalPlay,
    /// Insists on a legal play.
    DeclineIllegalPlay,
    /// Offers to resign the game at this result.
    OfferResignation {
        /// The offered result.
        result: GameResult,
    },
    /// Accepts the opponent's resignation.
    AcceptResignation,
    /// Declines the opponent's resignation.
    DeclineResignation,
    /// Agrees to end three games that are already decided.
    AgreeToStop,
    /// Agrees to call the match off. It ends without a result when both players have agreed. Possible until
    /// each of them has completed a turn.
    Abort,
    /// Declines to call the match off.
    DeclineAbort,
    /// Asks to pause a live match, or agrees to it. It is paused when both players have asked: no time passes, for 15
    /// minutes at most.
    Pause,
    /// Declines to pause.
    DeclinePause,
    /// Ends a pause.
    Resume,
    /// Asks to take the player's last play back, or agrees that the opponent does. Possible until the next roll or
    /// double, in matches that are neither rated nor staked.
    TakeBack,
    /// Declines that the opponent takes a play back.
    DeclineTakeBack,
    /// Leaves the match. It is lost at once, as the rules of its mode say.
    Leave,
    /// Wins the match, because the opponent has gone: it ends as if the opponent had left. Possible from
    /// `MatchView::claim_from` on.
    ClaimMatch,
    /// Ends the match without a result, because the opponent has gone: stakes are returned, and nothing is rated.
    /// Possible from `MatchView::claim_from` on.
    ClaimNoResult,
}

/// The kinds of [`Command`], used to list the possible ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CommandKind {
    /// See [`Command::Roll`].
    Roll,
    /// See [`Command::Double`].
    Double,
    /// See [`Command::Take`].
    Take,
    /// See [`Command::Pass`].
    Pass,
    /// See [`Command::Beaver`].
    Beaver,
    /// See [`Command::Raccoon`].
    Raccoon,
    /// See [`Command::Play`].
    Play,
    /// See [`Command::AcceptIllegalPlay`].
    AcceptIllegalPlay,
    /// See [`Command::DeclineIllegalPlay`].
    DeclineIllegalPlay,
    /// See [`Command::OfferResignation`].
    OfferResignation,
    /// See [`Command::AcceptResignation`].
    AcceptResignation,
    /// See [`Command::DeclineResignation`].
    DeclineResignation,
    /// See [`Command::AgreeToStop`].
    AgreeToStop,
    /// See [`Command::Abort`].
    Abort,
    /// See [`Command::DeclineAbort`].
    DeclineAbort,
    /// See [`Command::Pause`].
    Pause,
    /// See [`Command::DeclinePause`].
    DeclinePause,
    /// See [`Command::Resume`].
    Resume,
    /// See [`Command::TakeBack`].
    TakeBack,
    /// See [`Command::DeclineTakeBack`].
    DeclineTakeBack,
    /// See [`Command::Leave`].
    Leave,
}

/// An event of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A game begins.
    GameStarted {
        /// The game's number, from 1.
        game: u16,
        /// True in the Crawford game.
        crawford: bool,
        /// The ties of the opening throw.
        ties: Vec<u8>,
        /// The opening throw, White's die and Black's; null if the start alternates.
        opening: Option<(u8, u8)>,
        /// The side that starts. After an opening throw it plays both dice.
        starter: Seat,
        /// The value of the cube after automatic doubles.
        cube: u16,
    },
    /// Dice were thrown.
    Rolled {
        /// The side that rolled.
        seat: Seat,
        /// The dice as thrown.
        dice: (u8, u8),
        /// True if they were thrown by hand on a sensor board.
        #[serde(default)]
        by_hand: bool,
    },
    /// An event at a player's sensor board.
    AtBoard {
        /// The player's side.
        seat: Seat,
        /// The event.
        what: AtBoard,
    },
    /// A player of a correspondence match began or ended a vacation. The player's clock stands still during it.
    Vacation {
        /// The player's side.
        seat: Seat,
        /// The end of the vacation. A time in the past means that the player is back.
        until: Millis,
    },
    /// A roll was played.
    Played {
        /// The side that played.
        seat: Seat,
        /// The moves in order; empty if there was no legal play.
        moves: Vec<SingleMove>,
        /// The standard notation, for example `8/5 6/5`, or `no play`.
        notation: String,
    },
    /// A player's sensor board shows an illegal play, and the opponent is asked to accept it.
    IllegalPlayOffered {
        /// The side that played.
        seat: Seat,
        /// The moves of the checkers, as far as they can be determined, for example `13/8`.
        notation: String,
    },
    /// The opponent accepts the illegal play: the turn is over, and the record marks the play as illegal.
    IllegalPlayAccepted {
        /// The side that accepted it.
        seat: Seat,
        /// The play.
        notation: String,
        /// The resulting position.
        checkers: Checkers,
    },
    /// The opponent insists on a legal play.
    IllegalPlayDeclined {
        /// The side that declined.
        seat: Seat,
    },
    /// The cube was offered.
    Doubled {
        /// The side that doubled.
        seat: Seat,
        /// The offered value.
        value: u16,
    },
    /// The cube was taken.
    Taken {
        /// The side that took.
        seat: Seat,
        /// The new value.
        value: u16,
    },
    /// The cube was passed.
    Passed {
        /// The side that passed.
        seat: Seat,
    },
    /// The taker beavered.
    Beavered {
        /// The side.
        seat: Seat,
        /// The new value.
        value: u16,
    },
    /// The doubler raccooned.
    Raccooned {
        /// The side.
        seat: Seat,
        /// The new value.
        value: u16,
    },
    /// A resignation was offered.
    ResignationOffered {
        /// The side that offers.
        seat: Seat,
        /// The offered result.
        result: GameResult,
    },
    /// A resignation was declined.
    ResignationDeclined {
        /// The side that declined.
        seat: Seat,
    },
    /// A resignation was accepted, by the opponent or by the rules.
    ResignationAccepted {
        /// The side that resigned.
        seat: Seat,
        /// The accepted result.
        result: GameResult,
    },
    /// A side agrees to stop three games that are decided.
    StopAgreed {
        /// The side.
        seat: Seat,
    },
    /// A player agrees to call the match off.
    AbortAgreed {
        /// The side.
        seat: Seat,
    },
    /// A player declines to call the match off.
    AbortDeclined {
        /// The side.
        seat: Seat,
    },
    /// A player asks for a pause, or agrees to it. From the second wish on the match is paused, and no time passes.
    PauseAsked {
        /// The side.
        seat: Seat,
    },
    /// A player declines a pause.
    PauseDeclined {
        /// The side.
        seat: Seat,
    },
    /// A player ends the pause. The side to act has its full delay again.
    Resumed {
        /// The side.
        seat: Seat,
    },
    /// The pause has lasted as long as it may. The side to act has its full delay again.
    PauseEnded,
    /// A player asks to take the last play back.
    TakeBackAsked {
        /// The side.
        seat: Seat,
    },
    /// A player does not let the opponent take a play back.
    TakeBackDeclined {
        /// The side.
        seat: Seat,
    },
    /// A player takes the last play back, with the opponent's consent, and plays the same roll again.
    TookBack {
        /// The side.
        seat: Seat,
        /// The roll to be played again.
        dice: (u8, u8),
        /// The position before the play.
        checkers: Checkers,
    },
    /// Both players have left a match without a clock, so it is called off.
    Abandoned,
    /// The match is called off: its director has replaced the board or decided its result, or it has too many events.
    CalledOff,
    /// The director of the event holds the match: no time passes, and no player can act.
    Held {
        /// The director's message.
        hold: Hold,
    },
    /// The director releases the match. The side to act has its full delay again.
    Released,
    /// A side of a lock-step team match has decided not to double. Its roll comes when the other room has decided too.
    RollAsked {
        /// The seat that rolls.
        seat: Seat,
    },
    /// The same cube decision has been made in both rooms of a lock-step team match, so the roll comes.
    TurnOpened,
    /// The director of the event gives both players more time, or takes back what they have not used.
    ExtraTime {
        /// The time that each player has been given since the match began, in milliseconds.
        total: Millis,
    },
    /// The site could not act for a while. The time is charged to neither side, and the side to act has at least 15
    /// seconds left.
    Outage {
        /// The last moment before it at which the site could act.
        from: Millis,
        /// The first moment after it at which the site could act.
        to: Millis,
    },
    /// The director of the event has given a seat to another player, in the middle of the game. The clock keeps
    /// running.
    Substituted {
        /// The side.
        seat: Seat,
        /// The name of the player who left.
        left: String,
        /// The name of the player who came.
        came: String,
    },
    /// A player's time ran out.
    TimedOut {
        /// The side.
        seat: Seat,
    },
    /// A player left.
    Left {
        /// The side.
        seat: Seat,
    },
    /// A player ended the match, because the opponent had gone.
    Claimed {
        /// The side that claimed.
        seat: Seat,
        /// How the match ended.
        claim: Claim,
    },
    /// A game ended.
    GameEnded {
        /// The winner and the points.
        summary: GameSummary,
        /// The score after the game.
        score: Score,
    },
    /// The match ended.
    MatchEnded {
        /// The outcome.
        outcome: MatchOutcome,
    },
}

/// How a match ends whose opponent has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// As if the opponent had left.
    Match,
    /// Without a result.
    NoResult,
}

/// The message of the director to the players of a match that is held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hold {
    /// The reason.
    pub reason: String,
    /// The time at which the director expects play to go on; null if that is not known. The match is not released
    /// automatically.
    pub until: Option<Millis>,
}

/// An event at a sensor board apart from the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AtBoard {
    /// The player must first repeat the play made elsewhere; until then, for at most a minute, the clock stands
    /// still.
    Awaited,
    /// The board shows the position.
    Ready,
    /// The board showed no legal play. No play was made, and the turn stays open.
    IllegalPlay,
    /// The sensors showed an impossible reading.
    SensorFault,
    /// The dice were thrown before the turn had begun. The roll stands, and the opponent finishes knowing it.
    RolledEarly,
}

/// An event with its place in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LoggedEvent {
    /// The event's number.
    pub seq: Seq,
    /// The time of the commit.
    pub at: Millis,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
}
