//! Why a step of a knock-out is refused.

use thiserror::Error;

use super::pairing::PairingId;
use crate::id::PlayerId;

/// A step that the tournament does not allow. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Entries are closed.
    #[error("entries are closed: the first round has been drawn")]
    EntriesClosed,
    /// Somebody twice.
    #[error("player {} is entered already", .0.get())]
    EnteredAlready(PlayerId),
    /// Somebody who is not there.
    #[error("player {} is not entered", .0.get())]
    NotEntered(PlayerId),
    /// The tournament is full.
    #[error("the tournament takes at most {0} players")]
    Full(usize),
    /// Nobody to play against.
    #[error("a knock-out needs at least two players, got {0}")]
    TooFew(usize),
    /// A round is still being played.
    #[error("{open} matches of round {round} are open")]
    RoundOpen {
        /// The round.
        round: u32,
        /// How many matches have no winner.
        open: usize,
    },
    /// A protest has not been ruled on.
    #[error("the protest in match {0} waits for a ruling")]
    ProtestOpen(PairingId),
    /// The tournament has its winner.
    #[error("the tournament is over")]
    Over,
    /// A match that does not exist, or not any more.
    #[error("there is no match {0} in this round")]
    NoSuchMatch(PairingId),
    /// A match that has its winner.
    #[error("match {0} has been decided")]
    DecidedAlready(PairingId),
    /// A match that is not decided.
    #[error("match {0} is still being played")]
    NotDecided(PairingId),
    /// Somebody who does not play in that match.
    #[error("player {} does not play in match {pairing}", player.get())]
    NotInMatch {
        /// Who.
        player: PlayerId,
        /// Which match.
        pairing: PairingId,
    },
    /// A protest against a result from the board.
    #[error("only a decision of the 75 % rule can be protested against")]
    NothingToProtest,
    /// Protested already, or ruled on.
    #[error("match {0} has been protested against already")]
    ProtestedAlready(PairingId),
    /// A ruling without a protest.
    #[error("nobody has protested in match {0}")]
    NoProtest(PairingId),
    /// The rule is invoked once a round, and not before its time.
    #[error("the 75 % rule cannot be invoked now")]
    NoFinalWeek,
    /// A decision by the 75 % rule before its week is over.
    #[error("the last week of the round is not over")]
    WeekNotOver,
}
