//! Matches that were not played: called off by agreement, or left before each side had completed a turn.

use std::process::Command as Process;

use serde_json::json;
use wire::{
    Command, CommandKind, Credits, Event, HeadToHead, MatchFormat, OutcomeReason, Phase, PlayerProfile,
    Statement,
};

use super::{
    WatchedTable, against_bot, casual,
    corrections::{self, check_settings},
    open_table,
    rematch::ask,
    settings, sit,
    stakes::admin,
};
use crate::support::{Client, Database, TestApp, is_my_turn};

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
            let mut table = WatchedTable::begin_between(fresh, target.clone(), settings(FIVE, true)).await;
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
        for list in ["casual", "stakes"] {
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
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), staked()).await;
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
        let mut table = WatchedTable::begin_between(berta.clone(), anna.clone(), settings(FIVE, true)).await;
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

/// Regression: a player who left every match that began badly gained 130 to 250 points from the bots of the house.
#[tokio::test]
async fn after_three_rated_matches_left_at_the_beginning_only_unrated_ones_begin_for_a_day() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let rated = settings(FIVE, true);
        let until = app.now_ms() + 86_400_000;
        let mut left = Vec::new();
        for _ in 0..3 {
            let (_, mut socket) = against_bot(&mut anna, "pip", rated.clone()).await;
            socket.act(Command::Leave).await.unwrap();
            let end = socket.until(|view| view.rematch_terms.is_some()).await;
            left.push((socket, end.rematch_terms.unwrap().limited));
            app.advance_s(60);
        }
        assert_eq!(left.iter().map(|(_, limited)| *limited).collect::<Vec<_>>(), [false, false, true]);
        let (mut socket, _) = left.pop().unwrap();
        ask(&mut socket, "again").await.unwrap();
        let next = socket.until(|view| view.rematch.is_some()).await.rematch.unwrap();
        socket.events.clear();
        let view = socket.watch(&next, 0).await;
        assert!(view.limited && view.list.is_none() && !view.settings.rated, "{view:?}");

        // An hour later quick pairing is open again, but not for a rating.
        app.advance_s(3_600);
        let open = open_table(&mut berta, rated.clone(), None).await;
        sit(&mut berta, &open.id).await;
        let seat = format!("/api/v1/matches/{}/seat", open.id.0);
        let wanted = json!({ "settings": rated });
        for (path, body) in [
            ("/api/v1/matches", wanted.clone()),
            ("/api/v1/matches", json!({ "settings": rated, "invite": "pip" })),
            ("/api/v1/pairing", wanted.clone()),
            (seat.as_str(), json!({})),
        ] {
            let refused = anna.post(path, &body).await;
            refused.assert_error(409, "rated_limit");
            let body = refused.json();
            assert_eq!(
                (&body["reason"], &body["params"]["until"]),
                (&json!("left_too_often"), &json!(until))
            );
        }
        let invitation = json!({ "settings": rated, "invite": "anna" });
        let refused = berta.post("/api/v1/matches", &invitation).await;
        assert_eq!(refused.json()["reason"], "left_too_often", "{}", refused.text());
        open_table(&mut anna, settings(FIVE, false), Some("pip")).await;

        app.advance_s(86_400 - 3_600 - 3 * 60 - 1);
        anna.post("/api/v1/matches", &wanted).await.assert_error(409, "rated_limit");
        app.advance_s(1);
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 201);
        check(&url);
        app.stop().await;
    }
}

/// Otherwise a player could begin many matches, look at all of them, and leave the worst together.
#[tokio::test]
async fn rated_matches_begun_side_by_side_wait_for_the_first_turns() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let rated = settings(FIVE, true);
        let mut sockets = Vec::new();
        for bot in ["pip", "Marlow", "Wilma"] {
            sockets.push(against_bot(&mut anna, bot, rated.clone()).await.1);
        }
        let wanted = json!({ "settings": rated, "invite": "Octavia" });
        let refused = anna.post("/api/v1/matches", &wanted).await;
        refused.assert_error(409, "rated_limit");
        assert_eq!(refused.json()["reason"], "first_turns_open");
        // A match that is left counts on.
        sockets[0].act(Command::Leave).await.unwrap();
        sockets[0].until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 409);
        sockets[1].first_turns().await;
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 201);
        app.stop().await;
    }
}

/// Regression: a player sat down at several live tables at once, looked at the first rolls, and could leave all of
/// them, because a match counted only after the opponent's first turn.
#[tokio::test]
async fn live_matches_count_no_matter_who_has_the_first_turn() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let rated = settings(FIVE, true);
        let mut tables = Vec::new();
        for name in ["berta", "carla", "dora"] {
            let opener = app.sign_up(name).await;
            tables.push(WatchedTable::begin_between(opener, anna.clone(), rated.clone()).await);
        }
        let wanted = json!({ "settings": rated });
        let refused = anna.post("/api/v1/matches", &wanted).await;
        refused.assert_error(409, "rated_limit");
        assert_eq!(refused.json()["reason"], "first_turns_open");
        // A match that the opponent leaves counts no longer.
        tables[0].white.act(Command::Leave).await.unwrap();
        tables[0].black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 201);
        app.stop().await;
    }
}

/// Opens an unrated table for everybody, sits down at it, and returns the path of its seats.
async fn open_seat(opener: &mut Client) -> String {
    let id = open_table(opener, casual(), None).await.id;
    sit(opener, &id).await;
    format!("/api/v1/matches/{}/seat", id.0)
}

/// Regression: a player sat down at every open table and left at once, and those who had opened them met nobody else.
#[tokio::test]
async fn after_five_open_tables_left_at_the_beginning_a_player_sits_down_at_no_other_for_a_day() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let until = app.now_ms() + 86_400_000;
        for _ in 0..5 {
            let mut table = WatchedTable::begin_between(berta.clone(), anna.clone(), casual()).await;
            table.black.act(Command::Leave).await.unwrap();
            table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
            app.advance_s(60);
        }
        let seat = open_seat(&mut berta).await;
        let pairing = json!({ "settings": casual() });
        for (path, body) in [(seat.as_str(), &json!({})), ("/api/v1/pairing", &pairing)] {
            let refused = anna.post(path, body).await;
            refused.assert_error(409, "conflict");
            let body = refused.json();
            assert_eq!(
                (&body["reason"], &body["params"]["until"]),
                (&json!("open_tables_left"), &json!(until))
            );
        }
        // Her own tables, challenges, tables by link and bots are no open tables of others.
        let seat = open_seat(&mut anna).await;
        assert_eq!(berta.post(&seat, &json!({})).await.status, 200);
        let challenge = open_table(&mut berta, casual(), Some("anna")).await.id;
        let by_link = json!({ "settings": casual(), "by_link": true });
        let by_link = berta.post("/api/v1/matches", &by_link).await.json();
        let by_link = serde_json::from_value(by_link["id"].clone()).unwrap();
        for id in [challenge, by_link] {
            sit(&mut berta, &id).await;
            sit(&mut anna, &id).await;
        }
        against_bot(&mut anna, "pip", casual()).await;

        app.advance_s(86_400 - 5 * 60 - 1);
        let seat = open_seat(&mut berta).await;
        anna.post(&seat, &json!({})).await.assert_error(409, "conflict");
        app.advance_s(1);
        assert_eq!(anna.post(&seat, &json!({})).await.status, 200);
        app.stop().await;
    }
}

/// Otherwise a player could sit down at all of them, and leave them together.
#[tokio::test]
async fn open_tables_joined_side_by_side_wait_for_a_turn() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut tables = Vec::new();
        for _ in 0..5 {
            tables.push(WatchedTable::begin_between(berta.clone(), anna.clone(), casual()).await);
        }
        let seat = open_seat(&mut berta).await;
        let refused = anna.post(&seat, &json!({})).await;
        refused.assert_error(409, "conflict");
        assert_eq!(refused.json()["reason"], "open_tables_unplayed");
        tables[0].first_turns().await;
        assert_eq!(anna.post(&seat, &json!({})).await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn an_opponent_who_leaves_or_agrees_to_abort_keeps_nobody_from_open_tables() {
    let app = TestApp::start(Database::sqlite()).await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let is_over = |view: &wire::MatchView| matches!(view.phase, Phase::Over { .. });
    for _ in 0..5 {
        let mut left = WatchedTable::begin_between(berta.clone(), anna.clone(), casual()).await;
        left.white.act(Command::Leave).await.unwrap();
        left.black.until(is_over).await;
        let mut aborted = WatchedTable::begin_between(berta.clone(), anna.clone(), casual()).await;
        aborted.black.act(Command::Abort).await.unwrap();
        aborted.white.until(|view| view.allowed.contains(&CommandKind::DeclineAbort)).await;
        aborted.white.act(Command::Abort).await.unwrap();
        aborted.black.until(is_over).await;
    }
    WatchedTable::begin_between(berta, anna, casual()).await;
    app.stop().await;
}

/// Begins rated matches by correspondence until three opponents owe the first turn. Returns the times at which those
/// began, and the settings.
pub(super) async fn await_three(app: &TestApp, client: &Client) -> (Vec<i64>, serde_json::Value) {
    let mut by_correspondence = settings(FIVE, true);
    by_correspondence["time"] = json!({ "kind": "correspondence", "days_per_turn": 14 });
    let mut begun = Vec::new();
    for number in 0..40 {
        let slow = app.sign_up(&format!("slow{number}")).await;
        let mut table = WatchedTable::begin_between(client.clone(), slow, by_correspondence.clone()).await;
        if is_my_turn(table.white.view.as_ref().unwrap()) {
            table.play_action().await;
        } else {
            begun.push(app.now_ms());
        }
        if begun.len() == 3 {
            break;
        }
        app.advance_s(60);
    }
    (begun, by_correspondence)
}

/// Regression: opponents by correspondence who did not make the first turn kept a player from every rated match, for as
/// long as their clocks let them.
#[tokio::test]
async fn opponents_who_do_not_move_keep_nobody_from_a_live_rated_match() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (begun, by_correspondence) = await_three(&app, &anna).await;
        let wanted = json!({ "settings": by_correspondence });
        let refused = anna.post("/api/v1/matches", &wanted).await;
        refused.assert_error(409, "rated_limit");
        let body = refused.json();
        assert_eq!(
            (&body["reason"], &body["params"]["until"]),
            (&json!("first_turns_awaited"), &json!(begun[0] + 86_400_000))
        );
        let (_, mut socket) = against_bot(&mut anna, "pip", settings(FIVE, true)).await;
        assert!(socket.view.as_ref().unwrap().list.is_some());
        socket.first_turns().await;
        app.advance_s(86_400 - (begun[2] - begun[0]).unsigned_abs() / 1_000);
        assert_eq!(anna.post("/api/v1/matches", &wanted).await.status, 201);
        app.stop().await;
    }
}

#[tokio::test]
async fn two_who_agree_call_a_match_off_and_get_their_stakes_back() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), staked()).await;
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
        assert_eq!(refused.reason, "abort_declined", "{declined:?}");
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
    let mut table = WatchedTable::begin(&app, settings(FIVE, true)).await;
    table.first_turns().await;
    let refused = table.white.act(Command::Abort).await.unwrap_err();
    assert_eq!(refused.reason, "too_late_to_abort");
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
        let mut table = WatchedTable::begin(&app, untimed).await;
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
    let mut table = WatchedTable::begin(&app, untimed).await;
    app.advance_s(30 * 86_400 - 60);
    table.play_action().await;
    app.advance_s(30 * 86_400 - 60);
    assert!(!table.is_over());
    app.advance_s(71);
    let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(matches!(end.phase, Phase::Over { outcome } if outcome.reason == OutcomeReason::Aborted));
    app.stop().await;
}

#[tokio::test]
async fn the_marks_of_a_match_follow_from_its_log_and_a_missing_one_is_a_fault() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let is_over = |view: &wire::MatchView| matches!(view.phase, Phase::Over { .. });
        let mut left = WatchedTable::begin_between(anna.clone(), berta.clone(), settings(FIVE, true)).await;
        left.white.act(Command::Leave).await.unwrap();
        left.black.until(is_over).await;
        app.advance_s(1);
        let mut resigned = WatchedTable::begin_between(anna, berta, casual()).await;
        let (player, other) = resigned.by_turn().await;
        player.act(Command::OfferResignation { result: wire::GameResult::Backgammon }).await.unwrap();
        other.until(is_over).await;
        corrections::check(&app);

        // 64: it was rated. 128: a game of it was resigned.
        let marks = "SELECT CAST(marks & 192 AS TEXT) AS text FROM matches ORDER BY opened_at";
        assert_eq!(app.database().texts(marks), ["64", "128"]);
        app.database().change("UPDATE matches SET marks = marks & 63");
        let output = admin(&app.database().url(), &["--config", &check_settings(&app), "check"]);
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(!output.status.success(), "{told}");
        assert_eq!(told.matches("differ in a resignation").count(), 2, "{told}");
        app.stop().await;
    }
}
