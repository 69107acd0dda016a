//! Numbers out of range in events: each refusal names the field and the possible values.

use serde_json::{Value, json};

use super::{
    comparatives,
    corrections::assert_refused,
    team_events,
    team_matches::{self, Hall},
    timetables::{in_hours, live},
    tournaments::{self, Field},
};
use crate::support::{Client, Database, Reply, TestApp};

/// Checks that a refusal names the field, and that its text has these words.
fn assert_field(reply: &Reply, field: &str, words: &str) {
    assert!([400, 422].contains(&reply.status), "{field}: {} {}", reply.status, reply.text());
    let body = reply.json();
    assert_eq!(body["field"], field, "{body}");
    let message = body["message"].as_str().unwrap().to_lowercase();
    assert!(
        message.starts_with(&format!("{field}: ")) && message.contains(&words.to_lowercase()),
        "{words:?}: {body}"
    );
}

/// Creates an event with one setting after the other out of range. A row has the path of the setting with dots, the bad
/// value, the field that the refusal names, and words of its message.
async fn creations(client: &mut Client, address: &str, good: &Value, rows: &[(&str, Value, &str, &str)]) {
    for (path, value, field, words) in rows {
        let mut bad = good.clone();
        let place = path.split('.').fold(&mut bad, |at, part| &mut at[part]);
        *place = value.clone();
        let reply = client.post(address, &bad).await;
        assert_field(&reply, field, words);
    }
}

async fn acts(client: &mut Client, address: &str, rows: &[(Value, &str, &str)]) {
    for (act, field, words) in rows {
        assert_field(&client.post(address, act).await, field, words);
    }
}

const BYTE: &str = "a whole number from 0 to 255";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_tournament() {
    let mut field = Field::enter(Database::sqlite(), 2, &tournaments::wanted(1, 4)).await;
    let id = field.id.clone();
    let good = live(&field.app, 2);
    let starts: Vec<i64> = (2..14).map(|hours| in_hours(&field.app, hours)).collect();
    let rows = [
        ("length", json!(0), "length", "1 to 25"),
        ("length", json!(26), "length", "1 to 25"),
        ("length", json!(256), "length", BYTE),
        ("length", json!(-1), "length", BYTE),
        ("places", json!(1), "places", "2 to 1024"),
        ("places", json!(1025), "places", "2 to 1024"),
        ("places", json!(70_000), "places", "a whole number from 0 to 65535"),
        ("grace_minutes", json!(0), "grace_minutes", "1 to 240"),
        ("grace_minutes", json!(241), "grace_minutes", "1 to 240"),
        ("prizes", json!([0]), "prizes", "at most 16"),
        ("prizes", json!(vec![1; 17]), "prizes", "at most 16"),
        ("starts", json!(starts), "starts", "at most 11 times"),
        ("starts", json!([-1]), "starts", "in the future"),
        ("starts", json!([i64::MAX]), "starts", "at most a year ahead"),
        ("late_until", json!(i64::MIN), "late_until", "later than the start of round one"),
        ("fee", json!(99), "fee", "1.00 to 100.00"),
        ("shares", json!([100]), "shares", "without a fee"),
    ];
    creations(&mut field.director, "/api/v1/tournaments", &good, &rows).await;

    let to = tournaments::path(&id, "/director");
    let award = |round: u32, number: u32| {
        json!({
            "act": "award", "winner": "player01", "reason": "x",
            "place": { "branch": "main", "round": round, "number": number },
        })
    };
    assert_refused(&field.director.post(&to, &award(1, 1)).await, "bracket_not_drawn");
    field.direct(json!({ "act": "draw" })).await;
    let until = |until: i64| json!({ "act": "late_entries", "until": until, "reason": "the train" });
    let rows = [
        (award(0, 1), "place.round", "1 to 1"),
        (award(99, 1), "place.round", "1 to 1"),
        (award(1, 0), "place.number", "1 to 1"),
        (award(1, u32::MAX), "place.number", "1 to 1"),
        (json!({ "act": "enter_bot", "name": "Nobody" }), "name", "its bots are Pip"),
        (until(i64::MAX), "until", "to a year from now"),
        (until(i64::MIN), "until", "from the creation of the event"),
        (until(0), "until", "from the creation of the event"),
        (until(in_hours(&field.app, 367 * 24)), "until", "to a year from now"),
    ];
    acts(&mut field.director, &to, &rows).await;
    let desk = format!("/api/v1/desks/tournament/{id}/acts");
    desk_acts(&mut field.director, &desk).await;
    field.app.stop().await;
}

async fn desk_acts(director: &mut Client, desk: &str) {
    let hold = |minutes: u32| json!({ "act": "hold", "minutes": minutes, "reason": "x" });
    let more = |minutes: u32| json!({ "act": "give_time", "minutes": minutes, "reason": "x" });
    let two_bytes = "a whole number from 0 to 65535";
    let rows = [
        (hold(0), "minutes", "1 to 1440"),
        (hold(1_441), "minutes", "1 to 1440"),
        (hold(70_000), "minutes", two_bytes),
        (more(0), "minutes", "1 to 120"),
        (more(121), "minutes", "1 to 120"),
        (more(70_000), "minutes", two_bytes),
        (json!({ "act": "undo", "step": 0, "reason": "x" }), "step", "1 to "),
        (json!({ "act": "undo", "step": 999, "reason": "x" }), "step", "1 to "),
    ];
    acts(director, desk, &rows).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_team_match() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    let mut good = team_matches::wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
    good["starts_at"] = json!(in_hours(&hall.app, 2));
    let rows = [
        ("boards", json!(3), "boards", "4, 5, 6, 7, 8, 10 or 12 boards"),
        ("boards", json!(9), "boards", "4, 5, 6, 7, 8, 10 or 12 boards"),
        ("boards", json!(300), "boards", BYTE),
        ("grace_minutes", json!(0), "grace_minutes", "1 to 240"),
        ("grace_minutes", json!(241), "grace_minutes", "1 to 240"),
        ("starts_at", json!(0), "starts_at", "in the future"),
        ("starts_at", json!(i64::MAX), "starts_at", "at most a year ahead"),
        ("a.players", json!(["Pip"]), "a.players", "2 to 6"),
        ("b.players", json!(["a", "b", "c", "d", "e", "f", "g"]), "b.players", "2 to 6"),
        ("b.captain", json!("Nobody"), "b.captain", "no player named \"Nobody\""),
    ];
    creations(&mut hall.director, "/api/v1/team-matches", &good, &rows).await;

    let to = team_matches::path(&hall.made, "/director");
    let assign = |board: u32, kind: &str, points: u32| {
        json!({
            "act": "assign", "board": board, "room": "open", "to": "A", "reason": "x",
            "award": { "kind": kind, "points": points },
        })
    };
    let rows = [
        (assign(0, "imp", 5), "board", "1 to 4"),
        (assign(5, "imp", 5), "board", "1 to 4"),
        (assign(300, "imp", 5), "board", BYTE),
        (assign(1, "imp", 25), "award.points", "0 to 24"),
        (assign(1, "smp", 15), "award.points", "a multiple of ten"),
        (assign(1, "smp", 28_810), "award.points", "0 to 28800"),
        (json!({ "act": "cancel_board", "board": 5, "reason": "x" }), "board", "1 to 4"),
        (json!({ "act": "hold", "room": "open", "reason": "x", "minutes": 1441 }), "minutes", "1 to 1440"),
    ];
    acts(&mut hall.director, &to, &rows).await;
    desk_acts(&mut hall.director, &format!("/api/v1/desks/team_match/{}/acts", hall.made.card.id.0)).await;

    // Results that are entered by hand.
    let mut by_hand = team_matches::wanted(4, ["Anna", "Anna", "Alf"], ["Berta", "Berta", "Bodo"]);
    by_hand["play"] = json!({ "kind": "by_hand" });
    let made = team_matches::create(&mut hall.director, &by_hand).await;
    let to = team_matches::path(&made, "/director");
    let game = |board: u32, cube: u32, left: u32, end: &str| {
        json!({
            "board": board, "room": "open", "winner": "A", "end": end, "cube": cube, "checkers_left": left,
        })
    };
    let enter = |game: Value| json!({ "act": "enter", "game": game, "proposed": null, "opening": null });
    let with = |key: &str, value: Value| {
        let mut act = enter(game(1, 1, 5, "single"));
        act[key] = value;
        act
    };
    let rows = [
        (enter(game(0, 1, 5, "single")), "game.board", "1 to 4"),
        (enter(game(9, 1, 5, "single")), "game.board", "1 to 4"),
        (enter(game(1, 3, 5, "single")), "game.cube", "1, 2, 4, 8, 16, 32 or 64"),
        (enter(game(1, 128, 5, "single")), "game.cube", "1, 2, 4, 8, 16, 32 or 64"),
        (enter(game(1, 1, 0, "single")), "game.checkers_left", "1 to 15"),
        (enter(game(1, 1, 16, "single")), "game.checkers_left", "1 to 15"),
        (enter(game(1, 1, 300, "single")), "game.checkers_left", BYTE),
        (enter(game(1, 1, 5, "gammon")), "game", "5 checkers left"),
        (with("proposed", json!({ "cube": 3, "by": "A" })), "proposed.cube", "1, 2, 4, 8, 16, 32 or 64"),
        (with("opening", json!([3, 3])), "opening", "two different dice"),
        (with("opening", json!([0, 7])), "opening", "1 to 6 each"),
    ];
    acts(&mut hall.director, &to, &rows).await;
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_team_event() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let mut good = team_events::wanted(4, Some(4));
    good["starts"] = json!([in_hours(&app, 2)]);
    let pairs = [("Pip", "Wilma"), ("Jago", "Marlow"), ("Pip", "Jago"), ("Wilma", "Marlow")];
    let team = |(number, (one, two)): (usize, (&str, &str))| {
        team_events::team(&format!("Team {number}"), &[one, two])
    };
    let teams: Vec<Value> = pairs.into_iter().enumerate().map(team).collect();
    let many: Vec<i64> = (2..34).map(|hours| in_hours(&app, hours)).collect();
    let rows = [
        ("boards", json!(3), "boards", "4, 5, 6, 7, 8, 10 or 12"),
        ("final_boards", json!(9), "final_boards", "4, 5, 6, 7, 8, 10 or 12"),
        ("boards", json!(300), "boards", BYTE),
        ("places", json!(1), "places", "2 to 16"),
        ("places", json!(17), "places", "2 to 16"),
        ("teams", json!(teams), "teams", "at most 3"),
        ("starts", json!(many), "starts", "at most 31"),
        ("starts", json!([0]), "starts", "in the future"),
    ];
    creations(&mut director, "/api/v1/team-events", &good, &rows).await;

    let made = team_events::create(&mut director, &team_events::wanted(4, None)).await;
    let to = team_events::path(&made, "/director");
    let award = |tie: u32, vp_a: u32| json!({ "act": "award", "tie": tie, "vp_a": vp_a, "reason": "x" });
    assert_refused(&director.post(&to, &award(1, 15)).await, "not_begun");
    for name in ["Turm", "Springer"] {
        team_events::post(&mut director, &to, &json!({ "act": "add_bots", "name": name })).await;
    }
    team_events::start(&mut director, &made).await;
    let rows = [
        (award(0, 15), "tie", "1 to 1"),
        (award(99, 15), "tie", "1 to 1"),
        (award(1, 31), "vp_a", "0 to 30"),
        (award(1, 256), "vp_a", BYTE),
        (json!({ "act": "replay", "tie": 2, "reason": "x" }), "tie", "1 to 1"),
    ];
    acts(&mut director, &to, &rows).await;
    desk_acts(&mut director, &format!("/api/v1/desks/team_event/{}/acts", made.card.id.0)).await;
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_comparative_event() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut director = app.sign_up("dirk").await;
    let good = comparatives::wanted(&app, 2);
    let rows = [
        ("boards", json!(0), "boards", "1 to 24"),
        ("boards", json!(25), "boards", "1 to 24"),
        ("boards", json!(300), "boards", BYTE),
        ("closes_at", json!(0), "closes_at", "later than the opening"),
        ("closes_at", json!(i64::MAX), "closes_at", "at most 35 days"),
        ("opens_at", json!(i64::MAX), "opens_at", "at most 90 days"),
        ("bot", json!("Nobody"), "bot", "its bots are Pip"),
    ];
    creations(&mut director, "/api/v1/comparatives", &good, &rows).await;
    let made = comparatives::create(&mut director, &good).await;
    comparatives::enter(&mut director, &made).await;
    for board in ["0", "3", "99"] {
        let reply = director.post_empty(&comparatives::path(&made, &format!("/boards/{board}"))).await;
        assert_field(&reply, "board", "1 to 2");
    }
    app.stop().await;
}

/// Invisible characters could break a protocol apart or hide a word. Names with them are refused, and reasons lose
/// them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn texts_have_no_control_characters() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    // A bell, a null byte, an escape sequence, and two characters that change the writing direction.
    for odd in ["\u{7}", "\u{0}", "\u{1b}[2J", "\u{202e}", "\u{2066}"] {
        let named = format!("Club{odd}cup");
        let mut cup = tournaments::wanted(1, 4);
        cup["name"] = json!(named);
        let mut teams = team_events::wanted(4, None);
        teams["name"] = json!(named);
        let mut boards = comparatives::wanted(&hall.app, 2);
        boards["name"] = json!(named);
        let mut pair = team_matches::wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
        pair["name"] = json!(named);
        for (address, wanted) in [
            ("/api/v1/tournaments", &cup),
            ("/api/v1/team-events", &teams),
            ("/api/v1/comparatives", &boards),
            ("/api/v1/team-matches", &pair),
        ] {
            assert_field(&hall.director.post(address, wanted).await, "name", "invisible");
        }
        pair["name"] = json!("Club cup");
        pair["a"]["name"] = json!(named);
        assert_field(&hall.director.post("/api/v1/team-matches", &pair).await, "a.name", "invisible");
    }

    let reason = "the\u{7} \u{1b}\u{202e}train\u{2066}";
    let made = tournaments::create(&mut hall.director, &tournaments::wanted(1, 4)).await;
    let event = team_events::create(&mut hall.director, &team_events::wanted(4, None)).await;
    let comparative = comparatives::create(&mut hall.director, &comparatives::wanted(&hall.app, 2)).await;
    let text = json!({ "act": "announce", "text": reason });
    let told = hall.director.post(&tournaments::path(&made, "/director"), &text).await;
    assert_eq!(told.status, 200, "{}", told.text());
    assert_eq!(told.json()["notes"][0]["text"], "the train");
    let cancel = json!({ "act": "cancel", "reason": reason });
    let hold = json!({ "act": "hold", "reason": reason });
    let tournament = format!("tournament/{made}");
    let team_event = format!("team_event/{}", event.card.id.0);
    for (desk, address, act, kind) in [
        (&tournament, format!("/api/v1/desks/{tournament}/acts"), &hold, "held"),
        (&team_event, format!("/api/v1/desks/{team_event}/acts"), &hold, "held"),
        (&tournament, tournaments::path(&made, "/director"), &cancel, "cancelled"),
        (&team_event, team_events::path(&event, "/director"), &cancel, "cancelled"),
        (
            &format!("comparative/{}", comparative.card.id.0),
            comparatives::path(&comparative, "/director"),
            &cancel,
            "cancelled",
        ),
        (
            &format!("team_match/{}", hall.made.card.id.0),
            team_matches::path(&hall.made, "/director"),
            &cancel,
            "cancelled",
        ),
    ] {
        let reply = hall.director.post(&address, act).await;
        assert_eq!(reply.status, 200, "{address}: {}", reply.text());
        let log = hall.director.get(&format!("/api/v1/desks/{desk}/log")).await.json();
        let step = log["steps"].as_array().unwrap().iter().find(|step| step["kind"] == kind).unwrap();
        assert_eq!(step["reason"], "the train", "{address}");
    }
    hall.app.stop().await;
}
