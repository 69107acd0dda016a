//! Tables and matches: opening, joining, watching, and the dice afterwards.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{self, Data, Json, Path, Query},
};
use serde::Deserialize;
use store::id::MatchId;
use utoipa::IntoParams;
use wire::{
    AnalysisView, BotCard, CreateTable, DiceDisclosure, DiceStatistics, ErrorBody, LobbyPlayers,
    LobbySnapshot, MatchView, Pairing, QuickPairing, RatedLimits, TableView, TakeSeat,
};

use super::{CurrentUser, MaybeUser};
use crate::{
    error::AppError,
    limits::Limit,
    live::{parse_contribution, socket},
    state::AppState,
};

/// Opens the WebSocket that carries all live messages.
pub(super) async fn open_socket(
    request: HttpRequest,
    body: web::Payload,
    state: Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    socket::open(&request, body, &state, viewer)
}

/// Opens a table; its answer carries the commitment to the dice. The opener then sits down.
#[utoipa::path(post, path = "/api/v1/matches", tag = "matches", request_body = CreateTable, responses(
    (status = 201, description = "The table is open; nobody sits at it yet", body = TableView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "Nobody has the name that is invited", body = ErrorBody),
    (status = 409, description = "Too many open tables, or credits short of the stake", body = ErrorBody),
    (status = 429, description = "Too many new tables", body = ErrorBody),
))]
pub(super) async fn open_table(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<CreateTable>,
) -> Result<HttpResponse, AppError> {
    state.limit(Limit::TableByAccount, &user.account.id.to_string()).await?;
    let table = state.live.open_table(&user.account, wanted).await?;
    Ok(HttpResponse::Created().json(table))
}

/// Looks for an opponent: the nearest-rated table for the same, or one's own, at which to wait.
#[utoipa::path(post, path = "/api/v1/pairing", tag = "matches", request_body = QuickPairing, responses(
    (status = 200, description = "Where to sit down", body = Pairing),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests play unrated", body = ErrorBody),
    (status = 409, description = "Too many open tables, or credits short of the stake", body = ErrorBody),
    (status = 422, description = "This cannot be played, or not with this clock", body = ErrorBody),
    (status = 429, description = "Asked too often", body = ErrorBody),
))]
pub(super) async fn pair(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<QuickPairing>,
) -> Result<Json<Pairing>, AppError> {
    state.limit(Limit::PairingByAccount, &user.account.id.to_string()).await?;
    state.live.pair(&user.account, &wanted.settings).await.map(Json)
}

/// Sits down at a table, the opener at White's seat. The match begins when both seats are taken; a bot that is invited
/// sits down with the opener.
#[utoipa::path(post, path = "/api/v1/matches/{id}/seat", tag = "matches", request_body = TakeSeat,
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The user sits at the table", body = MatchView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "Somebody else has the seat, the opener has not sat down, credits are short of the stake, or the two have played enough rated matches today", body = ErrorBody),
))]
pub(super) async fn take_seat(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(seat): Json<TakeSeat>,
) -> Result<Json<MatchView>, AppError> {
    let contribution = parse_contribution(seat.contribution.as_deref())?;
    state.live.sit(&user.account, match_id(&id)?, contribution).await.map(Json)
}

/// Closes a table whose match has not begun: its opener leaves, or the invited player declines.
#[utoipa::path(delete, path = "/api/v1/matches/{id}/seat", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 204, description = "The table is closed"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The match has begun", body = ErrorBody),
))]
pub(super) async fn leave_table(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.live.leave_table(&user.account, match_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// A table or match as it stands.
#[utoipa::path(get, path = "/api/v1/matches/{id}", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The match as this viewer may see it", body = MatchView),
    (status = 404, description = "There is no such match", body = ErrorBody),
))]
pub(super) async fn show_match(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<MatchView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.live.view(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The disclosure of the dice: everything that may be public by now.
#[utoipa::path(get, path = "/api/v1/matches/{id}/dice", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The commitment, the keys of games that are over, at the end everything", body = DiceDisclosure),
    (status = 404, description = "There is no such match", body = ErrorBody),
))]
pub(super) async fn show_dice(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<DiceDisclosure>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.live.disclosure(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// The frequency of each throw in all revealed matches, with tests of fairness.
#[utoipa::path(get, path = "/api/v1/dice/statistics", tag = "matches", responses(
    (status = 200, description = "Counts and chi-square tests, for all throws and for each kind of player", body = DiceStatistics),
))]
pub(super) async fn show_dice_statistics(state: Data<AppState>) -> Result<Json<DiceStatistics>, AppError> {
    state.live.dice_statistics().await.map(Json)
}

/// Returns the page `docs/dice.md`, which describes how to verify the dice of a match with another program.
pub(super) async fn show_recipe() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/markdown; charset=utf-8")
        .body(include_str!("../../../docs/dice.md"))
}

/// The record of a finished match, in the project's own format.
#[utoipa::path(get, path = "/api/v1/matches/{id}/record", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "Every action, clock and throw, with all that proves the dice", content_type = "application/json"),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
pub(super) async fn show_record(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let id = match_id(&id)?;
    let viewer = viewer.0.map(|user| user.account);
    let record = state.live.record(id, viewer.as_ref()).await?;
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((
            "content-disposition",
            format!("attachment; filename=\"fullprime-{}.json\"", id.shown()),
        ))
        .body(record))
}

/// The analysis of a finished match: the cost of every decision, the luck of every roll, and the totals of both players.
///
/// Made by itself when a match ends, at once with the bare net and then more deeply. Until it is finished `progress`
/// says how far it is; who watches the match over the socket is told.
#[utoipa::path(get, path = "/api/v1/matches/{id}/analysis", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is", body = AnalysisView),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
pub(super) async fn show_analysis(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.live.analysis(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// Has the mistakes of a finished match rolled out, for one of its players.
///
/// It waits until nothing else is to be analysed, takes some minutes, and then is the analysis of the match for
/// everybody. A repeated request returns its progress.
#[utoipa::path(post, path = "/api/v1/matches/{id}/analysis", tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is", body = AnalysisView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user did not play this match, or the site rolls out none", body = ErrorBody),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not analysed yet, or another match of the user waits", body = ErrorBody),
    (status = 429, description = "The user has asked for as many as one may within 24 hours", body = ErrorBody),
))]
pub(super) async fn deepen_analysis(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    state.live.deepen_match(match_id(&id)?, &user.account).await.map(Json)
}

/// Open tables, matches in play, who is here.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "matches", responses(
    (status = 200, description = "The lobby as this viewer may see it", body = LobbySnapshot),
))]
pub(super) async fn show_lobby(state: Data<AppState>, viewer: MaybeUser) -> Json<LobbySnapshot> {
    let viewer = viewer.0.map(|user| user.account);
    Json(state.live.lobby(viewer.as_ref()))
}

/// The filter and page of the list of connected players.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichPlayers {
    /// Letters of the name, at most 20; none: everybody.
    #[serde(default)]
    name: String,
    /// `next` of the page before.
    after: Option<String>,
}

/// The connected players, also those whom the lobby only counts.
#[utoipa::path(get, path = "/api/v1/lobby/players", tag = "matches", params(WhichPlayers), responses(
    (status = 200, description = "50 at the most, accounts with a name before guests", body = LobbyPlayers),
    (status = 422, description = "The name is too long", body = ErrorBody),
))]
pub(super) async fn find_connected(
    state: Data<AppState>,
    which: Query<WhichPlayers>,
) -> Result<Json<LobbyPlayers>, AppError> {
    if which.name.len() > 20 {
        return Err(AppError::Invalid("name: at most 20 characters".to_owned()));
    }
    Ok(Json(state.live.lobby_players(&which.name, which.after.as_deref())))
}

/// The rated matches that the user and its bots have begun within 24 hours, of which only so many may be with the same
/// player.
#[utoipa::path(get, path = "/api/v1/account/rated-limits", tag = "matches", responses(
    (status = 200, description = "How many with whom, and how many may be", body = RatedLimits),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn show_rated_limits(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<RatedLimits>, AppError> {
    state.live.rated_limits(&user.account).await.map(Json)
}

/// The bots that can be played at once, from the weakest to the strongest.
#[utoipa::path(get, path = "/api/v1/bots", tag = "matches", responses(
    (status = 200, description = "One card for each bot", body = Vec<BotCard>),
))]
pub(super) async fn show_bots(state: Data<AppState>) -> Result<Json<Vec<BotCard>>, AppError> {
    state.live.bot_cards().await.map(Json)
}

pub(super) fn match_id(text: &str) -> Result<MatchId, AppError> {
    text.parse().map_err(|_no_id| AppError::NotFound("match"))
}
