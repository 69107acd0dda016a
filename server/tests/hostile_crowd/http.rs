//! Requests and WebSocket frames as raw bytes, from a chosen loopback address.

use std::net::{Ipv4Addr, SocketAddr};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpSocket, TcpStream},
};

/// The maximum number of bytes of an answer that are read.
const ANSWER_MAX: usize = 256 * 1_024;

/// The cookies of a session and its CSRF token.
#[derive(Debug, Clone, Default)]
pub(crate) struct Session {
    pub(crate) cookies: String,
    pub(crate) csrf_token: String,
}

/// An answer over HTTP.
#[derive(Debug)]
pub(crate) struct HttpAnswer {
    pub(crate) status: u16,
    head: String,
    body: String,
}

impl HttpAnswer {
    /// Returns the session that the answer opens.
    pub(crate) fn session(&self) -> Session {
        let cookies = self.head.lines().filter_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("set-cookie")
                .then(|| value.trim().split(';').next().unwrap_or_default())
        });
        let body: serde_json::Value = serde_json::from_str(&self.body).unwrap_or_default();
        Session {
            cookies: cookies.collect::<Vec<_>>().join("; "),
            csrf_token: body["csrf_token"].as_str().unwrap_or_default().to_owned(),
        }
    }
}

/// Opens a connection from `from`. Returns `None` if it is refused.
pub(crate) async fn connect(to: SocketAddr, from: Ipv4Addr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind((from, 0).into()).ok()?;
    socket.connect(to).await.ok()
}

/// Sends one request over a new connection. Returns `None` if the server closes it without an answer.
pub(crate) async fn ask(
    to: SocketAddr,
    from: Ipv4Addr,
    session: &Session,
    line: &str,
    body: &[u8],
) -> Option<HttpAnswer> {
    let mut stream = connect(to, from).await?;
    let head = format!(
        "{line} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nconnection: close\r\ncontent-type: application/json\r\n\
         cookie: {}\r\nx-csrf-token: {}\r\ncontent-length: {}\r\n\r\n",
        session.cookies,
        session.csrf_token,
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    // A server that refuses a body may close before all of it is written.
    let _written = stream.write_all(body).await;
    let mut told = Vec::new();
    let mut part = [0; 8 * 1_024];
    while told.len() < ANSWER_MAX {
        match stream.read(&mut part).await {
            Ok(read @ 1..) => told.extend_from_slice(&part[..read]),
            Ok(0) | Err(_) => break,
        }
    }
    let told = String::from_utf8_lossy(&told);
    let (head, body) = told.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()?;
    Some(HttpAnswer { status, head: head.to_owned(), body: body.to_owned() })
}

/// Opens a WebSocket at `path`. Returns `None` if it is refused.
pub(crate) async fn open_socket(
    to: SocketAddr,
    from: Ipv4Addr,
    path: &str,
    session: &Session,
) -> Option<TcpStream> {
    let mut stream = connect(to, from).await?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {}\r\n\r\n",
        session.cookies
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut told = [0; 12];
    stream.read_exact(&mut told).await.ok()?;
    told.ends_with(b" 101").then_some(stream)
}

/// Returns a masked text frame. The mask is zero, so the text is unchanged.
pub(crate) fn text_frame(text: &str) -> Vec<u8> {
    let mut frame = vec![0x81];
    match (u8::try_from(text.len()), u16::try_from(text.len())) {
        (Ok(length @ ..=125), _) => frame.push(0x80 | length),
        (_, Ok(length)) => {
            frame.push(0x80 | 126);
            frame.extend(length.to_be_bytes());
        }
        (_, Err(_)) => {
            frame.push(0x80 | 127);
            frame.extend((text.len() as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    frame
}
