//! The analysis board: evaluations of any position, and rollouts in parts.

use actix_web::web::{Data, Json, Query};
use route::route;
use serde::Deserialize;
use site::{error::AppError, limits::Limit, reviews::positions::position_of};
use utoipa::IntoParams;
use wire::{
    ErrorBody, PositionQuestion, PositionSetup, PositionStudy, RolloutPart, RolloutQuestion, ScoreChart,
    ScoresQuestion,
};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_position,
    study,
    rollout,
    scores,
}

/// The id of a position.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct ById {
    /// A GNU Backgammon position id, alone or with its match id after a colon, or an XGID.
    id: String,
}

/// The position that an id means, without an evaluation.
#[route(get "/positions", open(Read), tag = "positions", params(ById), responses(
    (status = 200, description = "The position with its dice, cube and score", body = PositionSetup),
    (status = 400, description = "The id is missing", body = ErrorBody),
    (status = 422, description = "The id means no position", body = ErrorBody),
))]
async fn show_position(Query(wanted): Query<ById>) -> Result<Json<PositionSetup>, AppError> {
    position_of(&wanted.id).map(Json)
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

/// The same decision at all scores up to 9-away: the cube action, or the best play beside another one.
#[route(post "/positions/scores", scoped(Read), tag = "positions", request_body = ScoresQuestion, responses(
    (status = 200, description = "The decision at each score", body = ScoreChart),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 422, description = "The position or the play is impossible", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn scores(
    state: Data<AppState>,
    user: CurrentUser,
    Json(question): Json<ScoresQuestion>,
) -> Result<Json<ScoreChart>, AppError> {
    state.site.node.limit(Limit::PositionByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.chart_scores(question).await.map(Json)
}
