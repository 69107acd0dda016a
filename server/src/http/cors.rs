//! Calls from the pages of other sites (CORS). Such a page may call the API with a token that it has from its user. It
//! gets no permission for calls that a cookie would authenticate, and none for calls without a token.

use actix_web::{
    HttpResponse,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        Method,
        header::{self, HeaderValue},
    },
    middleware::Next,
};

use super::bearer;

/// Permits calls with a token to the pages of all sites.
pub(super) async fn allow_tokens(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    if asks_for_token(&request) {
        return Ok(request.into_response(in_advance()));
    }
    let by_token = bearer::of_request(request.request()).is_some();
    let mut response = next.call(request).await?.map_into_boxed_body();
    if by_token {
        let to_read = [
            (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
            (header::ACCESS_CONTROL_EXPOSE_HEADERS, "retry-after, x-request-id"),
        ];
        for (name, value) in to_read {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
    }
    Ok(response)
}

/// Returns the permission for a browser that asks in advance. The `*` permits no cookies.
fn in_advance() -> HttpResponse {
    HttpResponse::NoContent()
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, PUT, DELETE"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, idempotency-key"))
        .insert_header((header::ACCESS_CONTROL_MAX_AGE, "7200"))
        .finish()
}

/// Returns true if a browser asks whether a page may send a request with a token.
fn asks_for_token(request: &ServiceRequest) -> bool {
    let headers = request.headers();
    let named = headers.get(header::ACCESS_CONTROL_REQUEST_HEADERS).and_then(|names| names.to_str().ok());
    let mut named = named.unwrap_or_default().split(',').map(str::trim);
    *request.method() == Method::OPTIONS
        && headers.contains_key(header::ORIGIN)
        && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
        && named.any(|name| name.eq_ignore_ascii_case("authorization"))
}
