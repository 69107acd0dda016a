//! The data that survives a power loss: the key, the device's id, and the frames.

use std::collections::VecDeque;

use ed25519_dalek::{Signer, SigningKey};
use sha2::{Digest, Sha256};
use wire::{BOARD_FRAMES_KEPT_MS, BOARD_PROTOCOL_VERSION};

use crate::JournalEntry;

/// A stored frame.
#[derive(Clone, Debug)]
pub(crate) struct KeptFrame {
    pub(crate) seq: u64,
    prev: [u8; 32],
    at_ms: i64,
    body: String,
}

impl KeptFrame {
    fn to_entry(&self) -> JournalEntry {
        let Self { seq, prev, at_ms, body } = self;
        JournalEntry::Frame { seq: *seq, prev: hex(prev), at_ms: *at_ms, body: body.clone() }
    }

    /// Returns the text to send in a session.
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
    /// The device's id, and the name of the server that issued it.
    device: Option<(String, String)>,
    head: [u8; 32],
    last: u64,
    acknowledged: u64,
    frames: VecDeque<KeptFrame>,
    /// The entries since the last call of `take_written`; `None` if they are not kept.
    journal: Option<Vec<JournalEntry>>,
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The private key must not be printed.
        f.debug_struct("Memory")
            .field("device", &self.device)
            .field("last", &self.last)
            .finish_non_exhaustive()
    }
}

impl Memory {
    pub(crate) fn new(private_key: [u8; 32]) -> Self {
        let key = SigningKey::from_bytes(&private_key);
        Self {
            key,
            device: None,
            head: [0; 32],
            last: 0,
            acknowledged: 0,
            frames: VecDeque::new(),
            journal: None,
        }
    }

    /// Restores the entries of a journal; from now on new entries are collected. A frame that does not continue
    /// the chain is left out, with all that follow.
    pub(crate) fn restore(&mut self, entries: Vec<JournalEntry>) {
        for entry in entries {
            match entry {
                JournalEntry::Enrolled { device, server } => self.begin(device, server),
                JournalEntry::Frame { seq, prev, at_ms, body } => {
                    let Some(prev) = bytes(&prev) else { break };
                    // The first stored frame has no predecessor to compare with, because old acknowledged frames are
                    // dropped.
                    let goes_on = self.frames.is_empty() || (seq == self.last + 1 && prev == self.head);
                    if !goes_on {
                        break;
                    }
                    self.keep(KeptFrame { seq, prev, at_ms, body });
                }
                JournalEntry::Acknowledged(seq) => self.acknowledged = self.acknowledged.max(seq),
            }
        }
        self.acknowledged = self.acknowledged.min(self.last);
        self.journal = Some(Vec::new());
    }

    /// Returns the entries from which [`Self::restore`] rebuilds the whole memory.
    pub(crate) fn entries(&self) -> Vec<JournalEntry> {
        let enrolled = self.device.clone().map(|(device, server)| JournalEntry::Enrolled { device, server });
        let frames = self.frames.iter().map(KeptFrame::to_entry);
        enrolled.into_iter().chain(frames).chain([JournalEntry::Acknowledged(self.acknowledged)]).collect()
    }

    /// Returns the entries since the last call.
    pub(crate) fn take_written(&mut self) -> Vec<JournalEntry> {
        self.journal.as_mut().map(std::mem::take).unwrap_or_default()
    }

    fn write_journal(&mut self, entry: impl FnOnce() -> JournalEntry) {
        if let Some(journal) = &mut self.journal {
            journal.push(entry());
        }
    }

    pub(crate) fn device(&self) -> Option<&str> {
        self.device.as_ref().map(|(device, _)| &**device)
    }

    /// Returns the server that enrolled this board.
    pub(crate) fn server(&self) -> Option<&str> {
        self.device.as_ref().map(|(_, server)| &**server)
    }

    pub(crate) fn public_key(&self) -> String {
        hex(self.key.verifying_key().as_bytes())
    }

    pub(crate) fn sign(&self, text: &str) -> String {
        hex(&self.key.sign(text.as_bytes()).to_bytes())
    }

    /// Records the enrolment: the chain begins.
    pub(crate) fn enrolled(&mut self, device: String, server: String) {
        self.write_journal(|| JournalEntry::Enrolled { device: device.clone(), server: server.clone() });
        self.begin(device, server);
    }

    fn begin(&mut self, device: String, server: String) {
        let text = format!("fullprime-board-chain {BOARD_PROTOCOL_VERSION}\n{device}");
        self.head = Sha256::digest(text).into();
        self.device = Some((device, server));
    }

    /// Writes a frame, which can then be sent. Returns `None` before the board is enrolled.
    pub(crate) fn write(&mut self, at_ms: i64, body: String) -> Option<&KeptFrame> {
        self.device.as_ref()?;
        let frame = KeptFrame { seq: self.last + 1, prev: self.head, at_ms, body };
        self.write_journal(|| frame.to_entry());
        self.keep(frame);
        let is_old = |frame: &KeptFrame| at_ms - frame.at_ms > BOARD_FRAMES_KEPT_MS;
        while self.frames.front().is_some_and(|frame| frame.seq <= self.acknowledged && is_old(frame)) {
            self.frames.pop_front();
        }
        self.frames.back()
    }

    fn keep(&mut self, frame: KeptFrame) {
        let mut sum = Sha256::new();
        sum.update(frame.prev);
        sum.update(frame.seq.to_be_bytes());
        sum.update(frame.at_ms.to_be_bytes());
        sum.update(&frame.body);
        self.head = sum.finalize().into();
        self.last = frame.seq;
        self.frames.push_back(frame);
    }

    pub(crate) fn acknowledged(&mut self, seq: u64) {
        let before = self.acknowledged;
        // Messages may arrive out of order, and the number must never fall.
        self.acknowledged = before.max(seq).min(self.last);
        if self.acknowledged > before {
            let acknowledged = self.acknowledged;
            self.write_journal(|| JournalEntry::Acknowledged(acknowledged));
        }
    }

    pub(crate) const fn last_acknowledged(&self) -> u64 {
        self.acknowledged
    }

    /// Returns true if the server has stored every frame.
    pub(crate) const fn is_acknowledged(&self) -> bool {
        self.acknowledged == self.last
    }

    pub(crate) const fn last(&self) -> u64 {
        self.last
    }

    /// Returns the number of the oldest frame that is still stored.
    pub(crate) fn oldest(&self) -> u64 {
        self.frames.front().map_or(self.last + 1, |frame| frame.seq)
    }

    /// Returns the frames with numbers above `stored`.
    pub(crate) fn after(&self, stored: u64) -> impl Iterator<Item = &KeptFrame> {
        self.frames.iter().filter(move |frame| frame.seq > stored)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    (text.len() == 64).then_some(bytes)
}
