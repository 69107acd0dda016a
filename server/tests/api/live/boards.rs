//! Sensor boards over real sockets: simulated boards play whole games through cuts, power losses, replays and forgeries,
//! and a server that is stopped or killed, and the log is that of a game without any of it.

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
use wire::{AtBoard, BoardCapabilities, BoardView, Console, Event, MatchId, Phase};

use super::{casual, open_table, sit};
use crate::support::{Client, Database, Socket, TestApp};

const COLOURLESS: BoardCapabilities =
    BoardCapabilities { colour: false, point_depth: 5, bar_depth: 5, reads_dice: false };
/// A game is over long before.
const STEPS_MAX: u32 = 30_000;

/// How long a board that has nothing to do waits for the server before it does look again.
const LOOK_AGAIN: Duration = Duration::from_millis(200);

/// How often something goes wrong, once in so many steps; 0: never.
#[derive(Clone, Copy, Default)]
struct Faults {
    line: LineFaults,
    habits: Habits,
}

const EVERYTHING: Faults = Faults {
    line: LineFaults { cut: 80, power: 90, replay: 10, reorder: 0, forge: 40 },
    habits: Habits {
        flicker_once_in: 3,
        touch_once_in: 4,
        cocked_once_in: 4,
        illegal_once_in: 3,
        clock_offset_ms: -86_400_000,
        clock_drift_ppm: 5_000,
    },
};

/// A simulated board and its line to the server.
struct Hand {
    board: Board,
    stream: Option<WebSocketStream<TcpStream>>,
    address: SocketAddr,
    numbers: Numbers,
    line: Line,
    now_ms: i64,
    /// What the server told, but for what comes again and again.
    told: Vec<Value>,
}

impl Hand {
    fn new(app: SocketAddr, code: &str, key: u8, players: &[Console], throws: bool, faults: Faults) -> Hand {
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

    fn hang_up(&mut self) {
        self.stream = None;
        self.board.disconnected();
    }

    /// Some time passes at the board; what it says is sent, and what has come is heard. A board that has nothing to do
    /// waits for the server.
    async fn step(&mut self) {
        self.move_on().await;
        if self.is_waiting() {
            self.wait().await;
        }
    }

    /// Whether nothing happens before the server says something.
    fn is_waiting(&self) -> bool {
        self.stream.is_some() && self.board.is_connected() && self.board.is_waiting()
    }

    /// Some time passes, and nothing is waited for.
    async fn move_on(&mut self) {
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

    async fn send(&mut self, text: &str) {
        if let Some(stream) = &mut self.stream
            && stream.send(Message::text(text)).await.is_err()
        {
            self.hang_up();
        }
    }

    /// Until the server says something, or the board is to be looked at again.
    async fn wait(&mut self) {
        if let Some(stream) = &mut self.stream
            && let Ok(heard) = tokio::time::timeout(LOOK_AGAIN, stream.next()).await
        {
            self.hear(heard);
        }
    }

    fn hear(&mut self, heard: Option<Result<Message, tokio_tungstenite::tungstenite::Error>>) {
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

    /// Steps until the server has told what is asked for.
    async fn until_told(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..STEPS_MAX {
            self.step().await;
            if let Some(told) = self.told.iter().find(|told| is_it(told)) {
                return told.clone();
            }
        }
        panic!("it was never told: {:?}", self.told);
    }
}

/// Two boards go on, and wait only when both must.
async fn step_both(one: &mut Hand, two: &mut Hand) {
    one.move_on().await;
    two.move_on().await;
    if one.is_waiting() && two.is_waiting() {
        tokio::select! {
            () = one.wait() => {}
            () = two.wait() => {}
        }
    }
}

/// Boards of tests fail as often as they like.
fn patient(settings: &mut server::Settings) {
    let often = Bucket { burst: 1_000_000, refill_s: 0.001 };
    (settings.limits.board_by_address, settings.limits.board_by_device) = (often, often);
}

async fn code(client: &mut Client, name: &str) -> String {
    let reply = client.post("/api/v1/boards/codes", &json!({ "name": name })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["code"].as_str().unwrap().to_owned()
}

async fn boards(client: &mut Client) -> Vec<BoardView> {
    let reply = client.get("/api/v1/boards").await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_value(reply.json()["boards"].clone()).unwrap()
}

/// A board that has joined an account, and its id.
async fn enrolled(
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

async fn seat(client: &mut Client, id: &str, at: &MatchId, share: bool) {
    let wanted = json!({ "match_id": at, "share": share });
    let reply = client.post(&format!("/api/v1/boards/{id}/seat"), &wanted).await;
    assert_eq!(reply.status, 204, "{}", reply.text());
}

/// A game with thrown dice that nothing but the decisions of its players determines.
fn thrown() -> Value {
    let mut settings = casual();
    settings["dice"] = "thrown".into();
    settings["start"] = "alternate".into();
    settings
}

/// What happened, without what happened at the boards beside it.
fn story(socket: &Socket) -> Vec<Event> {
    let events = socket.events.iter().map(|logged| logged.event.clone());
    events.filter(|event| !matches!(event, Event::AtBoard { .. })).collect()
}

/// A game between two boards, and what a spectator saw of it.
async fn game_of_two_boards(database: Database, faults: Faults, restarts: u32) -> (Vec<Event>, String) {
    let mut app = TestApp::start_with(database, patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut one, one_id) = enrolled(app.address(), &mut anna, 1, &[Console::One], true, faults).await;
    let (mut two, two_id) = enrolled(app.address(), &mut berta, 2, &[Console::One], true, faults).await;
    seat(&mut anna, &one_id, &id, false).await;
    seat(&mut berta, &two_id, &id, false).await;
    let mut restarted = 0;
    for step in 0..STEPS_MAX {
        step_both(&mut one, &mut two).await;
        if one.board.is_over() && two.board.is_over() {
            break;
        }
        if restarts > 0 && step % 200 == 150 && step / 200 < restarts {
            app = app.restart().await;
            (anna, berta) = (app.moved(&anna), app.moved(&berta));
            (one.address, two.address) = (app.address(), app.address());
            one.hang_up();
            two.hang_up();
            restarted += 1;
        }
    }
    assert_eq!(restarted, restarts, "the game was over too soon");
    let mut stranger = Socket::open(&app.client()).await;
    let view = stranger.watch(&id, 0).await;
    assert!(matches!(view.phase, Phase::Over { .. }), "{:?} {:?} {:?}", view.phase, one.told, two.told);
    let metrics = app.client().get("/metrics").await.text().to_owned();
    let story = story(&stranger);
    app.stop().await;
    (story, metrics)
}

#[tokio::test]
async fn two_boards_play_through_faults_and_restarts_what_they_play_without() {
    let smooth = game_of_two_boards(Database::sqlite(), Faults::default(), 0).await.0;
    assert!(smooth.len() > 10, "{smooth:?}");
    assert!(smooth.iter().all(|event| !matches!(event, Event::Rolled { by_hand: false, .. })));
    for database in Database::each() {
        let (rough, metrics) = game_of_two_boards(database, EVERYTHING, 2).await;
        assert_eq!(smooth, rough);
        for code in ["wrong_session", "gap", "malformed"] {
            let counted = format!("bg_board_refusals_total{{code=\"{code}\"}}");
            assert!(metrics.contains(&counted), "{code}: {metrics}");
        }
    }
}

#[tokio::test]
async fn a_board_plays_somebody_at_a_screen_who_sees_what_happens_there() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, super::settings(wire::MatchFormat::Normal, true), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let clumsy = Habits { illegal_once_in: 1, ..Habits::default() };
    let faults = Faults { habits: clumsy, ..Faults::default() };
    let (mut hand, board) = enrolled(app.address(), &mut anna, 3, &[Console::One], false, faults).await;
    seat(&mut anna, &board, &id, false).await;
    let mut screen = Socket::open(&berta).await;
    screen.watch(&id, 0).await;
    for _ in 0..STEPS_MAX {
        hand.move_on().await;
        let view = screen.view.clone().unwrap();
        if hand.is_waiting() && !crate::support::is_my_turn(&view) {
            // Either the board or the screen is told next.
            tokio::select! {
                () = hand.wait() => {}
                _ = screen.hear() => {}
            }
        }
        while screen.hear().now_or_never().is_some() {}
        let view = screen.view.clone().unwrap();
        if crate::support::is_my_turn(&view) {
            screen.play_plainly().await;
        }
        if hand.board.is_over() {
            break;
        }
    }
    let view = screen.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(view.white.board && !view.black.board);
    assert_eq!(view.rating_changes.len(), 2);
    for what in [AtBoard::Awaited, AtBoard::Ready, AtBoard::IllegalPlay] {
        let seen = screen
            .events
            .iter()
            .any(|logged| matches!(logged.event, Event::AtBoard { what: seen, .. } if seen == what));
        assert!(seen, "{what:?}");
    }
    // The times in the record are those of a clock that waited for the board.
    let record = app.client().get(&format!("/api/v1/matches/{}/record", id.0)).await;
    assert_eq!(record.status, 200, "{}", record.text());
    let record = records::MatchRecord::from_json(record.text()).unwrap();
    record.replay().unwrap();
    let mine = boards(&mut anna).await;
    assert_eq!(mine[0].seat.as_ref().unwrap().match_id, id);
    let mirror = anna.get(&format!("/api/v1/boards/{board}")).await.json();
    assert_eq!(mirror["board"]["model"], "Simulator");
    assert_eq!(mirror["sensed"]["points"].as_array().unwrap().len(), 24);
    app.stop().await;
}

#[tokio::test]
async fn a_board_is_renamed_looked_for_seated_and_revoked_by_its_owner_alone() {
    for database in Database::each() {
        let app = TestApp::start_with(database, patient).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (mut hand, board) =
            enrolled(app.address(), &mut anna, 4, &[Console::One], false, Faults::default()).await;
        hand.until_told(|told| told["type"] == "welcome").await;
        let path = format!("/api/v1/boards/{board}");
        let named = json!({ "name": "Salon" });
        assert_eq!(berta.put(&path, &named).await.status, 404);
        assert_eq!(berta.delete(&path).await.status, 404);
        assert_eq!(berta.get(&path).await.status, 404);
        assert_eq!(anna.put(&path, &named).await.status, 204);
        anna.put(&path, &json!({ "name": " " })).await.assert_error(422, "invalid");
        assert_eq!(boards(&mut anna).await[0].name, "Salon");
        assert!(boards(&mut berta).await.is_empty());
        assert_eq!(anna.post_empty(&format!("{path}/find")).await.status, 204);
        hand.until_told(|told| told["type"] == "find").await;

        let id = open_table(&mut anna, casual(), Some("Wilma")).await.id;
        let wanted = json!({ "match_id": id });
        anna.post(&format!("{path}/seat"), &wanted).await.assert_error(404, "not_found");
        sit(&mut anna, &id).await;
        berta.post(&format!("{path}/seat"), &wanted).await.assert_error(404, "not_found");
        seat(&mut anna, &board, &id, false).await;
        // Who sits at a board does not play on a screen.
        let mut screen = Socket::open(&anna).await;
        screen.watch(&id, 0).await;
        screen.until(|view| view.white.board).await;
        assert_eq!(anna.delete(&format!("{path}/seat")).await.status, 204);
        screen.until(|view| !view.white.board).await;
        seat(&mut anna, &board, &id, false).await;

        assert_eq!(anna.delete(&path).await.status, 204);
        let revoked = hand.until_told(|told| told["code"] == "revoked").await;
        assert_eq!(revoked["type"], "refused");
        assert!(boards(&mut anna).await.is_empty());
        // It comes back and is told so again.
        hand.told.clear();
        hand.until_told(|told| told["code"] == "revoked").await;
        app.stop().await;
    }
}

#[tokio::test]
async fn a_board_that_is_revoked_at_another_node_is_cut_off() {
    for redis in [true, false] {
        let Some(database) = Database::for_nodes() else { return };
        let app = TestApp::start_with(database, |settings| {
            patient(settings);
            if !redis {
                settings.redis = server::RedisSettings::default();
            }
        })
        .await;
        let node = app.another_node().await;
        let mut anna = app.sign_up("anna").await;
        let (mut hand, board) =
            enrolled(app.address(), &mut anna, 5, &[Console::One], false, Faults::default()).await;
        hand.until_told(|told| told["type"] == "welcome").await;
        let mut there = node.moved(&anna);
        assert_eq!(there.delete(&format!("/api/v1/boards/{board}")).await.status, 204);
        hand.until_told(|told| told["code"] == "revoked").await;
        node.stop().await;
        app.stop().await;
    }
}

#[tokio::test]
async fn two_people_share_a_board_when_both_want_to() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let both = [Console::One, Console::Two];
    let (mut hand, board) = enrolled(app.address(), &mut anna, 6, &both, true, Faults::default()).await;
    seat(&mut anna, &board, &id, false).await;
    let wanted = json!({ "match_id": id });
    berta.post(&format!("/api/v1/boards/{board}/seat"), &wanted).await.assert_error(404, "not_found");
    seat(&mut anna, &board, &id, true).await;
    seat(&mut berta, &board, &id, false).await;
    for _ in 0..STEPS_MAX {
        hand.step().await;
        if hand.board.is_over() {
            break;
        }
    }
    let mut stranger = Socket::open(&app.client()).await;
    let view = stranger.watch(&id, 0).await;
    assert!(matches!(view.phase, Phase::Over { .. }), "{:?}", view.phase);
    assert!(view.white.board && view.black.board);
    app.stop().await;
}

#[tokio::test]
async fn who_cannot_prove_who_it_is_is_refused_counted_and_slowed_down() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        let stream = TcpStream::connect(app.address()).await.unwrap();
        let request = format!("ws://{}/boards/v1", app.address()).into_client_request().unwrap();
        let (mut stream, _) = client_async(request, stream).await.unwrap();
        let challenge: Value =
            serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
        let text = json!({ "v": 1, "type": "authenticate", "device": "00000000000000d0", "time": 0,
            "challenge": challenge["challenge"], "signature": "00".repeat(64) });
        stream.send(Message::text(text.to_string())).await.unwrap();
        let refused: Value =
            serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
        codes.push(refused["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(codes[0], "unknown_device");
    assert_eq!(codes[6], "too_many_attempts", "{codes:?}");
    let metrics = app.client().get("/metrics").await;
    assert!(
        metrics.text().contains("bg_board_refusals_total{code=\"unknown_device\"} 5"),
        "{}",
        metrics.text()
    );
    app.stop().await;
}

/// What a stranger is told who sends this first.
async fn answer_to(address: SocketAddr, first: Message) -> Value {
    let stream = TcpStream::connect(address).await.unwrap();
    let request = format!("ws://{address}/boards/v1").into_client_request().unwrap();
    let (mut stream, _) = client_async(request, stream).await.unwrap();
    let mut told = async || -> Value {
        serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
    };
    assert_eq!(told().await["type"], "challenge");
    stream.send(first).await.unwrap();
    serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
}

#[tokio::test]
async fn what_cannot_be_right_is_refused_with_its_code_counted_and_leaves_the_seat_as_it_was() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut hand, board) =
        enrolled(app.address(), &mut anna, 8, &[Console::One], true, Faults::default()).await;
    hand.until_told(|told| told["type"] == "welcome").await;
    seat(&mut anna, &board, &id, false).await;
    // The board stands still from here on: whatever changes now, a bad message has changed.
    let path = format!("/api/v1/matches/{}", id.0);
    while !anna.get(&path).await.json()["white"]["board"].as_bool().unwrap() {
        tokio::task::yield_now().await;
    }
    let before = anna.get(&path).await.json()["seq"].clone();
    let stored = boards(&mut anna).await[0].frames;

    let frame = json!({ "v": 1, "type": "frame", "session": "00".repeat(16), "seq": 1, "prev": "00".repeat(32), "at": 0,
        "body": { "type": "button", "console": "one", "button": "done" } })
    .to_string();
    let resume = r#"{"v":1,"type":"resume","session":"00","last":0,"oldest":1}"#;
    let long = format!("\"{}\"", "x".repeat(9_000));
    let cases = [
        (Message::text(frame.clone()), "not_authenticated"),
        (Message::text(resume), "not_authenticated"),
        (Message::text(long), "oversized"),
        (Message::binary(frame.clone().into_bytes()), "malformed"),
        (Message::text(&frame[..40]), "malformed"),
        (Message::text(frame.replace(r#""seq""#, r#""extra":1,"seq""#)), "malformed"),
        (Message::text(frame.replace(r#""v":1"#, r#""v":2"#)), "unsupported_protocol"),
        (Message::text(frame.replace(r#""seq":1"#, r#""seq":0"#)), "invalid"),
    ];
    for (message, code) in cases {
        let told = answer_to(app.address(), message).await;
        assert_eq!((&told["type"], &told["code"]), (&json!("refused"), &json!(code)), "{told}");
    }
    let metrics = app.client().get("/metrics").await;
    for (code, times) in [
        ("not_authenticated", 2),
        ("oversized", 1),
        ("malformed", 3),
        ("unsupported_protocol", 1),
        ("invalid", 1),
    ] {
        let counted = format!("bg_board_refusals_total{{code=\"{code}\"}} {times}\n");
        assert!(metrics.text().contains(&counted), "{counted} in {}", metrics.text());
    }
    assert_eq!(anna.get(&path).await.json()["seq"], before);
    assert_eq!(boards(&mut anna).await[0].frames, stored);
    // And the seat is played on.
    let seq = before.as_u64().unwrap();
    for _ in 0..STEPS_MAX {
        hand.move_on().await;
        if hand.board.known().is_some_and(|known| u64::from(known.step) > seq) {
            break;
        }
        if hand.is_waiting() {
            hand.wait().await;
        }
        if anna.get(&path).await.json()["phase"]["seat"] == "black" {
            break;
        }
    }
    assert!(boards(&mut anna).await[0].frames > stored, "{:?}", hand.told);
    app.stop().await;
}

#[tokio::test]
async fn a_server_that_is_killed_has_every_frame_that_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let address: SocketAddr = format!("127.0.0.1:{port}").parse().unwrap();
    let file = folder.path().join("site.db");
    let config = folder.path().join("site.toml");
    let text = format!(
        "listen = '{address}'\n[database]\nurl = 'sqlite:{}'\n[live]\nanalyse_matches = false\n[limits]\nboard_by_address = {{ burst = 100000, refill_s = 0.001 }}\n\
         board_by_device = {{ burst = 100000, refill_s = 0.001 }}\n",
        file.display()
    );
    std::fs::write(&config, text).unwrap();
    let start = || {
        std::process::Command::new(env!("CARGO_BIN_EXE_fullprime"))
            .args(["serve", "--config"])
            .arg(&config)
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap()
    };
    let ready = async || {
        while TcpStream::connect(address).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    let mut server = start();
    ready().await;
    let sign_up = async |name: &str| {
        let mut client = Client::of(address);
        let wanted = json!({ "name": name, "password": crate::support::PASSWORD });
        assert_eq!(client.post("/api/v1/accounts", &wanted).await.status, 201);
        client
    };
    let (mut anna, mut berta) = (sign_up("anna").await, sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let both = [Console::One, Console::Two];
    let (mut hand, board) = enrolled(address, &mut anna, 7, &both, true, Faults::default()).await;
    seat(&mut anna, &board, &id, true).await;
    seat(&mut berta, &board, &id, false).await;
    for step in 0..STEPS_MAX {
        hand.step().await;
        if hand.board.is_over() {
            break;
        }
        if step > 0 && step % 150 == 0 && step <= 450 {
            server.kill().unwrap();
            server.wait().unwrap();
            hand.hang_up();
            server = start();
            ready().await;
        }
    }
    assert!(hand.board.is_over(), "{:?}", hand.told);
    // No board could go on whose acknowledged frames were gone: it would be told `behind`, `gap` or worse.
    assert!(hand.told.iter().all(|told| told["type"] != "refused"), "{:?}", hand.told);
    let stored = boards(&mut anna).await[0].frames;
    assert!(stored >= hand.board.acknowledged(), "{stored}");
    server.kill().unwrap();
    server.wait().unwrap();
}

/// The client in the documents is written from the protocol alone, and knows no rule of the game.
#[tokio::test]
async fn the_python_client_plays_a_game() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/boards-client/play.py");
    let mut python = std::process::Command::new("python3")
        .arg(script)
        .arg(app.address().to_string())
        .arg(code(&mut anna, "Python").await)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let board = loop {
        assert!(python.try_wait().unwrap().is_none(), "the client has ended");
        if let Some(board) = boards(&mut anna).await.into_iter().find(|board| board.model.is_some()) {
            break board;
        }
        tokio::task::yield_now().await;
    };
    seat(&mut anna, &board.id.0, &id, false).await;
    let mut screen = Socket::open(&berta).await;
    screen.watch(&id, 0).await;
    let end = screen.play_to_the_end().await;
    assert!(matches!(end.phase, Phase::Over { .. }));
    let ended = tokio::task::spawn_blocking(move || python.wait()).await.unwrap().unwrap();
    assert!(ended.success());
    app.stop().await;
}
