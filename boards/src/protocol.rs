//! The device protocol: it authenticates boards and ensures that no frame is lost, repeated or changed. It is
//! pure: the caller provides sockets, time, random bytes and storage.
//!
//! Begin with [`Connection`]. The signed texts and the hash that chains frames are in [`Key`] and [`Hash`].

mod attempts;
mod connection;
mod hex;
mod inbox;
mod key;
mod read;

pub use attempts::{ATTEMPTS_MAX, ATTEMPTS_WINDOW_MS, Attempts};
pub use connection::{Connection, Enrolment, IssuedCode, KnownDevice, MessageEffect, NonceBytes, Opening};
pub use hex::{from_hex, to_hex};
pub use inbox::{HASHES_KEPT, Inbox, Received, StoredFrame};
pub use key::{Hash, Key, authentication_text, enrolment_text};
pub use read::{Message, RawFrame, read};

use thiserror::Error;
use wire::BoardRefusal;

/// A refused message: its code, and a description for the person who debugs the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct Refused {
    /// The stable code.
    pub code: BoardRefusal,
    /// The description.
    pub what: String,
}

impl Refused {
    /// Returns a refusal with its description.
    pub fn new(code: BoardRefusal, what: impl Into<String>) -> Self {
        Self { code, what: what.into() }
    }
}
