//! For operators and their machines.

use actix_web::{HttpResponse, http::header::ContentType, web::Data};

use crate::{error::AppError, state::AppState};

/// Whether the process answers at all.
pub(super) async fn is_alive() -> &'static str {
    "ok\n"
}

/// Whether requests should be sent here: the database answers and the server is not stopping.
pub(super) async fn is_ready(state: Data<AppState>) -> Result<&'static str, AppError> {
    if state.lifecycle.is_leaving() {
        return Err(AppError::Unavailable("the server is stopping"));
    }
    state.store.ping().await?;
    Ok("ready\n")
}

/// The metrics, as Prometheus reads them.
pub(super) async fn show_metrics(state: Data<AppState>) -> Result<HttpResponse, AppError> {
    if !state.settings.metrics {
        return Err(AppError::NotFound("address"));
    }
    let version = ("content-type", "text/plain; version=0.0.4; charset=utf-8");
    Ok(HttpResponse::Ok()
        .content_type(ContentType::plaintext())
        .insert_header(version)
        .body(state.metrics.to_text()))
}
