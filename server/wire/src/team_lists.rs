//! The lists of teams and of their players.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A team in its list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamRatingRow {
    /// The team's most recent name.
    pub name: String,
    /// The captain; a team with another captain is another team.
    pub captain: String,
    /// The rating.
    pub rating: f64,
    /// The number of boards won or lost in its matches.
    pub experience: u32,
    /// The number of finished matches.
    pub matches: u32,
    /// The number of matches won.
    pub won: u32,
}

/// A player in the list of players of team matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuplicatePlayerRow {
    /// The player.
    pub name: String,
    /// True if a program plays.
    pub bot: bool,
    /// The number of games that counted.
    pub boards: u32,
    /// International match points won in them.
    pub imp_won: u32,
    /// International match points lost in them.
    pub imp_lost: u32,
}

/// `GET /api/v1/duplicate/lists`: the lists of team matches played at tables of this site.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DuplicateLists {
    /// The teams, best first.
    pub teams: Vec<TeamRatingRow>,
    /// The players, the best mean per board first.
    pub players: Vec<DuplicatePlayerRow>,
    /// The minimum number of boards for a listed player.
    pub boards_min: u32,
}
