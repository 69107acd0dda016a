//! The effects of a mode and the options of a table on play between two people.

use serde_json::{Value, json};
use wire::{Command, Event, GameResult, MatchFormat, MatchView, OutcomeReason, Phase, Seat};

use super::{WatchedTable, open_table, settings, sit};
use crate::support::{Database, Socket, TestApp};

fn with(format: MatchFormat, options: Value) -> Value {
    let mut settings = settings(format, true);
    settings["options"] = options;
    settings
}

fn refused(answer: Result<wire::Seq, wire::ErrorBody>) -> String {
    answer.expect_err("the rules refuse it").reason
}

fn is_over(view: &MatchView) -> bool {
    matches!(view.phase, Phase::Over { .. })
}

/// Lets the starter play. Then the other side may double.
async fn first_roll(table: &mut WatchedTable) -> (&mut Socket, &mut Socket) {
    table.play_action().await;
    let (doubler, taker) = table.by_turn().await;
    (doubler, taker)
}

async fn give_up(socket: &mut Socket) -> MatchView {
    socket.act(Command::Leave).await.unwrap();
    socket.until(is_over).await
}

#[tokio::test]
async fn doubles_are_turned_back_where_that_is_agreed() {
    let app = TestApp::start(Database::sqlite()).await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    for (options, cube) in [
        (json!({}), 2),
        (json!({ "beavers": true }), 4),
        (json!({ "beavers": true, "raccoons": true, "jacoby": true }), 8),
    ] {
        let mut table =
            WatchedTable::begin_between(anna.clone(), berta.clone(), with(MatchFormat::Normal, options))
                .await;
        let (doubler, taker) = first_roll(&mut table).await;
        // Without a turned cube, the Jacoby rule counts every game as single. The cost of leaving is shown beforehand.
        let told = doubler.view.as_ref().unwrap().leaving_points;
        assert_eq!(told, Some(if cube == 8 { 1 } else { 3 }));
        doubler.act(Command::Double).await.unwrap();
        taker.until(|view| matches!(view.phase, Phase::CubeOffered { .. })).await;
        if cube == 2 {
            assert_eq!(refused(taker.act(Command::Beaver).await), "no_beavers");
            taker.act(Command::Take).await.unwrap();
        } else {
            taker.act(Command::Beaver).await.unwrap();
            doubler.until(|view| matches!(view.phase, Phase::CubeOffered { value, .. } if value == 4)).await;
        }
        if cube == 4 {
            assert_eq!(refused(doubler.act(Command::Raccoon).await), "no_raccoons");
            doubler.act(Command::Take).await.unwrap();
        } else if cube == 8 {
            doubler.act(Command::Raccoon).await.unwrap();
        }
        let turned = doubler.until(|view| view.cube.value == cube).await;
        assert_ne!(turned.cube.owner, turned.you, "the cube stays with the taker");
        assert_eq!(turned.leaving_points, Some(3 * u32::from(cube)));
        let end = give_up(doubler).await;
        assert_eq!(end.score.white.max(end.score.black), 3 * u32::from(cube), "the potential points");
        assert_eq!(end.leaving_points, None);
    }
    app.stop().await;
}

#[tokio::test]
async fn ties_of_the_opening_throw_double_as_often_as_is_agreed() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.limits.table_by_account.burst = 10_000;
    })
    .await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    // One opening throw in six is a tie, and one in 36 has two ties.
    for (options, most) in [
        (json!({ "automatic_doubles": true }), 2),
        (json!({ "automatic_doubles": true, "automatic_doubles_max": 2 }), 4),
    ] {
        let mut cubes = Vec::new();
        while !cubes.contains(&most) {
            assert!(cubes.len() < 1_000, "no ties in 1,000 throws");
            let mut wanted = with(MatchFormat::Single, options.clone());
            wanted["rated"] = false.into();
            // At open tables berta would have to play first.
            let id = open_table(&mut anna, wanted, Some("berta")).await.id;
            sit(&mut anna, &id).await;
            let view = sit(&mut berta, &id).await;
            assert_eq!(view.cube.owner, None, "the cube stays centred");
            cubes.push(view.cube.value);
        }
        assert!(cubes.iter().all(|cube| *cube <= most), "{cubes:?}");
    }
    app.stop().await;
}

#[tokio::test]
async fn three_games_that_nobody_can_turn_any_more_end_when_both_agree() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::ThreeGames, true)).await;
    table.first_turns().await;
    for game in 1..=2 {
        assert_eq!(refused(table.white.act(Command::AgreeToStop).await), "not_decided");
        // The back checkers have not moved. The resignation gives the most that can be lost, so it needs no consent.
        table.white.act(Command::OfferResignation { result: GameResult::Backgammon }).await.unwrap();
        for socket in [&mut table.white, &mut table.black] {
            socket.until(|view| view.games.len() == game).await;
        }
    }
    table.white.act(Command::AgreeToStop).await.unwrap();
    assert_eq!(refused(table.white.act(Command::AgreeToStop).await), "already_said");
    assert!(!is_over(table.white.view.as_ref().unwrap()), "one of two players is not enough");
    table.black.act(Command::AgreeToStop).await.unwrap();
    let end = table.black.until(is_over).await;
    let Phase::Over { outcome } = &end.phase else { panic!("{end:?}") };
    assert_eq!((outcome.winner, outcome.reason), (Some(Seat::Black), OutcomeReason::Agreed));
    assert_eq!((end.score.white, end.score.black, end.games.len()), (0, 6, 2));
    assert_eq!(end.rating_changes.iter().map(|change| change.n).collect::<Vec<_>>(), [4, 4]);
    app.stop().await;
}

#[tokio::test]
async fn the_opener_of_the_table_starts_where_that_is_agreed_and_in_the_rematch_the_other() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut wanted = settings(MatchFormat::Normal, true);
    wanted["start"] = "alternate".into();
    let mut table = WatchedTable::begin(&app, wanted).await;
    let starter = |socket: &Socket| {
        let mut starters = socket.events.iter().filter_map(|logged| match &logged.event {
            Event::GameStarted { starter, opening, .. } => Some((*starter, *opening)),
            _ => None,
        });
        starters.next_back()
    };
    assert_eq!(starter(&table.white), Some((Seat::White, None)));
    assert_eq!(table.white.view.as_ref().unwrap().white.name.as_deref(), Some("anna"));
    give_up(&mut table.white).await;
    for socket in [&mut table.white, &mut table.black] {
        socket.until(is_over).await;
        let request = Socket::request();
        let id = table.id.clone();
        socket
            .say(&wire::ClientMessage::Rematch {
                id,
                request: request.clone(),
                contribution: None,
                terms: None,
            })
            .await;
        socket.answer_to(&request).await.unwrap();
    }
    let next = table.black.until(|view| view.rematch.is_some()).await.rematch.unwrap();
    let mut again = Socket::open(&table.white_client).await;
    let view = again.watch(&next, 0).await;
    assert_eq!(view.white.name.as_deref(), Some("berta"));
    assert_eq!(starter(&again), Some((Seat::White, None)), "the player who did not start before");
    app.stop().await;
}
