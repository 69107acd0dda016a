//! Where a request comes from.

use std::net::{IpAddr, Ipv4Addr};

use actix_web::HttpRequest;

use crate::state::AppState;

/// The client's network address. Behind a proxy it is the last entry of `x-forwarded-for`, the one that the proxy
/// itself wrote; those before it are the client's own words.
pub(crate) fn of_client(request: &HttpRequest, state: &AppState) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    if !state.settings.behind_proxy {
        return peer;
    }
    let forwarded = request.headers().get_all("x-forwarded-for").last();
    forwarded
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok())
        .unwrap_or(peer)
}
