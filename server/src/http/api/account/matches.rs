//! The user's own matches: those in play, and a download of all.

use actix_web::{
    HttpResponse,
    web::{Bytes, Data, Query},
};
use futures_util::{Stream, TryStreamExt as _};
use route::route;
use serde::Deserialize;
use site::{accounts::players, error::AppError, limits::Limit, reviews::downloads::MatchFormat};
use utoipa::IntoParams;
use wire::{CurrentMatches, ErrorBody};

use crate::{
    http::{CurrentUser, api::matches::record::Ending, body::Json, files, registry::routes},
    state::AppState,
};

routes! {
    show_current,
    download_matches,
}

/// The tables and matches that the user has not finished.
#[route(get "/account/matches/current", scoped(Read, Play), tag = "players", responses(
    (status = 200, description = "Waiting tables and matches in play, newest first", body = CurrentMatches),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_current(state: Data<AppState>, user: CurrentUser) -> Result<Json<CurrentMatches>, AppError> {
    players::current(&state.site.accounts, &user.account).await.map(Json)
}

/// The format of the matches in a zip.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(in crate::http::api) struct Wanted {
    /// The format of the matches played here; `mat` by default.
    #[serde(default)]
    format: Ending,
}

impl Wanted {
    pub(in crate::http::api) fn format(&self) -> MatchFormat {
        self.format.format()
    }
}

/// All finished matches of the user and of the user's library as a zip.
///
/// The zip is made while it is sent. A match that the format cannot express is included as JSON, and `notes.txt` gives
/// the reason. The folder `originals` has the uploaded files that have another format.
#[route(get "/account/matches.zip", scoped(Read), tag = "players", params(Wanted), responses(
    (status = 200, description = "The zip", content_type = "application/zip"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many zips", body = ErrorBody),
))]
async fn download_matches(
    state: Data<AppState>,
    user: CurrentUser,
    wanted: Query<Wanted>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::ZipByAccount, &user.account.id.to_string()).await?;
    Ok(zip_answer(state.site.reviews.all_matches(user.account, wanted.format())))
}

/// Returns a zip as an HTTP response. An error after the first byte can only end the connection, so that the browser
/// says that the download failed.
pub(in crate::http::api) fn zip_answer(
    zip: impl Stream<Item = Result<Vec<u8>, AppError>> + 'static,
) -> HttpResponse {
    let zip =
        zip.map_ok(Bytes::from).inspect_err(|error| tracing::warn!(%error, "a zip of matches was cut short"));
    files::file("application/zip", "fullprime-matches.zip").streaming(zip)
}
