//! Statistics of all dice.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::DiceStatistics;

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_dice_statistics,
}

/// The frequency of each throw in all revealed matches, with tests of fairness.
#[route(get "/dice/statistics", open(Read), tag = "matches", responses(
    (status = 200, description = "Counts and chi-square tests, for all throws and for each kind of player", body = DiceStatistics),
))]
async fn show_dice_statistics(state: Data<AppState>) -> Result<Json<DiceStatistics>, AppError> {
    state.site.matches.dice_statistics().await.map(Json)
}
