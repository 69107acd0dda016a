//! The user's archive: own names, the profile over all matches, and the position library.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::{error::AppError, limits::Limit, reviews::archive::ProfileOf};
use utoipa::IntoParams;
use wire::{
    ArchiveNames, ArchiveProfile, ArchiveSource, ErrorBody, FoundPositions, Millis, PositionPlace,
    PositionSearch, SaveSearch, SavedSearch, SetArchiveNames, SetPositionNote, SharedPositionLink,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_names,
    set_names,
    show_profile,
    search,
    show_searches,
    save_search,
    forget_search,
    set_note,
    share,
}

/// The matches that a profile covers.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Covered {
    /// Matches played here, imported matches, or all.
    source: Option<ArchiveSource>,
    /// Only matches against this opponent.
    opponent: Option<String>,
    /// Only matches from this time on, in Unix milliseconds.
    from: Option<i64>,
    /// Only matches before this time.
    until: Option<i64>,
}

/// The names in the user's imported matches, and which of them are the user's.
#[route(get "/archive/names", scoped(Read), tag = "archive", responses(
    (status = 200, description = "The most frequent names", body = ArchiveNames),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_names(state: Data<AppState>, user: CurrentUser) -> Result<Json<ArchiveNames>, AppError> {
    state.site.reviews.archive_names(&user.account).await.map(Json)
}

/// Sets the names under which the user appears in imported matches. They have an effect in the user's own archive only.
#[route(put "/archive/names", scoped(Play), tag = "archive", request_body = SetArchiveNames, responses(
    (status = 200, description = "The names as they are now", body = ArchiveNames),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn set_names(
    state: Data<AppState>,
    user: CurrentUser,
    Json(set): Json<SetArchiveNames>,
) -> Result<Json<ArchiveNames>, AppError> {
    state.site.reviews.set_archive_names(&user.account, &set).await.map(Json)
}

/// The user's profile over all matches of the user, played here and imported.
#[route(get "/archive/profile", scoped(Read), tag = "archive", params(Covered), responses(
    (status = 200, description = "The profile", body = ArchiveProfile),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many searches and profiles", body = ErrorBody),
))]
async fn show_profile(
    state: Data<AppState>,
    user: CurrentUser,
    covered: Query<Covered>,
) -> Result<Json<ArchiveProfile>, AppError> {
    state.site.node.limit(Limit::ArchiveByAccount, &user.account.id.to_string()).await?;
    let Covered { source, opponent, from, until } = covered.into_inner();
    let of = ProfileOf {
        source: source.unwrap_or_default(),
        opponent,
        from: from.map(Millis),
        until: until.map(Millis),
    };
    state.site.reviews.archive_profile(&user.account, of).await.map(Json)
}

/// Finds positions in the user's own matches.
#[route(post "/archive/search", scoped(Read), while_full, tag = "archive", request_body = PositionSearch, responses(
    (status = 200, description = "A page of positions, and the total number", body = FoundPositions),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many searches and profiles", body = ErrorBody),
))]
async fn search(
    state: Data<AppState>,
    user: CurrentUser,
    Json(search): Json<PositionSearch>,
) -> Result<Json<FoundPositions>, AppError> {
    state.site.node.limit(Limit::ArchiveByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.search_positions(&user.account, &search).await.map(Json)
}

/// The user's saved searches, the oldest first.
#[route(get "/archive/searches", scoped(Read), tag = "archive", responses(
    (status = 200, description = "All of them", body = Vec<SavedSearch>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_searches(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<SavedSearch>>, AppError> {
    state.site.reviews.saved_searches(&user.account).await.map(Json)
}

/// Saves a search.
#[route(post "/archive/searches", scoped(Play), tag = "archive", request_body = SaveSearch, responses(
    (status = 200, description = "All saved searches", body = Vec<SavedSearch>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "50 searches are saved already", body = ErrorBody),
))]
async fn save_search(
    state: Data<AppState>,
    user: CurrentUser,
    Json(save): Json<SaveSearch>,
) -> Result<Json<Vec<SavedSearch>>, AppError> {
    state.site.reviews.save_search(&user.account, save).await.map(Json)
}

/// Deletes a saved search.
#[route(delete "/archive/searches/{id}", scoped(Play), while_full, tag = "archive",
    params(("id" = String, Path, description = "The search")), responses(
    (status = 204, description = "The search is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such search", body = ErrorBody),
))]
async fn forget_search(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.reviews.forget_search(&user.account, &id).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Sets or deletes the user's private note on a position from one of the user's matches.
#[route(put "/archive/notes", scoped(Play), tag = "archive", request_body = SetPositionNote, responses(
    (status = 204, description = "The note is set or deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such position", body = ErrorBody),
    (status = 409, description = "2000 notes are kept already", body = ErrorBody),
))]
async fn set_note(
    state: Data<AppState>,
    user: CurrentUser,
    Json(set): Json<SetPositionNote>,
) -> Result<HttpResponse, AppError> {
    state.site.reviews.set_position_note(&user.account, &set).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Creates a link to a position from one of the user's matches. It shows the decision and its analysis, but not the
/// opponent.
#[route(post "/archive/shares", scoped(Play), tag = "archive", request_body = PositionPlace, responses(
    (status = 200, description = "The link; the same position always has the same one", body = SharedPositionLink),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such position", body = ErrorBody),
    (status = 409, description = "500 positions are shared already", body = ErrorBody),
))]
async fn share(
    state: Data<AppState>,
    user: CurrentUser,
    Json(place): Json<PositionPlace>,
) -> Result<Json<SharedPositionLink>, AppError> {
    state.site.reviews.share_position(&user.account, &place).await.map(Json)
}
