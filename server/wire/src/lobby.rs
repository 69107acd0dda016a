//! The lobby: who is there, which tables wait, which matches are played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{MatchId, MatchSummary, TableView};

/// What a player is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerActivity {
    /// Connected.
    Online,
    /// Waits at an open table that anybody may join, or looks for an opponent. Bots always are.
    Ready,
    /// In a match that is played at once; by correspondence one may do something else meanwhile.
    Playing,
    /// Connected, but has not touched anything for some minutes.
    Idle,
}

/// Somebody who is connected.
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyPlayer {
    /// The name.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Whether it is a guest.
    pub guest: bool,
    /// The Normal rating.
    pub normal: f64,
    /// The Price rating.
    pub price: f64,
    /// Whether the Normal rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub normal_provisional: bool,
    /// Whether the Price rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub price_provisional: bool,
    /// What it is doing.
    pub activity: PlayerActivity,
}

/// The whole lobby. `GET /api/v1/lobby`, and the first message after `watch_lobby`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbySnapshot {
    /// Tables that wait for a player and that this viewer may see.
    pub tables: Vec<TableView>,
    /// Matches in play that may be watched.
    pub matches: Vec<MatchSummary>,
    /// Who is connected, bots included: accounts with a name first, and no more than the site lists.
    /// `GET /api/v1/lobby/players` finds the others.
    pub players: Vec<LobbyPlayer>,
    /// People who are connected, those that are not listed included.
    pub people: u32,
    /// How many of them are guests.
    pub guests: u32,
}

/// `GET /api/v1/lobby/players`: some of those who are connected, accounts with a name first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LobbyPlayers {
    /// Bots, then people with an account, then guests; each by name.
    pub players: Vec<LobbyPlayer>,
    /// What to send as `after` for the next page; none on the last.
    pub next: Option<String>,
}

/// One difference to the lobby that a client knows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "change", rename_all = "snake_case")]
pub enum LobbyChange {
    /// A table was opened or changed.
    Table {
        /// As it stands now.
        table: TableView,
    },
    /// A table was taken or closed.
    TableGone {
        /// Which.
        id: MatchId,
    },
    /// A match began or its score changed.
    Match {
        /// As it stands now.
        summary: MatchSummary,
    },
    /// A match ended.
    MatchGone {
        /// Which.
        id: MatchId,
    },
    /// A player came into the list or changed.
    Player {
        /// As it stands now.
        player: LobbyPlayer,
    },
    /// A player went, or made room in the list for another.
    PlayerGone {
        /// Who.
        name: String,
    },
    /// More or fewer people are connected than before.
    Crowd {
        /// People who are connected, those that are not listed included.
        people: u32,
        /// How many of them are guests.
        guests: u32,
    },
}
