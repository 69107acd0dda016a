//! Sensor boards over real sockets. Simulated boards play whole games through lost connections, power losses, replays
//! and forgeries, and a server that is stopped or killed. The log is that of a game without these faults.

mod budget;
mod duplicate;
mod hand;
mod illegal;
mod refusals;
mod shut_out;

use futures_util::FutureExt as _;
use serde_json::{Value, json};
use simulator::Habits;
use tokio::net::TcpStream;
use wire::{AtBoard, Console, Event, Phase, RatingChange};

use super::{casual, open_table, sit};
use crate::{
    ports::lasting_address,
    support::{Client, Database, Patience, Socket, TestApp},
};
use hand::{EVERYTHING, Faults, STEPS_MAX, boards, code, enrolled, patient, seat, step_both};

/// Enrols a board of `owner`, and seats its owner there at a match.
pub(super) async fn seat_at_new_board(app: &TestApp, owner: &mut Client, at: &wire::MatchId) {
    let (_hand, board) = enrolled(app.address(), owner, 9, &[Console::One], false, Faults::default()).await;
    seat(owner, &board, at, false).await;
}

/// Returns the settings of a game that only the decisions of its players determine: they throw the dice, and the start
/// alternates.
fn thrown() -> Value {
    let mut settings = super::settings(wire::MatchFormat::Normal, false);
    settings["dice"] = "thrown".into();
    settings["start"] = "alternate".into();
    settings
}

/// Returns the events without those of the boards, and the rating changes.
fn story(socket: &Socket) -> Story {
    let events = socket.events.iter().map(|logged| logged.event.clone());
    let changes = socket.view.as_ref().map(|view| view.rating_changes.clone()).unwrap_or_default();
    (events.filter(|event| !matches!(event, Event::AtBoard { .. })).collect(), changes)
}

type Story = (Vec<Event>, Vec<RatingChange>);

/// Plays a game between two boards. Returns its story as a spectator sees it, and the server's metrics.
async fn game_of_two_boards(database: Database, faults: Faults, restarts: u32) -> (Story, String) {
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
async fn two_boards_play_the_same_with_and_without_faults_and_restarts() {
    let smooth = Box::pin(game_of_two_boards(Database::sqlite(), Faults::default(), 0)).await.0;
    assert!(smooth.0.len() > 10 && smooth.1.is_empty(), "{smooth:?}");
    assert!(smooth.0.iter().all(|event| !matches!(event, Event::Rolled { by_hand: false, .. })));
    for database in Database::each() {
        let (rough, metrics) = Box::pin(game_of_two_boards(database, EVERYTHING, 2)).await;
        assert_eq!(smooth, rough);
        // Time and chance decide which forgeries occur; `refusals.rs` tries each.
        let counted = ["wrong_session", "gap", "malformed", "already_authenticated"]
            .map(|code| format!("bg_board_refusals_total{{code=\"{code}\"}}"));
        assert!(counted.iter().any(|counter| metrics.contains(counter)), "{metrics}");
    }
}

#[tokio::test]
async fn a_board_plays_against_a_person_at_a_screen_who_sees_its_events() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, super::settings(wire::MatchFormat::Normal, true), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    // Every fault occurs, and a key is pressed too early in every turn.
    let faults = Faults { habits: Habits { illegal_once_in: 1, ..EVERYTHING.habits }, ..EVERYTHING };
    let (mut hand, board) = enrolled(app.address(), &mut anna, 3, &[Console::One], false, faults).await;
    seat(&mut anna, &board, &id, false).await;
    let mut screen = Socket::open(&berta).await;
    screen.watch(&id, 0).await;
    for _ in 0..STEPS_MAX {
        hand.move_on().await;
        let view = screen.view.clone().unwrap();
        if hand.is_waiting() && !crate::support::is_my_turn(&view) {
            // Either the board or the screen receives the next message.
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
    // The console showed Anna's clock running, the opponent's clock running, and no clock running while the server
    // waited for her board.
    for running in [json!("one"), json!("two"), Value::Null] {
        let shown = |told: &Value| told["type"] == "clock" && told["running"] == running;
        assert!(hand.told.iter().any(shown), "{running}");
    }
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
        // A player at a board cannot play on a screen.
        let mut screen = Socket::open(&anna).await;
        screen.watch(&id, 0).await;
        screen.until(|view| view.white.board).await;
        assert_eq!(anna.delete(&format!("{path}/seat")).await.status, 204);
        screen.until(|view| !view.white.board).await;
        seat(&mut anna, &board, &id, false).await;

        // The board sends nothing from here on, so the cut comes from the server's notice.
        assert_eq!(anna.delete(&path).await.status, 204);
        let last = hand.until_cut_off().await;
        assert_eq!((&last["type"], &last["code"]), (&json!("refused"), &json!("revoked")));
        assert!(boards(&mut anna).await.is_empty());
        // The board reconnects and is refused again.
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
        assert_eq!(hand.until_cut_off().await["code"], "revoked");
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
async fn a_server_that_is_killed_has_every_frame_that_it_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let address = lasting_address();
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
    let ready = async |server: &mut std::process::Child| {
        let patience = Patience::new();
        while TcpStream::connect(address).await.is_err() {
            patience.pause(server.try_wait()).await;
        }
    };
    let mut server = start();
    ready(&mut server).await;
    let sign_up = async |name: &str| {
        let mut client = Client::for_address(address);
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
            ready(&mut server).await;
        }
    }
    assert!(hand.board.is_over(), "{:?}", hand.told);
    // A board whose acknowledged frames were lost could not continue: it would receive `behind`, `gap` or worse.
    assert!(hand.told.iter().all(|told| told["type"] != "refused"), "{:?}", hand.told);
    let stored = boards(&mut anna).await[0].frames;
    assert!(stored >= hand.board.acknowledged(), "{stored}");
    server.kill().unwrap();
    server.wait().unwrap();
}

/// The client in the docs is written from the protocol alone and implements no rules of the game.
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
    let patience = Patience::new();
    let board = loop {
        assert!(python.try_wait().unwrap().is_none(), "the client has ended");
        if let Some(board) = boards(&mut anna).await.into_iter().find(|board| board.model.is_some()) {
            break board;
        }
        patience.pause("no board").await;
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
