//! What programs show instead of a cookie: `authorization: Bearer fp_...`.
//!
//! A request with such a header is never looked up by its cookie, so it needs neither a CSRF token nor an origin: no
//! foreign page can make a browser send the header.

use actix_web::{
    HttpRequest,
    http::{Method, header},
};

use super::origin;
use crate::{
    account::{ApiToken, Scope, Scopes, programs},
    db::tokens::{self, FoundToken},
    error::AppError,
    limits::Limit,
    state::AppState,
};

/// That a token was used is noted at most this often.
const TOUCH_EVERY_MS: i64 = 10 * 60 * 1_000;

/// What a request asks of the token behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Needed {
    /// Any token may.
    AnyToken,
    /// A token with this scope may.
    Scope(Scope),
    /// No token may: it is between a person and its browser.
    Browser,
}

/// What comes after `Bearer`; none if the request carries no such header. Another scheme is somebody else's, for example
/// of a proxy before us.
pub(super) fn of_request(request: &HttpRequest) -> Option<&str> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().unwrap_or_default();
    let (scheme, rest) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| rest.trim())
}

/// The account and the scopes behind a token, if it may ask for this.
pub(super) async fn admit(
    state: &AppState,
    method: &Method,
    path: &str,
    text: &str,
) -> Result<FoundToken, AppError> {
    let token = ApiToken::parse(text)
        .ok_or(AppError::BadToken("the token is malformed: fp_ and 64 hexadecimal digits are expected"))?;
    let hash = token.stored_hash();
    let found = state.store.read(move |connection| tokens::find(connection, &hash)).await?;
    let found = found.ok_or(AppError::BadToken("the token is unknown or was revoked"))?;
    state.limit(Limit::RequestByToken, &found.id.to_string()).await?;
    check(needed(method, path), &found.scopes)?;
    let now = state.clock.now();
    if found.last_used_at.is_none_or(|at| now.0 - at.0 >= TOUCH_EVERY_MS)
        && let Err(cause) = programs::note_use(state, found.id, now).await
    {
        // The request itself can still be answered; the next one tries again.
        tracing::warn!(%cause, "the use of a token was not noted");
    }
    Ok(found)
}

fn check(needed: Needed, scopes: &Scopes) -> Result<(), AppError> {
    match needed {
        Needed::AnyToken => Ok(()),
        Needed::Scope(scope) if scopes.allow(scope) => Ok(()),
        Needed::Scope(scope) => Err(AppError::ScopeMissing(scope.as_str())),
        Needed::Browser => Err(AppError::Forbidden("no token can do this; sign in with a browser")),
    }
}

/// Addresses below `/api/v1` at which programs change something, and the scope that it takes. What is not named here is
/// a browser's, so a new address is closed to programs until somebody has thought about it.
const CHANGES: &[(&str, Scope)] = &[
    ("matches", Scope::Play),
    ("pairing", Scope::Play),
    ("practices", Scope::Play),
    ("account/vacation", Scope::Play),
    ("account/contacts", Scope::Social),
    ("account/credits/top-up", Scope::Play),
    ("account/trainer", Scope::Play),
    ("positions", Scope::Read),
    ("library", Scope::Play),
    ("tournaments", Scope::Play),
    ("desks", Scope::Play),
    ("duplicate", Scope::Read),
    ("comparatives", Scope::Play),
    ("team-events", Scope::Play),
    ("team-matches", Scope::Play),
];
/// Addresses that no token opens, not even to look.
const PRIVATE: &[&str] = &[
    "account/export",
    "account/deletion",
    "account/devices",
    "account/mail",
    "account/programs",
    "account/tokens",
    "account/bots",
    "moderation",
    "admin",
];

fn needed(method: &Method, path: &str) -> Needed {
    let Some(path) = path.strip_prefix("/api/v1/") else { return Needed::AnyToken };
    let is_below = |prefix: &&str| {
        path.strip_prefix(*prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    if PRIVATE.iter().any(&is_below) {
        return Needed::Browser;
    }
    if origin::is_safe(method) {
        return if path.starts_with("account/") { Needed::Scope(Scope::Read) } else { Needed::AnyToken };
    }
    // What is said of a match is talk, wherever the match is played.
    if path.starts_with("matches/") && path.contains("/comments") {
        return Needed::Scope(Scope::Chat);
    }
    let change = CHANGES.iter().find(|(prefix, _)| is_below(prefix));
    change.map_or(Needed::Browser, |(_, scope)| Needed::Scope(*scope))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_address_asks_for_its_scope() {
        let cases = [
            ("GET", "/ws", Needed::AnyToken),
            ("GET", "/api/v1/session", Needed::AnyToken),
            ("GET", "/api/v1/lobby", Needed::AnyToken),
            ("GET", "/api/v1/account/credits", Needed::Scope(Scope::Read)),
            ("GET", "/api/v1/account/devices", Needed::Browser),
            ("GET", "/api/v1/account/programs", Needed::Browser),
            ("GET", "/api/v1/account/export", Needed::Browser),
            ("POST", "/api/v1/account/deletion", Needed::Browser),
            ("POST", "/api/v1/matches", Needed::Scope(Scope::Play)),
            ("POST", "/api/v1/matches/0000000002d/seat", Needed::Scope(Scope::Play)),
            ("DELETE", "/api/v1/matches/0000000002d/seat", Needed::Scope(Scope::Play)),
            ("POST", "/api/v1/pairing", Needed::Scope(Scope::Play)),
            ("GET", "/api/v1/account/contacts", Needed::Scope(Scope::Read)),
            ("PUT", "/api/v1/account/contacts/anna", Needed::Scope(Scope::Social)),
            ("POST", "/api/v1/matches/0000000002d/comments", Needed::Scope(Scope::Chat)),
            ("POST", "/api/v1/positions", Needed::Scope(Scope::Read)),
            ("POST", "/api/v1/matchesx", Needed::Browser),
            ("POST", "/api/v1/account/credits/top-up", Needed::Scope(Scope::Play)),
            ("POST", "/api/v1/account/tokens", Needed::Browser),
            ("PUT", "/api/v1/account/password", Needed::Browser),
            ("DELETE", "/api/v1/session", Needed::Browser),
        ];
        for (method, path, wanted) in cases {
            let method = Method::from_bytes(method.as_bytes()).unwrap();
            assert_eq!(needed(&method, path), wanted, "{method} {path}");
        }
    }
}
