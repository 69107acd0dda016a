//! The browsers of the account that want notices by web push.

use actix_web::web::{Data, Json};
use route::route;
use site::error::AppError;
use wire::{ErrorBody, ForgetPush, PushView, SetPush};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_push,
    set_push,
    forget_push,
}

/// The browsers that want notices, and the key with which another one subscribes.
#[route(get "/account/push", browser, tag = "accounts", responses(
    (status = 200, description = "The key and the browsers", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_push(state: Data<AppState>, user: CurrentUser) -> Result<Json<PushView>, AppError> {
    state.site.push.view(&user.account).await.map(Json)
}

/// Adds a browser, or changes what it wants. Of an account the ten newest are kept.
#[route(put "/account/push", browser, tag = "accounts", request_body = SetPush, responses(
    (status = 200, description = "The browser gets these notices", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests get no notices", body = ErrorBody),
    (status = 404, description = "The site pushes nothing", body = ErrorBody),
    (status = 422, description = "The address is not one of a push service, or a key is none", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn set_push(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetPush>,
) -> Result<Json<PushView>, AppError> {
    state.site.push.subscribe(&user.account, wanted).await.map(Json)
}

/// Forgets a browser. An unknown one is no error.
#[route(post "/account/push/removal", browser, tag = "accounts", request_body = ForgetPush, responses(
    (status = 200, description = "The browser gets nothing more", body = PushView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn forget_push(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<ForgetPush>,
) -> Result<Json<PushView>, AppError> {
    state.site.push.unsubscribe(&user.account, wanted.endpoint).await.map(Json)
}
