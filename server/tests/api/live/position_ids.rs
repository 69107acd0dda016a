//! Views name their position as other programs write it.

use records::{PositionId, Xgid, XgidStage};
use rules::Side;
use wire::{Command, CommandKind, MatchFormat, MatchView, Phase, Seat};

use super::{WatchedTable, against_bot, casual, open_table, settings};
use crate::support::{Database, TestApp};

fn xgid_of(view: &MatchView) -> Xgid {
    view.xgid.as_deref().unwrap_or_else(|| panic!("no XGID: {:?}", view.phase)).parse().unwrap()
}

/// Checks that the ids of a view state its side on turn and its dice.
fn check(view: &MatchView) {
    let xgid = xgid_of(view);
    assert_eq!(view.position_id, Some(PositionId::from(xgid.position).to_string()));
    let (seat, dice) = match &view.phase {
        Phase::ToRoll { seat } => (*seat, None),
        Phase::ToPlay { seat, dice } => (*seat, Some([dice.0, dice.1])),
        other => panic!("nobody is on turn: {other:?}"),
    };
    assert_eq!(xgid.turn == Side::White, seat == Seat::White, "{view:?}");
    let rolled = match xgid.stage {
        XgidStage::Rolled(roll) => Some(roll.dice().map(|die| die.pips())),
        _ => None,
    };
    let sorted = |mut dice: [u8; 2]| {
        dice.sort_unstable();
        dice
    };
    assert_eq!(rolled.map(sorted), dice.map(sorted), "{view:?}");
}

#[tokio::test]
async fn the_ids_of_a_view_follow_the_match() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Points { length: 3 }, false)).await;
    let opening = table.white.view.clone().unwrap();
    assert_eq!(opening.position_id.as_deref(), Some("4HPwATDgc/ABMA"));
    let doubler = loop {
        let (player, other) = table.by_turn().await;
        let view = player.view.clone().unwrap();
        check(&view);
        assert_eq!(other.view.as_ref().unwrap().xgid, view.xgid, "both see the same");
        if view.allowed.contains(&CommandKind::Double) {
            player.act(Command::Double).await.unwrap();
            let offered = other.until(|view| matches!(view.phase, Phase::CubeOffered { .. })).await;
            let xgid = xgid_of(&offered);
            assert_eq!((xgid.stage, xgid.cube.value.get()), (XgidStage::Doubled, 1));
            break (xgid.turn, view.you);
        }
        table.play_action().await;
    };
    assert_eq!(doubler.0 == Side::White, doubler.1 == Some(Seat::White));
    app.stop().await;
}

#[tokio::test]
async fn a_table_without_a_game_has_no_ids_and_a_finished_match_has_no_xgid() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let id = open_table(&mut anna, casual(), None).await.id;
    let waiting = anna.get(&format!("/api/v1/matches/{}", id.0)).await.json();
    assert!(waiting["xgid"].is_null() && waiting["position_id"].is_null(), "{waiting}");
    let (_, mut socket) = against_bot(&mut anna, "Pip", casual()).await;
    socket.act(Command::Leave).await.unwrap();
    let over = socket.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert!(over.xgid.is_none() && over.position_id.is_some(), "{over:?}");
    app.stop().await;
}
