//! A simulated board with a connection to the server, and the actions of its owner.

use std::{net::SocketAddr, time::Duration};

use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use rules::Position;
use serde_json::{Value, json};
use server::Bucket;
use simulator::{Board, Checkers, Habits, Line, LineFaults, Numbers, Setup};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{BoardCapabilities, BoardView, Console, MatchId};

use crate::support::Client;

const COLOURLESS: BoardCapabilities =
    BoardCapabilities { colour: false, point_depth: 5, bar_depth: 5, reads_dice: false };
/// Far more steps than any game takes.
pub(super) const STEPS_MAX: u32 = 30_000;

/// The time that an idle board waits for the server before it checks again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// Far longer than the time after which the server disconnects a silent board.
const CUT_OFF_MAX: Duration = Duration::from_secs(120);

/// The faults of a connection and the habits of a player. A rate is the mean number of steps between two faults, or 0
/// for never.
#[derive(Clone, Copy, Default)]
pub(super) struct Faults {
    pub(super) line: LineFaults,
    pub(super) habits: Habits,
}

pub(super) const EVERYTHING: Faults = Faults {
    line: LineFaults { cut: 80, power: 90, replay: 10, reorder: 0, forge: 40 },
    habits: Habits {
        flicker_once_in: 3,
        touch_once_in: 4,
        cocked_once_in: 4,
        illegal_once_in: 3,
        wrong_once_in: 0,
        insists: false,
        clock_offset_ms: -86_400_000,
        clock_drift_ppm: 5_000,
    },
};

/// A simulated board and its connection to the server.
pub(super) struct Hand {
    pub(super) board: Board,
    pub(super) stream: Option<WebSocketStream<TcpStream>>,
    pub(super) address: SocketAddr,
    pub(super) numbers: Numbers,
    pub(super) line: Line,
    pub(super) now_ms: i64,
    /// The messages of the server, except frequently repeated ones.
    pub(super) told: Vec<Value>,
}

impl Hand {
    pub(super) fn new(
        app: SocketAddr,
        code: &str,
        key: u8,
        players: &[Console],
        throws: bool,
        faults: Faults,
    ) -> Hand {
        let setup = Setup {
            private_key: [key; 32],
            code: code.to_owned(),
            capabilities: COLOURLESS,
            players: players.to_vec(),
            throws_dice: throws,
            decisions: 11,
            chance: u64::from(key),
            habits: faults.habits,
        };
        Hand {
            board: Board::new(setup, Checkers::from_position(&Position::STARTING, Console::One)),
            stream: None,
            address: app,
            numbers: Numbers::new(u64::from(key) + 77),
            line: Line::new(faults.line, u64::from(key) + 177),
            now_ms: 1_790_000_000_000,
            told: Vec::new(),
        }
    }

    pub(super) fn hang_up(&mut self) {
        self.stream = None;
        self.board.disconnected();
    }

    /// Makes a step, as [`Hand::move_on`] does. An idle board then waits for the server.
    pub(super) async fn step(&mut self) {
        self.move_on().await;
        if self.is_waiting() {
            self.wait().await;
        }
    }

    /// Returns true if nothing happens until the server sends a message.
    pub(super) fn is_waiting(&self) -> bool {
        self.stream.is_some() && self.board.is_connected() && self.board.is_waiting()
    }

    /// Makes a step: advances the board's time, connects if necessary, sends its frames and reads the messages that
    /// have arrived.
    pub(super) async fn move_on(&mut self) {
        self.now_ms += i64::try_from(20 + self.numbers.below(200)).unwrap();
        if self.line.is_cut() {
            self.hang_up();
        }
        if self.line.fails_power() {
            self.board.lose_power_at_next_write();
        }
        if self.stream.is_none() || !self.board.is_connected() {
            self.hang_up();
            let Ok(stream) = TcpStream::connect(self.address).await else { return };
            let request = format!("ws://{}/boards/v1", self.address).into_client_request().unwrap();
            let Ok((stream, _)) = client_async(request, stream).await else { return };
            self.stream = Some(stream);
            self.board.connected();
        }
        self.board.tick(self.now_ms);
        let texts = self.line.pass(self.board.take_outgoing());
        for text in texts {
            self.send(&text).await;
        }
        tokio::task::yield_now().await;
        while let Some(stream) = &mut self.stream
            && let Some(heard) = stream.next().now_or_never()
        {
            self.hear(heard);
        }
    }

    pub(super) async fn send(&mut self, text: &str) {
        if let Some(stream) = &mut self.stream
            && stream.send(Message::text(text)).await.is_err()
        {
            self.hang_up();
        }
    }

    /// Waits until the server sends a message, or it is time to check the board again.
    pub(super) async fn wait(&mut self) {
        if let Some(stream) = &mut self.stream
            && let Ok(heard) = tokio::time::timeout(LOOK_AGAIN, stream.next()).await
        {
            self.hear(heard);
        }
    }

    pub(super) fn hear(&mut self, heard: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) {
        match heard {
            Some(Ok(Message::Text(text))) => {
                let told: Value = serde_json::from_str(&text).unwrap();
                if !matches!(told["type"].as_str(), Some("ack" | "position" | "roll")) {
                    self.told.push(told);
                }
                self.board.hear(&text, self.now_ms);
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => self.hang_up(),
            Some(Ok(_)) => {}
        }
    }

    /// Steps until the expected message has arrived, and returns it.
    pub(super) async fn until_told(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..STEPS_MAX {
            self.step().await;
            if let Some(told) = self.told.iter().find(|told| is_it(told)) {
                return told.clone();
            }
        }
        panic!("the expected message never came: {:?}", self.told);
    }

    /// Sends nothing more and listens until the server closes the connection. Returns the last message.
    pub(super) async fn until_cut_off(&mut self) -> Value {
        let heard = async {
            while self.stream.is_some() {
                self.wait().await;
            }
        };
        tokio::time::timeout(CUT_OFF_MAX, heard).await.expect("the connection was left open");
        self.told.last().cloned().unwrap_or_default()
    }
}

/// Steps two boards, and waits only when both must.
pub(super) async fn step_both(one: &mut Hand, two: &mut Hand) {
    one.move_on().await;
    two.move_on().await;
    if one.is_waiting() && two.is_waiting() {
        tokio::select! {
            () = one.wait() => {}
            () = two.wait() => {}
        }
    }
}

/// Raises the limits on failures of boards far above what a test needs.
pub(super) fn patient(settings: &mut server::Settings) {
    let often = Bucket { burst: 1_000_000, refill_s: 0.001 };
    (settings.limits.board_by_address, settings.limits.board_by_device) = (often, often);
}

pub(super) async fn code(client: &mut Client, name: &str) -> String {
    let reply = client.post("/api/v1/boards/codes", &json!({ "name": name })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["code"].as_str().unwrap().to_owned()
}

pub(super) async fn boards(client: &mut Client) -> Vec<BoardView> {
    let reply = client.get("/api/v1/boards").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_value(reply.json()["boards"].clone()).unwrap()
}

/// Returns a board that has joined an account, and its id.
pub(super) async fn enrolled(
    address: SocketAddr,
    client: &mut Client,
    key: u8,
    players: &[Console],
    throws: bool,
    faults: Faults,
) -> (Hand, String) {
    let code = code(client, "Club").await;
    let mut hand = Hand::new(address, &code, key, players, throws, faults);
    for _ in 0..STEPS_MAX {
        hand.step().await;
        if let Some(id) = hand.board.device().map(str::to_owned) {
            return (hand, id);
        }
    }
    panic!("the board was not enrolled: {:?}", hand.told);
}

pub(super) async fn seat(client: &mut Client, id: &str, at: &MatchId, share: bool) {
    let wanted = json!({ "match_id": at, "share": share });
    let reply = client.post(&format!("/api/v1/boards/{id}/seat"), &wanted).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
}
