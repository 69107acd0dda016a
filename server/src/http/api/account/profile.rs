//! The account's profile, and the settings that follow it.

use actix_web::web::Data;
use route::route;
use site::{
    accounts::{profile, settings},
    error::AppError,
};
use wire::{ErrorBody, KeptSettings, PlayerProfile, SetProfile, SettingsView};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    set_profile,
    show_settings,
    keep_settings,
}

/// Replaces the account's picture, flag and words.
#[route(put "/account/profile", browser, tag = "accounts", request_body = SetProfile, responses(
    (status = 200, description = "The public profile", body = PlayerProfile),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no profile, or a moderator has muted the player", body = ErrorBody),
    (status = 422, description = "There is no such picture or country, or the words are too long", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn set_profile(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetProfile>,
) -> Result<Json<PlayerProfile>, AppError> {
    profile::set(&state.site.accounts, &user.account, wanted).await.map(Json)
}

/// The settings that a browser has stored with the account.
#[route(get "/account/settings", browser, tag = "accounts", responses(
    (status = 200, description = "The stored settings, or null", body = SettingsView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_settings(state: Data<AppState>, user: CurrentUser) -> Result<Json<SettingsView>, AppError> {
    settings::view_settings(&state.site.accounts, &user.account).await.map(Json)
}

/// Stores settings with the account, unless newer ones are already stored.
#[route(put "/account/settings", browser, tag = "accounts", request_body = KeptSettings, responses(
    (status = 200, description = "The settings that are stored now", body = SettingsView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests cannot store settings", body = ErrorBody),
    (status = 422, description = "The document does not hold settings, or is too large", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn keep_settings(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<KeptSettings>,
) -> Result<Json<SettingsView>, AppError> {
    settings::keep(&state.site.accounts, &user.account, wanted).await.map(Json)
}
