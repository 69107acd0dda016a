//! Players, their ratings and their matches.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    DutyEvent, MatchId, MatchOutcome, Millis, RatingStanding, Score, Seat, TableSettings, TableView,
};

/// `GET /api/v1/players/{name}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerProfile {
    /// The name.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True for a program.
    pub bot: bool,
    /// True for a guest.
    pub guest: bool,
    /// The owner of a bot; null for people and house bots.
    pub run_by: Option<String>,
    /// The bot's description of itself.
    pub about: Option<String>,
    /// The player's short text on the profile.
    pub words: Option<String>,
    /// The time of registration.
    pub created_at: Millis,
    /// True if the player is connected now.
    pub online: bool,
    /// The standings in both lists.
    pub ratings: Vec<RatingStanding>,
    /// The number of finished matches, all modes.
    pub played: u32,
    /// The number of matches won.
    pub won: u32,
    /// The number of matches lost; the others were draws.
    pub lost: u32,
    /// The number of lost matches that were left or ended by the clock. The others were played to their end.
    pub forsaken: u32,
    /// The number of matches left before each side had completed a turn. They count only in the completion
    /// rate.
    pub departed: u32,
    /// The current streak of won rated matches.
    pub streak: u32,
    /// The longest such streak.
    pub best_streak: u32,
}

/// One seat of a [`MatchSummary`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchSummarySeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub name: String,
    /// The picture, flag and title beside the name.
    #[serde(default)]
    pub look: crate::Look,
    /// True for a program.
    pub bot: bool,
    /// The player's rating when sitting down.
    pub rating: f64,
    /// The rating after the match, if it was rated and has ended.
    pub rating_after: Option<f64>,
    /// True if that rating was provisional.
    #[serde(default)]
    pub provisional: bool,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchSummary {
    /// The match.
    pub id: MatchId,
    /// The format.
    pub settings: TableSettings,
    /// White and Black.
    pub seats: Vec<MatchSummarySeat>,
    /// The score.
    pub score: Score,
    /// The time at which it began.
    pub started_at: Millis,
    /// The time at which it ended.
    pub ended_at: Option<Millis>,
    /// The outcome.
    pub outcome: Option<MatchOutcome>,
    /// The event that it belonged to, in the history of a player.
    pub event: Option<DutyEvent>,
    /// True if a moderator voided it, so that it counts for nothing.
    #[serde(default)]
    pub voided: bool,
}

/// `GET /api/v1/players/{name}/matches?before=&limit=`: newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchPage {
    /// At most `limit` matches.
    pub matches: Vec<MatchSummary>,
    /// The value of `before` for the next page; null on the last page.
    pub next: Option<String>,
}

/// `GET /api/v1/matches/{id}/session`: the games of a session from the first one to this one, at most the last 200.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionGames {
    /// The games in order. Their seats alternate between the players.
    pub games: Vec<MatchSummary>,
}

/// `GET /api/v1/account/matches/current`: the user's unfinished matches and tables, newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CurrentMatches {
    /// Tables that the user opened or is invited to and that have not begun.
    pub tables: Vec<TableView>,
    /// Matches that the user plays in.
    pub matches: Vec<MatchSummary>,
}

/// A bot that can be played at any time. `GET /api/v1/bots`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BotCard {
    /// The name to invite it by.
    pub name: String,
    /// The level; 1 is the weakest.
    pub level: u8,
    /// The level in words, for example `Beginner`.
    pub title: String,
    /// The bot's description.
    pub about: String,
    /// Its measured rating from matches between all house bots, with mean 1500.
    pub strength: u16,
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
}
