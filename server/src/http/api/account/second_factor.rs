//! Two-factor authentication with codes.

use actix_web::{HttpResponse, web::Data};
use qrcodegen::{QrCode, QrCodeEcc};
use route::route;
use site::{
    accounts::{Password, second_factor},
    error::AppError,
};
use wire::{
    ErrorBody, PasswordAndCode, PasswordOnly, QrPicture, RecoveryCodes, SecondFactor, SecondFactorBegun,
    SecondFactorCode,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_second_factor,
    begin_second_factor,
    confirm_second_factor,
    renew_recovery_codes,
    remove_second_factor,
}

/// Returns whether signing in requires a code besides the password.
#[route(get "/account/second-factor", browser, tag = "accounts", responses(
    (status = 200, description = "The state of the second factor", body = SecondFactor),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_second_factor(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<SecondFactor>, AppError> {
    let standing = second_factor::standing(&state.site.accounts, user.account.id).await?;
    Ok(Json(SecondFactor { since: standing.since, recovery_codes_left: standing.codes_left }))
}

/// Creates a secret for an authenticator. Codes are required once the first code has been given.
#[route(post "/account/second-factor", browser, while_full, tag = "accounts", request_body = PasswordOnly, responses(
    (status = 200, description = "The secret, as text and as a QR code", body = SecondFactorBegun),
    (status = 401, description = "Nobody is signed in, or the password is wrong", body = ErrorBody),
    (status = 409, description = "Codes are required already, or the account has no password", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn begin_second_factor(
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<PasswordOnly>,
) -> Result<Json<SecondFactorBegun>, AppError> {
    let begun = second_factor::begin(&state.site.accounts, &user.account, password(given.password)?).await?;
    let code = QrCode::encode_text(&begun.address, QrCodeEcc::Medium)
        .map_err(|cause| AppError::internal("drawing a code", cause.to_string()))?;
    Ok(Json(SecondFactorBegun { secret: begun.secret, address: begun.address, picture: picture(&code) }))
}

/// Activates the second factor by its first code.
#[route(post "/account/second-factor/confirmation", browser, while_full,
    tag = "accounts", request_body = SecondFactorCode, responses(
    (status = 200, description = "Codes are required; the recovery codes are shown only in this answer", body = RecoveryCodes),
    (status = 401, description = "Nobody is signed in, or the code is wrong", body = ErrorBody),
    (status = 409, description = "No set-up waits for its first code", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn confirm_second_factor(
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<SecondFactorCode>,
) -> Result<Json<RecoveryCodes>, AppError> {
    let codes = second_factor::confirm(&state.site.accounts, &user.account, given.code).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Replaces the recovery codes by new ones.
#[route(post "/account/second-factor/recovery-codes", browser, while_full,
    tag = "accounts", request_body = PasswordAndCode, responses(
    (status = 200, description = "The new codes, shown only in this answer", body = RecoveryCodes),
    (status = 401, description = "Nobody is signed in, or the password or the code is wrong", body = ErrorBody),
    (status = 409, description = "The account has no second factor", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn renew_recovery_codes(
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<PasswordAndCode>,
) -> Result<Json<RecoveryCodes>, AppError> {
    let password = password(given.password)?;
    let codes = second_factor::renew_codes(&state.site.accounts, &user.account, password, given.code).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Switches the second factor off.
#[route(post "/account/second-factor/removal", browser, while_full,
    tag = "accounts", request_body = PasswordAndCode, responses(
    (status = 204, description = "Signing in needs only the password"),
    (status = 401, description = "Nobody is signed in, or the password or the code is wrong", body = ErrorBody),
    (status = 409, description = "The account has no second factor", body = ErrorBody),
    (status = 429, description = "Too many tries", body = ErrorBody),
))]
async fn remove_second_factor(
    state: Data<AppState>,
    user: CurrentUser,
    Json(given): Json<PasswordAndCode>,
) -> Result<HttpResponse, AppError> {
    let password = password(given.password)?;
    second_factor::remove(&state.site.accounts, &user.account, password, given.code).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn password(text: String) -> Result<Password, AppError> {
    Password::given(text).map_err(|_too_long| AppError::WrongCredentials)
}

/// Returns one rectangle for each run of dark modules in a row.
fn picture(code: &QrCode) -> QrPicture {
    use std::fmt::Write as _;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let length = (x..size).take_while(|&at| code.get_module(at, y)).count();
            if length > 0 {
                write!(path, "M{x} {y}h{length}v1h-{length}z").expect("writing to a string cannot fail");
            }
            x += i32::try_from(length).unwrap_or(0) + 1;
        }
    }
    QrPicture { size: u32::try_from(size).unwrap_or(0), path }
}
