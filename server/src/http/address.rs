//! Where a request comes from.

use std::net::IpAddr;

use actix_web::HttpRequest;

use super::bounds::peer_of;
use crate::state::AppState;

/// The client's network address: the other end of the connection, or what a trusted proxy says of it.
pub(crate) fn of_client(request: &HttpRequest, state: &AppState) -> IpAddr {
    let forwarded = request.headers().get_all("x-forwarded-for");
    // A value that is no text is no address.
    let forwarded: Vec<&str> = forwarded.map(|value| value.to_str().unwrap_or("")).collect();
    state.connections.proxies().client_of(peer_of(request), forwarded.into_iter())
}
