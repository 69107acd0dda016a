//! Sensor boards, managed by their owners.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use route::route;
use site::error::AppError;
use store::id::{BoardId, MatchId};
use wire::{BindBoard, BoardList, BoardMirror, BoardName, EnrolmentCode, ErrorBody};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_boards,
    issue_code,
    show_board,
    rename_board,
    revoke_board,
    find_board,
    seat_board,
    unseat_board,
}

fn board_id(shown: &str) -> Result<BoardId, AppError> {
    BoardId::parse_device(shown).ok_or(AppError::NotFound("board"))
}

/// The user's boards.
#[route(get "/boards", scoped(Read), tag = "boards", responses(
    (status = 200, description = "All that are not revoked, the oldest first", body = BoardList),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_boards(state: Data<AppState>, user: CurrentUser) -> Result<Json<BoardList>, AppError> {
    Ok(Json(BoardList { boards: state.site.sensor_boards.boards(&user.account).await? }))
}

/// A code with which one board joins the account; it is keyed in at the board.
#[route(post "/boards/codes", browser, tag = "boards", request_body = BoardName, responses(
    (status = 201, description = "Valid for ten minutes, for one board", body = EnrolmentCode),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "Too many boards or open codes", body = ErrorBody),
))]
async fn issue_code(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<BoardName>,
) -> Result<HttpResponse, AppError> {
    Ok(HttpResponse::Created()
        .json(state.site.sensor_boards.issue_board_code(&user.account, &wanted.name).await?))
}

/// A board, what it senses, and what should be there.
#[route(get "/boards/{id}", scoped(Read), tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 200, description = "As it stands", body = BoardMirror),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
async fn show_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<BoardMirror>, AppError> {
    state.site.sensor_boards.board_mirror(&user.account, board_id(&id)?).await.map(Json)
}

/// Gives a board another name.
#[route(put "/boards/{id}", browser, tag = "boards", request_body = BoardName,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is called that"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
async fn rename_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<BoardName>,
) -> Result<HttpResponse, AppError> {
    state.site.sensor_boards.rename_board(&user.account, board_id(&id)?, &wanted.name).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a board out of use. Its connection is cut at once, and nothing of it is accepted any more.
#[route(delete "/boards/{id}", browser, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is revoked"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
async fn revoke_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.sensor_boards.revoke_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Lets a board show where it is.
#[route(post "/boards/{id}/find", browser, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It is told to"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
    (status = 409, description = "It is not connected", body = ErrorBody),
))]
async fn find_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.sensor_boards.find_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Puts a board at the user's seat of a match that is being played. It is the user's own, or one at which the opponent
/// sits who shares it.
#[route(post "/boards/{id}/seat", browser, tag = "boards", request_body = BindBoard,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It plays for the user"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such board, or the user does not play in such a match", body = ErrorBody),
    (status = 409, description = "The match is not being played", body = ErrorBody),
))]
async fn seat_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<BindBoard>,
) -> Result<HttpResponse, AppError> {
    let at = wanted.match_id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound("match"))?;
    state.site.sensor_boards.bind_board(&user.account, board_id(&id)?, at, wanted.share).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a board off all seats that it holds.
#[route(delete "/boards/{id}/seat", browser, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "It plays for nobody"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
))]
async fn unseat_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.sensor_boards.unbind_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}
