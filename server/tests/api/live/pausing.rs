//! Pauses of a live match by consent.

use wire::{Command, CommandKind, ErrorCode, Event, MatchFormat, Phase};

use super::{WatchedTable, against_bot, settings, team_matches::Hall};
use crate::support::{Database, Socket, TestApp};

#[tokio::test]
async fn both_players_pause_and_either_resumes() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
        table.first_turns().await;
        app.advance_s(20);
        table.white.act(Command::Pause).await.unwrap();
        let asked = table.black.until(|view| view.pause_asked_by.is_some()).await;
        assert!(asked.allowed.contains(&CommandKind::DeclinePause) && asked.paused_until.is_none());
        table.black.act(Command::Pause).await.unwrap();
        for socket in [&mut table.white, &mut table.black] {
            let view = socket.until(|view| view.paused_until.is_some()).await;
            assert_eq!(view.paused_until.unwrap().0, app.now_ms() + 900_000);
            assert_eq!(view.allowed, [CommandKind::Leave, CommandKind::Resume]);
            assert_eq!(view.plays, None);
            let (white, black) = view.clocks.unwrap();
            assert!(!white.running && !black.running);
        }
        app.advance_s(890);
        let (player, _) = table.by_turn().await;
        let refused = player.act(Command::Roll).await.unwrap_err();
        assert_eq!(refused.reason, "paused");
        table.black.act(Command::Resume).await.unwrap();
        let view = table.white.until(|view| view.paused_until.is_none()).await;
        let (white, black) = view.clocks.unwrap();
        let running = if white.running { white } else { black };
        // Twenty seconds less the delay of twelve were used before; the delay is full again.
        assert_eq!((running.delay_left.0, running.reserve_left.0), (12_000, 592_000));
        table.black.until(|view| view.paused_until.is_none()).await;
        table.play_actions(2).await;

        // The second pause ends by itself.
        table.black.act(Command::Pause).await.unwrap();
        table.white.act(Command::Pause).await.unwrap();
        for socket in [&mut table.white, &mut table.black] {
            socket.until(|view| view.paused_until.is_some()).await;
        }
        app.advance_s(900);
        table.white.until(|view| view.paused_until.is_none()).await;
        assert!(table.white.events.iter().any(|logged| logged.event == Event::PauseEnded));
        table.black.until(|view| view.paused_until.is_none()).await;
        table.play_actions(1).await;
        super::corrections::check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_pause_is_declined() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, false)).await;
    table.white.act(Command::Pause).await.unwrap();
    for socket in [&mut table.white, &mut table.black] {
        socket.until(|view| view.pause_asked_by.is_some()).await;
    }
    table.black.act(Command::DeclinePause).await.unwrap();
    let view = table.white.until(|view| view.pause_asked_by.is_none()).await;
    assert!(!view.allowed.contains(&CommandKind::Pause));
    let refused = table.white.act(Command::Pause).await.unwrap_err();
    assert_eq!(refused.reason, "pause_declined");
    app.stop().await;
}

#[tokio::test]
async fn a_bot_agrees_to_a_pause_and_waits() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) =
        against_bot(&mut anna, "Wilma", settings(MatchFormat::Points { length: 5 }, false)).await;
    socket.until(crate::support::is_my_turn).await;
    socket.act(Command::Pause).await.unwrap();
    socket.until(|view| view.paused_until.is_some()).await;
    app.advance_s(600);
    socket.act(Command::Resume).await.unwrap();
    let view = socket.until(|view| view.paused_until.is_none()).await;
    assert!(!matches!(view.phase, Phase::Over { .. }));
    // One pause of a game is enough.
    assert_declined(&mut socket).await;
    socket.play_plainly().await;
    app.stop().await;
}

/// A player could otherwise stop a match that is being lost, for as long as the site exists.
#[tokio::test]
async fn a_bot_declines_a_pause_where_something_is_rated_or_staked() {
    for stake in [None, Some(500)] {
        let app = TestApp::start(Database::sqlite()).await;
        let mut anna = app.sign_up("anna").await;
        let mut terms = settings(MatchFormat::Points { length: 5 }, true);
        terms["stake"] = stake.into();
        let (_, mut socket) = against_bot(&mut anna, "Wilma", terms).await;
        socket.until(crate::support::is_my_turn).await;
        assert_declined(&mut socket).await;
        socket.play_plainly().await;
        socket.until(crate::support::is_my_turn).await;
        app.stop().await;
    }
}

/// Asks a bot for a pause, which it declines.
async fn assert_declined(socket: &mut Socket) {
    let seq = socket.act(Command::Pause).await.unwrap();
    let view = socket.until(|view| view.seq > seq && view.pause_asked_by.is_none()).await;
    assert!(view.paused_until.is_none() && !view.allowed.contains(&CommandKind::Pause), "{view:?}");
    assert!(matches!(socket.events.last().unwrap().event, Event::PauseDeclined { .. }));
    let refused = socket.act(Command::Pause).await.unwrap_err();
    assert_eq!(refused.reason, "pause_declined");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_director_stops_the_clocks_of_an_event() {
    let mut hall = Hall::open(Database::sqlite(), |_| ()).await;
    hall.line_up().await;
    let [open, _] = hall.seat(1).await;
    let mut anna = Socket::open(&hall.people[0]).await;
    let view = anna.watch(&open, 0).await;
    assert!(!view.allowed.contains(&CommandKind::Pause));
    let refused = anna.act(Command::Pause).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::Conflict);
    hall.app.stop().await;
}
