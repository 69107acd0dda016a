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
    #[error("it contains no match")]
    NoMatch,
    /// The game is a variant of backgammon.
    #[error("variant number {0} of eXtreme Gammon is not backgammon and cannot be read")]
    Variant(i32),
    /// The file holds one position and no match.
    #[error("it holds one position and no match: {0}")]
    Position(Box<str>),
    /// A record cannot be read unchanged, and reading is strict.
    #[error("record {record}: {problem}")]
    Record {
        /// The record, counted from 1.
        record: usize,
        /// The problem with the record.
        problem: String,
    },
}

/// The length of the archive's description at the end of the file, in bytes.
pub(super) const TAIL: usize = 36;
/// The length of the description of a member, in bytes.
pub(super) const ENTRY: usize = 532;
/// The maximum number of members that are read. A file has three or four.
const MEMBERS_MAX: usize = 16;

/// The names of two members: the one with the records of the match, and the one with the comments.
pub(super) const MATCH: &str = "temp.xg";
pub(super) const COMMENTS: &str = "temp.xgc";
/// The length of a record in bytes.
pub(super) const RECORD: usize = 2560;
/// The value that identifies the record of a match, and its offset in the record.
pub(super) const MAGIC: u32 = 0x494c_4d44;
pub(super) const MAGIC_AT: usize = 556;
/// The length of a file's header, and the offset in it of the size of the picture that follows.
pub(super) const HEADER: usize = 8232;
const PICTURE_SIZE_AT: usize = 20;
/// The offset of a note on the match in the header, a UTF-16 text. eXtreme Gammon shows it and does not read it.
pub(super) const NOTE_AT: usize = 6184;
/// The start of the note that names the program of the analysis.
pub(super) const ANALYST: &str = "Analysis by ";
/// The maximum length of this note in UTF-16 units.
pub(super) const ANALYST_UNITS_MAX: usize = 60;
/// The maximum number of bytes that are unpacked to find the members of an archive without a list of them.
const FOUND_BYTES_MAX: usize = 64 * 1024 * 1024;

/// A member of the archive.
#[derive(Debug)]
pub(super) struct Member<'a> {
    name: String,
    packed: &'a [u8],
    is_packed: bool,
}

/// The condition of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Sound,
    /// The checksum over the members is wrong.
    WrongChecksum,
    /// The list of the members at the end is missing. They were found by their content.
    NoIndex,
}

/// Returns the members of a file and the condition of its archive.
pub(super) fn members(file: &[u8]) -> Result<(Vec<Member<'_>>, Condition), XgError> {
    if !file.starts_with(SIGNATURE) {
        return Err(XgError::Damaged("header"));
    }
    indexed(file).or_else(|damaged| {
        let found = found(file);
        if found.is_empty() { Err(damaged) } else { Ok((found, Condition::NoIndex)) }
    })
}

/// Returns the members that the list at the end of a file names.
fn indexed(file: &[u8]) -> Result<(Vec<Member<'_>>, Condition), XgError> {
    let damaged = || XgError::Damaged("archive");
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
        // In the description of a member 0 means packed; in that of the list, which was read above, it means unpacked.
        members.push(Member { name: entry.short_text(0, 255), packed, is_packed: entry.byte(528) == 0 });
    }
    if !members.iter().any(|member| member.is(MATCH)) {
        return Err(XgError::NoMatch);
    }
    Ok((members, if is_sound { Condition::Sound } else { Condition::WrongChecksum }))
}

/// Finds the match and its comments by unpacking one member after the other from the start of the archive.
fn found(file: &[u8]) -> Vec<Member<'_>> {
    let picture = usize::try_from(Fields(file).u32(PICTURE_SIZE_AT)).unwrap_or(usize::MAX);
    let mut at = HEADER.saturating_add(picture);
    let (mut games, mut comments): (Option<(usize, Member<'_>)>, _) = (None, None);
    let mut room = FOUND_BYTES_MAX;
    for _ in 0..MEMBERS_MAX {
        let Some(packed) = file.get(at..).filter(|rest| !rest.is_empty()) else { break };
        let mut unpacked = ZlibDecoder::new(packed);
        let mut buffer = [0_u8; RECORD];
        let first = fill(&mut unpacked, &mut buffer);
        let head = buffer;
        let mut length = first;
        while length < room {
            match fill(&mut unpacked, &mut buffer) {
                0 => break,
                more => length += more,
            }
        }
        room = room.saturating_sub(length);
        let member = |name: &str| Member { name: name.to_owned(), packed, is_packed: true };
        let is_match = first == RECORD && Fields(&head).u32(MAGIC_AT) == MAGIC;
        // The summary, with only the first and the last record, looks the same but is shorter.
        if is_match && games.as_ref().is_none_or(|(longest, _)| *longest < length) {
            games = Some((length, member(MATCH)));
        } else if head.starts_with(b"{\\rtf") {
            comments = Some(member(COMMENTS));
        }
        match usize::try_from(unpacked.total_in()) {
            Ok(0) | Err(_) => break,
            Ok(used) => at = at.saturating_add(used),
        }
    }
    games.map(|(_, member)| member).into_iter().chain(comments).collect()
}

/// Reads until the buffer is full, the data ends or is damaged. Returns the number of bytes read.
fn fill(from: &mut impl Read, buffer: &mut [u8]) -> usize {
    let mut filled = 0;
    while filled < buffer.len() {
        match from.read(&mut buffer[filled..]) {
            Ok(count) if count > 0 => filled += count,
            _ => break,
        }
    }
    filled
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

    /// Returns at most the first `most` unpacked bytes.
    pub(super) fn bytes(&self, most: usize) -> Vec<u8> {
        if self.is_packed {
            unpack(self.packed, most)
        } else {
            self.packed[..self.packed.len().min(most)].to_vec()
        }
    }

    /// Returns a reader of the unpacked bytes, which are never in memory all at once.
    pub(super) fn reader(&self) -> Box<dyn Read + 'a> {
        if self.is_packed { Box::new(ZlibDecoder::new(self.packed)) } else { Box::new(self.packed) }
    }
}
