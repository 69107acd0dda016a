//! Kato record sheets of finished matches: the list of sheets, single pages, and documents to print.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use records::KatoSheet;
use route::route;
use serde::Deserialize;
use sheets::{DrawSheet as _, Paper};
use site::error::AppError;
use store::id::MatchId;
use texts::refusals;
use utoipa::{IntoParams, ToSchema};
use wire::{ErrorBody, SheetGame, SheetIndex};

use super::match_id;
use crate::{
    http::{MaybeUser, body::Json, files, registry::routes},
    state::AppState,
};

routes! {
    show_sheet,
    download_sheet,
    show_page,
    print_sheet,
}

/// Sizes of paper by name.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::http::api) enum PaperName {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// The page, and the paper.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(in crate::http::api) struct OnePage {
    /// The game, from 1.
    #[serde(default = "first")]
    game: usize,
    /// The page of the game, from 1.
    #[serde(default = "first")]
    page: usize,
    /// The paper; A4 by default.
    #[serde(default)]
    paper: PaperName,
}

/// The games to print, and the paper.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(in crate::http::api) struct Print {
    /// The game, from 1; all games by default.
    game: Option<usize>,
    /// The paper; A4 by default.
    #[serde(default)]
    paper: PaperName,
}

fn first() -> usize {
    1
}

impl PaperName {
    fn paper(self) -> Paper {
        match self {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::Letter,
        }
    }
}

/// The list of the record sheets of a finished match.
#[route(get "/matches/{id}/sheet", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The games with their turns and pages", body = SheetIndex),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn show_sheet(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<SheetIndex>, AppError> {
    let sheet = sheet(&state, viewer, match_id(&id)?).await?;
    Ok(Json(index(&sheet)))
}

/// The record sheets of a finished match as data, which `fullprime convert` reads.
#[route(get "/matches/{id}/sheet.json", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The numbers in the squares, turn by turn", content_type = "application/json"),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn download_sheet(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<HttpResponse, AppError> {
    let id = match_id(&id)?;
    let sheet = sheet(&state, viewer, id).await?;
    Ok(files::file("application/json", &format!("fullprime-{}.kato.json", id.shown())).body(sheet.to_json()))
}

/// A page of the record sheets of a finished match, as a picture.
#[route(get "/matches/{id}/sheet.svg", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match"), OnePage), responses(
    (status = 200, description = "The page", content_type = "image/svg+xml"),
    (status = 404, description = "There is no such match or page", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn show_page(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    which: Query<OnePage>,
) -> Result<HttpResponse, AppError> {
    let sheet = sheet(&state, viewer, match_id(&id)?).await?;
    page(&sheet, &which)
}

/// The record sheets of a finished match, as a document to print.
#[route(get "/matches/{id}/sheet.pdf", open(Read, Play), tag = "matches",
    params(("id" = String, Path, description = "The match"), Print), responses(
    (status = 200, description = "The document", content_type = "application/pdf"),
    (status = 404, description = "There is no such match or game", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn print_sheet(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    what: Query<Print>,
) -> Result<HttpResponse, AppError> {
    let id = match_id(&id)?;
    let sheet = sheet(&state, viewer, id).await?;
    print(&state, &sheet, &what, &format!("fullprime-{}", id.shown()))
}

async fn sheet(state: &AppState, MaybeUser(viewer): MaybeUser, id: MatchId) -> Result<KatoSheet, AppError> {
    let viewer = viewer.map(|user| user.account);
    Ok(KatoSheet::of_transcript(&state.site.matches.transcript(id, viewer.as_ref()).await?))
}

/// Returns the list of sheets that a page shows.
pub(in crate::http::api) fn index(sheet: &KatoSheet) -> SheetIndex {
    let count = |things: usize| u32::try_from(things).unwrap_or(u32::MAX);
    let game = |game: &records::kato::KatoGame| SheetGame {
        white_points: game.white_points,
        black_points: game.black_points,
        crawford: game.crawford,
        turns: count(game.turns.len()),
        pages: count(game.pages()),
    };
    SheetIndex {
        white: sheet.white.clone(),
        black: sheet.black.clone(),
        length: sheet.length,
        games: sheet.games.iter().map(game).collect(),
    }
}

/// Returns one page as an HTTP response. A browser that opens it directly runs no scripts in it.
pub(in crate::http::api) fn page(sheet: &KatoSheet, which: &OnePage) -> Result<HttpResponse, AppError> {
    let place = which.game.checked_sub(1).zip(which.page.checked_sub(1));
    let svg = place.and_then(|(game, page)| sheet.page_svg(game, page, which.paper.paper()));
    Ok(HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header(("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"))
        .body(svg.ok_or_else(|| AppError::NotFound(refusals::no_such_page()))?))
}

/// Returns a document as an HTTP response.
pub(in crate::http::api) fn print(
    state: &AppState,
    sheet: &KatoSheet,
    what: &Print,
    name: &str,
) -> Result<HttpResponse, AppError> {
    let (paper, font) = (what.paper.paper(), state.site.node.font.as_ref());
    let (pdf, name) = match what.game {
        None => (Some(sheet.to_pdf(paper, font)), format!("{name}.pdf")),
        Some(game) => {
            let pdf = game.checked_sub(1).and_then(|game| sheet.game_pdf(game, paper, font));
            (pdf, format!("{name}-game-{game}.pdf"))
        }
    };
    Ok(files::file("application/pdf", &name)
        .body(pdf.ok_or_else(|| AppError::NotFound(refusals::no_such_game()))?))
}
