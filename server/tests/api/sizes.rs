//! One byte too many everywhere: each body that the API describes, each upload, each socket, the head of a request.
//! New routes and kinds of body are included automatically, because they come from the description.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Method;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{
        Message,
        client::IntoClientRequest as _,
        protocol::frame::{
            Frame,
            coding::{Data, OpCode},
        },
    },
};
use wire::BOARD_FRAME_BYTES_MAX;

use crate::support::{Database, TestApp};

const BODY_MAX: usize = 16 * 1_024;
const UPLOAD_MAX: usize = 8 * 1_024 * 1_024;
const SOCKET_MAX: usize = 16 * 1_024;

/// Returns every route with a body: method, path and content type.
fn takers() -> Vec<(Method, String, String)> {
    let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
    let mut takers = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            for kind in
                operation["requestBody"]["content"].as_object().into_iter().flat_map(|kinds| kinds.keys())
            {
                let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
                takers.push((method, possible(path, &operation["parameters"]), kind.clone()));
            }
        }
    }
    takers
}

/// Returns a plausible path with all required query parameters.
fn possible(path: &str, parameters: &Value) -> String {
    let mut address = path.to_owned();
    for parameter in parameters.as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap();
        let is_number = parameter["schema"]["type"] == "integer";
        let value = if name == "kind" {
            "tournament"
        } else if is_number {
            "1"
        } else {
            "0000000002d"
        };
        address = address.replace(&format!("{{{name}}}"), value);
        if parameter["in"] == "query" && parameter["required"] == true {
            let separator = if address.contains('?') { '&' } else { '?' };
            address = format!("{address}{separator}{name}={value}");
        }
    }
    assert!(!address.contains('{'), "{address}");
    address
}

#[tokio::test]
async fn a_body_of_one_byte_more_than_allowed_is_refused_wherever_one_is_taken() {
    let app =
        TestApp::start_with(Database::sqlite(), |settings| settings.limits.upload_by_account.burst = 100)
            .await;
    let mut anna = app.sign_up("anna").await;
    let takers = takers();
    let json = |length: usize| [b"\"".to_vec(), vec![b'x'; length - 2], b"\"".to_vec()].concat();
    let mut uploads = 0;
    for (method, address, kind) in &takers {
        let is_json = kind == "application/json";
        let limit = if is_json { BODY_MAX } else { UPLOAD_MAX };
        let body = if is_json { json(limit + 1) } else { vec![b'x'; limit + 1] };
        let reply = anna.send(method.clone(), address, Some((kind.clone(), body))).await;
        assert_eq!(reply.status, 413, "{method} {address} {kind}: {}", reply.text());
        reply.assert_error(413, "too_large");
        assert_eq!(reply.json()["params"]["limit"], limit);
        if is_json {
            // The limit itself is accepted: the body is read, and then refused as invalid.
            let reply = anna.send(method.clone(), address, Some((kind.clone(), json(limit)))).await;
            assert_ne!(reply.status, 413, "{method} {address}");
        } else {
            uploads += 1;
        }
    }
    assert!(takers.len() > 50 && uploads >= 2, "{} bodies, {uploads} uploads", takers.len());
    // If a route takes no body, any body is discarded.
    let reply = anna.post_raw("/api/v1/accounts/guest", "application/json", json(UPLOAD_MAX)).await;
    assert!(reply.status < 500, "{reply:?}");
    app.stop().await;
}

#[tokio::test]
async fn a_client_that_sends_a_hundred_megabytes_first_still_reads_the_answer() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    const SENT: usize = 100 * 1_000_000;
    let app = TestApp::start(Database::sqlite()).await;
    let anna = app.sign_up("anna").await;
    let (cookie, token) = (anna.cookie.as_deref().unwrap(), anna.csrf_token.as_deref().unwrap());
    for chunked in [false, true] {
        let length =
            if chunked { "transfer-encoding: chunked".to_owned() } else { format!("content-length: {SENT}") };
        let head = format!(
            "POST /api/v1/library?name=all.zip HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nx-csrf-token: {token}\r\n\
             content-type: application/octet-stream\r\n{length}\r\n\r\n",
            app.address()
        );
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let piece = vec![b'x'; 1_000_000];
        let piece = if chunked {
            [format!("{:x}\r\n", piece.len()).into_bytes(), piece, b"\r\n".to_vec()].concat()
        } else {
            piece
        };
        for sent in 0..SENT / 1_000_000 {
            let written = stream.write_all(&piece).await;
            assert!(written.is_ok(), "after {sent} MB: {written:?}");
        }
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
        assert!(answer.contains(&format!("at most {UPLOAD_MAX} bytes")), "{answer}");
    }
    app.stop().await;
}

async fn opened(app: &TestApp, path: &str) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(app.address()).await.unwrap();
    let request = format!("ws://{}{path}", app.address()).into_client_request().unwrap();
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    let _greeting = socket.next().await.unwrap().unwrap();
    socket
}

/// Returns a text in one frame, or in several frames that are each within the limit.
fn frames(length: usize, parts: usize) -> Vec<Message> {
    let part = length / parts;
    let frame = |index: usize| {
        let kind = if index == 0 { Data::Text } else { Data::Continue };
        let length = if index + 1 == parts { length - part * (parts - 1) } else { part };
        Message::Frame(Frame::message(vec![b' '; length], OpCode::Data(kind), index + 1 == parts))
    };
    (0..parts).map(frame).collect()
}

#[tokio::test]
async fn a_message_of_one_byte_more_than_allowed_is_refused_on_every_socket() {
    let app = TestApp::start(Database::sqlite()).await;
    let sockets = [("/ws", SOCKET_MAX, "too_large"), ("/boards/v1", BOARD_FRAME_BYTES_MAX, "oversized")];
    for (path, limit, code) in sockets {
        for parts in [1, 3] {
            for (length, is_too_large) in [(limit, false), (limit + 1, true)] {
                let mut socket = opened(&app, path).await;
                for frame in frames(length, parts) {
                    socket.send(frame).await.unwrap();
                }
                let told = socket.next().await.unwrap().unwrap();
                assert!(told.is_text(), "{path} {length} in {parts}: {told:?}");
                let told: Value = serde_json::from_str(told.to_text().unwrap()).unwrap();
                let said = if path == "/ws" { &told["error"]["code"] } else { &told["code"] };
                assert_eq!(said == code, is_too_large, "{path} {length} in {parts}: {told}");
                if is_too_large {
                    // The rest cannot be told from the next message, so the connection ends.
                    let end = socket.next().await;
                    assert!(!matches!(end, Some(Ok(Message::Text(_)))), "{path}: {end:?}");
                }
            }
        }
    }
    app.stop().await;
}

#[tokio::test]
async fn an_endless_head_is_refused() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let app = TestApp::start(Database::sqlite()).await;
    let heads = [
        format!("GET /{} HTTP/1.1\r\n", "x".repeat(1 << 20)),
        format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n", "x".repeat(1 << 20)),
        format!("GET / HTTP/1.1\r\nhost: x\r\n{}", "x-many: x\r\n".repeat(100_000)),
    ];
    for head in heads {
        let mut stream = TcpStream::connect(app.address()).await.unwrap();
        // The server may close the connection before it has read everything.
        drop(stream.write_all(head.as_bytes()).await);
        let mut told = Vec::new();
        drop(stream.read_to_end(&mut told).await);
        let told = String::from_utf8_lossy(&told).into_owned();
        let status = told.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        assert!(status.is_none_or(|status| (400..500).contains(&status)), "{told}");
    }
    assert_eq!(app.client().get("/healthz").await.status, 200);
    app.stop().await;
}
