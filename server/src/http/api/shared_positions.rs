//! Positions that players share by a link.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::error::AppError;
use wire::{ErrorBody, SharedPosition};

use crate::{
    http::{CurrentUser, MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_shared,
    unshare,
}

/// A shared position with its analysis.
#[route(get "/shared-positions/{id}", open(Read), tag = "archive",
    params(("id" = String, Path, description = "The link")), responses(
    (status = 200, description = "The position", body = SharedPosition),
    (status = 404, description = "There is no such link, or the position is no longer shared", body = ErrorBody),
))]
async fn show_shared(
    state: Data<AppState>,
    MaybeUser(viewer): MaybeUser,
    id: Path<String>,
) -> Result<Json<SharedPosition>, AppError> {
    state.site.reviews.shared_position(&id, viewer.as_ref().map(|user| &user.account)).await.map(Json)
}

/// Stops sharing a position. Its link stops working at once.
#[route(delete "/shared-positions/{id}", scoped(Play), while_full, tag = "archive",
    params(("id" = String, Path, description = "The link")), responses(
    (status = 204, description = "The position is no longer shared"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user shares no such position", body = ErrorBody),
))]
async fn unshare(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.reviews.unshare_position(&user.account, &id).await?;
    Ok(HttpResponse::NoContent().finish())
}
