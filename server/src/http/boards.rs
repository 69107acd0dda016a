//! Sensor boards: their WebSocket, and the actions of their owners.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data, Json, Path},
};
use store::id::{BoardId, MatchId};
use wire::{BindBoard, BoardList, BoardMirror, BoardName, EnrolmentCode, ErrorBody};

use super::{CurrentUser, address};
use crate::{error::AppError, live::board::desk, state::AppState};

fn board_id(shown: &str) -> Result<BoardId, AppError> {
    BoardId::parse_device(shown).ok_or(AppError::NotFound("board"))
}

/// Opens the WebSocket of a board. The board authenticates there.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
) -> Result<HttpResponse, AppError> {
    let address = address::of_client(&request, &state);
    desk::open(&request, body, &state, address)
}

/// The user's boards.
#[utoipa::path(get, path = "/api/v1/boards", tag = "boards", responses(
    (status = 200, description = "All that are not revoked, the oldest first", body = BoardList),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn show_boards(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<BoardList>, AppError> {
    Ok(Json(BoardList { boards: state.live.boards(&user.account).await? }))
}

/// A code with which one board joins the account; it is keyed in at the board.
#[utoipa::path(post, path = "/api/v1/boards/codes", tag = "boards", request_body = BoardName, responses(
    (status = 201, description = "Valid for ten minutes, for one board", body = EnrolmentCode),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "Too many boards or open codes", body = ErrorBody),
))]
pub(super) async fn issue_code(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<BoardName>,
) -> Result<HttpResponse, AppError> {
    Ok(HttpResponse::Created().json(state.live.issue_board_code(&user.account, &wanted.name).await?))
}

/// A board, what it senses, and what should be there.
#[utoipa::path(get, path = "/api/v1/boards/{id}", tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 200, description = "As it stands", body = BoardMirror),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
pub(super) async fn show_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<BoardMirror>, AppError> {
    state.live.board_mirror(&user.account, board_id(&id)?).await.map(Json)
}

/// Gives a board another name.
#[utoipa::path(put, path = "/api/v1/boards/{id}", tag = "boards", request_body = BoardName,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is called that"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
pub(super) async fn rename_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<BoardName>,
) -> Result<HttpResponse, AppError> {
    state.live.rename_board(&user.account, board_id(&id)?, &wanted.name).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a board out of use. Its connection is cut at once, and nothing of it is accepted any more.
#[utoipa::path(delete, path = "/api/v1/boards/{id}", tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is revoked"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
pub(super) async fn revoke_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.live.revoke_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Lets a board show where it is.
#[utoipa::path(post, path = "/api/v1/boards/{id}/find", tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is told to"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
    (status = 409, description = "It is not connected", body = ErrorBody),
))]
pub(super) async fn find_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.live.find_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Puts a board at the user's seat of a match that is being played. It is the user's own, or one at which the opponent
/// sits who shares it.
#[utoipa::path(post, path = "/api/v1/boards/{id}/seat", tag = "boards", request_body = BindBoard,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It plays for the user"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such board, or the user does not play in such a match", body = ErrorBody),
    (status = 409, description = "The match is not being played", body = ErrorBody),
))]
pub(super) async fn seat_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<BindBoard>,
) -> Result<HttpResponse, AppError> {
    let at = wanted.match_id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound("match"))?;
    state.live.bind_board(&user.account, board_id(&id)?, at, wanted.share).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a board off all seats that it holds.
#[utoipa::path(delete, path = "/api/v1/boards/{id}/seat", tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It plays for nobody"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
pub(super) async fn unseat_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.live.unbind_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}
