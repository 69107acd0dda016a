//! The WebSocket of sensor boards.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data},
};

use crate::{error::AppError, http::address, live::board::desk, state::AppState};

/// Opens the WebSocket of a board. The board authenticates there.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
) -> Result<HttpResponse, AppError> {
    let address = address::of_client(&request, &state);
    desk::open(&request, body, &state, address)
}
