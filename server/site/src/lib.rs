//! The site: all that a node does apart from HTTP. Accounts, tables and live matches, competitions, reviews, practice,
//! sensor boards, moderation and mail.
//!
//! Start at [`Site`], the handle that everything shares, then read [`matches`]. Each folder is a subject area, called
//! a room. It has a handle, which holds the handles of the rooms that it uses. This crate implements no rules of the
//! game, and the database is behind [`store`].
#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "the names of these fields are enough")]
#![allow(clippy::missing_errors_doc, reason = "an `AppError` says why; other errors are documented")]
#![allow(clippy::missing_panics_doc, reason = "each `expect` says why it cannot fail")]

pub mod accounts;
pub mod address_hash;
pub mod background;
pub mod bounds;
mod cache;
pub mod clubs;
pub mod competitions;
pub mod conversations;
pub mod csv;
pub mod desks;
pub mod disk;
pub mod error;
pub mod exchange;
pub mod house_bots;
pub mod html;
pub mod integrity;
pub mod leaderboards;
pub mod lesson;
pub mod lifecycle;
pub mod limits;
pub mod mail;
pub mod match_state;
pub mod matches;
pub mod may;
mod memory;
pub mod messages;
pub mod metrics;
pub mod moderator;
pub mod node;
pub mod origin;
pub mod passkeys;
pub mod practice;
pub mod presence;
pub mod previews;
pub mod push;
pub mod puzzles;
mod refusal;
pub mod reviews;
pub mod sensor_boards;
pub mod settings;
mod site;
pub mod upkeep;
pub mod uploads;

pub use site::{Foundation, Site};
pub use texts::dates;
