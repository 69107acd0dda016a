//! The mail address of the account, and the notices that go there.

use actix_web::web::Data;
use route::route;
use site::{
    accounts::{Password, mail},
    error::AppError,
};
use wire::{ErrorBody, MailView, SetMailAddress, SetMailNotices};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_mail,
    set_mail_address,
    forget_mail_address,
    set_mail_notices,
}

/// The mail address of the account, and the kinds of mail that it gets.
#[route(get "/account/mail", browser, tag = "accounts", responses(
    (status = 200, description = "Address and choices", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_mail(state: Data<AppState>, user: CurrentUser) -> Result<Json<MailView>, AppError> {
    mail::view(&state.site.accounts, &user.account).await.map(Json)
}

/// Sets the mail address. A link that confirms it is sent there.
#[route(put "/account/mail/address", browser, tag = "accounts", request_body = SetMailAddress, responses(
    (status = 200, description = "The address waits for its confirmation", body = MailView),
    (status = 401, description = "Nobody is signed in, or the password is wrong", body = ErrorBody),
    (status = 404, description = "The site sends no mail", body = ErrorBody),
    (status = 422, description = "This is not a mail address", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn set_mail_address(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetMailAddress>,
) -> Result<Json<MailView>, AppError> {
    let password = Password::given(wanted.password).map_err(|_too_long| AppError::WrongCredentials)?;
    mail::set_address(&state.site.accounts, &user.account, &wanted.address, password, wanted.language)
        .await
        .map(Json)
}

/// Removes the mail address.
#[route(delete "/account/mail/address", browser, while_full, tag = "accounts", responses(
    (status = 200, description = "No mail is sent any more", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn forget_mail_address(state: Data<AppState>, user: CurrentUser) -> Result<Json<MailView>, AppError> {
    mail::forget_address(&state.site.accounts, &user.account).await.map(Json)
}

/// Chooses the notices that are sent by mail.
#[route(put "/account/mail/notices", browser, tag = "accounts", request_body = SetMailNotices, responses(
    (status = 200, description = "The new choices", body = MailView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The account has no address", body = ErrorBody),
))]
async fn set_mail_notices(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SetMailNotices>,
) -> Result<Json<MailView>, AppError> {
    mail::set_notices(&state.site.accounts, &user.account, wanted.notices, wanted.language).await.map(Json)
}
