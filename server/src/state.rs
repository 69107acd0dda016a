//! The state that every handler, socket and background task of the server can use.

use std::sync::Arc;

use site::{Site, origin::PublicOrigin, uploads::Uploads};

use crate::{
    config::Settings,
    http::{WebClient, refusals::RefusalLog},
    metrics::ServerMetrics,
    network::Connections,
};

/// The site, and the server's own parts. Handlers take it as `web::Data<AppState>`.
#[derive(Debug, Clone)]
pub(crate) struct AppState {
    pub(crate) site: Arc<Site>,
    pub(crate) settings: Arc<Settings>,
    pub(crate) public_origin: Option<PublicOrigin>,
    pub(crate) refusals: RefusalLog,
    pub(crate) connections: Arc<Connections>,
    pub(crate) metrics: ServerMetrics,
    pub(crate) web_client: Arc<WebClient>,
    pub(crate) uploads: Uploads,
}

impl AppState {
    /// Returns true if the public address uses https, so that cookies must never be sent unencrypted.
    pub(crate) fn is_https(&self) -> bool {
        self.public_origin.as_ref().is_some_and(|origin| origin.https)
    }
}
