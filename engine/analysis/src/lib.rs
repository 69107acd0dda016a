//! A match in; for every decision the best choice and the cost of what was done, the luck of every roll, and what both
//! players come to, out.
//!
//! A [`Subject`] is what is analysed, from a file of another program or from a log of our own. A [`Plan`] cuts it into
//! questions that do not depend on each other: answer them with [`Plan::answer`] on threads of your own, in any order,
//! or all at once with [`analyse`]; [`Plan::report`] puts the answers together. The same subject, level and net give the
//! same [`Report`] at any number of threads.
//!
//! # How it is counted
//! - **Error**: the equity of the best choice less that of what was done, in units of the cube before the decision
//!   ([`Amount::equity`]), and in what was played for ([`Amount::stake`]): the chance of winning the match, or points. Both
//!   are looked at equally deeply; the ply convention is that of `eval`.
//! - **Decisions that count**: unforced plays (two different positions could be reached), every double, take, pass,
//!   beaver and raccoon, and every roll without a double where doubling was allowed and would have cost less than
//!   [`CLOSE_DOUBLE`], or would have been right.
//! - **PR**: 500 times the mean error of the decisions that count. **Snowie error rate**: 1000 times the error by the
//!   rolls of both players, forced ones too.
//! - **Luck** of a roll: what the best play of it is worth, less the mean over all rolls, at 0-ply on both sides of the
//!   subtraction, so that what the net misjudges in a position cancels. The opening throw is compared with the thirty
//!   throws that it could have been, won or lost.
//! - **Rollouts** ([`Level::DEEP`]): what is a mistake by looking ahead is played on by the bare net for twelve half-moves, with the
//!   same dice for everything that is compared; the means stand in the report instead, with their standard errors.
//!
//! Nothing here reads a file or a clock, and nothing is random.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod amount;
mod answer;
mod cube;
mod deeper;
mod plan;
mod report;
mod run;
mod subject;
mod theme;
mod totals;

pub use amount::{Amount, BAD, Class, DOUBTFUL, Luckiness, VERY_BAD};
pub use answer::{Answer, Candidate, PlayStudy};
pub use cube::{CLOSE_DOUBLE, CubeChoice, CubeStudy};
pub use plan::{Impossible, Level, Phase, Plan, Problem};
pub use report::{Done, GameReport, Report, Step};
pub use run::{Cancelled, analyse};
pub use subject::{Stakes, Subject};
pub use theme::Theme;
pub use totals::{Course, Tally, Totals};
