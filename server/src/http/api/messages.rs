//! Messages between two people.

use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::error::AppError;
use utoipa::IntoParams;
use wire::{ConversationView, Conversations, DirectMessage, ErrorBody, ReadMessages, SendMessage};

use crate::{
    http::{CurrentUser, body::Json, registry::routes},
    state::AppState,
};

routes! {
    show_conversations,
    show_conversation,
    send_message,
    read_messages,
    delete_conversation,
}

/// The part of a conversation to return.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The number of the earliest message that the client knows.
    before: Option<u32>,
}

/// The user's conversations, latest first.
#[route(get "/messages", scoped(Messages), tag = "players", responses(
    (status = 200, description = "The conversations with their last messages", body = Conversations),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no messages", body = ErrorBody),
))]
async fn show_conversations(
    state: Data<AppState>,
    user: CurrentUser,
) -> Result<Json<Conversations>, AppError> {
    state.site.conversations.list(&user.account).await.map(Json)
}

/// The conversation with a player, beginning with the latest messages.
#[route(get "/messages/{name}", scoped(Messages), tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case"), Part), responses(
    (status = 200, description = "A page of messages; empty if there are none yet", body = ConversationView),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no messages", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
    (status = 422, description = "The player is a bot, a guest, or the user's own account", body = ErrorBody),
))]
async fn show_conversation(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    part: Query<Part>,
) -> Result<Json<ConversationView>, AppError> {
    state.site.conversations.view(&user.account, &name, part.before).await.map(Json)
}

/// Sends a message to a player.
#[route(post "/messages/{name}", scoped(Messages), tag = "players", request_body = SendMessage,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 200, description = "The stored message", body = DirectMessage),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user is a guest or muted, or one of the two blocks the other", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
    (status = 409, description = "The user has too many conversations", body = ErrorBody),
    (status = 422, description = "The text is empty or too long, or the player is a guest or a bot", body = ErrorBody),
    (status = 429, description = "Too many messages, or too many new conversations", body = ErrorBody),
))]
async fn send_message(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(wanted): Json<SendMessage>,
) -> Result<Json<DirectMessage>, AppError> {
    state.site.conversations.send(&user.account, &name, wanted).await.map(Json)
}

/// Marks the messages of a player as read.
#[route(post "/messages/{name}/read", scoped(Messages), tag = "players", request_body = ReadMessages,
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "The messages are read"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no messages", body = ErrorBody),
    (status = 404, description = "Nobody has this name", body = ErrorBody),
))]
async fn read_messages(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
    Json(read): Json<ReadMessages>,
) -> Result<HttpResponse, AppError> {
    state.site.conversations.read(&user.account, &name, read).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Deletes the conversation with a player for the user. The player keeps it.
#[route(delete "/messages/{name}", scoped(Messages), while_full, tag = "players",
    params(("name" = String, Path, description = "The player's name, in any case")), responses(
    (status = 204, description = "The conversation is deleted"),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "Guests have no messages", body = ErrorBody),
    (status = 404, description = "Nobody has this name, or there is no conversation", body = ErrorBody),
    (status = 422, description = "The player is a bot, a guest, or the user's own account", body = ErrorBody),
))]
async fn delete_conversation(
    state: Data<AppState>,
    user: CurrentUser,
    name: Path<String>,
) -> Result<HttpResponse, AppError> {
    state.site.conversations.delete(&user.account, &name).await?;
    Ok(HttpResponse::NoContent().finish())
}
