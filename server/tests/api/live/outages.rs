//! Outages of the site: their time is charged to nobody, and both players read why.

use serde_json::{Value, json};
use wire::{Event, MatchFormat, Millis, OutcomeReason, Phase, Seat};

use super::{WatchedTable, corrections::check, settings};
use crate::support::{Client, Database, Patience, Socket, TestApp};

/// A rated match that has begun, with its players' clients, which survive a restart.
struct Match {
    table: WatchedTable,
    players: [Client; 2],
}

impl Match {
    async fn begin(app: &TestApp, delay_s: u32, reserve_s: u32) -> Match {
        let mut wanted = settings(MatchFormat::Points { length: 5 }, true);
        wanted["time"] = json!({ "kind": "live", "delay_s": delay_s, "reserve_s": reserve_s });
        Match::begin_with(app, wanted).await
    }

    async fn begin_with(app: &TestApp, wanted: Value) -> Match {
        let players = [app.sign_up("anna").await, app.sign_up("berta").await];
        let [anna, berta] = players.clone();
        Match { table: WatchedTable::begin_between(anna, berta, wanted).await, players }
    }

    /// Connects both players to the server again.
    async fn come_back(&mut self, app: &TestApp) {
        let [anna, berta] = [&self.players[0], &self.players[1]].map(|player| app.moved(player));
        self.table = WatchedTable::watch(self.table.id.clone(), anna, berta).await;
    }

    /// Returns the time that the side to act has left: its delay and its reserve.
    async fn left(&self, app: &TestApp) -> (i64, i64) {
        let path = format!("/api/v1/matches/{}", self.table.id.0);
        let clocks = app.client().get(&path).await.json()["clocks"].clone();
        let running = clocks.as_array().unwrap().iter().find(|clock| clock["running"] == true).unwrap();
        (running["delay_left"].as_i64().unwrap(), running["reserve_left"].as_i64().unwrap())
    }

    /// Waits until both players have been told of `count` outages, and returns the newest.
    async fn told(&mut self, count: usize) -> (Millis, Millis) {
        let mut newest = None;
        for socket in [&mut self.table.white, &mut self.table.black] {
            loop {
                let outages = outages(socket);
                if outages.len() == count {
                    newest = outages.last().copied();
                    break;
                }
                socket.next().await;
            }
        }
        newest.unwrap()
    }
}

/// Waits until a node has told the others that a save has failed.
async fn failure_is_noted(app: &TestApp) {
    let patience = Patience::new();
    loop {
        let noted =
            app.database().texts("SELECT CAST(failed_at AS TEXT) AS text FROM heartbeat WHERE failed_at > 0");
        if !noted.is_empty() {
            return;
        }
        patience.pause(&noted).await;
    }
}

fn outages(socket: &Socket) -> Vec<(Millis, Millis)> {
    let outages = socket.events.iter().filter_map(|logged| match logged.event {
        Event::Outage { from, to } => Some((from, to)),
        _ => None,
    });
    outages.collect()
}

#[tokio::test]
async fn a_stop_of_all_nodes_is_charged_to_nobody_and_both_players_read_why() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        app.advance_s(8);
        let before = app.now_ms();
        app = app.restart_after_s(3_600).await;
        game.come_back(&app).await;
        assert_eq!(game.told(1).await, (Millis(before), Millis(app.now_ms())));
        assert_eq!(game.left(&app).await, (0, 27_000));
        let document = app.client().get(&format!("/api/v1/matches/{}", game.table.id.0)).await.json();
        assert_ne!(document["phase"]["kind"], "over", "{document}");
        game.table.play_actions(1).await;
        // Time runs out as ever afterwards.
        app.advance_s(36);
        let end = game.table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let Phase::Over { outcome } = end.phase else { unreachable!("as waited for") };
        assert_eq!(outcome.reason, OutcomeReason::TimedOut);
        let record = app.client().get(&format!("/api/v1/matches/{}/record", game.table.id.0)).await.json();
        let credited = json!({ "do": "outage", "from_ms": before, "to_ms": before + 3_600_000 });
        let mut actions =
            record["games"].as_array().unwrap().iter().flat_map(|game| game["actions"].as_array().unwrap());
        assert!(actions.any(|action| action["action"] == credited), "{record}");
        check(&app);
        // A log that credits something that is not recorded is found.
        app.database().change("UPDATE outages SET from_at = from_at - 1");
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(&app))).is_err());
        app.stop().await;
    }
}

/// It cannot be told from a slow disk. In tests the limit is 60 s.
#[tokio::test]
async fn an_interruption_below_the_limit_is_charged_to_the_side_to_move() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        app = app.restart_after_s(20).await;
        game.come_back(&app).await;
        assert_eq!(game.left(&app).await, (0, 15_000));
        assert!(outages(&game.table.white).is_empty());
        app.stop().await;
    }
}

#[tokio::test]
async fn a_player_short_of_time_has_fifteen_seconds_after_an_outage() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        app.advance_s(34);
        app = app.restart_after_s(3_600).await;
        game.come_back(&app).await;
        game.told(1).await;
        let (delay, reserve) = game.left(&app).await;
        assert_eq!((delay + reserve, reserve), (15_000, 1_000));
        app.advance_s(14);
        game.table.play_actions(1).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn a_database_that_takes_no_writes_charges_nobody() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.outage_s = 3).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        let held = app.database().hold_writes();
        let mut client = app.client();
        crate::operations::ready_until(&mut client, 503).await;
        // The last heartbeat is two seconds old, so the node asks the database before it decides.
        let (player, _) = game.table.by_turn().await;
        let command = crate::support::plain_command(player.view.as_ref().unwrap());
        let refused = player.act(command).await.unwrap_err();
        assert_eq!(refused.code, wire::ErrorCode::Unavailable);
        // A deadline passes while nothing can be written.
        app.advance_s(3_600);
        drop(held);
        crate::operations::ready_until(&mut client, 200).await;
        game.told(1).await;
        let (delay, reserve) = game.left(&app).await;
        assert_eq!((delay, reserve), (5_000, 30_000));
        game.table.play_actions(2).await;
        check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_table_that_takes_no_writes_charges_nobody() {
    for table in ["match_events", "matches"] {
        let Some(database) = Database::for_nodes() else { return };
        let app = TestApp::start_with(database, |settings| settings.live.outage_s = 3).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        // The row of the heartbeat can still be written.
        let held = app.database().hold_writes_of(table);
        let mut client = app.client();
        crate::operations::ready_until(&mut client, 503).await;
        let (player, _) = game.table.by_turn().await;
        let command = crate::support::plain_command(player.view.as_ref().unwrap());
        let refused = player.act(command).await.unwrap_err();
        assert_eq!(refused.code, wire::ErrorCode::Unavailable);
        app.advance_s(3_600);
        drop(held);
        crate::operations::ready_until(&mut client, 200).await;
        game.told(1).await;
        assert_eq!(game.left(&app).await, (5_000, 30_000));
        game.table.play_actions(2).await;
        check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_save_that_fails_stops_the_clocks_although_heartbeats_can_be_written() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.outage_s = 3).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        app.database().refuse_events();
        let (player, _) = game.table.by_turn().await;
        let command = crate::support::plain_command(player.view.as_ref().unwrap());
        let refused = player.act(command).await.unwrap_err();
        assert_eq!(refused.code, wire::ErrorCode::Unavailable);
        assert_eq!(refused.reason, "cannot_save");
        failure_is_noted(&app).await;
        app.advance_s(3_600);
        app.database().accept_events();
        game.told(1).await;
        assert_eq!(game.left(&app).await, (5_000, 30_000));
        game.table.play_actions(2).await;
        check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_save_that_succeeds_ends_the_doubt_and_no_outage_is_recorded() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut game = Match::begin(&app, 5, 30).await;
        game.table.first_turns().await;
        app.database().refuse_events();
        let (player, _) = game.table.by_turn().await;
        let command = crate::support::plain_command(player.view.as_ref().unwrap());
        player.act(command).await.unwrap_err();
        app.database().accept_events();
        game.table.play_actions(2).await;
        // The deadline counts again.
        app.advance_s(35);
        game.table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(outages(&game.table.white), vec![]);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_node_without_players_knows_that_the_saves_of_another_fail() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| settings.live.outage_s = 3).await;
    let node = app.another_node().await;
    let mut game = Match::begin(&app, 5, 30).await;
    game.table.first_turns().await;
    app.database().refuse_events();
    let (player, _) = game.table.by_turn().await;
    let command = crate::support::plain_command(player.view.as_ref().unwrap());
    player.act(command).await.unwrap_err();
    failure_is_noted(&app).await;
    app.advance_s(3_600);
    app.database().accept_events();
    game.told(1).await;
    assert_eq!(game.left(&app).await, (5_000, 30_000));
    game.table.play_actions(2).await;
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_node_that_dies_alone_changes_nothing() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start(database).await;
    let node = app.another_node().await;
    let mut game = Match::begin(&app, 5, 30).await;
    game.table.first_turns().await;
    node.stop().await;
    app.advance_s(34);
    let node = app.another_node().await;
    assert_eq!(game.left(&app).await, (0, 1_000));
    app.advance_s(1);
    game.table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_eq!(outages(&game.table.white), vec![]);
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn two_nodes_that_notice_the_same_outage_credit_it_once() {
    let Some(database) = Database::for_nodes() else { return };
    let mut app = TestApp::start(database).await;
    let mut game = Match::begin(&app, 5, 30).await;
    game.table.first_turns().await;
    for count in 1..=3 {
        app = app.restart_after_s(600).await;
        let node = app.another_node().await;
        game.come_back(&app).await;
        game.told(count).await;
        game.table.play_actions(1).await;
        node.stop().await;
    }
    assert_eq!(outages(&game.table.white).len(), 3);
    check(&app);
    app.stop().await;
}

#[tokio::test]
async fn a_correspondence_match_is_credited_when_somebody_acts() {
    const DAY_S: u64 = 86_400;
    let mut app = TestApp::start(Database::sqlite()).await;
    let mut wanted = settings(MatchFormat::Normal, true);
    wanted["time"] = json!({ "kind": "correspondence", "days_per_turn": 3 });
    let mut game = Match::begin_with(&app, wanted).await;
    for _ in 0..2 {
        app = app.restart_after_s(2 * DAY_S).await;
    }
    game.come_back(&app).await;
    // Without the credit of two outages, the time would be up.
    game.table.play_actions(1).await;
    assert_eq!(outages(&game.table.white).len(), 2);
    assert!(matches!(game.table.white.view.as_ref().unwrap().you, Some(Seat::White)));
    check(&app);
    app.stop().await;
}
