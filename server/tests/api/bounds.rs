//! The bounds of connections, heads, bodies and frames, tested by a client that writes to the socket directly.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use std::net::{Ipv4Addr, SocketAddr};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

use crate::support::{Client, Database, Patience, TestApp};

/// A connection from an address of this machine.
async fn connect(to: SocketAddr, from: Ipv4Addr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

fn stranger(number: u8) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 7, number)
}

/// Returns everything that arrives until the server closes the connection. A reset counts as the end.
async fn to_end(stream: &mut TcpStream) -> Vec<u8> {
    let mut told = Vec::new();
    let mut part = [0; 4_096];
    while let Ok(read @ 1..) = stream.read(&mut part).await {
        told.extend_from_slice(&part[..read]);
    }
    told
}

fn status(told: &[u8]) -> Option<u16> {
    let text = String::from_utf8_lossy(told);
    text.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)).and_then(|digits| digits.parse().ok())
}

/// Sends a request and returns the status of the answer, or `None` if the connection was closed.
async fn answer(stream: &mut TcpStream, request: &str) -> Option<u16> {
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut told = vec![0; 64 * 1_024];
    let mut length = 0;
    loop {
        let read = stream.read(&mut told[length..]).await.ok()?;
        length += read;
        let text = String::from_utf8_lossy(&told[..length]).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let expected = head.to_lowercase().split("content-length: ").nth(1).map_or(0, |rest| {
                rest.lines().next().unwrap_or_default().trim().parse::<usize>().unwrap_or(0)
            });
            if body.len() >= expected {
                return status(&told[..length]);
            }
        }
        if read == 0 {
            return status(&told[..length]);
        }
    }
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";

fn handshake(path: &str, more: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
    )
}

async fn metric(app: &TestApp, line: &str) -> u64 {
    let text = app.client().get("/metrics").await.text().to_owned();
    let found = text.lines().find_map(|row| row.strip_prefix(line));
    found.unwrap_or_else(|| panic!("no {line} in {text}")).trim().parse().unwrap()
}

/// Returns the header of a masked frame that announces `length` bytes.
fn announced(first: u8, length: u64) -> Vec<u8> {
    let mut header = vec![first, 0x80 | 127];
    header.extend(length.to_be_bytes());
    header.extend([1, 2, 3, 4]);
    header
}

#[tokio::test]
async fn a_frame_is_refused_by_its_header() {
    let app = TestApp::start(Database::sqlite()).await;
    let fragment = |first: u8, length: u64| {
        let mut frame = announced(first, length);
        frame.resize(frame.len() + usize::try_from(length).unwrap(), 0);
        frame
    };
    let sockets = [("/ws", "players", 16 * 1_024), ("/boards/v1", "boards", 64 * 1_024)];
    for (path, label, limit) in sockets {
        let rows: [(&str, Vec<u8>, u16); 5] = [
            ("2^40 bytes", announced(0x82, 1 << 40), 1009),
            ("one byte too many", announced(0x81, limit + 1), 1009),
            ("fragments", [fragment(0x01, limit), announced(0x80, 1)].concat(), 1009),
            ("a long ping", announced(0x89, 126), 1002),
            ("no mask", vec![0x81, 0], 1002),
        ];
        for (name, sent, code) in rows {
            let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
            stream.write_all(handshake(path, "").as_bytes()).await.unwrap();
            stream.write_all(&sent).await.unwrap();
            let told = to_end(&mut stream).await;
            let close = told.windows(4).position(|bytes| {
                bytes[0] == 0x88 && usize::from(bytes[1]) <= 125 && bytes[2..] == code.to_be_bytes()
            });
            assert!(close.is_some(), "{path} {name}: {}", String::from_utf8_lossy(&told));
        }
        let refused = |reason: &str| {
            format!("bg_sockets_refused_frames_total{{reason=\"{reason}\",socket=\"{label}\"}} ")
        };
        assert_eq!(metric(&app, &refused("too_large")).await, 3, "{path}");
        assert_eq!(metric(&app, &refused("protocol")).await, 2, "{path}");
    }
    app.stop().await;
}

#[tokio::test]
async fn requests_that_are_sent_at_once_are_answered_one_by_one() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.limits.sign_in_by_address.burst = 100;
        settings.limits.sign_in_by_account_and_address.burst = 100;
    })
    .await;
    let json = "content-type: application/json\r\n";
    let name = r#"{"name":"anna","password":"no such account"}"#;
    // Each request has the status of its answer. A body that is not consumed ends the connection, so no such request is
    // in the list.
    let rows = [
        (HEALTH.to_owned(), 200),
        ("\r\nGET /api/v1/no-such-thing HTTP/1.1\nhost: x\n\n".to_owned(), 404),
        (
            format!(
                "POST /api/v1/session HTTP/1.1\r\nhost: x\r\n{json}content-length: {}\r\n\r\n{name}",
                name.len()
            ),
            401,
        ),
        (
            format!(
                "POST /api/v1/session HTTP/1.1\r\nhost: x\r\n{json}transfer-encoding: chunked\r\n\r\n\
                 5\r\n{}\r\n{:X};of=2\r\n{}\r\n0\r\n\r\n",
                &name[..5],
                name.len() - 5,
                &name[5..]
            ),
            401,
        ),
    ];
    let rounds = 4;
    let mut sent = String::new();
    for _ in 0..rounds {
        sent.extend(rows.iter().map(|(request, _)| request.as_str()));
    }
    sent.push_str("GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let mut expected = rows.map(|(_, status)| status).repeat(rounds);
    expected.push(200);
    for piece in [1, 7, 100, 3_000, sent.len()] {
        let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
        stream.set_nodelay(true).unwrap();
        for bytes in sent.as_bytes().chunks(piece) {
            stream.write_all(bytes).await.unwrap();
            tokio::task::yield_now().await;
        }
        let told = String::from_utf8(to_end(&mut stream).await).unwrap();
        let answers = told.split("HTTP/1.1 ").skip(1);
        let statuses: Vec<u16> = answers.map(|answer| answer[..3].parse().unwrap()).collect();
        assert_eq!(statuses, expected, "in pieces of {piece}: {told}");
    }
    app.stop().await;
}

#[tokio::test]
async fn a_client_that_reads_no_answer_gets_no_further_one() {
    let app = TestApp::start(Database::sqlite()).await;
    let line = "bg_http_requests_total{";
    let requests = async || {
        let text = app.client().get("/metrics").await.text().to_owned();
        let of_route = text.lines().filter(|row| row.starts_with(line) && row.contains("openapi"));
        of_route.filter_map(|row| row.rsplit(' ').next()?.parse::<u64>().ok()).sum::<u64>()
    };
    let mut deaf = connect(app.address(), stranger(90)).await;
    let sent = 2_000;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(sent);
    let _partly =
        tokio::time::timeout(std::time::Duration::from_secs(1), deaf.write_all(request.as_bytes())).await;
    // The system takes the answers to some requests. The server answers no more until the client reads them.
    let mut before = requests().await;
    let patience = Patience::new();
    loop {
        patience.pause(before).await;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let now = requests().await;
        // On a busy machine the first answer takes its time.
        if now == before && now > 0 {
            break;
        }
        before = now;
    }
    assert!(before >= 1 && before < sent as u64 / 2, "{before} of {sent} were answered");
    drop(deaf);
    app.stop().await;
}

#[tokio::test]
async fn a_head_has_a_size_and_a_time() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.connections.head_s = 1).await;
    for is_first in [true, false] {
        let begin = async || {
            let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
            if !is_first {
                assert_eq!(answer(&mut stream, HEALTH).await, Some(200));
            }
            stream
        };
        // A head that never ends, in time and in size.
        let mut slow = begin().await;
        slow.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-more: ").await.unwrap();
        assert_eq!(status(&to_end(&mut slow).await), Some(408), "first: {is_first}");
        let mut long = begin().await;
        let head = format!("GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: {}", "x".repeat(17 * 1_024));
        long.write_all(head.as_bytes()).await.unwrap();
        assert_eq!(status(&to_end(&mut long).await), Some(431), "first: {is_first}");
        // A head of the largest allowed size.
        let mut large = begin().await;
        let head = format!("GET /healthz HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "x".repeat(15 * 1_024));
        assert_eq!(answer(&mut large, &head).await, Some(200), "first: {is_first}");
    }
    // A connection that sends nothing has an incomplete head too.
    let mut silent = connect(app.address(), Ipv4Addr::LOCALHOST).await;
    assert_eq!(status(&to_end(&mut silent).await), Some(408));
    assert_eq!(metric(&app, "bg_connections_cut_total{reason=\"head_slow\"} ").await, 3);
    assert_eq!(metric(&app, "bg_connections_cut_total{reason=\"head_large\"} ").await, 2);
    app.stop().await;
}

#[tokio::test]
async fn a_body_that_trickles_in_is_cut_off() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.connections.slow_s = 1).await;
    for path in ["/api/v1/session", "/api/v1/accounts"] {
        for length in ["content-length: 1000", "transfer-encoding: chunked"] {
            let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
            let head = format!(
                "POST {path} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\n{length}\r\n\r\n1"
            );
            stream.write_all(head.as_bytes()).await.unwrap();
            assert_eq!(status(&to_end(&mut stream).await), Some(408), "{path} {length}");
        }
    }
    // An answer that does not wait for the body leaves nothing open either.
    let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
    stream.write_all(b"POST /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n1").await.unwrap();
    assert!(status(&to_end(&mut stream).await).is_some());
    assert_eq!(metric(&app, "bg_connections_cut_total{reason=\"body_slow\"} ").await, 4);
    app.stop().await;
}

#[tokio::test]
async fn an_idle_connection_is_closed() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.connections.idle_s = 1).await;
    let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
    assert_eq!(answer(&mut stream, HEALTH).await, Some(200));
    assert_eq!(to_end(&mut stream).await, b"");
    assert_eq!(metric(&app, "bg_connections_cut_total{reason=\"idle\"} ").await, 1);
    app.stop().await;
}

#[tokio::test]
async fn connections_of_an_address_are_limited() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.connections.per_address = 4;
        settings.connections.halls =
            vec![server::Hall { range: "127.0.7.50/32".parse().unwrap(), connections: 8 }];
    })
    .await;
    for (address, allowed) in [(stranger(1), 4), (stranger(50), 8)] {
        let mut open = Vec::new();
        for number in 0..allowed {
            let mut stream = connect(app.address(), address).await;
            // The first says nothing, some are sockets, some are idle.
            let request = match number % 3 {
                0 if number == 0 => None,
                1 => Some((handshake("/ws", ""), 101)),
                _ => Some((HEALTH.to_owned(), 200)),
            };
            if let Some((request, expected)) = request {
                assert_eq!(answer(&mut stream, &request).await, Some(expected));
            }
            open.push(stream);
        }
        let mut refused = connect(app.address(), address).await;
        assert_eq!(status(&to_end(&mut refused).await), Some(429), "{address}");
        let mut other = connect(app.address(), stranger(99)).await;
        assert_eq!(answer(&mut other, HEALTH).await, Some(200), "other addresses are not affected");
        // Closed connections free their places.
        drop(open);
        let patience = Patience::new();
        loop {
            let mut again = connect(app.address(), address).await;
            let status = answer(&mut again, HEALTH).await;
            if status == Some(200) {
                break;
            }
            patience.pause(status).await;
        }
    }
    assert!(metric(&app, "bg_connections_refused_total{bound=\"address\"} ").await >= 2);
    app.stop().await;
}

#[tokio::test]
async fn visitors_behind_a_proxy_are_counted_one_by_one() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.behind_proxy = true;
        settings.connections.per_address = 3;
    })
    .await;
    let socket = |client: &str| handshake("/ws", &format!("x-forwarded-for: 198.51.100.77, {client}\r\n"));
    let mut open = Vec::new();
    for client in ["203.0.113.1", "203.0.113.2", "2001:db8::1"] {
        for _ in 0..3 {
            let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
            assert_eq!(answer(&mut stream, &socket(client)).await, Some(101), "{client}");
            open.push(stream);
        }
    }
    for client in ["203.0.113.1", "2001:db8::2"] {
        let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
        assert_eq!(answer(&mut stream, &socket(client)).await, Some(429), "{client}");
    }
    let mut stream = connect(app.address(), Ipv4Addr::LOCALHOST).await;
    assert_eq!(answer(&mut stream, &socket("203.0.113.3")).await, Some(101));
    app.stop().await;
}

#[tokio::test]
async fn the_last_tenth_is_for_players_who_are_signed_in() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.connections.max = 18).await;
    let anna = app.sign_up("Anna").await;
    let guest = app.guest().await;
    let cookie = |client: &Client| format!("cookie: {}\r\n", client.cookie.clone().unwrap());
    let (of_anna, of_guest) = (cookie(&anna), cookie(&guest));
    // The server closes their connections, sooner or later.
    drop((anna, guest));
    let mut open = Vec::new();
    let patience = Patience::new();
    while open.len() < 18 {
        patience.pause(open.len()).await;
        let mut stream = connect(app.address(), stranger(1)).await;
        if answer(&mut stream, &handshake("/ws", "")).await == Some(101) {
            open.push(stream);
        }
    }
    let session = |cookie: &str| format!("GET /api/v1/session HTTP/1.1\r\nhost: x\r\n{cookie}\r\n");
    let mut stream = connect(app.address(), stranger(2)).await;
    assert_eq!(answer(&mut stream, &session("")).await, Some(503));
    let mut stream = connect(app.address(), stranger(3)).await;
    assert_eq!(answer(&mut stream, &session(&of_guest)).await, Some(503));
    let mut stream = loop {
        let mut stream = connect(app.address(), stranger(4)).await;
        if answer(&mut stream, &session(&of_anna)).await == Some(200) {
            break stream;
        }
        patience.pause("anna").await;
    };
    // Once the sign-in is proved, the connection is like any other.
    assert_eq!(answer(&mut stream, HEALTH).await, Some(200));
    assert_eq!(answer(&mut stream, &session("")).await, Some(200));
    drop(open);
    app.stop().await;
}
