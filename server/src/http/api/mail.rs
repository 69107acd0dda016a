//! Links in mails: confirming an address, ending a sign-in, unsubscribing.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{
    accounts::{mail, sign_ins},
    error::AppError,
};
use wire::{ErrorBody, MailLink};

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    confirm_mail,
    end_sign_in,
    unsubscribe,
}

/// Confirms a mail address by the link that was sent to it.
#[route(post "/mail/confirm", browser, tag = "accounts", request_body = MailLink, responses(
    (status = 204, description = "The address is confirmed"),
    (status = 404, description = "The link was used or is too old", body = ErrorBody),
))]
async fn confirm_mail(state: Data<AppState>, Json(link): Json<MailLink>) -> Result<HttpResponse, AppError> {
    mail::confirm(&state.site.accounts, &link.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Ends a sign-in that was not the owner's, by the link in the mail about it.
#[route(post "/mail/end-sign-in", browser, while_full, tag = "accounts", request_body = MailLink, responses(
    (status = 204, description = "The session has ended, and its browser is unknown again"),
    (status = 404, description = "The link was used or is too old", body = ErrorBody),
))]
async fn end_sign_in(state: Data<AppState>, Json(link): Json<MailLink>) -> Result<HttpResponse, AppError> {
    sign_ins::end_by_link(&state.site.accounts, &link.token).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Unsubscribes an address from all notices. Links in mails lead here, and mail programs call it for their own
/// unsubscribe button.
#[route(post "/mail/unsubscribe/{token}", browser, while_full, tag = "accounts",
    params(("token" = String, Path, description = "The token of the link")), responses(
    (status = 204, description = "No notices are sent any more"),
    (status = 404, description = "The link is unknown", body = ErrorBody),
))]
async fn unsubscribe(state: Data<AppState>, token: Path<String>) -> Result<HttpResponse, AppError> {
    mail::unsubscribe(&state.site.accounts, token.into_inner()).await?;
    Ok(HttpResponse::NoContent().finish())
}
