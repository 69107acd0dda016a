//! Ensures that each frame of a board is stored once and in order, and that what is stored is what the board signed for
//! with its chain of hashes.

use std::collections::VecDeque;

use wire::{BoardRefusal, Millis};

use super::{Hash, RawFrame, Refused};

/// The number of hashes of stored frames that are kept to tell a repeated frame from a changed one. A connected board
/// has fewer unacknowledged frames than this. A repeated older frame is ignored without a check.
pub const HASHES_KEPT: usize = 256;

/// The state of one board's history on the server. It can be rebuilt from the stored frames.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inbox {
    stored: u64,
    head: Hash,
    /// The hashes of the last frames, including `head`.
    recent: VecDeque<(u64, Hash)>,
    is_frozen: bool,
}

/// A frame that continues the history and is to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredFrame {
    /// The frame's number.
    pub seq: u64,
    /// The frame's hash, which the next frame refers to.
    pub hash: Hash,
    /// The time of the event by the board's clock.
    pub at: Millis,
    /// The body. The hash was computed from its bytes as they were sent, which are not kept.
    pub body: wire::BoardBody,
}

impl StoredFrame {
    /// Returns the JSON of the body as it is stored: without white space, each field once, in one order. However a
    /// board spells a body, it takes no more room than this.
    ///
    /// # Panics
    /// Never: bodies have no maps and no infinite numbers.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(&self.body).expect("bodies have no maps and no infinite numbers")
    }
}

/// The result for a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// The next frame: store it, call [`Inbox::keep`], then acknowledge it.
    New(StoredFrame),
    /// A frame that is already stored. It is acknowledged again and has no effect.
    Duplicate,
}

impl Inbox {
    /// Returns the inbox of a board that has never sent a frame.
    #[must_use]
    pub fn new(device: &str) -> Self {
        Self { stored: 0, head: Hash::genesis(device), recent: VecDeque::new(), is_frozen: false }
    }

    /// Rebuilds the inbox from its last stored frames: `recent` are the last [`HASHES_KEPT`] or fewer, in
    /// order.
    #[must_use]
    pub fn restore(device: &str, recent: &[(u64, Hash)], is_frozen: bool) -> Self {
        let mut inbox = Self { is_frozen, ..Self::new(device) };
        for &(seq, hash) in recent {
            inbox.remember(seq, hash);
        }
        inbox
    }

    /// Returns the number of the last stored frame; 0 before the first one.
    #[must_use]
    pub const fn stored(&self) -> u64 {
        self.stored
    }

    /// Returns the hash of the last stored frame.
    #[must_use]
    pub const fn head(&self) -> Hash {
        self.head
    }

    /// Returns true if the history is inconsistent and the board frozen.
    #[must_use]
    pub const fn is_frozen(&self) -> bool {
        self.is_frozen
    }

    /// Freezes the inbox: no more frames are accepted. The caller must store that too.
    pub const fn freeze(&mut self) {
        self.is_frozen = true;
    }

    /// Checks that a board that resumes can continue.
    ///
    /// # Errors
    /// Returns [`BoardRefusal::Behind`], [`BoardRefusal::LostHistory`] (both freeze), [`BoardRefusal::Frozen`] or
    /// [`BoardRefusal::Invalid`].
    pub fn resume(&self, last: u64, oldest: u64) -> Result<(), Refused> {
        self.check_not_frozen()?;
        if oldest > last + 1 {
            return Err(Refused::new(BoardRefusal::Invalid, "oldest must be at most last + 1"));
        }
        if last < self.stored {
            let what = format!("the last frame was {} and is now {last}", self.stored);
            return Err(Refused::new(BoardRefusal::Behind, what));
        }
        if oldest > self.stored + 1 {
            let what = format!("frames {} to {} are lost", self.stored + 1, oldest - 1);
            return Err(Refused::new(BoardRefusal::LostHistory, what));
        }
        Ok(())
    }

    /// Checks a frame. The inbox changes only when the frame has been stored and [`Inbox::keep`] is called.
    ///
    /// # Errors
    /// Returns [`BoardRefusal::Gap`], [`BoardRefusal::ChangedHistory`] (which freezes) or [`BoardRefusal::Frozen`].
    pub fn receive(&self, frame: RawFrame) -> Result<Received, Refused> {
        self.check_not_frozen()?;
        let RawFrame { seq, prev, at, raw_body, body } = frame;
        let hash = prev.next(seq, at.0, &raw_body);
        if seq <= self.stored {
            let known = self.recent.iter().find(|(number, _)| *number == seq);
            return match known {
                Some((_, known)) if *known != hash => {
                    let what = format!("frame {seq} has changed");
                    Err(Refused::new(BoardRefusal::ChangedHistory, what))
                }
                // A frame older than all kept hashes cannot be compared. It is stored already, so ignoring it is
                // safe.
                Some(_) | None => Ok(Received::Duplicate),
            };
        }
        if seq != self.stored + 1 {
            let what = format!("frame {} is missing before {seq}", self.stored + 1);
            return Err(Refused::new(BoardRefusal::Gap, what));
        }
        if prev != self.head {
            let what = format!("frame {seq} does not continue from frame {}", self.stored);
            return Err(Refused::new(BoardRefusal::ChangedHistory, what));
        }
        Ok(Received::New(StoredFrame { seq, hash, at, body }))
    }

    /// Records that a frame from [`Inbox::receive`] has been stored.
    ///
    /// # Panics
    /// Panics if it is not the next frame.
    pub fn keep(&mut self, frame: &StoredFrame) {
        assert_eq!(frame.seq, self.stored + 1, "frames are stored in order");
        self.remember(frame.seq, frame.hash);
    }

    fn remember(&mut self, seq: u64, hash: Hash) {
        self.stored = seq;
        self.head = hash;
        self.recent.push_back((seq, hash));
        if self.recent.len() > HASHES_KEPT {
            self.recent.pop_front();
        }
    }

    fn check_not_frozen(&self) -> Result<(), Refused> {
        if self.is_frozen {
            return Err(Refused::new(BoardRefusal::Frozen, "the history of this board is inconsistent"));
        }
        Ok(())
    }
}
