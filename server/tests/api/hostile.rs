//! For any head of a request (cookies, tokens, origins, queries, paths) the server answers without an internal error,
//! and no request gains another identity. Schemathesis tests broken bodies.
//!
//! `FULLPRIME_FUZZ_RUNS` sets the number of requests of each kind. The run number determines each request.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use std::net::SocketAddr;

use serde_json::Value;
use simulator::Numbers;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::support::{Database, TestApp};

const RUNS: u64 = 700;

const WORDS: [&[u8]; 24] = [
    b";",
    b"=",
    b",",
    b"\"",
    b"&",
    b"?",
    b"%",
    b"%00",
    b"%ff",
    b"%2e%2e%2f",
    b"../",
    b"+",
    b"-1",
    b"99999999999999999999",
    b"1e999",
    b"nan",
    b"null",
    b"\t",
    b"\xff",
    b"\xc3",
    "é".as_bytes(),
    b"bytes=",
    b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    b"\0",
];

fn broken(good: &str, numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = good.as_bytes().to_vec();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(bytes.len() + 1);
        let end = (at + numbers.below(12)).min(bytes.len());
        match numbers.below(5) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..at, WORDS[numbers.below(WORDS.len())].to_vec())),
            3 => drop(bytes.splice(at..end, WORDS[numbers.below(WORDS.len())].to_vec())),
            _ => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
        }
    }
    bytes
}

fn runs() -> u64 {
    std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(RUNS)
}

/// Sends a raw request. Returns the status and the whole text of the answer.
async fn answer(address: SocketAddr, request: &[u8]) -> (Option<u16>, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may refuse before it has read everything.
    drop(stream.write_all(request).await);
    let mut bytes = Vec::new();
    drop(stream.read_to_end(&mut bytes).await);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    (text.split(' ').nth(1).and_then(|status| status.parse().ok()), text)
}

fn assert_answered(status: Option<u16>, text: &str, request: &[u8]) {
    let shown = String::from_utf8_lossy(request);
    assert!(status.is_some_and(|status| (200..500).contains(&status)), "{shown:?} was answered {text:?}");
}

#[tokio::test]
async fn no_header_causes_a_server_error_or_changes_the_user() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.behind_proxy = true).await;
        let anna = app.sign_up("anna").await;
        let (cookie, token) = (anna.cookie.clone().unwrap(), anna.csrf_token.clone().unwrap());
        let device = anna.device.clone().unwrap();
        let both = format!("{cookie}; {device}");
        let bearer = format!("Bearer fp_{}", "0f".repeat(32));
        let origin = format!("http://{}", app.address());
        let host = app.address().to_string();
        let good: [(&str, &str); 13] = [
            ("cookie", &both),
            ("cookie", &cookie),
            ("authorization", &bearer),
            ("x-csrf-token", &token),
            ("origin", &origin),
            ("host", &host),
            ("x-forwarded-for", "203.0.113.9, 192.0.2.1"),
            ("sec-fetch-site", "same-origin"),
            ("x-request-id", "proxy-17"),
            ("if-none-match", "\"0123456789abcdef\""),
            ("accept-encoding", "br;q=1.0, gzip;q=0.5, *;q=0"),
            ("range", "bytes=0-10"),
            ("content-type", "application/json; charset=utf-8"),
        ];
        let lines = [
            "GET /api/v1/session",
            "GET /",
            "GET /api/v1/account/credits",
            "GET /api/v1/lobby",
            "DELETE /api/v1/account/vacation",
        ];
        for run in 0..runs() {
            let mut numbers = Numbers::new(run);
            let (name, value) = good[numbers.below(good.len())];
            let value = broken(value, &mut numbers);
            let mut request = format!("{} HTTP/1.1\r\n", lines[numbers.below(lines.len())]).into_bytes();
            if name != "host" {
                request.extend_from_slice(format!("host: {host}\r\n").as_bytes());
            }
            request.extend_from_slice(format!("connection: close\r\n{name}: ").as_bytes());
            request.extend_from_slice(&value);
            request.extend_from_slice(b"\r\n\r\n");
            let (status, text) = answer(app.address(), &request).await;
            assert_answered(status, &text, &request);
            let is_annas = text.contains("\"name\":\"anna\"");
            assert!(!is_annas || String::from_utf8_lossy(&value).contains(&cookie), "{text}");
        }
        assert_eq!(app.client().get("/healthz").await.status, 200);
        app.stop().await;
    }
}

/// Returns readable paths with the names of their query parameters.
fn described() -> Vec<(String, Vec<String>)> {
    let document: Value = serde_json::from_str(&server::openapi_document()).unwrap();
    let mut addresses = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let Some(look) = operations.get("get") else { continue };
        let parameters = look["parameters"].as_array().cloned().unwrap_or_default();
        let queries = parameters.iter().filter(|parameter| parameter["in"] == "query");
        let names: Vec<String> = queries.map(|query| query["name"].as_str().unwrap().to_owned()).collect();
        if !names.is_empty() || path.contains('{') {
            addresses.push((path.clone(), names));
        }
    }
    addresses
}

#[tokio::test]
async fn no_address_and_no_query_is_a_fault_of_the_server() {
    const GOOD: [&str; 10] = [
        "anna",
        "casual",
        "20",
        "0000000002d",
        "20-4097c971fe000000-0000000002d",
        "1800000000000-0000000002d",
        "true",
        "person",
        "tournament",
        "2027-01-15",
    ];
    let addresses = described();
    assert!(addresses.iter().filter(|(_, names)| !names.is_empty()).count() > 5, "{addresses:?}");
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let anna = app.sign_up("anna").await;
        let head = format!(
            " HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {}\r\n\r\n",
            app.address(),
            anna.cookie.clone().unwrap()
        );
        for run in 0..runs() {
            let mut numbers = Numbers::new(1 << 40 | run);
            let (path, names) = &addresses[numbers.below(addresses.len())];
            let mut value = || {
                let good = GOOD[numbers.below(GOOD.len())];
                let bytes =
                    if numbers.below(3) == 0 { good.as_bytes().to_vec() } else { broken(good, &mut numbers) };
                // Bytes that a request line cannot contain would only test the request line.
                bytes.into_iter().filter(|byte| byte.is_ascii_graphic() && *byte != b'#').collect::<Vec<u8>>()
            };
            let mut request = b"GET ".to_vec();
            for (index, part) in path.split('{').enumerate() {
                let rest = part.split_once('}').map_or(part, |(_, rest)| rest);
                if index > 0 {
                    request.extend(value());
                }
                request.extend_from_slice(rest.as_bytes());
            }
            for (index, name) in names.iter().enumerate() {
                request.extend_from_slice(if index == 0 { b"?" } else { b"&" });
                request.extend_from_slice(name.as_bytes());
                request.push(b'=');
                request.extend(value());
            }
            request.extend_from_slice(head.as_bytes());
            let (status, text) = answer(app.address(), &request).await;
            assert_answered(status, &text, &request);
        }
        app.stop().await;
    }
}
