//! The WebSocket of sensor boards.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data},
};
use site::error::AppError;

use crate::{http::address, socket::boards, state::AppState};

/// Opens the WebSocket of a board. The board authenticates there.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
) -> Result<HttpResponse, AppError> {
    let address = address::of_client(&request, &state);
    boards::open(&request, body, &state, address)
}
