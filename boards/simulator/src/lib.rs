//! A sensor board without hardware: real checkers in a model of a board, sensors that flicker, a memory that survives a
//! power loss, and a player who moves by hand.
//!
//! It is a client of the published protocol and knows nothing of the server but the messages in `wire`; signatures and
//! hashes are its own, made from the document. Like everything else here it knows no clock, no socket and no source of
//! chance: begin at [`Board`], which takes texts and the time, and gives texts to send.
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

pub use board::{Board, Habits, Known, Question, Setup};
pub use checkers::{Checkers, Spot};
pub use journal::Entry;
pub use line::{Line, LineFaults};
pub use numbers::Numbers;
pub use player::{Moment, Player, Scripted, Seeded};
