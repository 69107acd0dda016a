//! The devices that are signed in to an account.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{
    accounts::{
        self,
        sign_ins::{self, Word},
    },
    error::AppError,
};
use store::id::{self, SessionId};
use texts::refusals;
use wire::{Device, DeviceId, ErrorBody, Millis, NewSignIn};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_devices,
    show_sign_ins,
    own_sign_in,
    refuse_sign_in,
    sign_out_device,
    sign_out_others,
}

/// The signed-in devices, the most recently used first.
#[route(get "/account/devices", browser, tag = "accounts", responses(
    (status = 200, description = "All signed-in devices, the calling one included", body = Vec<Device>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_devices(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<Device>>, AppError> {
    list_devices(&state, &user).await.map(Json)
}

/// Returns the devices that are signed in, also for the account page.
pub(super) async fn list_devices(state: &AppState, user: &CurrentUser) -> Result<Vec<Device>, AppError> {
    let rows = accounts::devices(&state.site.accounts, user.account.id).await?;
    let devices = rows.into_iter().map(|row| Device {
        id: DeviceId(id::show(row.id().to_row())),
        signed_in_at: Millis(row.created_at),
        last_seen_at: Millis(row.last_seen_at),
        this: row.id() == user.session,
        user_agent: row.user_agent,
        network: row.network,
    });
    Ok(devices.collect())
}

/// Sign-ins from unknown browsers that the owner has not confirmed or rejected yet. The sign-in of the caller is left
/// out.
#[route(get "/account/sign-ins", browser, tag = "accounts", responses(
    (status = 200, description = "The newest first", body = Vec<NewSignIn>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_sign_ins(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<NewSignIn>>, AppError> {
    let waiting = sign_ins::waiting(&state.site.accounts, user.account.id, user.session).await?;
    let shown = waiting.into_iter().map(|(sign_in, open)| NewSignIn {
        id: DeviceId(id::show(sign_in.id.to_row())),
        at: sign_in.at,
        user_agent: sign_in.user_agent,
        network: sign_in.network,
        open,
    });
    Ok(Json(shown.collect()))
}

/// Confirms a sign-in as the owner's.
#[route(put "/account/sign-ins/{id}", browser, while_full, tag = "accounts",
    params(("id" = DeviceId, Path, description = "The id of the sign-in")), responses(
    (status = 204, description = "The sign-in is confirmed"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such sign-in waits", body = ErrorBody),
))]
async fn own_sign_in(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    speak(&state, &user, &shown, Word::Mine).await
}

/// Rejects a sign-in that was not the owner's: its session ends, and its browser is unknown again.
#[route(delete "/account/sign-ins/{id}", browser, while_full, tag = "accounts",
    params(("id" = DeviceId, Path, description = "The id of the sign-in")), responses(
    (status = 204, description = "The session has ended"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such sign-in waits", body = ErrorBody),
))]
async fn refuse_sign_in(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    speak(&state, &user, &shown, Word::NotMine).await
}

async fn speak(
    state: &AppState,
    user: &CurrentUser,
    shown: &str,
    word: Word,
) -> Result<HttpResponse, AppError> {
    let id = id::parse(shown)
        .map(SessionId::from_row)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_sign_in()))?;
    sign_ins::say(&state.site.accounts, user.account.id, user.session, id, word).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Signs a device out and closes its sockets at once.
#[route(delete "/account/devices/{id}", browser, shut_out_too, while_full, tag = "accounts",
    params(("id" = DeviceId, Path, description = "The id of the device")), responses(
    (status = 204, description = "The device is signed out"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such device is signed in to this account", body = ErrorBody),
))]
async fn sign_out_device(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    let session = id::parse(&shown)
        .map(SessionId::from_row)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_device()))?;
    accounts::sign_out_device(&state.site.accounts, user.account.id, session).await?;
    state.site.presence.signed_out(user.account.id, Some(session));
    Ok(HttpResponse::NoContent().finish())
}

/// Signs out every device except the calling one.
#[route(delete "/account/devices", browser, shut_out_too, while_full, tag = "accounts", responses(
    (status = 204, description = "Only the calling device is signed in"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn sign_out_others(state: Data<AppState>, user: CurrentUser) -> Result<HttpResponse, AppError> {
    for session in accounts::sign_out_others(&state.site.accounts, user.account.id, user.session).await? {
        state.site.presence.signed_out(user.account.id, Some(session));
    }
    Ok(HttpResponse::NoContent().finish())
}
