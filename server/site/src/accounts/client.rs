//! The client of a request.

use std::net::IpAddr;

use store::{account::DeviceToken, id::SessionId};

/// The client of a request.
#[derive(Debug, Clone)]
pub struct Client {
    pub address: IpAddr,
    pub user_agent: String,
    /// The session of the request. Signing in replaces it.
    pub session: Option<SessionId>,
    /// The token of the browser.
    pub device: DeviceToken,
}
