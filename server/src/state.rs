//! What every handler, socket and background task may hold.

use std::sync::Arc;

use crate::{
    account::PasswordHasher,
    address_hash::AddressHasher,
    blocks::Blocks,
    clock::SharedClock,
    config::{PublicOrigin, Settings},
    db::Store,
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

/// Shared by the whole server. Handlers take it as `web::Data<AppState>`.
#[derive(Debug, Clone)]
pub(crate) struct AppState {
    pub(crate) settings: Arc<Settings>,
    pub(crate) public_origin: Option<PublicOrigin>,
    pub(crate) store: Store,
    pub(crate) clock: SharedClock,
    pub(crate) passwords: PasswordHasher,
    pub(crate) vault: SeedVault,
    /// Network addresses as the log and evidence may have them.
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
    /// What it takes to send mail; none: the site sends none.
    pub(crate) post: Option<Arc<Post>>,
}

impl AppState {
    /// Counts one more of `limit` for `key`.
    ///
    /// # Errors
    /// If that is too often.
    pub(crate) async fn limit(&self, limit: Limit, key: &str) -> Result<(), AppError> {
        let taken = self.limiter.take(limit, key, self.clock.now()).await;
        taken.map_err(|limited| {
            self.metrics.live.bound_reached(limit.name());
            AppError::TooManyRequests { retry_after: limited.retry_after }
        })
    }

    /// Whether people open the server by https, so that cookies must never travel in the clear.
    pub(crate) fn is_https(&self) -> bool {
        self.public_origin.as_ref().is_some_and(|origin| origin.https)
    }
}
