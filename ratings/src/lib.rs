//! Ratings of players and the scales of duplicate matches: numbers in, numbers out.
//!
//! [`rate`] turns one finished match into two new standings, [`recompute`] does it for a whole history, and
//! [`check_history`] tells whether stored history is what the matches give. [`Band`] is the class shown beside a name.
//! [`duplicate`] holds the three published tables of duplicate team matches.
//!
//! This crate knows nothing of users, matches, clocks or databases. It uses only additions, multiplications, divisions,
//! square roots and fused multiply-adds of IEEE 754, which every machine rounds alike, in a written order: the same
//! matches give the same ratings, bit for bit, on any machine.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod band;
pub mod duplicate;
mod elo;
mod history;
mod rating;
mod ten_to_the;

pub use band::Band;
pub use elo::{RatedMatch, k_factor, loser_win_probability, rate};
pub use history::{
    HistoryFault, HistoryRow, Outcome, PlayedMatch, Recomputed, Starts, check_history, check_history_from,
    recompute, recompute_from,
};
pub use rating::{Experience, NotAMatchWeight, NotARating, Rating, RatingList, Standing, Weight};
