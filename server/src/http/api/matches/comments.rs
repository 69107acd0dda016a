//! Comments on finished matches.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{ErrorBody, NewReviewComment, ReviewComment};

use super::match_id;
use crate::{
    http::{CurrentUser, MaybeUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_comments,
    comment,
    delete_comment,
}

/// The comments on a finished match.
#[route(get "/matches/{id}/comments", open(Read, Play, Chat), tag = "matches",
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The comments, in the order of the match", body = Vec<ReviewComment>),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over", body = ErrorBody),
))]
async fn show_comments(
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
) -> Result<Json<Vec<ReviewComment>>, AppError> {
    let viewer = viewer.0.map(|user| user.account);
    state.site.reviews.comments(match_id(&id)?, viewer.as_ref()).await.map(Json)
}

/// Adds a comment on a place in a finished match.
#[route(post "/matches/{id}/comments", scoped(Chat), tag = "matches", request_body = NewReviewComment,
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "All comments on the match", body = Vec<ReviewComment>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match is not over, or already has the maximum number of comments", body = ErrorBody),
    (status = 429, description = "Too many comments", body = ErrorBody),
))]
async fn comment(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(comment): Json<NewReviewComment>,
) -> Result<Json<Vec<ReviewComment>>, AppError> {
    state.site.node.limit(Limit::ChatByAccount, &user.account.id.to_string()).await?;
    state.site.reviews.comment(match_id(&id)?, &user.account, comment).await.map(Json)
}

/// Deletes a comment of the user.
#[route(delete "/matches/{id}/comments/{comment}", scoped(Chat), while_full, tag = "matches",
    params(("id" = String, Path, description = "The match"), ("comment" = String, Path, description = "The comment")),
    responses(
    (status = 204, description = "The comment is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "The user has no such comment", body = ErrorBody),
))]
async fn delete_comment(
    state: Data<AppState>,
    user: CurrentUser,
    path: Path<(String, String)>,
) -> Result<HttpResponse, AppError> {
    let (id, comment) = path.into_inner();
    state.site.reviews.delete_comment(match_id(&id)?, &comment, &user.account).await?;
    Ok(HttpResponse::NoContent().finish())
}
