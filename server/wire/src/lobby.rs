//! The lobby: online players, open tables, and matches in play.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchId, MatchSummary, TableView};

/// A player's activity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlayerActivity {
    /// The player is connected.
    Online,
    /// The player waits at an open table, or looks for an opponent. Bots always do.
    Ready,
    /// The player is in a live match; correspondence matches do not count.
    Playing,
    /// The player is connected, but idle for some minutes.
    Idle,
}

/// A connected player.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyPlayer {
    /// The name.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True for a program.
    pub bot: bool,
    /// True for a guest.
    pub guest: bool,
    /// The Casual rating.
    pub casual: f64,
    /// The Stakes rating.
    pub stakes: f64,
    /// True if the Casual rating is provisional.
    #[serde(default)]
    pub casual_provisional: bool,
    /// True if the Stakes rating is provisional.
    #[serde(default)]
    pub stakes_provisional: bool,
    /// The player's activity.
    pub activity: PlayerActivity,
}

/// The whole lobby. `GET /api/v1/lobby`, and the first message after `watch_lobby`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbySnapshot {
    /// Open tables that this viewer may see.
    pub tables: Vec<TableView>,
    /// Matches in play that may be watched.
    pub matches: Vec<MatchSummary>,
    /// Connected players, including bots: accounts with a name first, up to the site's limit. `GET
    /// /api/v1/lobby/players` returns the others.
    pub players: Vec<LobbyPlayer>,
    /// The number of connected people, including those who are not listed.
    pub people: u32,
    /// The number of guests among them.
    pub guests: u32,
}

/// `GET /api/v1/lobby/players`: a page of connected players, accounts with a name first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyPlayers {
    /// Bots, then people with an account, then guests; each by name.
    pub players: Vec<LobbyPlayer>,
    /// The value of `after` for the next page; null on the last page.
    pub next: Option<String>,
}

/// A change of the lobby since the last message.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum LobbyChange {
    /// A table was opened or changed.
    Table {
        /// The table's current state.
        table: TableView,
    },
    /// A table was taken or closed.
    TableGone {
        /// The table.
        id: MatchId,
    },
    /// A match began or its score changed.
    Match {
        /// The match's current state.
        summary: MatchSummary,
    },
    /// A match ended.
    MatchGone {
        /// The match.
        id: MatchId,
    },
    /// A player joined the list or changed.
    Player {
        /// The player's current state.
        player: LobbyPlayer,
    },
    /// A player left, or made room in the list for another.
    PlayerGone {
        /// The player.
        name: String,
    },
    /// The number of connected people changed.
    Crowd {
        /// The number of connected people, including those who are not listed.
        people: u32,
        /// The number of guests among them.
        guests: u32,
    },
}
