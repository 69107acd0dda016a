//! The device protocol: who a board is, and that nothing it has said is lost, doubled or changed. Pure: sockets, time,
//! random bytes and storage are the caller's.
//!
//! Begin with [`Connection`]. The texts that are signed and the hash that chains frames are in [`Key`] and [`Hash`].

mod attempts;
mod connection;
mod hex;
mod inbox;
mod key;
mod read;

pub use attempts::{ATTEMPTS_MAX, ATTEMPTS_WINDOW_MS, Attempts};
pub use connection::{Answer, Connection, Enrolment, IssuedCode, KnownDevice, NonceBytes, Opening};
pub use hex::{from_hex, to_hex};
pub use inbox::{HASHES_KEPT, Inbox, Received, StoredFrame};
pub use key::{Hash, Key, authentication_text, enrolment_text};
pub use read::{Message, RawFrame, read};

use thiserror::Error;
use wire::BoardRefusal;

/// A refused message: its code, and what is wrong in words for the person who looks for the fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct Refused {
    /// The stable code.
    pub code: BoardRefusal,
    /// What is wrong.
    pub what: String,
}

impl Refused {
    /// A refusal with its reason.
    pub fn new(code: BoardRefusal, what: impl Into<String>) -> Self {
        Self { code, what: what.into() }
    }
}
