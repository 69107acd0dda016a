//! Games and matches of backgammon as pure state machines: every mode, the cube, resignations, clocks.
//!
//! A match is a [`MatchConfig`] and a list of [`Event`]s, each with its time. [`MatchState`] is what follows from
//! them. Nobody writes to it but [`MatchState::apply`], and what may be applied is found by four functions that
//! change nothing: [`decide_start`], [`decide`] (a [`Command`] of one side becomes events or is [`Refused`]),
//! [`decide_timeout`], and for what a player can be offered [`MatchState::allowed`].
//!
//! Time and dice are arguments ([`Millis`], [`DiceSource`]): nothing here knows a clock, a generator, a socket, a user
//! or a database, and the same events always make the same state. Points are whole numbers. What a result means for
//! ratings and stakes is decided elsewhere; the [`Outcome`] and the [`FinishedGame`]s carry what that needs.
//!
//! Begin reading with [`Command`] and [`Event`], then `decide.rs` for what follows by itself, `permission.rs` for
//! what is refused, `apply.rs` for what each event does, `worth.rs` for points.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod apply;
mod clock;
mod command;
mod config;
mod decide;
mod dice;
mod event;
mod game;
mod permission;
mod refused;
mod state;
mod time;
mod worth;

#[cfg(test)]
mod tests;

pub use apply::{CorruptLog, Misfit};
pub use clock::{Clock, TimeLeft};
pub use command::{Command, CommandKind};
pub use config::{
    AutomaticDoubles, AutomaticLimit, Beavers, ClockSetting, ConfigError, DaysPerTurn, Format, GameOption,
    GameOptions, LiveClock, LiveTimes, MATCH_LENGTH_MAX, MatchConfig, Starter, Terms,
};
pub use decide::{AUTOMATIC_ROLLS_MAX, decide, decide_start, decide_timeout};
pub use dice::{DiceSource, GameNumber, OpeningThrow};
pub use event::{Acceptance, Event, GameEnd, GameEnding, GameStart, MatchEnding, Opening, Outcome, Verdict};
pub use game::{CubeAction, Game, GameAction, Phase, ResignationOffer};
pub use refused::Refused;
pub use state::{FinishedGame, INTERVAL_LIVE, Interval, MatchState, Stage};
pub use time::Millis;
