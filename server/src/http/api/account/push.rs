//! The browsers of the account that get notices by web push.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::{ErrorBody, ForgetPush, PushView, SetPush};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_push,
    set_push,
    forget_push,
}

/// The browsers that get notices, and the key with which another browser subscribes.
#[route(get "/account/push", browser, tag = "accounts", responses(
    (status = 200, description = "The key and the browsers", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_push(state: Data<AppState>, user: CurrentUser) -> Result<Json<PushView>, AppError> {
    state.site.push.view(&user.account).await.map(Json)
}

/// Adds a browser, or changes the notices that it gets. The ten newest browsers of an account are kept.
#[route(put "/account/push", browser, tag = "accounts", request_body = SetPush, responses(
    (status = 200, description = "The browser gets these notices", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests get no notices", body = ErrorBody),
    (status = 404, description = "The site offers no web push", body = ErrorBody),
    (status = 422, description = "The address is not that of a push service, or a key is invalid", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn set_push(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetPush>,
) -> Result<Json<PushView>, AppError> {
    state.site.push.subscribe(&user.account, wanted).await.map(Json)
}

/// Removes a browser. An unknown browser is not an error.
#[route(post "/account/push/removal", browser, while_full, tag = "accounts", request_body = ForgetPush, responses(
    (status = 200, description = "The browser gets no more notices", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn forget_push(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<ForgetPush>,
) -> Result<Json<PushView>, AppError> {
    state.site.push.unsubscribe(&user.account, wanted.endpoint).await.map(Json)
}
