//! The finish of every response: a request id, security headers, a uniform error body, a log line and a metric.

use std::time::Instant;

use actix_web::{
    Error, HttpResponse, ResponseError as _,
    body::{BoxBody, MessageBody},
    dev::{ServiceRequest, ServiceResponse},
    http::{
        StatusCode,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web::Data,
};
use site::error::{AppError, Chain, Gravity};
use store::random;
use texts::refusals;
use tracing::Instrument as _;

use super::{HttpError, address, extract::BODY_MAX_BYTES, pieces};
use crate::state::AppState;

/// A mark in the extensions of a response: what the pages of other sites may do with it. Without the mark they may do
/// nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Elsewhere {
    /// Other sites may show the page in a frame.
    Framed,
    /// Other sites may load the picture.
    Loaded,
}

/// The header that names a request in the log and in its answer.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The outermost layer around every request.
pub(crate) async fn finish(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let id = request_id(&request);
    let span = tracing::info_span!("request", id = %id);
    // Every layer inside answers its refusals itself; an error here would come out without our headers.
    let mut response = next.call(request).instrument(span.clone()).await?.map_into_boxed_body();
    if response.status().is_client_error() && !is_ours(response.headers()) {
        response = in_our_words(response);
    }
    let https = response.request().app_data::<Data<AppState>>().is_some_and(|state| state.is_https());
    let elsewhere = response.response().extensions().get::<Elsewhere>().copied();
    add_headers(response.headers_mut(), &id, https, elsewhere);
    span.in_scope(|| report(&response, started));
    Ok(response.map_body(|_, body| pieces::in_pieces(body)))
}

/// Returns the id that a proxy has set if it is short and plain, or else a new one.
fn request_id(request: &ServiceRequest) -> String {
    let given = request.headers().get(&REQUEST_ID).and_then(|value| value.to_str().ok());
    let harmless = |id: &&str| {
        (1..=64).contains(&id.len())
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    };
    given.filter(harmless).map_or_else(|| random::hex(&random::bytes::<8>()), str::to_owned)
}

/// Returns true for our errors, and for the client's page at an address where nothing is. The framework's own refusals
/// are plain texts.
fn is_ours(headers: &HeaderMap) -> bool {
    let ours: [&[u8]; 2] = [b"application/json", b"text/html"];
    let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes).unwrap_or_default();
    ours.iter().any(|own| kind.starts_with(own))
}

/// Converts the framework's own refusals, for example of a method, to the format of our errors.
fn in_our_words(response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let error = match response.status() {
        StatusCode::NOT_FOUND => AppError::NotFound(refusals::no_such_address()),
        StatusCode::METHOD_NOT_ALLOWED => AppError::MethodNotAllowed,
        StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge { limit_bytes: BODY_MAX_BYTES },
        other => {
            let detail = other.canonical_reason().unwrap_or("Bad Request");
            AppError::malformed_form(refusals::malformed(detail))
        }
    };
    let allow = response.headers().get(header::ALLOW).cloned();
    let mut answer: HttpResponse = HttpError(error).error_response();
    if let Some(allow) = allow {
        answer.headers_mut().insert(header::ALLOW, allow);
    }
    response.into_response(answer)
}

fn add_headers(headers: &mut HeaderMap, id: &str, https: bool, elsewhere: Option<Elsewhere>) {
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert(REQUEST_ID, id);
    }
    let fixed = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::CROSS_ORIGIN_OPENER_POLICY, "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if elsewhere != Some(Elsewhere::Framed) {
        headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    let readers = if elsewhere.is_some() { "cross-origin" } else { "same-origin" };
    headers.insert(header::CROSS_ORIGIN_RESOURCE_POLICY, HeaderValue::from_static(readers));
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // Only a handler knows what may be stored, so everything else is stored nowhere.
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Logs and counts a request. Internal errors are logged here with their causes, and nowhere else. A refusal because
/// the server is full or stopping is no error. Requests that fail while the database is away have lines up to a limit.
fn report(response: &ServiceResponse<BoxBody>, started: Instant) {
    let request = response.request();
    let status = response.status();
    let method = request.method().as_str();
    // The pattern of the route, so that ids and names in paths stay out of logs and labels.
    let route = request.match_pattern().unwrap_or_else(|| "none".to_owned());
    let duration = started.elapsed();
    let state = request.app_data::<Data<AppState>>();
    if let Some(state) = state {
        state.metrics.http.answered(method, &route, status.as_u16(), duration);
        if is_refusal(status) {
            let client = address::of_client(request, state);
            state.refusals.log_refusal(
                &state.site.accounts.addresses,
                client,
                method,
                &route,
                status.as_u16(),
            );
        }
    }
    let client =
        || state.map(|state| state.site.accounts.addresses.in_log(address::of_client(request, state)));
    let client = || client().unwrap_or_default();
    let duration_ms = duration.as_secs_f64() * 1_000.0;
    let status = status.as_u16();
    let has_line = |error: &AppError| state.is_none_or(|state| state.refusals.has_line_for(error));
    let failed = response.response().error().filter(|_| response.status().is_server_error());
    match failed.map(|error| (error, error.as_error::<HttpError>())) {
        Some((_, Some(HttpError(error)))) if has_line(error) => match error.gravity() {
            Gravity::Fault => {
                tracing::error!(method, route, status, duration_ms, client = client(), error = %Chain(error), "failed")
            }
            Gravity::Outage | Gravity::Refusal => {
                tracing::warn!(method, route, status, duration_ms, client = client(), error = %Chain(error), "failed")
            }
        },
        Some((error, None)) => {
            tracing::error!(method, route, status, duration_ms, client = client(), error = %error, "failed")
        }
        Some((_, Some(_))) | None => {
            tracing::debug!(method, route, status, duration_ms, client = client(), "answered");
        }
    }
}

/// Returns true if a client was kept out: a wrong password, a missing right, too large, too often. Mistyped addresses
/// and bodies do not count.
fn is_refusal(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::UNAUTHORIZED
            | StatusCode::FORBIDDEN
            | StatusCode::PAYLOAD_TOO_LARGE
            | StatusCode::TOO_MANY_REQUESTS
    )
}
