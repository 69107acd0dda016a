//! Friends, blocks and private notes, visible to their owner only.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use wire::{Contact, ErrorBody, SetContact};

use super::CurrentUser;
use crate::{account::contacts, error::AppError, state::AppState};

/// The user's contacts, friends first.
#[utoipa::path(get, path = "/api/v1/account/contacts", tag = "players", responses(
    (status = 200, description = "At most 1000", body = Vec<Contact>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn show_contacts(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<Vec<Contact>>, AppError> {
    contacts::list(&state, &user.account).await.map(Json)
}

/// Remembers somebody as a friend, as blocked, or with a note; or nothing any more.
#[utoipa::path(put, path = "/api/v1/account/contacts/{name}", tag = "players", request_body = SetContact,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "It is remembered"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests remember nobody", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
pub(super) async fn set_contact(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(wanted): Json<SetContact>,
) -> Result<HttpResponse, AppError> {
    contacts::set(&state, &user.account, &name, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}
