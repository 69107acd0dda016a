//! The cookies of sessions and of browsers.

use actix_web::{
    HttpRequest,
    cookie::{Cookie, SameSite, time::Duration},
};
use store::account::{DeviceToken, SessionToken};

use crate::state::AppState;

/// The name of the session cookie over https. The prefix makes browsers require `secure` and this exact host.
const SECURE_NAME: &str = "__Host-fullprime";
// The name without https, because a browser would refuse the prefix then.
const PLAIN_NAME: &str = "fullprime";
const SECURE_DEVICE_NAME: &str = "__Host-fullprime-device";
const PLAIN_DEVICE_NAME: &str = "fullprime-device";
/// The lifetime of the device cookie, in days.
const DEVICE_DAYS: i64 = 365;

fn name(state: &AppState) -> &'static str {
    if state.is_https() { SECURE_NAME } else { PLAIN_NAME }
}

/// Returns the session token of a request, if it has one.
pub(super) fn token_of(request: &HttpRequest, state: &AppState) -> Option<SessionToken> {
    SessionToken::parse(request.cookie(name(state))?.value())
}

/// Returns true if the request has a session cookie, valid or not.
pub(super) fn is_present(request: &HttpRequest, state: &AppState) -> bool {
    request.cookie(name(state)).is_some()
}

/// Returns the cookie of a new session. Its lifetime is the longest that any session may have; the server decides when
/// the session ends.
pub(super) fn begin(state: &AppState, token: &SessionToken) -> Cookie<'static> {
    let mut cookie = empty(state);
    cookie.set_value(token.expose().to_owned());
    cookie.set_max_age(Duration::days(i64::from(state.settings.accounts.session_days_max)));
    cookie
}

/// Returns a cookie that makes the browser delete the session cookie.
pub(super) fn end(state: &AppState) -> Cookie<'static> {
    let mut cookie = empty(state);
    cookie.make_removal();
    cookie
}

/// Returns the device token of the request's browser, if it was here before.
pub(super) fn device_of(request: &HttpRequest, state: &AppState) -> Option<DeviceToken> {
    DeviceToken::parse(request.cookie(device_name(state))?.value())
}

/// Returns the cookie that recognizes a browser, whichever account signs in. It holds no personal data and grants no
/// access.
pub(super) fn device(state: &AppState, token: &DeviceToken) -> Cookie<'static> {
    let mut cookie = build(state, device_name(state));
    cookie.set_value(token.expose().to_owned());
    cookie.set_max_age(Duration::days(DEVICE_DAYS));
    cookie
}

fn device_name(state: &AppState) -> &'static str {
    if state.is_https() { SECURE_DEVICE_NAME } else { PLAIN_DEVICE_NAME }
}

fn empty(state: &AppState) -> Cookie<'static> {
    build(state, name(state))
}

fn build(state: &AppState, name: &'static str) -> Cookie<'static> {
    Cookie::build(name, "")
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(state.is_https())
        .finish()
}
