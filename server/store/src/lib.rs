//! The store: ids, stored forms, and the only access to the database.
//!
//! [`Store::read`] and [`Store::write`] take a closure over a connection and run it off the async threads. The same
//! closures serve SQLite and PostgreSQL. Where SQL differs, a query matches on [`AnyConn`]. Queries live in the
//! modules below, named for the question they answer. Nothing outside this crate writes SQL. The crate knows no HTTP.
//!
//! # Errors
//! Every query fails with [`DbError`] if the database fails or a row is broken.
#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "the fields of rows are the columns of their tables")]
#![allow(clippy::missing_errors_doc, reason = "every query fails in the same way: see above")]
#![allow(clippy::missing_panics_doc, reason = "each `expect` says why it cannot fail")]

pub mod account;
pub mod account_locks;
pub mod account_settings;
pub mod address;
pub mod address_accounts;
pub mod address_blocks;
pub mod address_keys;
pub mod analyses;
pub mod backup;
pub mod boards;
pub mod calls;
pub mod challenges;
pub mod chat;
pub mod clock;
pub mod clubs;
mod columns;
pub mod commentary;
pub mod competitions;
mod connect;
pub mod contacts;
pub mod decisions;
pub mod deepening;
pub mod devices;
pub mod dice_key;
pub mod dice_tallies;
pub mod direct_messages;
mod error;
pub mod established;
pub mod events;
mod exclusive;
pub mod facts;
pub mod fair_cut;
pub mod fair_play;
pub mod fresh;
pub mod heartbeat;
pub mod held_messages;
pub mod id;
pub mod import_analyses;
pub mod imports;
pub mod known_devices;
pub mod leaderboard;
pub mod learning;
pub mod ledger;
pub mod library;
pub mod library_cards;
mod library_room;
pub mod library_sources;
pub mod listing;
pub mod lobby_chat;
pub mod mail;
pub mod maintenance;
mod marks;
pub mod matches;
pub mod mends;
pub mod metrics;
mod migrations;
pub mod moderation;
mod moderation_schema;
pub mod names;
pub mod operator_log;
pub mod own_data;
pub mod own_names;
pub mod packed_logs;
pub mod pages;
pub mod passkeys;
pub mod people;
pub mod persons;
pub mod played_marks;
pub mod player_records;
pub mod pool_failures;
pub mod pools;
pub mod position_library;
mod postgres_tls;
pub mod practices;
pub mod private;
pub mod prize_corrections;
pub mod progress;
pub mod push;
pub mod puzzles;
pub mod random;
pub mod ratings;
pub mod rematches;
mod repetition;
pub mod sanctions;
mod schema;
pub mod second_factors;
pub mod seeds;
pub mod self_checks;
pub mod sessions;
pub mod settings;
mod shape;
mod standings;
pub mod stands;
mod store;
pub mod stored;
pub mod team_results;
#[cfg(test)]
mod tests;
pub mod thrown_rolls;
pub mod time;
pub mod titles;
pub mod tls;
pub mod tokens;
pub mod transfer;
mod url;
pub mod users;
pub mod vacations;
pub mod voids;
mod writer;

pub use connect::{AnyConn, ConnectError};
pub use error::DbError;
pub use exclusive::{Exclusive, NotExclusive};
pub use migrations::MigrationError;
pub use practices::PracticeRow;
pub use store::{Backend, OpenError, OpenedBy};
pub use store::{Store, StoreSettings};
pub use url::DatabaseUrl;
pub use url::SqliteDurability;
