//! Previews: a visitor's page shows a match without being a spectator of it. In matches between house bots the preview
//! has win chances.

use std::time::Duration;

use serde_json::Value;
use wire::{ClientMessage, ErrorCode, MatchFormat, MatchId, Millis, Phase, ServerMessage};

use super::{WatchedTable, against_bot, casual, open_table, settings, sit};
use crate::support::{Client, Database, Socket, SocketEvent, TestApp};

/// Returns the messages that a socket gets until the answer to a ping.
async fn all_said(socket: &mut Socket) -> Vec<ServerMessage> {
    socket.say(&ClientMessage::Ping { at: Millis(3), quiet_s: None }).await;
    let mut said = Vec::new();
    loop {
        match socket.hear().await {
            SocketEvent::Said(message) if matches!(*message, ServerMessage::Pong { .. }) => return said,
            SocketEvent::Said(message) => said.push(*message),
            SocketEvent::Closed(code) => panic!("closed: {code:?}"),
        }
    }
}

fn matches_in(said: &[ServerMessage]) -> Vec<&MatchId> {
    let matches = said.iter().filter_map(|message| match message {
        ServerMessage::Match { view, .. } => Some(&view.id),
        _ => None,
    });
    matches.collect()
}

/// Removes the win chances from a message if they are null.
fn told(text: &str) -> String {
    text.replace("\"white_wins\":null", "")
}

#[tokio::test]
async fn a_preview_shows_the_game_and_is_no_spectator() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        let mut visitor = Socket::open(&app.client()).await;
        let first = visitor.preview(&table.id).await;
        assert_eq!((first.you, first.spectators, first.plays), (None, 0, None));
        table.play_actions(3).await;
        let seq = table.white.view.as_ref().unwrap().seq;
        visitor.until(|view| view.seq >= seq).await;
        let known = usize::try_from(first.seq.0).unwrap();
        assert_eq!(visitor.events, table.white.events[known..], "every event after the first view");
        assert_eq!(table.white.view.as_ref().unwrap().spectators, 0);

        // The new spectator is counted, but a preview gets only events, so it hears nothing of it.
        let mut spectator = Socket::open(&app.client()).await;
        spectator.watch(&table.id, 0).await;
        table.white.until(|view| view.spectators == 1).await;
        assert!(matches_in(&all_said(&mut visitor).await).is_empty());

        // Only sockets that watch the match get the chat of the table.
        let request = Socket::request();
        let text = "good luck".into();
        table.white.say(&ClientMessage::Chat { id: table.id.clone(), request: request.clone(), text }).await;
        table.white.answer_to(&request).await.unwrap();
        table.play_action().await;
        let seq = table.white.view.as_ref().unwrap().seq;
        visitor.until(|view| view.seq >= seq).await;
        for absent in ["good luck", "white_wins"] {
            assert!(
                !visitor.texts.iter().any(|text| told(text).contains(absent)),
                "{absent}: {:?}",
                visitor.texts
            );
        }

        // A player's preview of their own match is the public view, and does not make the player present.
        table.black.say(&ClientMessage::UnwatchMatch { id: table.id.clone() }).await;
        table.white.until(|view| !view.black.connected).await;
        let mut own = Socket::open(&table.white_client).await;
        let seen = own.preview(&table.id).await;
        assert_eq!((seen.you, seen.plays, seen.allowed.len(), seen.black.connected), (None, None, 0, false));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_socket_previews_one_match_until_it_stops() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut one = WatchedTable::begin(&app, casual()).await;
    let (carl, dora) = (app.sign_up("carl").await, app.sign_up("dora").await);
    let mut two = WatchedTable::begin_between(carl, dora, casual()).await;
    let mut visitor = Socket::open(&app.client()).await;
    visitor.preview(&one.id).await;
    visitor.view = None;
    visitor.preview(&two.id).await;
    one.play_action().await;
    two.play_action().await;
    let seq = two.white.view.as_ref().unwrap().seq;
    visitor.until(|view| view.id == two.id && view.seq >= seq).await;
    assert!(matches_in(&all_said(&mut visitor).await).is_empty(), "the first match has been replaced");
    assert_eq!(visitor.view.as_ref().unwrap().id, two.id);

    visitor.say(&ClientMessage::UnpreviewMatch).await;
    all_said(&mut visitor).await;
    two.play_action().await;
    // When a preview that begins now shows the play, the news of the play has been sent to every socket that gets it.
    let mut other = Socket::open(&app.client()).await;
    other.preview(&two.id).await;
    two.play_action().await;
    let seq = two.white.view.as_ref().unwrap().seq;
    other.until(|view| view.seq >= seq).await;
    assert!(matches_in(&all_said(&mut visitor).await).is_empty(), "nothing after the end");
    app.stop().await;
}

#[tokio::test]
async fn a_preview_shows_only_what_everyone_may_see() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, _berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let private = open_table(&mut anna, casual(), Some("berta")).await.id;
    sit(&mut anna, &private).await;
    // A preview is the public view, so it does not show Anna's private table even to Anna.
    for client in [app.client(), anna.clone()] {
        let mut socket = Socket::open(&client).await;
        for id in [private.clone(), MatchId("1".to_owned()), MatchId("../x".to_owned())] {
            socket.say(&ClientMessage::PreviewMatch { id }).await;
            assert_eq!(socket.error().await.code, ErrorCode::NotFound);
        }
        // A refused preview ends the preview before it, and a new one can begin.
        let said = all_said(&mut socket).await;
        assert!(said.is_empty(), "{said:?}");
    }
    app.stop().await;
}

/// Returns the match that the house bots play for spectators.
async fn featured(client: &mut Client) -> MatchId {
    let is_one_played = |lobby: &Value| lobby["matches"].as_array().unwrap().len() == 1;
    let lobby = client.get_until("/api/v1/lobby", is_one_played).await;
    MatchId(lobby["matches"][0]["id"].as_str().unwrap().to_owned())
}

/// Waits for the next message while the clock of the site goes on, so that bots end their pauses.
async fn next_as_time_passes(app: &TestApp, socket: &mut Socket) -> ServerMessage {
    loop {
        tokio::select! {
            message = socket.next() => return message,
            () = tokio::time::sleep(Duration::from_millis(50)) => app.advance_s(1),
        }
    }
}

#[tokio::test]
async fn spectators_of_house_bots_see_the_chances() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            settings.live.bots.think_ms = 30;
            settings.live.bots.featured = 1;
        })
        .await;
        let mut client = app.client();
        let id = featured(&mut client).await;
        let (mut preview, mut spectator) = (Socket::open(&client).await, Socket::open(&client).await);
        preview.say(&ClientMessage::PreviewMatch { id: id.clone() }).await;
        spectator.watch(&id, 0).await;
        for socket in [&mut preview, &mut spectator] {
            let mut told = Vec::new();
            while told.len() < 4 {
                let message = next_as_time_passes(&app, socket).await;
                let ServerMessage::Match { view, white_wins, .. } = message else { continue };
                let in_play = !matches!(view.phase, Phase::Waiting | Phase::Over { .. });
                assert_eq!(white_wins.is_some(), in_play, "{view:?}");
                let Some(percent) = white_wins else { break };
                assert!(percent <= 100);
                told.push(percent);
            }
            assert!(!told.is_empty());
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn no_chances_are_told_of_a_match_with_a_person() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut client = app.client();
        let mut anna = app.sign_up("anna").await;
        let (id, mut player) =
            against_bot(&mut anna, "pip", settings(MatchFormat::Points { length: 1 }, false)).await;
        let (mut preview, mut spectator) = (Socket::open(&client).await, Socket::open(&client).await);
        preview.preview(&id).await;
        spectator.watch(&id, 0).await;
        let end = player.play_to_the_end().await;
        for socket in [&mut preview, &mut spectator] {
            socket.until(|view| view.seq >= end.seq).await;
        }
        for text in player.texts.iter().chain(&preview.texts).chain(&spectator.texts) {
            assert!(!told(text).contains("white_wins"), "{text}");
        }
        // The page of the match has no chances either.
        let reply = client.get(&format!("/api/v1/matches/{}", id.0)).await;
        assert_eq!((reply.status, reply.json().get("white_wins")), (200, None));
        app.stop().await;
    }
}
