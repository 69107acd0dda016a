//! Bearer tokens, which programs send instead of a cookie: `authorization: Bearer fp_...`.
//!
//! A request with this header is never authenticated by its cookie, so it needs neither a CSRF token nor an origin
//! check: a page of another site can send the header only with a token that it has itself (`cors.rs`).

use actix_web::{HttpRequest, http::header};
use site::{accounts::programs, error::AppError, limits::Limit};
use store::{
    account::{ApiToken, Scopes},
    tokens::{self, FoundToken},
};
use texts::refusals;

use super::registry::Access;
use crate::state::AppState;

/// The minimum time between two updates of a token's last use. Without it, every request would write to the database.
const TOUCH_EVERY_MS: i64 = 10 * 60 * 1_000;

/// An authenticated request of a program.
#[derive(Debug)]
pub(super) struct Admitted {
    pub(super) found: FoundToken,
    /// True if the request is answered as the token's account, false if as an anonymous visitor.
    pub(super) as_account: bool,
}

/// Returns the token after `Bearer`, or `None` without such a header. Other schemes may belong to something else,
/// such as a reverse proxy, and are ignored.
pub(super) fn of_request(request: &HttpRequest) -> Option<&str> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().unwrap_or_default();
    let (scheme, rest) = value.split_once(' ').unwrap_or((value, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| rest.trim())
}

/// Returns the account and the scopes of a token.
pub(super) async fn find(state: &AppState, text: &str) -> Result<FoundToken, AppError> {
    let token = ApiToken::parse(text).ok_or_else(|| AppError::BadToken(refusals::malformed_token()))?;
    let hash = token.stored_hash();
    let found = state.site.node.store.read(move |connection| tokens::find(connection, &hash)).await?;
    found.ok_or_else(|| AppError::BadToken(refusals::unknown_token()))
}

/// Returns the account and the scopes of a token, if they allow a request to a route of this access.
pub(super) async fn admit(state: &AppState, access: Access, text: &str) -> Result<Admitted, AppError> {
    let found = find(state, text).await?;
    state.site.node.limit(Limit::RequestByToken, &found.id.to_string()).await?;
    let as_account = check(access, &found.scopes)?;
    let now = state.site.node.clock.now();
    if found.last_used_at.is_none_or(|at| now.0 - at.0 >= TOUCH_EVERY_MS)
        && let Err(cause) = programs::note_use(&state.site.accounts, found.id, now).await
    {
        // The request itself can still be answered; the next one retries the update.
        tracing::warn!(%cause, "the use of a token was not recorded");
    }
    Ok(Admitted { found, as_account })
}

fn check(needed: Access, scopes: &Scopes) -> Result<bool, AppError> {
    let is_met = needed.is_met_by(scopes);
    match needed {
        Access::Open(_) => Ok(is_met),
        Access::Scoped(_) if is_met => Ok(true),
        Access::Scoped(wanted) => {
            let words: Vec<&str> = wanted.iter().map(|scope| scope.as_str()).collect();
            Err(AppError::ScopeMissing(words.join(" or ")))
        }
        Access::Browser => Err(AppError::Forbidden(refusals::browser_only())),
    }
}
