//! Events of teams: creating, entering, running and viewing.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use site::{competitions::team_event::CrosstableFile, error::AppError, limits::Limit};
use store::id::TeamEventId;
use texts::refusals;
use wire::{ChangeTeam, CreateTeam, CreateTeamEvent, ErrorBody, TeamEventAct, TeamEventCard, TeamEventView};

use crate::{
    http::{
        CurrentUser, MaybeUser,
        body::Json,
        files::{self, InLanguage},
        registry::routes,
    },
    state::AppState,
};

routes! {
    list_team_events,
    create_team_event,
    show_team_event,
    enter_team,
    change_team,
    join_team,
    leave_event,
    direct_event,
    crosstable_json,
    crosstable_csv,
    crosstable_html,
    crosstable_pdf,
}

/// Team events: those that are open for entries or in play, then the newest finished ones.
#[route(get "/team-events", open(Read, Play), tag = "duplicate", responses(
    (status = 200, description = "Both groups, newest first; those that were called off come last", body = Vec<TeamEventCard>),
))]
async fn list_team_events(state: Data<AppState>) -> Result<Json<Vec<TeamEventCard>>, AppError> {
    state.site.competitions.team_events().list().await.map(Json)
}

/// Creates a team event; the user becomes its director.
#[route(post "/team-events", scoped(Play), tag = "duplicate", request_body = CreateTeamEvent, responses(
    (status = 201, description = "The event is open for entries, or has begun", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such player", body = ErrorBody),
    (status = 409, description = "The user directs too many unfinished events, or the teams cannot play", body = ErrorBody),
    (status = 429, description = "Too many new tables and events", body = ErrorBody),
))]
async fn create_team_event(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateTeamEvent>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let view = state.site.competitions.team_events().create_team_event(&user.account, wanted).await?;
    Ok(HttpResponse::Created().json(view))
}

/// An event with its schedule and standings, as far as the viewer may know them.
#[route(get "/team-events/{id}", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The event; matches in play show as much as their own pages", body = TeamEventView),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn show_team_event(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<TeamEventView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state
        .site
        .competitions
        .team_events()
        .team_event_view(team_event_id(&id)?, viewer.as_ref())
        .await
        .map(Json)
}

/// Enters a team, for its captain or the director. One player is enough until the event begins.
#[route(post "/team-events/{id}/teams", scoped(Play), limit(CompetitionByAccount),
    tag = "duplicate", request_body = CreateTeam,
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The team is entered", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "The event has begun or is full, or a player is in another team", body = ErrorBody),
))]
async fn enter_team(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<CreateTeam>,
) -> Result<Json<TeamEventView>, AppError> {
    state
        .site
        .competitions
        .team_events()
        .enter_team(&user.account, team_event_id(&id)?, &wanted)
        .await
        .map(Json)
}

/// Changes the name or the players of a team before the event begins.
#[route(put "/team-events/{id}/teams/{team}", scoped(Play), limit(CompetitionByAccount),
    tag = "duplicate", request_body = ChangeTeam,
    params(("id" = String, Path, description = "The event"), ("team" = u32, Path, description = "The team's number")), responses(
    (status = 200, description = "The team is changed", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event or team", body = ErrorBody),
    (status = 409, description = "The event has begun, a player is in another team, or a director plays in another one", body = ErrorBody),
))]
async fn change_team(
    state: Data<AppState>,
    user: CurrentUser,
    place: Path<(String, String)>,
    Json(wanted): Json<ChangeTeam>,
) -> Result<Json<TeamEventView>, AppError> {
    let (id, team) = place.into_inner();
    state
        .site
        .competitions
        .team_events()
        .change_team(&user.account, team_event_id(&id)?, team_number(&team)?, &wanted)
        .await
        .map(Json)
}

/// Accepts an invitation to a team. To decline it, leave the team.
#[route(post "/team-events/{id}/teams/{team}/acceptance", scoped(Play), limit(CompetitionByAccount),
    tag = "duplicate",
    params(("id" = String, Path, description = "The event"), ("team" = u32, Path, description = "The team's number")), responses(
    (status = 200, description = "The user belongs to the team", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event or team", body = ErrorBody),
    (status = 409, description = "The user is not invited, or the event has begun", body = ErrorBody),
))]
async fn join_team(
    state: Data<AppState>,
    user: CurrentUser,
    place: Path<(String, String)>,
) -> Result<Json<TeamEventView>, AppError> {
    let (id, team) = place.into_inner();
    state
        .site
        .competitions
        .team_events()
        .join_team(&user.account, team_event_id(&id)?, team_number(&team)?)
        .await
        .map(Json)
}

/// Withdraws a team before the event begins, for its captain or the director. Any other player leaves the team.
#[route(delete "/team-events/{id}/teams/{team}", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate",
    params(("id" = String, Path, description = "The event"), ("team" = u32, Path, description = "The team's number")), responses(
    (status = 200, description = "The action is carried out", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event or team", body = ErrorBody),
    (status = 409, description = "The event has begun", body = ErrorBody),
))]
async fn leave_event(
    state: Data<AppState>,
    user: CurrentUser,
    place: Path<(String, String)>,
) -> Result<Json<TeamEventView>, AppError> {
    let (id, team) = place.into_inner();
    state
        .site
        .competitions
        .team_events()
        .leave_event(&user.account, team_event_id(&id)?, team_number(&team)?)
        .await
        .map(Json)
}

/// Carries out an action of the event's director.
#[route(post "/team-events/{id}/director", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate", request_body = TeamEventAct,
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The action is carried out", body = TeamEventView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such event", body = ErrorBody),
    (status = 409, description = "The rules do not allow it", body = ErrorBody),
))]
async fn direct_event(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(act): Json<TeamEventAct>,
) -> Result<Json<TeamEventView>, AppError> {
    state
        .site
        .competitions
        .team_events()
        .direct_team_event(&user.account, team_event_id(&id)?, &act)
        .await
        .map(Json)
}

/// The event as JSON.
#[route(get "/team-events/{id}/crosstable.json", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "The event, as far as the viewer may see it", body = TeamEventView),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn crosstable_json(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, CrosstableFile::Json, "application/json", "json").await
}

/// The matches as CSV.
#[route(get "/team-events/{id}/crosstable.csv", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event")), responses(
    (status = 200, description = "A line for each match", content_type = "text/csv", body = String),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn crosstable_csv(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, CrosstableFile::Csv, "text/csv; charset=utf-8", "csv").await
}

/// The crosstable as a page.
#[route(get "/team-events/{id}/crosstable.html", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event"), InLanguage), responses(
    (status = 200, description = "A self-contained page, to keep or to print", content_type = "text/html", body = String),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn crosstable_html(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    language: Query<InLanguage>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, CrosstableFile::Html(language.language()), "text/html; charset=utf-8", "html")
        .await
}

/// The crosstable as a document to print.
#[route(get "/team-events/{id}/crosstable.pdf", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The event"), InLanguage), responses(
    (status = 200, description = "A4", content_type = "application/pdf", body = Vec<u8>),
    (status = 404, description = "There is no such event", body = ErrorBody),
))]
async fn crosstable_pdf(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    language: Query<InLanguage>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, CrosstableFile::Pdf(language.language()), "application/pdf", "pdf").await
}

async fn file(
    state: &AppState,
    viewer: MaybeUser,
    id: &str,
    kind: CrosstableFile,
    content_type: &'static str,
    extension: &'static str,
) -> Result<HttpResponse, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    let bytes =
        state.site.competitions.team_events().crosstable(team_event_id(id)?, viewer.as_ref(), kind).await?;
    Ok(files::file(content_type, &format!("fullprime-crosstable.{extension}")).body(bytes))
}

fn team_event_id(text: &str) -> Result<TeamEventId, AppError> {
    TeamEventId::parse(text).ok_or_else(|| AppError::NotFound(refusals::no_such_team_event()))
}

fn team_number(text: &str) -> Result<u64, AppError> {
    text.parse().map_err(|_no_number| AppError::NotFound(refusals::no_such_team()))
}
