//! New passwords by mail.

use actix_web::{HttpRequest, HttpResponse, web::Data};
use route::route;
use site::{accounts::mail, error::AppError};
use wire::{AskForReset, ErrorBody, ResetPassword};

use super::session::client;
use crate::{
    http::{body::Json, cookie, registry::routes},
    state::AppState,
};

routes! {
    ask_for_reset,
    reset_password,
}

/// Sends a link for a new password, if the account exists and has a confirmed address. The answer does not reveal
/// whether it does.
#[route(post "/password-resets", browser, while_full, tag = "accounts", request_body = AskForReset, responses(
    (status = 204, description = "If there is such an account with a confirmed address, a mail is on its way"),
    (status = 404, description = "The site sends no mail", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn ask_for_reset(
    request: HttpRequest,
    state: Data<AppState>,
    Json(asked): Json<AskForReset>,
) -> Result<HttpResponse, AppError> {
    let client = client(&request, &state, None);
    mail::ask_for_reset(&state.site.accounts, &client, &asked.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Sets a new password by a link and ends every session. The user then signs in as usual.
#[route(put "/password-resets", browser, while_full, tag = "accounts", request_body = ResetPassword, responses(
    (status = 204, description = "Changed; nobody is signed in to the account any more"),
    (status = 404, description = "The link was used or is too old", body = ErrorBody),
    (status = 422, description = "This password cannot be chosen", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn reset_password(
    request: HttpRequest,
    state: Data<AppState>,
    Json(wanted): Json<ResetPassword>,
) -> Result<HttpResponse, AppError> {
    let client = client(&request, &state, None);
    let user = mail::reset_password(&state.site.accounts, &client, &wanted.token, wanted.password).await?;
    state.site.presence.signed_out(user, None);
    Ok(HttpResponse::NoContent().cookie(cookie::device(&state, &client.device)).finish())
}
