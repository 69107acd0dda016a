//! The director's desk.

use actix_web::web::{Data, Path};
use route::route;
use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error as Unknown},
};
use site::{competitions::competition_id, error::AppError};
use store::competitions::CompetitionId;
use texts::refusals;
use wire::{
    AnswerCall, CompetitionKind, CorrectionPreview, DeskAct, ErrorBody, EventDesk, EventLog,
    PreviewCorrection,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_desk,
    answer_call,
    show_log,
    preview_correction,
    act_at_desk,
}

/// All tables in play of an event and the calls for the director, as the director sees them.
#[route(get "/desks/{kind}/{id}", scoped(Read, Play), tag = "desks",
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the event"),
        ("id" = String, Path, description = "The event"),
    ), responses(
    (status = 200, description = "The desk now", body = EventDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the event", body = ErrorBody),
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

/// Answers a call, with an optional message to the caller.
#[route(post "/desks/{kind}/{id}/calls/{call}", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "desks", request_body = AnswerCall,
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the event"),
        ("id" = String, Path, description = "The event"),
        ("call" = String, Path, description = "The call"),
    ), responses(
    (status = 200, description = "The desk after the answer", body = EventDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the event", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "There is no such unanswered call", body = ErrorBody),
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

/// The log of an event, for its directors: all steps, and which of them can be undone or corrected.
#[route(get "/desks/{kind}/{id}/log", scoped(Read, Play), tag = "desks",
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the event"),
        ("id" = String, Path, description = "The event"),
    ), responses(
    (status = 200, description = "The steps, newest first", body = EventLog),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the event", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn show_log(
    state: Data<AppState>,
    user: CurrentUser,
    desk: Path<(String, String)>,
) -> Result<Json<EventLog>, AppError> {
    let (kind, id) = desk.into_inner();
    state.site.competitions.directors().event_log(&user.account, desk_id(&kind, &id)?).await.map(Json)
}

/// The changes that undoing or correcting a step would cause. Nothing is changed.
#[route(post "/desks/{kind}/{id}/preview", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "desks", request_body = PreviewCorrection,
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the event"),
        ("id" = String, Path, description = "The event"),
    ), responses(
    (status = 200, description = "The changes", body = CorrectionPreview),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the event", body = ErrorBody),
    (status = 404, description = "There is no such event or step", body = ErrorBody),
    (status = 409, description = "This is not possible; the message gives the reason", body = ErrorBody),
    (status = 422, description = "The new step is invalid", body = ErrorBody),
))]
async fn preview_correction(
    state: Data<AppState>,
    user: CurrentUser,
    desk: Path<(String, String)>,
    Json(wanted): Json<PreviewCorrection>,
) -> Result<Json<CorrectionPreview>, AppError> {
    let (kind, id) = desk.into_inner();
    state
        .site
        .competitions
        .directors()
        .preview_correction(&user.account, desk_id(&kind, &id)?, &wanted)
        .await
        .map(Json)
}

/// Undoes or corrects a step, holds or releases play, or changes the directors.
#[route(post "/desks/{kind}/{id}/acts", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "desks", request_body = DeskAct,
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the event"),
        ("id" = String, Path, description = "The event"),
    ), responses(
    (status = 200, description = "The log after the action", body = EventLog),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the event", body = ErrorBody),
    (status = 404, description = "There is no such event, step or table", body = ErrorBody),
    (status = 409, description = "This is not possible; the message gives the reason", body = ErrorBody),
    (status = 422, description = "The request is invalid", body = ErrorBody),
))]
async fn act_at_desk(
    state: Data<AppState>,
    user: CurrentUser,
    desk: Path<(String, String)>,
    Json(act): Json<DeskAct>,
) -> Result<Json<EventLog>, AppError> {
    let (kind, id) = desk.into_inner();
    state.site.competitions.directors().act_at_desk(&user.account, desk_id(&kind, &id)?, &act).await.map(Json)
}

/// Reads the id of a competition from a path.
pub(super) fn desk_id(kind: &str, id: &str) -> Result<CompetitionId, AppError> {
    let kind: Result<CompetitionKind, Unknown> = CompetitionKind::deserialize(kind.into_deserializer());
    kind.ok()
        .and_then(|kind| competition_id(kind, id))
        .ok_or_else(|| AppError::NotFound(refusals::no_such_event()))
}
