//! The public status of the site.

use actix_web::web::Data;
use route::route;
use site::error::AppError;
use wire::SiteStatus;

use crate::{
    http::{body::Json, registry::routes},
    self_check,
    state::AppState,
};

routes! {
    show_status,
}

/// The time and the results of the site's last self-check.
#[route(get "/status", open(Read), tag = "site", responses(
    (status = 200, description = "The last nightly self-check", body = SiteStatus),
))]
async fn show_status(state: Data<AppState>) -> Result<Json<SiteStatus>, AppError> {
    Ok(Json(self_check::status(&state).await?))
}
