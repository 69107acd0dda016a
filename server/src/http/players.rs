//! Players: profiles, histories, charts, and the matches that wait for a user.

use actix_web::web::{Data, Json, Path, Query};
use route::route;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{CurrentMatches, ErrorBody, MatchPage, PlayerProfile, RatingChart, RatingList};

use super::{CurrentUser, registry::routes};
use crate::{error::AppError, live::players, state::AppState};

routes! {
    show_player,
    show_matches,
    show_ratings,
    show_current,
}

/// The default number of matches on a page.
const PAGE: u32 = 20;
/// The maximum number of matches on a page.
const PAGE_MAX: u32 = 100;

/// Which part of a history.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The `next` of the page before.
    before: Option<String>,
    /// 1 to 100 matches.
    limit: Option<u32>,
}

/// A player.
#[route(get "/players/{name}", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "Who it is, and how strong", body = PlayerProfile),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn show_player(state: Data<AppState>, name: Path<String>) -> Result<Json<PlayerProfile>, AppError> {
    players::profile(&state, &name).await.map(Json)
}

/// The matches that a player has finished, the newest first.
#[route(get "/players/{name}/matches", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case"), Part), responses(
    (status = 200, description = "A page of them", body = MatchPage),
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
        return Err(AppError::Invalid(format!("limit: 1 to {PAGE_MAX}")));
    }
    players::history(&state, &name, part.before.as_deref(), limit).await.map(Json)
}

/// How a player's rating went.
#[route(get "/players/{name}/ratings/{list}", open(Read), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case"),
        ("list" = RatingList, Path, description = "Which list")), responses(
    (status = 200, description = "The last 500 changes, the oldest first", body = RatingChart),
    (status = 404, description = "Nobody has this name, or there is no such list", body = ErrorBody),
))]
async fn show_ratings(
    state: Data<AppState>,
    path: Path<(String, String)>,
) -> Result<Json<RatingChart>, AppError> {
    let (name, list) = path.into_inner();
    let list = ratings::RatingList::from_name(&list).ok_or(AppError::NotFound("rating list"))?;
    players::chart(&state, &name, list).await.map(Json)
}

/// The tables and matches that the user has not finished, to come back to.
#[route(get "/account/matches/current", scoped(Read, Play), tag = "players", responses(
    (status = 200, description = "Tables that wait and matches in play, the newest first", body = CurrentMatches),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_current(state: Data<AppState>, user: CurrentUser) -> Result<Json<CurrentMatches>, AppError> {
    players::current(&state, &user.account).await.map(Json)
}
