//! The public status of the site.

use actix_web::web::{Data, Json};
use wire::SiteStatus;

use crate::{error::AppError, self_check, state::AppState};

/// When the site last checked itself, and what came of it.
#[utoipa::path(get, path = "/api/v1/status", tag = "site", responses(
    (status = 200, description = "The last nightly self-check", body = SiteStatus),
))]
pub(super) async fn show_status(state: Data<AppState>) -> Result<Json<SiteStatus>, AppError> {
    Ok(Json(self_check::status(&state).await?))
}
