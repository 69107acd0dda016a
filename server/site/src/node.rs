//! The base of the site, which every room needs.

use std::sync::Arc;

use store::{Store, clock::SharedClock};
use wire::Millis;

use crate::{
    disk::Disk,
    error::AppError,
    lifecycle::Lifecycle,
    limits::{Limit, RateLimiter},
    match_state::dice::SeedVault,
    metrics::Metrics,
    settings::LiveSettings,
};

/// The base of all rooms: database, clock, settings, limits, metrics. It knows no room.
#[derive(Debug)]
pub struct Node {
    pub store: Store,
    pub clock: SharedClock,
    pub settings: LiveSettings,
    /// The key that seals the seeds of the dice.
    pub vault: SeedVault,
    pub limiter: Arc<dyn RateLimiter>,
    /// The disk of the database.
    pub disk: Arc<Disk>,
    pub metrics: Metrics,
    pub lifecycle: Lifecycle,
    /// The time at which this node started.
    pub started_at: Millis,
}

impl Node {
    /// Takes one token of `limit` for `key`.
    ///
    /// # Errors
    /// Returns an error if the limit is exceeded, or if the operation stores much and the disk is nearly full.
    pub async fn limit(&self, limit: Limit, key: &str) -> Result<(), AppError> {
        if limit.stores_much() {
            self.disk.check(limit.name())?;
        }
        let taken = self.limiter.take(limit, key, self.clock.now()).await;
        taken.map_err(|limited| {
            self.metrics.live.bound_reached(limit.name());
            AppError::TooManyRequests { retry_after: limited.retry_after }
        })
    }
}
