//! Duplicate team matches: creating, line-ups, running and viewing.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path, Payload, Query},
};
use route::route;
use site::{
    competitions::team::{ProtocolFile, RollsFile},
    error::AppError,
    limits::Limit,
    reviews::files::UPLOAD_BYTES_MAX,
};
use store::id::TeamMatchId;
use texts::refusals;
use wire::{
    BoardPlan, CreateTeamMatch, DuplicateTeam, ErrorBody, EventBoards, LineUp, PlayedRolls, SayInVugraph,
    TeamDirectorAct, TeamMatchCard, TeamMatchView, TeamPeople, Vugraph,
};

use crate::{
    http::{
        CurrentUser, MaybeUser,
        body::Json,
        files::{self, InLanguage},
        registry::routes,
        uploads,
    },
    state::AppState,
};

routes! {
    list_team_matches,
    create_team_match,
    show_team_match,
    line_up,
    join_team_match,
    leave_team_match,
    change_team_of_match,
    direct,
    import_rolls,
    played_rolls_csv,
    played_rolls_json,
    protocol_json,
    protocol_csv,
    protocol_html,
    protocol_pdf,
    show_boards,
    plan_board,
    show_vugraph,
    say_in_vugraph,
}

/// Team matches: those in play, then the newest finished ones.
#[route(get "/team-matches", open(Read, Play), tag = "duplicate", responses(
    (status = 200, description = "Both groups, newest first; those that were called off come last", body = Vec<TeamMatchCard>),
))]
async fn list_team_matches(
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<Json<Vec<TeamMatchCard>>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.competitions.team_matches().list(viewer.as_ref()).await.map(Json)
}

/// Creates a team match; the user becomes its director.
#[route(post "/team-matches", scoped(Play), tag = "duplicate", request_body = CreateTeamMatch, responses(
    (status = 201, description = "The match waits for its line-ups", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such player", body = ErrorBody),
    (status = 409, description = "The user directs too many unfinished matches, or the teams cannot play", body = ErrorBody),
    (status = 429, description = "Too many new tables and events", body = ErrorBody),
))]
async fn create_team_match(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateTeamMatch>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let view = state.site.competitions.team_matches().create_team_match(&user.account, wanted).await?;
    Ok(HttpResponse::Created().json(view))
}

/// A team match with its protocol, as far as the viewer may know it.
#[route(get "/team-matches/{id}", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The match, without games of a closed room or of the player's other room until their board is over in both", body = TeamMatchView),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn show_team_match(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<TeamMatchView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state
        .site
        .competitions
        .team_matches()
        .team_match_view(team_match_id(&id)?, viewer.as_ref())
        .await
        .map(Json)
}

/// Names the line-up of a team, for its captain.
#[route(post "/team-matches/{id}/lineup", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate", request_body = LineUp,
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The line-up is named", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The rules do not allow it", body = ErrorBody),
))]
async fn line_up(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<LineUp>,
) -> Result<Json<TeamMatchView>, AppError> {
    state
        .site
        .competitions
        .team_matches()
        .line_up(&user.account, team_match_id(&id)?, &wanted)
        .await
        .map(Json)
}

/// Accepts the invitation to a team match that belongs to no event.
#[route(post "/team-matches/{id}/acceptance", scoped(Play), limit(CompetitionByAccount), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The user belongs to the team", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The user is not invited, plays in another event at the same hour, or the match is over", body = ErrorBody),
))]
async fn join_team_match(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<TeamMatchView>, AppError> {
    state.site.competitions.team_matches().join_team_match(&user.account, team_match_id(&id)?).await.map(Json)
}

/// Declines the invitation to a team match, or leaves the team before the first board.
#[route(delete "/team-matches/{id}/acceptance", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The user does not belong to the team", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The user is not invited, or has accepted and the match has begun", body = ErrorBody),
))]
async fn leave_team_match(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<TeamMatchView>, AppError> {
    state
        .site
        .competitions
        .team_matches()
        .leave_team_match(&user.account, team_match_id(&id)?)
        .await
        .map(Json)
}

/// Names the captain and the players of a team before the first board, for its captain or the director.
#[route(put "/team-matches/{id}/teams/{team}", scoped(Play), limit(CompetitionByAccount),
    tag = "duplicate", request_body = TeamPeople,
    params(("id" = String, Path, description = "The team match"), ("team" = String, Path, description = "The team: `A` or `B`")), responses(
    (status = 200, description = "The team has these people; those who are new are invited", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user neither directs the match nor leads the team", body = ErrorBody),
    (status = 404, description = "There is no such team match or team", body = ErrorBody),
    (status = 409, description = "A board has begun, or a person cannot be named", body = ErrorBody),
))]
async fn change_team_of_match(
    state: Data<AppState>,
    user: CurrentUser,
    place: Path<(String, String)>,
    Json(wanted): Json<TeamPeople>,
) -> Result<Json<TeamMatchView>, AppError> {
    let (id, team) = (team_match_id(&place.0)?, team_of(&place.1)?);
    state
        .site
        .competitions
        .team_matches()
        .change_team_of_match(&user.account, id, team, &wanted)
        .await
        .map(Json)
}

/// Carries out an action of the team match's director.
#[route(post "/team-matches/{id}/director", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "duplicate", request_body = TeamDirectorAct,
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The action is carried out", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The rules do not allow it", body = ErrorBody),
))]
async fn direct(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(act): Json<TeamDirectorAct>,
) -> Result<Json<TeamMatchView>, AppError> {
    state
        .site
        .competitions
        .team_matches()
        .direct_team_match(&user.account, team_match_id(&id)?, &act)
        .await
        .map(Json)
}

/// Imports the rolls of the boards from a file, before the first board begins. The format is that of `fullprime
/// duplicate rolls` or of `roll-sets.json`.
#[route(post "/team-matches/{id}/roll-sets", scoped(Play), tag = "duplicate",
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The boards will be played with these rolls", body = TeamMatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "A board has begun, or another upload of the user is in progress", body = ErrorBody),
    (status = 413, description = "The upload is larger than allowed", body = ErrorBody),
    (status = 429, description = "Too many uploads", body = ErrorBody),
))]
async fn import_rolls(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    request: HttpRequest,
    body: Payload,
) -> Result<Json<TeamMatchView>, AppError> {
    let id = team_match_id(&id)?;
    state.site.node.limit(Limit::UploadByAccount, &user.account.id.to_string()).await?;
    let received =
        uploads::receive(&state.uploads, user.account.id, &request, body, UPLOAD_BYTES_MAX).await?;
    let text = std::str::from_utf8(received.bytes())
        .map_err(|_no_text| AppError::invalid("file", refusals::not_utf8()))?;
    state.site.competitions.team_matches().import_rolls(&user.account, id, text).await.map(Json)
}

/// The rolls of the boards that both rooms have finished, for another match to import.
#[route(get "/team-matches/{id}/roll-sets.csv", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The rolls, in the format of `fullprime duplicate rolls`", content_type = "text/csv", body = String),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The dice of this match were thrown by hand", body = ErrorBody),
))]
async fn played_rolls_csv(state: Data<AppState>, id: Path<String>) -> Result<HttpResponse, AppError> {
    let bytes =
        state.site.competitions.team_matches().played_rolls(team_match_id(&id)?, RollsFile::Csv).await?;
    Ok(files::file("text/csv; charset=utf-8", "fullprime-roll-sets.csv").body(bytes))
}

/// The rolls of the boards that both rooms have finished, with the boards.
#[route(get "/team-matches/{id}/roll-sets.json", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The rolls; the file can be imported like the CSV", body = PlayedRolls),
    (status = 404, description = "There is no such team match", body = ErrorBody),
    (status = 409, description = "The dice of this match were thrown by hand", body = ErrorBody),
))]
async fn played_rolls_json(state: Data<AppState>, id: Path<String>) -> Result<HttpResponse, AppError> {
    let bytes =
        state.site.competitions.team_matches().played_rolls(team_match_id(&id)?, RollsFile::Json).await?;
    Ok(files::file("application/json", "fullprime-roll-sets.json").body(bytes))
}

/// The protocol as JSON.
#[route(get "/team-matches/{id}/protocol.json", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The protocol, as far as the viewer may see it", body = TeamMatchView),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn protocol_json(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ProtocolFile::Json, "application/json", "json").await
}

/// The protocol as CSV.
#[route(get "/team-matches/{id}/protocol.csv", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "A line for each game", content_type = "text/csv", body = String),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn protocol_csv(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ProtocolFile::Csv, "text/csv; charset=utf-8", "csv").await
}

/// The protocol as a page.
#[route(get "/team-matches/{id}/protocol.html", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match"), InLanguage), responses(
    (status = 200, description = "A self-contained page, to keep or to print", content_type = "text/html", body = String),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn protocol_html(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    language: Query<InLanguage>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ProtocolFile::Html(language.language()), "text/html; charset=utf-8", "html")
        .await
}

/// The protocol as a document to print.
#[route(get "/team-matches/{id}/protocol.pdf", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match"), InLanguage), responses(
    (status = 200, description = "A4", content_type = "application/pdf", body = Vec<u8>),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn protocol_pdf(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    language: Query<InLanguage>,
) -> Result<HttpResponse, AppError> {
    file(&state, viewer, &id, ProtocolFile::Pdf(language.language()), "application/pdf", "pdf").await
}

async fn file(
    state: &AppState,
    viewer: MaybeUser,
    id: &str,
    kind: ProtocolFile,
    content_type: &'static str,
    extension: &'static str,
) -> Result<HttpResponse, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    let bytes = state
        .site
        .competitions
        .team_matches()
        .team_protocol(team_match_id(id)?, viewer.as_ref(), kind)
        .await?;
    Ok(files::file(content_type, &format!("fullprime-protocol.{extension}")).body(bytes))
}

/// The sensor boards at the tables of a team match, for its director.
#[route(get "/team-matches/{id}/boards", scoped(Read, Play), tag = "boards",
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The tables in play with their boards, and the director's free boards", body = EventBoards),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the match, or belongs to a team", body = ErrorBody),
    (status = 404, description = "There is no such team match", body = ErrorBody),
))]
async fn show_boards(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<EventBoards>, AppError> {
    state.site.sensor_boards.hall(&user.account, team_match_id(&id)?.into()).await.map(Json)
}

/// Puts a board of the director at a seat, or takes it off.
#[route(post "/team-matches/{id}/boards", scoped(Play), limit(CompetitionByAccount),
    tag = "boards", request_body = BoardPlan,
    params(("id" = String, Path, description = "The team match")), responses(
    (status = 200, description = "The tables and boards after the change", body = EventBoards),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the match, or belongs to a team", body = ErrorBody),
    (status = 404, description = "There is no such team match, board or table", body = ErrorBody),
    (status = 409, description = "A program has this seat", body = ErrorBody),
))]
async fn plan_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(plan): Json<BoardPlan>,
) -> Result<Json<EventBoards>, AppError> {
    state.site.sensor_boards.plan_board(&user.account, team_match_id(&id)?.into(), &plan).await.map(Json)
}

/// A board in both rooms side by side, with win chances and the commentary. A turn is shown when both rooms have
/// completed it.
#[route(get "/team-matches/{id}/vugraph/{board}", open(Read, Play), tag = "duplicate",
    params(("id" = String, Path, description = "The team match"), ("board" = u32, Path, description = "The board, from 1")),
    responses(
    (status = 200, description = "The turns that both rooms have completed, or all when the board is over in both", body = Vugraph),
    (status = 403, description = "The board has not begun in both rooms, the user belongs to a team and the board is in play, or the match hides its score until its end", body = ErrorBody),
    (status = 404, description = "There is no such team match or board", body = ErrorBody),
))]
async fn show_vugraph(
    state: Data<AppState>,
    viewer: MaybeUser,
    path: Path<(String, String)>,
) -> Result<Json<Vugraph>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    let (id, board) = (team_match_id(&path.0)?, board_number(&path.1)?);
    state.site.competitions.team_matches().vugraph(id, board, viewer.as_ref()).await.map(Json)
}

/// Writes a line of the commentary, as a commentator whom the director has named.
#[route(post "/team-matches/{id}/vugraph/{board}", scoped(Chat), tag = "duplicate", request_body = SayInVugraph,
    params(("id" = String, Path, description = "The team match"), ("board" = u32, Path, description = "The board, from 1")),
    responses(
    (status = 204, description = "The line is stored; spectators read it when both rooms have completed its turn"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user is not a commentator, or is muted", body = ErrorBody),
    (status = 404, description = "There is no such team match or board", body = ErrorBody),
    (status = 409, description = "The board has the most lines that are kept", body = ErrorBody),
    (status = 422, description = "The text is empty or too long, or the turn is not played yet", body = ErrorBody),
    (status = 429, description = "Too many lines", body = ErrorBody),
))]
async fn say_in_vugraph(
    state: Data<AppState>,
    user: CurrentUser,
    path: Path<(String, String)>,
    Json(said): Json<SayInVugraph>,
) -> Result<HttpResponse, AppError> {
    let (id, board) = (team_match_id(&path.0)?, board_number(&path.1)?);
    state.site.competitions.team_matches().comment_on_board(&user.account, id, board, said).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn board_number(text: &str) -> Result<u32, AppError> {
    text.parse().map_err(|_no_number| AppError::NotFound(refusals::no_such_board()))
}

fn team_of(text: &str) -> Result<DuplicateTeam, AppError> {
    match text {
        "A" => Ok(DuplicateTeam::A),
        "B" => Ok(DuplicateTeam::B),
        _ => Err(AppError::NotFound(refusals::no_such_team())),
    }
}

fn team_match_id(text: &str) -> Result<TeamMatchId, AppError> {
    TeamMatchId::parse(text).ok_or_else(|| AppError::NotFound(refusals::no_such_team_match()))
}
