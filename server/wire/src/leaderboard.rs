//! Leaderboards, and how two players stand against each other.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Millis, RatingList};

/// A line of a leaderboard.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderboardRow {
    /// From 1, among those who are shown.
    pub rank: u32,
    /// Who.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The rating at full precision; shown to two decimals.
    pub rating: f64,
    /// The band, for example `1700-1799`.
    pub band: String,
    /// The experience.
    pub experience: u32,
    /// When the last match of this list ended.
    pub rated_at: Millis,
}

/// `GET /api/v1/leaderboards/{list}`, the best first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderboardPage {
    /// Which list.
    pub list: RatingList,
    /// At most `limit` players.
    pub rows: Vec<LeaderboardRow>,
    /// To be given as `after` for the next page; none: this was the last.
    pub next: Option<String>,
}

/// Somebody who was found by the beginning of a name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerFound {
    /// Who.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The rating in the list Normal; none: not rated there yet.
    pub normal: Option<f64>,
    /// The rating in the list Price.
    pub price: Option<f64>,
    /// Whether the Normal rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub normal_provisional: bool,
    /// Whether the Price rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub price_provisional: bool,
}

/// `GET /api/v1/players`, by name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerSearch {
    /// At most 20, without guests.
    pub players: Vec<PlayerFound>,
}

/// One who has done most of something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordLine {
    /// Who.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// How much.
    pub count: u32,
}

/// `GET /api/v1/records`: at most ten lines each, the most first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Records {
    /// Matches finished.
    pub played: Vec<RecordLine>,
    /// Rated matches won one after the other, ever.
    pub best_streak: Vec<RecordLine>,
    /// The same, and not ended yet.
    pub streak: Vec<RecordLine>,
}

/// One of the two of a [`HeadToHead`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeadToHeadSide {
    /// Who.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Matches won against the other.
    pub won: u32,
}

/// `GET /api/v1/players/{name}/against/{other}`: the finished matches of two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HeadToHead {
    /// The one that was named first.
    pub player: HeadToHeadSide,
    /// The other.
    pub other: HeadToHeadSide,
    /// All that they have finished, draws included.
    pub played: u32,
    /// When the last one ended.
    pub last_at: Option<Millis>,
}
