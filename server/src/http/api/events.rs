//! The list of events of all kinds.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::Events;

use crate::{
    http::{MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    list_events,
}

/// Events of all kinds: those that are open for entries or in play, then the newest finished ones. The socket message
/// `watch_events` subscribes to changes.
#[route(get "/events", open(Read, Play), tag = "events", responses(
    (status = 200, description = "Both groups, newest first; those that were called off come last", body = Events),
))]
async fn list_events(state: Data<AppState>, viewer: MaybeUser) -> Result<Json<Events>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.competitions.events(viewer.as_ref()).await.map(Json)
}
