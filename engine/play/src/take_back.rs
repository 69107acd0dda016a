//! Take-backs by consent: the last play is undone, and the same roll is played again.
//!
//! A play can be taken back until the opponent rolls or doubles, so no roll is thrown twice and nobody has seen a roll
//! that is thrown later. The caller decides in which matches a play may be taken back at all.

use std::sync::Arc;

use crate::game::Game;

/// The last play of a game, and what the players have said about taking it back.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TakeBack {
    /// The game before the play.
    pub(crate) before: Option<Arc<Game>>,
    pub(crate) asked: bool,
    pub(crate) declined: bool,
}

impl TakeBack {
    /// Returns the state after a play. `before` is the game before it.
    pub(crate) fn from_game_before(before: Game) -> Self {
        Self { before: Some(Arc::new(before)), asked: false, declined: false }
    }
}
