//! Positions that players show to everybody who has the link.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use route::route;
use site::error::AppError;
use wire::{ErrorBody, SharedPosition};

use crate::{
    http::{CurrentUser, MaybeUser, registry::routes},
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
    (status = 404, description = "There is no such link, or it is not shared any more", body = ErrorBody),
))]
async fn show_shared(
    state: Data<AppState>,
    MaybeUser(viewer): MaybeUser,
    id: Path<String>,
) -> Result<Json<SharedPosition>, AppError> {
    state.site.reviews.shared_position(&id, viewer.as_ref().map(|user| &user.account)).await.map(Json)
}

/// Stops sharing a position: its link leads nowhere from now on.
#[route(delete "/shared-positions/{id}", scoped(Play), tag = "archive",
    params(("id" = String, Path, description = "The link")), responses(
    (status = 204, description = "It is not shared any more"),
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
