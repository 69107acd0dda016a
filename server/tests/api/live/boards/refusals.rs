//! Whatever a board or somebody else says that cannot be right is refused with a code, counted, and changes nothing.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{BoardStatus, Console};

use super::{
    super::{open_table, sit},
    hand::{Faults, STEPS_MAX, boards, enrolled, patient, seat},
    thrown,
};
use crate::support::{Database, TestApp};

#[tokio::test]
async fn who_cannot_prove_who_it_is_is_refused_counted_and_slowed_down() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut codes = Vec::new();
    for _ in 0..7 {
        let stream = TcpStream::connect(app.address()).await.unwrap();
        let request = format!("ws://{}/boards/v1", app.address()).into_client_request().unwrap();
        let (mut stream, _) = client_async(request, stream).await.unwrap();
        let challenge: Value =
            serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
        let text = json!({ "v": 1, "type": "authenticate", "device": "00000000000000d0", "time": 0,
            "challenge": challenge["challenge"], "signature": "00".repeat(64) });
        stream.send(Message::text(text.to_string())).await.unwrap();
        let refused: Value =
            serde_json::from_str(stream.next().await.unwrap().unwrap().to_text().unwrap()).unwrap();
        codes.push(refused["code"].as_str().unwrap().to_owned());
    }
    assert_eq!(codes[0], "unknown_device");
    assert_eq!(codes[6], "too_many_attempts", "{codes:?}");
    let metrics = app.client().get("/metrics").await;
    assert!(
        metrics.text().contains("bg_board_refusals_total{code=\"unknown_device\"} 5"),
        "{}",
        metrics.text()
    );
    app.stop().await;
}

/// What a stranger is told who sends this first.
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
async fn what_cannot_be_right_is_refused_with_its_code_counted_and_leaves_the_seat_as_it_was() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut hand, board) =
        enrolled(app.address(), &mut anna, 8, &[Console::One], true, Faults::default()).await;
    hand.until_told(|told| told["type"] == "welcome").await;
    seat(&mut anna, &board, &id, false).await;
    // The board stands still from here on: whatever changes now, a bad message has changed.
    let path = format!("/api/v1/matches/{}", id.0);
    while !anna.get(&path).await.json()["white"]["board"].as_bool().unwrap() {
        tokio::task::yield_now().await;
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
    // And the seat is played on.
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

/// Who has proved who it is can say as much nonsense as anybody; its seat does not change by it.
#[tokio::test]
async fn a_board_that_is_known_forges_nothing() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, thrown(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let (mut hand, board) =
        enrolled(app.address(), &mut anna, 9, &[Console::One], true, Faults::default()).await;
    // Nobody has a hand on the board: whatever changes in the match, a bad message has changed.
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
        // A connection of its own for each, on which the board has said all that it has to say.
        hand.hang_up();
        hand.told.clear();
        let token = hand.until_told(|told| told["type"] == "welcome").await["session"].clone();
        let is_shown = |hand: &super::hand::Hand| hand.told.iter().any(|told| told["type"] == "clock");
        // Afterwards nothing more happens at the board.
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
    // A history that does not fit freezes the board; the match stands where it stood.
    assert_eq!(boards(&mut anna).await[0].status, BoardStatus::Frozen);
    assert_eq!(game(&mut anna).await, before);
    hand.told.clear();
    hand.until_told(|told| told["code"] == "frozen").await;
    app.stop().await;
}
