//! Knock-out tournaments: creating, entering, running and viewing.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{error::AppError, limits::Limit};
use store::id::TournamentId;
use texts::refusals;
use wire::{
    BoardPlan, CreateTournament, DirectorAct, ErrorBody, EventBoards, PairingPlace, TournamentCard,
    TournamentView,
};

use crate::{
    http::{CurrentUser, MaybeUser, body::Json, files, registry::routes},
    state::AppState,
};

routes! {
    list_tournaments,
    create_tournament,
    show_tournament,
    download_matches,
    enter,
    withdraw,
    check_in,
    protest,
    direct,
    show_boards,
    plan_board,
}

/// Tournaments: those that are open for entries or in play, then the newest finished ones.
#[route(get "/tournaments", open(Read, Play), tag = "tournaments", responses(
    (status = 200, description = "Both groups, newest first; those that were called off come last", body = Vec<TournamentCard>),
))]
async fn list_tournaments(state: Data<AppState>) -> Result<Json<Vec<TournamentCard>>, AppError> {
    state.site.competitions.tournaments().list().await.map(Json)
}

/// Creates a tournament; the user becomes its director.
#[route(post "/tournaments", scoped(Play), tag = "tournaments", request_body = CreateTournament, responses(
    (status = 201, description = "The tournament is open for entries", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The user directs too many unfinished tournaments", body = ErrorBody),
    (status = 429, description = "Too many new tables and tournaments", body = ErrorBody),
))]
async fn create_tournament(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateTournament>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let view = state.site.competitions.tournaments().create_tournament(&user.account, &wanted).await?;
    Ok(HttpResponse::Created().json(view))
}

/// A tournament with its current brackets.
#[route(get "/tournaments/{id}", open(Read, Play), tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The complete tournament", body = TournamentView),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
))]
async fn show_tournament(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state
        .site
        .competitions
        .tournaments()
        .tournament_view(tournament_id(&id)?, viewer.as_ref())
        .await
        .map(Json)
}

/// The matches of a tournament as CSV.
#[route(get "/tournaments/{id}/matches.csv", open(Read, Play), tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "A line for each match and bye", content_type = "text/csv", body = String),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
))]
async fn download_matches(state: Data<AppState>, id: Path<String>) -> Result<HttpResponse, AppError> {
    let csv = state.site.competitions.tournaments().tournament_csv(tournament_id(&id)?).await?;
    Ok(files::file("text/csv; charset=utf-8", "fullprime-tournament.csv").body(csv))
}

/// Enters the user.
#[route(post "/tournaments/{id}/entry", scoped(Play), limit(CompetitionByAccount), tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The user has entered, or is on the waiting list", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
    (status = 409, description = "Entries are closed, or the user has entered already", body = ErrorBody),
))]
async fn enter(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    state.site.competitions.tournaments().enter_tournament(&user.account, tournament_id(&id)?).await.map(Json)
}

/// Withdraws the user's entry.
#[route(delete "/tournaments/{id}/entry", scoped(Play), limit(CompetitionByAccount), while_full, tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The entry is withdrawn", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
    (status = 409, description = "Entries are closed, or the user has not entered", body = ErrorBody),
))]
async fn withdraw(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    state
        .site
        .competitions
        .tournaments()
        .withdraw_from_tournament(&user.account, tournament_id(&id)?)
        .await
        .map(Json)
}

/// Checks the user in.
#[route(post "/tournaments/{id}/check-in", scoped(Play), limit(CompetitionByAccount), while_full, tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The user is checked in", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
    (status = 409, description = "The check-in is not open, or the user has not entered", body = ErrorBody),
))]
async fn check_in(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<TournamentView>, AppError> {
    state
        .site
        .competitions
        .tournaments()
        .check_in_to_tournament(&user.account, tournament_id(&id)?)
        .await
        .map(Json)
}

/// Protests against a decision about a match that was open at the end of its round.
#[route(post "/tournaments/{id}/protests", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "tournaments", request_body = PairingPlace,
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The protest waits for the director", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
    (status = 409, description = "There is nothing to protest against", body = ErrorBody),
))]
async fn protest(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(place): Json<PairingPlace>,
) -> Result<Json<TournamentView>, AppError> {
    state
        .site
        .competitions
        .tournaments()
        .protest_in_tournament(&user.account, tournament_id(&id)?, place)
        .await
        .map(Json)
}

/// Carries out an action of the tournament's director.
#[route(post "/tournaments/{id}/director", scoped(Play), limit(CompetitionByAccount), while_full,
    tag = "tournaments", request_body = DirectorAct,
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The action is carried out", body = TournamentView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such tournament, bot or player", body = ErrorBody),
    (status = 409, description = "The rules do not allow it", body = ErrorBody),
))]
async fn direct(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(act): Json<DirectorAct>,
) -> Result<Json<TournamentView>, AppError> {
    state
        .site
        .competitions
        .tournaments()
        .direct_tournament(&user.account, tournament_id(&id)?, act)
        .await
        .map(Json)
}

/// The sensor boards at the tables of a tournament, for its director.
#[route(get "/tournaments/{id}/boards", scoped(Read, Play), tag = "boards",
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The tables in play with their boards, and the director's free boards", body = EventBoards),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the tournament", body = ErrorBody),
    (status = 404, description = "There is no such tournament", body = ErrorBody),
))]
async fn show_boards(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<EventBoards>, AppError> {
    state.site.sensor_boards.hall(&user.account, tournament_id(&id)?.into()).await.map(Json)
}

/// Puts a board of the director at a seat, or takes it off.
#[route(post "/tournaments/{id}/boards", scoped(Play), limit(CompetitionByAccount),
    tag = "boards", request_body = BoardPlan,
    params(("id" = String, Path, description = "The tournament")), responses(
    (status = 200, description = "The tables and boards after the change", body = EventBoards),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not direct the tournament", body = ErrorBody),
    (status = 404, description = "There is no such tournament, board or table", body = ErrorBody),
    (status = 409, description = "A program has this seat", body = ErrorBody),
))]
async fn plan_board(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(plan): Json<BoardPlan>,
) -> Result<Json<EventBoards>, AppError> {
    state.site.sensor_boards.plan_board(&user.account, tournament_id(&id)?.into(), &plan).await.map(Json)
}

fn tournament_id(text: &str) -> Result<TournamentId, AppError> {
    TournamentId::parse(text).ok_or_else(|| AppError::NotFound(refusals::no_such_tournament()))
}
