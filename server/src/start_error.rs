//! The reasons why the server does not start.

use site::{accounts::HashError, exchange::ExchangeError, match_state::dice::DiceKeyError};
use store::{DbError, OpenError};
use thiserror::Error;

use crate::config::ConfigError;

/// The reason why the server does not start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The configuration is invalid.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The cost of password hashes is invalid.
    #[error("accounts.hash_cost: {0}")]
    Passwords(#[from] HashError),
    /// Redis refuses the connection.
    #[error(transparent)]
    Redis(#[from] ExchangeError),
    /// The dice key cannot be used.
    #[error(transparent)]
    DiceKey(#[from] DiceKeyError),
    /// The database does not return the time.
    #[error("the database's clock: {0}")]
    Time(#[source] DbError),
    /// The blocked address ranges cannot be read.
    #[error("the blocked address ranges: {0}")]
    Blocks(#[source] DbError),
    /// The keys of address hashes cannot be read or made.
    #[error("the keys of address hashes: {0}")]
    Addresses(#[source] DbError),
    /// Tables, matches or bots cannot be read.
    #[error("live matches: {0}")]
    Live(#[source] DbError),
    /// The address cannot be listened on.
    #[error(
        "cannot listen on {address}: {cause}; choose another with --listen host:port, or stop the program that listens \
         there"
    )]
    Listen {
        /// The address.
        address: String,
        /// The cause.
        #[source]
        cause: std::io::Error,
    },
    /// The address for metrics cannot be listened on.
    #[error(
        "cannot serve metrics on {address}: {cause}; choose another with --metrics-listen host:port, or switch metrics off \
         with --metrics-listen off"
    )]
    Metrics {
        /// The address.
        address: String,
        /// The cause.
        #[source]
        cause: std::io::Error,
    },
    /// A thread panicked during the start.
    #[error("a start-up task failed: {0}")]
    Task(#[from] tokio::task::JoinError),
}
