//! Competitions: knock-outs, duplicate team matches, team events and comparative events.
//!
//! Everything here is procedure and arithmetic: pairings, results, standings, visibility. Each kind is a state machine
//! over its logged steps, in a module of its own, and implements [`Competition`]:
//!
//! | module | state | pages call it |
//! | --- | --- | --- |
//! | [`knockout`] | [`knockout::Knockout`] | tournament |
//! | [`team_match`] | [`team_match::TeamMatch`] | team match |
//! | [`team_event`] | [`team_event::TeamEvent`] | team event |
//! | [`comparative`] | [`comparative::ComparativeEvent`] | comparative event |
//!
//! [`stage`] has the stages that any competition can be made of: Swiss, round robin and lives. [`simulate`] plays them
//! out with results by lot, so that a format can be looked at before it is used.
//!
//! [`log`] undoes and corrects steps of all kinds. [`desk`] has the powers that all directors have: to hold play, to
//! give time, and to add directors.
//!
//! A step that the rules do not allow is refused with a [`Refusal`] and changes nothing. The crate knows no clock,
//! generator, user or database: times, seeds and ids are arguments. `play` plays the games; their results come in as
//! steps.
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
pub mod comparative;
mod competition;
pub mod desk;
mod draw;
pub mod duty;
mod entrant;
mod id;
pub mod knockout;
pub mod log;
mod reason;
mod refusal;
mod seating;
mod sight;
pub mod simulate;
pub mod stage;
pub mod team_event;
pub mod team_match;
mod time;

pub use board::BoardNumber;
pub use competition::Competition;
pub use draw::{Draw, Seed};
pub use entrant::{Entrant, EntrantId};
pub use id::{PlayerId, TeamId};
pub use reason::{NoReason, Reason};
pub use refusal::{Named, Param, Params, Refusal};
pub use seating::Seating;
pub use sight::{Sight, Viewer};
pub use time::Time;
