//! The server's decoder of WebSocket frames.

#[path = "../../../server/src/websocket/frames.rs"]
#[expect(dead_code, reason = "the server also uses the codes and labels of violations")]
mod frames;

use frames::{Decoder, Message, Violation};

/// The maximum size of a message in bytes.
const LIMIT: usize = 300;

/// Stands in for the type of the same name in the server's framework.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CloseCode {
    Size,
    Protocol,
    Invalid,
    Other(u16),
}

impl From<u16> for CloseCode {
    fn from(code: u16) -> CloseCode {
        CloseCode::Other(code)
    }
}

/// Stands in for the type of the same name in the server's framework.
#[derive(Debug, Clone, PartialEq, Eq)]
struct CloseReason {
    code: CloseCode,
    description: Option<String>,
}

fn read<'a>(pieces: impl Iterator<Item = &'a [u8]>) -> (Vec<Message>, Option<Violation>) {
    let mut decoder = Decoder::new(LIMIT);
    let mut messages = Vec::new();
    for mut piece in pieces {
        loop {
            match decoder.decode(&mut piece) {
                Ok(Some(message)) => messages.push(message),
                Ok(None) => break,
                Err(violation) => return (messages, Some(violation)),
            }
        }
    }
    (messages, None)
}

/// Reads the frames of one connection. The verdict does not depend on how the bytes arrive, and no message is longer
/// than allowed. Returns true if there was a message.
pub fn socket_frames(bytes: &[u8]) -> bool {
    let whole = read([bytes].into_iter());
    assert_eq!(whole, read(bytes.chunks(1)));
    assert_eq!(whole, read(bytes.chunks(7)));
    let (messages, _) = whole;
    for message in &messages {
        if let Message::Text(text) = message {
            assert!(text.len() <= LIMIT, "a text of {} bytes", text.len());
        }
    }
    !messages.is_empty()
}
