//! Leaderboards, records, player search, and the head-to-head statistics of two players.

use actix_web::web::{Data, Json, Path, Query};
use route::route;
use serde::Deserialize;
use utoipa::IntoParams;
use wire::{ErrorBody, HeadToHead, LeaderboardPage, PlayerSearch, RatingList, Records};

use super::registry::routes;
use crate::{
    error::AppError,
    leaderboards::{self, DAYS, EXPERIENCES},
    state::AppState,
};

routes! {
    show_board,
    show_around,
    show_records,
    find_players,
    show_against,
}

/// The default number of players on a page.
const PAGE: u16 = 50;
/// The maximum number of players on a page.
const PAGE_MAX: u16 = 100;

/// The filter and page of a leaderboard.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    /// Only players who played in this list within this number of days: 7, 30, 90 or 365; all players if not given.
    days: Option<u16>,
    /// The least experience in this list: 0, 50, 200 or 400.
    experience: Option<u32>,
    /// Whether bots are shown; they are unless this is false.
    bots: Option<bool>,
    /// The `next` of the page before; only for pages from the top.
    after: Option<String>,
    /// 1 to 100 players.
    limit: Option<u16>,
}

impl Choice {
    fn parse(&self, list: &str) -> Result<(leaderboards::Choice, u16), AppError> {
        let list = ratings::RatingList::from_name(list).ok_or(AppError::NotFound("rating list"))?;
        let limit = self.limit.unwrap_or(PAGE);
        if !(1..=PAGE_MAX).contains(&limit) {
            return Err(AppError::Invalid(format!("limit: 1 to {PAGE_MAX}")));
        }
        if self.days.is_some_and(|days| !DAYS.contains(&days)) {
            return Err(AppError::Invalid(format!("days: one of {DAYS:?}")));
        }
        let experience_min = self.experience.unwrap_or(0);
        if !EXPERIENCES.contains(&experience_min) {
            return Err(AppError::Invalid(format!("experience: one of {EXPERIENCES:?}")));
        }
        let with_bots = self.bots.unwrap_or(true);
        Ok((leaderboards::Choice { list, days: self.days, experience_min, with_bots }, limit))
    }
}

/// The filter for records.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordChoice {
    /// Whether bots are shown; they are unless this is false.
    bots: Option<bool>,
}

/// The search for players.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    /// The beginning of the name, in any case.
    start: String,
}

/// A page of a leaderboard, the best first.
#[route(get "/leaderboards/{list}", open(Read), tag = "players",
    params(("list" = RatingList, Path, description = "Which list"), Choice), responses(
    (status = 200, description = "A page", body = LeaderboardPage),
    (status = 404, description = "There is no such list", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn show_board(
    state: Data<AppState>,
    list: Path<String>,
    choice: Query<Choice>,
) -> Result<Json<LeaderboardPage>, AppError> {
    let (wanted, limit) = choice.parse(&list)?;
    state.leaderboards.page(wanted, limit, choice.after.as_deref()).await.map(Json)
}

/// The part of a leaderboard around a player.
#[route(get "/leaderboards/{list}/around/{name}", open(Read), tag = "players",
    params(("list" = RatingList, Path, description = "Which list"),
        ("name" = String, Path, description = "The player's name, in any case"), Choice), responses(
    (status = 200, description = "A page with the player in its middle, shown despite the filter", body = LeaderboardPage),
    (status = 404, description = "Nobody has this name, or no rating in this list", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn show_around(
    state: Data<AppState>,
    path: Path<(String, String)>,
    choice: Query<Choice>,
) -> Result<Json<LeaderboardPage>, AppError> {
    let (list, name) = path.into_inner();
    let (wanted, limit) = choice.parse(&list)?;
    state.leaderboards.around(wanted, limit, &name).await.map(Json)
}

/// The players with the most matches, and those with the longest winning streaks.
#[route(get "/records", open(Read), tag = "players", params(RecordChoice), responses(
    (status = 200, description = "The records", body = Records),
))]
async fn show_records(state: Data<AppState>, choice: Query<RecordChoice>) -> Result<Json<Records>, AppError> {
    state.leaderboards.records(choice.bots.unwrap_or(true)).await.map(Json)
}

/// People and bots by the beginning of their names.
#[route(get "/players", open(Read), tag = "players", params(Search), responses(
    (status = 200, description = "At most 20, by name", body = PlayerSearch),
    (status = 422, description = "No name can begin so", body = ErrorBody),
))]
async fn find_players(state: Data<AppState>, search: Query<Search>) -> Result<Json<PlayerSearch>, AppError> {
    state.leaderboards.search(&search.start).await.map(Json)
}

/// How two players stand against each other.
#[route(get "/players/{name}/against/{other}", open(Read), tag = "players",
    params(("name" = String, Path, description = "A player's name, in any case"),
        ("other" = String, Path, description = "Another player's")), responses(
    (status = 200, description = "Their finished matches, counted", body = HeadToHead),
    (status = 404, description = "Nobody has one of the names", body = ErrorBody),
    (status = 422, description = "Both are the same player", body = ErrorBody),
))]
async fn show_against(
    state: Data<AppState>,
    path: Path<(String, String)>,
) -> Result<Json<HeadToHead>, AppError> {
    let (name, other) = path.into_inner();
    state.leaderboards.against(&name, &other).await.map(Json)
}
