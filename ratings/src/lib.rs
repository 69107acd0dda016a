//! Ratings of players and the scales of duplicate matches, as pure functions.
//!
//! [`rate`] turns one finished match into two new standings. [`recompute`] does so for a whole history, and
//! [`check_history`] checks stored history against the matches. [`Band`] is the class shown beside a name.
//! [`Glicko`] is the separate rating of puzzles, by Glicko-2. [`duplicate`] holds the three published tables of
//! duplicate team matches. [`listing`] is the rule of the leaderboards.
//!
//! This crate knows nothing of users, match play, clocks or databases. It uses only additions, multiplications,
//! divisions, square roots and fused multiply-adds, in a fixed order. IEEE 754 makes every machine round these
//! alike, so the same matches give the same ratings bit for bit on any machine. [`Glicko`] uses exponentials too and is
//! stored, never recomputed.
//!
//! ```
//! use ratings::{Experience, Rating, Standing, Weight, rate};
//!
//! let newcomer = Standing { rating: Rating::START, experience: Experience::NONE };
//! let expert = Standing { rating: Rating::new(1800.0)?, experience: Experience::new(1000) };
//!
//! // The newcomer wins a match to five points against the expert.
//! let rated = rate(Weight::FIVE_POINTS, newcomer, expert);
//! assert_eq!(format!("{:.1}", rated.p), "0.7"); // the chance that the expert had
//! assert_eq!(format!("{:.1} {:.1}", rated.gain, rated.loss), "30.6 6.1");
//! assert_eq!(rated.winner.experience.value(), 5);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod band;
pub mod duplicate;
mod elo;
mod glicko;
mod history;
pub mod listing;
mod rating;
mod ten_to_the;

pub use band::Band;
pub use elo::{RatedMatch, k_factor, loser_win_probability, rate};
pub use glicko::Glicko;
pub use history::{
    HistoryFault, HistoryRow, Outcome, PlayedMatch, Recomputed, Starts, check_history, check_history_from,
    recompute, recompute_from,
};
pub use rating::{Experience, NotAMatchWeight, NotARating, Rating, RatingList, Standing, Weight};

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
