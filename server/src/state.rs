//! The state that every handler, socket and background task can use.

use std::sync::Arc;

use store::{Store, clock::SharedClock};

use crate::{
    account::PasswordHasher,
    address_hash::AddressHasher,
    blocks::Blocks,
    config::{PublicOrigin, Settings},
    error::AppError,
    http::{WebClient, refusals::RefusalLog},
    leaderboards::Leaderboards,
    lifecycle::Lifecycle,
    limits::{Limit, RateLimiter},
    live::{Live, SeedVault},
    mail::Post,
    metrics::Metrics,
    network::Connections,
    readiness::Readiness,
    uploads::Uploads,
};

/// The state shared by the whole server. Handlers take it as `web::Data<AppState>`.
#[derive(Debug, Clone)]
pub(crate) struct AppState {
    pub(crate) settings: Arc<Settings>,
    pub(crate) public_origin: Option<PublicOrigin>,
    pub(crate) store: Store,
    pub(crate) clock: SharedClock,
    pub(crate) passwords: PasswordHasher,
    pub(crate) vault: SeedVault,
    /// The hasher of network addresses for the log and for evidence.
    pub(crate) addresses: AddressHasher,
    pub(crate) refusals: RefusalLog,
    pub(crate) blocks: Blocks,
    pub(crate) readiness: Arc<Readiness>,
    pub(crate) connections: Arc<Connections>,
    pub(crate) limiter: Arc<dyn RateLimiter>,
    pub(crate) metrics: Metrics,
    pub(crate) lifecycle: Lifecycle,
    pub(crate) web_client: Arc<WebClient>,
    pub(crate) live: Live,
    pub(crate) leaderboards: Leaderboards,
    pub(crate) uploads: Uploads,
    /// The mail sender, or `None` if the site sends no mail.
    pub(crate) post: Option<Arc<Post>>,
}

impl AppState {
    /// Takes one token of `limit` for `key`.
    ///
    /// # Errors
    /// Returns an error if the limit is exceeded.
    pub(crate) async fn limit(&self, limit: Limit, key: &str) -> Result<(), AppError> {
        let taken = self.limiter.take(limit, key, self.clock.now()).await;
        taken.map_err(|limited| {
            self.metrics.live.bound_reached(limit.name());
            AppError::TooManyRequests { retry_after: limited.retry_after }
        })
    }

    /// Returns true if the public address uses https, so that cookies must never be sent unencrypted.
    pub(crate) fn is_https(&self) -> bool {
        self.public_origin.as_ref().is_some_and(|origin| origin.https)
    }
}
