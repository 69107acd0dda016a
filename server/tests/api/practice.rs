//! The practice room.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use serde_json::{Value, json};
use server::{Bucket, Settings};
use wire::{
    Command, GameResult, MatchView, OutcomeReason, Phase, PracticeAnswer, PracticeHint, PracticeView, Seat,
};

use crate::support::{Client, Database, Socket, TestApp, is_my_turn, plain_command};

/// The start of a money game with Black, the player, to roll.
const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

async fn make(client: &mut Client, wanted: Value) -> PracticeView {
    let reply = client.post("/api/v1/practices", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

fn fresh(seed: &str) -> Value {
    json!({ "bot": "Pip", "seed": seed, "start": { "from": "fresh", "format": { "kind": "points", "length": 1 } } })
}

fn from_xgid(xgid: &str) -> Value {
    json!({ "bot": "Pip", "start": { "from": "xgid", "xgid": xgid } })
}

async fn act(client: &mut Client, view: &MatchView, command: &Command, tutor: bool) -> PracticeAnswer {
    let body = json!({ "seen": view.seq, "command": command, "tutor": tutor });
    let reply = client.post(&format!("/api/v1/practices/{}/act", view.id.0), &body).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Returns the part of a view that stays the same later.
fn timeless(view: &MatchView) -> MatchView {
    MatchView { server_time: wire::Millis(0), ..view.clone() }
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_counts_for_nothing() {
    for database in Database::each() {
        // A test plays faster than people, so the limit on actions is wide.
        let wide = |settings: &mut Settings| {
            settings.limits.practice_by_account = Bucket { burst: 10_000, refill_s: 0.01 };
        };
        let app = TestApp::start_with(database, wide).await;
        let mut anna = app.guest().await;
        let mut view = make(&mut anna, fresh("one")).await.view;
        let mut seen = 0;
        while !matches!(view.phase, Phase::Over { .. }) {
            assert!(is_my_turn(&view), "the bot answers at once: {:?}", view.phase);
            let answer = act(&mut anna, &view, &plain_command(&view), false).await;
            assert!(answer.events.iter().all(|event| event.seq > view.seq));
            view = answer.practice.view;
            seen += 1;
        }
        assert!(seen > 5);
        let list = anna.get("/api/v1/practices").await.json();
        assert_eq!((&list[0]["over"], &list[0]["bot"]), (&json!(true), &json!("Pip")));
        let me = anna.who_am_i().await.unwrap();
        assert_eq!(anna.get(&format!("/api/v1/players/{me}")).await.json()["played"], 0);
        let path = format!("/api/v1/practices/{}", view.id.0);
        app.sign_up("berta").await.get(&path).await.assert_error(404, "not_found");
        assert_eq!(anna.delete(&path).await.status, 204);
        anna.get(&path).await.assert_error(404, "not_found");
    }
}

#[tokio::test]
async fn a_player_of_both_sides_is_asked_for_each() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.guest().await;
    let wanted = json!({ "start": { "from": "fresh", "format": { "kind": "three_games" } } });
    let practice = make(&mut anna, wanted.clone()).await;
    assert_eq!((practice.bot, practice.side), (None, Seat::White));
    let mut view = practice.view;
    let mut sides = Vec::new();
    for _ in 0..4 {
        assert!(is_my_turn(&view), "{:?}", view.phase);
        sides.push(view.you.unwrap());
        let command = plain_command(&view);
        let mut answer = act(&mut anna, &view, &command, true).await;
        if answer.warning.is_some() {
            answer = act(&mut anna, &view, &command, false).await;
        }
        view = answer.practice.view;
    }
    assert!(sides.contains(&Seat::White) && sides.contains(&Seat::Black), "{sides:?}");
    let path = format!("/api/v1/practices/{}", view.id.0);
    let hint = anna.get(&format!("{path}/hint")).await;
    assert_eq!(hint.status, 200, "{}", hint.text());
    let reply = anna.post(&format!("{path}/take-back"), &json!({ "seen": view.seq })).await;
    let back: PracticeView = serde_json::from_slice(&reply.body).unwrap();
    assert!(back.view.seq < view.seq && is_my_turn(&back.view));

    // Before any move, the side on turn resigns the first game as a backgammon, and then the second.
    let mut view = make(&mut anna, wanted).await.view;
    let loser = view.you.unwrap();
    while view.games.len() < 2 {
        let command = if view.you == Some(loser) {
            Command::OfferResignation { result: GameResult::Backgammon }
        } else {
            plain_command(&view)
        };
        view = act(&mut anna, &view, &command, false).await.practice.view;
    }
    // The player holds both sides, so one agreement counts for both.
    view = act(&mut anna, &view, &Command::AgreeToStop, false).await.practice.view;
    let Phase::Over { outcome } = &view.phase else { panic!("{view:?}") };
    assert_eq!(outcome.reason, OutcomeReason::Agreed);
    assert_ne!(outcome.winner, Some(loser));
    assert_eq!(anna.get("/api/v1/practices").await.json()[0]["bot"], Value::Null);
    app.stop().await;
}

#[tokio::test]
async fn an_undone_turn_is_repeated_with_the_same_dice() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let first = make(&mut anna, fresh("my favourite dice")).await;
        assert!(!first.may_take_back);
        let mut view = first.view.clone();
        while !matches!(view.phase, Phase::ToPlay { .. }) {
            view = act(&mut anna, &view, &plain_command(&view), false).await.practice.view;
        }
        let before = view.clone();
        let command = plain_command(&view);
        let after = act(&mut anna, &view, &command, false).await.practice;
        assert!(after.may_take_back);

        let path = format!("/api/v1/practices/{}/take-back", view.id.0);
        anna.post(&path, &json!({ "seen": before.seq })).await.assert_error(409, "conflict");
        let reply = anna.post(&path, &json!({ "seen": after.view.seq })).await;
        let back: PracticeView = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!(timeless(&back.view), timeless(&before));
        let again = act(&mut anna, &back.view, &command, false).await.practice;
        assert_eq!(timeless(&again.view).phase, after.view.phase, "the bot rolls the same dice again");

        let other = make(&mut anna, fresh("my favourite dice")).await;
        assert_eq!(other.view.phase, first.view.phase, "a seed gives its dice in every game");
        assert_ne!(other.view.id, first.view.id);
    }
}

#[tokio::test]
async fn a_position_is_played_on_from_with_hints_and_a_tutor() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let practice = make(&mut anna, from_xgid(&format!(" {START} "))).await;
    assert_eq!(practice.view.xgid.as_deref(), Some(START));
    let view = practice.view;
    assert_eq!((view.you, view.pips), (Some(wire::Seat::Black), (167, 167)));

    let hint = anna.get(&format!("/api/v1/practices/{}/hint", view.id.0)).await;
    let hint: PracticeHint = serde_json::from_slice(&hint.body).unwrap();
    assert!(hint.plays.is_empty());
    let cube = hint.cube.unwrap();
    assert_eq!(cube.advice, wire::HintAdvice::NoDouble);
    assert!(cube.facts.contains(&wire::CubeFact::Race { doubler: 167, opponent: 167 }));

    // A double before the first roll is a blunder, and the tutor warns before it is carried out.
    let warned = act(&mut anna, &view, &Command::Double, true).await;
    assert!(warned.warning.unwrap().cost > 0.08);
    assert_eq!(warned.practice.view.seq, view.seq, "nothing has happened");
    let rolled = act(&mut anna, &view, &Command::Roll, true).await;
    assert!(rolled.warning.is_none());
    let hint = anna.get(&format!("/api/v1/practices/{}/hint", view.id.0)).await;
    let hint: PracticeHint = serde_json::from_slice(&hint.body).unwrap();
    assert!(hint.plays.len() > 1 && hint.cube.is_none() && !hint.facts.is_empty());
    assert!(hint.plays[0].loss.abs() < 1e-9 && hint.plays[1].loss >= 0.0);
    assert!(
        hint.plays[0].plies == hint.plies && hint.plays.is_sorted_by(|one, next| one.plies >= next.plies)
    );
    let best = Command::Play { moves: hint.plays[0].moves.clone() };
    let played = act(&mut anna, &rolled.practice.view, &best, true).await;
    assert!(played.warning.is_none() && played.practice.view.seq > rolled.practice.view.seq);
    let other = make(&mut anna, from_xgid(START)).await.view;
    assert!(act(&mut anna, &other, &Command::Double, false).await.warning.is_none());
}

#[tokio::test]
async fn a_match_that_is_over_is_played_on_from_and_one_in_play_is_not() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let settings =
        json!({ "format": { "kind": "points", "length": 5 }, "rated": false, "time": { "kind": "none" } });
    let table = anna.post("/api/v1/matches", &json!({ "settings": settings, "invite": "Pip" })).await.json();
    let id = wire::MatchId(table["id"].as_str().unwrap().to_owned());
    anna.post(&format!("/api/v1/matches/{}/seat", id.0), &json!({})).await;
    let wanted = json!({ "bot": "Sable", "start": { "from": "match", "id": id, "seq": 1 } });
    anna.post("/api/v1/practices", &wanted).await.assert_error(409, "conflict");
    let mut socket = Socket::open(&anna).await;
    socket.watch(&id, 0).await;
    socket.act(Command::Leave).await.unwrap();
    let practice = make(&mut anna, wanted).await;
    assert_eq!(practice.view.settings.format, wire::MatchFormat::Points { length: 5 });
    assert!(matches!(practice.view.phase, Phase::ToPlay { .. }) && is_my_turn(&practice.view));
}

#[tokio::test]
async fn impossible_practice_is_refused_with_the_reason() {
    let app = TestApp::start(Database::sqlite()).await;
    app.client().post("/api/v1/practices", &fresh("x")).await.assert_error(401, "sign_in_required");
    let mut anna = app.sign_up("anna").await;
    let none = json!({ "bot": "anna", "start": { "from": "xgid", "xgid": START } });
    anna.post("/api/v1/practices", &none).await.assert_error(404, "not_found");
    for xgid in [
        "",
        "hello",
        &START.replace("-b", "-p"),
        &START.replace(":00:", ":D:"),
        &START.replace(":0:10", ":99:10"),
    ] {
        anna.post("/api/v1/practices", &from_xgid(xgid)).await.assert_error(422, "invalid");
    }
    let gnu = |position: &str, id: &str| json!({ "bot": "Pip", "start": { "from": "gnu", "position": position, "match_id": id } });
    let (position, id) = START.parse::<records::Xgid>().unwrap().to_gnu().unwrap();
    let (position, id) = (records::PositionId::from(position).to_string(), id.to_text().unwrap());
    anna.post("/api/v1/practices", &gnu(&position, "x")).await.assert_error(422, "invalid");
    assert_eq!(make(&mut anna, gnu(&position, &id)).await.view.pips, (167, 167));
    for seed in ["", &"x".repeat(65)] {
        let wanted = fresh(seed);
        anna.post("/api/v1/practices", &wanted).await.assert_error(422, "invalid");
    }
}
