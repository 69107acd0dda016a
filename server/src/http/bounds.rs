//! The bounds of a request: the size of its head, the pace of its body, the connection limits of its client
//! (`crate::network`).

use std::{
    io,
    pin::Pin,
    sync::atomic::{AtomicI64, Ordering},
    task::{Context, Poll},
    time::Duration,
};

use actix_http::{ConnectionType, error::PayloadError};
use actix_web::{
    HttpMessage as _,
    body::{BodySize, BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    http::header::{CONTENT_LENGTH, UPGRADE},
    middleware::Next,
    web::{Bytes, Data},
};
use futures_util::{Stream, StreamExt as _};
use site::error::AppError;
use texts::refusals;

use super::{
    HttpError,
    address::{self, peer_of},
    blocked, session,
};
use crate::{
    network::{Body, Cut, Link, Paced, Place, Standing},
    state::AppState,
};

/// The retry delay for a client that has too much open.
const TRY_AGAIN: Duration = Duration::from_secs(10);
/// The minimum time between two warnings of an unknown proxy.
const TELL_EVERY_MS: i64 = 60_000;

/// Tells the connection when a request begins and when its answer is done. Refuses requests that are out of bounds.
pub(crate) async fn keep_bounds(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(link) = Link::from_conn_data(request.request()).cloned() else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let answering = link.begin(body_of(&mut request));
    if head_bytes(&request) > link.connections().settings().head_bytes as usize {
        link.count_cut(Cut::HeadLarge);
        return Ok(closed_with(request, AppError::HeadTooLarge));
    }
    if !matches!(request.parts_mut().1, Payload::None) {
        let pace = link.connections().settings().pace();
        let body = request.take_payload();
        let body = PacedBody { body, pace: Paced::start(pace), link, has_failed: false };
        request.set_payload(Payload::Stream { payload: Box::pin(body) });
    }
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| BoxBody::new(Guarded { body: body.boxed(), _held: answering })))
}

/// Wraps everything except the health checks: refuses blocked addresses, and strangers while the server is full.
pub(super) async fn admitted(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let Some(link) = Link::from_conn_data(request.request()).cloned() else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    match admit(&request, &link).await {
        Ok(place) => {
            let response = next.call(request).await?;
            Ok(response.map_body(|_, body| BoxBody::new(Guarded { body: body.boxed(), _held: place })))
        }
        Err(error) => Ok(closed_with(request, error)),
    }
}

/// Returns the answer that refuses a request and ends its connection.
fn closed_with(request: ServiceRequest, error: AppError) -> ServiceResponse<BoxBody> {
    let mut response = request.error_response(HttpError(error));
    response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
    response
}

/// Returns the body that the head announces, by the rules of the parser.
fn body_of(request: &mut ServiceRequest) -> Body {
    if matches!(request.parts_mut().1, Payload::None) {
        return Body::None;
    }
    if request.chunked().unwrap_or(false) {
        return Body::Chunked;
    }
    let text = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    let is_socket = text(UPGRADE).is_some_and(|protocol| protocol.eq_ignore_ascii_case("websocket"));
    let length = text(CONTENT_LENGTH).and_then(|length| length.parse().ok());
    match length {
        Some(length) if !is_socket => Body::Sized(length),
        Some(_) | None => Body::Unbounded,
    }
}

/// Checks that a request may be answered. Returns the place that it takes if it comes through a proxy.
async fn admit(request: &ServiceRequest, link: &Link) -> Result<Option<Place>, AppError> {
    let state = request
        .app_data::<Data<AppState>>()
        .ok_or_else(|| AppError::internal("admission", "the application has no state"))?;
    blocked::check(request)?;
    // An encoded NUL character. It is in no path and no query, and the databases do not store it.
    if request.uri().path_and_query().is_some_and(|target| target.as_str().contains("%00")) {
        return Err(AppError::malformed_form(refusals::visible_characters_only()));
    }
    if request.headers().contains_key("x-forwarded-for")
        && !state.connections.proxies().are_at(peer_of(request.request()))
    {
        tell_of_proxy(state);
    }
    if link.standing() != Standing::Free {
        if session::is_player_signed_in(request, state).await? {
            link.prove();
        } else {
            link.connections().count_reserved();
            return Err(AppError::Unavailable(refusals::site_full()));
        }
    }
    if !link.is_proxied() {
        return Ok(None);
    }
    let client = address::of_client(request.request(), state);
    match link.connections().admit_request(client) {
        Ok(place) => Ok(Some(place)),
        Err(_refused) => Err(AppError::TooManyRequests { retry_after: TRY_AGAIN }),
    }
}

/// Returns the approximate size of the request line and the headers, in bytes.
fn head_bytes(request: &ServiceRequest) -> usize {
    let line = request.method().as_str().len() + request.uri().to_string().len() + 12;
    let header = |name: &str, value: &[u8]| name.len() + value.len() + 4;
    line + request
        .headers()
        .iter()
        .map(|(name, value)| header(name.as_str(), value.as_bytes()))
        .sum::<usize>()
}

/// Warns of a proxy that the configuration does not name, at most once a minute.
fn tell_of_proxy(state: &AppState) {
    static TOLD_AT: AtomicI64 = AtomicI64::new(i64::MIN);
    let (now, told_at) = (state.site.node.clock.now().0, TOLD_AT.load(Ordering::Relaxed));
    let is_due = now.saturating_sub(told_at) >= TELL_EVERY_MS;
    // Of two requests at the same moment, one warns.
    if !is_due || TOLD_AT.compare_exchange(told_at, now, Ordering::Relaxed, Ordering::Relaxed).is_err() {
        return;
    }
    if state.settings.behind_proxy {
        tracing::warn!(
            "a request has x-forwarded-for and does not come from a trusted proxy, so the header is ignored: if a proxy \
             is at this address, all its visitors share the limits of one address; name it in trusted_proxies \
             (FULLPRIME_TRUSTED_PROXIES)"
        );
    } else {
        tracing::warn!(
            "a request has x-forwarded-for, and behind_proxy is off: if a proxy is in front of the server, all visitors \
             share the limits of its one address; set behind_proxy and public_url (FULLPRIME_BEHIND_PROXY=true, \
             FULLPRIME_PUBLIC_URL=https://...)"
        );
    }
}

/// A request body that must arrive at a minimum pace.
struct PacedBody {
    body: Payload,
    pace: Paced,
    link: Link,
    has_failed: bool,
}

impl Stream for PacedBody {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        if this.has_failed {
            return Poll::Ready(None);
        }
        match this.body.poll_next_unpin(cx) {
            Poll::Ready(Some(Ok(bytes))) => {
                this.pace.moved(bytes.len());
                Poll::Ready(Some(Ok(bytes)))
            }
            Poll::Pending => {
                this.link.has_run_dry();
                if this.link.is_socket() || this.pace.poll_too_slow(cx).is_pending() {
                    return Poll::Pending;
                }
                this.has_failed = true;
                this.link.body_is_slow();
                Poll::Ready(Some(Err(PayloadError::Io(io::ErrorKind::TimedOut.into()))))
            }
            ended @ Poll::Ready(_) => ended,
        }
    }
}

/// The body of an answer, with the guard that is released once it has been sent.
struct Guarded<G> {
    body: BoxBody,
    _held: G,
}

impl<G: Unpin> MessageBody for Guarded<G> {
    type Error = <BoxBody as MessageBody>::Error;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.get_mut().body).poll_next(cx)
    }

    fn try_into_bytes(self) -> Result<Bytes, Self> {
        let Guarded { body, _held } = self;
        body.try_into_bytes().map_err(|body| Guarded { body, _held })
    }
}
