//! The analysis board: evaluations of any position, and rollouts in parts.

use actix_web::web::{Data, Json};
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{ErrorBody, PositionQuestion, PositionStudy, RolloutPart, RolloutQuestion};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    study,
    rollout,
}

/// The evaluation of a position: its chances, and the best plays of its dice, or the cube action before them.
#[route(post "/positions", scoped(Read), tag = "positions", request_body = PositionQuestion, responses(
    (status = 200, description = "Chances, equity, plays or cube", body = PositionStudy),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn study(
    state: Data<AppState>,
    user: CurrentUser,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<PositionStudy>, AppError> {
    state.site.node.limit(Limit::PositionByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.study_position(question).await.map(Json)
}

/// 36 games of a rollout. Parts of different seeds are independent; ask on for as long as the answer is not sure enough.
#[route(post "/positions/rollout", scoped(Read), tag = "positions", request_body = RolloutQuestion, responses(
    (status = 200, description = "The means of these games", body = RolloutPart),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn rollout(
    state: Data<AppState>,
    user: CurrentUser,
    Json(question): Json<RolloutQuestion>,
) -> Result<Json<RolloutPart>, AppError> {
    state.site.node.limit(Limit::PositionByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.roll_out(question).await.map(Json)
}
