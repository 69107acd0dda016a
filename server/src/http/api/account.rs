//! The user's own account. Larger subjects have files of their own.

pub(super) mod contacts;
pub(super) mod credits;
pub(super) mod devices;
pub(super) mod mail;
pub(super) mod matches;
pub(super) mod passkeys;
pub(super) mod profile;
pub(super) mod programs;
pub(super) mod push;
pub(super) mod sanctions;
pub(super) mod second_factor;
pub(super) mod trainer;
pub(super) mod vacation;

use actix_web::{HttpRequest, HttpResponse, http::StatusCode, web::Data};
use route::route;
use site::{
    accounts::{self, Password, own_data},
    error::AppError,
    integrity::moderation,
};
use store::account::UserName;
use wire::{AccountExport, ChangePassword, DeleteAccount, ErrorBody, RatedLimits, Roles, Session, SignUp};

use super::session::{answer, client};
use crate::{
    http::{CurrentUser, body::Json, cookie, files, registry::routes},
    state::AppState,
};

routes! {
    keep_account,
    change_password,
    export_account,
    delete_account,
    show_roles,
    show_rated_limits,
}

/// Gives a guest's account a name and a password; its matches and ratings stay.
#[route(post "/account/keep", browser, tag = "accounts", request_body = SignUp, responses(
    (status = 200, description = "The account is kept; the session and its cookie are new", body = Session),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The name is taken, or the account does not belong to a guest", body = ErrorBody),
    (status = 429, description = "Too many new accounts from this address", body = ErrorBody),
))]
async fn keep_account(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<SignUp>,
) -> Result<HttpResponse, AppError> {
    let name = UserName::parse(&wanted.name)?;
    let password = Password::choose(wanted.password, name.as_str())?;
    let client = client(&request, &state, Some(&user));
    let guest_name = user.account.name.clone();
    let device = client.device.clone();
    let signed_in = accounts::keep_guest(&state.site.accounts, client, user.account, name, password).await?;
    state.site.matches.renamed(signed_in.account.id, guest_name.as_str());
    Ok(answer(StatusCode::OK, &state, &signed_in, &device))
}

/// Changes the password and ends every other session.
#[route(put "/account/password", browser, shut_out_too, while_full,
    tag = "accounts", request_body = ChangePassword, responses(
    (status = 200, description = "Changed; the session and its cookie are new", body = Session),
    (status = 401, description = "Nobody is signed in, or the current password is wrong", body = ErrorBody),
    (status = 409, description = "The account has no password, or it was changed meanwhile", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn change_password(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<ChangePassword>,
) -> Result<HttpResponse, AppError> {
    let current = Password::given(wanted.current)?;
    let new = Password::choose(wanted.new, user.account.name.as_str())?;
    let client = client(&request, &state, Some(&user));
    let device = client.device.clone();
    let signed_in =
        accounts::change_password(&state.site.accounts, client, user.account, current, new).await?;
    state.site.presence.signed_out(signed_in.account.id, None);
    Ok(answer(StatusCode::OK, &state, &signed_in, &device))
}

/// All stored data about the user, as a file.
#[route(get "/account/export", browser, tag = "accounts", responses(
    (status = 200, description = "Account, devices, programs, matches, credits, written texts, library", body = AccountExport),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn export_account(state: Data<AppState>, user: CurrentUser) -> Result<HttpResponse, AppError> {
    let devices = devices::list_devices(&state, &user).await?;
    let programs = programs::list_programs(&state, &user).await?;
    let export = own_data::export(&state.site.accounts, &user.account, devices, programs).await?;
    Ok(files::file("application/json", "fullprime-account.json").json(export))
}

/// Deletes the account and its bots. Matches stay, with a deleted player in them.
#[route(post "/account/deletion", browser, shut_out_too, while_full,
    tag = "accounts", request_body = DeleteAccount, responses(
    (status = 204, description = "The account is deleted; the cookie is removed"),
    (status = 401, description = "Nobody is signed in, or the password is wrong", body = ErrorBody),
    (status = 409, description = "The account or one of its bots still plays", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn delete_account(
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<DeleteAccount>,
) -> Result<HttpResponse, AppError> {
    let password = given.password.map(Password::given).transpose();
    let password = password.map_err(|_too_long| AppError::WrongCredentials)?;
    own_data::erase(&state.site.accounts, &user.account, password).await?;
    Ok(HttpResponse::NoContent().cookie(cookie::end(&state)).finish())
}

/// The user's special rights.
#[route(get "/account/roles", browser, tag = "moderation", responses(
    (status = 200, description = "The roles", body = Roles),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_roles(state: Data<AppState>, user: CurrentUser) -> Result<Json<Roles>, AppError> {
    let moderator = moderation::is_moderator(&state.site.integrity, &user.account).await?;
    Ok(Json(Roles { moderator }))
}

/// The rated matches that the user and the user's bots began in the last 24 hours, by opponent, and the limit for one
/// opponent.
#[route(get "/account/rated-limits", scoped(Read, Play), tag = "matches", responses(
    (status = 200, description = "The number of matches with each player, and the limit", body = RatedLimits),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_rated_limits(state: Data<AppState>, user: CurrentUser) -> Result<Json<RatedLimits>, AppError> {
    state.site.matches.rated_limits(&user.account).await.map(Json)
}
