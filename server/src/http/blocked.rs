//! Refuses requests from blocked address ranges.

use actix_web::{dev::ServiceRequest, web::Data};
use site::error::AppError;

use crate::{http::address, state::AppState};

/// Refuses a request whose address is blocked.
pub(super) fn check(request: &ServiceRequest) -> Result<(), AppError> {
    let Some(state) = request.app_data::<Data<AppState>>() else { return Ok(()) };
    state.site.blocks.check(address::of_client(request.request(), state))
}
