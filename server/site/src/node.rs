//! The base of the site, which every room needs.

pub mod heartbeat;

use std::sync::Arc;

use store::{Store, clock::SharedClock};
use wire::Millis;

use heartbeat::Heartbeat;

use crate::{
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
        let taken = self.limiter.take(limit, key, self.clock.now()).await;
        taken.map_err(|limited| {
            self.metrics.live.bound_reached(limit.name());
            AppError::TooManyRequests { retry_after: limited.retry_after }
        })
    }
}
