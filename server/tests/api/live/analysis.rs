//! Matches are analysed by themselves when they end, and what a dead process left is done by the next.

use wire::{AnalysisView, MatchFormat, MatchId, ServerMessage};

use super::{against_bot, settings};
use crate::support::{Client, Database, Socket, TestApp};

async fn analysis(client: &mut Client, id: &MatchId) -> AnalysisView {
    let reply = client.get(&format!("/api/v1/matches/{}/analysis", id.0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// The standard analysis, waiting for news of it as a page does.
async fn finished_analysis(client: &mut Client, socket: &mut Socket, id: &MatchId) -> AnalysisView {
    loop {
        let view = analysis(client, id).await;
        if view.progress.is_none() {
            return view;
        }
        loop {
            if let ServerMessage::Analysis { progress } = socket.next().await
                && progress.done == progress.total
            {
                assert_eq!(progress.id, *id);
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_match_that_ends_is_analysed_by_itself() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.analyse_matches = true).await;
        let mut anna = app.sign_up("anna").await;
        let one_point = settings(MatchFormat::Points { length: 1 }, false);
        let (id, mut socket) = against_bot(&mut anna, "pip", one_point).await;
        let early = app.client().get(&format!("/api/v1/matches/{}/analysis", id.0)).await;
        assert_eq!(early.status, 409, "a match in play is not analysed");
        let end = socket.play_to_the_end().await;

        let view = finished_analysis(&mut app.client(), &mut socket, &id).await;
        let report = view.report.expect("there is a report");
        assert_eq!(report.plies, 2);
        let played = |seat| {
            let rolls = report.games[0].steps.iter().filter(|step| step.seat == seat && step.dice.is_some());
            u32::try_from(rolls.count()).unwrap()
        };
        assert_eq!(report.white_totals.rolls, played(wire::Seat::White));
        assert_eq!(report.games[0].winner, end.games[0].winner.into());
        assert!(report.white_totals.all.performance_rating.is_some());
        app.stop().await;
    }
}

#[tokio::test]
async fn what_a_stopped_server_left_is_analysed_by_the_next() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let one_point = settings(MatchFormat::Points { length: 1 }, false);
    let (id, mut socket) = against_bot(&mut anna, "pip", one_point).await;
    socket.play_to_the_end().await;
    assert_eq!(analysis(&mut app.client(), &id).await, AnalysisView { report: None, progress: None });
    drop(socket);

    let app = app.restart_with(|settings| settings.live.analyse_matches = true).await;
    let mut socket = Socket::open(&app.client()).await;
    socket.watch(&id, 0).await;
    let view = finished_analysis(&mut app.client(), &mut socket, &id).await;
    assert_eq!(view.report.map(|report| report.plies), Some(2));
    // A third start finds nothing to do, and tells the same.
    let app = app.restart().await;
    assert_eq!(analysis(&mut app.client(), &id).await.report.map(|report| report.plies), Some(2));
    app.stop().await;
}
