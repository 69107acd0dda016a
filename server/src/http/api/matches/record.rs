//! Finished matches as files: the project's own record, and the formats of other programs.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use serde::Deserialize;
use site::{error::AppError, reviews::downloads::MatchFormat};
use texts::refusals;
use utoipa::ToSchema;
use wire::ErrorBody;

use super::match_id;
use crate::{
    http::{MaybeUser, files, registry::routes},
    state::AppState,
};

routes! {
    show_record,
    download_record,
}

/// Formats of match files, by the endings of their names.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::http::api) enum Ending {
    /// The project's own record, or a transcript of a match that could not be played here.
    Json,
    /// The text that nearly every program reads, without analysis.
    #[default]
    Mat,
    /// The format of GNU Backgammon, with the analysis as comments.
    Sgf,
    /// The binary form of eXtreme Gammon, with one analysis.
    Xg,
    /// OGXM, the open form of `HedgeHog` and `OpenGammon`, with all analyses.
    Ogxm,
    /// The analysis as text.
    Txt,
    /// The analysis as a self-contained page.
    Html,
}

impl Ending {
    /// Reads the last part of a path.
    ///
    /// # Errors
    /// Returns an error if there is no such format.
    pub(in crate::http::api) fn of_path(text: &str) -> Result<Ending, AppError> {
        match text {
            "json" => Ok(Ending::Json),
            "mat" => Ok(Ending::Mat),
            "sgf" => Ok(Ending::Sgf),
            "xg" => Ok(Ending::Xg),
            "ogxm" => Ok(Ending::Ogxm),
            "txt" => Ok(Ending::Txt),
            "html" => Ok(Ending::Html),
            _ => Err(AppError::NotFound(refusals::no_such_format())),
        }
    }

    pub(in crate::http::api) fn format(self) -> MatchFormat {
        match self {
            Ending::Json => MatchFormat::Json,
            Ending::Mat => MatchFormat::Mat,
            Ending::Sgf => MatchFormat::Sgf,
            Ending::Xg => MatchFormat::Xg,
            Ending::Ogxm => MatchFormat::Ogxm,
            Ending::Txt => MatchFormat::Text,
            Ending::Html => MatchFormat::Html,
        }
    }
}

/// The record of a finished match, in the project's own format. It is the same file as `record.json`.
#[route(get "/matches/{id}/record", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "Every action, clock and throw, with the proof of the dice", content_type = "application/json"),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn show_record(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    answer(&state, viewer, &id, MatchFormat::Json).await
}

/// A finished match as a file for other programs, or annotated for reading.
#[route(get "/matches/{id}/record.{format}", open(Read, Play), tag = "matches",
    params(
        ("id" = String, Path, description = "The match"),
        ("format" = Ending, Path, description = "The format of the file"),
    ), responses(
    (status = 200, description = "The file", content(
        (serde_json::Value = "application/json"),
        (String = "text/plain"),
        (String = "text/html"),
        (String = "application/x-go-sgf"),
        (Vec<u8> = "application/octet-stream"),
    )),
    (status = 404, description = "There is no such match or format", body = ErrorBody),
    (status = 409, description = "The match is not over or not analysed yet, or cannot be expressed in this format", body = ErrorBody),
))]
async fn download_record(
    state: Data<AppState>,
    viewer: MaybeUser,
    path: Path<(String, String)>,
) -> Result<HttpResponse, AppError> {
    let (id, ending) = path.into_inner();
    answer(&state, viewer, &id, Ending::of_path(&ending)?.format()).await
}

async fn answer(
    state: &AppState,
    viewer: MaybeUser,
    id: &str,
    format: MatchFormat,
) -> Result<HttpResponse, AppError> {
    let id = match_id(id)?;
    let viewer = viewer.0.map(|user| user.account);
    let file = state.site.reviews.match_file(id, viewer.as_ref(), format).await?;
    Ok(file_answer(format, &format!("fullprime-{}", id.shown()), file))
}

/// Returns a match as an HTTP response.
pub(in crate::http::api) fn file_answer(format: MatchFormat, name: &str, file: Vec<u8>) -> HttpResponse {
    files::file(format.content_type(), &format!("{name}.{}", format.ending())).body(file)
}
