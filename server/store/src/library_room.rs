//! A match to store in a library, and the space that a library has.

use moment::Millis;
use rules::Position;

use crate::{
    facts::Both,
    id::{LibraryMatchId, UserId},
};

/// A match to store.
#[derive(Debug)]
pub struct NewLibraryMatch {
    pub id: LibraryMatchId,
    pub owner: UserId,
    pub at: Millis,
    pub file_name: String,
    /// The path in the imported folder or zip; `None` for a file that was added alone.
    pub path: Option<String>,
    pub found: FoundMatch,
}

/// The size of a library, or its free space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    pub files: u64,
    pub bytes: u64,
}

impl Room {
    /// Returns the space left of this room after `used`.
    pub fn beside(self, used: Room) -> Room {
        Room { files: self.files.saturating_sub(used.files), bytes: self.bytes.saturating_sub(used.bytes) }
    }

    /// Returns the room after one more match; `None` if the match does not fit.
    pub fn without(self, found: &FoundMatch) -> Option<Room> {
        Some(Room { files: self.files.checked_sub(1)?, bytes: self.bytes.checked_sub(found.bytes)? })
    }
}

/// A match in a file, as a library stores it.
#[derive(Debug, Clone)]
pub struct FoundMatch {
    /// The size of the file in bytes.
    pub bytes: u64,
    /// The compressed file.
    pub packed: Vec<u8>,
    pub white: String,
    pub black: String,
    pub length: Option<u16>,
    pub games: usize,
    pub points: Both,
    /// The fingerprint, which the same match in another file has too.
    pub fingerprint: String,
    /// The fingerprint of the plays alone, without names and day; `None` if nothing was played.
    pub content: Option<String>,
    /// True if two different matches practically never have this content by chance.
    pub is_long: bool,
    /// The day of the match as the file states it, at 00:00 UTC.
    pub played_at: Option<Millis>,
    /// True if the file has analyses or comments.
    pub has_riches: bool,
    /// The positions of all games. They are not stored.
    pub positions: Vec<Position>,
}
