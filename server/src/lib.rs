//! The server of Fullprime: accounts, tables and live matches over HTTP and one WebSocket, on SQLite or PostgreSQL.
//!
//! Start at [`Application`], which production and tests both use. Then read `http`, whose route tree shows every
//! endpoint. The logic behind HTTP is in the crate [`site`].
#![forbid(unsafe_code)]

mod application;
mod backup;
pub mod cli;
mod config;
#[cfg(test)]
mod hostile;
mod http;
mod logging;
mod metrics;
mod network;
mod score_sheet;
mod self_check;
mod socket;
mod start_error;
mod state;
mod websocket;

pub use application::Application;
pub use config::{ConfigError, DatabaseSettings, LogFormat, LogSettings, MetricsListen, Settings};
pub use http::{HttpError, openapi_document};
pub use network::{ConnectionSettings, Hall};
pub use self_check::SelfCheckSettings;
pub use site::accounts::{AccountSettings, Cost};
pub use site::error::AppError;
pub use site::exchange::{ExchangeError, InvalidRedisUrl, RedisPrefix, RedisSettings};
pub use site::lifecycle::Lifecycle;
pub use site::limits::{Bucket, LimitSettings};
pub use site::mail::{MailEncryption, MailSettings};
pub use site::{
    match_state::dice::DiceKeyError,
    settings::{BoardSettings, BotSettings, LiveSettings, WeeklySettings},
};
pub use start_error::StartError;
pub use store::address::{AddressBlock, AddressRange, InvalidRange};
pub use store::clock::{Clock, ManualClock, SharedClock, SystemClock};
pub use store::{DbError, SqliteDurability, Store, StoreSettings};
