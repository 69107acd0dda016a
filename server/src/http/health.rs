//! For operators and their machines.

use actix_web::web::Data;

use crate::{error::AppError, state::AppState};

/// Whether the process answers at all.
pub(super) async fn is_alive() -> &'static str {
    "ok\n"
}

/// Whether requests should be sent here: an action could be saved now, and the server is not stopping.
pub(super) async fn is_ready(state: Data<AppState>) -> Result<&'static str, AppError> {
    if state.lifecycle.is_leaving() {
        return Err(AppError::Unavailable("the server is stopping"));
    }
    state.readiness.check().await?;
    Ok("ready\n")
}
