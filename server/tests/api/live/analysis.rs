//! Matches are analysed automatically when they end. The next process completes the work of a dead one.

use futures_util::{FutureExt as _, StreamExt as _, stream::FuturesUnordered};
use serde_json::json;
use wire::{AnalysisView, MatchAnalysis, MatchFormat, MatchId, ServerMessage, TrainerView};

use super::{against_bot, settings};
use crate::support::{Client, Database, Socket, TestApp};

async fn analysis(client: &mut Client, id: &MatchId) -> AnalysisView {
    let reply = client.get(&format!("/api/v1/matches/{}/analysis", id.0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Returns the standard analysis. Waits for news of it as a page does.
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
        let app = TestApp::start_with(database, |settings| {
            settings.live.analyse_matches = true;
            settings.live.deep_analysis_games = 1;
        })
        .await;
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

        let sheet = |what: &str| format!("/api/v1/matches/{}/sheet{what}", id.0);
        let index = app.client().get(&sheet("")).await.json();
        let pages = index["games"][0]["pages"].as_u64().unwrap();
        assert_eq!(pages, index["games"][0]["turns"].as_u64().unwrap().div_ceil(8));
        let page = app.client().get(&sheet(&format!(".svg?page={pages}"))).await;
        assert!(page.text().contains("anna wins") || page.text().contains("Pip wins"), "{}", page.text());
        assert!(app.client().get(&sheet(".pdf")).await.body.starts_with(b"%PDF"));
        app.client().get(&sheet(".svg?page=99")).await.assert_error(404, "not_found");
        lessons_of_a_match(&app, &mut anna, &id, &report).await;
        rollouts_for_a_player(&app, &mut anna, &mut socket, &id).await;
        app.stop().await;
    }
}

/// Checks the results of a standard analysis: a performance, questions of the trainer, and public comments.
async fn lessons_of_a_match(app: &TestApp, anna: &mut Client, id: &MatchId, report: &MatchAnalysis) {
    let performance = anna.get("/api/v1/players/anna/performance").await.json();
    assert_eq!(performance["matches"][0]["match_id"], id.0);
    assert_eq!(performance["all"]["decisions"], report.white_totals.all.decisions);
    let typical = performance["mistakes"].as_array().unwrap();
    assert!(typical.iter().all(|mistake| mistake["count"].as_u64() > Some(0)), "{typical:?}");

    let trainer =
        |reply: crate::support::Reply| -> TrainerView { serde_json::from_slice(&reply.body).unwrap() };
    app.client().get("/api/v1/account/trainer").await.assert_error(401, "sign_in_required");
    let view = trainer(anna.get("/api/v1/account/trainer").await);
    let question = view.question.expect("a player who takes the first play found makes mistakes");
    let answer =
        |choice: &str| json!({ "match_id": question.match_id, "stop": question.stop, "choice": choice });
    anna.post("/api/v1/account/trainer", &answer("no option")).await.assert_error(422, "invalid");
    let mut steps = report.games.iter().flat_map(|game| &game.steps);
    let step = steps.nth(usize::try_from(question.stop - 1).unwrap()).unwrap();
    let asks_for_play = question.dice.is_some();
    let best = if asks_for_play {
        step.play.as_ref().unwrap().candidates[0].notation.clone()
    } else {
        serde_json::to_value(step.decision.as_ref().unwrap().choices[0].choice)
            .unwrap()
            .as_str()
            .unwrap()
            .to_owned()
    };
    let verdict = anna.post("/api/v1/account/trainer", &answer(&best)).await.json();
    assert_eq!((&verdict["right"], &verdict["cost"]), (&json!(true), &json!(0.0)), "{verdict}");
    let after = trainer(anna.get("/api/v1/account/trainer").await);
    assert_eq!((after.due, after.waiting), (view.due - 1, 1));
    assert!(app.sign_up("zoe").await.get("/api/v1/account/trainer").await.json()["question"].is_null());

    let comments = format!("/api/v1/matches/{}/comments", id.0);
    anna.post(&comments, &json!({ "stop": 1, "text": "  " })).await.assert_error(422, "invalid");
    let all = anna.post(&comments, &json!({ "stop": 1, "text": " What luck! " })).await.json();
    assert_eq!((&all[0]["text"], &all[0]["name"]), (&json!("What luck!"), &json!("anna")));
    let mut bert = app.sign_up("bert").await;
    let one = format!("{comments}/{}", all[0]["id"].as_str().unwrap());
    bert.delete(&one).await.assert_error(404, "not_found");
    assert_eq!(app.client().get(&comments).await.json().as_array().unwrap().len(), 1);
    assert_eq!(anna.delete(&one).await.status, 204);
    assert_eq!(bert.get(&comments).await.json(), json!([]));
}

/// Only the players of a match can have its mistakes rolled out. The results are public.
async fn rollouts_for_a_player(app: &TestApp, anna: &mut Client, socket: &mut Socket, id: &MatchId) {
    assert!(!analysis(&mut app.client(), id).await.can_deepen);
    assert!(analysis(anna, id).await.can_deepen);
    let path = format!("/api/v1/matches/{}/analysis", id.0);
    app.client().post(&path, &json!({})).await.assert_error(401, "sign_in_required");
    app.sign_up("carl").await.post(&path, &json!({})).await.assert_error(403, "forbidden");
    assert_eq!(anna.post(&path, &json!({})).await.status, 200);
    let view = finished_analysis(&mut app.client(), socket, id).await;
    assert_eq!(view.report.map(|report| (report.plies, report.rollout_games)), Some((2, 1)));
    assert!(!analysis(anna, id).await.can_deepen);
}

#[tokio::test]
async fn analyses_that_a_stopped_server_left_are_done_by_the_next() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let one_point = settings(MatchFormat::Points { length: 1 }, false);
    let (id, mut socket) = against_bot(&mut anna, "pip", one_point).await;
    socket.play_to_the_end().await;
    assert_eq!(
        analysis(&mut app.client(), &id).await,
        AnalysisView { report: None, progress: None, can_deepen: false }
    );
    drop(socket);

    let app = app.restart_with(|settings| settings.live.analyse_matches = true).await;
    let mut socket = Socket::open(&app.client()).await;
    socket.watch(&id, 0).await;
    let view = finished_analysis(&mut app.client(), &mut socket, &id).await;
    assert_eq!(view.report.map(|report| report.plies), Some(2));
    // A third start finds no work and returns the same.
    let app = app.restart().await;
    assert_eq!(analysis(&mut app.client(), &id).await.report.map(|report| report.plies), Some(2));
    app.stop().await;
}

/// One account uploads many matches. Another player's match that ends meanwhile is analysed at both depths before the
/// next question about an upload begins.
#[tokio::test]
async fn an_upload_delays_a_match_that_has_just_ended_by_one_question_at_the_most() {
    const UPLOADS: usize = 20;
    let game = |number: usize| {
        let score = number - 1;
        format!(
            " Game {number}\n Anna : {score}                 Bert : 0\n  \
             1) 31: 8/5 6/5                 52: 13/8 24/22\n  \
             2)  Doubles => 2                Drops\n      Wins 1 point\n\n"
        )
    };
    // Each upload has a different number of games, because a match that is already stored is not stored again.
    let uploaded = |number: usize| {
        let games: String = (1..=90 + number).map(game).collect();
        format!(" 0 point match\n\n{games}")
    };
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.analyse_matches = true;
            settings.live.bots.turns_at_once = 1;
        })
        .await;
        let mut berta = app.sign_up("berta").await;
        let one_point = settings(MatchFormat::Points { length: 1 }, false);
        let (id, mut socket) = against_bot(&mut berta, "pip", one_point).await;
        let mut anna = app.sign_up("anna").await;
        for number in 0..UPLOADS {
            let path = format!("/api/v1/library?name={number}.mat");
            let reply = anna.post_raw(&path, "application/octet-stream", uploaded(number).into_bytes()).await;
            assert_eq!(reply.status, 200, "{}", reply.text());
        }
        socket.play_to_the_end().await;
        finished_analysis(&mut berta, &mut socket, &id).await;
        let library: wire::LibraryView =
            serde_json::from_slice(&anna.get("/api/v1/library").await.body).unwrap();
        assert_eq!(library.matches.len(), UPLOADS);
        let missing = library.matches.iter().filter(|entry| entry.plies != Some(2)).count();
        assert!(missing > 0, "the test needs uploads that are still waiting");
        let metrics = app.client().get("/metrics").await.text().to_owned();
        let questions = |of: &str| {
            let name = format!("bg_analysis_questions_total{{of=\"{of}\"}} ");
            let value = metrics.lines().find_map(|line| line.strip_prefix(&name)).unwrap();
            value.parse::<u64>().unwrap()
        };
        assert_eq!(questions("upload_before_match"), 0, "{metrics}");
        assert!(questions("upload") > 0 && questions("match") > 0);
        app.stop().await;
    }
}

#[tokio::test]
async fn small_questions_do_not_wait_for_the_rollouts_of_a_guest() {
    const ASKED: u32 = 12;
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.bots.turns_at_once = 1).await;
    let mut anna = app.sign_up("anna").await;
    let mut guest = app.guest().await;
    let setup = guest.get("/api/v1/positions?id=4HPwATDgc%2FABMA").await.json();
    let rollout = |seed: u32| {
        let (mut guest, question) = (guest.clone(), json!({ "setup": setup, "seed": seed }));
        async move { guest.post("/api/v1/positions/rollout", &question).await.status }
    };
    let mut rollouts: FuturesUnordered<_> = (0..ASKED).map(rollout).collect();
    // One is in progress and four wait when the first one is refused.
    let mut heard = Vec::new();
    while !heard.contains(&429) {
        heard.push(rollouts.next().await.expect("not all of them are accepted"));
    }
    let question = json!({ "id": "4HPwATDgc/ABMA", "plies": 0 });
    let reply = anna.post("/api/v1/positions", &question).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    while let Some(Some(status)) = rollouts.next().now_or_never() {
        heard.push(status);
    }
    assert!(!rollouts.is_empty(), "the answer came before those of the rollouts: {heard:?}");
    while let Some(status) = rollouts.next().await {
        heard.push(status);
    }
    assert!(heard.iter().all(|status| [200, 429].contains(status)), "{heard:?}");
    let answered = heard.iter().filter(|status| **status == 200).count();
    assert!(answered >= 5, "the questions that waited were answered: {heard:?}");
    app.stop().await;
}
