//! Sanctions against the account, and appeals.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{error::AppError, integrity::sanctions};
use wire::{ErrorBody, OwnSanctions, SendAppeal};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_own_sanctions,
    send_appeal,
}

/// The account's own sanctions, and the corrections that voided matches caused.
#[route(get "/account/sanctions", browser, tag = "moderation", responses(
    (status = 200, description = "Sanctions and corrections, newest first", body = OwnSanctions),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_own_sanctions(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<OwnSanctions>, AppError> {
    sanctions::own(&state.site.integrity, &user.account).await.map(Json)
}

/// Appeals against a sanction in force. Each sanction allows one appeal.
#[route(post "/account/sanctions/{id}/appeal", browser, shut_out_too, tag = "moderation", request_body = SendAppeal,
    params(("id" = String, Path, description = "The sanction")), responses(
    (status = 204, description = "The appeal waits for a moderator"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The account has no such sanction", body = ErrorBody),
    (status = 409, description = "The appeal was made already, or the sanction is over", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn send_appeal(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(sent): Json<SendAppeal>,
) -> Result<HttpResponse, AppError> {
    sanctions::appeal(&state.site.integrity, &user.account, &id, &sent.text).await?;
    Ok(HttpResponse::NoContent().finish())
}
