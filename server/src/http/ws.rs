//! The WebSocket of players.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data},
};
use site::error::AppError;
use store::account::Scope;

use super::registry::{Access, Door, Rights, WhileFull};
use crate::{http::MaybeUser, socket::players, state::AppState};

/// The rights of the socket. Its messages have their own scopes (`socket/players/messages.rs`). It is opened with GET,
/// but commands can be sent through it, so it is closed to suspended and banned accounts. While the disk is nearly
/// full, each of its messages is asked whether it stores something.
pub(super) const RIGHTS: Rights = Rights {
    access: Access::Open(&Scope::ALL),
    door: Door::NotShutOut,
    limit: None,
    full: WhileFull::Served,
};

/// Opens the WebSocket for all live messages.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    players::open(&request, body, &state, viewer)
}
