//! Sessions of normal games: game after game at one table, with a running score and terms changed by agreement.

use serde_json::{Value, json};
use wire::{
    ChatPhrase, ClientMessage, Command, ErrorBody, ErrorCode, GameTerms, MatchFormat, MatchId, MatchView,
    Options, Phase, RequestId, Seat, Seq, ServerMessage, StartRule, TimeControl,
};

use super::{WatchedTable, against_bot, settings};
use crate::support::{Client, Database, Socket, TestApp};

const TIME: TimeControl = TimeControl::Live { delay_s: 12, reserve_s: 600 };

/// Returns the terms of the tables here, with other options.
fn with(options: Options) -> GameTerms {
    GameTerms { time: TIME, options, start: StartRule::OpeningThrow }
}

fn jacoby() -> GameTerms {
    with(Options { jacoby: true, ..Options::default() })
}

async fn ask(socket: &mut Socket, terms: Option<GameTerms>) -> Result<Seq, ErrorBody> {
    let request = Socket::request();
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::Rematch { id, request: request.clone(), contribution: None, terms }).await;
    socket.answer_to(&request).await
}

async fn decline(socket: &mut Socket) -> Result<Seq, ErrorBody> {
    let request = Socket::request();
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::DeclineRematch { id, request: request.clone() }).await;
    socket.answer_to(&request).await
}

/// Ends the game: this side leaves.
async fn end_game(table: &mut WatchedTable, loser: Seat) {
    let leaving = if loser == Seat::White { &mut table.white } else { &mut table.black };
    leaving.act(Command::Leave).await.unwrap();
    table.white.until(|view| view.rematch_terms.is_some()).await;
    table.black.until(|view| view.rematch_terms.is_some()).await;
}

/// Follows both players to the next game, in which Berta is White.
async fn follow(table: &mut WatchedTable, [anna, berta]: [&Client; 2]) -> MatchView {
    let next = table.white.until(|view| view.rematch.is_some()).await.rematch.unwrap();
    table.black.until(|view| view.rematch.as_ref() == Some(&next)).await;
    *table = WatchedTable::watch(next, berta.clone(), anna.clone()).await;
    table.white.view.clone().unwrap()
}

async fn games(client: &Client, id: &MatchId) -> Vec<Value> {
    let reply = client.clone().get(&format!("/api/v1/matches/{}/session", id.0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    reply.json()["games"].as_array().unwrap().clone()
}

async fn chat(socket: &mut Socket) -> Vec<wire::ChatLine> {
    loop {
        if let ServerMessage::Chat { lines, .. } = socket.next().await {
            return lines;
        }
    }
}

#[tokio::test]
async fn the_next_game_begins_when_both_agree_to_the_same_terms() {
    for database in Database::each() {
        let mut app = TestApp::start(database).await;
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table =
            WatchedTable::begin_between(anna.clone(), berta.clone(), settings(MatchFormat::Normal, true))
                .await;
        let place = table.white.view.as_ref().unwrap().session.unwrap();
        assert_eq!((place.game, place.white, place.black), (1, None, None));
        end_game(&mut table, Seat::Black).await;
        let won = table.white.view.as_ref().unwrap().score.white;

        // Anna wants the Jacoby rule, Berta beavers. Nothing begins until one accepts the other's terms.
        ask(&mut table.white, Some(jacoby())).await.unwrap();
        let asked = table.black.until(|view| view.session.is_some_and(|place| place.white.is_some())).await;
        assert_eq!(asked.session.unwrap().white, Some(jacoby()));
        let beavers = with(Options { beavers: true, ..Options::default() });
        ask(&mut table.black, Some(beavers)).await.unwrap();
        let view = table.white.until(|view| view.session.is_some_and(|place| place.black.is_some())).await;
        assert_eq!((view.session.unwrap().black, view.rematch), (Some(beavers), None));
        let error = ask(&mut table.white, Some(jacoby())).await.expect_err("asked already");
        assert_eq!(error.code, ErrorCode::Conflict);

        // The proposals survive a restart.
        app = app.restart().await;
        let (anna, berta) = (app.moved(&anna), app.moved(&berta));
        let mut table = WatchedTable::watch(table.id.clone(), anna.clone(), berta.clone()).await;
        let shown = table.white.view.as_ref().unwrap().session.unwrap();
        assert_eq!((shown.white, shown.black), (Some(jacoby()), Some(beavers)));
        ask(&mut table.white, Some(beavers)).await.unwrap();
        let first = table.id.clone();
        let begun = follow(&mut table, [&anna, &berta]).await;
        assert!(begun.settings.options.beavers && !begun.settings.options.jacoby);
        assert_eq!(begun.session.unwrap().game, 2);
        assert_eq!(begun.series.unwrap().points.black, won, "Anna, who is Black now, won the first game");

        // The games of the session are listed with their results.
        let listed = games(&anna, &table.id).await;
        let ids: Vec<&str> = listed.iter().filter_map(|game| game["id"].as_str()).collect();
        assert_eq!(ids, [first.0.as_str(), table.id.0.as_str()]);
        assert_eq!(listed[0]["outcome"]["winner"], "white");
        assert_eq!(listed[1]["settings"]["options"]["beavers"], true);
        app.stop().await;
    }
}

#[tokio::test]
async fn either_player_ends_the_session_and_may_think_again() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table =
            WatchedTable::begin_between(anna.clone(), berta.clone(), settings(MatchFormat::Normal, false))
                .await;
        let error = decline(&mut table.white).await.expect_err("the game is not over");
        assert_eq!(error.code, ErrorCode::Conflict);
        end_game(&mut table, Seat::Black).await;
        let left = table.white.view.as_ref().unwrap().rematch_declined_by;
        assert_eq!(left, Some(Seat::Black), "leaving a game ends the session");

        ask(&mut table.white, None).await.unwrap();
        decline(&mut table.white).await.unwrap();
        let ended = table.black.until(|view| view.rematch_declined_by == Some(Seat::White)).await;
        assert_eq!(ended.rematch_offered_by, None, "the agreement is taken back");
        ask(&mut table.black, None).await.unwrap();
        let waiting = table.white.until(|view| view.rematch_offered_by == Some(Seat::Black)).await;
        assert_eq!((waiting.rematch_declined_by, waiting.rematch), (Some(Seat::White), None));
        ask(&mut table.white, None).await.unwrap();
        assert_eq!(follow(&mut table, [&anna, &berta]).await.session.unwrap().game, 2);

        // A game that has begun cannot be declined, and a stranger has no say.
        let stranger = app.sign_up("clara").await;
        let mut stranger = Socket::open(&stranger).await;
        stranger.watch(&table.id, 0).await;
        let error = decline(&mut stranger).await.expect_err("a spectator");
        assert_eq!(error.code, ErrorCode::Forbidden);
        app.stop().await;
    }
}

#[tokio::test]
async fn terms_are_checked_and_only_sessions_change_them() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, true)).await;
    end_game(&mut table, Seat::Black).await;
    let raccoons = with(Options { raccoons: true, ..Options::default() });
    let no_clock = GameTerms { time: TimeControl::None, ..jacoby() };
    let quick = GameTerms { time: TimeControl::Live { delay_s: 1, reserve_s: 600 }, ..jacoby() };
    for terms in [raccoons, no_clock, quick] {
        let error = ask(&mut table.white, Some(terms)).await.expect_err("invalid terms");
        assert_eq!(error.code, ErrorCode::Invalid, "{terms:?}");
    }
    assert_eq!(table.white.view.as_ref().unwrap().rematch_offered_by, None, "nothing is stored");

    let mut match_to_5 = WatchedTable::begin_between(
        app.sign_up("carl").await,
        app.sign_up("dora").await,
        settings(MatchFormat::Points { length: 5 }, true),
    )
    .await;
    assert_eq!(match_to_5.white.view.as_ref().unwrap().session, None);
    end_game(&mut match_to_5, Seat::Black).await;
    let error = ask(&mut match_to_5.white, Some(jacoby())).await.expect_err("no session");
    assert_eq!(error.code, ErrorCode::Invalid);
    let path = format!("/api/v1/matches/{}/session", match_to_5.id.0);
    assert_eq!(app.client().get(&path).await.status, 404);
    app.stop().await;
}

#[tokio::test]
async fn a_bot_accepts_other_terms() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "Marlow", settings(MatchFormat::Normal, true)).await;
    socket.act(Command::Leave).await.unwrap();
    socket.until(|view| view.rematch_terms.is_some()).await;
    ask(&mut socket, Some(jacoby())).await.unwrap();
    let next = socket.until(|view| view.rematch.is_some()).await.rematch.unwrap();
    socket.events.clear();
    assert!(socket.watch(&next, 0).await.settings.options.jacoby);
    app.stop().await;
}

#[tokio::test]
async fn the_chat_goes_on_from_game_to_game() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut table =
            WatchedTable::begin_between(anna.clone(), berta.clone(), settings(MatchFormat::Normal, false))
                .await;
        let id = table.id.clone();
        let request = RequestId("hello".to_owned());
        let phrase = ChatPhrase::GoodLuck;
        table.white.say(&ClientMessage::ChatPhrase { id, request: request.clone(), phrase }).await;
        table.white.answer_to(&request).await.unwrap();
        let heard = chat(&mut table.black).await;
        assert_eq!((heard[0].text.as_str(), heard[0].phrase), ("Good luck!", Some(phrase)));
        end_game(&mut table, Seat::Black).await;
        ask(&mut table.white, None).await.unwrap();
        ask(&mut table.black, None).await.unwrap();
        follow(&mut table, [&anna, &berta]).await;
        let request = RequestId("text".to_owned());
        let (id, text) = (table.id.clone(), "and again".into());
        table.white.say(&ClientMessage::Chat { id, request: request.clone(), text }).await;
        table.white.answer_to(&request).await.unwrap();

        // A spectator who comes now reads the lines of both games.
        let mut late = Socket::open(&app.sign_up("clara").await).await;
        late.watch(&table.id, 0).await;
        let lines = chat(&mut late).await;
        let read: Vec<(u32, &str)> = lines.iter().map(|line| (line.number, line.text.as_str())).collect();
        assert_eq!(read, [(1, "Good luck!"), (2, "and again")]);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_phrase_that_does_not_exist_is_refused() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, false)).await;
    let unknown = json!({ "type": "chat_phrase", "id": table.id, "request": "a", "phrase": "rude" });
    table.white.say_text(&unknown.to_string()).await;
    let error = table.white.answer_to(&RequestId("a".to_owned())).await.expect_err("no such phrase");
    assert_eq!(error.code, ErrorCode::Malformed);
    assert!(matches!(table.white.view.as_ref().unwrap().phase, Phase::ToRoll { .. } | Phase::ToPlay { .. }));
    app.stop().await;
}
