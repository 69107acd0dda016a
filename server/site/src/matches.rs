//! Matches: tables, the path of an action, settlements, dice, views and records.
//!
//! Read [`act`] for the path of an action: load, decide, append, answer, broadcast. The log of a match is its state;
//! [`snapshot::Snapshot`] is derived from it. No node owns a match. The primary key of the log decides which of two concurrent
//! writers wins. [`sight`] and [`view`] alone decide what a viewer may see.

pub mod act;
pub(crate) mod awaited;
pub(crate) mod chat;
pub(crate) mod deadlines;
pub(crate) mod dice_statistics;
pub(crate) mod disclosure;
pub(crate) mod door;
pub(crate) mod fresh_gain;
pub(crate) mod gate;
pub mod own_account;
pub(crate) mod pairing;
pub(crate) mod rated_limit;
pub(crate) mod reading;
pub(crate) mod record;
pub mod rematch;
pub(crate) mod settle;
pub mod sight;
pub(crate) mod tables;
pub mod thrown;
pub(crate) mod vacation;
mod vacation_days;
pub(crate) mod watch;
