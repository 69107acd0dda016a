//! What survives a power loss: the key, the device's id, and the frames.

use std::collections::VecDeque;

use ed25519_dalek::{Signer, SigningKey};
use sha2::{Digest, Sha256};
use wire::{BOARD_FRAMES_KEPT_MS, BOARD_PROTOCOL_VERSION};

/// A frame as it was written.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) seq: u64,
    prev: [u8; 32],
    at_ms: i64,
    body: String,
}

impl Kept {
    /// The text to send in a session.
    pub(crate) fn text(&self, session: &str) -> String {
        let Self { seq, prev, at_ms, body } = self;
        let prev = hex(prev);
        format!(
            r#"{{"v":{BOARD_PROTOCOL_VERSION},"type":"frame","session":"{session}","seq":{seq},"prev":"{prev}","at":{at_ms},"body":{body}}}"#
        )
    }
}

/// The memory of a board.
#[derive(Clone)]
pub(crate) struct Memory {
    key: SigningKey,
    device: Option<String>,
    head: [u8; 32],
    last: u64,
    acknowledged: u64,
    frames: VecDeque<Kept>,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The key does not print.
        f.debug_struct("Memory")
            .field("device", &self.device)
            .field("last", &self.last)
            .finish_non_exhaustive()
    }
}

impl Memory {
    pub(crate) fn new(private_key: [u8; 32]) -> Self {
        let key = SigningKey::from_bytes(&private_key);
        Self { key, device: None, head: [0; 32], last: 0, acknowledged: 0, frames: VecDeque::new() }
    }

    pub(crate) fn device(&self) -> Option<&str> {
        self.device.as_deref()
    }

    pub(crate) fn public_key(&self) -> String {
        hex(self.key.verifying_key().as_bytes())
    }

    pub(crate) fn sign(&self, text: &str) -> String {
        hex(&self.key.sign(text.as_bytes()).to_bytes())
    }

    /// The board has been enrolled: its chain begins.
    pub(crate) fn enrolled(&mut self, device: String) {
        let text = format!("fullprime-board-chain {BOARD_PROTOCOL_VERSION}\n{device}");
        self.head = Sha256::digest(text).into();
        self.device = Some(device);
    }

    /// Writes a frame; it can be sent from now on. None before the board is enrolled.
    pub(crate) fn write(&mut self, at_ms: i64, body: String) -> Option<&Kept> {
        self.device.as_ref()?;
        let (seq, prev) = (self.last + 1, self.head);
        let mut sum = Sha256::new();
        sum.update(prev);
        sum.update(seq.to_be_bytes());
        sum.update(at_ms.to_be_bytes());
        sum.update(&body);
        self.head = sum.finalize().into();
        self.last = seq;
        self.frames.push_back(Kept { seq, prev, at_ms, body });
        let is_old = |frame: &Kept| at_ms - frame.at_ms > BOARD_FRAMES_KEPT_MS;
        while self.frames.front().is_some_and(|frame| frame.seq <= self.acknowledged && is_old(frame)) {
            self.frames.pop_front();
        }
        self.frames.back()
    }

    pub(crate) fn acknowledged(&mut self, seq: u64) {
        self.acknowledged = self.acknowledged.max(seq).min(self.last);
    }

    pub(crate) const fn last_acknowledged(&self) -> u64 {
        self.acknowledged
    }

    /// Whether everything that was written is stored by the server.
    pub(crate) const fn is_acknowledged(&self) -> bool {
        self.acknowledged == self.last
    }

    pub(crate) const fn last(&self) -> u64 {
        self.last
    }

    /// The oldest frame that is still there.
    pub(crate) fn oldest(&self) -> u64 {
        self.frames.front().map_or(self.last + 1, |frame| frame.seq)
    }

    /// The frames after this one.
    pub(crate) fn after(&self, stored: u64) -> impl Iterator<Item = &Kept> {
        self.frames.iter().filter(move |frame| frame.seq > stored)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
