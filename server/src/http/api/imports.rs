//! Imports of many match files.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path, Payload, Query},
};
use route::route;
use serde::Deserialize;
use site::{
    error::AppError,
    limits::Limit,
    reviews::{archive::code_pages, files::UPLOAD_BYTES_MAX},
};
use store::id::ImportId;
use texts::refusals;
use utoipa::IntoParams;
use wire::{
    CodePage, CodePageGuess, ErrorBody, GuessCodePages, ImportFilePage, ImportOutcome, ImportView, NewImport,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes, uploads},
    state::AppState,
};

routes! {
    begin_import,
    guess_code_pages,
    show_imports,
    show_import,
    forget_import,
    import_part,
    show_files,
}

/// The filter and page of a list of files.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Only files with this outcome.
    outcome: Option<ImportOutcome>,
    /// The path after which the list begins.
    after: Option<String>,
}

/// The code page of a part.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct ReadAs {
    /// The code page of all texts in the part that are not Unicode; without it, it is guessed for each.
    code_page: Option<CodePage>,
}

/// Begins an import of many files, which follow in parts.
#[route(post "/imports", scoped(Play), tag = "library", request_body = NewImport, responses(
    (status = 201, description = "The import, without files yet", body = ImportView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many parts of imports", body = ErrorBody),
))]
async fn begin_import(
    state: Data<AppState>,
    user: CurrentUser,
    Json(new): Json<NewImport>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::ImportByAccount, &user.account.id.to_string()).await?;
    Ok(HttpResponse::Created().json(state.site.reviews.begin_import(&user.account, &new).await?))
}

/// Guesses the code pages of old texts from their words, so that the guess can be shown before an import.
#[route(post "/imports/code-pages", scoped(Read), tag = "library", request_body = GuessCodePages, responses(
    (status = 200, description = "A guess for each text, in their order", body = Vec<CodePageGuess>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 429, description = "Too many parts of imports", body = ErrorBody),
))]
async fn guess_code_pages(
    state: Data<AppState>,
    user: CurrentUser,
    Json(words): Json<GuessCodePages>,
) -> Result<Json<Vec<CodePageGuess>>, AppError> {
    state.site.node.limit(Limit::ImportByAccount, &user.account.id.to_string()).await?;
    code_pages::guess(&words).map(Json)
}

/// The user's imports, newest first. The last 20 are kept.
#[route(get "/imports", scoped(Read), tag = "library", responses(
    (status = 200, description = "All stored imports", body = Vec<ImportView>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
async fn show_imports(state: Data<AppState>, user: CurrentUser) -> Result<Json<Vec<ImportView>>, AppError> {
    state.site.reviews.imports(&user.account).await.map(Json)
}

/// The progress of an import.
#[route(get "/imports/{id}", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The import")), responses(
    (status = 200, description = "The numbers of its files and analyses", body = ImportView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such import", body = ErrorBody),
))]
async fn show_import(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<ImportView>, AppError> {
    state.site.reviews.import_view(&user.account, import_id(&id)?).await.map(Json)
}

/// Deletes an import and its report. The matches stay.
#[route(delete "/imports/{id}", scoped(Play), while_full, tag = "library",
    params(("id" = String, Path, description = "The import")), responses(
    (status = 204, description = "The import is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such import", body = ErrorBody),
))]
async fn forget_import(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.reviews.forget_import(&user.account, import_id(&id)?).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Sends a part of an import: a zip of at most 200 files, whose names are their paths in the folder.
///
/// A part may be sent again: files that have arrived before are left out.
#[route(post "/imports/{id}/files", scoped(Play), tag = "library",
    params(("id" = String, Path, description = "The import"), ReadAs),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"), responses(
    (status = 200, description = "The progress of the import", body = ImportView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such import", body = ErrorBody),
    (status = 409, description = "There are more files than announced, or another part is being sent", body = ErrorBody),
    (status = 413, description = "The part is larger than allowed", body = ErrorBody),
    (status = 429, description = "Too many parts of imports", body = ErrorBody),
))]
async fn import_part(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    read_as: Query<ReadAs>,
    request: HttpRequest,
    body: Payload,
) -> Result<Json<ImportView>, AppError> {
    let id = import_id(&id)?;
    state.site.node.limit(Limit::ImportByAccount, &user.account.id.to_string()).await?;
    let part = uploads::receive(&state.uploads, user.account.id, &request, body, UPLOAD_BYTES_MAX).await?;
    state.site.reviews.import_part(&user.account, id, part, read_as.code_page).await.map(Json)
}

/// The reports on the files of an import, in the order of their paths.
#[route(get "/imports/{id}/files", scoped(Read), tag = "library",
    params(("id" = String, Path, description = "The import"), Which), responses(
    (status = 200, description = "A page of reports", body = ImportFilePage),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such import", body = ErrorBody),
))]
async fn show_files(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    which: Query<Which>,
) -> Result<Json<ImportFilePage>, AppError> {
    let Which { outcome, after } = which.into_inner();
    let after = after.unwrap_or_default();
    state.site.reviews.import_files(&user.account, import_id(&id)?, outcome, after).await.map(Json)
}

fn import_id(text: &str) -> Result<ImportId, AppError> {
    ImportId::parse(text).ok_or_else(|| AppError::NotFound(refusals::no_such_import()))
}
