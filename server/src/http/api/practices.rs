//! The practice room.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::error::AppError;
use store::id::MatchId;
use texts::refusals;
use wire::{
    ErrorBody, MakePractice, PracticeAct, PracticeAnswer, PracticeHint, PracticeSummary, PracticeTakeBack,
    PracticeView,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    make_practice,
    show_practices,
    show_practice,
    act,
    take_back,
    show_hint,
    forget_practice,
}

/// Begins a practice game against a bot. It is unrated and without a stake, and only its player sees it.
#[route(post "/practices", scoped(Play), limit(PracticeByAccount),
    tag = "practice", request_body = MakePractice, responses(
    (status = 201, description = "The game has begun; if the bot moves first, it has moved", body = PracticeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such bot or match", body = ErrorBody),
    (status = 409, description = "The match of the start position is not over, or the position occurs in a match in \
        play of the user", body = ErrorBody),
    (status = 429, description = "Too many questions to the engine", body = ErrorBody),
))]
async fn make_practice(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<MakePractice>,
) -> Result<HttpResponse, AppError> {
    let made = state.site.practice.make_practice(&user.account, &wanted).await?;
    Ok(HttpResponse::Created().json(made))
}

/// The player's practice games, most recently used first. The 30 most recently used are kept.
#[route(get "/practices", scoped(Read, Play), tag = "practice", responses(
    (status = 200, description = "All stored games", body = Vec<PracticeSummary>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_practices(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<Vec<PracticeSummary>>, AppError> {
    state.site.practice.practices(&user.account).await.map(Json)
}

/// The current state of a practice game.
#[route(get "/practices/{id}", scoped(Read, Play), tag = "practice",
    params(("id" = String, Path, description = "The practice game")), responses(
    (status = 200, description = "The game as its player sees it", body = PracticeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The player has no such game", body = ErrorBody),
))]
async fn show_practice(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<PracticeView>, AppError> {
    state.site.practice.practice(&user.account, practice_id(&id)?).await.map(Json)
}

/// Carries out a command in a practice game; the answer includes the bot's reply. With the tutor, a bad mistake is not
/// carried out and causes a warning instead.
#[route(post "/practices/{id}/act", scoped(Play), limit(PracticeByAccount),
    tag = "practice", request_body = PracticeAct,
    params(("id" = String, Path, description = "The practice game")), responses(
    (status = 200, description = "The game after the command, or the tutor's warning", body = PracticeAnswer),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The player has no such game", body = ErrorBody),
    (status = 409, description = "The rules refuse the command, the game has changed, or the position occurs in a match \
        in play of the user", body = ErrorBody),
    (status = 429, description = "Too many questions to the engine", body = ErrorBody),
))]
async fn act(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<PracticeAct>,
) -> Result<Json<PracticeAnswer>, AppError> {
    let id = practice_id(&id)?;
    state.site.practice.act_in_practice(&user.account, id, &wanted).await.map(Json)
}

/// Takes back the player's last decision. The dice stay the same.
#[route(post "/practices/{id}/take-back", scoped(Play), limit(PracticeByAccount), tag = "practice",
    request_body = PracticeTakeBack, params(("id" = String, Path, description = "The practice game")), responses(
    (status = 200, description = "The game before the decision", body = PracticeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The player has no such game", body = ErrorBody),
    (status = 409, description = "There is nothing to take back, or the game has changed", body = ErrorBody),
))]
async fn take_back(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<PracticeTakeBack>,
) -> Result<Json<PracticeView>, AppError> {
    state.site.practice.take_back(&user.account, practice_id(&id)?, wanted.seen).await.map(Json)
}

/// A hint from the engine for the player's decision.
#[route(get "/practices/{id}/hint", scoped(Read, Play), limit(PracticeByAccount), tag = "practice",
    params(("id" = String, Path, description = "The practice game")), responses(
    (status = 200, description = "The best plays, or the cube action", body = PracticeHint),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The player has no such game", body = ErrorBody),
    (status = 409, description = "There is nothing to decide, or the position occurs in a match in play of the user",
        body = ErrorBody),
    (status = 429, description = "Too many questions to the engine", body = ErrorBody),
))]
async fn show_hint(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<PracticeHint>, AppError> {
    let id = practice_id(&id)?;
    state.site.practice.practice_hint(&user.account, id).await.map(Json)
}

/// Deletes a practice game.
#[route(delete "/practices/{id}", scoped(Play), while_full, tag = "practice",
    params(("id" = String, Path, description = "The practice game")), responses(
    (status = 204, description = "The game is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The player has no such game", body = ErrorBody),
))]
async fn forget_practice(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.practice.forget_practice(&user.account, practice_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn practice_id(text: &str) -> Result<MatchId, AppError> {
    text.parse().map_err(|_no_id| AppError::NotFound(refusals::no_such_practice_game()))
}
