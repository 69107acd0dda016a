//! Games and matches of backgammon as pure state machines: every mode, the cube, resignations, clocks.
//!
//! A match is a [`MatchConfig`] and a list of [`Event`]s, each with its time. [`MatchState`] follows from them, and
//! only [`MatchState::apply`] changes it. The `decide` functions return the events to apply and change nothing:
//! [`decide`] turns a [`Command`] of one side into events or [`Refused`], [`decide_start`] begins a match,
//! [`decide_timeout`] handles the passing of time, and others handle directors, sensor boards and vacations.
//! [`MatchState::allowed`] returns the commands to offer a player.
//!
//! Time and dice are arguments ([`Millis`], [`DiceSource`]). This crate uses no clock, generator, socket, user or
//! database, and the same events always produce the same state. Points are whole numbers. [`Stake::settle`]
//! computes the stakes of a result; ratings are computed elsewhere.
//!
//! Begin reading with [`Command`] and [`Event`]. Then read `decide.rs` for the steps that follow automatically,
//! `permission.rs` for refusals, `apply.rs` for the effect of each event, `worth.rs` for points and `ledger.rs` for
//! credits.
//!
//! ```
//! use play::{
//!     Command, CommandKind, DiceSource, Format, GameNumber, MatchConfig, MatchState, Millis, OpeningThrow, Terms,
//! };
//! use rules::{BySide, Die, MatchLength, Roll, Side, parse_play};
//!
//! struct Always31;
//!
//! impl DiceSource for Always31 {
//!     fn opening(&self, _game: GameNumber) -> OpeningThrow {
//!         let dice = BySide { white: Die::ALL[2], black: Die::ALL[0] };
//!         OpeningThrow::new(Vec::new(), dice).expect("the dice differ")
//!     }
//!
//!     fn roll(&self, _game: GameNumber, _side: Side, _turn: u32) -> Roll {
//!         Roll::new(Die::ALL[2], Die::ALL[0])
//!     }
//! }
//!
//! let format = Format::Match(MatchLength::new(5).expect("five is a length"));
//! let mut state = MatchState::new(MatchConfig::new(format, Terms::usual(format))?);
//! let now = Millis::new(1_000);
//! for event in play::decide_start(&state, now, &Always31)? {
//!     state.apply(&event, now)?;
//! }
//!
//! // White has thrown the higher die and must play both.
//! let board = state.game().expect("it has begun").position();
//! let opening = parse_play(board, Roll::new(Die::ALL[2], Die::ALL[0]), "8/5 6/5")?;
//! let command = Command::Play(opening.play.to_moves());
//! for event in play::decide(&state, Side::White, &command, now, &Always31)? {
//!     state.apply(&event, now)?;
//! }
//! assert_eq!(state.to_act(), Some(Side::Black));
//! assert!(state.allowed(Side::Black).contains(&CommandKind::Double));
//!
//! // A command out of turn is refused and changes nothing.
//! let refused = play::decide(&state, Side::White, &Command::Roll, now, &Always31).unwrap_err();
//! assert_eq!(refused.code(), "not_your_turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod apply;
mod clock;
mod clock_setting;
mod command;
mod config;
mod config_error;
mod decide;
mod dice;
mod event;
mod format;
mod game;
mod illegal_play;
mod ledger;
mod pause;
mod permission;
mod refused;
mod setup;
mod state;
mod take_back;
mod time;
mod worth;

#[cfg(test)]
mod tests;

pub use apply::{CorruptLog, Misfit};
pub use clock::{BOARD_WAIT, Clock, EXTRA_TIME_MAX, OUTAGE_GRACE, TimeLeft};
pub use clock_setting::{ClockSetting, DaysPerTurn, LiveClock, LiveTimes};
pub use command::{Claim, Command, CommandKind};
pub use config::{
    AutomaticDoubles, AutomaticLimit, Beavers, DiceRule, GameOptions, IllegalPlayRule, MatchConfig,
    Resigning, Starter, Terms,
};
pub use config_error::{ConfigError, GameOption};
pub use decide::{
    AUTOMATIC_ROLLS_MAX, decide, decide_abandoned, decide_at_board, decide_called_off, decide_extra_time,
    decide_hold, decide_open_turn, decide_outage, decide_release, decide_start, decide_substitution,
    decide_timeout, decide_vacation, may_open_turn,
};
pub use dice::{DiceSource, GameNumber, OpeningThrow};
pub use event::{
    Acceptance, AtBoard, Event, GameEnd, GameEnding, GameStart, Hold, MatchEnding, Opening, Outage, Outcome,
    Verdict,
};
pub use format::{Format, MATCH_LENGTH_MAX};
pub use game::{
    CubeAction, Game, GameAction, ILLEGAL_PLAYS_DECLINED_MAX, OFFERS_DECLINED_MAX, Phase, ResignationOffer,
};
pub use illegal_play::{illegal_moves, illegal_notation};
pub use ledger::{Credits, NoCredits, Settlement, Stake, StakeNotOffered, TooManyCredits};
pub use pause::{PAUSE_MAX, PAUSES_MAX};
pub use permission::CLAIM_AFTER;
pub use refused::Refused;
pub use rules::{Param, Params};
pub use setup::{CannotSetUp, SetUp};
pub use state::{FinishedGame, INTERVAL_LIVE, Interval, MatchState, Stage};
pub use take_back::TAKE_BACKS_MAX;
pub use time::Millis;
pub use worth::ResignationCost;
