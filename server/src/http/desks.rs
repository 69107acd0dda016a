//! The director's desk, and calls for the director.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use route::route;
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error as Unknown},
};
use wire::{AnswerCall, CallDirector, DeskKind, DirectorCall, ErrorBody, EventDesk};

use super::{CurrentUser, matches::match_id, registry::routes};
use crate::{error::AppError, limits::Limit, live::desk::DeskId, state::AppState};

routes! {
    own_calls,
    call_director,
    show_desk,
    answer_call,
}

/// The user's calls from a table, newest first.
#[route(get "/matches/{id}/calls", scoped(Read, Play), tag = "desks",
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The user's own calls, and whether they were heard", body = Vec<DirectorCall>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not play there", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "It belongs to no event", body = ErrorBody),
))]
async fn own_calls(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<Vec<DirectorCall>>, AppError> {
    state.live.own_calls(&user.account, match_id(&id)?).await.map(Json)
}

/// Calls the director of the event to a table.
#[route(post "/matches/{id}/calls", scoped(Play), tag = "desks", request_body = CallDirector,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 201, description = "It stands at the director's desk", body = DirectorCall),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not play there", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "It belongs to no event, or the director has not heard the calls before", body = ErrorBody),
    (status = 429, description = "Too many words", body = ErrorBody),
))]
async fn call_director(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(call): Json<CallDirector>,
) -> Result<HttpResponse, AppError> {
    state.limit(Limit::ChatByAccount, &user.account.id.to_string()).await?;
    let call = state.live.call_director(&user.account, match_id(&id)?, &call.reason).await?;
    Ok(HttpResponse::Created().json(call))
}

/// Every table in play of an event, and the calls, for its director.
#[route(get "/desks/{kind}/{id}", scoped(Read, Play), tag = "desks",
    params(
        ("kind" = DeskKind, Path, description = "What the event is"),
        ("id" = String, Path, description = "The event"),
    ), responses(
    (status = 200, description = "As it is now", body = EventDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Somebody else directs it", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn show_desk(
    state: Data<AppState>,
    user: CurrentUser,
    desk: Path<(String, String)>,
) -> Result<Json<EventDesk>, AppError> {
    let (kind, id) = desk.into_inner();
    state.live.desk(&user.account, desk_id(&kind, &id)?).await.map(Json)
}

/// Says that a call was heard, with a word to the caller.
#[route(post "/desks/{kind}/{id}/calls/{call}", scoped(Play), tag = "desks", request_body = AnswerCall,
    params(
        ("kind" = DeskKind, Path, description = "What the event is"),
        ("id" = String, Path, description = "The event"),
        ("call" = String, Path, description = "The call"),
    ), responses(
    (status = 200, description = "The desk as it is then", body = EventDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Somebody else directs the event", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "There is no such call that waits", body = ErrorBody),
))]
async fn answer_call(
    state: Data<AppState>,
    user: CurrentUser,
    at: Path<(String, String, String)>,
    Json(answer): Json<AnswerCall>,
) -> Result<Json<EventDesk>, AppError> {
    let (kind, id, call) = at.into_inner();
    state.live.answer_call(&user.account, desk_id(&kind, &id)?, &call, &answer).await.map(Json)
}

fn desk_id(kind: &str, id: &str) -> Result<DeskId, AppError> {
    let kind: Result<DeskKind, Unknown> = DeskKind::deserialize(kind.into_deserializer());
    kind.ok().and_then(|kind| DeskId::parse(kind, id)).ok_or(AppError::NotFound("event"))
}
