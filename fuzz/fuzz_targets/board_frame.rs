//! The frames of a sensor board, before and after it has proved who it is: each is read or refused.
#![no_main]

use boards::{Connection, Inbox, NonceBytes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|frame: &[u8]| {
    let nonce = NonceBytes { challenge: [0; 32], session: [0; 16] };
    let (mut connection, _) = Connection::open("fullprime.example", &nonce, wire::Millis(0));
    let inbox = Inbox::new("board");
    drop(connection.begin(frame));
    drop(connection.receive(frame, &inbox));
});
