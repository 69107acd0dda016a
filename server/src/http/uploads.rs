//! Uploaded files, as bodies of requests.

use actix_web::{HttpRequest, http::header, web::Payload};
use futures_util::StreamExt as _;
use site::{
    error::AppError,
    uploads::{Upload, Uploads},
};
use store::id::UserId;

use super::body_error;

/// Receives the body of a request, at most `limit_bytes`. A declared length refuses a body that is too large;
/// otherwise the bytes are counted.
///
/// # Errors
/// Returns [`AppError::TooLarge`], a conflict while this sender uploads another file, or an error if the node has
/// no room.
pub(super) async fn receive(
    uploads: &Uploads,
    sender: UserId,
    request: &HttpRequest,
    mut body: Payload,
    limit_bytes: usize,
) -> Result<Upload, AppError> {
    let announced = request.headers().get(header::CONTENT_LENGTH);
    let announced = announced.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if announced.is_some_and(|length| length > limit_bytes) {
        return Err(AppError::TooLarge { limit_bytes });
    }
    let mut upload = uploads.begin(sender)?;
    while let Some(part) = body.next().await {
        let part = part.map_err(|error| body_error(&error))?;
        upload.append_part(&part, limit_bytes)?;
    }
    Ok(upload)
}
