//! Calls for the director from a table.

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{error::AppError, limits::Limit};
use wire::{CallDirector, DirectorCall, ErrorBody};

use super::match_id;
use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    own_calls,
    call_director,
}

/// The user's calls from a table, newest first.
#[route(get "/matches/{id}/calls", scoped(Read, Play), tag = "desks",
    params(("id" = String, Path, description = "The table")), responses(
    (status = 200, description = "The user's own calls, with the director's answers", body = Vec<DirectorCall>),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not play at this table", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The table belongs to no event", body = ErrorBody),
))]
async fn own_calls(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
) -> Result<Json<Vec<DirectorCall>>, AppError> {
    state.site.desks.own_calls(&user.account, match_id(&id)?).await.map(Json)
}

/// Calls the director of the event to a table.
#[route(post "/matches/{id}/calls", scoped(Play), tag = "desks", request_body = CallDirector,
    params(("id" = String, Path, description = "The table")), responses(
    (status = 201, description = "The call is shown at the director's desk", body = DirectorCall),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not play at this table", body = ErrorBody),
    (status = 404, description = "There is no such table", body = ErrorBody),
    (status = 409, description = "The table belongs to no event, or earlier calls are still unanswered", body = ErrorBody),
    (status = 429, description = "Too many calls and chat lines", body = ErrorBody),
))]
async fn call_director(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(call): Json<CallDirector>,
) -> Result<HttpResponse, AppError> {
    state.site.node.limit(Limit::ChatByAccount, &user.account.id.to_string()).await?;
    let call = state.site.desks.call_director(&user.account, match_id(&id)?, &call.reason).await?;
    Ok(HttpResponse::Created().json(call))
}
