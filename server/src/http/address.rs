//! The client's network address of a request.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::HttpRequest;

use crate::state::AppState;

/// Returns the client's network address: the peer address, or the address that a trusted proxy reports.
pub(crate) fn of_client(request: &HttpRequest, state: &AppState) -> IpAddr {
    let forwarded = request.headers().get_all("x-forwarded-for");
    // A header value that is not text cannot be an address.
    let forwarded: Vec<&str> = forwarded.map(|value| value.to_str().unwrap_or("")).collect();
    state.connections.proxies().client_of(peer_of(request), forwarded.into_iter())
}

/// Returns the peer address of the connection.
pub(super) fn peer_of(request: &HttpRequest) -> IpAddr {
    request.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip())
}
