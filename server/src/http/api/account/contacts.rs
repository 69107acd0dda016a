//! Friends, blocks and private notes, visible to their owner only.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{accounts::contacts, error::AppError};
use wire::{Contact, ErrorBody, SetContact};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_contacts,
    set_contact,
}

/// The user's contacts, friends first.
#[route(get "/account/contacts", scoped(Read, Social), tag = "players", responses(
    (status = 200, description = "At most 1000", body = Vec<Contact>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_contacts(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<Contact>>, AppError> {
    contacts::list(&state.site.accounts, &user.account).await.map(Json)
}

/// Stores a player as a friend, as blocked, or with a note; or deletes the contact.
#[route(put "/account/contacts/{name}", scoped(Social), tag = "players", request_body = SetContact,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "The contact is stored"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no contacts", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn set_contact(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(wanted): Json<SetContact>,
) -> Result<HttpResponse, AppError> {
    contacts::set(&state.site.accounts, &user.account, &name, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}
