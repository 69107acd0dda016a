//! The opening reference.

use actix_web::web::Query;
use route::route;
use serde::Deserialize;
use site::{error::AppError, reviews::positions::openings};
use utoipa::IntoParams;
use wire::{ErrorBody, OpeningTable};

use crate::http::{body::Json, registry::routes};

routes! {
    show_openings,
}

/// The opening whose replies are wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    /// The opening roll as two digits, such as `31`.
    dice: Option<String>,
    /// The play of this roll, in the usual notation.
    play: Option<String>,
}

/// The plays of the 15 opening rolls, by rollouts of this program; with `dice` and `play`, the replies to that opening.
#[route(get "/openings", open(Read), tag = "positions", params(Answered), responses(
    (status = 200, description = "The rolls with their plays", body = OpeningTable),
    (status = 422, description = "The dice and the play do not open a game", body = ErrorBody),
))]
async fn show_openings(Query(wanted): Query<Answered>) -> Result<Json<OpeningTable>, AppError> {
    openings(wanted.dice.as_deref(), wanted.play.as_deref()).map(Json)
}
