//! The books of the site: where all credits are.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::Books;

use crate::{
    http::{body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_books,
}

/// The distribution of all credits: the amount issued, the house's share, and the balances of players and of each house
/// bot.
#[route(get "/books", open(Read), tag = "credits", responses(
    (status = 200, description = "The books", body = Books),
))]
async fn show_books(state: Data<AppState>) -> Result<Json<Books>, AppError> {
    state.site.house_bots.books().await.map(Json)
}
