//! Take-backs by consent in matches that are neither rated nor staked.

use wire::{Command, CommandKind, ErrorCode, Event, MatchFormat, Phase};

use super::{WatchedTable, settings};
use crate::support::{Database, TestApp};

#[tokio::test]
async fn a_play_is_taken_back_with_the_opponents_consent_and_the_roll_stays() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 3 }, false)).await;
        let (player, opponent) = table.by_turn().await;
        let before = player.view.clone().unwrap();
        let Phase::ToPlay { dice, seat } = before.phase else { panic!("the winner of the opening plays") };
        player.play_plainly().await;
        player.until(|view| view.allowed.contains(&CommandKind::TakeBack)).await;
        player.act(Command::TakeBack).await.unwrap();
        opponent.until(|view| view.take_back_asked_by == Some(seat)).await;
        opponent.act(Command::TakeBack).await.unwrap();
        for socket in [&mut *player, opponent] {
            let view = socket.until(|view| matches!(view.phase, Phase::ToPlay { .. })).await;
            assert_eq!((view.phase, view.checkers), (before.phase.clone(), before.checkers.clone()));
            let Some(logged) = socket.events.last() else { panic!("events") };
            let told = Event::TookBack { seat, dice, checkers: before.checkers.clone() };
            assert_eq!(logged.event, told);
        }
        table.play_actions(6).await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        // The taken-back play is in the full record, and in no other program's file.
        let path = format!("/api/v1/matches/{}", table.id.0);
        let record = app.client().get(&format!("{path}/record")).await;
        let record = record.text();
        assert!(record.contains("\"take_back\""), "{record}");
        assert_eq!(app.client().get(&format!("{path}/record.mat")).await.status, 200);
        super::corrections::check(&app);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_rated_play_stands() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 5 }, true)).await;
    let (player, _) = table.by_turn().await;
    player.play_plainly().await;
    let refused = player.act(Command::TakeBack).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::Conflict);
    assert!(!player.view.as_ref().unwrap().allowed.contains(&CommandKind::TakeBack));
    app.stop().await;
}
