//! Puzzles: questions, answers, the puzzle of the day.

use actix_web::{
    HttpRequest,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::{
    error::AppError,
    limits::{AddressLimit, Limit},
};
use texts::refusals;
use utoipa::IntoParams;
use wire::{ErrorBody, PuzzleAnswer, PuzzleQuestion, PuzzleVerdict, PuzzlesView};

use crate::{
    http::{CurrentUser, MaybeUser, address::of_client, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_puzzles,
    show_next,
    show_puzzle,
    answer,
}

/// The filter for puzzles.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Topic {
    /// A theme, such as `blitz`; any theme by default.
    theme: Option<String>,
}

/// The themes, the puzzle of the day, and the caller's standing.
#[route(get "/puzzles", open(Read, Play), tag = "puzzles", responses(
    (status = 200, description = "The themes, the puzzle of the day and the standing", body = PuzzlesView),
))]
async fn show_puzzles(state: Data<AppState>, user: MaybeUser) -> Result<Json<PuzzlesView>, AppError> {
    state.site.puzzles.puzzles(user.0.as_ref().map(|user| &user.account)).await.map(Json)
}

/// The next puzzle, near the caller's rating. An account gets the same puzzle until it answers it; its first answer
/// counts. Guests and visitors get any puzzle, without a rating.
#[route(get "/puzzles/next", open(Play), tag = "puzzles", params(Topic), responses(
    (status = 200, description = "The question", body = PuzzleQuestion),
    (status = 409, description = "All puzzles of the theme are answered", body = ErrorBody),
    (status = 422, description = "There is no such theme", body = ErrorBody),
))]
async fn show_next(
    state: Data<AppState>,
    user: MaybeUser,
    topic: Query<Topic>,
) -> Result<Json<PuzzleQuestion>, AppError> {
    let theme = topic.theme.as_deref().map(str::parse).transpose();
    let theme = theme.map_err(|_no_theme| AppError::invalid("theme", refusals::no_such_theme()))?;
    state.site.puzzles.next_puzzle(user.0.as_ref().map(|user| &user.account), theme).await.map(Json)
}

/// The question of a puzzle. The solution comes with the verdict on an answer.
#[route(get "/puzzles/{id}", open(Read, Play), tag = "puzzles",
    params(("id" = String, Path, description = "The puzzle")), responses(
    (status = 200, description = "The question", body = PuzzleQuestion),
    (status = 404, description = "There is no such puzzle", body = ErrorBody),
))]
async fn show_puzzle(
    state: Data<AppState>,
    user: MaybeUser,
    id: Path<String>,
) -> Result<Json<PuzzleQuestion>, AppError> {
    state.site.puzzles.puzzle(user.0.as_ref().map(|user| &user.account), &id).await.map(Json)
}

/// Judges an answer; the verdict includes the solution. An account's first answer to the puzzle that it was asked, or
/// to the puzzle of the day, changes the ratings of the account and the puzzle. Other answers change nothing.
#[route(post "/puzzles/{id}", open(Play), tag = "puzzles", request_body = PuzzleAnswer,
    params(("id" = String, Path, description = "The puzzle")), responses(
    (status = 200, description = "The verdict and the solution", body = PuzzleVerdict),
    (status = 404, description = "There is no such puzzle", body = ErrorBody),
    (status = 422, description = "This is not an answer to the question", body = ErrorBody),
    (status = 429, description = "Too many answers", body = ErrorBody),
))]
async fn answer(
    request: HttpRequest,
    state: Data<AppState>,
    user: MaybeUser,
    id: Path<String>,
    Json(answer): Json<PuzzleAnswer>,
) -> Result<Json<PuzzleVerdict>, AppError> {
    count_answer(&request, &state, user.0.as_ref()).await?;
    let account = user.0.as_ref().map(|user| &user.account);
    state.site.puzzles.answer_puzzle(account, &id, &answer.command).await.map(Json)
}

/// Counts an answer of a visitor: by account, or by address without one.
pub(super) async fn count_answer(
    request: &HttpRequest,
    state: &AppState,
    user: Option<&CurrentUser>,
) -> Result<(), AppError> {
    let node = &state.site.node;
    match user {
        Some(user) => node.limit(Limit::PuzzleByAccount, &user.account.id.to_string()).await,
        None => node.limit_address(AddressLimit::PuzzleByAddress, of_client(request, state)).await,
    }
}
