//! The passkeys of the account.

use actix_web::{
    HttpRequest, HttpResponse,
    http::header,
    web::{Data, Path},
};
use route::route;
use site::{
    accounts::{Password, passkeys},
    error::AppError,
    passkeys::webauthn::RelyingParty,
};
use store::{
    id::{self, PasskeyId},
    passkeys::Listed,
};
use texts::refusals;
use wire::{ErrorBody, NewPasskey, Passkey, PasskeyCreation, PasswordOnly};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_passkeys,
    ask_for_passkey,
    keep_passkey,
    remove_passkey,
}

/// The passkeys of the account, oldest first.
#[route(get "/account/passkeys", browser, tag = "accounts", responses(
    (status = 200, description = "All of them", body = Vec<Passkey>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_passkeys(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<Passkey>>, AppError> {
    let all = passkeys::all(&state.site.accounts, user.account.id).await?;
    Ok(Json(all.into_iter().map(to_wire).collect()))
}

/// Returns a challenge for creating a passkey, valid for five minutes.
#[route(post "/account/passkeys/challenge", browser, while_full,
    tag = "accounts", request_body = PasswordOnly, responses(
    (status = 200, description = "The options for the browser", body = PasskeyCreation),
    (status = 401, description = "Nobody is signed in, or the password is wrong", body = ErrorBody),
    (status = 409, description = "The account has no password or too many passkeys, or the site has no host name", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn ask_for_passkey(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<PasswordOnly>,
) -> Result<Json<PasskeyCreation>, AppError> {
    let site = relying_party(&request, &state)?;
    let password = Password::given(given.password).map_err(|_too_long| AppError::WrongCredentials)?;
    let (challenge, known) = passkeys::ask_for_new(&state.site.accounts, &user.account, password).await?;
    Ok(Json(PasskeyCreation {
        challenge: challenge.to_string(),
        site: site.id,
        user: data_encoding::BASE64URL_NOPAD.encode(&user.account.id.to_row().to_be_bytes()),
        known: known.into_iter().map(|passkey| passkey.credential).collect(),
    }))
}

/// Stores the passkey that the browser has created.
#[route(post "/account/passkeys", browser, while_full, tag = "accounts", request_body = NewPasskey, responses(
    (status = 201, description = "The passkey can sign in to the account", body = Passkey),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "Creating it took too long, or the passkey is stored already", body = ErrorBody),
))]
async fn keep_passkey(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<NewPasskey>,
) -> Result<HttpResponse, AppError> {
    let site = relying_party(&request, &state)?;
    let kept = passkeys::add(&state.site.accounts, &site, &user.account, given).await?;
    Ok(HttpResponse::Created().json(to_wire(kept)))
}

/// Deletes a passkey.
#[route(delete "/account/passkeys/{id}", browser, while_full, tag = "accounts",
    params(("id" = wire::PasskeyId, Path, description = "The id of the passkey")), responses(
    (status = 204, description = "The passkey no longer signs in"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The account has no such passkey", body = ErrorBody),
))]
async fn remove_passkey(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    let passkey = id::parse(&shown)
        .map(PasskeyId::from_row)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_passkey()))?;
    passkeys::remove(&state.site.accounts, user.account.id, passkey).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Returns the site for which passkeys are made: the configured origin, or without one the origin of the requesting
/// page, which `origin.rs` has checked.
pub(in crate::http::api) fn relying_party(
    request: &HttpRequest,
    state: &AppState,
) -> Result<RelyingParty, AppError> {
    let of_page = || request.headers().get(header::ORIGIN)?.to_str().ok();
    let origin = state.public_origin.as_ref().map(|ours| ours.ascii.as_str()).or_else(of_page);
    origin
        .and_then(RelyingParty::of_origin)
        .ok_or_else(|| AppError::Conflict(refusals::passkeys_need_a_host_name()))
}

fn to_wire(passkey: Listed) -> Passkey {
    Passkey {
        id: wire::PasskeyId(id::show(passkey.id.to_row())),
        name: passkey.name,
        created_at: passkey.created_at,
        used_at: passkey.used_at,
    }
}
