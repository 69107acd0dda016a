//! A second match on the same terms.

use wire::{ClientMessage, Command, ErrorCode, MatchFormat, Phase, RequestId, Seat, Series};

use super::{WatchedTable, against_bot, settings};
use crate::support::{Database, Socket, TestApp};

pub(super) async fn ask(socket: &mut Socket, request: &str) -> Result<wire::Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    let id = socket.view.as_ref().unwrap().id.clone();
    let contribution = Some("ab".repeat(32));
    socket.say(&ClientMessage::Rematch { id, request: request.clone(), contribution, terms: None }).await;
    socket.answer_to(&request).await
}

#[tokio::test]
async fn both_agree_and_the_seats_are_changed() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, true)).await;
        let error = ask(&mut table.white, "early").await.expect_err("the match is not over");
        assert_eq!(error.code, ErrorCode::Conflict);
        table.white.act(Command::Leave).await.unwrap();
        let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        let terms = end.rematch_terms.expect("the commitment is known before anybody agrees");
        table.white.until(|view| view.rematch_terms.is_some()).await;

        ask(&mut table.white, "again").await.unwrap();
        ask(&mut table.white, "again").await.unwrap();
        let error = ask(&mut table.white, "other").await.expect_err("it has agreed already");
        assert_eq!(error.code, ErrorCode::Conflict);
        let asked = table.black.until(|view| view.rematch_offered_by.is_some()).await;
        assert_eq!((asked.rematch_offered_by, asked.rematch.as_ref()), (Some(Seat::White), None));
        ask(&mut table.black, "yes").await.unwrap();
        let view = table.white.until(|view| view.rematch.is_some()).await;
        let next = view.rematch.unwrap();
        assert_eq!(next, terms.id);
        table.white.events.clear();
        let begun = table.white.watch(&next, 0).await;
        assert_eq!((begun.you, begun.white.name.as_deref()), (Some(Seat::Black), Some("berta")));
        assert_eq!(begun.dice_commitment, terms.dice_commitment);
        assert_eq!(begun.rematch_of, Some(table.id.clone()));
        assert_eq!(begun.settings, end.settings);
        assert!(begun.seq.0 > 0);
        app.stop().await;
    }
}

async fn withdraw(socket: &mut Socket) {
    let request = Socket::request();
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::DeclineRematch { id, request: request.clone() }).await;
    socket.answer_to(&request).await.unwrap();
}

/// Regression: a rematch was offered and taken back 20 times.
#[tokio::test]
async fn a_player_offers_a_rematch_twice_until_the_opponent_agrees() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, false)).await;
        table.white.act(Command::Leave).await.unwrap();
        table.white.until(|view| view.rematch_terms.is_some()).await;
        table.black.until(|view| view.rematch_terms.is_some()).await;
        for request in ["first", "second"] {
            ask(&mut table.white, request).await.unwrap();
            // An offer that arrives twice is one.
            ask(&mut table.white, request).await.unwrap();
            withdraw(&mut table.white).await;
        }
        let error = ask(&mut table.white, "third").await.expect_err("it has offered twice");
        assert_eq!((error.code, error.reason.as_str()), (ErrorCode::Conflict, "rematch_offered_twice"));
        // Declining one does not allow another.
        withdraw(&mut table.black).await;
        ask(&mut table.white, "fourth").await.expect_err("it has offered twice");
        // The opponent offers one, which the player can accept.
        ask(&mut table.black, "again").await.unwrap();
        table.white.until(|view| view.rematch_offered_by == Some(Seat::Black)).await;
        ask(&mut table.white, "yes").await.unwrap();
        table.white.until(|view| view.rematch.is_some()).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn a_bot_always_plays_again() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "Marlow", settings(MatchFormat::Normal, true)).await;
    for _ in 0..2 {
        socket.act(Command::Leave).await.unwrap();
        socket.until(|view| view.rematch_terms.is_some()).await;
        ask(&mut socket, "again").await.unwrap();
        let next = socket.until(|view| view.rematch.is_some()).await.rematch.unwrap();
        socket.events.clear();
        socket.watch(&next, 0).await;
        assert!(socket.my_turn().await, "the bot plays on");
    }
    app.stop().await;
}

#[tokio::test]
async fn rematches_have_a_score_of_their_own() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table =
            WatchedTable::begin_between(anna.clone(), berta.clone(), settings(MatchFormat::Normal, true))
                .await;
        assert_eq!(table.white.view.as_ref().unwrap().series, None, "the first match has no series score");
        let mut scored = 0;
        // Anna, who is White at first, wins twice and then loses.
        for (game, loser) in [Seat::Black, Seat::White, Seat::White].into_iter().enumerate() {
            let leaving = if loser == Seat::White { &mut table.white } else { &mut table.black };
            leaving.act(Command::Leave).await.unwrap();
            let end = table.white.until(|view| matches!(view.phase, Phase::Over { .. })).await;
            table.black.until(|view| view.rematch_terms.is_some()).await;
            let scores = |series: Series| {
                [series.won.white, series.won.black, series.points.white, series.points.black]
            };
            scored += end.score.white + end.score.black;
            match game {
                0 => assert_eq!(end.series, None),
                // The seats are swapped: Berta is White now.
                1 => assert_eq!(scores(end.series.unwrap()), [0, 2, 0, scored]),
                _ => assert_eq!(scores(end.series.unwrap())[..2], [2, 1]),
            }
            ask(&mut table.white, "again").await.unwrap();
            ask(&mut table.black, "again").await.unwrap();
            let next = table.white.until(|view| view.rematch.is_some()).await.rematch.unwrap();
            // The score survives a restart of the server.
            app = app.restart().await;
            (anna, berta) = (app.moved(&anna), app.moved(&berta));
            let (white, black) = if game % 2 == 0 { (&berta, &anna) } else { (&anna, &berta) };
            (table.white, table.black) = (Socket::open(white).await, Socket::open(black).await);
            let begun = table.white.watch(&next, 0).await;
            table.black.watch(&next, 0).await;
            let changed = end.series.map(|series| [series.won.black, series.won.white]);
            let series = begun.series.unwrap();
            assert_eq!([series.won.white, series.won.black], changed.unwrap_or([0, 1]));
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn after_an_hour_it_is_too_late() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, true)).await;
    table.white.act(Command::Leave).await.unwrap();
    table.white.until(|view| view.rematch_terms.is_some()).await;
    app.advance_s(3_601);
    let error = ask(&mut table.white, "late").await.expect_err("too late");
    assert_eq!(error.code, ErrorCode::Conflict);
    let shown = app.client().get(&format!("/api/v1/matches/{}", table.id.0)).await.json();
    assert!(shown["rematch_terms"].is_null());
    app.stop().await;
}

/// Regression: a rematch offered after a correspondence match was told nowhere, and ended after an hour.
#[tokio::test]
async fn a_rematch_after_a_correspondence_match_waits_for_a_week_in_the_agenda() {
    const DAY_S: u64 = 24 * 3_600;
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut slow = settings(MatchFormat::Normal, false);
        slow["time"] = serde_json::json!({ "kind": "correspondence", "days_per_turn": 3 });
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table = WatchedTable::begin_between(anna, berta.clone(), slow).await;
        table.white.act(Command::Leave).await.unwrap();
        table.white.until(|view| view.rematch_terms.is_some()).await;
        let ended_at = app.now_ms();
        drop(table.black);
        app.advance_s(2 * 3_600);
        ask(&mut table.white, "again").await.unwrap();

        // Berta comes back after six days.
        app.advance_s(6 * DAY_S);
        let mut back = Socket::open(&berta).await;
        back.say(&ClientMessage::WatchAgenda).await;
        let agenda = super::agenda::until(&mut back, |agenda| !agenda.rematches.is_empty()).await;
        let offer = &agenda.rematches[0];
        assert_eq!(offer.summary.id, table.id);
        assert_eq!(offer.until.0, ended_at + i64::try_from(7 * DAY_S).unwrap() * 1_000);
        back.watch(&table.id, 0).await;
        ask(&mut back, "yes").await.unwrap();
        back.until(|view| view.rematch.is_some()).await;
        let mut elsewhere = super::agenda::elsewhere(&berta).await;
        let is_next = |agenda: &wire::Agenda| agenda.rematches.is_empty() && agenda.matches.len() == 1;
        super::agenda::until(&mut elsewhere, is_next).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn a_rematch_after_a_live_match_waits_for_an_hour() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, true)).await;
    table.white.act(Command::Leave).await.unwrap();
    table.white.until(|view| view.rematch_terms.is_some()).await;
    app.advance_s(3_600);
    let error = ask(&mut table.white, "again").await.expect_err("it is too late");
    assert_eq!(error.code, ErrorCode::Conflict);
    app.stop().await;
}
