//! Puzzles: decisions with one clearly best choice.
//!
//! [`judge`] decides whether a [`Moment`] is a good puzzle and returns it as a [`Puzzle`]. Moments come from
//! [`self_play`], in which the engine plays with small mistakes, or from finished matches ([`moments_of`]). A puzzle is
//! one line of text ([`Puzzle::to_line`]). [`Set::built_in`] is the set that every site has from its first start.
//!
//! # Definitions
//! - **Clearly best**: the search at 2-ply and a rollout have the same favourite. In the rollout it leads by
//!   [`MARGIN_MIN`] at least, and by three standard errors of the difference.
//! - **Not trivial**: the bare net or the obvious play is wrong, or the lead is small enough to be instructive
//!   ([`MARGIN_INSTRUCTIVE`]). The obvious play follows from a rule of thumb for beginners: hit, make points, leave
//!   few blots.
//! - **Loss** of a choice: the equity of the best choice minus that of this choice, both evaluated equally deeply, in
//!   thousandths of a point at the current cube. For a take or a pass it is in units of the cube before the double.
//!
//! This crate reads no file and no clock. Dice and mistakes of self-play follow from a seed, so the same question has
//! the same answer on any machine.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod finished;
mod judge;
mod line;
mod moment;
mod obvious;
mod puzzle;
mod self_play;
mod set;
mod theme;

pub use finished::{NotReplayed, moments_of};
pub use judge::{MARGIN_INSTRUCTIVE, MARGIN_MIN, Rejected, judge};
pub use line::LineError;
pub use moment::Moment;
pub use puzzle::{Choice, CostedChoice, Evidence, NotAnId, Puzzle, PuzzleId};
pub use self_play::self_play;
pub use set::Set;
pub use theme::{NotATheme, Theme};
