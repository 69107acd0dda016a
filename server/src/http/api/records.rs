//! The records of the site.

use actix_web::web::{Data, Query};
use route::route;
use serde::Deserialize;
use site::error::AppError;
use utoipa::IntoParams;
use wire::Records;

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_records,
}

/// The filter for records.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordChoice {
    /// False hides bots; they are shown by default.
    bots: Option<bool>,
}

/// The players with the most matches, and those with the longest winning streaks.
#[route(get "/records", open(Read), tag = "players", params(RecordChoice), responses(
    (status = 200, description = "The records", body = Records),
))]
async fn show_records(state: Data<AppState>, choice: Query<RecordChoice>) -> Result<Json<Records>, AppError> {
    state.site.leaderboards.records(choice.bots.unwrap_or(true)).await.map(Json)
}
