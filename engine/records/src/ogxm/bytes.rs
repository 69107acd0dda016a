//! Reads numbers and texts one after the other.

use thiserror::Error;

/// The error for an OGXM file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OgxmError {
    /// The file is damaged or cut off.
    #[error("byte {offset}: {problem}")]
    Damaged {
        /// The number of bytes before the problem.
        offset: usize,
        /// The problem.
        problem: &'static str,
    },
    /// The file needs a reader for a later version.
    #[error("it is of version {major}.{minor}, which cannot be read")]
    Version {
        /// The first number of the version that a reader must know.
        major: u16,
        /// The second number.
        minor: u16,
    },
    /// A section that a reader must understand is not known.
    #[error("byte {offset}: the section {name:?} is not known, and the match cannot be read without it")]
    Section {
        /// The number of bytes before the section.
        offset: usize,
        /// The name.
        name: String,
    },
    /// The game is a variant of backgammon.
    #[error("variant number {0} of OGXM is not backgammon and cannot be read")]
    Variant(u32),
    /// The file has no games.
    #[error("it contains no match")]
    NoMatch,
    /// An action cannot be read unchanged, and reading is strict.
    #[error("action {record}: {problem}")]
    Action {
        /// The action, counted from 1 through the whole match.
        record: usize,
        /// The problem with the action.
        problem: String,
    },
}

/// The bytes of a file that have not been read yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a> {
    rest: &'a [u8],
    /// The number of bytes of the file before them.
    offset: usize,
}

impl<'a> Bytes<'a> {
    pub(super) fn new(rest: &'a [u8], offset: usize) -> Bytes<'a> {
        Bytes { rest, offset }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    pub(super) fn damaged(&self, problem: &'static str) -> OgxmError {
        OgxmError::Damaged { offset: self.offset, problem }
    }

    pub(super) fn read_slice(&mut self, length: usize) -> Result<&'a [u8], OgxmError> {
        let (taken, rest) =
            self.rest.split_at_checked(length).ok_or_else(|| self.damaged("it ends too early"))?;
        self.rest = rest;
        self.offset += length;
        Ok(taken)
    }

    /// Takes the next `length` bytes, or fewer if the file ends before.
    pub(super) fn part(&mut self, length: usize) -> Bytes<'a> {
        let (taken, rest) = self.rest.split_at(length.min(self.rest.len()));
        let part = Bytes::new(taken, self.offset);
        self.offset += taken.len();
        self.rest = rest;
        part
    }

    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], OgxmError> {
        let taken = self.read_slice(N)?;
        taken.try_into().map_err(|_other_length| self.damaged("it ends too early"))
    }

    pub(super) fn u8(&mut self) -> Result<u8, OgxmError> {
        Ok(self.array::<1>()?[0])
    }

    pub(super) fn u16(&mut self) -> Result<u16, OgxmError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    pub(super) fn u32(&mut self) -> Result<u32, OgxmError> {
        Ok(u32::from_le_bytes(self.array()?))
    }

    /// Reads a position: 26 signed numbers.
    pub(super) fn board(&mut self) -> Result<[i8; 26], OgxmError> {
        Ok(self.array::<26>()?.map(|byte| i8::from_le_bytes([byte])))
    }

    /// Reads a number that is stored as seven bits in each byte, the lowest first. All bytes but the last have the
    /// high bit set.
    pub(super) fn long(&mut self) -> Result<u64, OgxmError> {
        let mut number = 0_u64;
        // Ten bytes with seven bits each hold every 64-bit number.
        for shift in (0..64).step_by(7) {
            let byte = self.u8()?;
            number |= u64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(self.damaged("a number has too many bytes"))
    }

    /// Reads a number as [`Bytes::long`] does, of at most 32 bits.
    pub(super) fn number(&mut self) -> Result<u32, OgxmError> {
        let number = self.long()?;
        u32::try_from(number).map_err(|_larger| self.damaged("a number is too large"))
    }

    fn text_of(&mut self, length: usize) -> Result<String, OgxmError> {
        let text = String::from_utf8_lossy(self.read_slice(length)?);
        Ok(text.chars().filter(|one| !one.is_control() || *one == '\n').collect::<String>().trim().to_owned())
    }

    /// Reads a text, which follows a byte with its length.
    pub(super) fn short_text(&mut self) -> Result<String, OgxmError> {
        let length = self.u8()?;
        Ok(self.text_of(usize::from(length))?.replace('\n', " "))
    }

    /// Reads a text of several lines, which follows its length.
    pub(super) fn lines(&mut self) -> Result<String, OgxmError> {
        let length = self.number()?;
        self.text_of(usize::try_from(length).unwrap_or(usize::MAX))
    }

    /// Reads a text of one line, which follows its length.
    pub(super) fn text(&mut self) -> Result<String, OgxmError> {
        Ok(self.lines()?.replace('\n', " "))
    }

    /// Reads a record: its length, and a mask that says which fields it has.
    pub(super) fn record(&mut self) -> Result<(Bytes<'a>, Mask), OgxmError> {
        let length = self.number()?;
        let offset = self.offset;
        let bytes = self.read_slice(usize::try_from(length).unwrap_or(usize::MAX))?;
        let mut record = Bytes::new(bytes, self.offset - bytes.len());
        debug_assert_eq!(offset, record.offset);
        let mask = Mask(record.long()?);
        Ok((record, mask))
    }
}

/// The mask of a record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mask(u64);

impl Mask {
    /// Returns true if the record has the field.
    pub(super) fn has(self, field: u32) -> bool {
        self.0.checked_shr(field).unwrap_or(0) & 1 == 1
    }
}
