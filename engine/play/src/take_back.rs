//! Take-backs by consent: the last play is undone, and the same roll is played again.
//!
//! A play can be taken back until the opponent rolls or doubles, so no roll is thrown twice and nobody has seen a roll
//! that is thrown later. The caller decides in which matches a play may be taken back at all. The side that plays again
//! has its full delay, so a match has only [`TAKE_BACKS_MAX`] take-backs.

use std::sync::Arc;

use crate::game::Game;

/// The maximum number of plays that are taken back in one match.
pub const TAKE_BACKS_MAX: u32 = 12;

/// The last play of a game, and what the players have said about taking it back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TakeBack {
    /// The game before the play.
    pub(crate) before: Option<Arc<Game>>,
    pub(crate) asked: bool,
    pub(crate) declined: bool,
    /// The number of plays that have been taken back in this match.
    pub(crate) granted: u32,
}

impl TakeBack {
    /// Returns the state after the next play. `before` is the game before it.
    pub(crate) fn after_play(&self, before: Game) -> Self {
        Self { before: Some(Arc::new(before)), granted: self.granted, ..Self::default() }
    }

    /// Returns the state after the last play has been undone.
    pub(crate) fn after_take_back(&self) -> Self {
        Self { granted: self.granted.saturating_add(1), ..Self::default() }
    }
}
