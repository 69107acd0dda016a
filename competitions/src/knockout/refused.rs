//! Reasons to refuse a step of a knock-out.

use thiserror::Error;

use super::pairing::PairingId;
use crate::{PlayerId, Refusal};

/// A step that the knock-out does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The bracket does not allow it.
    #[error(transparent)]
    Bracket(#[from] BracketRefused),
    /// Check-in is open already, or the tournament has none.
    #[error("the check-in is open already, or this tournament has none")]
    NoCheckIn,
    /// Check-in has not opened.
    #[error("the check-in is not open")]
    CheckInClosed,
    /// The consolation bracket does not exist yet, or has no players.
    #[error(
        "the consolation begins when round two of the main bracket has been drawn, with at least two players"
    )]
    NoConsolation,
    /// There is no pause that could be lengthened to this time.
    #[error(
        "a pause can be lengthened while a decided round waits for the next one, and only to a later time"
    )]
    NoPause,
    /// The match of a pairing is set up once, while the pairing is open.
    #[error("the match {0} is set up or decided already")]
    BegunAlready(PairingId),
    /// Late entries are not open.
    #[error("the first round has been drawn, and late entries are not open")]
    NoLateEntries,
    /// The player has withdrawn already.
    #[error("the player has withdrawn already")]
    WithdrawnAlready(PlayerId),
    /// The tournament was called off.
    #[error("the tournament has been called off")]
    Cancelled,
    /// The tournament is over and cannot be called off.
    #[error("the tournament is over")]
    Over,
}

/// A step that the bracket does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BracketRefused {
    /// Entries are closed.
    #[error("entries are closed: the first round has been drawn")]
    EntriesClosed,
    /// The player is entered already.
    #[error("the player is entered already")]
    EnteredAlready(PlayerId),
    /// The player is not entered.
    #[error("the player is not entered")]
    NotEntered(PlayerId),
    /// The tournament is full.
    #[error("the tournament takes at most {0} players")]
    Full(usize),
    /// No bye is left for a late player.
    #[error("no bye is left: a late player takes the place of a bye in round one")]
    NoBye,
    /// The player has no match in this round.
    #[error("the player is not in this round")]
    NotInRound(PlayerId),
    /// Two players who meet cannot be exchanged.
    #[error("these two players meet each other; exchange players of two matches")]
    PairedAlready,
    /// In round two no two lucky losers meet.
    #[error("two lucky losers would meet in round two")]
    LuckyLosersMeet,
    /// There are too few players.
    #[error("a knock-out needs at least two players, and {0} can be drawn now")]
    TooFew(usize),
    /// A round is still being played.
    #[error("{open} of the matches of round {round} have no winner yet")]
    RoundOpen {
        /// The round.
        round: u32,
        /// The number of matches without a winner.
        open: usize,
    },
    /// A protest has not been ruled on.
    #[error("the protest in match {0} waits for a ruling")]
    ProtestOpen(PairingId),
    /// The bracket has its winner.
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
    #[error("the player does not play in match {pairing}")]
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
    /// The 75 % rule has been invoked in this round already, fewer than 75 % of the matches are decided, or all are.
    #[error("the 75 % rule cannot be invoked now")]
    NoFinalWeek,
    /// A decision by the 75 % rule in a round whose last week has not begun.
    #[error("the last week of the round has not begun")]
    WeekNotOver,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Self::Bracket(inner) => inner.code(),
            Self::NoCheckIn => "no_check_in",
            Self::CheckInClosed => "check_in_closed",
            Self::NoConsolation => "no_consolation",
            Self::NoPause => "no_pause",
            Self::BegunAlready(_) => "begun_already",
            Self::NoLateEntries => "no_late_entries",
            Self::WithdrawnAlready(_) => "withdrawn_already",
            Self::Cancelled => "cancelled",
            Self::Over => "over",
        }
    }
}

impl Refusal for BracketRefused {
    fn code(&self) -> &'static str {
        match self {
            Self::EntriesClosed => "entries_closed",
            Self::EnteredAlready(_) => "entered_already",
            Self::NotEntered(_) => "not_entered",
            Self::Full(_) => "full",
            Self::NoBye => "no_bye",
            Self::NotInRound(_) => "not_in_round",
            Self::PairedAlready => "paired_already",
            Self::LuckyLosersMeet => "lucky_losers_meet",
            Self::TooFew(_) => "too_few",
            Self::RoundOpen { .. } => "round_open",
            Self::ProtestOpen(_) => "protest_open",
            Self::Over => "over",
            Self::NoSuchMatch(_) => "no_such_match",
            Self::DecidedAlready(_) => "decided_already",
            Self::NotDecided(_) => "not_decided",
            Self::NotInMatch { .. } => "not_in_match",
            Self::NothingToProtest => "nothing_to_protest",
            Self::ProtestedAlready(_) => "protested_already",
            Self::NoProtest(_) => "no_protest",
            Self::NoFinalWeek => "no_final_week",
            Self::WeekNotOver => "week_not_over",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::check_words as check;

    #[test]
    fn codes_and_texts_of_refusals() {
        let player = PlayerId::new(7);
        let pairing = PairingId { round: 1, number: 2 };
        let in_bracket = |why| Refused::from(why);
        check(
            &in_bracket(BracketRefused::EnteredAlready(player)),
            "entered_already",
            "the player is entered already",
        );
        check(&in_bracket(BracketRefused::NotEntered(player)), "not_entered", "the player is not entered");
        check(
            &in_bracket(BracketRefused::NotInMatch { player, pairing }),
            "not_in_match",
            "the player does not play in match 1.2",
        );
        check(&Refused::BegunAlready(pairing), "begun_already", "the match 1.2 is set up or decided already");
    }
}
