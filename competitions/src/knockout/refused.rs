//! Reasons to refuse a step of a knock-out.

use super::pairing::PairingId;
use crate::{Params, PlayerId, Refusal};

/// A step that the knock-out does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The bracket does not allow it.
    Bracket(BracketRefused),
    /// Check-in is open already, or the tournament has none.
    NoCheckIn,
    /// Check-in has not opened.
    CheckInClosed,
    /// The consolation bracket does not exist yet, or has no players.
    NoConsolation,
    /// There is no final, or it is not time for it.
    NoFinal,
    /// There is no pause that could be lengthened to this time.
    NoPause,
    /// The match of a pairing is set up once, while the pairing is open.
    BegunAlready(PairingId),
    /// Late entries are not open.
    NoLateEntries,
    /// The player has withdrawn already.
    WithdrawnAlready(PlayerId),
    /// The tournament was called off.
    Cancelled,
    /// The tournament is over and cannot be called off.
    Over,
}

/// A step that the bracket does not allow. The state is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BracketRefused {
    /// Entries are closed.
    EntriesClosed,
    /// The player is entered already.
    EnteredAlready(PlayerId),
    /// The player is not entered.
    NotEntered(PlayerId),
    /// The tournament is full.
    Full(usize),
    /// No bye is left for a late player.
    NoBye,
    /// The player has no match in this round.
    NotInRound(PlayerId),
    /// Two players who meet cannot be exchanged.
    PairedAlready,
    /// In a round robin the table decides who meets.
    ByTable,
    /// In a Swiss or with lives, an exchange would give somebody a bye, or let two players meet again.
    AgainstPairing,
    /// In round two no two lucky losers meet.
    LuckyLosersMeet,
    /// There are too few players.
    TooFew(usize),
    /// A round is still being played.
    RoundOpen {
        /// The round.
        round: u32,
        /// The number of matches without a winner.
        open: usize,
    },
    /// A protest has not been ruled on.
    ProtestOpen(PairingId),
    /// The bracket has its winner.
    Over,
    /// The match does not exist in this round.
    NoSuchMatch(PairingId),
    /// The match already has a winner.
    DecidedAlready(PairingId),
    /// The match has no winner yet.
    NotDecided(PairingId),
    /// The player does not play in that match.
    NotInMatch {
        /// The player.
        player: PlayerId,
        /// The match.
        pairing: PairingId,
    },
    /// A protest against a result that is not a decision of the 75 % rule.
    NothingToProtest,
    /// The match has already been protested against, or ruled on.
    ProtestedAlready(PairingId),
    /// A ruling without a protest.
    NoProtest(PairingId),
    /// The 75 % rule has been invoked in this round already, fewer than 75 % of the matches are decided, or all are.
    NoFinalWeek,
    /// A decision by the 75 % rule in a round whose last week has not begun.
    WeekNotOver,
}

impl From<BracketRefused> for Refused {
    fn from(why: BracketRefused) -> Self {
        Self::Bracket(why)
    }
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        match *self {
            Self::Bracket(inner) => inner.coded(),
            Self::NoCheckIn => ("no_check_in", vec![]),
            Self::CheckInClosed => ("check_in_closed", vec![]),
            Self::NoConsolation => ("no_consolation", vec![]),
            Self::NoFinal => ("no_final", vec![]),
            Self::NoPause => ("pause_not_longer", vec![]),
            Self::BegunAlready(pairing) => ("begun_already", vec![("pairing", pairing.into())]),
            Self::NoLateEntries => ("no_late_entries", vec![]),
            Self::WithdrawnAlready(player) => ("withdrawn_already", vec![("name", player.into())]),
            Self::Cancelled => ("cancelled", vec![]),
            Self::Over => ("over", vec![]),
        }
    }
}

impl Refusal for BracketRefused {
    fn coded(&self) -> (&'static str, Params) {
        match *self {
            Self::EntriesClosed => ("entries_closed", vec![]),
            Self::EnteredAlready(player) => ("entered_already", vec![("name", player.into())]),
            Self::NotEntered(_) => ("not_entered", vec![]),
            Self::Full(_) => ("full", vec![]),
            Self::NoBye => ("no_bye", vec![]),
            Self::NotInRound(player) => ("not_in_round", vec![("name", player.into())]),
            Self::PairedAlready => ("paired_already", vec![]),
            Self::AgainstPairing => ("exchange_against_pairing", vec![]),
            Self::ByTable => ("paired_by_table", vec![]),
            Self::LuckyLosersMeet => ("lucky_losers_meet", vec![]),
            Self::TooFew(count) => ("too_few", vec![("count", count.into())]),
            Self::RoundOpen { round, open } => {
                ("round_open", vec![("round", round.into()), ("open", open.into())])
            }
            Self::ProtestOpen(pairing) => ("protest_open", vec![("pairing", pairing.into())]),
            Self::Over => ("over", vec![]),
            Self::NoSuchMatch(_) => ("no_such_match", vec![]),
            Self::DecidedAlready(pairing) => ("decided_already", vec![("pairing", pairing.into())]),
            Self::NotDecided(pairing) => ("match_not_decided", vec![("pairing", pairing.into())]),
            Self::NotInMatch { pairing, .. } => ("not_in_match", vec![("pairing", pairing.into())]),
            Self::NothingToProtest => ("nothing_to_protest", vec![]),
            Self::ProtestedAlready(pairing) => ("protested_already", vec![("pairing", pairing.into())]),
            Self::NoProtest(pairing) => ("no_protest", vec![("pairing", pairing.into())]),
            Self::NoFinalWeek => ("no_final_week", vec![]),
            Self::WeekNotOver => ("week_not_over", vec![]),
        }
    }
}
