//! Sensor boards, managed by their owners.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::error::AppError;
use store::id::{BoardId, MatchId};
use texts::refusals;
use wire::{BindBoard, BoardList, BoardMirror, BoardName, EnrolmentCode, ErrorBody};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
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
    BoardId::parse_device(shown).ok_or_else(|| AppError::NotFound(refusals::no_such_board()))
}

/// The user's boards.
#[route(get "/boards", scoped(Read), tag = "boards", responses(
    (status = 200, description = "All boards that are not revoked, oldest first", body = BoardList),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_boards(state: Data<AppState>, user: CurrentUser) -> Result<Json<BoardList>, AppError> {
    Ok(Json(BoardList { boards: state.site.sensor_boards.boards(&user.account).await? }))
}

/// Issues a code with which one board joins the account. It is typed in at the board.
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

/// A board, with the position that it senses and the position that it should show.
#[route(get "/boards/{id}", scoped(Read), tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 200, description = "The board now", body = BoardMirror),
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

/// Renames a board.
#[route(put "/boards/{id}", browser, tag = "boards", request_body = BoardName,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "The board is renamed"),
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

/// Revokes a board. Its connection is cut at once, and nothing from it is accepted any more.
#[route(delete "/boards/{id}", browser, while_full, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "The board is revoked"),
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

/// Makes a board blink, so that its owner finds it.
#[route(post "/boards/{id}/find", browser, while_full, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "The board was told to blink"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board", body = ErrorBody),
    (status = 409, description = "The board is not connected", body = ErrorBody),
))]
async fn find_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.sensor_boards.find_board(&user.account, board_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Puts a board at the user's seat of a match in play. The board is the user's own, or one that the opponent shares in
/// this match.
#[route(post "/boards/{id}/seat", browser, tag = "boards", request_body = BindBoard,
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "The board is at the user's seat"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such board, or plays in no such match", body = ErrorBody),
    (status = 409, description = "The match is not in play", body = ErrorBody),
))]
async fn seat_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<BindBoard>,
) -> Result<HttpResponse, AppError> {
    let at = wanted
        .match_id
        .0
        .parse::<MatchId>()
        .map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))?;
    state.site.sensor_boards.bind_board(&user.account, board_id(&id)?, at, wanted.share).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Takes a board off all seats that it holds.
#[route(delete "/boards/{id}/seat", browser, while_full, tag = "boards",
    params(("id" = String, Path, description = "The board")), responses(
    (status = 204, description = "The board is at no seat"),
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
