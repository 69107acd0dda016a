//! The decoder of WebSocket frames: its verdict does not depend on how the bytes arrive, and no message is longer than allowed.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../server/src/websocket/frames.rs"]
#[expect(dead_code, reason = "what the server needs of it beyond the messages")]
mod frames;

use frames::{Decoder, Message, Violation};

const LIMIT: usize = 300;

/// In the server's place of these names stand the framework's types.
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

fuzz_target!(|bytes: &[u8]| {
    let whole = read([bytes].into_iter());
    assert_eq!(whole, read(bytes.chunks(1)));
    assert_eq!(whole, read(bytes.chunks(7)));
    for message in whole.0 {
        if let Message::Text(text) = message {
            assert!(text.len() <= LIMIT);
        }
    }
});
