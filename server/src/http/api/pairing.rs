//! Quick pairing.

use actix_web::web::{Data, Json};
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{ErrorBody, Pairing, QuickPairing};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    pair,
}

/// Looks for an opponent: the nearest-rated table for the same, or one's own, at which to wait.
#[route(post "/pairing", scoped(Play), tag = "matches", request_body = QuickPairing, responses(
    (status = 200, description = "Where to sit down", body = Pairing),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests play unrated", body = ErrorBody),
    (status = 409, description = "Too many open tables, or credits short of the stake", body = ErrorBody),
    (status = 422, description = "This cannot be played, or not with this clock", body = ErrorBody),
    (status = 429, description = "Asked too often", body = ErrorBody),
))]
async fn pair(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<QuickPairing>,
) -> Result<Json<Pairing>, AppError> {
    state.site.node.limit(Limit::PairingByAccount, &user.account.id.to_string()).await?;
    state.site.matches.pair(&user.account, &wanted.settings).await.map(Json)
}
