//! A match over plain HTTP, for programs without a WebSocket: its messages as a stream, and commands as requests.

use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path, Query},
};
use route::route;
use serde::Deserialize;
use site::error::AppError;
use store::random;
use utoipa::IntoParams;
use wire::{ActDone, ErrorBody, RequestId, SendAct, Seq, ServerMessage};

use super::match_id;
use crate::{
    http::{CurrentUser, MaybeUser, body::Json, once, registry::routes},
    socket::players,
    state::AppState,
};

routes! {
    stream_match,
    act_in_match,
}

/// The beginning of a stream.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Begin {
    /// The last event that the client knows; without it, the stream begins with the first event.
    since: Option<u32>,
}

/// The messages that the WebSocket sends after `watch_match`, each as a line of JSON.
///
/// The first line is `welcome`. The stream ends when the match is over, or when the viewer may no longer see it. Empty
/// lines show that the connection works. After a break, `since` names the last event that the client knows. A client
/// that does not read is dropped. A player who reads the stream is at the match.
#[route(get "/matches/{id}/stream", open(Read, Play, Chat, Social, Messages), not_shut_out, tag = "matches",
    params(("id" = String, Path, description = "The match"), Begin), responses(
    (status = 200, description = "The messages, one on each line", body = ServerMessage, content_type = "application/x-ndjson"),
    (status = 403, description = "The viewer may not see the match yet, or is suspended", body = ErrorBody),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The token has too many sockets and streams open (`sockets_of_token`)", body = ErrorBody),
    (status = 422, description = "The match does not have the event `since` yet", body = ErrorBody),
))]
async fn stream_match(
    request: HttpRequest,
    state: Data<AppState>,
    viewer: MaybeUser,
    id: Path<String>,
    begin: Query<Begin>,
) -> Result<HttpResponse, AppError> {
    let since = Seq(begin.since.unwrap_or_default());
    players::stream(&request, &state, viewer, match_id(&id)?, since).await
}

/// Sends a command to a match, as the message `act` of the WebSocket does.
#[route(post "/matches/{id}/act", scoped(Play), limit(ActByAccount), while_full, tag = "matches",
    request_body = SendAct,
    params(("id" = String, Path, description = "The match")), responses(
    (status = 200, description = "The command was carried out", body = ActDone),
    (status = 401, description = "Nobody is signed in", body = ErrorBody),
    (status = 403, description = "The user does not play in this match", body = ErrorBody),
    (status = 404, description = "There is no such match", body = ErrorBody),
    (status = 409, description = "The match has moved on since `seen` (`conflict`), or its rules refuse the command (`refused`); `reason` says why", body = ErrorBody),
))]
async fn act_in_match(
    request: HttpRequest,
    state: Data<AppState>,
    user: CurrentUser,
    id: Path<String>,
    Json(wanted): Json<SendAct>,
) -> Result<Json<ActDone>, AppError> {
    let (id, SendAct { seen, command }) = (match_id(&id)?, wanted);
    let name = once::name_of(&request).map(str::to_owned);
    let name = RequestId(name.unwrap_or_else(|| random::hex(&random::bytes::<16>())));
    let seq = players::act(&state.site, &user.account, id, &name, seen, &command).await?;
    Ok(Json(ActDone { seq: Seq(seq) }))
}
