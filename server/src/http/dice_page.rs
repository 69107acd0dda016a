//! The page `/dice.md`.

use actix_web::HttpResponse;

/// Returns the page `docs/dice.md`, which describes how to verify the dice of a match with another program.
pub(super) async fn show_recipe() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/markdown; charset=utf-8")
        .body(include_str!("../../../docs/dice.md"))
}
