//! Routes for competitions of all kinds.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{CompetitionKind, ErrorBody};

use super::{
    account::matches::{Wanted, zip_answer},
    desks::desk_id,
};
use crate::{
    http::{CurrentUser, registry::routes},
    state::AppState,
};

routes! {
    download_matches,
}

/// All finished matches of a competition as a zip. Matches that are still hidden are left out, such as boards of a team
/// match that are not over in both rooms.
#[route(get "/competitions/{kind}/{id}/matches.zip", scoped(Read), tag = "matches",
    params(
        ("kind" = CompetitionKind, Path, description = "The kind of the competition"),
        ("id" = String, Path, description = "The competition"),
        Wanted,
    ), responses(
    (status = 200, description = "The zip", content_type = "application/zip"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such competition", body = ErrorBody),
    (status = 429, description = "Too many zips", body = ErrorBody),
))]
async fn download_matches(
    state: Data<AppState>,
    user: CurrentUser,
    path: Path<(String, String)>,
    wanted: Query<Wanted>,
) -> Result<HttpResponse, AppError> {
    let (kind, id) = path.into_inner();
    let id = desk_id(&kind, &id)?;
    state.site.node.limit(Limit::ZipByAccount, &user.account.id.to_string()).await?;
    let zip = state.site.reviews.matches_of_competition(id, user.account, wanted.format()).await?;
    Ok(zip_answer(zip))
}
