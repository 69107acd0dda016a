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

/// A player who plays better over many matches than people do. A hint, never a verdict.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EngineSuspicion {
    /// The player.
    pub player: String,
    /// The rating in the Normal list.
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
