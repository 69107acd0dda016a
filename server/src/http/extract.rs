//! Extractors of handlers: the signed-in user, and bodies, paths and queries whose errors are [`AppError`]s.

use std::future::{Ready, ready};

use actix_web::{
    FromRequest, HttpMessage as _, HttpRequest,
    dev::Payload,
    error::{PathError, PayloadError, QueryPayloadError},
    web::{PathConfig, PayloadConfig, QueryConfig, ServiceConfig},
};
use site::error::AppError;
use store::{
    account::{Account, Scope, Scopes},
    id::SessionId,
};
use texts::refusals;

use super::HttpError;

/// The maximum size of a request's body in bytes. Every message of the API is far smaller.
pub(super) const BODY_MAX_BYTES: usize = 16 * 1_024;

/// The account behind a request. Requests without an account are refused.
///
/// For requests that change something, the session's CSRF token has already been checked.
#[derive(Debug, Clone)]
pub(crate) struct CurrentUser {
    pub(crate) account: Account,
    pub(crate) session: SessionId,
    pub(crate) through: Through,
}

/// The means of authentication.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Through {
    /// A browser, which has all rights of the account.
    Browser,
    /// A program with a token of these scopes.
    Token(Scopes),
}

impl Through {
    /// Checks that this scope is granted.
    ///
    /// # Errors
    /// Returns an error for a token without the scope.
    pub(crate) fn check(&self, scope: Scope) -> Result<(), AppError> {
        match self {
            Through::Browser => Ok(()),
            Through::Token(scopes) if scopes.allow(scope) => Ok(()),
            Through::Token(_) => Err(AppError::ScopeMissing(scope.as_str().to_owned())),
        }
    }

    /// Checks that any of these scopes is granted.
    ///
    /// # Errors
    /// Returns an error for a token without any of them.
    pub(crate) fn check_any(&self, scopes: &[Scope]) -> Result<(), AppError> {
        if self.allows_any(scopes) {
            return Ok(());
        }
        let words: Vec<&str> = scopes.iter().map(|scope| scope.as_str()).collect();
        Err(AppError::ScopeMissing(words.join(" or ")))
    }

    /// Returns true if any of these scopes is granted.
    pub(crate) fn allows_any(&self, scopes: &[Scope]) -> bool {
        match self {
            Through::Browser => true,
            Through::Token(of_token) => scopes.iter().any(|scope| of_token.allow(*scope)),
        }
    }
}

/// The account behind a request, or `None`.
#[derive(Debug, Clone)]
pub(crate) struct MaybeUser(pub(crate) Option<CurrentUser>);

impl FromRequest for MaybeUser {
    type Error = HttpError;
    type Future = Ready<Result<MaybeUser, HttpError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let viewer = request.extensions().get::<MaybeUser>().cloned();
        ready(viewer.ok_or_else(|| {
            AppError::internal("a route without authentication", request.path().to_owned()).into()
        }))
    }
}

impl FromRequest for CurrentUser {
    type Error = HttpError;
    type Future = Ready<Result<CurrentUser, HttpError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let viewer = MaybeUser::from_request(request, payload).into_inner();
        ready(viewer.and_then(|MaybeUser(user)| user.ok_or(AppError::SignInRequired.into())))
    }
}

/// Sets size limits, and gives extractor errors the common error format.
pub(super) fn limits(config: &mut ServiceConfig) {
    config
        .app_data(PayloadConfig::new(BODY_MAX_BYTES))
        .app_data(PathConfig::default().error_handler(|error, _| HttpError(path_error(&error)).into()))
        .app_data(QueryConfig::default().error_handler(|error, _| HttpError(query_error(&error)).into()));
}

/// Answers requests to unknown paths under the API.
pub(super) async fn no_such_path() -> Result<&'static str, HttpError> {
    Err(AppError::NotFound(refusals::no_such_address()).into())
}

/// Returns the error for a body that was not received completely.
pub(crate) fn body_error(error: &PayloadError) -> AppError {
    match error {
        PayloadError::Io(cause) if cause.kind() == std::io::ErrorKind::TimedOut => AppError::TooSlow,
        other => AppError::malformed_form(refusals::malformed(other.to_string())),
    }
}

/// Returns the error for an invalid part of the path: the resource does not exist.
fn path_error(_: &PathError) -> AppError {
    AppError::NotFound(refusals::no_such_address())
}

fn query_error(error: &QueryPayloadError) -> AppError {
    AppError::malformed("query", refusals::malformed(error.to_string()))
}
