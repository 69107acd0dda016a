//! The WebSocket of players.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data},
};
use site::error::AppError;

use crate::{http::MaybeUser, socket::players, state::AppState};

/// Opens the WebSocket for all live messages.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    players::open(&request, body, &state, viewer)
}
