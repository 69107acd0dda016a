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
//! [`explain_play`] and [`explain_cube`] return the facts behind a decision as data: shots, points, primes, the race,
//! market losers, take points. Texts in any language can be made from them.
//!
//! This crate reads no file and no clock, and uses no randomness.
//!
//! ```
//! use analysis::{Level, Plan, StepAction, Subject, analyse};
//! use eval::Engine;
//! use records::Transcript;
//!
//! let mat = " 5 point match\n\n Game 1\n Anna : 0          Bob : 0\n  1) 31: 24/23 13/10   64: 24/14\n";
//! let subject = Subject::of_transcript(&Transcript::from_mat(mat)?, false);
//! let plan = Plan::new(subject, Level::QUICK)?;
//! let report = analyse(&plan, &Engine::default(), 1, &|_| {}, &false.into())?;
//!
//! // Anna missed the best opening play.
//! let StepAction::Roll { play: Some(study), .. } = &report.games[0].steps[0].done else { panic!("a roll") };
//! assert_eq!(study.best().play.to_string(), "8/5 6/5");
//! assert!(study.error.equity > 0.1);
//! assert_eq!(report.totals.white.plays.very_bad, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod amount;
mod answer;
mod beside;
mod cube;
mod deeper;
mod explain;
mod game_report;
mod known_luck;
mod luck;
mod moment;
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
pub use explain::{
    Compared, CubeFact, FACTS_MAX, PlayChoice, PlayFact, PointKind, explain_cube, explain_play,
};
pub use game_report::{GameReport, GameStep, Half, StepAction};
pub use luck::MatchLuck;
pub use moment::{NoMoment, context, going_on};
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

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
