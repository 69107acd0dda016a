//! Matches that were not played: called off by agreement, or left before each side had completed a turn.

use std::process::Command as Process;

use serde_json::json;
use wire::{
    Command, CommandKind, Credits, Event, HeadToHead, MatchFormat, OutcomeReason, Phase, PlayerProfile,
    Statement,
};

use super::{Table, against_bot, settings};
use crate::support::{Client, Database, TestApp};

const FIVE: MatchFormat = MatchFormat::Points { length: 5 };

fn staked() -> serde_json::Value {
    let mut settings = settings(FIVE, true);
    settings["stake"] = json!(500);
    settings
}

async fn balance(client: &mut Client) -> Credits {
    let reply = client.get("/api/v1/account/credits").await;
    serde_json::from_slice::<Statement>(&reply.body).unwrap().balance
}

async fn profile(client: &mut Client, name: &str) -> PlayerProfile {
    let reply = client.get(&format!("/api/v1/players/{name}")).await;
    serde_json::from_slice(&reply.body).unwrap()
}

fn check(url: &str) {
    let output = Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "ratings", "verify"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    let output = Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "ledger", "verify"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{output:?}");
}

/// Fresh accounts that lost by leaving at once could formerly lift a player to the first place in seconds.
#[tokio::test]
async fn many_fresh_accounts_that_leave_at_once_raise_no_rating() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut target = app.sign_up("target").await;
        for number in 0..18 {
            let fresh = app.sign_up(&format!("fresh{number}")).await;
            let mut table = Table::begin_between(fresh, target.clone(), settings(FIVE, true)).await;
            table.white.act(Command::Leave).await.unwrap();
            let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
            assert!(end.rating_changes.is_empty() && end.list.is_none(), "{end:?}");
        }
        let after = profile(&mut target, "target").await;
        assert_eq!((after.played, after.won, after.best_streak), (0, 0, 0));
        assert!(after.ratings.iter().all(|standing| standing.rating.to_bits() == 1500.0_f64.to_bits()));
        assert!(
            after.ratings.iter().all(|standing| standing.provisional && standing.listed_rating.is_none())
        );
        for list in ["normal", "price"] {
            let board = target.get(&format!("/api/v1/leaderboards/{list}?bots=false")).await.json();
            assert_eq!(board["rows"], json!([]));
            assert_eq!(target.get(&format!("/api/v1/leaderboards/{list}/around/target")).await.status, 404);
        }
        assert_eq!(target.get("/api/v1/records").await.json()["best_streak"], json!([]));
        check(&url);
        app.stop().await;
    }
}

#[tokio::test]
async fn leaving_at_once_costs_the_stake_and_the_completion_rate_and_nothing_else() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = Table::begin_between(anna.clone(), berta.clone(), staked()).await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(
            (balance(&mut anna).await, balance(&mut berta).await),
            (Credits(99_500), Credits(100_400))
        );
        let (left, stayed) = (profile(&mut anna, "anna").await, profile(&mut anna, "berta").await);
        assert_eq!((left.played, left.lost, left.forsaken, left.departed), (0, 0, 0, 1));
        assert_eq!((stayed.played, stayed.won, stayed.departed), (0, 0, 0));
        let met: HeadToHead =
            serde_json::from_slice(&anna.get("/api/v1/players/anna/against/berta").await.body).unwrap();
        assert_eq!((met.played, met.other.won), (0, 0));
        // A time-out has the same effect.
        let mut table = Table::begin_between(berta.clone(), anna.clone(), settings(FIVE, true)).await;
        let to_act = table.white.view.as_ref().unwrap().phase.clone();
        app.advance_s(3_600);
        let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(end.rating_changes.is_empty(), "{to_act:?}");
        let departed =
            [profile(&mut anna, "anna").await.departed, profile(&mut anna, "berta").await.departed];
        assert_eq!(departed.iter().sum::<u32>(), 2);
        check(&url);
        app.stop().await;
    }
}

#[tokio::test]
async fn two_who_agree_call_a_match_off_and_get_their_stakes_back() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = Table::begin_between(anna.clone(), berta.clone(), staked()).await;
        let view = table.white.view.clone().unwrap();
        assert!(
            view.allowed.contains(&CommandKind::Abort) && !view.allowed.contains(&CommandKind::DeclineAbort)
        );
        table.white.act(Command::Abort).await.unwrap();
        let asked = table.black.until(|view| view.allowed.contains(&CommandKind::DeclineAbort)).await;
        assert!(matches!(asked.phase, Phase::ToPlay { .. }), "the turn goes on: {asked:?}");
        assert!(table.black.events.iter().any(|logged| matches!(logged.event, Event::AbortAgreed { .. })));
        table.black.act(Command::DeclineAbort).await.unwrap();
        let declined = table.white.until(|view| !view.allowed.contains(&CommandKind::Abort)).await;
        let refused = table.white.act(Command::Abort).await.unwrap_err();
        assert_eq!(refused.reason.as_deref(), Some("abort_declined"), "{declined:?}");
        table.black.act(Command::Abort).await.unwrap();
        table.white.until(|view| view.allowed.contains(&CommandKind::DeclineAbort)).await;
        table.white.act(Command::Abort).await.unwrap();
        let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let Phase::Over { outcome } = &end.phase else { panic!("{end:?}") };
        assert_eq!((outcome.winner, outcome.reason), (None, OutcomeReason::Aborted));
        let paid = end.settlement.as_ref().unwrap();
        assert_eq!(
            (paid.white, paid.black, paid.house, paid.gain),
            (Credits(500), Credits(500), Credits(0), Credits(0))
        );
        assert_eq!(
            (balance(&mut anna).await, balance(&mut berta).await),
            (Credits(100_000), Credits(100_000))
        );
        assert!(end.rating_changes.is_empty());
        let after = profile(&mut anna, "anna").await;
        assert_eq!((after.played, after.departed), (0, 0));
        // The dice are disclosed, as after every match, and the record can be replayed.
        let dice = anna.get(&format!("/api/v1/matches/{}/dice", table.id.0)).await.json();
        assert!(dice["seed"].is_string(), "{dice}");
        let record = anna.get(&format!("/api/v1/matches/{}/record", table.id.0)).await;
        assert_eq!(record.status, 200, "{}", record.text());
        assert_eq!(record.json()["result"]["by"]["kind"], "abort");
        let history = anna.get("/api/v1/players/anna/matches").await.json();
        assert_eq!(history["matches"][0]["outcome"]["reason"], "aborted");
        check(&url);
        app.stop().await;
    }
}

#[tokio::test]
async fn once_both_have_played_a_match_is_not_called_off() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = Table::begin(&app, settings(FIVE, true)).await;
    table.first_turns().await;
    let refused = table.white.act(Command::Abort).await.unwrap_err();
    assert_eq!(refused.reason.as_deref(), Some("too_late_to_abort"));
    table.white.act(Command::Leave).await.unwrap();
    let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_eq!(end.rating_changes.len(), 2);
    app.stop().await;
}

/// If bots agreed to call off any match, players would ask them after each bad first throw.
#[tokio::test]
async fn a_bot_calls_a_match_off_only_where_nothing_can_be_won() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "pip", settings(FIVE, true)).await;
    socket.act(Command::Abort).await.unwrap();
    while !socket.events.iter().any(|logged| matches!(logged.event, Event::AbortDeclined { .. })) {
        let seq = socket.view.as_ref().unwrap().seq;
        socket.until(|view| view.seq > seq).await;
    }
    assert!(!matches!(socket.view.as_ref().unwrap().phase, Phase::Over { .. }));
    let (_, mut socket) = against_bot(&mut anna, "pip", settings(FIVE, false)).await;
    socket.act(Command::Abort).await.unwrap();
    let end = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::Aborted));
    app.stop().await;
}

/// A match without a clock ends neither by itself nor by a player who is present.
#[tokio::test]
async fn a_match_without_a_clock_that_both_have_left_is_called_off_after_an_hour() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut untimed = settings(FIVE, false);
        untimed["time"] = json!({ "kind": "none" });
        let mut table = Table::begin(&app, untimed).await;
        table.first_turns().await;
        let (id, client) = (table.id.clone(), table.white_client.clone());
        drop(table.white);
        table.black.until(|view| !view.white.connected).await;
        // One player is present, so the match waits without a limit.
        for _ in 0..3 {
            app.advance_s(3_000);
        }
        let mut viewer = crate::support::Socket::open(&app.client()).await;
        assert!(!matches!(viewer.watch(&id, 0).await.phase, Phase::Over { .. }));
        let listed = app.client().get("/api/v1/lobby").await.json();
        assert_eq!(listed["matches"].as_array().unwrap().len(), 1, "{listed}");
        drop(table.black);
        viewer.until(|view| !view.black.connected).await;
        // The match leaves the list at once, and stays open for another hour.
        assert_eq!(app.client().get("/api/v1/lobby").await.json()["matches"], json!([]));
        app.advance_s(3_599);
        assert!(!matches!(viewer.view.as_ref().unwrap().phase, Phase::Over { .. }));
        app.advance_s(11);
        let end = viewer.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::Aborted));
        let mut back = crate::support::Socket::open(&client).await;
        assert!(back.watch(&id, 0).await.allowed.is_empty());
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_in_which_nobody_moves_for_thirty_days_is_called_off() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut untimed = settings(FIVE, false);
    untimed["time"] = json!({ "kind": "none" });
    let mut table = Table::begin(&app, untimed).await;
    app.advance_s(30 * 86_400 - 60);
    table.play_action().await;
    app.advance_s(30 * 86_400 - 60);
    assert!(!table.is_over());
    app.advance_s(71);
    let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::Aborted));
    app.stop().await;
}
