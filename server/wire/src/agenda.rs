//! The agenda: everything that waits for a player, anywhere on the site.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchSummary, Millis, TableView};

/// The user's own matches in play and kept seats. Sent after `watch_agenda`, and again whenever it changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Agenda {
    /// Matches in play, the most recently begun first.
    pub matches: Vec<AgendaMatch>,
    /// Tables with a seat kept for the user that is not taken: challenges, matches of tournaments, boards of
    /// team matches. Newest first.
    pub tables: Vec<TableView>,
}

/// A match of the user's that is in play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgendaMatch {
    /// The match and its state.
    pub summary: MatchSummary,
    /// True if it waits for this player.
    pub your_turn: bool,
    /// The end of this player's time, if there is a clock and it is this player's turn.
    pub deadline: Option<Millis>,
}
