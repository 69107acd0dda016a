//! Documents for people who write programs: `/dice.md` and `/boards-protocol.md`.

use actix_web::HttpResponse;

/// Returns the page `docs/dice.md`, which describes how to verify the dice of a match with another program.
pub(super) async fn show_recipe() -> HttpResponse {
    document(include_str!("../../../docs/dice.md"))
}

/// Returns the page `docs/boards-protocol.md`, which tells makers how to connect a sensor board.
pub(super) async fn show_boards_protocol() -> HttpResponse {
    document(include_str!("../../../docs/boards-protocol.md"))
}

fn document(text: &'static str) -> HttpResponse {
    HttpResponse::Ok().content_type("text/markdown; charset=utf-8").body(text)
}
