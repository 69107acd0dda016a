//! Players that reconnect: after any failure they connect to some node, request the missed events, and resend the
//! unanswered action with its request id.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{net::TcpStream, sync::Notify, task::JoinHandle};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{ClientMessage, Command, ErrorCode, MatchId, MatchView, Phase, RequestId, Seq, ServerMessage};

use super::{
    site::Site,
    socket::{is_my_turn, plain_command},
};

/// An answered action.
#[derive(Debug, Clone)]
pub(crate) struct ActionAnswer {
    pub(crate) request: String,
    pub(crate) seq: u32,
}

/// The shared state of all players.
#[derive(Debug, Default)]
pub(crate) struct Score {
    answers: Mutex<Vec<ActionAnswer>>,
    more: Notify,
    sent_again: AtomicU64,
    finished: AtomicU64,
    has_ended: AtomicBool,
    to_be_cut: AtomicU64,
    requests: AtomicUsize,
}

impl Score {
    fn answered(&self, request: &RequestId, seq: Seq) {
        self.answers.lock().unwrap().push(ActionAnswer { request: request.0.clone(), seq: seq.0 });
        self.more.notify_waiters();
    }

    pub(crate) fn answers(&self) -> Vec<ActionAnswer> {
        self.answers.lock().unwrap().clone()
    }

    pub(crate) fn sent_again(&self) -> u64 {
        self.sent_again.load(Ordering::SeqCst)
    }

    pub(crate) fn finished(&self) -> u64 {
        self.finished.load(Ordering::SeqCst)
    }

    /// Stops the players: no new matches begin, and running ones are left.
    pub(crate) fn end(&self) {
        self.has_ended.store(true, Ordering::SeqCst);
    }

    fn has_ended(&self) -> bool {
        self.has_ended.load(Ordering::SeqCst)
    }

    /// Waits until this many more actions are answered.
    pub(crate) async fn wait_for_more(&self, more: usize, patience: Duration) {
        let wanted = self.answers.lock().unwrap().len() + more;
        let waiting = async {
            loop {
                let notified = self.more.notified();
                if self.answers.lock().unwrap().len() >= wanted {
                    return;
                }
                notified.await;
            }
        };
        tokio::time::timeout(patience, waiting).await.expect("play goes on");
    }

    /// Makes the clients of this many next actions lose their network before the answer.
    pub(crate) fn cut(&self, actions: u64) {
        self.to_be_cut.store(actions, Ordering::SeqCst);
    }

    fn is_cut(&self) -> bool {
        let less = |left: u64| left.checked_sub(1);
        self.to_be_cut.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_ok()
    }

    fn request(&self) -> RequestId {
        RequestId(format!("act-{}", self.requests.fetch_add(1, Ordering::SeqCst)))
    }
}

/// A failed connection; the player retries on another node.
#[derive(Debug)]
struct Broken;

type Stream = WebSocketStream<TcpStream>;

/// A player.
pub(crate) struct Player {
    site: Arc<Site>,
    score: Arc<Score>,
    http: reqwest::Client,
    cookie: String,
    csrf_token: String,
    /// The node that is tried next.
    turn: usize,
}

/// Starts two people who play match after match.
pub(crate) async fn pair(site: &Arc<Site>, score: &Arc<Score>, number: usize) -> [JoinHandle<()>; 2] {
    let white = Player::sign_up(site, score, &format!("white{number}")).await;
    let black = Player::sign_up(site, score, &format!("black{number}")).await;
    let (tables, found) = tokio::sync::mpsc::channel(1);
    [tokio::spawn(white.open_and_play(tables)), tokio::spawn(black.join_and_play(found))]
}

fn rated_game() -> Value {
    json!({ "format": { "kind": "normal" }, "rated": true, "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } })
}

impl Player {
    pub(crate) async fn sign_up(site: &Arc<Site>, score: &Arc<Score>, name: &str) -> Player {
        let http = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(10)).build().unwrap();
        let address = site.address(0).unwrap();
        let body = json!({ "name": name, "password": "correct horse" });
        let reply = http.post(format!("http://{address}/api/v1/accounts")).json(&body).send().await.unwrap();
        assert_eq!(reply.status(), 201);
        let cookie = reply.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let body: Value = reply.json().await.unwrap();
        let csrf_token = body["csrf_token"].as_str().unwrap().to_owned();
        let turn = name.len();
        Player { site: Arc::clone(site), score: Arc::clone(score), http, cookie, csrf_token, turn }
    }

    fn next_address(&mut self) -> Option<std::net::SocketAddr> {
        self.turn += 1;
        self.site.address(self.turn)
    }

    /// Sends a request until a node answers.
    ///
    /// # Errors
    /// Returns the message of a refusal.
    async fn post(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        loop {
            if let Some(address) = self.next_address() {
                let request = self.http.post(format!("http://{address}{path}")).json(body);
                let request = request.header("cookie", &self.cookie).header("x-csrf-token", &self.csrf_token);
                if let Ok(reply) = request.send().await
                    && !reply.status().is_server_error()
                {
                    let is_success = reply.status().is_success();
                    if let Ok(body) = reply.json::<Value>().await {
                        return if is_success { Ok(body) } else { Err(body.to_string()) };
                    }
                }
            }
            self.rest().await;
        }
    }

    /// Waits before the next try.
    async fn rest(&self) {
        tokio::time::sleep(Duration::from_millis(30)).await;
    }

    async fn open_table(&mut self, invite: Option<&str>) -> MatchId {
        loop {
            let mut wanted = json!({ "settings": rated_game() });
            if let Some(name) = invite {
                wanted["invite"] = name.into();
            }
            // A retry may open a second table, which is harmless.
            let table = self.post("/api/v1/matches", &wanted).await.expect("a table is opened");
            let id = MatchId(table["id"].as_str().unwrap().to_owned());
            if self.sit(&id).await {
                return id;
            }
        }
    }

    async fn sit(&mut self, id: &MatchId) -> bool {
        self.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await.is_ok()
    }

    /// Plays match after match against a bot.
    pub(crate) async fn play_against(mut self, bot: &'static str) {
        while !self.score.has_ended() {
            let id = self.open_table(Some(bot)).await;
            self.play(&id).await;
        }
    }

    async fn open_and_play(mut self, tables: tokio::sync::mpsc::Sender<MatchId>) {
        while !self.score.has_ended() {
            let id = self.open_table(None).await;
            if tables.send(id.clone()).await.is_err() {
                return;
            }
            self.play(&id).await;
        }
    }

    async fn join_and_play(mut self, mut tables: tokio::sync::mpsc::Receiver<MatchId>) {
        while let Some(id) = tables.recv().await {
            if self.sit(&id).await {
                self.play(&id).await;
            }
        }
    }

    /// Plays a match to its end on any available node.
    async fn play(&mut self, id: &MatchId) {
        let mut unanswered: Option<ClientMessage> = None;
        let mut seen = 0;
        loop {
            if let Some(address) = self.next_address()
                && let Ok(()) = self.play_at(address, id, &mut seen, &mut unanswered).await
            {
                self.score.finished.fetch_add(1, Ordering::SeqCst);
                return;
            }
            self.rest().await;
        }
    }

    async fn play_at(
        &self,
        address: std::net::SocketAddr,
        id: &MatchId,
        seen: &mut u32,
        unanswered: &mut Option<ClientMessage>,
    ) -> Result<(), Broken> {
        let mut stream = self.open(address).await?;
        say(&mut stream, &ClientMessage::WatchMatch { id: id.clone(), since: Seq(*seen) }).await?;
        if let Some(message) = unanswered {
            self.score.sent_again.fetch_add(1, Ordering::SeqCst);
            say(&mut stream, message).await?;
        }
        let mut view: Option<MatchView> = None;
        // Events that arrive meanwhile come twice when everything after this point is requested again.
        let mut asked_again_after = u32::MAX;
        loop {
            if unanswered.is_none()
                && let Some(view) = view.as_ref().filter(|view| view.seq.0 >= *seen)
            {
                let never_begins = self.score.has_ended() && matches!(view.phase, Phase::Waiting);
                if never_begins || matches!(view.phase, Phase::Over { .. }) {
                    return Ok(());
                }
                let command = if self.score.has_ended() { Some(Command::Leave) } else { None };
                if let Some(command) = command.or_else(|| is_my_turn(view).then(|| plain_command(view))) {
                    let request = self.score.request();
                    let act = ClientMessage::Act { id: id.clone(), request, seen: view.seq, command };
                    say(&mut stream, &act).await?;
                    *unanswered = Some(act);
                    if self.score.is_cut() {
                        return Err(Broken);
                    }
                }
            }
            match hear(&mut stream).await? {
                ServerMessage::Match { events, view: shown, .. } => {
                    for event in &events {
                        if event.seq.0 <= *seen && event.seq.0 > asked_again_after {
                            continue;
                        }
                        assert_eq!(
                            event.seq.0,
                            *seen + 1,
                            "events follow each other, also from node to node"
                        );
                        *seen = event.seq.0;
                    }
                    view = Some(*shown);
                }
                ServerMessage::Done { request, seq } => {
                    if is_named(unanswered.as_ref(), &request) {
                        self.score.answered(&request, seq);
                        *unanswered = None;
                        // The result must be seen before the next action.
                        if view.as_ref().is_some_and(|view| view.seq < seq) {
                            view = None;
                        }
                    }
                }
                ServerMessage::Refused { request, error } => {
                    if !is_named(unanswered.as_ref(), &request) {
                        continue;
                    }
                    match error.code {
                        // The outcome is unknown, so the action is sent again.
                        ErrorCode::Unavailable => return Err(Broken),
                        ErrorCode::Conflict | ErrorCode::Refused => {
                            // The opponent or the clock was faster. The new state arrives by itself.
                            *unanswered = None;
                            view = None;
                            asked_again_after = *seen;
                            let again = ClientMessage::WatchMatch { id: id.clone(), since: Seq(*seen) };
                            say(&mut stream, &again).await?;
                        }
                        _ => panic!("{error:?}"),
                    }
                }
                ServerMessage::Error { error } => {
                    assert_ne!(error.code, ErrorCode::Internal, "{error:?}");
                    return Err(Broken);
                }
                ServerMessage::Closing => return Err(Broken),
                ServerMessage::Welcome { .. }
                | ServerMessage::Pong { .. }
                | ServerMessage::Lobby { .. }
                | ServerMessage::LobbyChanged { .. }
                | ServerMessage::Agenda { .. }
                | ServerMessage::Chat { .. }
                | ServerMessage::Analysis { .. }
                | ServerMessage::Maintenance { .. }
                | ServerMessage::LobbyChat { .. }
                | ServerMessage::CompetitionChanged { .. }
                | ServerMessage::ClubChat { .. }
                | ServerMessage::EventsChanged => {}
            }
        }
    }

    async fn open(&self, address: std::net::SocketAddr) -> Result<Stream, Broken> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let stream = TcpStream::connect(address).await.map_err(|_refused| Broken)?;
        let (stream, _) = client_async(request, stream).await.map_err(|_refused| Broken)?;
        Ok(stream)
    }
}

fn is_named(message: Option<&ClientMessage>, name: &RequestId) -> bool {
    matches!(message, Some(ClientMessage::Act { request, .. }) if request == name)
}

async fn say(stream: &mut Stream, message: &ClientMessage) -> Result<(), Broken> {
    let text = serde_json::to_string(message).unwrap();
    stream.send(Message::text(text)).await.map_err(|_gone| Broken)
}

/// The time without a message after which the player switches to another node.
const SILENCE: Duration = Duration::from_secs(8);

async fn hear(stream: &mut Stream) -> Result<ServerMessage, Broken> {
    loop {
        match tokio::time::timeout(SILENCE, stream.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => return Ok(serde_json::from_str(&text).unwrap()),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
            Ok(Some(_) | None) | Err(_) => return Err(Broken),
        }
    }
}
