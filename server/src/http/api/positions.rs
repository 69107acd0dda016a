//! The analysis board: evaluations of any position, and rollouts in parts.

use actix_web::{
    HttpRequest,
    web::{Data, Query},
};
use route::route;
use serde::Deserialize;
use site::{error::AppError, reviews::positions::position_of};
use utoipa::IntoParams;
use wire::{
    ErrorBody, PositionQuestion, PositionSetup, PositionStudy, RolloutPart, RolloutQuestion, ScoreChart,
    ScoresQuestion,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes, there::while_there},
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

/// The position of an id, without an evaluation.
#[route(get "/positions", open(Read), tag = "positions", params(ById), responses(
    (status = 200, description = "The position with its dice, cube and score", body = PositionSetup),
    (status = 400, description = "The id is missing", body = ErrorBody),
    (status = 422, description = "The id is not that of a position", body = ErrorBody),
))]
async fn show_position(Query(wanted): Query<ById>) -> Result<Json<PositionSetup>, AppError> {
    position_of(&wanted.id).map(Json)
}

/// The evaluation of a position: its chances, and the best plays of its dice, or the cube action before the roll.
#[route(post "/positions", scoped(Read), limit(PositionByAccount), while_full,
    tag = "positions", request_body = PositionQuestion, responses(
    (status = 200, description = "The chances, the equity, and the plays or the cube action", body = PositionStudy),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The position occurs in the user's match in play", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn study(
    state: Data<AppState>,
    user: CurrentUser,
    request: HttpRequest,
    Json(question): Json<PositionQuestion>,
) -> Result<Json<PositionStudy>, AppError> {
    while_there(&request, state.site.reviews.study_position(&user.account, question)).await.map(Json)
}

/// Plays 36 games of a rollout. Parts with different seeds are independent; request more parts until the result is
/// certain enough.
#[route(post "/positions/rollout", scoped(Read), limit(PositionByAccount), while_full,
    tag = "positions", request_body = RolloutQuestion, responses(
    (status = 200, description = "The means over these games", body = RolloutPart),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The position occurs in the user's match in play", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn rollout(
    state: Data<AppState>,
    user: CurrentUser,
    request: HttpRequest,
    Json(question): Json<RolloutQuestion>,
) -> Result<Json<RolloutPart>, AppError> {
    while_there(&request, state.site.reviews.roll_out(&user.account, question)).await.map(Json)
}

/// One decision at all scores up to 9-away: the cube action, or the best play and the cost of a chosen play.
#[route(post "/positions/scores", scoped(Read), limit(PositionByAccount), while_full,
    tag = "positions", request_body = ScoresQuestion, responses(
    (status = 200, description = "The decision at each score", body = ScoreChart),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The position occurs in the user's match in play", body = ErrorBody),
    (status = 422, description = "The position or the play is impossible", body = ErrorBody),
    (status = 429, description = "Too many questions", body = ErrorBody),
))]
async fn scores(
    state: Data<AppState>,
    user: CurrentUser,
    request: HttpRequest,
    Json(question): Json<ScoresQuestion>,
) -> Result<Json<ScoreChart>, AppError> {
    while_there(&request, state.site.reviews.chart_scores(&user.account, question)).await.map(Json)
}
