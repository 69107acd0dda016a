//! A sensor board without hardware: real checkers in a model of a board, sensors that flicker, a memory that survives a
//! power loss, and a player who moves by hand.
//!
//! It is a client of the published protocol. It knows only the server's messages in `wire`; it computes
//! signatures and hashes itself, as `docs/boards-protocol.md` describes. It has no clock, socket or source of
//! randomness. Begin at [`Board`], which takes texts and the time, and returns texts to send.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod board;
mod checkers;
mod journal;
mod line;
mod link;
mod memory;
mod numbers;
mod player;
mod sensors;

pub use board::{Board, ConsoleQuestion, Habits, ServerPosition, Setup};
pub use checkers::{Checkers, Spot};
pub use journal::JournalEntry;
pub use line::{Line, LineFaults};
pub use numbers::Numbers;
pub use player::{Moment, Player, Scripted, Seeded};
