//! Reports, and the moderators' desk.

use actix_web::{
    HttpResponse,
    web::{Data, Json, Path},
};
use wire::{ErrorBody, ModerationDesk, ModeratorAction, Roles, SendReport, Suspicions};

use super::CurrentUser;
use crate::{
    account::{fair_play, moderation},
    error::AppError,
    limits::Limit,
    state::AppState,
};

/// Tells the moderators of a player.
#[utoipa::path(post, path = "/api/v1/players/{name}/reports", tag = "moderation", request_body = SendReport,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "The moderators will look"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 404, description = "Nobody has this name, or there is no such match", body = ErrorBody),
    (status = 409, description = "An earlier report still waits", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
    (status = 429, description = "Too many reports", body = ErrorBody),
))]
pub(super) async fn send_report(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(sent): Json<SendReport>,
) -> Result<HttpResponse, AppError> {
    state.limit(Limit::ReportByAccount, &user.account.id.to_string()).await?;
    moderation::report(&state, &user.account, &name, sent).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// What waits for moderators, and what they have done.
#[utoipa::path(get, path = "/api/v1/moderation", tag = "moderation", responses(
    (status = 200, description = "Reports and the log of actions", body = ModerationDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
))]
pub(super) async fn show_desk(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<ModerationDesk>, AppError> {
    moderation::desk(&state, &user.account).await.map(Json)
}

/// What of the last 90 days a moderator may want to look at. It proves nothing.
#[utoipa::path(get, path = "/api/v1/moderation/suspicions", tag = "moderation", responses(
    (status = 200, description = "Credits that flow one way, and people who play as well as a program", body = Suspicions),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
))]
pub(super) async fn show_suspicions(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<Suspicions>, AppError> {
    fair_play::suspicions(&state, &user.account).await.map(Json)
}

/// Mutes, lets speak again, or dismisses a report; it is written into the log.
#[utoipa::path(post, path = "/api/v1/moderation/actions", tag = "moderation", request_body = ModeratorAction, responses(
    (status = 204, description = "It is done"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may do that", body = ErrorBody),
    (status = 404, description = "There is no such player or report", body = ErrorBody),
    (status = 409, description = "Another moderator has closed the report", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
pub(super) async fn act(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<ModeratorAction>,
) -> Result<HttpResponse, AppError> {
    moderation::act(&state, &user.account, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// What the user may do beyond playing.
#[utoipa::path(get, path = "/api/v1/account/roles", tag = "moderation", responses(
    (status = 200, description = "The roles", body = Roles),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
))]
pub(super) async fn show_roles(state: Data<AppState>, user: CurrentUser) -> Result<Json<Roles>, AppError> {
    let moderator = moderation::is_moderator(&state, &user.account).await?;
    Ok(Json(Roles { moderator }))
}
