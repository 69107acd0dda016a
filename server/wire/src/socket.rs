//! The messages of the one WebSocket at `/ws`: JSON text frames, at most 16 KiB from a client.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    Agenda, AnalysisProgress, Command, ErrorBody, LobbyChange, LobbySnapshot, LoggedEvent, MatchId,
    MatchView, Millis, RequestId, Seq,
};

/// Everything that a client may say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Asks for `pong`; also keeps the connection open. The server closes a socket that is silent for 60 s.
    Ping {
        /// Comes back in the answer.
        at: Millis,
        /// Seconds since a person last touched keys, pointer or screen. The server decides when that is long. Programs
        /// leave it out and are never idle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        quiet_s: Option<u32>,
    },
    /// Asks for the lobby, its chat and their changes.
    WatchLobby,
    /// No more of them.
    UnwatchLobby,
    /// Asks for what waits for this player, and its changes. Nothing waits for whoever is not signed in.
    WatchAgenda,
    /// No more of them.
    UnwatchAgenda,
    /// Asks for a match, from the event after `since`; also after a break. A player's presence is this subscription.
    WatchMatch {
        /// Which.
        id: MatchId,
        /// The last event that the client knows.
        since: Seq,
    },
    /// No more of it.
    UnwatchMatch {
        /// Which.
        id: MatchId,
    },
    /// Does something in a match. Answered by `done` or `refused` with the same `request`. After a break it is sent again
    /// under the same name, and is answered as the first time. `done` may come before the `match` with its events.
    Act {
        /// Which match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// The last event that the client had seen when it decided. If the match has moved on since in a way that
        /// matters, the action is refused with the code `conflict`; look at the match and decide again.
        seen: Seq,
        /// What it does.
        command: Command,
    },
    /// Says something at a table. Answered by `done` or `refused`.
    Chat {
        /// Which match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// 1 to 500 characters.
        text: String,
    },
    /// Says something in the lobby. Answered by `done`, with the number of the line as `seq`, or `refused`.
    LobbyChat {
        /// The client's name for this action.
        request: RequestId,
        /// 1 to 500 characters.
        text: String,
    },
    /// Asks for a rematch, or agrees to the opponent's, on the terms that the view of the match shows (`rematch_terms`).
    /// Answered by `done` or `refused`. When both agree, `rematch` in the view is the match that has begun.
    Rematch {
        /// The match that has ended.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// 64 hexadecimal digits, as in taking a seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        contribution: Option<String>,
    },
}

/// Everything that the server may say.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// [`crate::PROTOCOL_VERSION`].
        protocol: u32,
        /// Who is signed in on this connection.
        name: Option<String>,
        /// The server's clock.
        server_time: Millis,
    },
    /// The answer to `ping`.
    Pong {
        /// What the client sent.
        at: Millis,
        /// The server's clock.
        server_time: Millis,
    },
    /// The whole lobby.
    Lobby {
        /// As it stands.
        lobby: LobbySnapshot,
    },
    /// Differences to it.
    LobbyChanged {
        /// In order.
        changes: Vec<LobbyChange>,
    },
    /// What waits for this player, all of it.
    Agenda {
        /// As it stands.
        agenda: Agenda,
    },
    /// A match has grown, or its viewers, presence or rematch have changed (then without events).
    Match {
        /// The events after the last that this client was sent, in order.
        events: Vec<LoggedEvent>,
        /// The match after them.
        view: Box<MatchView>,
    },
    /// The lines of a table's chat: all of them after `watch_match`, later the new ones.
    Chat {
        /// Which match.
        id: MatchId,
        /// In order.
        lines: Vec<ChatLine>,
    },
    /// The lobby's chat: its last lines after `watch_lobby`, if there are any, later the new ones. Lines of players who
    /// have blocked one another are not shown to each other.
    LobbyChat {
        /// In order. Numbers may be left out.
        lines: Vec<ChatLine>,
    },
    /// The analysis of a match that has ended has got on, told to those who watch it.
    Analysis {
        /// How far it is; when `done` is `total`, the report can be fetched.
        progress: AnalysisProgress,
    },
    /// An action is committed.
    Done {
        /// The client's name for it.
        request: RequestId,
        /// The last event of the match that it caused.
        seq: Seq,
    },
    /// An action is refused and has changed nothing.
    Refused {
        /// The client's name for it.
        request: RequestId,
        /// Why.
        error: ErrorBody,
    },
    /// A message could not be read or carried out; it had no request name.
    Error {
        /// Why.
        error: ErrorBody,
    },
    /// The site is being looked after, or not any more. Told after `welcome` while it is, and when that changes.
    Maintenance {
        /// None: matches begin again.
        maintenance: Option<Maintenance>,
    },
    /// The server is stopping: connect again, here or to another node.
    Closing,
}

/// The site is being looked after: matches in play go on, none begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Maintenance {
    /// Since when.
    pub since: Millis,
    /// What the operator says about it.
    pub message: Option<String>,
}

/// One line of a table's chat or the lobby's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// From 1, for each match and for the lobby.
    pub number: u32,
    /// Who said it.
    pub name: String,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}
