//! Leaderboards, and head-to-head results of two players.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Millis, RatingList};

/// A line of a leaderboard.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderboardRow {
    /// The rank, from 1, among listed players.
    pub rank: u32,
    /// The player.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True for a program.
    pub bot: bool,
    /// The rating at full precision; shown to two decimals.
    pub rating: f64,
    /// The band, for example `1700-1799`.
    pub band: String,
    /// The experience.
    pub experience: u32,
    /// The time of the last match in this list.
    pub rated_at: Millis,
}

/// `GET /api/v1/leaderboards/{list}`, best first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderboardPage {
    /// The list.
    pub list: RatingList,
    /// At most `limit` players.
    pub rows: Vec<LeaderboardRow>,
    /// The value of `after` for the next page; null on the last page.
    pub next: Option<String>,
    /// The time from which people can be listed, on a site that is younger than that; null afterwards. Until then the
    /// list has the bots of the house only.
    pub people_from: Option<Millis>,
}

/// A player found by the beginning of the name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerFound {
    /// The player.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True for a program.
    pub bot: bool,
    /// The rating in the Casual list; null if not rated there.
    pub casual: Option<f64>,
    /// The rating in the Stakes list.
    pub stakes: Option<f64>,
    /// True if the Casual rating is provisional.
    #[serde(default)]
    pub casual_provisional: bool,
    /// True if the Stakes rating is provisional.
    #[serde(default)]
    pub stakes_provisional: bool,
}

/// `GET /api/v1/players`, by name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerSearch {
    /// At most 20, without guests.
    pub players: Vec<PlayerFound>,
}

/// A line of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordLine {
    /// The player.
    pub name: String,
    /// True for a program.
    pub bot: bool,
    /// The number.
    pub count: u32,
}

/// `GET /api/v1/records`: at most ten lines each, highest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Records {
    /// Finished matches.
    pub played: Vec<RecordLine>,
    /// The longest streaks of won rated matches.
    pub best_streak: Vec<RecordLine>,
    /// The longest current streaks.
    pub streak: Vec<RecordLine>,
}

/// A player of a [`HeadToHead`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeadToHeadSide {
    /// The player.
    pub name: String,
    /// True for a program.
    pub bot: bool,
    /// Matches won against the other player.
    pub won: u32,
}

/// `GET /api/v1/players/{name}/against/{other}`: the finished matches of two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeadToHead {
    /// The player named first.
    pub player: HeadToHeadSide,
    /// The other player.
    pub other: HeadToHeadSide,
    /// The number of finished matches, including draws.
    pub played: u32,
    /// The time at which the last one ended.
    pub last_at: Option<Millis>,
}
