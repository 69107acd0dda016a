//! One check for each reader of untrusted data. Each function passes one input to a reader and panics if a promise
//! of that reader is broken.
//!
//! The checks are defined once and run twice. `tests/seeds.rs` feeds them with mutated seeds for a few seconds in
//! `cargo test`. The fuzz targets in `fuzz/`, which `make fuzz` runs, feed them for hours with inputs chosen by
//! coverage. Both begin with the seeds in `fuzz/seeds`.
//!
//! Each function returns true if the reader accepted the input, so that a test can count.
#![forbid(unsafe_code)]
#![expect(clippy::missing_panics_doc, reason = "every function panics at a broken promise")]

mod matches;
mod sockets;
mod zips;

use std::fmt::Debug;

use boards::{Connection, Inbox, Message, NonceBytes, Received};
use records::{GnuMatchId, PositionId, Xgid};
use serde::{Serialize, de::DeserializeOwned};
use wire::{ClientMessage, Millis, ServerMessage};

pub use matches::{bgf_file, javafibs_file, match_file, ogxm_file, xg_file};
pub use sockets::socket_frames;
pub use zips::zip;

/// Reads a frame of a sensor board, as the first of a connection and as a later one. A frame that continues a chain is
/// accepted once; its repetition counts as a duplicate.
pub fn board_frame(frame: &[u8]) -> bool {
    let nonce = NonceBytes { challenge: [0; 32], session: [0; 16] };
    let (mut connection, _) = Connection::open("fullprime.example", &nonce, Millis(0));
    let inbox = Inbox::new("board");
    drop(connection.begin(frame));
    drop(connection.receive(frame, &inbox));

    let Ok(message) = boards::read(frame) else { return false };
    if let Message::Frame { frame, .. } = message {
        let mut inbox = Inbox::restore("board", &[(frame.seq - 1, frame.prev)], false);
        if let Ok(Received::New(stored)) = inbox.receive(frame.clone()) {
            inbox.keep(&stored);
            assert!(matches!(inbox.receive(frame), Ok(Received::Duplicate)), "a stored frame is known");
        }
    }
    true
}

/// Reads a message of a client of the socket at `/ws`. Writing such a message and reading it again gives an equal one.
pub fn client_message(frame: &[u8]) -> bool {
    comes_back::<ClientMessage>(frame)
}

/// Reads a message of the server, as clients in Rust do. Writing such a message and reading it again gives an
/// equal one.
pub fn server_message(frame: &[u8]) -> bool {
    comes_back::<ServerMessage>(frame)
}

fn comes_back<Message: Debug + PartialEq + Serialize + DeserializeOwned>(frame: &[u8]) -> bool {
    let Ok(message) = serde_json::from_slice::<Message>(frame) else { return false };
    let written = serde_json::to_vec(&message).expect("a message can be written");
    let again: Message = serde_json::from_slice(&written).expect("a written message can be read");
    assert_eq!(message, again);
    true
}

/// Reads a position id, a match id and an XGID. Writing a value and reading it again gives an equal one.
pub fn position_id(text: &str) -> bool {
    let (mut position, mut match_id, mut xgid) = (false, false, false);
    if let Ok(id) = text.parse::<PositionId>() {
        position = true;
        assert_eq!(id.to_string().parse::<PositionId>().expect("a written id can be read"), id);
        assert_eq!(PositionId::from_key(id.key()).expect("a written key can be read"), id);
    }
    if let Ok(id) = text.parse::<GnuMatchId>() {
        match_id = true;
        if let Ok(written) = id.to_text() {
            let again: GnuMatchId = written.parse().expect("a written id can be read");
            // The higher die is written first, so only the second text equals the first.
            assert_eq!(again.to_text().expect("an id that was written can be written again"), written);
        }
    }
    if let Ok(id) = text.parse::<Xgid>() {
        xgid = true;
        assert_eq!(id.to_string().parse::<Xgid>().expect("a written XGID can be read"), id);
        // Not every XGID fits GNU Backgammon's ids, and not every match id fits an XGID.
        if let Ok((position, match_id)) = id.to_gnu() {
            let _ = Xgid::from_gnu(position, &match_id);
        }
    }
    position || match_id || xgid
}
