//! The house bots.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::BotCard;

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_bots,
}

/// The bots that can be challenged now, from the weakest to the strongest.
#[route(get "/bots", open(Read), tag = "matches", responses(
    (status = 200, description = "One card for each bot", body = Vec<BotCard>),
))]
async fn show_bots(state: Data<AppState>) -> Result<Json<Vec<BotCard>>, AppError> {
    state.site.house_bots.bot_cards().await.map(Json)
}
