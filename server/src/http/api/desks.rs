//! The director's desk.

use actix_web::web::{Data, Json, Path};
use route::route;
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error as Unknown},
};
use site::{competitions::competition_id, error::AppError};
use store::competitions::CompetitionId;
use wire::{AnswerCall, CompetitionKind, ErrorBody, EventDesk};

use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    show_desk,
    answer_call,
}

/// Every table in play of an event, and the calls, for its director.
#[route(get "/desks/{kind}/{id}", scoped(Read, Play), tag = "desks",
    params(
        ("kind" = CompetitionKind, Path, description = "What the event is"),
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
    state.site.desks.desk(&user.account, desk_id(&kind, &id)?).await.map(Json)
}

/// Says that a call was heard, with a word to the caller.
#[route(post "/desks/{kind}/{id}/calls/{call}", scoped(Play), tag = "desks", request_body = AnswerCall,
    params(
        ("kind" = CompetitionKind, Path, description = "What the event is"),
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
    state.site.desks.answer_call(&user.account, desk_id(&kind, &id)?, &call, &answer).await.map(Json)
}

/// Reads the id of a competition from a path.
pub(super) fn desk_id(kind: &str, id: &str) -> Result<CompetitionId, AppError> {
    let kind: Result<CompetitionKind, Unknown> = CompetitionKind::deserialize(kind.into_deserializer());
    kind.ok().and_then(|kind| competition_id(kind, id)).ok_or(AppError::NotFound("event"))
}
