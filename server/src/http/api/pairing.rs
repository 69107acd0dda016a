//! Quick pairing.

use actix_web::web::Data;
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{ErrorBody, Pairing, QuickPairing};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    pair,
}

/// Looks for an opponent. Returns the matching table whose opener is nearest in rating. If no table matches, opens one
/// at which the user waits.
#[route(post "/pairing", scoped(Play), tag = "matches", request_body = QuickPairing, responses(
    (status = 200, description = "The table to sit down at", body = Pairing),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests cannot play rated", body = ErrorBody),
    (status = 409, description = "The user has too many open tables, or too few credits for the stake", body = ErrorBody),
    (status = 422, description = "The settings are not allowed, or not with this clock", body = ErrorBody),
    (status = 429, description = "Too many requests", body = ErrorBody),
))]
async fn pair(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<QuickPairing>,
) -> Result<Json<Pairing>, AppError> {
    state.site.node.limit(Limit::PairingByAccount, &user.account.id.to_string()).await?;
    state.site.matches.pair(&user.account, &wanted.settings).await.map(Json)
}
