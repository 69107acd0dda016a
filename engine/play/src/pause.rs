//! Pauses of a live match by consent of both players.
//!
//! While a match is paused no time passes, and the players can only resume or leave. Either side resumes it, and it
//! resumes by itself after [`PAUSE_MAX`]. Then the side to act has its full delay again, as after a director's hold.
//!
//! A player may be away for the whole time that was agreed. So if one side resumes early, an absence that began before
//! then counts from the agreed end ([`Pause::counts_from`]).
//!
//! A pause moves no game on and gives the side to act its full delay again, so a match has only [`PAUSES_MAX`] of them.

use rules::BySide;

use crate::time::Millis;

/// The longest pause.
pub const PAUSE_MAX: Millis = Millis::new(15 * 60_000);
/// The maximum number of pauses of one match.
pub const PAUSES_MAX: u32 = 12;

/// The wishes for a pause, and the pause itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Pause {
    /// The sides that ask for a pause now.
    pub(crate) asked: BySide<bool>,
    /// The sides whose wish the opponent has declined. They cannot ask again in this game.
    pub(crate) declined: BySide<bool>,
    /// The beginning of the pause in force.
    pub(crate) since: Option<Millis>,
    /// The last pause that a side ended before its agreed end.
    pub(crate) cut_short: Option<CutShort>,
    /// The number of pauses that have begun in this match.
    pub(crate) begun: u32,
    /// The number of pauses that have begun in this game.
    pub(crate) begun_in_game: u32,
}

/// A pause that one side ended before its agreed end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CutShort {
    /// The moment at which the side resumed the match.
    pub(crate) at: Millis,
    /// The moment at which the pause would have ended by itself.
    pub(crate) agreed_end: Millis,
}

impl Pause {
    /// Withdraws the wishes that were not answered.
    pub(crate) fn lapse(&mut self) {
        self.asked = BySide::default();
    }

    /// Returns the pause at the beginning of the next game: the wishes are gone, the agreed time still protects, and
    /// the earlier pauses still count for the match.
    pub(crate) fn in_next_game(self) -> Pause {
        Pause { cut_short: self.cut_short, begun: self.begun, ..Pause::default() }
    }

    /// Returns the moment from which the absence of a player counts who has been gone since `absent_since`.
    pub(crate) fn counts_from(&self, absent_since: Millis) -> Millis {
        match self.cut_short {
            Some(CutShort { at, agreed_end }) if absent_since <= at => agreed_end,
            Some(_) | None => absent_since,
        }
    }
}
