//! Fair play at the table: no help of the engine and no whispering while a match is in play.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use wire::{
    ChatLine, ClientMessage, Command, Event, MatchFormat, MatchView, Phase, RequestId, Seat, Seq,
    ServerMessage,
};

use super::{
    WatchedTable, casual,
    gate::program,
    settings,
    team_matches::{Hall, leave, look, path, until},
};
use crate::support::{Client, Database, PASSWORD, Reply, Socket, TestApp};

async fn say(socket: &mut Socket, request: &str, text: &str) -> Result<Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::Chat { id, request: request.clone(), text: text.to_owned().into() }).await;
    socket.answer_to(&request).await
}

async fn lines(socket: &mut Socket) -> Vec<ChatLine> {
    loop {
        if let ServerMessage::Chat { lines, .. } = socket.next().await {
            return lines;
        }
    }
}

/// Opens the match in a window and returns the lines that are shown at once.
async fn lines_for(client: &Client, table: &WatchedTable) -> Vec<String> {
    let mut socket = Socket::open(client).await;
    socket.watch(&table.id, 0).await;
    lines(&mut socket).await.into_iter().map(|line| line.text).collect()
}

/// Signs an account in where another one has been used.
pub(super) async fn in_the_browser_of(name: &str, other: &Client, app: &TestApp) -> Client {
    let mut browser = app.client();
    browser.device = other.device.clone();
    let credentials = json!({ "name": name, "password": PASSWORD });
    assert_eq!(browser.post("/api/v1/session", &credentials).await.status, 200);
    browser
}

#[tokio::test]
async fn what_spectators_write_reaches_the_players_after_the_match_and_marked() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let berta = app.sign_up("berta").await;
        let rated = settings(MatchFormat::Normal, true);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), rated).await;
        let clara = app.sign_up("clara").await;
        let mut spectator = Socket::open(&clara).await;
        spectator.watch(&table.id, 0).await;
        say(&mut table.white, "a", "good luck").await.unwrap();
        assert_eq!(lines(&mut spectator).await[0].text, "good luck");
        say(&mut spectator, "b", "play 13/7").await.unwrap();
        assert!(lines(&mut spectator).await[0].spectator, "spectators read it at once");
        say(&mut table.white, "c", "your turn").await.unwrap();

        // The players, and everybody who may be one of them, read what the players write.
        app.sign_up("dora").await;
        let dora = in_the_browser_of("dora", &berta, &app).await;
        let token = program(&mut anna, None).await;
        let bot = program(&mut anna, Some("annabot")).await;
        for client in [&anna, &berta, &dora, &token, &bot, &app.client(), &app.guest().await] {
            assert_eq!(lines_for(client, &table).await, ["good luck", "your turn"]);
        }
        assert_eq!(
            lines_for(&app.sign_up("eva").await, &table).await.len(),
            3,
            "a stranger reads everything"
        );

        // After the end the players are shown the rest, without opening the page again.
        let mut told = Vec::new();
        while told.last().is_none_or(|text| text != "your turn") {
            told.extend(lines(&mut table.black).await.into_iter().map(|line| line.text));
        }
        assert_eq!(told, ["good luck", "your turn"]);
        table.white.act(Command::Leave).await.unwrap();
        let told = lines(&mut table.black).await;
        let told: Vec<(u32, &str, bool)> =
            told.iter().map(|line| (line.number, line.text.as_str(), line.spectator)).collect();
        assert_eq!(told, [(1, "good luck", false), (2, "play 13/7", true), (3, "your turn", false)]);
        assert_eq!(lines_for(&app.client(), &table).await.len(), 3);

        // The chat of the old match is no way around: its players read it beside the next match.
        table.white.until(|view| view.rematch_terms.is_some()).await;
        table.black.until(|view| view.rematch_terms.is_some()).await;
        say(&mut spectator, "d", "well played").await.unwrap();
        super::rematch::ask(&mut table.white, "again").await.unwrap();
        super::rematch::ask(&mut table.black, "yes").await.unwrap();
        let refused = say(&mut spectator, "e", "double!").await.expect_err("the next game has begun");
        assert_eq!(refused.code, wire::ErrorCode::Forbidden);
        app.stop().await;
    }
}

/// Returns the position of a view as the analysis board takes it.
fn setup(view: &MatchView) -> Value {
    let (on_roll, dice) = match &view.phase {
        Phase::ToRoll { seat } => (*seat, None),
        Phase::ToPlay { seat, dice } => (*seat, Some(*dice)),
        phase => panic!("{phase:?}"),
    };
    json!({
        "board": view.checkers, "on_roll": on_roll, "dice": dice, "cube": 1, "cube_owner": null, "length": 0,
        "score": { "white": 0, "black": 0 }, "crawford": false, "jacoby": false, "beavers": false,
    })
}

/// Returns the same position with the other side on roll, as it looks from the other side of the board, before the
/// roll and at another score.
fn disguised(setup: &Value) -> Value {
    let mut other = setup.clone();
    other["dice"] = Value::Null;
    other["length"] = json!(7);
    other["cube"] = json!(2);
    let is_white = setup["on_roll"] == "white";
    other["on_roll"] = json!(if is_white { "black" } else { "white" });
    other["cube_owner"] = other["on_roll"].clone();
    other
}

/// Returns the plays of a match so far as a match file.
pub(super) fn file_of(socket: &Socket) -> String {
    let mut cells = Vec::new();
    let mut dice = (0, 0);
    for logged in &socket.events {
        match &logged.event {
            Event::GameStarted { opening: Some(opening), .. } => dice = *opening,
            Event::Rolled { dice: rolled, .. } => dice = *rolled,
            Event::Played { seat, notation, .. } => {
                if cells.is_empty() && *seat == Seat::Black {
                    cells.push(String::new());
                }
                cells.push(format!("{}{}: {notation}", dice.0, dice.1));
            }
            _ => {}
        }
    }
    let rows = cells.chunks(2).enumerate().map(|(row, pair)| {
        let second = pair.get(1).map(String::as_str).unwrap_or_default();
        format!("{:>3}) {:<28}{second}\n", row + 1, pair[0])
    });
    format!(" 5 point match\n\n Game 1\n Anna : 0                 Bert : 0\n{}", rows.collect::<String>())
}

/// The requests with which a person could ask the engine about a position of a match, each with its route.
pub(super) async fn ask_everything(
    client: &mut Client,
    view: &MatchView,
    xgid: &str,
    file: &str,
) -> Vec<(&'static str, Reply)> {
    let (here, other) = (setup(view), disguised(&setup(view)));
    let mut answers = Vec::new();
    for setup in [&here, &other] {
        let question = json!({ "setup": setup, "plies": 0 });
        answers.push(("post /positions", client.post("/api/v1/positions", &question).await));
        let scores = json!({ "setup": setup, "plies": 0 });
        answers.push(("post /positions/scores", client.post("/api/v1/positions/scores", &scores).await));
    }
    let rollout = json!({ "setup": other, "seed": 1 });
    answers.push(("post /positions/rollout", client.post("/api/v1/positions/rollout", &rollout).await));
    let by_id = json!({ "id": xgid, "plies": 0 });
    answers.push(("post /positions", client.post("/api/v1/positions", &by_id).await));
    let practice = json!({ "bot": "Sable", "start": { "from": "xgid", "xgid": xgid } });
    answers.push(("post /practices", client.post("/api/v1/practices", &practice).await));
    let upload = client.post_raw("/api/v1/library?name=a.mat", "application/octet-stream", file.into()).await;
    answers.push(("post /library", upload));
    answers
}

/// Starts a server with room for many questions.
async fn start(database: Database) -> TestApp {
    TestApp::start_with(database, |settings| {
        settings.limits.position_by_account.burst = 10_000;
        settings.limits.practice_by_account.burst = 10_000;
        settings.limits.sign_up_by_address.burst = 10_000;
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_tells_a_person_nothing_about_the_own_match_in_play() {
    for database in Database::each() {
        let app = start(database).await;
        let mut anna = app.sign_up("anna").await;
        let berta = app.sign_up("berta").await;
        let rated = settings(MatchFormat::Normal, true);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), rated).await;
        // Until a position that no other game is likely to have, with dice to play.
        table.play_actions(7).await;
        while !matches!(table.white.view.as_ref().unwrap().phase, Phase::ToPlay { .. }) {
            table.play_action().await;
        }
        let view = table.white.view.clone().unwrap();
        let file = file_of(&table.white);
        // A stranger is answered.
        let mut eva = app.sign_up("eva").await;
        let question = json!({ "setup": setup(&view), "plies": 0 });
        let study = eva.post("/api/v1/positions", &question).await;
        assert_eq!(study.status, 200, "{}", study.text());
        let xgid = study.json()["xgid"].as_str().unwrap().to_owned();

        app.sign_up("dora").await;
        let dora = in_the_browser_of("dora", &berta, &app).await;
        let (token, bot) = (program(&mut anna, None).await, program(&mut anna, Some("annabot")).await);
        for client in [anna.clone(), berta.clone(), dora, token, bot] {
            let mut client = client;
            for (route, reply) in ask_everything(&mut client, &view, &xgid, &file).await {
                assert_eq!(reply.status, 409, "{route}: {}", reply.text());
                reply.assert_error(409, "match_in_play");
            }
        }
        // Also about the position to which a play of the roll leads, and with a roll that leads to it from elsewhere.
        let (player, _) = table.by_turn().await;
        player.play_plainly().await;
        let after = player.until(|next| next.seq > view.seq).await;
        if let Phase::ToRoll { .. } | Phase::ToPlay { .. } = after.phase {
            let question = json!({ "setup": setup(&after), "plies": 0 });
            anna.post("/api/v1/positions", &question).await.assert_error(409, "match_in_play");
        }

        // The stranger is answered everything, and the players are answered about other positions.
        for (route, reply) in ask_everything(&mut eva, &view, &xgid, &file).await {
            assert!(reply.status < 300, "{route}: {}", reply.text());
        }
        let race = json!({ "id": "XGID=-CBBBBCA---------abbbbbca-:0:0:1:43:0:0:0:0:10", "plies": 0 });
        assert_eq!(anna.post("/api/v1/positions", &race).await.status, 200);

        // After the match everything is answered.
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        for (route, reply) in ask_everything(&mut anna, &view, &xgid, &file).await {
            assert!(reply.status < 300, "{route}: {}", reply.text());
        }
        app.stop().await;
    }
}

/// Regression: a hint of the practice room answered for the own rated match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_and_the_tutor_are_silent_about_a_match_in_play_and_practice_goes_on() {
    let app = start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let berta = app.sign_up("berta").await;
    let rated = settings(MatchFormat::Normal, true);
    let mut table = WatchedTable::begin_between(anna.clone(), berta, rated).await;
    // The start position occurs in every match, so a hint about it waits. The game itself can be played.
    let wanted = json!({ "start": { "from": "fresh", "format": { "kind": "points", "length": 1 } } });
    let made = anna.post("/api/v1/practices", &wanted).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let practice: wire::PracticeView = serde_json::from_slice(&made.body).unwrap();
    let here = format!("/api/v1/practices/{}", practice.view.id.0);
    anna.get(&format!("{here}/hint")).await.assert_error(409, "match_in_play");
    let command = crate::support::plain_command(&practice.view);
    let act = |tutor: bool| json!({ "seen": practice.view.seq, "command": command, "tutor": tutor });
    anna.post(&format!("{here}/act"), &act(true)).await.assert_error(409, "match_in_play");
    assert_eq!(anna.post(&format!("{here}/act"), &act(false)).await.status, 200);
    table.white.act(Command::Leave).await.unwrap();
    table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_eq!(anna.get(&format!("{here}/hint")).await.status, 200);
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_casual_match_closes_nothing() {
    let app = start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    table.play_actions(3).await;
    while !matches!(table.white.view.as_ref().unwrap().phase, Phase::ToPlay { .. }) {
        table.play_action().await;
    }
    let question = json!({ "setup": setup(table.white.view.as_ref().unwrap()), "plies": 0 });
    assert_eq!(table.white_client.clone().post("/api/v1/positions", &question).await.status, 200);
    app.stop().await;
}

/// Regression: two accounts at one address asked the engine for each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_of_one_address_are_one_person_to_the_engine_except_in_a_hall() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.behind_proxy = true).await;
    let anna = app.sign_up("anna").await;
    let berta = app.sign_up("berta").await;
    let from = async |name: &str, address: &str| {
        let mut client = app.client();
        client.extra_headers.push(("x-forwarded-for", address.to_owned()));
        let reply = client.post("/api/v1/accounts", &json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        client
    };
    let mut near = from("clara", "203.0.113.7").await;
    let mut far = from("dora", "203.0.113.8").await;
    let mut visits = app.client();
    visits.extra_headers.push(("x-forwarded-for", "203.0.113.7".to_owned()));
    let credentials = json!({ "name": "anna", "password": PASSWORD });
    assert_eq!(visits.post("/api/v1/session", &credentials).await.status, 200);
    let mut table = WatchedTable::begin_between(anna, berta, settings(MatchFormat::Normal, true)).await;
    table.play_actions(3).await;
    while !matches!(table.white.view.as_ref().unwrap().phase, Phase::ToPlay { .. }) {
        table.play_action().await;
    }
    let question = json!({ "setup": setup(table.white.view.as_ref().unwrap()), "plies": 0 });
    near.post("/api/v1/positions", &question).await.assert_error(409, "match_in_play");
    assert_eq!(far.post("/api/v1/positions", &question).await.status, 200);
    // All clients without a header share 127.0.0.1, which the settings of the tests name as a hall.
    assert_eq!(app.sign_up("eva").await.post("/api/v1/positions", &question).await.status, 200);
    app.stop().await;
}

async fn write(client: &mut Client, to: &str, request: &str, text: &str) -> Value {
    let wanted = json!({ "request": request, "text": text });
    let reply = client.post(&format!("/api/v1/messages/{to}"), &wanted).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()
}

async fn texts(client: &mut Client, with: &str) -> Vec<String> {
    let view = client.get(&format!("/api/v1/messages/{with}")).await.json();
    let messages = view["messages"].as_array().unwrap().iter();
    messages.map(|one| one["text"].as_str().unwrap().to_owned()).collect()
}

/// Regression: a private message went from the closed room to the open one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_between_people_of_a_team_match_wait_while_a_board_is_in_play() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        // Before the first board, and to people outside, messages go at once.
        assert_eq!(write(&mut hall.people[0], "bodo", "r0", "hello").await["held"], false);
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let dora = hall.app.sign_up("dora").await;
        let mut spare = in_the_browser_of("dora", &hall.people[0], &hall.app).await;
        drop(dora);
        let held = write(&mut hall.people[0], "bodo", "r1", "I rolled 66").await;
        assert_eq!((&held["held"], &held["number"]), (&json!(true), &json!(0)));
        write(&mut hall.people[0], "bodo", "r1", "I rolled 66").await;
        hall.app.advance_s(1);
        assert_eq!(write(&mut spare, "alf", "r2", "6-6 on turn two").await["held"], true);
        assert_eq!(write(&mut hall.people[3], "anna", "r3", "and then?").await["held"], true);
        assert_eq!(write(&mut hall.people[0], "cora", "r4", "see you later").await["held"], false);
        // Only the senders see them: no unread message, no number, no new conversation.
        let list = hall.people[3].get("/api/v1/messages").await.json();
        assert_eq!(list["conversations"][0]["last"]["text"], "hello");
        assert_eq!(list["conversations"][0]["unread"], 1);
        assert_eq!(texts(&mut hall.people[3], "anna").await, ["hello"]);
        assert_eq!(hall.people[1].get("/api/v1/messages").await.json()["conversations"], json!([]));
        let own = hall.people[0].get("/api/v1/messages/bodo").await.json();
        assert_eq!(
            (own["held"].as_array().unwrap().len(), &own["held"][0]["text"]),
            (1, &json!("I rolled 66"))
        );

        // One room is over, the board is not.
        leave(&hall.people[2], &open).await;
        let made = hall.made.clone();
        until(&mut hall.people[0], &made, |view| view.lines.iter().any(|line| line.result.is_some())).await;
        hall.app.advance_s(1);
        assert_eq!(write(&mut hall.people[0], "bodo", "r5", "we won").await["held"], true);
        // The match is called off, so no board is in play.
        drop(closed);
        hall.direct(json!({ "act": "cancel", "reason": "a power cut" })).await;
        let seen = hall.people[3]
            .get_until("/api/v1/messages/anna", |view| view["messages"].as_array().unwrap().len() == 4);
        let seen = seen.await;
        let seen: Vec<&str> =
            seen["messages"].as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap()).collect();
        assert_eq!(seen, ["hello", "I rolled 66", "and then?", "we won"]);
        assert_eq!(texts(&mut hall.people[1], "dora").await, ["6-6 on turn two"]);
        assert_eq!(hall.people[0].get("/api/v1/messages/bodo").await.json()["held"], json!([]));
        // A repeated request is known after the delivery too.
        assert_eq!(write(&mut hall.people[0], "bodo", "r1", "I rolled 66").await["held"], false);
        assert_eq!(texts(&mut hall.people[3], "anna").await.len(), 4);
        hall.app.stop().await;
    }
}

/// Signs in from an address.
pub(super) async fn visit(app: &TestApp, name: &str, address: &str) {
    let mut client = app.client();
    client.extra_headers.push(("x-forwarded-for", address.to_owned()));
    let credentials = json!({ "name": name, "password": PASSWORD });
    assert_eq!(client.post("/api/v1/session", &credentials).await.status, 200);
}

/// Regression: two accounts of one address, in different browsers, sat in both rooms.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_accounts_of_one_address_have_one_seat_until_a_director_says_that_they_are_two() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.behind_proxy = true;
            settings.limits.sign_up_by_address.burst = 1_000;
        })
        .await;
        let director = app.sign_up("dirk").await;
        let mut hall = Hall::open_with_director(app, director, |_| ()).await;
        visit(&hall.app, "anna", "203.0.113.7").await;
        visit(&hall.app, "bodo", "203.0.113.7").await;
        let made = hall.made.clone();
        let address = path(&made, "/lineup");
        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        assert_eq!(hall.people[0].post(&address, &a).await.status, 200);
        let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
        let refused = hall.people[2].post(&address, &b).await;
        assert_eq!(refused.json()["reason"], "one_person", "{}", refused.text());

        // The director sees the pair, and nobody else does.
        let seen = look(&mut hall.director, &made).await.you.linked;
        assert_eq!(seen.len(), 1, "{seen:?}");
        assert_eq!((seen[0].by, seen[0].two_people), (wire::LinkKind::Address, false));
        assert!(look(&mut hall.people[0], &made).await.you.linked.is_empty());
        let two = json!({ "act": "two_people", "players": ["anna", "bodo"], "reason": "a couple in a cafe" });
        let other = hall.people[0].post(&path(&made, "/director"), &two).await;
        assert_eq!(other.status, 403, "{}", other.text());
        hall.direct(two.clone()).await;
        assert!(look(&mut hall.director, &made).await.you.linked[0].two_people);
        // Until somebody relies on it, the act can be undone.
        let desk = format!("/api/v1/desks/team_match/{}", made.card.id.0);
        let step = async |director: &mut Client| {
            let log = director.get(&format!("{desk}/log")).await.json();
            let steps = log["steps"].as_array().unwrap().clone();
            let of = steps.iter().find(|step| step["kind"] == "two_people" && step["fate"] == "counts");
            of.unwrap()["step"].as_u64().unwrap()
        };
        let undo = |step: u64| json!({ "act": "undo", "step": step, "reason": "typed wrong" });
        let first = step(&mut hall.director).await;
        let undone = hall.director.post(&format!("{desk}/acts"), &undo(first)).await;
        assert_eq!(undone.status, 200, "{}", undone.text());
        let refused = hall.people[2].post(&address, &b).await;
        assert_eq!(refused.json()["reason"], "one_person", "{}", refused.text());
        hall.direct(two).await;
        assert_eq!(hall.people[2].post(&address, &b).await.status, 200);
        let second = step(&mut hall.director).await;
        let refused = hall.director.post(&format!("{desk}/acts"), &undo(second)).await;
        assert_eq!(refused.json()["reason"], "pair_is_seated", "{}", refused.text());
        hall.seat(1).await;
        hall.app.stop().await;
    }
}

/// A pair that is seen together only after the line-ups stops the next board.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_board_begins_for_two_accounts_of_one_address() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.behind_proxy = true;
        settings.limits.sign_up_by_address.burst = 1_000;
    })
    .await;
    let director = app.sign_up("dirk").await;
    let mut hall = Hall::open_with_director(app, director, |_| ()).await;
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    visit(&hall.app, "anna", "203.0.113.7").await;
    visit(&hall.app, "bodo", "203.0.113.7").await;
    leave(&hall.people[2], &open).await;
    leave(&hall.people[1], &closed).await;
    let made = hall.made.clone();
    until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
    let waits = look(&mut hall.people[0], &made).await;
    assert_eq!(waits.you.table, None, "no table is set up for the second board");
    hall.direct(json!({ "act": "two_people", "players": ["bodo", "anna"], "reason": "both are here" })).await;
    hall.seat(2).await;
    hall.app.stop().await;
}

/// The routes whose answers come from the engine, or from evaluations of positions that the caller chooses. Each
/// refuses positions of the caller's matches in play; the tests above ask most of them.
const ASK: &[&str] = &[
    "post /api/v1/positions",
    "post /api/v1/positions/rollout",
    "post /api/v1/positions/scores",
    "post /api/v1/practices",
    "post /api/v1/practices/{id}/act",
    "get /api/v1/practices/{id}/hint",
    "post /api/v1/library",
    "post /api/v1/imports/{id}/files",
    "post /api/v1/library/{id}/repairs",
    "delete /api/v1/library/{id}/repairs/{line}",
    "post /api/v1/archive/search",
    "post /api/v1/puzzles/{id}",
];

/// The other routes about positions and analyses: they tell of finished matches and stored reports, or no evaluation.
const TELL: &[&str] = &[
    "get /api/v1/account/trainer",
    "post /api/v1/account/trainer",
    "get /api/v1/archive/names",
    "put /api/v1/archive/names",
    "put /api/v1/archive/notes",
    "get /api/v1/archive/profile",
    "get /api/v1/archive/searches",
    "post /api/v1/archive/searches",
    "delete /api/v1/archive/searches/{id}",
    "post /api/v1/archive/shares",
    "get /api/v1/imports",
    "post /api/v1/imports",
    "post /api/v1/imports/code-pages",
    "delete /api/v1/imports/{id}",
    "get /api/v1/imports/{id}",
    "get /api/v1/imports/{id}/files",
    "get /api/v1/lesson",
    "post /api/v1/lesson",
    "get /api/v1/library",
    "delete /api/v1/library/{id}",
    "get /api/v1/library/{id}/analysis",
    "post /api/v1/library/{id}/analysis",
    "get /api/v1/library/{id}/file",
    "get /api/v1/library/{id}/record.{format}",
    "get /api/v1/library/{id}/repairs",
    "get /api/v1/library/{id}/sheet",
    "get /api/v1/library/{id}/sheet.json",
    "get /api/v1/library/{id}/sheet.pdf",
    "get /api/v1/library/{id}/sheet.svg",
    "get /api/v1/openings",
    "get /api/v1/positions",
    "get /api/v1/practices",
    "delete /api/v1/practices/{id}",
    "get /api/v1/practices/{id}",
    "post /api/v1/practices/{id}/take-back",
    "get /api/v1/puzzles",
    "get /api/v1/puzzles/next",
    "get /api/v1/puzzles/{id}",
    "delete /api/v1/shared-positions/{id}",
    "get /api/v1/shared-positions/{id}",
];

/// A new route about positions has to be declared here, with a test if it answers questions.
#[tokio::test]
async fn every_route_about_positions_is_declared() {
    let app = TestApp::start(Database::sqlite()).await;
    let description = app.client().get("/api/v1/openapi.json").await.json();
    let about = ["positions", "practice", "library", "archive", "puzzles", "trainer", "lesson"];
    let mut found = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let tags = operation["tags"].as_array().unwrap();
            if tags.iter().any(|tag| about.contains(&tag.as_str().unwrap())) {
                found.insert(format!("{method} {path}"));
            }
        }
    }
    let declared: BTreeSet<String> = ASK.iter().chain(TELL).map(|route| (*route).to_owned()).collect();
    assert_eq!(found, declared);
    app.stop().await;
}
