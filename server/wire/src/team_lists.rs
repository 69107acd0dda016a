//! The list of teams and the list of those who play in them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A team in its list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamRatingRow {
    /// What it was called last.
    pub name: String,
    /// Who leads it; another captain is another team.
    pub captain: String,
    /// Its rating.
    pub rating: f64,
    /// The boards of its matches that were won or lost.
    pub experience: u32,
    /// Matches that are over.
    pub matches: u32,
    /// How many of them it has won.
    pub won: u32,
}

/// A player of team matches in the list of what players bring in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DuplicatePlayerRow {
    /// Who.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Games that counted.
    pub boards: u32,
    /// International match points won in them.
    pub imp_won: u32,
    /// International match points lost in them.
    pub imp_lost: u32,
}

/// `GET /api/v1/duplicate/lists`: the lists of team matches at tables of this site.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DuplicateLists {
    /// The teams, the best first.
    pub teams: Vec<TeamRatingRow>,
    /// The players with the best mean a board first.
    pub players: Vec<DuplicatePlayerRow>,
    /// The boards that a player must have played to be listed.
    pub boards_min: u32,
}
