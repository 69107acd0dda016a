//! A client's socket: it sends messages of `wire` and stores what it receives.

use std::{
    collections::VecDeque,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{self, Message, client::IntoClientRequest as _},
};
use wire::{
    ClientMessage, Command, CommandKind, ErrorBody, LoggedEvent, MatchId, MatchView, Millis, Phase,
    RequestId, Seq, ServerMessage, SingleMove,
};

use super::Client;

/// Far longer than any answer takes; only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// An open socket and its knowledge of the match that it watches.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// Messages that arrived while an answer was awaited and belong to no match.
    waiting: VecDeque<ServerMessage>,
    /// Every received text, for tests of secrecy.
    pub(crate) texts: Vec<String>,
    pub(crate) events: Vec<LoggedEvent>,
    pub(crate) view: Option<MatchView>,
}

/// The events of a socket.
#[derive(Debug)]
pub(crate) enum SocketEvent {
    Said(Box<ServerMessage>),
    Closed(Option<u16>),
}

impl Socket {
    /// Opens a socket for the client's account and waits for the welcome.
    pub(crate) async fn open(client: &Client) -> Socket {
        let mut socket = Socket::try_open(client, None).await.expect("the socket opens");
        match socket.next().await {
            ServerMessage::Welcome { protocol, .. } => assert_eq!(protocol, wire::PROTOCOL_VERSION),
            other => panic!("no welcome: {other:?}"),
        }
        socket
    }

    /// Opens a socket from a page of some origin. Returns the status if it was refused.
    pub(crate) async fn try_open(client: &Client, origin: Option<&str>) -> Result<Socket, u16> {
        let address = client.address();
        let mut request = format!("ws://{address}/ws").into_client_request().expect("a request");
        let mut set = |name: &'static str, value: &str| {
            request.headers_mut().insert(name, value.parse().expect("a header"));
        };
        if let Some(cookie) = &client.cookie {
            set("cookie", cookie);
        }
        for (name, value) in &client.extra_headers {
            set(name, value);
        }
        if let Some(origin) = origin {
            set("origin", origin);
        }
        let stream = TcpStream::connect(address).await.expect("the server listens");
        match client_async(request, stream).await {
            Ok((stream, _)) => Ok(Socket {
                stream,
                waiting: VecDeque::new(),
                texts: Vec::new(),
                events: Vec::new(),
                view: None,
            }),
            Err(tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("the handshake failed: {error}"),
        }
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).expect("a message is JSON")).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("the server listens");
    }

    pub(crate) async fn say_bytes(&mut self, bytes: &[u8]) {
        self.stream.send(Message::binary(bytes.to_vec())).await.expect("the server listens");
    }

    /// Sends a frame of any kind. Returns true if the connection accepted it.
    pub(crate) async fn try_send(&mut self, frame: Message) -> bool {
        self.stream.send(frame).await.is_ok()
    }

    /// Waits for the next event of any kind.
    pub(crate) async fn hear(&mut self) -> SocketEvent {
        loop {
            let message =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("something comes in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.texts.push(text.to_string());
                    self.keep_match_state(&message);
                    return SocketEvent::Said(Box::new(message));
                }
                Some(Ok(Message::Close(frame))) => {
                    return SocketEvent::Closed(frame.map(|frame| frame.code.into()));
                }
                Some(Err(_)) | None => return SocketEvent::Closed(None),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Waits for the next message.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        if let Some(message) = self.waiting.pop_front() {
            return message;
        }
        match self.hear().await {
            SocketEvent::Said(message) => *message,
            SocketEvent::Closed(code) => panic!("the socket was closed: {code:?}"),
        }
    }

    /// Stores the match state of a message, and checks that its events have no gap.
    fn keep_match_state(&mut self, message: &ServerMessage) {
        if let ServerMessage::Match { events, view, .. } = message {
            for event in events {
                if let Some(last) = self.events.last() {
                    assert_eq!(event.seq.0, last.seq.0 + 1, "events follow each other");
                }
                self.events.push(event.clone());
            }
            assert_eq!(view.seq, self.events.last().map_or(view.seq, |event| event.seq));
            self.view = Some((**view).clone());
        }
    }

    /// Watches a match from the event after `since` and returns its view.
    pub(crate) async fn watch(&mut self, id: &MatchId, since: u32) -> MatchView {
        self.say(&ClientMessage::WatchMatch { id: id.clone(), since: Seq(since) }).await;
        loop {
            match self.next().await {
                ServerMessage::Match { view, .. } if view.id == *id => return *view,
                ServerMessage::Error { error } => panic!("cannot watch: {error:?}"),
                _ => {}
            }
        }
    }

    /// Watches a match from its beginning. Returns false if this is refused.
    pub(crate) async fn try_watch(&mut self, id: &MatchId) -> bool {
        self.say(&ClientMessage::WatchMatch { id: id.clone(), since: Seq(0) }).await;
        loop {
            match self.hear().await {
                SocketEvent::Said(message) => match *message {
                    ServerMessage::Match { view, .. } if view.id == *id => return true,
                    ServerMessage::Error { .. } => return false,
                    _ => {}
                },
                SocketEvent::Closed(_) => return false,
            }
        }
    }

    /// Takes all messages that the server has sent so far.
    pub(crate) async fn catch_up(&mut self) {
        self.say(&ClientMessage::Ping { at: Millis(0), quiet_s: None }).await;
        loop {
            match self.hear().await {
                SocketEvent::Said(message) if matches!(*message, ServerMessage::Pong { .. }) => return,
                SocketEvent::Said(_) => {}
                SocketEvent::Closed(_) => return,
            }
        }
    }

    /// Previews a match and returns its first view.
    pub(crate) async fn preview(&mut self, id: &MatchId) -> MatchView {
        self.say(&ClientMessage::PreviewMatch { id: id.clone() }).await;
        loop {
            match self.next().await {
                ServerMessage::Match { events, view, .. } if view.id == *id => {
                    assert!(events.is_empty(), "a preview begins with the position, not with the log");
                    return *view;
                }
                ServerMessage::Error { error } => panic!("cannot preview: {error:?}"),
                _ => {}
            }
        }
    }

    /// Returns a request id that no other action has, also after the player reconnects.
    pub(crate) fn request() -> RequestId {
        static REQUESTS: AtomicU32 = AtomicU32::new(0);
        RequestId(format!("r{}", REQUESTS.fetch_add(1, Ordering::Relaxed)))
    }

    /// Acts in the watched match, based on the state that this client has seen.
    pub(crate) async fn act(&mut self, command: Command) -> Result<Seq, ErrorBody> {
        let request = Socket::request();
        self.act_as(request, command).await
    }

    /// Acts with a request id of the caller's choice.
    pub(crate) async fn act_as(&mut self, request: RequestId, command: Command) -> Result<Seq, ErrorBody> {
        let view = self.view.as_ref().expect("a match is watched");
        let message =
            ClientMessage::Act { id: view.id.clone(), request: request.clone(), seen: view.seq, command };
        self.say(&message).await;
        self.answer_to(&request).await
    }

    /// Waits for the answer to a request and stores other messages.
    pub(crate) async fn answer_to(&mut self, request: &RequestId) -> Result<Seq, ErrorBody> {
        loop {
            match self.hear().await {
                SocketEvent::Said(message) => match *message {
                    ServerMessage::Done { request: name, seq } if name == *request => return Ok(seq),
                    ServerMessage::Refused { request: name, error } if name == *request => return Err(error),
                    ServerMessage::Match { .. } => {}
                    other => self.waiting.push_back(other),
                },
                SocketEvent::Closed(code) => panic!("closed before the answer: {code:?}"),
            }
        }
    }

    /// Waits until the watched match is as expected.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&MatchView) -> bool) -> MatchView {
        loop {
            if let Some(view) = self.view.as_ref().filter(|view| is_so(view)) {
                return view.clone();
            }
            match self.hear().await {
                SocketEvent::Said(message) => match *message {
                    ServerMessage::Match { .. } => {}
                    ServerMessage::Error { error } => panic!("{error:?}"),
                    other => self.waiting.push_back(other),
                },
                SocketEvent::Closed(code) => panic!("closed while waiting: {code:?}"),
            }
        }
    }

    /// Waits for an error without a request id.
    pub(crate) async fn error(&mut self) -> ErrorBody {
        loop {
            if let ServerMessage::Error { error } = self.next().await {
                return error;
            }
        }
    }

    /// Waits until it is this client's turn or the match is over. Returns true if it is its turn.
    pub(crate) async fn my_turn(&mut self) -> bool {
        let view = self.until(|view| is_my_turn(view) || matches!(view.phase, Phase::Over { .. })).await;
        is_my_turn(&view)
    }

    /// Does one plain action: rolls, plays the first legal moves, takes every double, accepts every resignation.
    /// Returns when it has seen the result.
    pub(crate) async fn play_plainly(&mut self) {
        let view = self.view.clone().expect("a match is watched");
        let command = plain_command(&view);
        let done = self.act(command.clone()).await;
        let seq = done.unwrap_or_else(|error| panic!("{command:?}: {error:?} in {:?}", view.phase));
        self.until(|view| view.seq >= seq).await;
    }

    /// Plays plainly against a bot until each side has completed a turn: from then on the match counts.
    pub(crate) async fn first_turns(&mut self) {
        loop {
            let view =
                self.until(|view| is_my_turn(view) || !view.allowed.contains(&CommandKind::Abort)).await;
            if !view.allowed.contains(&CommandKind::Abort) {
                return;
            }
            self.play_plainly().await;
        }
    }

    /// Plays plainly until the match is over.
    pub(crate) async fn play_to_the_end(&mut self) -> MatchView {
        while self.my_turn().await {
            self.play_plainly().await;
        }
        self.view.clone().expect("a match is watched")
    }
}

/// Returns true if the match waits for the viewer.
pub(crate) fn is_my_turn(view: &MatchView) -> bool {
    let to_act = match &view.phase {
        Phase::ToRoll { seat } | Phase::ToPlay { seat, .. } => Some(*seat),
        Phase::CubeOffered { to, .. }
        | Phase::IllegalPlayOffered { to, .. }
        | Phase::ResignationOffered { to, .. } => Some(*to),
        Phase::Waiting | Phase::Over { .. } => None,
    };
    to_act.is_some() && to_act == view.you
}

/// Returns the command of a plain player.
pub(crate) fn plain_command(view: &MatchView) -> Command {
    match &view.phase {
        Phase::ToRoll { .. } => Command::Roll,
        Phase::ToPlay { .. } => Command::Play { moves: first_moves(view) },
        Phase::CubeOffered { .. } => Command::Take,
        Phase::IllegalPlayOffered { .. } => Command::AcceptIllegalPlay,
        Phase::ResignationOffered { .. } => Command::AcceptResignation,
        Phase::Waiting | Phase::Over { .. } => panic!("nothing to do"),
    }
}

/// Returns the first sequence of moves among the legal plays.
pub(crate) fn first_moves(view: &MatchView) -> Vec<SingleMove> {
    let nodes = view.plays.as_ref().expect("legal plays are shown to the player");
    let mut moves = Vec::new();
    let mut node = &nodes[0];
    while !node.complete {
        let edge = node.edges.first().expect("a play that is not complete goes on");
        moves.push(SingleMove { from: edge.from, to: edge.to });
        node = &nodes[usize::from(edge.next)];
    }
    moves
}
