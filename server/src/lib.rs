//! The server of Fullprime: accounts, tables and live matches over HTTP and one WebSocket, on SQLite or PostgreSQL.
//!
//! Start at [`Application`], which production and tests both use. Then read `http`, whose route tree shows every
//! endpoint. `db` is the only access to the database. This crate implements no rules of the game.
#![forbid(unsafe_code)]

mod account;
mod address_hash;
mod analysis;
mod application;
mod background;
mod backup;
mod blocks;
pub mod cli;
mod config;
mod csv;
mod error;
mod exchange;
#[cfg(test)]
mod hostile;
mod http;
mod leaderboards;
mod lessons;
mod library;
mod lifecycle;
mod limits;
mod live;
mod logging;
mod mail;
mod messages;
mod metrics;
mod network;
mod position;
mod readiness;
mod self_check;
mod state;
mod uploads;
mod voids;
mod websocket;

pub use account::{AccountSettings, Cost};
pub use application::{Application, StartError};
pub use config::{ConfigError, DatabaseSettings, LogFormat, LogSettings, MetricsListen, Settings};
pub use error::AppError;
pub use exchange::{ExchangeError, InvalidRedisUrl, RedisPrefix, RedisSettings};
pub use http::openapi_document;
pub use lifecycle::Lifecycle;
pub use limits::{Bucket, LimitSettings};
pub use live::{BotSettings, DiceKeyError, LiveSettings, WeeklySettings};
pub use mail::{MailEncryption, MailSettings};
pub use network::{ConnectionSettings, Hall};
pub use self_check::SelfCheckSettings;
pub use store::address::{AddressBlock, AddressRange, InvalidRange};
pub use store::clock::{Clock, ManualClock, SharedClock, SystemClock};
pub use store::{DbError, SqliteDurability, Store, StoreSettings};
