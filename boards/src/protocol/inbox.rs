//! That each frame of a board is stored once, in order, and as it was made.

use std::collections::VecDeque;

use wire::{BoardRefusal, Millis};

use super::{Hash, RawFrame, Refused};

/// So many hashes of stored frames are remembered to tell a frame that is sent again from one that was changed. A board
/// that is connected has fewer frames on their way; older ones are ignored unseen.
pub const HASHES_KEPT: usize = 256;

/// Where the history of one board stands on the server. It can be made anew from what is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inbox {
    stored: u64,
    head: Hash,
    /// The hashes of the last frames, `head` among them.
    recent: VecDeque<(u64, Hash)>,
    is_frozen: bool,
}

/// A frame that goes on from all before it and is to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredFrame {
    /// Its number.
    pub seq: u64,
    /// Its hash, which the next one goes on from.
    pub hash: Hash,
    /// When it happened, by the board's clock.
    pub at: Millis,
    /// The body's bytes.
    pub raw_body: String,
    /// The body.
    pub body: wire::BoardBody,
}

/// What a frame is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// The next one: store it, tell the inbox with [`Inbox::keep`], then acknowledge it.
    New(StoredFrame),
    /// One that is stored already. It is acknowledged again and has no effect.
    Duplicate,
}

impl Inbox {
    /// The inbox of a board that has never sent a frame.
    #[must_use]
    pub fn new(device: &str) -> Self {
        Self { stored: 0, head: Hash::genesis(device), recent: VecDeque::new(), is_frozen: false }
    }

    /// The inbox as it was when its last frames were stored: `recent` are the last [`HASHES_KEPT`] or fewer, in order.
    #[must_use]
    pub fn restore(device: &str, recent: &[(u64, Hash)], is_frozen: bool) -> Self {
        let mut inbox = Self { is_frozen, ..Self::new(device) };
        for &(seq, hash) in recent {
            inbox.remember(seq, hash);
        }
        inbox
    }

    /// The last frame that is stored; 0 before any.
    #[must_use]
    pub const fn stored(&self) -> u64 {
        self.stored
    }

    /// Its hash.
    #[must_use]
    pub const fn head(&self) -> Hash {
        self.head
    }

    /// Whether the history has been called in question.
    #[must_use]
    pub const fn is_frozen(&self) -> bool {
        self.is_frozen
    }

    /// Nothing is accepted any more. Remember to store that, too.
    pub const fn freeze(&mut self) {
        self.is_frozen = true;
    }

    /// Whether a board that says where it stands can go on.
    ///
    /// # Errors
    /// [`BoardRefusal::Behind`], [`BoardRefusal::LostHistory`] (both freeze), [`BoardRefusal::Frozen`] or
    /// [`BoardRefusal::Invalid`].
    pub fn resume(&self, last: u64, oldest: u64) -> Result<(), Refused> {
        self.check_not_frozen()?;
        if oldest > last + 1 {
            return Err(Refused::new(BoardRefusal::Invalid, "oldest is at most last + 1"));
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

    /// Looks at a frame. Nothing changes until it is stored.
    ///
    /// # Errors
    /// [`BoardRefusal::Gap`], [`BoardRefusal::ChangedHistory`] (which freezes) or [`BoardRefusal::Frozen`].
    pub fn receive(&self, frame: RawFrame) -> Result<Received, Refused> {
        self.check_not_frozen()?;
        let RawFrame { seq, prev, at, raw_body, body } = frame;
        let hash = prev.next(seq, at.0, &raw_body);
        if seq <= self.stored {
            let known = self.recent.iter().find(|(number, _)| *number == seq);
            return match known {
                Some((_, known)) if *known != hash => {
                    let what = format!("frame {seq} is not what it was");
                    Err(Refused::new(BoardRefusal::ChangedHistory, what))
                }
                Some(_) | None => Ok(Received::Duplicate),
            };
        }
        if seq != self.stored + 1 {
            let what = format!("frame {} is missing before {seq}", self.stored + 1);
            return Err(Refused::new(BoardRefusal::Gap, what));
        }
        if prev != self.head {
            let what = format!("frame {seq} does not go on from frame {}", self.stored);
            return Err(Refused::new(BoardRefusal::ChangedHistory, what));
        }
        Ok(Received::New(StoredFrame { seq, hash, at, raw_body, body }))
    }

    /// A frame that [`Inbox::receive`] gave back has been stored.
    ///
    /// # Panics
    /// When it is not the next one.
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
            return Err(Refused::new(BoardRefusal::Frozen, "the history of this board is in question"));
        }
        Ok(())
    }
}
