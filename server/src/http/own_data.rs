//! The copy of all data stored about the user, and the deletion of the account.

use actix_web::{
    HttpResponse,
    web::{Data, Json},
};
use route::route;
use wire::{AccountExport, DeleteAccount, ErrorBody};

use super::{CurrentUser, cookie, devices, programs, registry::routes};
use crate::{
    account::{Password, own_data},
    error::AppError,
    state::AppState,
};

routes! {
    export_account,
    delete_account,
}

/// Everything that is kept about the user, as a file.
#[route(get "/account/export", browser, tag = "accounts", responses(
    (status = 200, description = "Account, devices, programs, matches, credits, what was written, library", body = AccountExport),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn export_account(state: Data<AppState>, user: CurrentUser) -> Result<HttpResponse, AppError> {
    let devices = devices::of(&state, &user).await?;
    let programs = programs::of(&state, &user).await?;
    let export = own_data::export(&state, &user.account, devices, programs).await?;
    Ok(HttpResponse::Ok()
        .insert_header(("content-disposition", "attachment; filename=\"fullprime-account.json\""))
        .json(export))
}

/// Deletes the account and its bots. Matches stay, with a deleted player in them.
#[route(post "/account/deletion", browser, tag = "accounts", request_body = DeleteAccount, responses(
    (status = 204, description = "The account is gone; the cookie is removed"),
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
    own_data::erase(&state, &user.account, password).await?;
    Ok(HttpResponse::NoContent().cookie(cookie::end(&state)).finish())
}
