//! Health checks for operators and load balancers.

use actix_web::web::Data;
use site::error::AppError;
use texts::refusals;

use crate::state::AppState;

/// Answers if the process runs.
pub(super) async fn is_alive() -> &'static str {
    "ok\n"
}

/// Answers if the server can take requests: an action could be saved now, and the server is not stopping.
pub(super) async fn is_ready(state: Data<AppState>) -> Result<&'static str, AppError> {
    if state.site.node.lifecycle.is_leaving() {
        return Err(AppError::Unavailable(refusals::server_stopping()));
    }
    state.site.node.heartbeat.check().await?;
    Ok("ready\n")
}
