//! What waits for a player, wherever on the site the player is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{MatchSummary, Millis, TableView};

/// One's own matches in play, and the seats that are kept for one. Told after `watch_agenda`, and again whenever it changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Agenda {
    /// Matches in play, the one that began last first.
    pub matches: Vec<AgendaMatch>,
    /// Tables at which a seat is kept that one has not taken: challenges, matches of tournaments, boards of team matches.
    /// The newest first.
    pub tables: Vec<TableView>,
}

/// A match of one's own that is in play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AgendaMatch {
    /// Which, and how it stands.
    pub summary: MatchSummary,
    /// Whether it waits for this player.
    pub your_turn: bool,
    /// Until when it does, if there is a clock and it is this player's turn.
    pub deadline: Option<Millis>,
}
