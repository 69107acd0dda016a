//! Players: search, profiles, histories, charts, comparisons and reports.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::{
    accounts::{players, profile},
    error::AppError,
    integrity::moderation,
    limits::{AddressLimit, Limit},
};
use texts::refusals;
use utoipa::IntoParams;
use wire::{
    ErrorBody, HeadToHead, MatchPage, PlayerPerformance, PlayerProfile, PlayerSearch, PlayerTitles,
    RatingChart, RatingList, SendReport,
};

use crate::{
    http::{CurrentUser, address::of_client, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_player,
    show_matches,
    show_ratings,
    find_players,
    show_against,
    show_performance,
    show_titles,
    send_report,
}

/// The default number of matches on a page.
const PAGE: u32 = 20;
/// The maximum number of matches on a page.
const PAGE_MAX: u32 = 100;

/// The part of a history to return.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The `next` of the previous page.
    before: Option<String>,
    /// The maximum number of matches, 1 to 100; 20 by default.
    limit: Option<u32>,
}

/// The profile of a player.
#[route(get "/players/{name}", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "The player and the ratings", body = PlayerProfile),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn show_player(state: Data<AppState>, name: Path<String>) -> Result<Json<PlayerProfile>, AppError> {
    players::profile(&state.site.accounts, &name).await.map(Json)
}

/// The finished matches of a player, newest first.
#[route(get "/players/{name}/matches", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case"), Part), responses(
    (status = 200, description = "A page of matches", body = MatchPage),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn show_matches(
    state: Data<AppState>,
    name: Path<String>,
    part: Query<Part>,
) -> Result<Json<MatchPage>, AppError> {
    let limit = part.limit.unwrap_or(PAGE);
    if !(1..=PAGE_MAX).contains(&limit) {
        return Err(AppError::invalid("limit", refusals::from_to(1, PAGE_MAX)));
    }
    players::history(&state.site.accounts, &name, part.before.as_deref(), limit).await.map(Json)
}

/// The history of a player's rating.
#[route(get "/players/{name}/ratings/{list}", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case"),
        ("list" = RatingList, Path, description = "The rating list")), responses(
    (status = 200, description = "The last 500 changes, oldest first", body = RatingChart),
    (status = 404, description = "Nobody has this name, or there is no such list", body = ErrorBody),
))]
async fn show_ratings(
    state: Data<AppState>,
    path: Path<(String, String)>,
) -> Result<Json<RatingChart>, AppError> {
    let (name, list) = path.into_inner();
    let list = ratings::RatingList::from_name(&list)
        .ok_or_else(|| AppError::NotFound(refusals::no_such_rating_list()))?;
    players::chart(&state.site.accounts, &name, list).await.map(Json)
}

/// The search for players.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    /// The beginning of the name, in any case.
    start: String,
}

/// People and bots by the beginning of their names.
#[route(get "/players", open(Read), tag = "players", params(Search), responses(
    (status = 200, description = "At most 20, by name", body = PlayerSearch),
    (status = 422, description = "No name can begin like this", body = ErrorBody),
))]
async fn find_players(state: Data<AppState>, search: Query<Search>) -> Result<Json<PlayerSearch>, AppError> {
    state.site.leaderboards.search(&search.start).await.map(Json)
}

/// The results of two players against each other.
#[route(get "/players/{name}/against/{other}", open(Read), tag = "players",
    params(("name" = String, Path, description = "A player's name, in any case"),
        ("other" = String, Path, description = "Another player's name, in any case")), responses(
    (status = 200, description = "The counts of their finished matches", body = HeadToHead),
    (status = 404, description = "Nobody has one of the names", body = ErrorBody),
    (status = 422, description = "Both are the same player", body = ErrorBody),
))]
async fn show_against(
    state: Data<AppState>,
    path: Path<(String, String)>,
) -> Result<Json<HeadToHead>, AppError> {
    let (name, other) = path.into_inner();
    state.site.leaderboards.against(&name, &other).await.map(Json)
}

/// The recent performance of a player: PR by match and by part of the game, and typical mistakes.
#[route(get "/players/{name}/performance", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "The last 60 matches that were analysed", body = PlayerPerformance),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn show_performance(
    state: Data<AppState>,
    name: Path<String>,
) -> Result<Json<PlayerPerformance>, AppError> {
    let user = players::named(&state.site.accounts, &name).await?.id;
    state.site.reviews.performance(user).await.map(Json)
}

/// The titles that a player has earned, with their grounds.
#[route(get "/players/{name}/titles", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "Titles by performance and by events won", body = PlayerTitles),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn show_titles(state: Data<AppState>, name: Path<String>) -> Result<Json<PlayerTitles>, AppError> {
    profile::titles(&state.site.accounts, &name).await.map(Json)
}

/// Reports a player to the moderators.
#[route(post "/players/{name}/reports", browser, while_full, tag = "moderation", request_body = SendReport,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "The report waits for the moderators"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "Nobody has this name, or there is no such match", body = ErrorBody),
    (status = 409, description = "An earlier report still waits", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
    (status = 429, description = "Too many reports", body = ErrorBody),
))]
async fn send_report(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(sent): Json<SendReport>,
) -> Result<HttpResponse, AppError> {
    // The limit by account comes first, so that a refused account does not use up the limit that its address shares.
    state.site.node.limit(Limit::ReportByAccount, &user.account.id.to_string()).await?;
    state.site.node.limit_address(AddressLimit::ReportByAddress, of_client(&request, &state)).await?;
    moderation::report(&state.site.integrity, &user.account, &name, sent).await?;
    Ok(HttpResponse::NoContent().finish())
}
