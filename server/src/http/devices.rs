//! The devices that are signed in to an account.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use wire::{Device, DeviceId, ErrorBody, Millis};

use super::CurrentUser;
use crate::{
    account,
    error::AppError,
    id::{self, SessionId},
    state::AppState,
};

/// The devices that are signed in, the last used first.
#[utoipa::path(get, path = "/api/v1/account/devices", tag = "accounts", responses(
    (status = 200, description = "All of them, this one among them", body = Vec<Device>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn show_devices(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<Vec<Device>>, AppError> {
    of(&state, &user).await.map(Json)
}

/// The same for whoever shows them.
pub(super) async fn of(state: &AppState, user: &CurrentUser) -> Result<Vec<Device>, AppError> {
    let rows = account::devices(state, user.account.id).await?;
    let devices = rows.into_iter().map(|row| Device {
        id: DeviceId(id::show(row.id().to_row())),
        signed_in_at: Millis(row.created_at),
        last_seen_at: Millis(row.last_seen_at),
        this: row.id() == user.session,
        user_agent: row.user_agent,
    });
    Ok(devices.collect())
}

/// Signs a device out; its sockets end at once.
#[utoipa::path(delete, path = "/api/v1/account/devices/{id}", tag = "accounts",
    params(("id" = DeviceId, Path, description = "Which device")), responses(
    (status = 204, description = "It is signed out"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "No such device is signed in to this account", body = ErrorBody),
))]
pub(super) async fn sign_out_device(
    state: Data<AppState>,
    user: CurrentUser,
    shown: Path<String>,
) -> Result<HttpResponse, AppError> {
    let session = id::parse(&shown).map(SessionId::from_row).ok_or(AppError::NotFound("device"))?;
    account::sign_out_device(&state, user.account.id, session).await?;
    state.live.signed_out(user.account.id, Some(session));
    Ok(HttpResponse::NoContent().finish())
}

/// Signs every other device out.
#[utoipa::path(delete, path = "/api/v1/account/devices", tag = "accounts", responses(
    (status = 204, description = "Only this one is signed in"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn sign_out_others(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<HttpResponse, AppError> {
    for session in account::sign_out_others(&state, user.account.id, user.session).await? {
        state.live.signed_out(user.account.id, Some(session));
    }
    Ok(HttpResponse::NoContent().finish())
}
