//! The store: the only access to the database.
//!
//! [`Store::read`] and [`Store::write`] take a closure over a connection and run it off the async threads. The same
//! closures serve SQLite and PostgreSQL. Where SQL differs, a query matches on [`AnyConn`]. Queries live in the
//! modules below, named for the question they answer. Nothing outside this folder writes SQL.

pub(crate) mod address_accounts;
pub(crate) mod address_blocks;
pub(crate) mod address_keys;
pub(crate) mod analyses;
pub(crate) mod backup;
pub(crate) mod boards;
pub(crate) mod calls;
pub(crate) mod chat;
pub(crate) mod comparatives;
mod connect;
pub(crate) mod contacts;
pub(crate) mod deepening;
pub(crate) mod devices;
pub(crate) mod dice_key;
pub(crate) mod dice_tallies;
mod error;
pub(crate) mod event_log;
pub(crate) mod events;
mod exclusive;
pub(crate) mod fair_play;
pub(crate) mod fresh;
pub(crate) mod heartbeat;
pub(crate) mod known_devices;
pub(crate) mod leaderboard;
pub(crate) mod learning;
pub(crate) mod ledger;
pub(crate) mod library;
pub(crate) mod listing;
pub(crate) mod lobby_chat;
pub(crate) mod mail;
pub(crate) mod maintenance;
mod marks;
pub(crate) mod matches;
mod migrations;
pub(crate) mod moderation;
mod moderation_schema;
pub(crate) mod names;
pub(crate) mod operator_log;
pub(crate) mod own_data;
pub(crate) mod pages;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod player_records;
pub(crate) mod pools;
mod postgres_tls;
pub(crate) mod practices;
pub(crate) mod private;
pub(crate) mod progress;
pub(crate) mod ratings;
pub(crate) mod rematches;
pub(crate) mod sanctions;
mod schema;
pub(crate) mod second_factors;
pub(crate) mod seeds;
pub(crate) mod self_checks;
pub(crate) mod sessions;
mod shape;
mod store;
pub(crate) mod team_events;
pub(crate) mod team_matches;
pub(crate) mod team_results;
#[cfg(test)]
mod tests;
pub(crate) mod thrown_rolls;
pub(crate) mod time;
pub(crate) mod tokens;
pub(crate) mod tournaments;
pub(crate) mod transfer;
mod url;
pub(crate) mod users;
pub(crate) mod vacations;
pub(crate) mod voids;
mod writer;

pub(crate) use connect::{AnyConn, ConnectError};
pub use error::DbError;
pub(crate) use exclusive::{Exclusive, NotExclusive};
pub(crate) use migrations::MigrationError;
pub(crate) use practices::PracticeRow;
pub(crate) use store::{Backend, OpenError, OpenedBy};
pub use store::{Store, StoreSettings};
pub(crate) use url::DatabaseUrl;
pub use url::SqliteDurability;
