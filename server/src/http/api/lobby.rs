//! The lobby, and the connected players.

use actix_web::web::{Data, Query};
use route::route;
use serde::Deserialize;
use site::error::AppError;
use texts::refusals;
use utoipa::IntoParams;
use wire::{ErrorBody, LobbyPlayers, LobbySnapshot};

use crate::{
    http::{MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_lobby,
    find_connected,
}

/// The lobby: open tables, matches in play, and connected players.
#[route(get "/lobby", open(Read, Play), tag = "matches", responses(
    (status = 200, description = "The lobby as this viewer may see it", body = LobbySnapshot),
))]
async fn show_lobby(state: Data<AppState>, viewer: MaybeUser) -> Result<Json<LobbySnapshot>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    Ok(Json(state.site.presence.lobby(viewer.as_ref())))
}

/// The filter and page of the list of connected players.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichPlayers {
    /// A part of the name, at most 20 characters. Empty: all players.
    #[serde(default)]
    name: String,
    /// The `next` of the previous page.
    after: Option<String>,
}

/// The connected players, including those whom the lobby only counts.
#[route(get "/lobby/players", open(Read, Play), tag = "matches", params(WhichPlayers), responses(
    (status = 200, description = "At most 50 players, accounts with a name before guests", body = LobbyPlayers),
    (status = 422, description = "The name is too long", body = ErrorBody),
))]
async fn find_connected(
    state: Data<AppState>,
    which: Query<WhichPlayers>,
) -> Result<Json<LobbyPlayers>, AppError> {
    if which.name.len() > 20 {
        return Err(AppError::invalid("name", refusals::at_most_characters(20)));
    }
    Ok(Json(state.site.presence.lobby_players(&which.name, which.after.as_deref())))
}
