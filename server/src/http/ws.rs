//! The WebSocket of players.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data},
};

use crate::{error::AppError, http::MaybeUser, live::socket, state::AppState};

/// Opens the WebSocket that carries all live messages.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    socket::open(&request, body, &state, viewer)
}
