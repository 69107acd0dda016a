//! Invalid messages of boards and other clients are refused with a code, counted, and change nothing.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{BoardStatus, Console};

use super::{
    super::{open_table, sit},
    hand::{Faults, STEPS_MAX, boards, enrolled, patient, seat},
    thrown,
};
use crate::support::{Database, Patience, TestApp};

/// Opens a connection that has received the challenge.
async fn challenged(address: SocketAddr) -> (WebSocketStream<TcpStream>, Value) {
    let stream = TcpStream::connect(address).await.unwrap();
    let request = format!("ws://{address}/boards/v1").into_client_request().unwrap();
    let (mut stream, _) = client_async(request, stream).await.unwrap();
    let challenge = heard(&mut stream).await;
    (stream, challenge)
}

async fn heard(stream: &mut WebSocketStream<TcpStream>) -> Value {
    serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
}

/// Returns the code of the next answer. Moves the clock meanwhile, because answers to repeated failures are delayed.
async fn code_told(app: &TestApp, stream: &mut WebSocketStream<TcpStream>) -> String {
    let mut told = std::pin::pin!(heard(stream));
    loop {
        let patience = tokio::time::sleep(std::time::Duration::from_millis(20));
        tokio::select! {
            told = &mut told => return told["code"].as_str().unwrap().to_owned(),
            () = patience => app.advance_s(1),
        }
    }
}

fn wrong_signature(challenge: &Value, device: &str) -> Message {
    let text = json!({ "v": 1, "type": "authenticate", "device": device, "time": 0,
        "challenge": challenge["challenge"], "signature": "00".repeat(64) });
    Message::text(text.to_string())
}

#[tokio::test]
async fn failures_are_counted_and_slowed_down_and_never_stop_an_honest_board_at_the_same_address() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            // No token is added while the test runs, however slow the machine is.
            let bucket = server::Bucket { burst: 5, refill_s: 1_000_000.0 };
            (settings.limits.board_by_address, settings.limits.board_by_device) = (bucket, bucket);
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let none = Faults::default();
        let (mut honest, board) = enrolled(app.address(), &mut anna, 5, &[Console::One], true, none).await;
        honest.until_told(|told| told["type"] == "welcome").await;
        honest.hang_up();
        honest.told.clear();

        // A stranger invents boards, guesses codes, and signs wrongly in the honest board's name.
        let mut codes = Vec::new();
        for _ in 0..4 {
            let (mut stream, challenge) = challenged(app.address()).await;
            stream.send(wrong_signature(&challenge, "00000000000000d0")).await.unwrap();
            codes.push(code_told(&app, &mut stream).await);
        }
        let key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        let guess = json!({ "v": 1, "type": "enrol", "code": "0000000000", "public_key": key,
            "signature": "00".repeat(64) });
        let (mut stream, _) = challenged(app.address()).await;
        for _ in 0..2 {
            stream.send(Message::text(guess.to_string())).await.unwrap();
            codes.push(code_told(&app, &mut stream).await);
        }
        assert_eq!(codes[..4], ["unknown_device"; 4]);
        assert_eq!(codes[4..], ["wrong_code", "too_many_attempts"]);
        codes.clear();
        for _ in 0..6 {
            let (mut stream, challenge) = challenged(app.address()).await;
            stream.send(wrong_signature(&challenge, &board)).await.unwrap();
            codes.push(code_told(&app, &mut stream).await);
        }
        assert_eq!(codes[..5], ["wrong_signature"; 5]);
        assert_eq!(codes[5], "too_many_attempts");
        let metrics = app.client().get("/metrics").await;
        for counted in
            ["unknown_device\"} 4", "wrong_code\"} 1", "wrong_signature\"} 5", "too_many_attempts\"} 2"]
        {
            assert!(
                metrics.text().contains(&format!("bg_board_refusals_total{{code=\"{counted}")),
                "{counted}"
            );
        }

        // The board whose name was misused connects, and another joins with its code, without any effect of the
        // attack.
        honest.until_told(|told| told["type"] == "welcome").await;
        assert!(honest.told.iter().all(|told| told["type"] != "refused"), "{:?}", honest.told);
        let (mut second, other) = enrolled(app.address(), &mut anna, 6, &[Console::One], true, none).await;
        second.until_told(|told| told["type"] == "welcome").await;
        assert!(second.told.iter().all(|told| told["type"] != "refused"), "{:?}", second.told);
        assert_ne!(other, board);
        app.stop().await;
    }
}

/// Returns the answer to a stranger's first message.
async fn answer_to(address: SocketAddr, first: Message) -> Value {
    let stream = TcpStream::connect(address).await.unwrap();
    let request = format!("ws://{address}/boards/v1").into_client_request().unwrap();
    let (mut stream, _) = client_async(request, stream).await.unwrap();
    let mut told = async || -> Value {
        serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
    };
    assert_eq!(told().await["type"], "challenge");
    stream.send(first).await.unwrap();
    serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap()
}

#[tokio::test]
async fn invalid_frames_are_refused_with_a_code_counted_and_change_no_seat() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut hand, board) =
        enrolled(app.address(), &mut anna, 8, &[Console::One], true, Faults::default()).await;
    hand.until_told(|told| told["type"] == "welcome").await;
    seat(&mut anna, &board, &id, false).await;
    // The board stands still from here on, so any change comes from a bad message.
    let path = format!("/api/v1/matches/{}", id.0);
    let patience = Patience::new();
    while !anna.get(&path).await.json()["white"]["board"].as_bool().unwrap() {
        patience.pause("no board").await;
    }
    let before = anna.get(&path).await.json()["seq"].clone();
    let stored = boards(&mut anna).await[0].frames;

    let frame = json!({ "v": 1, "type": "frame", "session": "00".repeat(16), "seq": 1, "prev": "00".repeat(32), "at": 0,
        "body": { "type": "button", "console": "one", "button": "done" } })
    .to_string();
    let resume = r#"{"v":1,"type":"resume","session":"00","last":0,"oldest":1}"#;
    let long = format!("\"{}\"", "x".repeat(9_000));
    let cases = [
        (Message::text(frame.clone()), "not_authenticated"),
        (Message::text(resume), "not_authenticated"),
        (Message::text(long), "oversized"),
        (Message::binary(frame.clone().into_bytes()), "malformed"),
        (Message::text(&frame[..40]), "malformed"),
        (Message::text(frame.replace(r#""seq""#, r#""extra":1,"seq""#)), "malformed"),
        (Message::text(frame.replace(r#""v":1"#, r#""v":2"#)), "unsupported_protocol"),
        (Message::text(frame.replace(r#""seq":1"#, r#""seq":0"#)), "invalid"),
    ];
    for (message, code) in cases {
        let told = answer_to(app.address(), message).await;
        assert_eq!((&told["type"], &told["code"]), (&json!("refused"), &json!(code)), "{told}");
    }
    let metrics = app.client().get("/metrics").await;
    for (code, times) in [
        ("not_authenticated", 2),
        ("oversized", 1),
        ("malformed", 3),
        ("unsupported_protocol", 1),
        ("invalid", 1),
    ] {
        let counted = format!("bg_board_refusals_total{{code=\"{code}\"}} {times}\n");
        assert!(metrics.text().contains(&counted), "{counted} in {}", metrics.text());
    }
    assert_eq!(anna.get(&path).await.json()["seq"], before);
    assert_eq!(boards(&mut anna).await[0].frames, stored);
    // Play continues on the seat.
    let seq = before.as_u64().unwrap();
    for _ in 0..STEPS_MAX {
        hand.move_on().await;
        if hand.board.known().is_some_and(|known| u64::from(known.step) > seq) {
            break;
        }
        if hand.is_waiting() {
            hand.wait().await;
        }
        if anna.get(&path).await.json()["phase"]["seat"] == "black" {
            break;
        }
    }
    assert!(boards(&mut anna).await[0].frames > stored, "{:?}", hand.told);
    app.stop().await;
}

/// An authenticated board can send any nonsense; its seat does not change.
#[tokio::test]
async fn a_board_that_is_known_forges_nothing() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut hand, board) =
        enrolled(app.address(), &mut anna, 9, &[Console::One], true, Faults::default()).await;
    // The board stands still, so any change in the match comes from a bad message.
    hand.board = hand.board.played_by(None);
    hand.until_told(|told| told["type"] == "welcome").await;
    seat(&mut anna, &board, &id, false).await;
    hand.until_told(|told| told["type"] == "clock").await;
    let path = format!("/api/v1/matches/{}", id.0);
    let game = async |client: &mut crate::support::Client| {
        let view = client.get(&path).await.json();
        assert_eq!(view["white"]["board"], true);
        (view["phase"].clone(), view["checkers"].clone(), view["cube"].clone())
    };
    let before = game(&mut anna).await;

    let cases = [
        "wrong_session",
        "gap",
        "out_of_order",
        "already_authenticated",
        "oversized",
        "invalid",
        "changed_history",
    ];
    for code in cases {
        // Each code has a separate connection, on which the board has already sent everything.
        hand.hang_up();
        hand.told.clear();
        let token = hand.until_told(|told| told["type"] == "welcome").await["session"].clone();
        let is_shown = |hand: &super::hand::Hand| hand.told.iter().any(|told| told["type"] == "clock");
        // Nothing more happens at the board afterwards.
        for _ in 0..STEPS_MAX {
            if is_shown(&hand) && hand.board.is_acknowledged() {
                break;
            }
            hand.step().await;
        }
        assert!(hand.board.is_acknowledged() && is_shown(&hand), "{code}: {:?}", hand.told);
        let next = hand.board.acknowledged() + 1;
        let body = json!({ "type": "button", "console": "one", "button": "done" });
        let frame = |session: &Value, seq: u64, body: &Value| {
            json!({ "v": 1, "type": "frame", "session": session, "seq": seq, "prev": "ab".repeat(32), "at": 0, "body": body })
                .to_string()
        };
        let text = match code {
            "wrong_session" => frame(&json!("ab".repeat(16)), next, &body),
            "gap" => frame(&token, next + 5, &body),
            "out_of_order" => {
                json!({ "v": 1, "type": "resume", "session": token, "last": next - 1, "oldest": 1 })
                    .to_string()
            }
            "already_authenticated" => json!({ "v": 1, "type": "authenticate", "device": board, "time": 0,
                "challenge": "ab".repeat(32), "signature": "ab".repeat(64) })
            .to_string(),
            "oversized" => "x".repeat(9_000),
            "invalid" => {
                let seven = json!({ "type": "dice", "console": "one", "dice": { "thrown": [7, 1] } });
                frame(&token, next, &seven)
            }
            _ => frame(&token, next, &body),
        };
        hand.send(&text).await;
        let refused = |told: &Value| told["type"] == "refused";
        while hand.stream.is_some() && !hand.told.iter().any(refused) {
            hand.wait().await;
        }
        let told =
            hand.told.iter().find(|told| refused(told)).unwrap_or_else(|| panic!("{code}: {:?}", hand.told));
        assert_eq!(told["code"], code, "{told}");
        let metrics = app.client().get("/metrics").await;
        let counted = format!("bg_board_refusals_total{{code=\"{code}\"}} 1\n");
        assert!(metrics.text().contains(&counted), "{counted} in {}", metrics.text());
        assert_eq!(boards(&mut anna).await[0].frames, next - 1, "{code}");
    }
    // A history that does not match freezes the board. The match is unchanged.
    assert_eq!(boards(&mut anna).await[0].status, BoardStatus::Frozen);
    assert_eq!(game(&mut anna).await, before);
    hand.told.clear();
    hand.until_told(|told| told["code"] == "frozen").await;
    app.stop().await;
}
