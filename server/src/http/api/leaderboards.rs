//! Leaderboards.

use actix_web::web::{Data, Path, Query};
use route::route;
use serde::Deserialize;
use site::{
    error::AppError,
    leaderboards::{self, DAYS, EXPERIENCES},
};
use texts::refusals;
use utoipa::IntoParams;
use wire::{ErrorBody, LeaderboardPage, RatingList};

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_board,
    show_around,
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
    /// The minimum experience in this list: 0, 50, 200 or 400.
    experience: Option<u32>,
    /// False hides bots; they are shown by default.
    bots: Option<bool>,
    /// The `next` of the previous page; only for pages from the top.
    after: Option<String>,
    /// The maximum number of players, 1 to 100; 50 by default.
    limit: Option<u16>,
}

impl Choice {
    fn parse(&self, list: &str) -> Result<(leaderboards::Choice, u16), AppError> {
        let list = ratings::RatingList::from_name(list)
            .ok_or_else(|| AppError::NotFound(refusals::no_such_rating_list()))?;
        let limit = self.limit.unwrap_or(PAGE);
        if !(1..=PAGE_MAX).contains(&limit) {
            return Err(AppError::invalid("limit", refusals::from_to(1, PAGE_MAX)));
        }
        if self.days.is_some_and(|days| !DAYS.contains(&days)) {
            return Err(not_one_of("days", &DAYS));
        }
        let experience_min = self.experience.unwrap_or(0);
        if !EXPERIENCES.contains(&experience_min) {
            return Err(not_one_of("experience", &EXPERIENCES));
        }
        let with_bots = self.bots.unwrap_or(true);
        Ok((leaderboards::Choice { list, days: self.days, experience_min, with_bots }, limit))
    }
}

fn not_one_of(field: &str, choices: &[impl ToString]) -> AppError {
    let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
    AppError::invalid(field, refusals::one_of(choices.join(", ")))
}

/// A page of a leaderboard, the best first.
#[route(get "/leaderboards/{list}", open(Read), tag = "players",
    params(("list" = RatingList, Path, description = "The rating list"), Choice), responses(
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
    state.site.leaderboards.page(wanted, limit, choice.after.as_deref()).await.map(Json)
}

/// The part of a leaderboard around a player.
#[route(get "/leaderboards/{list}/around/{name}", open(Read), tag = "players",
    params(("list" = RatingList, Path, description = "The rating list"),
        ("name" = String, Path, description = "The player's name, in any case"), Choice), responses(
    (status = 200, description = "A page with the player in its middle, who is shown even if the filter excludes them", body = LeaderboardPage),
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
    state.site.leaderboards.around(wanted, limit, &name).await.map(Json)
}
