//! Pauses of a live match by consent of both players.
//!
//! While a match is paused no time passes, and the players can only resume or leave. Either side resumes it, and it
//! resumes by itself after [`PAUSE_MAX`]. Then the side to act has its full delay again, as after a director's hold.

use rules::BySide;

use crate::time::Millis;

/// The longest pause.
pub const PAUSE_MAX: Millis = Millis::new(15 * 60_000);

/// The wishes for a pause, and the pause itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Pause {
    /// The sides that ask for a pause now.
    pub(crate) asked: BySide<bool>,
    /// The sides whose wish the opponent has declined. They cannot ask again in this game.
    pub(crate) declined: BySide<bool>,
    /// The beginning of the pause in force.
    pub(crate) since: Option<Millis>,
}

impl Pause {
    /// Withdraws the wishes that were not answered.
    pub(crate) fn lapse(&mut self) {
        self.asked = BySide::default();
    }
}
