//! Only the server keeps the time.

use wire::{Event, MatchFormat, OutcomeReason, Phase};

use super::{WatchedTable, settings};
use crate::support::{Database, Socket, TestApp};

#[tokio::test]
async fn time_runs_out_once_and_the_match_is_lost_and_rated() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
        table.play_actions(3).await;
        let (player, _) = table.by_turn().await;
        let late = player.view.as_ref().unwrap().you;
        let clocks = player.view.as_ref().unwrap().clocks.unwrap();
        assert!(clocks.0.running != clocks.1.running);
        app.advance_s(11);
        // Within the delay the reserve stays untouched.
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
async fn a_clock_runs_on_over_a_short_restart() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
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
async fn an_action_after_the_time_is_over_is_refused() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 1 }, false)).await;
    let (player, _) = table.by_turn().await;
    let command = wire::Command::Play { moves: crate::support::first_moves(player.view.as_ref().unwrap()) };
    app.advance_s(612);
    let error = player.act(command).await.expect_err("the time is up");
    assert_eq!(error.reason, "match_over");
    player.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    app.stop().await;
}

#[tokio::test]
async fn correspondence_shows_the_days_that_are_left() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut wanted = settings(MatchFormat::Normal, true);
    wanted["time"] = serde_json::json!({ "kind": "correspondence", "days_per_turn": 3 });
    let mut table = WatchedTable::begin(&app, wanted).await;
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

fn by_post() -> serde_json::Value {
    let mut wanted = settings(MatchFormat::Normal, true);
    wanted["time"] = serde_json::json!({ "kind": "correspondence", "days_per_turn": 3 });
    wanted
}

const DAY_S: u64 = 86_400;

#[tokio::test]
async fn on_vacation_the_clock_of_a_correspondence_match_stands_still() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.vacation_days = 10).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), by_post()).await;
        let path = "/api/v1/account/vacation";
        let (player, opponent) = table.by_turn().await;
        let is_anna = player.view.as_ref().unwrap().you == Some(wire::Seat::White);
        let away = if is_anna { &mut anna } else { &mut berta };
        app.advance_s(DAY_S);
        let taken = away.post(path, &serde_json::json!({ "days": 6 })).await;
        assert_eq!(taken.status, 200, "{}", taken.text());
        assert_eq!(
            (taken.json()["days_left"].as_u64(), taken.json()["days_a_year"].as_u64()),
            (Some(4), Some(10))
        );
        away.post(path, &serde_json::json!({ "days": 1 })).await.assert_error(409, "conflict");
        // The opponent sees the end of the vacation.
        let until = taken.json()["until"].as_i64().unwrap();
        let running = |view: &wire::MatchView| {
            let (white, black) = view.clocks.unwrap();
            if is_anna { white } else { black }
        };
        let shown = opponent.until(|view| running(view).away_until.is_some()).await;
        assert_eq!(running(&shown).away_until, Some(wire::Millis(until)));
        assert!(opponent.events.iter().any(|logged| matches!(logged.event, Event::Vacation { .. })));
        // At the end of the vacation, which is longer than the time for a turn, two days are left as before.
        app.advance_s(6 * DAY_S);
        let id = shown.id.clone();
        let clocks = app.client().get(&format!("/api/v1/matches/{}", id.0)).await.json()["clocks"].clone();
        let clock = &clocks[usize::from(!is_anna)];
        assert_eq!(
            (clock["running"].as_bool(), clock["reserve_left"].as_i64()),
            (Some(true), Some(2 * 86_400_000))
        );
        assert!(clock["away_until"].is_null());
        assert_eq!(away.get(path).await.json()["until"], serde_json::Value::Null);
        // The player takes the rest of the days, and returns early after one of them has begun.
        away.post(path, &serde_json::json!({ "days": 5 })).await.assert_error(422, "invalid");
        assert_eq!(away.post(path, &serde_json::json!({ "days": 4 })).await.status, 200);
        app.advance_s(3_600);
        let back = away.delete(path).await;
        assert_eq!((back.status, back.json()["days_left"].as_u64()), (200, Some(3)), "{}", back.text());
        away.delete(path).await.assert_error(409, "conflict");
        app.advance_s(2 * DAY_S);
        let end = opponent.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::TimedOut));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_that_begins_during_a_vacation_waits_too() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    assert_eq!(anna.post("/api/v1/account/vacation", &serde_json::json!({ "days": 20 })).await.status, 200);
    let table = WatchedTable::begin_between(anna.clone(), berta, by_post()).await;
    let view = table.black.view.as_ref().unwrap();
    assert!(view.clocks.unwrap().0.away_until.is_some() && view.clocks.unwrap().1.away_until.is_none());
    // A restart changes nothing.
    let app = app.restart().await;
    let shown = app.client().get(&format!("/api/v1/matches/{}", table.id.0)).await.json();
    assert!(shown["clocks"][0]["away_until"].is_i64(), "{shown}");
    // Live matches have no vacations.
    let live = WatchedTable::begin_between(
        app.moved(&anna),
        app.sign_up("carl").await,
        settings(MatchFormat::Normal, true),
    )
    .await;
    assert!(live.black.view.as_ref().unwrap().clocks.unwrap().0.away_until.is_none());
    app.guest()
        .await
        .post("/api/v1/account/vacation", &serde_json::json!({ "days": 1 }))
        .await
        .assert_error(403, "forbidden");
    app.stop().await;
}
