//! Only pages of this site may change anything. The browser's `origin` header is compared with this site's origin.
//! Programs that are not browsers send no origin and pass: they hold no other user's cookies.

use actix_web::{
    HttpRequest,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::Next,
    web::Data,
};
use site::error::AppError;

use super::{HttpError, bearer};
use crate::state::AppState;

/// Refuses requests from foreign pages that could change something. Opening a socket counts as such a request.
pub(super) async fn only_our_pages(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let by_token = bearer::of_request(request.request()).is_some();
    if !by_token && may_change_something(request.request()) && is_foreign(request.request()) {
        return Ok(request.error_response(HttpError(AppError::WrongOrigin)));
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Returns true if the method promises to change nothing.
pub(super) fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS | Method::TRACE)
}

fn may_change_something(request: &HttpRequest) -> bool {
    // A socket is opened with GET, but commands can be sent through it.
    !is_safe(request.method()) || request.headers().contains_key(header::UPGRADE)
}

fn is_foreign(request: &HttpRequest) -> bool {
    let Some(origin) = request.headers().get(header::ORIGIN) else {
        // A browser that omits the origin still says with `sec-fetch-site` where the request comes from.
        let site = request.headers().get("sec-fetch-site").map(|value| value.as_bytes().to_vec());
        return site.is_some_and(|site| !matches!(site.as_slice(), b"same-origin" | b"none"));
    };
    let Ok(origin) = origin.to_str() else { return true };
    let state = request.app_data::<Data<AppState>>();
    match state.and_then(|state| state.public_origin.as_ref()) {
        Some(ours) => !origin.eq_ignore_ascii_case(&ours.ascii),
        // Without a configured origin, the page must come from the host that this request goes to.
        None => {
            let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
            let page = origin.split_once("://").map(|(_, host)| host);
            !matches!((page, host), (Some(page), Some(host)) if page.eq_ignore_ascii_case(host))
        }
    }
}
