//! Every mistake gets a typed error and changes nothing.

use tokio_tungstenite::tungstenite::Message;
use wire::{ClientMessage, Command, ErrorCode, MatchId, RequestId, Seq, ServerMessage, SingleMove};

use super::{WatchedTable, against_bot, casual};
use crate::support::{Database, Socket, SocketEvent, TestApp, first_moves};

#[tokio::test]
async fn refusals_by_the_rules_have_the_reason() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    let id = table.id.clone();
    let (player, waiting) = table.by_turn().await;
    let before = player.view.as_ref().unwrap().seq;
    let refusal = |error: wire::ErrorBody| {
        assert_eq!(error.code, ErrorCode::Refused, "{error:?}");
        error.reason
    };
    let error = waiting.act(Command::Roll).await.expect_err("not its turn");
    assert_eq!(refusal(error), "not_your_turn");
    let error = player.act(Command::Roll).await.expect_err("the opening throw is there");
    assert_eq!(refusal(error), "already_rolled");
    let error = player.act(Command::Take).await.expect_err("nothing was offered");
    assert_eq!(refusal(error), "nothing_to_answer");
    let nowhere = vec![SingleMove { from: 2, to: 1 }];
    let error = player.act(Command::Play { moves: nowhere }).await.expect_err("no checker there");
    assert!(error.message.starts_with("Illegal play"), "{error:?}");
    assert_eq!(refusal(error), "no_such_checker");
    let mut half = first_moves(player.view.as_ref().unwrap());
    half.pop();
    let error = player.act(Command::Play { moves: half }).await.expect_err("a die is left");
    assert_eq!(refusal(error), "must_play_both");
    let error = player
        .act(Command::Play { moves: vec![SingleMove { from: 26, to: 3 }] })
        .await
        .expect_err("no place on the board");
    assert_eq!(error.code, ErrorCode::Invalid);
    assert_eq!(player.watch(&id, before.0).await.seq, before, "nothing has changed");
    app.stop().await;
}

#[tokio::test]
async fn a_client_that_may_not_act_is_told_so() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    let carl = app.sign_up("carl").await;
    let mut spectator = Socket::open(&carl).await;
    spectator.watch(&table.id, 0).await;
    let error = spectator.act(Command::Roll).await.expect_err("no seat");
    assert_eq!(error.code, ErrorCode::Forbidden);
    let mut stranger = Socket::open(&app.client()).await;
    stranger.watch(&table.id, 0).await;
    let error = stranger.act(Command::Roll).await.expect_err("nobody is signed in");
    assert_eq!(error.code, ErrorCode::SignInRequired);

    let id = table.id.0.clone();
    let (player, _) = table.by_turn().await;
    let seq = player.view.as_ref().unwrap().seq;
    let mut act = async |id: &str, request: &str, seen: u32| {
        let message = ClientMessage::Act {
            id: MatchId(id.to_owned()),
            request: RequestId(request.to_owned()),
            seen: Seq(seen),
            command: Command::Play { moves: first_moves(player.view.as_ref().unwrap()) },
        };
        player.say(&message).await;
        loop {
            match player.next().await {
                ServerMessage::Refused { error, .. } | ServerMessage::Error { error } => return error.code,
                ServerMessage::Done { .. } => panic!("it must be refused"),
                _ => {}
            }
        }
    };
    assert_eq!(act("00000000001", "a", seq.0).await, ErrorCode::NotFound);
    assert_eq!(act("no id at all", "a", seq.0).await, ErrorCode::NotFound);
    assert_eq!(act(&id, "not a name", seq.0).await, ErrorCode::Invalid);
    assert_eq!(act(&id, &"x".repeat(65), seq.0).await, ErrorCode::Invalid);
    assert_eq!(act(&id, "a", seq.0 + 1).await, ErrorCode::Invalid, "the number of a future event is invalid");
    assert_eq!(act(&id, "a", seq.0 - 1).await, ErrorCode::Conflict, "the match has moved on");
    app.stop().await;
}

#[tokio::test]
async fn unreadable_messages_are_answered_and_the_connection_stays() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = against_bot(&mut anna, "Pip", casual()).await;
    for text in [
        "",
        "nonsense",
        "[1,2,3]",
        r#"{"type":"fly"}"#,
        r#"{"type":"watch_match","id":"x"}"#,
        r#"{"type":"watch_competition","kind":"race","id":"x"}"#,
        r#"{"type":"ping","at":"noon"}"#,
        r#"{"type":"ping","at":1,"more":2}"#,
    ] {
        socket.say_text(text).await;
        assert_eq!(socket.error().await.code, ErrorCode::Malformed, "{text}");
    }
    socket.say_bytes(b"{}").await;
    assert_eq!(socket.error().await.code, ErrorCode::Malformed);
    // A message with a request id is answered with that id, even if the rest is invalid.
    socket.say_text(r#"{"type":"act","id":"x","request":"mine","seen":0,"command":{"do":"cheat"}}"#).await;
    let error = socket.answer_to(&RequestId("mine".to_owned())).await.expect_err("there is no such command");
    assert_eq!(error.code, ErrorCode::Malformed);
    socket.say(&ClientMessage::Ping { at: wire::Millis(7), quiet_s: None }).await;
    loop {
        if let ServerMessage::Pong { at, .. } = socket.next().await {
            assert_eq!(at, wire::Millis(7));
            break;
        }
    }
    app.stop().await;
}

#[tokio::test]
async fn a_frame_that_is_too_large_is_named_and_ends_the_connection() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut socket = Socket::open(&app.client()).await;
    let text = format!(r#"{{"type":"ping","at":1,"padding":"{}"}}"#, "x".repeat(16 * 1_024));
    socket.say_text(&text).await;
    assert_eq!(socket.error().await.code, ErrorCode::TooLarge);
    assert!(matches!(socket.hear().await, SocketEvent::Closed(_)));
    app.stop().await;
}

#[tokio::test]
async fn pages_of_other_origins_get_no_socket() {
    let app = TestApp::start(Database::sqlite()).await;
    let client = app.client();
    assert_eq!(Socket::try_open(&client, Some("https://evil.example")).await.err(), Some(403));
    let own = format!("http://{}", client.address());
    assert!(Socket::try_open(&client, Some(&own)).await.is_ok());
    app.stop().await;
}

#[tokio::test]
async fn a_client_that_says_too_much_is_slowed_down_and_then_cut_off() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.live.socket_burst = 3;
        settings.live.socket_per_s = 1;
    })
    .await;
    let mut socket = Socket::open(&app.client()).await;
    let mut limited = 0;
    for at in 0..400 {
        socket.say(&ClientMessage::Ping { at: wire::Millis(at), quiet_s: None }).await;
        match socket.hear().await {
            SocketEvent::Said(message) => {
                if let ServerMessage::Error { error } = *message {
                    assert_eq!(error.code, ErrorCode::TooManyRequests);
                    assert!(error.retry_after_s.is_some());
                    limited += 1;
                }
            }
            SocketEvent::Closed(_) => {
                assert!(limited > 100, "it was limited before it was cut off: {limited}");
                app.stop().await;
                return;
            }
        }
    }
    panic!("it was never cut off");
}

/// Frames without text count as messages.
#[tokio::test]
async fn pings_pongs_and_binary_frames_are_slowed_down_and_then_cut_off() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.live.socket_burst = 3;
        settings.live.socket_per_s = 1;
    })
    .await;
    for (frame, is_told) in [
        (Message::Ping(vec![1].into()), true),
        (Message::Pong(vec![1].into()), false),
        (Message::binary(vec![1]), true),
    ] {
        let mut socket = Socket::open(&app.client()).await;
        let mut limited = 0;
        let mut sent = 0;
        while sent < 400 && socket.try_send(frame.clone()).await {
            sent += 1;
        }
        // A server without this limit would send nothing more, or close the idle socket much later.
        while let SocketEvent::Said(message) = socket.hear().await {
            if let ServerMessage::Error { error } = *message
                && error.code == ErrorCode::TooManyRequests
            {
                limited += 1;
            }
        }
        assert!(!is_told || limited > 0, "{frame:?}: {limited}");
    }
    let metrics = app.client().get("/metrics").await.text().to_owned();
    let too_many =
        metrics.lines().find_map(|line| line.strip_prefix("bg_live_messages_total{result=\"too_many\"} "));
    let too_many: u32 = too_many.unwrap().parse().unwrap();
    assert!(too_many > 3 * 200, "{too_many}");
    app.stop().await;
}

#[tokio::test]
async fn a_silent_socket_is_closed() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.socket_silence_s = 1).await;
    let mut socket = Socket::open(&app.client()).await;
    assert!(matches!(socket.hear().await, SocketEvent::Closed(_)));
    app.stop().await;
}

#[tokio::test]
async fn signing_out_closes_the_socket() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let mut socket = Socket::open(&anna).await;
    assert_eq!(anna.delete("/api/v1/session").await.status, 204);
    assert!(matches!(socket.hear().await, SocketEvent::Closed(_)));
    app.stop().await;
}

#[tokio::test]
async fn a_stopping_server_says_so() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut socket = Socket::open(&app.client()).await;
    app.stop().await;
    match socket.hear().await {
        SocketEvent::Said(message) => assert_eq!(*message, ServerMessage::Closing),
        SocketEvent::Closed(code) => panic!("closed without a word: {code:?}"),
    }
    assert!(matches!(socket.hear().await, SocketEvent::Closed(_)));
}
