//! New accounts.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode, web::Data};
use route::route;
use site::{
    accounts::{self, Password},
    error::AppError,
};
use store::account::UserName;
use texts::refusals;
use wire::{ErrorBody, Session, SignUp};

use super::session::{answer, client};
use crate::{
    http::{MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    sign_up,
    sign_up_guest,
}

/// Creates an account and signs in to it.
#[route(post "/accounts", browser, tag = "accounts", request_body = SignUp, responses(
    (status = 201, description = "The account is created; the session's cookie is set", body = Session),
    (status = 409, description = "The name is taken", body = ErrorBody),
    (status = 429, description = "Too many new accounts from this address", body = ErrorBody),
))]
async fn sign_up(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
    Json(wanted): Json<SignUp>,
) -> Result<HttpResponse, AppError> {
    let name = UserName::parse(&wanted.name)?;
    let password = Password::choose(wanted.password, name.as_str())?;
    let client = client(&request, &state, viewer.0.as_ref());
    let device = client.device.clone();
    let signed_in = accounts::sign_up(&state.site.accounts, client, name, password).await?;
    Ok(answer(StatusCode::CREATED, &state, &signed_in, &device))
}

/// Creates a guest's account, without a password. It is kept by choosing a name and a password, or lost with its
/// session.
#[route(post "/accounts/guest", browser, tag = "accounts", responses(
    (status = 201, description = "The account is created; the session's cookie is set", body = Session),
    (status = 409, description = "Somebody is signed in already", body = ErrorBody),
    (status = 429, description = "Too many new accounts from this address", body = ErrorBody),
))]
async fn sign_up_guest(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    if viewer.0.is_some() {
        return Err(AppError::Conflict(refusals::sign_out_to_be_a_guest()));
    }
    let client = client(&request, &state, None);
    let device = client.device.clone();
    let signed_in = accounts::sign_up_guest(&state.site.accounts, client).await?;
    Ok(answer(StatusCode::CREATED, &state, &signed_in, &device))
}
