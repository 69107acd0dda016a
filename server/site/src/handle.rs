//! The handle of the site, which its domains share.

use std::sync::Arc;

use store::{Store, clock::SharedClock};

use crate::{
    accounts::{AccountSettings, PasswordHasher},
    address_hash::AddressHasher,
    error::AppError,
    integrity::blocks::Blocks,
    leaderboards::Leaderboards,
    lifecycle::Lifecycle,
    limits::{Limit, RateLimiter},
    live::Live,
    mail::Post,
    matches::dice::SeedVault,
    metrics::Metrics,
    push::Pushes,
};

/// The site at one node. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Site {
    /// The settings of accounts.
    pub settings: AccountSettings,
    pub store: Store,
    pub clock: SharedClock,
    pub passwords: PasswordHasher,
    pub vault: SeedVault,
    /// The hasher of network addresses for the log and for evidence.
    pub addresses: AddressHasher,
    pub blocks: Blocks,
    pub limiter: Arc<dyn RateLimiter>,
    pub metrics: Metrics,
    pub lifecycle: Lifecycle,
    pub live: Live,
    pub leaderboards: Leaderboards,
    /// The mail sender, or `None` if the site sends no mail.
    pub post: Option<Arc<Post>>,
    /// The sender of web pushes, or `None` if the site pushes nothing.
    pub pushes: Option<Arc<Pushes>>,
}

impl Site {
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
