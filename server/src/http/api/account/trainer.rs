//! The trainer, which asks about the user's own mistakes.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::{ErrorBody, TrainerAnswer, TrainerVerdict, TrainerView};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_trainer,
    answer,
}

/// The question of the trainer that is due, from the user's own mistakes and missed puzzles, and the number of
/// questions.
#[route(get "/account/trainer", scoped(Read, Play), tag = "trainer", responses(
    (status = 200, description = "The question to answer now", body = TrainerView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_trainer(state: Data<AppState>, user: CurrentUser) -> Result<Json<TrainerView>, AppError> {
    state.site.reviews.trainer(&user.account).await.map(Json)
}

/// Answers a question. After a wrong answer it is asked again tomorrow; after each right answer the interval grows
/// (FSRS).
#[route(post "/account/trainer", scoped(Play), tag = "trainer", request_body = TrainerAnswer, responses(
    (status = 200, description = "The verdict on the answer", body = TrainerVerdict),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such question", body = ErrorBody),
    (status = 409, description = "The question was answered in another window", body = ErrorBody),
))]
async fn answer(
    state: Data<AppState>,
    user: CurrentUser,
    Json(answer): Json<TrainerAnswer>,
) -> Result<Json<TrainerVerdict>, AppError> {
    state.site.reviews.answer_trainer(&user.account, answer).await.map(Json)
}
