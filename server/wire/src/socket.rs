//! The messages of the one WebSocket at `/ws`: JSON text frames, at most 16 KiB from a client.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{
    Agenda, AnalysisProgress, ChatLine, ChatPhrase, Command, CompetitionKind, ErrorBody, GameTerms,
    LobbyChange, LobbySnapshot, LoggedEvent, MatchId, MatchView, Millis, RequestId, Seq,
};

/// All messages of a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Requests `pong`, and keeps the connection open. The server closes a socket that is silent for 60 s.
    Ping {
        /// A number that the answer repeats.
        at: Millis,
        /// Seconds since a person last touched keys, pointer or screen. The server decides when a user is idle.
        /// Programs leave it out and are never idle.
        #[cfg_attr(test, ts(optional))]
        quiet_s: Option<u32>,
    },
    /// Subscribes to the lobby, its chat and their changes.
    WatchLobby,
    /// Unsubscribes from the lobby.
    UnwatchLobby,
    /// Subscribes to the agenda and its changes. The agenda is empty without a signed-in account.
    WatchAgenda,
    /// Unsubscribes from the agenda.
    UnwatchAgenda,
    /// Subscribes to a match, from the event after `since`; also used after a break. A player's presence is
    /// this subscription.
    WatchMatch {
        /// The match.
        id: MatchId,
        /// The last event that the client has.
        since: Seq,
    },
    /// Unsubscribes from a match.
    UnwatchMatch {
        /// The match.
        id: MatchId,
    },
    /// Subscribes to the public frames of one match, from now on, without chat. The client does not count as a
    /// spectator and needs no account. A socket previews one match: a second one replaces the first. The answer is
    /// a `match` without events, then one for each change with new events.
    PreviewMatch {
        /// The match.
        id: MatchId,
    },
    /// Ends the preview.
    UnpreviewMatch,
    /// Subscribes to a competition. Every client may, because `competition_changed` says only that its page has
    /// changed.
    WatchCompetition {
        /// The kind of the competition.
        kind: CompetitionKind,
        /// Its id.
        id: String,
    },
    /// Unsubscribes from a competition.
    UnwatchCompetition {
        /// The kind of the competition.
        kind: CompetitionKind,
        /// Its id.
        id: String,
    },
    /// Subscribes to the chat of a club, for its members: its last lines, then each new one. A socket watches the chat
    /// of one club: a second one replaces the first.
    WatchClub {
        /// The club's id.
        id: String,
    },
    /// Unsubscribes from the chat of the club.
    UnwatchClub,
    /// Subscribes to the list of events. Every client may, because `events_changed` says only that the list has
    /// changed.
    WatchEvents,
    /// Unsubscribes from the list of events.
    UnwatchEvents,
    /// Sends a command to a match. The answer is `done` or `refused` with the same `request`. After a break,
    /// send it again under the same name; the answer is the same as the first time. `done` may arrive before
    /// the `match` with its events.
    Act {
        /// The match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// The last event that the client had seen when it decided. If the match has moved on since in a
        /// relevant way, the action is refused with the code `conflict`; look at the match and decide again.
        seen: Seq,
        /// The command.
        command: Command,
    },
    /// Sends a chat line to a table. The answer is `done` or `refused`.
    Chat {
        /// The match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// The text, 1 to 500 characters.
        text: PublicText,
    },
    /// Sends a phrase to a table, as a chat line that each reader sees in their own language. The answer is `done` or
    /// `refused`.
    ChatPhrase {
        /// The match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// The phrase.
        phrase: ChatPhrase,
    },
    /// Sends a chat line to the lobby. The answer is `done`, with the number of the line as `seq`, or
    /// `refused`.
    LobbyChat {
        /// The client's name for this action.
        request: RequestId,
        /// The text, 1 to 500 characters.
        text: PublicText,
    },
    /// Asks for a rematch, or agrees to the opponent's, on the terms in the view of the match
    /// (`rematch_terms`). The answer is `done` or `refused`. When both agree, `rematch` in the view is the new
    /// match.
    Rematch {
        /// The finished match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
        /// The client's bytes, 64 hexadecimal digits, as when taking a seat.
        #[cfg_attr(test, ts(optional))]
        contribution: Option<String>,
        /// The terms of the next game, only in a session of normal games; left out: those of this one. The next
        /// game begins when both players have agreed to the same terms. Until then a player may change them.
        #[cfg_attr(test, ts(optional))]
        terms: Option<GameTerms>,
    },
    /// Declines a rematch, or ends a session of normal games. It takes back the player's own agreement; a later
    /// `rematch` of the same player takes this back. The answer is `done` or `refused`.
    DeclineRematch {
        /// The finished match.
        id: MatchId,
        /// The client's name for this action.
        request: RequestId,
    },
}

/// All messages of the server.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message.
    Welcome {
        /// [`crate::PROTOCOL_VERSION`].
        protocol: u32,
        /// The name of the account; null for an anonymous visitor.
        name: Option<String>,
        /// The server's clock.
        server_time: Millis,
    },
    /// The answer to `ping`.
    Pong {
        /// The client's number.
        at: Millis,
        /// The server's clock.
        server_time: Millis,
    },
    /// The whole lobby.
    Lobby {
        /// The lobby's current state.
        lobby: LobbySnapshot,
    },
    /// Changes of the lobby.
    LobbyChanged {
        /// The changes in order.
        changes: Vec<LobbyChange>,
    },
    /// The whole agenda of this player.
    Agenda {
        /// The agenda's current state.
        agenda: Agenda,
    },
    /// New events of a match, or new viewers, presence or rematch (then without events).
    Match {
        /// The events after the last one sent to this client, in order.
        events: Vec<LoggedEvent>,
        /// The state of the match after them.
        view: Box<MatchView>,
        /// White's chance to win the game before the next roll, in percent, by the engine's net. Only for
        /// spectators, and only in matches between two house bots.
        white_wins: Option<u8>,
    },
    /// The chat lines of a table: all of them after `watch_match`, then each new one.
    Chat {
        /// The match.
        id: MatchId,
        /// The lines in order.
        lines: Vec<ChatLine>,
    },
    /// The chat lines of the lobby: the last ones after `watch_lobby`, if there are any, then each new one.
    /// Players who have blocked one another do not see each other's lines.
    LobbyChat {
        /// The lines in order. Their numbers may have gaps.
        lines: Vec<ChatLine>,
    },
    /// The chat lines of a club: the last ones after `watch_club`, then each new one. Lines of players whom the user
    /// blocks are left out.
    ClubChat {
        /// The club's id.
        id: String,
        /// The lines in order. Their numbers may have gaps.
        lines: Vec<ChatLine>,
    },
    /// Progress of the analysis of a finished match, sent to its watchers.
    Analysis {
        /// The progress. When `done` is `total`, the report can be fetched.
        progress: AnalysisProgress,
    },
    /// A watched competition has changed: a step of its log, a score, a seat or a call. Read it again.
    CompetitionChanged {
        /// The kind of the competition.
        kind: CompetitionKind,
        /// Its id.
        id: String,
    },
    /// An event in the watched list has changed, or there is a new one. Read the list again.
    EventsChanged,
    /// An action was committed.
    Done {
        /// The client's name for the action.
        request: RequestId,
        /// The last event that the action caused in the match.
        seq: Seq,
    },
    /// An action was refused and changed nothing.
    Refused {
        /// The client's name for the action.
        request: RequestId,
        /// The reason.
        error: ErrorBody,
    },
    /// A message without a request name could not be read or carried out.
    Error {
        /// The reason.
        error: ErrorBody,
    },
    /// The maintenance of the site began or ended. Sent after `welcome` during maintenance, and on each change.
    Maintenance {
        /// The maintenance; null: matches can begin again.
        maintenance: Option<Maintenance>,
    },
    /// The server is stopping: connect again, here or to another node.
    Closing,
}

/// Maintenance of the site: matches in play go on, but none can begin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Maintenance {
    /// The time at which it began.
    pub since: Millis,
    /// The operator's message.
    pub message: Option<String>,
}
