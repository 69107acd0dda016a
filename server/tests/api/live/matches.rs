//! Whole matches: the messages to players and spectators, and reconnections.

use std::time::Instant;

use wire::{ClientMessage, Command, ErrorCode, Event, MatchFormat, Phase, Seq};

use super::{WatchedTable, against_bot, casual, settings, stakes::statement};
use crate::support::{Database, Socket, TestApp, is_my_turn};

#[tokio::test]
async fn a_whole_match_against_a_bot_is_watched_rated_and_remembered() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let (id, mut socket) =
            against_bot(&mut anna, "pip", settings(MatchFormat::Points { length: 5 }, true)).await;
        let mut spectator = Socket::open(&app.client()).await;
        let seen = spectator.watch(&id, 0).await;
        assert_eq!((seen.you, seen.plays, seen.allowed.len()), (None, None, 0), "a spectator has no choices");

        let end = socket.play_to_the_end().await;
        let Phase::Over { outcome } = &end.phase else { panic!("{end:?}") };
        let winner = outcome.winner.expect("somebody won");
        assert!(outcome.score.white >= 5 || outcome.score.black >= 5, "{outcome:?}");
        spectator.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!(spectator.events, socket.events, "spectators receive the same");
        for logged in &socket.events {
            if let Event::Played { notation, .. } = &logged.event {
                assert!(!notation.is_empty(), "{logged:?}");
            }
        }

        // The formula written out: n is 5, the player is a newcomer, and the bot begins at its measured strength with
        // an experience of 400.
        let [won, lost] = end.rating_changes.as_slice() else { panic!("{:?}", end.rating_changes) };
        assert_eq!((won.seat, won.n), (winner, 5));
        let root = 5.0_f64.sqrt();
        let weaker_wins = 1.0 / (10.0_f64.powf((won.before - lost.before).abs() * root / 2000.0) + 1.0);
        let p = if won.before < lost.before { 1.0 - weaker_wins } else { weaker_wins };
        for (change, sign) in [(won, 1.0), (lost, -1.0)] {
            let (experience, k) = if change.seat == wire::Seat::White { (0, 5.0) } else { (400, 1.0) };
            assert_eq!(change.experience_before, experience);
            let after = change.before + sign * 4.0 * k * root * p;
            assert!((change.after - after).abs() < 1e-9, "{change:?} and not {after}");
        }
        let after = if won.seat == wire::Seat::White { won.after } else { lost.after };

        let profile = anna.get("/api/v1/players/ANNA").await.json();
        assert_eq!((profile["played"].as_u64(), profile["online"].as_bool()), (Some(1), Some(true)));
        assert_eq!(profile["ratings"][1]["rating"].as_f64().unwrap().to_bits(), after.to_bits());
        let history = anna.get("/api/v1/players/anna/matches").await.json();
        assert_eq!(history["matches"][0]["id"], id.0.as_str());
        assert_eq!(
            history["matches"][0]["seats"][0]["rating_after"].as_f64().unwrap().to_bits(),
            after.to_bits()
        );
        let chart = anna.get("/api/v1/players/anna/ratings/stakes").await.json();
        assert_eq!(chart["points"][0]["opponent"], "Pip");
        assert_eq!(chart["points"].as_array().unwrap().len(), 1);
        app.stop().await;
    }
}

#[tokio::test]
async fn spectators_are_told_everything_in_portions() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    let id = table.id.clone();
    let mut crowd = Vec::new();
    for _ in 0..3 {
        let mut spectator = Socket::open(&app.client()).await;
        spectator.watch(&id, 0).await;
        spectator.texts.clear();
        crowd.push(spectator);
    }
    let began = Instant::now();
    table.play_actions(30).await;
    let last = table.white.view.as_ref().unwrap().seq;
    for spectator in &mut crowd {
        spectator.until(|view| view.seq >= last).await;
        assert!(spectator.events.starts_with(&table.white.events), "nothing is left out");
        let told = spectator.texts.iter().filter(|text| text.contains(r#""type":"match""#)).count();
        // One message at once, and then one in each pause.
        let pauses = began.elapsed().as_millis() / 250;
        assert!(told as u128 <= 2 + pauses, "{told} messages in {pauses} pauses");
    }
    app.stop().await;
}

#[tokio::test]
async fn three_games_are_played_without_a_cube() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "Wilma", settings(MatchFormat::ThreeGames, true)).await;
    assert!(!socket.view.as_ref().unwrap().cube.in_use);
    let end = socket.play_to_the_end().await;
    assert!(end.games.len() <= 3 && end.games.iter().all(|game| game.cube == 1), "{end:?}");
    assert!(end.rating_changes.iter().all(|change| change.n == 4));
    app.stop().await;
}

#[tokio::test]
async fn a_cut_client_gets_exactly_what_it_missed() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        table.play_actions(4).await;
        while !is_my_turn(table.black.view.as_ref().unwrap()) {
            table.play_action().await;
        }
        let known = table.white.view.as_ref().unwrap().seq;
        // The connection breaks without notice, and the match continues.
        let cut = std::mem::replace(&mut table.white, Socket::open(&table.white_client).await);
        drop(cut);
        let before = table.black.until(|view| !view.white.connected).await;
        assert!(before.black.connected);
        table.black.play_plainly().await;
        table.white.events.clear();
        let view = table.white.watch(&table.id, known.0).await;
        assert!(view.seq > known);
        assert!(table.white.events.iter().all(|event| event.seq > known));
        assert_eq!(table.white.events.len(), usize::try_from(view.seq.0 - known.0).unwrap());
        table.black.until(|view| view.white.connected).await;
        table.play_actions(2).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn an_action_that_is_sent_again_is_applied_once() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let (player, _) = table.by_turn().await;
        let request = Socket::request();
        let command = Command::Play { moves: crate::support::first_moves(player.view.as_ref().unwrap()) };
        let seq = player.act_as(request.clone(), command.clone()).await.unwrap();
        let (id, seen) = {
            let view = player.until(|view| view.seq >= seq).await;
            (view.id, view.seq)
        };
        for seen in [Seq(1), seen] {
            let again = ClientMessage::Act {
                id: id.clone(),
                request: request.clone(),
                seen,
                command: command.clone(),
            };
            player.say(&again).await;
            assert_eq!(player.answer_to(&request).await.unwrap(), seq, "the same answer as the first time");
        }
        assert_eq!(player.view.as_ref().unwrap().seq, seen);
        // The other side may use the same request id for another action.
        let (other, _) = table.by_turn().await;
        assert!(other.act_as(request, Command::Roll).await.unwrap() > seq);
        app.stop().await;
    }
}

#[tokio::test]
async fn leaving_costs_the_match() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
    table.first_turns().await;
    // The leaver need not be on turn, and need not have seen any event.
    let (_, waiting) = table.by_turn().await;
    waiting.act(Command::Leave).await.unwrap();
    let leaver = waiting.view.as_ref().unwrap().you.unwrap();
    let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    let Phase::Over { outcome } = end.phase else { unreachable!("as waited for") };
    assert_ne!(outcome.winner, Some(leaver));
    assert_eq!(outcome.reason, wire::OutcomeReason::Left);
    assert_eq!(end.rating_changes.len(), 2);
    app.stop().await;
}

#[tokio::test]
async fn any_resignation_that_the_opponent_accepts_is_valid() {
    use wire::GameResult::{Backgammon, Gammon, Single};
    // The offer, and whether the opponent is asked: at the start, a backgammon is the most that can be lost.
    for (result, points, is_asked) in [(Single, 1, true), (Gammon, 2, true), (Backgammon, 3, false)] {
        let app = TestApp::start(Database::sqlite()).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let (player, other) = table.by_turn().await;
        let view = player.view.as_ref().unwrap();
        let choice = view.resignations.iter().find(|choice| choice.result == result).unwrap();
        assert_eq!((choice.points, choice.needs_consent), (points, is_asked));
        player.act(Command::OfferResignation { result }).await.unwrap();
        if is_asked {
            let asked = other.until(|view| view.resignation.is_some()).await;
            assert_eq!(asked.resignation.unwrap().points, points);
            other.act(Command::AcceptResignation).await.unwrap();
        }
        let end = other.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert_eq!((end.games[0].points, end.games[0].reason), (points, wire::OutcomeReason::Resigned));
        app.stop().await;
    }
}

#[tokio::test]
async fn an_offer_to_resign_blocks_nothing_and_playing_on_declines_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let (player, other) = table.by_turn().await;
        let before = player.view.clone().unwrap();
        let seq = other.act(Command::OfferResignation { result: wire::GameResult::Single }).await.unwrap();
        let offered = player.until(|view| view.seq >= seq).await;
        // The turn is unchanged, and the answer is one more possible action.
        assert_eq!((&offered.phase, &offered.plays), (&before.phase, &before.plays));
        assert!(offered.allowed.contains(&wire::CommandKind::AcceptResignation));
        assert!(
            before
                .allowed
                .iter()
                .all(|kind| offered.allowed.contains(kind) || *kind == wire::CommandKind::OfferResignation)
        );
        player.play_plainly().await;
        let played = other.until(|view| view.seq > seq).await;
        assert_eq!((played.resignation, played.games.len()), (None, 0));
        app.stop().await;
    }
}

#[tokio::test]
async fn presence_and_spectators_are_told_truthfully() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    table.white.until(|view| view.white.connected && view.black.connected && view.spectators == 0).await;
    let guest = app.guest().await;
    let mut spectator = Socket::open(&guest).await;
    spectator.watch(&table.id, 0).await;
    let mut second_tab = Socket::open(&guest).await;
    second_tab.watch(&table.id, 0).await;
    table.white.until(|view| view.spectators == 1).await;
    drop(spectator);
    second_tab.say(&ClientMessage::UnwatchMatch { id: table.id.clone() }).await;
    table.white.until(|view| view.spectators == 0).await;
    table.black.say(&ClientMessage::UnwatchMatch { id: table.id.clone() }).await;
    table.white.until(|view| !view.black.connected).await;
    app.stop().await;
}

/// Two players who come near the bound ask for nothing beside the game. If they reach it, nobody loses.
#[tokio::test]
async fn a_match_with_too_many_events_is_called_off_and_charged_to_nobody() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.match_events_max = 40).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut staked = settings(MatchFormat::Points { length: 5 }, true);
        staked["stake"] = 500.into();
        let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), staked).await;
        let mut refusals = 0;
        while !table.is_over() {
            let (player, _) = table.by_turn().await;
            let view = player.view.clone().unwrap();
            let is_nearly_full = view.seq.0 >= 36;
            assert_eq!(view.allowed.contains(&wire::CommandKind::Pause), !is_nearly_full, "{:?}", view.seq);
            if is_nearly_full {
                let refused = player.act(Command::Pause).await.unwrap_err();
                assert_eq!((refused.code, &*refused.reason), (ErrorCode::Refused, "too_many_events"));
                refusals += 1;
            }
            table.play_action().await;
        }
        assert!(table.black.events.iter().any(|logged| logged.event == Event::CalledOff));
        for socket in [&table.white, &table.black] {
            let view = socket.view.as_ref().unwrap();
            let Phase::Over { outcome } = &view.phase else { panic!("{view:?}") };
            assert_eq!((outcome.reason, outcome.winner), (wire::OutcomeReason::Aborted, None));
            assert!(view.rating_changes.is_empty(), "{:?}", view.rating_changes);
            let paid = view.settlement.as_ref().unwrap();
            assert_eq!((paid.white.0, paid.black.0, paid.house.0), (500, 500, 0));
        }
        for client in [&mut anna, &mut berta] {
            let books = statement(client).await;
            assert_eq!((books.balance, books.staked), (wire::Credits(100_000), wire::Credits(0)));
        }
        let metrics = app.client().get("/metrics").await;
        let counted = format!("bg_bounds_reached_total{{what=\"match_events\"}} {}", refusals + 1);
        assert!(refusals > 0 && metrics.text().contains(&counted), "{}", metrics.text());
        super::corrections::check(&app);
        app.stop().await;
    }
}
