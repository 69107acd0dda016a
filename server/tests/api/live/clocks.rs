//! The server alone keeps the time.

use wire::{Event, MatchFormat, OutcomeReason, Phase};

use super::{Table, settings};
use crate::support::{Database, Socket, TestApp};

#[tokio::test]
async fn time_runs_out_once_and_the_match_is_lost_and_rated() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = Table::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
        table.play_actions(3).await;
        let (player, _) = table.by_turn().await;
        let late = player.view.as_ref().unwrap().you;
        let clocks = player.view.as_ref().unwrap().clocks.unwrap();
        assert!(clocks.0.running != clocks.1.running);
        app.advance_s(11);
        // Within the delay nothing is taken from the reserve.
        let mut looker = app.client();
        let shown = looker.get(&format!("/api/v1/matches/{}", table.id.0)).await.json();
        for clock in shown["clocks"].as_array().unwrap() {
            assert_eq!(clock["reserve_left"], 600_000);
            assert_eq!(clock["delay_left"], if clock["running"] == true { 1_000 } else { 12_000 });
        }
        app.advance_s(600);
        app.advance_s(1);
        let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let Phase::Over { outcome } = end.phase else { unreachable!("as waited for") };
        assert_eq!(outcome.reason, OutcomeReason::TimedOut);
        assert_ne!(outcome.winner, late);
        assert_eq!(end.rating_changes.len(), 2);
        let timeouts =
            table.white.events.iter().filter(|logged| matches!(logged.event, Event::TimedOut { .. })).count();
        assert_eq!(timeouts, 1);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_clock_runs_on_while_the_server_is_down() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = Table::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
    table.play_actions(3).await;
    let seen = table.white.view.as_ref().unwrap().seq;
    app.advance_s(300);
    let app = app.restart().await;
    let white_client = app.moved(&table.white_client);
    let mut socket = Socket::open(&white_client).await;
    let view = socket.watch(&table.id, seen.0).await;
    assert_eq!(view.seq, seen, "nothing happened meanwhile");
    app.advance_s(312);
    let end = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::TimedOut));
    app.stop().await;
}

#[tokio::test]
async fn who_comes_too_late_is_told_that_the_time_is_up() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = Table::begin(&app, settings(MatchFormat::Points { length: 1 }, false)).await;
    let (player, _) = table.by_turn().await;
    let command = wire::Command::Play { moves: crate::support::first_moves(player.view.as_ref().unwrap()) };
    app.advance_s(612);
    let error = player.act(command).await.expect_err("the time is up");
    assert_eq!(error.reason.as_deref(), Some("match_over"));
    player.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    app.stop().await;
}

#[tokio::test]
async fn correspondence_shows_the_days_that_are_left() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut wanted = settings(MatchFormat::Normal, true);
    wanted["time"] = serde_json::json!({ "kind": "correspondence", "days_per_turn": 3 });
    let mut table = Table::begin(&app, wanted).await;
    app.advance_s(24 * 3_600);
    let mut looker = app.client();
    let shown = looker.get(&format!("/api/v1/matches/{}", table.id.0)).await.json();
    let clocks = shown["clocks"].as_array().unwrap();
    let running = clocks.iter().find(|clock| clock["running"] == true).unwrap();
    assert_eq!(running["reserve_left"], 2 * 24 * 3_600_000);
    table.play_actions(1).await;
    app.advance_s(3 * 24 * 3_600);
    table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    app.stop().await;
}
