//! Events: duplicate team matches, team and comparative events, knock-out tournaments.
//!
//! Everything here is procedure and arithmetic: who plays whom, what counts, who may see what. A [`duplicate::TeamMatch`]
//! and a [`knockout::Knockout`] are what follows from their logged steps; a step that the rules of the event do not
//! allow is refused and changes nothing. Nothing knows a clock, a generator, a user or a database: times, seeds and ids are
//! arguments. Games themselves are played elsewhere, by `play`; their results come in as steps.
//!
//! Begin with `duplicate.rs`, `knockout.rs` (and `tournament.rs` around it), `team_event.rs` and `comparative.rs`, which say what they are about.
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
