//! A board's end of the protocol: the keys, signatures and frames that the tests need.
#![allow(dead_code, reason = "each program uses a part")]

use boards::{Hash, authentication_text, enrolment_text, to_hex};
use ed25519_dalek::{Signer, SigningKey};

/// The name of the server in the tests.
pub(crate) const SERVER: &str = "boards.example.org";

/// A board with its key and the end of its chain.
#[derive(Clone)]
pub(crate) struct Device {
    pub(crate) id: String,
    key: SigningKey,
    pub(crate) seq: u64,
    pub(crate) head: Hash,
}

impl Device {
    pub(crate) fn new(id: &str, secret: u8) -> Self {
        let key = SigningKey::from_bytes(&[secret; 32]);
        Self { id: id.to_owned(), key, seq: 0, head: Hash::genesis(id) }
    }

    pub(crate) fn public_key(&self) -> String {
        to_hex(self.key.verifying_key().as_bytes())
    }

    pub(crate) fn sign(&self, text: &str) -> String {
        to_hex(&self.key.sign(text.as_bytes()).to_bytes())
    }

    pub(crate) fn enrol(&self, code: &str) -> String {
        let public_key = self.public_key();
        let signature = self.sign(&enrolment_text(SERVER, code, &public_key));
        format!(
            r#"{{"v":1,"type":"enrol","code":"{code}","public_key":"{public_key}","signature":"{signature}"}}"#
        )
    }

    pub(crate) fn authenticate(&self, challenge: &str, time_ms: i64) -> String {
        let id = &self.id;
        let signature = self.sign(&authentication_text(SERVER, id, challenge, time_ms));
        format!(
            r#"{{"v":1,"type":"authenticate","device":"{id}","challenge":"{challenge}","time":{time_ms},"signature":"{signature}"}}"#
        )
    }

    pub(crate) fn resume(session: &str, last: u64, oldest: u64) -> String {
        format!(r#"{{"v":1,"type":"resume","session":"{session}","last":{last},"oldest":{oldest}}}"#)
    }

    /// Returns the next frame. Apart from the session, its text is the same each time it is sent.
    pub(crate) fn frame(&mut self, at_ms: i64, body: &str) -> Frame {
        let (seq, prev) = (self.seq + 1, self.head);
        self.seq = seq;
        self.head = prev.next(seq, at_ms, body);
        Frame { seq, prev, at_ms, body: body.to_owned() }
    }
}

/// A frame as a board keeps it.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) seq: u64,
    pub(crate) prev: Hash,
    pub(crate) at_ms: i64,
    pub(crate) body: String,
}

impl Frame {
    pub(crate) fn text(&self, session: &str) -> String {
        let Self { seq, prev, at_ms, body } = self;
        let prev = prev.to_digits();
        format!(
            r#"{{"v":1,"type":"frame","session":"{session}","seq":{seq},"prev":"{prev}","at":{at_ms},"body":{body}}}"#
        )
    }
}
