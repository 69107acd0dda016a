//! The desk of the moderators.

pub(super) mod blocks;

use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use route::route;
use site::{
    error::AppError,
    integrity::{fair_play, moderation, sanctions, voiding},
};
use wire::{
    DecideAppeal, ErrorBody, ModerationCounts, ModerationDesk, ModeratorAction, PlayerSanctions, PreviewVoid,
    SendVoid, Suspicions, UndoVoid, VoidChanges,
};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_desk,
    show_suspicions,
    act,
    show_player_sanctions,
    decide_appeal,
    preview_void,
    void_matches,
    undo_void,
    show_counts,
}

/// The moderators' desk: open reports, and the log of actions.
#[route(get "/moderation", browser, tag = "moderation", responses(
    (status = 200, description = "The reports and the log", body = ModerationDesk),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
))]
async fn show_desk(state: Data<AppState>, user: CurrentUser) -> Result<Json<ModerationDesk>, AppError> {
    moderation::desk(&state.site.integrity, &user.account).await.map(Json)
}

/// Hints for moderators from the last 90 days. They prove nothing.
#[route(get "/moderation/suspicions", browser, tag = "moderation", responses(
    (status = 200, description = "Credits that flow one way, and people who play as well as an engine", body = Suspicions),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
))]
async fn show_suspicions(state: Data<AppState>, user: CurrentUser) -> Result<Json<Suspicions>, AppError> {
    fair_play::suspicions(&state.site.integrity, &user.account).await.map(Json)
}

/// Imposes or lifts a sanction, dismisses a report or closes a case. The action is logged.
#[route(post "/moderation/actions", browser, while_full,
    tag = "moderation", request_body = ModeratorAction, responses(
    (status = 204, description = "The action is carried out"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may do that", body = ErrorBody),
    (status = 404, description = "There is no such player or report", body = ErrorBody),
    (status = 409, description = "Another moderator has closed the report", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn act(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<ModeratorAction>,
) -> Result<HttpResponse, AppError> {
    moderation::act(&state.site.integrity, &user.account, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The sanctions of a player.
#[route(get "/moderation/players/{name}", browser, tag = "moderation",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "All sanctions, newest first", body = PlayerSanctions),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn show_player_sanctions(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
) -> Result<Json<PlayerSanctions>, AppError> {
    sanctions::of_player(&state.site.integrity, &user.account, &name).await.map(Json)
}

/// Decides an appeal. The author of the sanction may not decide it.
#[route(post "/moderation/appeals/{id}", browser, tag = "moderation", request_body = DecideAppeal,
    params(("id" = String, Path, description = "The sanction")), responses(
    (status = 204, description = "The appeal is decided"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators other than the one who imposed it may decide", body = ErrorBody),
    (status = 404, description = "There is no such appeal", body = ErrorBody),
    (status = 409, description = "Another moderator has decided", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn decide_appeal(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<DecideAppeal>,
) -> Result<HttpResponse, AppError> {
    sanctions::decide_as(&state.site.integrity, &user.account, &id, wanted).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The changes that a void would make. Nothing is changed.
#[route(post "/moderation/voids/preview", browser, while_full,
    tag = "moderation", request_body = PreviewVoid, responses(
    (status = 200, description = "The changes that the void would make", body = VoidChanges),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may look", body = ErrorBody),
    (status = 404, description = "There is no such player, or no selected match counts", body = ErrorBody),
    (status = 422, description = "A value is not allowed, or too many matches are selected", body = ErrorBody),
))]
async fn preview_void(
    state: Data<AppState>,
    user: CurrentUser,
    Json(wanted): Json<PreviewVoid>,
) -> Result<Json<VoidChanges>, AppError> {
    voiding::preview(&state.site.integrity, &user.account, wanted.scope).await.map(Json)
}

/// Voids matches: ratings, records and credits become what they would be without them.
#[route(post "/moderation/voids", browser, tag = "moderation", request_body = SendVoid, responses(
    (status = 200, description = "The changes that were made", body = VoidChanges),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may do that", body = ErrorBody),
    (status = 404, description = "There is no such player, or no selected match counts", body = ErrorBody),
    (status = 409, description = "The selected matches differ from the preview", body = ErrorBody),
    (status = 422, description = "A value is not allowed, or too many matches are selected", body = ErrorBody),
))]
async fn void_matches(
    state: Data<AppState>,
    user: CurrentUser,
    Json(sent): Json<SendVoid>,
) -> Result<Json<VoidChanges>, AppError> {
    voiding::void(&state.site.integrity, &user.account, sent).await.map(Json)
}

/// Undoes a void: its matches count again.
#[route(post "/moderation/voids/{id}/undo", browser, tag = "moderation", request_body = UndoVoid,
    params(("id" = String, Path, description = "The void")), responses(
    (status = 200, description = "The changes that were made", body = VoidChanges),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Only moderators may do that", body = ErrorBody),
    (status = 404, description = "There is no such void", body = ErrorBody),
    (status = 409, description = "The void has already been undone", body = ErrorBody),
    (status = 422, description = "A value is not allowed", body = ErrorBody),
))]
async fn undo_void(
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<UndoVoid>,
) -> Result<Json<VoidChanges>, AppError> {
    voiding::undo(&state.site.integrity, &user.account, &id, &wanted.why).await.map(Json)
}

/// The public counts of sanctions, appeals and voids by month, without names.
#[route(get "/moderation/public", open(Read), tag = "moderation", responses(
    (status = 200, description = "The last 24 months in which anything happened", body = ModerationCounts),
))]
async fn show_counts(state: Data<AppState>) -> Result<Json<ModerationCounts>, AppError> {
    sanctions::counts(&state.site.integrity).await.map(Json)
}
