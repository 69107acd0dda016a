//! Events: duplicate team matches, team and comparative events, knock-out tournaments.
//!
//! Everything here is procedure and arithmetic: pairings, results, visibility. A [`duplicate::TeamMatch`] and a
//! [`knockout::Knockout`] are state machines over their logged steps. A step that the rules of the event do not
//! allow is refused and changes nothing. The crate knows no clock, generator, user or database: times, seeds
//! and ids are arguments. `play` plays the games; their results come in as steps.
//!
//! Begin with the module docs of `duplicate.rs`, `knockout.rs` (and `tournament.rs` around it), `team_event.rs`
//! and `comparative.rs`.
#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic)]
#![warn(clippy::wildcard_enum_match_arm)]

pub mod comparative;
mod draw;
pub mod duplicate;
mod id;
pub mod knockout;
pub mod team_event;
pub mod tournament;

pub use draw::{Draw, Seed};
pub use id::{PlayerId, TeamId};
