//! The base of the site, which every room needs.

mod bounds;
pub mod heartbeat;

use std::{net::IpAddr, sync::Arc};

pub use bounds::Bounds;
use sheets::FontFile;
use store::{Store, clock::SharedClock, id::UserId};
use wire::Millis;

use heartbeat::Heartbeat;

use crate::{
    disk::Disk,
    error::AppError,
    lifecycle::Lifecycle,
    limits::{AddressLimit, CountedOperation, Limit, RateLimiter},
    match_state::dice::SeedVault,
    may::{self, Deed},
    metrics::Metrics,
    settings::LiveSettings,
};

/// The base of all rooms: database, clock, settings, limits, metrics. It knows no room.
#[derive(Debug)]
pub struct Node {
    pub store: Store,
    pub clock: SharedClock,
    pub settings: LiveSettings,
    /// The bounds on what accounts store.
    pub bounds: Bounds,
    /// The key that seals the seeds of the dice.
    pub vault: SeedVault,
    pub limiter: Arc<dyn RateLimiter>,
    /// The disk of the database.
    pub disk: Arc<Disk>,
    /// The font for letters that the fonts of the sheets lack.
    pub font: Option<FontFile>,
    pub metrics: Metrics,
    pub lifecycle: Lifecycle,
    pub heartbeat: Heartbeat,
    /// The time at which this node started.
    pub started_at: Millis,
}

impl Node {
    /// Returns the time since when the site has been able to act without an outage, as far as it is known.
    pub fn able_since(&self) -> Millis {
        self.heartbeat.able_since().unwrap_or(Millis(0))
    }

    /// Takes one token of `limit` for `key`.
    ///
    /// # Errors
    /// Returns an error if the limit is exceeded.
    pub async fn limit(&self, limit: Limit, key: &str) -> Result<(), AppError> {
        self.count(&limit.count_key(key)).await
    }

    /// Takes one token of `limit` for an address and for the networks around it.
    ///
    /// # Errors
    /// Returns an error if the limit is exceeded.
    pub async fn limit_address(&self, limit: AddressLimit, address: IpAddr) -> Result<(), AppError> {
        self.count(&limit.count_address(address)).await
    }

    /// Counts an operation.
    ///
    /// # Errors
    /// Returns an error if its limit is exceeded.
    pub async fn count(&self, counted: &CountedOperation) -> Result<(), AppError> {
        let taken = self.limiter.take_tokens(counted, self.clock.now()).await;
        taken.map_err(|limited| {
            self.metrics.live.bound_reached(counted.name());
            AppError::TooManyRequests { retry_after: limited.retry_after }
        })
    }

    /// Checks that an account may write what others read. Called for every message with such a text, before the
    /// message is carried out.
    ///
    /// # Errors
    /// If the account, or the owner of the bot, is muted or shut out.
    pub async fn check_may_write(&self, user: UserId) -> Result<(), AppError> {
        let now = self.clock.now();
        self.store.read(move |connection| may::check(connection, user, Deed::Write, now)).await
    }
}
