//! Hints of unfair play, for moderators.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Credits, MatchId, Millis};

/// `GET /api/v1/moderation/suspicions`: hints from the last 90 days for moderators. They prove nothing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Suspicions {
    /// Pairs in which one person repeatedly loses without playing, or credits flow one way; the strongest hint
    /// first.
    pub flows: Vec<FlowSuspicion>,
    /// Players to whom many lose without playing; the strongest hint first.
    pub stars: Vec<StarSuspicion>,
    /// Players whose rating stems from accounts that are not established independently of them, with at least 50
    /// points; the most points first.
    pub debts: Vec<DebtSuspicion>,
    /// People who play far below their own level against one opponent; the strongest evidence first.
    pub gifts: Vec<GiftSuspicion>,
    /// People whose matches are likelier with an engine's help than without; the strongest evidence first.
    pub engines: Vec<EngineSuspicion>,
    /// Pairs of accounts used in one browser within 30 days, newest first.
    pub browsers: Vec<SharedBrowser>,
    /// Addresses from which several accounts were used within some days, most recently used first.
    pub addresses: Vec<SharedAddress>,
}

/// An address from which several accounts were used, by one person, a family or a club.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedAddress {
    /// The hash of the address with the key of a day. Equal hashes are one address on one day.
    pub address: String,
    /// The number of accounts.
    pub accounts: u32,
    /// Their names, most recently used first, at most 30.
    pub first_players: Vec<String>,
    /// The latest use of any of these accounts.
    pub at: Millis,
}

/// Two accounts used in one browser, by one person or by a family.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedBrowser {
    /// The accounts.
    pub players: [String; 2],
    /// The last use in this browser of the account that it used less recently.
    pub at: Millis,
}

/// The flow of wins and credits from one person to another. A person is an account with the bots that it runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FlowSuspicion {
    /// The winner.
    pub winner: String,
    /// The loser.
    pub loser: String,
    /// The score: each match won counts 1, plus 2 if it was short, plus 2 if it was given up.
    pub score: u32,
    /// The number of matches between them, rated and staked or not.
    pub matches: u32,
    /// The number of matches that the winner won.
    pub won: u32,
    /// The number of staked matches.
    pub staked: u32,
    /// The winner's gain in credits.
    pub net: Credits,
    /// The credits that changed hands, in both directions.
    pub moved: Credits,
    /// The number of matches in which the loser left or ran out of time.
    pub given_up: u32,
    /// The number of short matches that the winner won.
    pub short: u32,
    /// The mean duration of a match.
    pub seconds_a_match: u32,
    /// The mean number of events in a match: rolls, plays, offers.
    pub events_a_match: u32,
    /// The winner's rating gain from these matches.
    pub rating_moved: f64,
}

/// A player to whom many lose without playing.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StarSuspicion {
    /// The player.
    pub player: String,
    /// The number of losers.
    pub feeders: u32,
    /// The first 30 of them.
    pub first_feeders: Vec<String>,
    /// The number of matches.
    pub fed: u32,
    /// The player's rating gain from matches with them.
    pub rating_moved: f64,
}

/// A player whose rating stems from accounts that are not established independently of the player. The leaderboard does
/// not count these points beyond 100.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DebtSuspicion {
    /// The player.
    pub player: String,
    /// The list.
    pub list: crate::RatingList,
    /// The rating by the formula.
    pub rating: f64,
    /// The points of it that stem from such accounts.
    pub points: f64,
    /// The rating in the leaderboard; null if the player is in none.
    pub listed_rating: Option<f64>,
    /// The people from whom the player won most points, at most 30.
    pub givers: Vec<Giver>,
}

/// An opponent from whom a player won points.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Giver {
    /// The opponent.
    pub name: String,
    /// The number of their rated matches.
    pub matches: u32,
    /// The points that the player won in them, net.
    pub points: f64,
}

/// A player who plays far worse against one opponent than against all others. A hint, never a verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GiftSuspicion {
    /// The player.
    pub player: String,
    /// The opponent.
    pub opponent: String,
    /// The number of analysed matches with the opponent.
    pub matches: u32,
    /// The PR in them.
    pub performance_rating: f64,
    /// The number of the player's other analysed matches.
    pub other_matches: u32,
    /// The PR in those.
    pub other_performance_rating: f64,
    /// The cost of wrong takes and passes a match with the opponent, in points of equity.
    pub answer_errors: f64,
    /// The same in the other matches.
    pub other_answer_errors: f64,
    /// The number of the matches with the opponent that the player left, lost on time, or resigned early.
    pub given_up: u32,
    /// The logarithm of how much likelier the matches are if the player plays twice as badly on purpose. A pair is
    /// shown from 6.9 on, corrected for the number of opponents; one honest player in a thousand ever reaches it.
    pub evidence: f64,
    /// The last matches with the opponent, newest first.
    pub last_matches: Vec<MatchId>,
}

/// A player who plays better over many matches than people do. A hint, never a verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EngineSuspicion {
    /// The player.
    pub player: String,
    /// The rating in the Casual list.
    pub rating: f64,
    /// The number of analysed matches.
    pub matches: u32,
    /// The number of decisions in them.
    pub decisions: u32,
    /// The PR: 500 times the mean error.
    pub performance_rating: f64,
    /// The logarithm of how much likelier these matches are with an engine's help than without. A player is
    /// listed from 6.9 on, which one honest player in a thousand reaches.
    pub evidence: f64,
    /// The number of matches in the test.
    pub weighed: u32,
    /// The number of hard decisions in the last matches: the second best play loses 0.02 to 0.08.
    pub hard: u32,
    /// The number of hard decisions that were right.
    pub hard_found: u32,
    /// The mean PR of other players with about this rating; null if there are too few.
    pub peers_performance_rating: Option<f64>,
    /// The mean number of seconds between a roll and its play; null without data.
    pub seconds_a_play: Option<f64>,
    /// The standard deviation of these times divided by their mean: a program's pace is even, a person's is
    /// not.
    pub spread: Option<f64>,
    /// The last matches, newest first.
    pub last_matches: Vec<MatchId>,
}
