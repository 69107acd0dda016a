//! Players, their ratings and their matches.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{MatchId, MatchOutcome, Millis, Score, Seat, TableSettings, TableView};

/// A rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingList {
    /// Single games.
    Normal,
    /// 5 points, three games and single.
    Price,
}

/// Where a player stands in one list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingStanding {
    /// Which list.
    pub list: RatingList,
    /// The rating at full precision; shown to two decimals.
    pub rating: f64,
    /// The experience.
    pub experience: u32,
    /// The band, for example `1700-1799`.
    pub band: String,
    /// Whether the rating is provisional: the experience is below 20. It is shown with a question mark.
    pub provisional: bool,
    /// Whether the player stands in the leaderboard: not provisional, and rated matches with at least five people whose
    /// ratings are not provisional.
    pub listed: bool,
    /// With how many such people the player has finished rated matches; counted up to five.
    pub opponents: u8,
}

/// How often the same two may play for a rating within 24 hours. `GET /api/v1/account/rated-limits`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatedLimits {
    /// Rated matches that a person may begin with the same bot of the house; 0: any number.
    pub bot_max: u32,
    /// Rated matches that two persons may begin; a person is an account with the bots it owns. 0: any number.
    pub person_max: u32,
    /// With whom some have begun in the last 24 hours, by name.
    pub with: Vec<RatedWith>,
}

/// The rated matches of the last 24 hours with one bot of the house or one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatedWith {
    /// The bot's name, or the person's.
    pub name: String,
    /// Whether it is a bot of the house.
    pub bot: bool,
    /// How many have begun, those of the bots that the two own included.
    pub begun: u32,
    /// When the first of them counts no more.
    pub frees_at: Millis,
}

/// `GET /api/v1/players/{name}`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerProfile {
    /// The name.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Whether it is a guest.
    pub guest: bool,
    /// Who runs it, if it is a bot and not the server's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub run_by: Option<String>,
    /// A bot's description of itself.
    pub about: Option<String>,
    /// Since when.
    pub created_at: Millis,
    /// Whether it is connected now.
    pub online: bool,
    /// Both lists.
    pub ratings: Vec<RatingStanding>,
    /// Matches finished, all modes.
    pub played: u32,
    /// Of these won.
    pub won: u32,
    /// Of these lost; the others were draws.
    pub lost: u32,
    /// Of the lost ones: left, or ended by the clock. The others were played to their end.
    pub forsaken: u32,
    /// Matches left before each side had completed a turn. They count in the completion rate alone.
    pub departed: u32,
    /// Rated matches won one after the other until now.
    pub streak: u32,
    /// The longest such row ever.
    pub best_streak: u32,
}

/// A point of a rating chart: the rating after one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingPoint {
    /// The match.
    pub match_id: MatchId,
    /// When it ended.
    pub at: Millis,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// Against whom.
    pub opponent: String,
}

/// `GET /api/v1/players/{name}/ratings/{list}`: the last points of a chart, oldest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RatingChart {
    /// Whose.
    pub name: String,
    /// Which list.
    pub list: RatingList,
    /// At most 500 points.
    pub points: Vec<RatingPoint>,
}

/// One seat of a [`MatchSummary`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchSummarySeat {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// The rating with which it sat down.
    pub rating: f64,
    /// The rating after the match, if it was rated and has ended.
    pub rating_after: Option<f64>,
    /// Whether that rating was provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub provisional: bool,
}

/// A match in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchSummary {
    /// Which.
    pub id: MatchId,
    /// What is played.
    pub settings: TableSettings,
    /// White and Black.
    pub seats: Vec<MatchSummarySeat>,
    /// The score.
    pub score: Score,
    /// When it began.
    pub started_at: Millis,
    /// When it ended.
    pub ended_at: Option<Millis>,
    /// How it ended.
    pub outcome: Option<MatchOutcome>,
    /// Whether a moderator voided it, so that it counts for nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub voided: bool,
}

/// `GET /api/v1/players/{name}/matches?before=&limit=`: the newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchPage {
    /// At most `limit` matches.
    pub matches: Vec<MatchSummary>,
    /// To be given as `before` for the next page; none: this was the last.
    pub next: Option<String>,
}

/// `GET /api/v1/account/matches/current`: what the signed-in user has not finished, to come back to; the newest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CurrentMatches {
    /// Tables that it opened or is invited to and that have not begun.
    pub tables: Vec<TableView>,
    /// Matches that it plays in.
    pub matches: Vec<MatchSummary>,
}

/// A bot that can be played at once. `GET /api/v1/bots`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotCard {
    /// Its name, to be invited by.
    pub name: String,
    /// 1 is the weakest.
    pub level: u8,
    /// A word for the level, for example `Beginner`.
    pub title: String,
    /// What it is like.
    pub about: String,
    /// Its rating when all bots of the house had played each other, with mean 1500.
    pub strength: u16,
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
}
