//! The archive at the end of a file.

use std::io::Read;

use flate2::Crc;
use flate2::read::ZlibDecoder;
use thiserror::Error;

use super::SIGNATURE;
use super::fields::Fields;

/// The error for a file of eXtreme Gammon that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum XgError {
    /// The file is damaged or cut off.
    #[error("the {0} is damaged")]
    Damaged(&'static str),
    /// The archive has no list of records.
    #[error("no match in it")]
    NoMatch,
    /// The game has other rules than backgammon.
    #[error("the variant number {0} of eXtreme Gammon cannot be read, only backgammon")]
    Variant(i32),
    /// The file holds one position and no match.
    #[error("it holds one position and no match: {0}")]
    Position(Box<str>),
    /// In strict reading: a record cannot be read as it stands.
    #[error("record {record}: {problem}")]
    Record {
        /// The record, counted from 1.
        record: usize,
        /// The problem with the record.
        problem: String,
    },
}

/// The length of the archive's description at the end of the file, in bytes.
const TAIL: usize = 36;
/// The length of the description of a member, in bytes.
const ENTRY: usize = 532;
/// The most members that are read. A file has three or four.
const MEMBERS_MAX: usize = 16;

/// A member of the archive.
#[derive(Debug)]
pub(super) struct Member<'a> {
    name: String,
    packed: &'a [u8],
    is_packed: bool,
}

/// Returns the members of a file, and true if the checksum over them is correct.
pub(super) fn members(file: &[u8]) -> Result<(Vec<Member<'_>>, bool), XgError> {
    let damaged = || XgError::Damaged("archive");
    if !file.starts_with(SIGNATURE) {
        return Err(XgError::Damaged("header"));
    }
    let tail_at = file.len().checked_sub(TAIL).ok_or_else(damaged)?;
    let tail = Fields(&file[tail_at..]);
    let size = |at| usize::try_from(tail.i32(at)).map_err(|_negative| damaged());
    let (count, index_size, data_size) = (size(4)?, size(12)?, size(16)?);
    let index_at = tail_at.checked_sub(index_size).ok_or_else(damaged)?;
    let data_at = index_at.checked_sub(data_size).ok_or_else(damaged)?;
    let mut crc = Crc::new();
    crc.update(&file[data_at..tail_at]);
    let is_sound = crc.sum() == tail.u32(0);
    let index = if tail.i32(20) == 0 {
        file[index_at..tail_at].to_vec()
    } else {
        unpack(&file[index_at..tail_at], ENTRY * MEMBERS_MAX)
    };
    let data = &file[data_at..index_at];
    let mut members = Vec::new();
    for entry in index.chunks_exact(ENTRY).take(count.min(MEMBERS_MAX)).map(Fields) {
        let at = usize::try_from(entry.i32(520)).map_err(|_negative| damaged())?;
        let size = usize::try_from(entry.i32(516)).map_err(|_negative| damaged())?;
        let packed = at.checked_add(size).and_then(|end| data.get(at..end)).ok_or_else(damaged)?;
        members.push(Member { name: entry.short_text(0, 255), packed, is_packed: entry.byte(528) == 0 });
    }
    Ok((members, is_sound))
}

/// Unpacks up to `most` bytes and stops at damaged data.
fn unpack(packed: &[u8], most: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    // The bytes before a fault are still valid.
    drop(ZlibDecoder::new(packed).take(most).read_to_end(&mut bytes));
    bytes
}

impl<'a> Member<'a> {
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Returns the unpacked bytes, at most the first `most`.
    pub(super) fn bytes(&self, most: usize) -> Vec<u8> {
        if self.is_packed {
            unpack(self.packed, most)
        } else {
            self.packed[..self.packed.len().min(most)].to_vec()
        }
    }

    /// Returns a reader of the unpacked bytes, so that they need not be in memory as a whole.
    pub(super) fn reader(&self) -> Box<dyn Read + 'a> {
        if self.is_packed { Box::new(ZlibDecoder::new(self.packed)) } else { Box::new(self.packed) }
    }
}
