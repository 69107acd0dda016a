//! Every message of the server, which clients in Rust read: it is read or refused, and what was read is written as it can be
//! read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use wire::ServerMessage;

fuzz_target!(|frame: &[u8]| {
    let Ok(message) = serde_json::from_slice::<ServerMessage>(frame) else { return };
    let written = serde_json::to_vec(&message).expect("a message can be written");
    let again: ServerMessage = serde_json::from_slice(&written).expect("what was written can be read");
    assert_eq!(message, again);
});
