//! Comparative events: creating, playing and viewing.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{competitions::comparative::ResultsFile, error::AppError, limits::Limit};
use store::id::ComparativeId;
use texts::refusals;
use wire::{
    ComparativeAct, ComparativeCard, ComparativeField, ComparativeResults, ComparativeView,
    CreateComparative, ErrorBody,
};

use crate::{
    http::{CurrentUser, MaybeUser, body::Json, files, registry::routes},
    state::AppState,
};

routes! {
    list_comparatives,
    create_comparative,
    show_comparative,
    enter_comparative,
    show_field,
    begin_board,
    direct_comparative,
    results_json,
    results_csv,
}

/// Comparative events: the unfinished ones, including the weekly event, then the newest finished ones.
#[route(get "/comparatives", open(Read, Play), tag = "duplicate", responses(
    (status = 200, description = "Both groups, newest first; those that were called off come last", body = Vec<ComparativeCard>),
))]
async fn list_comparatives(
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<Json<Vec<ComparativeCard>>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.competitions.comparatives().list(viewer.as_ref()).await.map(Json)
}

/// Creates a comparative event; the user becomes its director.
#[route(post "/comparatives", scoped(Play), tag = "duplicate", request_body = CreateComparative, responses(
    (status = 201, description = "Its rolls are drawn and committed to", body = ComparativeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such bot", body = ErrorBody),
    (status = 409, description = "The user directs too many unfinished events", body = ErrorBody),
    (status = 429, description = "Too many new tables and events", body = ErrorBody),
))]
async fn create_comparative(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateComparative>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let view = state.site.competitions.comparatives().create_comparative(&user.account, wanted).await?;
    Ok(HttpResponse::Created().json(view))
}

/// An event with its boards and standings, as far as the viewer may know them.
#[route(get "/comparatives/{id}", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The event, without results of boards that the viewer may still play", body = ComparativeView),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn show_comparative(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<ComparativeView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state
        .site
        .competitions
        .comparatives()
        .comparative_view(comparative_id(&id)?, viewer.as_ref())
        .await
        .map(Json)
}

/// Enters an event that is open.
#[route(post "/comparatives/{id}/entry", scoped(Play), limit(CompetitionByAccount), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The user has entered and may begin the first board", body = ComparativeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "The event is not open, or the person has entered already", body = ErrorBody),
))]
async fn enter_comparative(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<ComparativeView>, AppError> {
    state
        .site
        .competitions
        .comparatives()
        .enter_comparative(&user.account, comparative_id(&id)?)
        .await
        .map(Json)
}

/// The results of all players on a board.
#[route(get "/comparatives/{id}/boards/{board}", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event"), ("board" = u32, Path, description = "The board, from 1")), responses(
    (status = 200, description = "The board, without results while the viewer may still play it", body = ComparativeField),
    (status = 404, description = "There is no such event or board", body = ErrorBody),
))]
async fn show_field(
    state: Data<AppState>,
    viewer: MaybeUser,
    place: Path<(String, String)>,
) -> Result<Json<ComparativeField>, AppError> {
    let (id, board) = place.into_inner();
    let viewer = viewer.0.map(|user| user.account);
    state
        .site
        .competitions
        .comparatives()
        .comparative_field(comparative_id(&id)?, number(&board)?, viewer.as_ref())
        .await
        .map(Json)
}

/// Begins the player's next board. The answer names its table, at which the bot already sits.
#[route(post "/comparatives/{id}/boards/{board}", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate",
    params(("id" = String, Path, description = "The event"), ("board" = u32, Path, description = "The board, from 1")), responses(
    (status = 200, description = "The board is in play", body = ComparativeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "The event is not open, the player has not entered, or the board is not the next", body = ErrorBody),
    (status = 422, description = "The event has no such board", body = ErrorBody),
))]
async fn begin_board(
    state: Data<AppState>,
    user: CurrentUser,
    place: Path<(String, String)>,
) -> Result<Json<ComparativeView>, AppError> {
    let (id, board) = place.into_inner();
    state
        .site
        .competitions
        .comparatives()
        .begin_comparative_board(&user.account, comparative_id(&id)?, number(&board)?)
        .await
        .map(Json)
}

/// Carries out an action of the event's director.
#[route(post "/comparatives/{id}/director", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate", request_body = ComparativeAct,
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The action is carried out", body = ComparativeView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "The event is over", body = ErrorBody),
))]
async fn direct_comparative(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(act): Json<ComparativeAct>,
) -> Result<Json<ComparativeView>, AppError> {
    state
        .site
        .competitions
        .comparatives()
        .direct_comparative(&user.account, comparative_id(&id)?, &act)
        .await
        .map(Json)
}

/// The event with every result that the viewer may know, as JSON.
#[route(get "/comparatives/{id}/results.json", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The event and the results of each board", body = ComparativeResults),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn results_json(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ResultsFile::Json, "application/json", "json").await
}

/// Every result that the viewer may know, as a table.
#[route(get "/comparatives/{id}/results.csv", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "A line for each result", content_type = "text/csv", body = String),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn results_csv(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ResultsFile::Csv, "text/csv; charset=utf-8", "csv").await
}

async fn file(
    state: &AppState,
    viewer: MaybeUser,
    id: &str,
    kind: ResultsFile,
    content_type: &'static str,
    extension: &'static str,
) -> Result<HttpResponse, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    let bytes = state
        .site
        .competitions
        .comparatives()
        .comparative_file(comparative_id(id)?, viewer.as_ref(), kind)
        .await?;
    Ok(files::file(content_type, &format!("fullprime-results.{extension}")).body(bytes))
}

fn comparative_id(text: &str) -> Result<ComparativeId, AppError> {
    ComparativeId::parse(text).ok_or_else(|| AppError::NotFound(refusals::no_such_comparative_event()))
}

fn number(text: &str) -> Result<u32, AppError> {
    text.parse().map_err(|_no_number| AppError::NotFound(refusals::no_such_board()))
}
