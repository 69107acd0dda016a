//! The trainer, which asks about the user's own mistakes.

use actix_web::web::{Data, Json};
use route::route;
use site::error::AppError;
use wire::{ErrorBody, TrainerAnswer, TrainerVerdict, TrainerView};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_trainer,
    answer,
}

/// The user's own mistakes as a quiz: the question that is due, and how many there are.
#[route(get "/account/trainer", scoped(Read, Play), tag = "trainer", responses(
    (status = 200, description = "The question to answer now", body = TrainerView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_trainer(state: Data<AppState>, user: CurrentUser) -> Result<Json<TrainerView>, AppError> {
    state.site.reviews.trainer(&user.account).await.map(Json)
}

/// An answer. A wrong one comes back soon, a right one later each time, until it is learned.
#[route(post "/account/trainer", scoped(Play), tag = "trainer", request_body = TrainerAnswer, responses(
    (status = 200, description = "What it was worth", body = TrainerVerdict),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such question", body = ErrorBody),
))]
async fn answer(
    state: Data<AppState>,
    user: CurrentUser,
    Json(answer): Json<TrainerAnswer>,
) -> Result<Json<TrainerVerdict>, AppError> {
    state.site.reviews.answer_trainer(&user.account, answer).await.map(Json)
}
