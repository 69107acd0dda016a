//! Errors as HTTP responses: the status, headers and body of each.

use std::fmt;

use actix_web::{
    FromRequest, Handler, HttpResponse, Responder, ResponseError, http::StatusCode, http::header,
};
use futures_util::{TryFutureExt as _, future::MapErr};
use site::error::AppError;
use store::DbError;

/// An error of the site, as an HTTP response.
#[derive(Debug)]
pub struct HttpError(
    /// The error.
    pub AppError,
);

impl<E: Into<AppError>> From<E> for HttpError {
    fn from(error: E) -> HttpError {
        HttpError(error.into())
    }
}

impl fmt::Display for HttpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ResponseError for HttpError {
    fn status_code(&self) -> StatusCode {
        status(&self.0)
    }

    fn error_response(&self) -> HttpResponse {
        let body = self.0.to_body();
        let mut response = HttpResponse::build(self.status_code());
        if let Some(seconds) = body.retry_after_s {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if let AppError::BadToken(_) = self.0 {
            response.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
        }
        response.json(body)
    }
}

/// Returns the status of an error. Statuses are chosen only here.
fn status(error: &AppError) -> StatusCode {
    match error {
        AppError::Malformed { .. } | AppError::UnsupportedProtocol => StatusCode::BAD_REQUEST,
        AppError::SignInRequired
        | AppError::WrongCredentials
        | AppError::SecondFactorRequired
        | AppError::WrongPasskey
        | AppError::WrongCode
        | AppError::BadToken(_) => StatusCode::UNAUTHORIZED,
        AppError::ScopeMissing(_)
        | AppError::WrongCsrfToken
        | AppError::WrongOrigin
        | AppError::AddressBlocked { .. }
        | AppError::Forbidden(_)
        | AppError::Restricted
        | AppError::DecidedAbout(_)
        | AppError::Suspended
        | AppError::AccountNeeded(_)
        | AppError::OwnAccount => StatusCode::FORBIDDEN,
        AppError::NotFound(_) => StatusCode::NOT_FOUND,
        AppError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        AppError::TooSlow => StatusCode::REQUEST_TIMEOUT,
        AppError::NameTaken
        | AppError::SeatTaken
        | AppError::Conflict(_)
        | AppError::CreditsShort { .. }
        | AppError::RatedLimit { .. }
        | AppError::RatedClosed { .. }
        | AppError::StakeLimit { .. }
        | AppError::PairingClosed { .. }
        | AppError::Refused(_)
        | AppError::MatchInPlay
        | AppError::LibraryFull { .. } => StatusCode::CONFLICT,
        AppError::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
        AppError::Invalid { .. } | AppError::CommonPassword => StatusCode::UNPROCESSABLE_ENTITY,
        AppError::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
        AppError::HeadTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        AppError::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        AppError::Maintenance | AppError::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        AppError::Database(error) => match error {
            DbError::Unreachable(_)
            | DbError::Overloaded
            | DbError::Closed
            | DbError::CommitFailed(_)
            | DbError::Contended(_)
            | DbError::Unknown(_) => StatusCode::SERVICE_UNAVAILABLE,
            DbError::Conflict(_)
            | DbError::NotFound
            | DbError::Panicked
            | DbError::Broken(_)
            | DbError::Other(_) => StatusCode::INTERNAL_SERVER_ERROR,
        },
    }
}

/// A handler whose errors are those of the site.
#[derive(Debug, Clone)]
pub(super) struct Answering<F>(pub(super) F);

impl<F, Args, R> Handler<Args> for Answering<F>
where
    F: Handler<Args, Output = Result<R, AppError>>,
    Args: FromRequest,
    R: Responder + 'static,
{
    type Output = Result<R, HttpError>;
    type Future = MapErr<F::Future, fn(AppError) -> HttpError>;

    fn call(&self, args: Args) -> Self::Future {
        self.0.call(args).map_err(HttpError)
    }
}
