//! Credits: the balance, the list of transfers, the daily top-up.

use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use route::route;
use serde::Deserialize;
use site::{accounts::credits, error::AppError};
use texts::refusals;
use utoipa::IntoParams;
use wire::{ErrorBody, Statement};

use crate::{
    http::{CurrentUser, body::Json, files, registry::routes},
    state::AppState,
};

routes! {
    show_credits,
    download_credits,
    top_up,
}

/// The default number of transfers on a page.
const PAGE: u32 = 30;
/// The maximum number of transfers on a page.
const PAGE_MAX: u32 = 100;

/// The part of a statement to return.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The `next` of the previous page.
    before: Option<u32>,
    /// The maximum number of transfers, 1 to 100; 30 by default.
    limit: Option<u32>,
}

/// The user's balance, and a page of the account's transfers, newest first.
#[route(get "/account/credits", scoped(Read), tag = "credits", params(Part), responses(
    (status = 200, description = "The statement", body = Statement),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no credits", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn show_credits(
    state: Data<AppState>,
    user: CurrentUser,
    part: Query<Part>,
) -> Result<Json<Statement>, AppError> {
    let limit = part.limit.unwrap_or(PAGE);
    if !(1..=PAGE_MAX).contains(&limit) {
        return Err(AppError::invalid("limit", refusals::from_to(1, PAGE_MAX)));
    }
    credits::statement(&state.site.accounts, &user.account, part.before, limit).await.map(Json)
}

/// All transfers of the user's account, newest first.
#[route(get "/account/credits.csv", scoped(Read), tag = "credits", responses(
    (status = 200, description = "At most 100,000 transfers; amounts with two decimals, times in UTC", content_type = "text/csv", body = String),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no credits", body = ErrorBody),
))]
async fn download_credits(state: Data<AppState>, user: CurrentUser) -> Result<HttpResponse, AppError> {
    let csv = credits::csv(&state.site.accounts, &user.account).await?;
    Ok(files::file("text/csv; charset=utf-8", "fullprime-credits.csv").body(csv))
}

/// Fills up to 20.00 what the person and all bots of the person hold, stakes in play included. Once a day (UTC).
#[route(post "/account/credits/top-up", scoped(Play), tag = "credits", responses(
    (status = 200, description = "The account was filled up", body = Statement),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The account holds enough, or was filled up today", body = ErrorBody),
))]
async fn top_up(state: Data<AppState>, user: CurrentUser) -> Result<Json<Statement>, AppError> {
    credits::top_up(&state.site.accounts, &user.account).await?;
    credits::statement(&state.site.accounts, &user.account, None, PAGE).await.map(Json)
}
