//! Signing in with a passkey.

use actix_web::{HttpRequest, HttpResponse, http::StatusCode, web::Data};
use route::route;
use site::{accounts::passkeys, error::AppError};
use wire::{ErrorBody, PasskeyChallenge, PasskeySignIn, Session};

use super::{super::account::passkeys::relying_party, answer, client};
use crate::{
    http::{MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    ask_for_signature,
    sign_in_with_passkey,
}

/// Returns a challenge for signing in with a passkey, valid for five minutes.
#[route(post "/session/passkey/challenge", browser, while_full, tag = "accounts", responses(
    (status = 200, description = "The options for the browser", body = PasskeyChallenge),
    (status = 409, description = "The site was opened by an IP address, for which browsers have no passkeys", body = ErrorBody),
    (status = 429, description = "Too many tries from this address", body = ErrorBody),
))]
async fn ask_for_signature(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<Json<PasskeyChallenge>, AppError> {
    let site = relying_party(&request, &state)?;
    let client = client(&request, &state, viewer.0.as_ref());
    let challenge = passkeys::ask_for_signature(&state.site.accounts, &client).await?;
    Ok(Json(PasskeyChallenge { challenge: challenge.to_string(), site: site.id, known: Vec::new() }))
}

/// Signs in with a passkey.
#[route(post "/session/passkey", browser, while_full, tag = "accounts", request_body = PasskeySignIn, responses(
    (status = 200, description = "Signed in; the session's cookie is set", body = Session),
    (status = 401, description = "No account here has this passkey, or its signature is wrong", body = ErrorBody),
    (status = 409, description = "The site was opened by an IP address, for which browsers have no passkeys", body = ErrorBody),
    (status = 429, description = "Too many tries from this address", body = ErrorBody),
))]
async fn sign_in_with_passkey(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
    Json(given): Json<PasskeySignIn>,
) -> Result<HttpResponse, AppError> {
    let site = relying_party(&request, &state)?;
    let client = client(&request, &state, viewer.0.as_ref());
    let device = client.device.clone();
    let signed_in = passkeys::sign_in(&state.site.accounts, &site, client, given).await?;
    Ok(answer(StatusCode::OK, &state, &signed_in, &device))
}
