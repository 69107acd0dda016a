//! Refuses requests from blocked address ranges.

use actix_web::{dev::ServiceRequest, web::Data};
use site::error::AppError;

use crate::{http::address, state::AppState};

/// The health checks of load balancers, which are always answered.
const OPEN_PATHS: [&str; 2] = ["/healthz", "/readyz"];

/// Refuses a request whose address is blocked.
pub(super) fn check(request: &ServiceRequest) -> Result<(), AppError> {
    let Some(state) = request.app_data::<Data<AppState>>() else { return Ok(()) };
    if OPEN_PATHS.contains(&request.path()) {
        return Ok(());
    }
    state.site.blocks.check(address::of_client(request.request(), state))
}
