//! Answers that cost much and that nobody gets if the client has gone.

use std::future::poll_fn;

use actix_web::HttpRequest;
use site::error::AppError;

use crate::network::Link;

/// Waits for an answer while the client is there. The answer is dropped when the client closes its end.
///
/// # Errors
/// If the answer is a refusal, or the client has gone.
pub(super) async fn while_there<T>(
    request: &HttpRequest,
    answer: impl Future<Output = Result<T, AppError>>,
) -> Result<T, AppError> {
    let Some(link) = Link::from_conn_data(request) else { return answer.await };
    tokio::select! {
        answered = answer => answered,
        // Nobody reads this refusal.
        () = poll_fn(|cx| link.poll_closed(cx)) => Err(AppError::TooSlow),
    }
}
