//! The user's own library: uploads, and the actions on finished matches.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path, Payload, Query},
};
use records::KatoSheet;
use route::route;
use serde::Deserialize;
use site::{error::AppError, limits::Limit};
use store::id::LibraryMatchId;
use texts::refusals;
use utoipa::IntoParams;
use wire::{AnalysisView, ErrorBody, ImportReport, LibraryView, MatchRepairs, MendRow, SheetIndex};

use super::matches::{
    record::{Ending, file_answer},
    sheet::{self, OnePage, Print},
};
use crate::{
    http::{CurrentUser, body::Json, files, registry::routes, uploads},
    state::AppState,
};

routes! {
    show_library,
    import,
    forget,
    download,
    download_as,
    show_analysis,
    deepen_analysis,
    show_sheet,
    download_sheet,
    show_page,
    print_sheet,
    show_repairs,
    mend_row,
    unmend_row,
}

/// The query of an upload.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Upload {
    /// The name of the file, as the library shows it.
    name: String,
}

/// The user's library.
#[route(get "/library", scoped(Read), tag = "library", responses(
    (status = 200, description = "All matches, newest first", body = LibraryView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_library(state: Data<AppState>, user: CurrentUser) -> Result<Json<LibraryView>, AppError> {
    state.site.reviews.library(&user.account).await.map(Json)
}

/// Uploads matches of other programs: a `.mat` or SGF file, or a zip of them, as the body.
///
/// Readable matches are stored and analysed. For every other file the answer gives the error and its line.
#[route(post "/library", scoped(Play), tag = "library", params(Upload),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"), responses(
    (status = 200, description = "The outcome of each file", body = ImportReport),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 409, description = "The library has no room, or another upload is in progress", body = ErrorBody),
    (status = 413, description = "The upload is larger than allowed", body = ErrorBody),
    (status = 429, description = "Too many uploads", body = ErrorBody),
))]
async fn import(
    state: Data<AppState>,
    user: CurrentUser,
    upload: Query<Upload>,
    request: HttpRequest,
    body: Payload,
) -> Result<Json<ImportReport>, AppError> {
    state.site.node.limit(Limit::UploadByAccount, &user.account.id.to_string()).await?;
    let limit_bytes = state.site.reviews.upload_bytes_max(&user.account).await?;
    let received = uploads::receive(&state.uploads, user.account.id, &request, body, limit_bytes).await;
    let received =
        received.map_err(|error| state.site.reviews.too_large_for_library(&user.account, error))?;
    state.site.reviews.import(&user.account, upload.into_inner().name, received).await.map(Json)
}

/// Deletes a match.
#[route(delete "/library/{id}", scoped(Play), while_full, tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 204, description = "The match is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn forget(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.reviews.forget_library_match(library_id(&id)?, &user.account).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The file of a match, as uploaded.
#[route(get "/library/{id}/file", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The file", content_type = "application/octet-stream"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn download(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let file = state.site.reviews.library_download(library_id(&id)?, &user.account).await?;
    // The name comes from outside, so only characters that need no quoting are kept.
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let name: String = file.name.chars().map(|letter| if plain(letter) { letter } else { '_' }).collect();
    Ok(files::file("application/octet-stream", &name).body(file.bytes))
}

/// A match of the library in another format: for other programs, or annotated for reading.
#[route(get "/library/{id}/record.{format}", scoped(Read), tag = "library",
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
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match, or there is no such format", body = ErrorBody),
    (status = 409, description = "The match is not analysed yet, or cannot be expressed in this format", body = ErrorBody),
))]
async fn download_as(
    state: Data<AppState>,
    user: CurrentUser,
    path: Path<(String, String)>,
) -> Result<HttpResponse, AppError> {
    let (id, ending) = path.into_inner();
    let (id, format) = (library_id(&id)?, Ending::of_path(&ending)?.format());
    let file = state.site.reviews.library_match_file(id, &user.account, format).await?;
    Ok(file_answer(format, &format!("fullprime-{}", id.shown()), file))
}

/// The analysis of a match in the library, as far as it is done: the cost of every decision.
#[route(get "/library/{id}/analysis", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is done", body = AnalysisView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn show_analysis(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    state.site.reviews.library_analysis(library_id(&id)?, &user.account).await.map(Json)
}

/// Requests rollouts of the mistakes in a match of the library. They wait until nothing else has to be analysed, and
/// take some minutes.
#[route(post "/library/{id}/analysis", scoped(Play), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The analysis as far as it is done", body = AnalysisView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The site does not roll out matches", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
    (status = 409, description = "The match is not analysed yet, or another match of the user waits for its rollouts", body = ErrorBody),
    (status = 429, description = "The user has reached the limit of rollouts within 24 hours", body = ErrorBody),
))]
async fn deepen_analysis(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<AnalysisView>, AppError> {
    state.site.reviews.deepen_library_match(library_id(&id)?, &user.account).await.map(Json)
}

/// The list of the record sheets of a match in the library.
#[route(get "/library/{id}/sheet", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The games with their turns and pages", body = SheetIndex),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn show_sheet(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<SheetIndex>, AppError> {
    Ok(Json(sheet::index(&sheet(&state, &user, library_id(&id)?).await?)))
}

/// The record sheets of a match in the library, as data.
#[route(get "/library/{id}/sheet.json", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The numbers in the squares, turn by turn", content_type = "application/json"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn download_sheet(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let id = library_id(&id)?;
    let sheet = sheet(&state, &user, id).await?;
    let name = format!("fullprime-{}.kato.json", id.shown());
    Ok(files::file("application/json", &name).body(sheet.to_json()))
}

/// A page of the record sheets of a match in the library, as a picture.
#[route(get "/library/{id}/sheet.svg", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match"), OnePage), responses(
    (status = 200, description = "The page", content_type = "image/svg+xml"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match, or it has no such page", body = ErrorBody),
))]
async fn show_page(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    which: Query<OnePage>,
) -> Result<HttpResponse, AppError> {
    sheet::page(&sheet(&state, &user, library_id(&id)?).await?, &which)
}

/// The record sheets of a match in the library, as a document to print.
#[route(get "/library/{id}/sheet.pdf", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match"), Print), responses(
    (status = 200, description = "The document", content_type = "application/pdf"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match, or it has no such game", body = ErrorBody),
))]
async fn print_sheet(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    what: Query<Print>,
) -> Result<HttpResponse, AppError> {
    let id = library_id(&id)?;
    let sheet = sheet(&state, &user, id).await?;
    sheet::print(&state, &sheet, &what, &format!("fullprime-{}", id.shown()))
}

/// The rows of a match in the library at which reading stopped, each with the board before it, and the rows that were
/// mended.
#[route(get "/library/{id}/repairs", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "Faults and repairs, in the order of the file", body = MatchRepairs),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
))]
async fn show_repairs(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<MatchRepairs>, AppError> {
    state.site.reviews.repairs(library_id(&id)?, &user.account).await.map(Json)
}

/// Mends a row of a match in the library: replaces it, or leaves the rest of its game out. The match is analysed again;
/// the uploaded file does not change.
#[route(post "/library/{id}/repairs", scoped(Play), tag = "library",
    params(("id" = String, Path, description = "The match")), request_body = MendRow, responses(
    (status = 200, description = "Faults and repairs as they are now", body = MatchRepairs),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match", body = ErrorBody),
    (status = 409, description = "The match is still being analysed", body = ErrorBody),
    (status = 429, description = "Too many uploads", body = ErrorBody),
))]
async fn mend_row(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(row): Json<MendRow>,
) -> Result<Json<MatchRepairs>, AppError> {
    state.site.node.limit(Limit::UploadByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.mend_row(library_id(&id)?, &user.account, row).await.map(Json)
}

/// Undoes a repair.
#[route(delete "/library/{id}/repairs/{line}", scoped(Play), tag = "library",
    params(
        ("id" = String, Path, description = "The match"),
        ("line" = String, Path, description = "The line of the file"),
    ), responses(
    (status = 200, description = "Faults and repairs as they are now", body = MatchRepairs),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user's library has no such match, or it has no such repair", body = ErrorBody),
    (status = 409, description = "The match is still being analysed", body = ErrorBody),
))]
async fn unmend_row(
    state: Data<AppState>,
    user: CurrentUser,
    path: Path<(String, String)>,
) -> Result<Json<MatchRepairs>, AppError> {
    let (id, line) = path.into_inner();
    let line = line.parse::<u32>().map_err(|_no_number| AppError::NotFound(refusals::no_such_repair()))?;
    state.site.reviews.unmend_row(library_id(&id)?, &user.account, line).await.map(Json)
}

async fn sheet(state: &AppState, user: &CurrentUser, id: LibraryMatchId) -> Result<KatoSheet, AppError> {
    Ok(KatoSheet::of_transcript(&state.site.reviews.transcript_of_owner(id, &user.account).await?))
}

fn library_id(text: &str) -> Result<LibraryMatchId, AppError> {
    text.parse().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))
}
