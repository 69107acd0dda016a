//! Mail: an account's address, its notifications, links in mails, and password resets.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Json, Path},
};
use route::route;
use wire::{AskForReset, ErrorBody, MailLink, MailView, ResetPassword, SetMailAddress, SetMailNotices};

use super::{CurrentUser, accounts, cookie, registry::routes};
use crate::{
    account::{Password, mail, sign_ins},
    error::AppError,
    state::AppState,
};

routes! {
    show_mail,
    set_mail_address,
    forget_mail_address,
    set_mail_notices,
    confirm_mail,
    end_sign_in,
    unsubscribe,
    ask_for_reset,
    reset_password,
}

/// Where the account wants mail, and of what.
#[route(get "/account/mail", browser, tag = "accounts", responses(
    (status = 200, description = "Address and choices", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_mail(state: Data<AppState>, user: CurrentUser) -> Result<Json<MailView>, AppError> {
    mail::view(&state, &user.account).await.map(Json)
}

/// Gives an address, to which a link is sent that confirms it.
#[route(put "/account/mail/address", browser, tag = "accounts", request_body = SetMailAddress, responses(
    (status = 200, description = "The address waits to be confirmed", body = MailView),
    (status = 401, description = "Nobody is signed in, or the password is wrong", body = ErrorBody),
    (status = 404, description = "The site sends no mail", body = ErrorBody),
    (status = 422, description = "This is no address", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn set_mail_address(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetMailAddress>,
) -> Result<Json<MailView>, AppError> {
    let password = Password::given(wanted.password).map_err(|_too_long| AppError::WrongCredentials)?;
    mail::set_address(&state, &user.account, &wanted.address, password, wanted.language).await.map(Json)
}

/// Takes the address away.
#[route(delete "/account/mail/address", browser, tag = "accounts", responses(
    (status = 200, description = "No mail is sent any more", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn forget_mail_address(state: Data<AppState>, user: CurrentUser) -> Result<Json<MailView>, AppError> {
    mail::forget_address(&state, &user.account).await.map(Json)
}

/// Chooses what is told by mail.
#[route(put "/account/mail/notices", browser, tag = "accounts", request_body = SetMailNotices, responses(
    (status = 200, description = "As chosen", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "No address is known", body = ErrorBody),
))]
async fn set_mail_notices(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetMailNotices>,
) -> Result<Json<MailView>, AppError> {
    mail::set_notices(&state, &user.account, wanted.notices, wanted.language).await.map(Json)
}

/// Confirms an address by the link that was sent to it.
#[route(post "/mail/confirm", browser, tag = "accounts", request_body = MailLink, responses(
    (status = 204, description = "The address is confirmed"),
    (status = 404, description = "The link was used or is too old", body = ErrorBody),
))]
async fn confirm_mail(state: Data<AppState>, Json(link): Json<MailLink>) -> Result<HttpResponse, AppError> {
    mail::confirm(&state, &link.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Ends a sign-in that was not the owner's by the link of the mail about it.
#[route(post "/mail/end-sign-in", browser, tag = "accounts", request_body = MailLink, responses(
    (status = 204, description = "The session is over, and its browser is not known any more"),
    (status = 404, description = "The link was used or is too old", body = ErrorBody),
))]
async fn end_sign_in(state: Data<AppState>, Json(link): Json<MailLink>) -> Result<HttpResponse, AppError> {
    sign_ins::end_by_link(&state, &link.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// No more notices: what the way out in a mail does, also when a mail program presses it by itself.
#[route(post "/mail/unsubscribe/{token}", browser, tag = "accounts",
    params(("token" = String, Path, description = "Of the link")), responses(
    (status = 204, description = "No notices are sent any more"),
    (status = 404, description = "The link is unknown", body = ErrorBody),
))]
async fn unsubscribe(state: Data<AppState>, token: Path<String>) -> Result<HttpResponse, AppError> {
    mail::unsubscribe(&state, token.into_inner()).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// A link for a new password is sent, if the account exists and has a confirmed address; which is told to nobody.
#[route(post "/password-resets", browser, tag = "accounts", request_body = AskForReset, responses(
    (status = 204, description = "If there is such an account with a confirmed address, a mail is on its way"),
    (status = 404, description = "The site sends no mail", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn ask_for_reset(
    request: HttpRequest,
    state: Data<AppState>,
    Json(asked): Json<AskForReset>,
) -> Result<HttpResponse, AppError> {
    let client = accounts::client(&request, &state, None);
    mail::ask_for_reset(&state, &client, &asked.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Sets a new password by a link and ends every session. Signing in is another matter.
#[route(put "/password-resets", browser, tag = "accounts", request_body = ResetPassword, responses(
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
    let client = accounts::client(&request, &state, None);
    let user = mail::reset_password(&state, &client, &wanted.token, wanted.password).await?;
    state.live.signed_out(user, None);
    Ok(HttpResponse::NoContent().cookie(cookie::device(&state, &client.device)).finish())
}
