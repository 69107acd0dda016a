//! Ratings: the lists, standings, charts, and the limits of rated matches.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchId, Millis, Seat};

/// The rating lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RatingList {
    /// Normal games, and tournaments without an entry fee.
    Casual,
    /// Matches to 5 points, three games, single games, and tournaments with an entry fee.
    Stakes,
}

/// A player's standing in one list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingStanding {
    /// The list.
    pub list: RatingList,
    /// The rating at full precision; shown to two decimals.
    pub rating: f64,
    /// The experience.
    pub experience: u32,
    /// The band, for example `1700-1799`.
    pub band: String,
    /// True if the rating is provisional: the experience is below 20. It is shown with a question mark.
    pub provisional: bool,
    /// True if the player is in the leaderboard.
    pub listed: bool,
    /// How many of the five opponents who are established independently of the player are met; 0 while the rating is
    /// provisional or days are missing.
    pub opponents: u8,
    /// The rating in the leaderboard; null if the player is in none. It is below `rating` if more than 100 points stem
    /// from accounts that are not established independently of the player.
    pub listed_rating: Option<f64>,
    /// The gap between the player and the leaderboard; null if the player is in it.
    pub missing: Option<ListingGap>,
}

/// The reason why a player is not in a leaderboard: the first condition that is not met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ListingGap {
    /// The rating is provisional.
    Experience {
        /// The points of experience that are missing.
        points: u32,
    },
    /// Rated matches on too few different days.
    Days {
        /// The number of days that are missing.
        days: u32,
    },
    /// Rated matches with too few people who are established independently of the player.
    Opponents {
        /// The number of people who are missing.
        people: u32,
    },
    /// Too much of the rating was won from accounts that are not established independently of the player.
    Debt {
        /// These points.
        points: u32,
    },
    /// A moderator has taken the player out of the leaderboards, or the account is banned.
    Hidden,
}

/// The limits of rated matches between the same two players within 24 hours. `GET /api/v1/account/rated-limits`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedLimits {
    /// The maximum number of rated matches between a person and one house bot; 0: no limit.
    pub bot_max: u32,
    /// The maximum number of rated matches between two persons; a person is an account with the bots it owns.
    /// 0: no limit.
    pub person_max: u32,
    /// The opponents of the last 24 hours, by name.
    pub with: Vec<RatedWith>,
}

/// The rated matches of the last 24 hours with one house bot or one person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatedWith {
    /// The bot's name, or the person's.
    pub name: String,
    /// True for a house bot.
    pub bot: bool,
    /// The number of matches, including those of the bots that the two own.
    pub begun: u32,
    /// The time at which the first of them stops counting.
    pub frees_at: Millis,
}

/// A point of a rating chart: the rating after one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingPoint {
    /// The match.
    pub match_id: MatchId,
    /// The time at which it ended.
    pub at: Millis,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
    /// The opponent.
    pub opponent: String,
}

/// `GET /api/v1/players/{name}/ratings/{list}`: the last points of a chart, oldest first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingChart {
    /// The player.
    pub name: String,
    /// The list.
    pub list: RatingList,
    /// At most 500 points.
    pub points: Vec<RatingPoint>,
}

/// A change of a player's rating by a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RatingChange {
    /// The player's seat.
    pub seat: Seat,
    /// The rating list.
    pub list: RatingList,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
    /// The experience before.
    pub experience_before: u32,
    /// K, computed from the experience before.
    pub k: f64,
    /// The probability term of the formula.
    pub p: f64,
    /// The value n of the match in the formula.
    pub n: u32,
}
