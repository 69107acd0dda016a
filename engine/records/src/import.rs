//! Reading a match from the bytes of a file, whatever program wrote it: the format follows from the content.

use thiserror::Error;

use crate::judgement::Judgement;
use crate::mat::MatError;
use crate::match_record::MatchRecord;
use crate::report::{Note, Reading};
use crate::sgf::SgfError;
use crate::source::Source;
use crate::transcript::{NotInRecord, Transcript};
use crate::xg::{self, XgError, XgMatch};

/// The formats of other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// Jellyfish's text, which most programs write.
    Mat,
    /// Smart Game Format, as GNU Backgammon writes it.
    Sgf,
    /// The binary form of eXtreme Gammon.
    Xg,
}

/// A match from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// What the file is.
    pub format: FileFormat,
    /// The match.
    pub transcript: Transcript,
    /// What was skipped or changed, in the order of the file.
    pub notes: Vec<Note>,
    /// What an analysis stored in the file says of the decisions.
    pub judgements: Vec<Judgement>,
}

/// Why a file is not a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAMatch {
    /// It has no bytes, or blanks only.
    #[error("the file is empty")]
    Empty,
    /// It is neither text nor a binary form that is known.
    #[error("line {line}: expected text, got a byte of 0")]
    Binary {
        /// The line, counted from 1.
        line: usize,
    },
    /// A text of Jellyfish's kind, or what was taken for one.
    #[error("{0}")]
    Mat(#[from] MatError),
    /// Smart Game Format.
    #[error("{0}")]
    Sgf(#[from] SgfError),
    /// A file of eXtreme Gammon.
    #[error("a file of eXtreme Gammon: {0}")]
    Xg(#[from] XgError),
}

impl Import {
    /// Reads a file of another program.
    ///
    /// # Errors
    /// If there is no match in it. With [`Reading::Strict`] also if anything had to be skipped or changed.
    pub fn read(bytes: &[u8], reading: Reading) -> Result<Import, NotAMatch> {
        if bytes.starts_with(xg::SIGNATURE) {
            let XgMatch { transcript, judgements, notes } = XgMatch::read(bytes, reading)?;
            return Ok(Import { format: FileFormat::Xg, transcript, notes, judgements });
        }
        let text = decode(bytes)?;
        let (format, (transcript, notes)) = if text.trim_start().starts_with('(') {
            (FileFormat::Sgf, Transcript::read_sgf(&text, reading)?)
        } else {
            (FileFormat::Mat, Transcript::read_mat(&text, reading)?)
        };
        Ok(Import { format, transcript, notes, judgements: Vec::new() })
    }
}

impl Import {
    /// What a record keeps of the file beside the match.
    pub fn source(&self) -> Source {
        Source {
            notes: self.notes.clone(),
            judgements: self.judgements.clone(),
            ..Source::of_transcript(&self.transcript)
        }
    }

    /// Writes the match down as a record of our own under an id, with what the file says beside it.
    ///
    /// # Errors
    /// If it is not a match that could have been played here. [`Transcript::to_json`] can hold it all the same.
    pub fn to_record(&self, id: &str) -> Result<MatchRecord, NotInRecord> {
        let mut record = self.transcript.to_record(id)?;
        record.source = Some(self.source()).filter(|source| !source.is_empty());
        Ok(record)
    }
}

/// The text of a file: UTF-8, UTF-16 behind its mark, or else the Western European bytes of old programs, each of which is
/// the character of its number.
///
/// # Errors
/// If it is empty or binary.
pub fn decode(bytes: &[u8]) -> Result<String, NotAMatch> {
    let wide = |unit: fn([u8; 2]) -> u16| {
        let units = bytes[2..].chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        char::decode_utf16(units).map(|one| one.unwrap_or(char::REPLACEMENT_CHARACTER)).collect::<String>()
    };
    let text = match bytes {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(),
            Err(_not_utf8) => bytes.iter().copied().map(char::from).collect(),
        },
    };
    if let Some(at) = text.find('\0') {
        return Err(NotAMatch::Binary { line: text[..at].matches('\n').count() + 1 });
    }
    if text.trim().is_empty() { Err(NotAMatch::Empty) } else { Ok(text) }
}
