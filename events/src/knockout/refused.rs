//! Reasons to refuse a step of a knock-out.

use thiserror::Error;

use super::pairing::PairingId;
use crate::id::PlayerId;

/// A step that the tournament does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Entries are closed.
    #[error("entries are closed: the first round has been drawn")]
    EntriesClosed,
    /// The player is entered already.
    #[error("player {} is already entered", .0.get())]
    EnteredAlready(PlayerId),
    /// The player is not entered.
    #[error("player {} is not entered", .0.get())]
    NotEntered(PlayerId),
    /// The tournament is full.
    #[error("the tournament takes at most {0} players")]
    Full(usize),
    /// There are too few players.
    #[error("a knock-out needs at least two players, got {0}")]
    TooFew(usize),
    /// A round is still being played.
    #[error("{open} matches of round {round} are open")]
    RoundOpen {
        /// The round.
        round: u32,
        /// The number of matches without a winner.
        open: usize,
    },
    /// A protest has not been ruled on.
    #[error("the protest in match {0} waits for a ruling")]
    ProtestOpen(PairingId),
    /// The tournament has its winner.
    #[error("the tournament is over")]
    Over,
    /// The match does not exist in this round.
    #[error("there is no match {0} in this round")]
    NoSuchMatch(PairingId),
    /// The match already has a winner.
    #[error("match {0} has been decided")]
    DecidedAlready(PairingId),
    /// The match has no winner yet.
    #[error("match {0} is still being played")]
    NotDecided(PairingId),
    /// The player does not play in that match.
    #[error("player {} does not play in match {pairing}", player.get())]
    NotInMatch {
        /// The player.
        player: PlayerId,
        /// The match.
        pairing: PairingId,
    },
    /// A protest against a result that is not a decision of the 75 % rule.
    #[error("only a decision of the 75 % rule can be protested")]
    NothingToProtest,
    /// The match has already been protested against, or ruled on.
    #[error("match {0} already has a protest")]
    ProtestedAlready(PairingId),
    /// A ruling without a protest.
    #[error("there is no protest in match {0}")]
    NoProtest(PairingId),
    /// The 75 % rule is invoked once a round, and not before its time.
    #[error("the 75 % rule cannot be invoked now")]
    NoFinalWeek,
    /// A decision by the 75 % rule before the last week is over.
    #[error("the last week of the round is not over")]
    WeekNotOver,
}
