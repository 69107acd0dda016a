//! Clubs.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::error::AppError;
use utoipa::IntoParams;
use wire::{ClubAct, ClubChat, ClubView, Clubs, CreateClub, ErrorBody, SayInClub};

use crate::{
    http::{CurrentUser, MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_clubs,
    create_club,
    show_club,
    act_in_club,
    show_club_chat,
    say_in_club,
}

/// The search for clubs.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    /// The beginning of the name, in any case.
    start: Option<String>,
}

/// The part of the chat to return.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    /// The number of the last line that the client knows.
    after: Option<u32>,
}

/// The user's clubs, and others.
#[route(get "/clubs", open(Read, Social), tag = "clubs", params(Search), responses(
    (status = 200, description = "The clubs", body = Clubs),
    (status = 422, description = "No name can begin like this", body = ErrorBody),
))]
async fn show_clubs(
    state: Data<AppState>,
    viewer: MaybeUser,
    search: Query<Search>,
) -> Result<Json<Clubs>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.clubs.list(viewer.as_ref(), search.start.as_deref()).await.map(Json)
}

/// Founds a club.
#[route(post "/clubs", browser, tag = "clubs", request_body = CreateClub, responses(
    (status = 200, description = "The club", body = ClubView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests cannot found clubs", body = ErrorBody),
    (status = 409, description = "The name looks like another, or the user owns too many", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn create_club(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateClub>,
) -> Result<Json<ClubView>, AppError> {
    state.site.clubs.create(&user.account, wanted).await.map(Json)
}

/// A club.
#[route(get "/clubs/{id}", open(Read, Social), tag = "clubs",
    params(("id" = String, Path, description = "The club's id")), responses(
    (status = 200, description = "The club with its members and events", body = ClubView),
    (status = 404, description = "There is no such club", body = ErrorBody),
))]
async fn show_club(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<ClubView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.clubs.view(&id, viewer.as_ref()).await.map(Json)
}

/// Carries out an action in a club, such as joining, leaving or inviting.
#[route(post "/clubs/{id}/acts", browser, tag = "clubs", request_body = ClubAct,
    params(("id" = String, Path, description = "The club's id")), responses(
    (status = 200, description = "The club after the action", body = ClubView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user's role does not allow it", body = ErrorBody),
    (status = 404, description = "There is no such club, player or event", body = ErrorBody),
    (status = 409, description = "The action is not possible now, or a limit is reached", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
    (status = 429, description = "Too many changes", body = ErrorBody),
))]
async fn act_in_club(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(act): Json<ClubAct>,
) -> Result<Json<ClubView>, AppError> {
    state.site.clubs.act(&user.account, &id, act).await.map(Json)
}

/// The chat of a club, for its members.
#[route(get "/clubs/{id}/chat", scoped(Chat), tag = "clubs",
    params(("id" = String, Path, description = "The club's id"), After), responses(
    (status = 200, description = "The lines after the known one", body = ClubChat),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user is not a member", body = ErrorBody),
    (status = 404, description = "There is no such club", body = ErrorBody),
))]
async fn show_club_chat(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    after: Query<After>,
) -> Result<Json<ClubChat>, AppError> {
    state.site.clubs.chat(&user.account, &id, after.after.unwrap_or(0)).await.map(Json)
}

/// Writes in the chat of a club.
#[route(post "/clubs/{id}/chat", scoped(Chat), tag = "clubs", request_body = SayInClub,
    params(("id" = String, Path, description = "The club's id")), responses(
    (status = 204, description = "The line is stored"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user is not a member, or is muted", body = ErrorBody),
    (status = 404, description = "There is no such club", body = ErrorBody),
    (status = 422, description = "The text is empty or too long", body = ErrorBody),
    (status = 429, description = "Too many lines", body = ErrorBody),
))]
async fn say_in_club(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(said): Json<SayInClub>,
) -> Result<HttpResponse, AppError> {
    state.site.clubs.say(&user.account, &id, said).await?;
    Ok(HttpResponse::NoContent().finish())
}
