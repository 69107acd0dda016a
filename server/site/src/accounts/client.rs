//! The client of a request.

use std::net::IpAddr;

use store::{account::DeviceToken, address::AddressBlock, id::SessionId};

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

/// Returns the key of a client in limits by network address.
pub(super) fn address_key(address: IpAddr) -> String {
    AddressBlock::of(address).to_string()
}
