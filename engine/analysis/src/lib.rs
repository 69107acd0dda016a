//! Analysis of a match: the best choice of every decision, the cost of the choice that was made, the luck of every
//! roll, and totals for both players.
//!
//! A [`Subject`] is the match to analyse, from another program's file or from a log of this project. A [`Plan`]
//! divides it into independent questions. Answer them with [`Plan::answer`] on your own threads in any order, or
//! all at once with [`analyse`]. [`Plan::report`] combines the answers. The same subject, level and net give the
//! same [`Report`] at any number of threads.
//!
//! # Definitions
//! - **Error**: the equity of the best choice minus that of the choice made, in units of the cube before the
//!   decision ([`Amount::equity`]) and in the stake ([`Amount::stake`]): the chance of winning the match, or
//!   points. Both choices are evaluated at the same depth. `eval` defines the count of plies.
//! - **Decisions that count**: unforced plays (two different positions could be reached), every double, take, pass,
//!   beaver and raccoon, and some rolls without a double. Such a roll counts if doubling was allowed and would have
//!   been right or would have cost less than [`CLOSE_DOUBLE`].
//! - **PR**: 500 times the mean error of the decisions that count. **Snowie error rate**: 1000 times the error
//!   divided by the rolls of both players, including forced ones.
//! - **Luck** of a roll: the value of its best play minus the mean over all rolls. Both are at 0-ply, so that the
//!   net's misjudgement of a position cancels. An opening throw is compared with all thirty possible ones, whichever
//!   side wins them.
//! - **Rollouts** ([`Level::DEEP`]) judge the decisions that look-ahead does not settle: mistakes that it found,
//!   decisions whose best two choices are within [`CLOSE`], and decisions on which the depth of the analysis and the
//!   depth below it disagree. They are played on at 0-ply for twelve half-moves, with the same dice for all
//!   alternatives, until the differences are clear. The means replace the evaluations in the report, with the
//!   standard errors of their differences and with what they changed ([`RolledOut`]). Exact bear-offs need none.
//!
//! [`Plan::beside`] matches the analysis in another program's file with the steps of a report.
//!
//! This crate reads no file and no clock, and uses no randomness.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod amount;
mod answer;
mod beside;
mod cube;
mod deeper;
mod game_report;
mod known_luck;
mod luck;
mod openings;
mod plan;
mod play_study;
mod report;
mod rolled_out;
mod run;
mod subject;
mod theme;
mod totals;

pub use amount::{Amount, BAD, Class, DOUBTFUL, Luckiness, SAME, VERY_BAD};
pub use answer::Answer;
pub use beside::{Beside, BesideCube, BesidePlay, BesideStep};
pub use cube::{CLOSE_DOUBLE, CubeChoice, CubeStudy};
pub use game_report::{Done, GameReport, Half, Step};
pub use luck::MatchLuck;
pub use openings::{
    BadOpenings, OPENINGS_NEAR, OPENINGS_TRUNCATED_AFTER, OpeningEntry, OpeningPlay, OpeningQuestion,
    Openings, all_rolls, opening_rolls, roll_out_opening,
};
pub use plan::{Impossible, Level, Phase, Plan, Problem};
pub use play_study::{Candidate, PlayStudy};
pub use report::Report;
pub use rolled_out::{CLOSE, Difference, PlayRollout, Reason, RolledOut};
pub use run::{Cancelled, analyse};
pub use subject::{Stakes, Subject};
pub use theme::Theme;
pub use totals::{Course, Tally, Totals};
