//! Reads a match from the bytes of a file. The content decides which format is read.

use thiserror::Error;

use crate::bgf::{self, BgfError, BgfMatch};
use crate::dates;
use crate::document::Document;
use crate::javafibs;
use crate::judgement::ForeignAnalysis;
use crate::line_error::LineError;
use crate::mat::{IllegalRow, MatMatch};
use crate::match_record::MatchRecord;
use crate::ogxm::{self, OgxmError, OgxmMatch};
use crate::report::{Note, Reading};
use crate::sgf::SgfMatch;
use crate::source::Source;
use crate::transcript::{NotInRecord, Transcript, TranscriptGame};
use crate::xg::{self, XgError, XgMatch};

/// The beginning of an analysis that GNU Backgammon exports as text.
const GNU_TEXT: &str = "The score (after ";

/// The formats of files with a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// The text format of Jellyfish, which most programs write.
    Mat,
    /// Smart Game Format, as GNU Backgammon writes it.
    Sgf,
    /// The binary form of eXtreme Gammon.
    Xg,
    /// The form of `BGBlitz`.
    Bgf,
    /// The text format of `JavaFIBS`.
    JavaFibs,
    /// OGXM, the open form of `HedgeHog` and `OpenGammon`.
    Ogxm,
    /// The JSON of this program: a match record, a transcript or a record sheet.
    Json,
}

impl FileFormat {
    /// Returns the format that the beginning of a file shows. Text with any other beginning counts as that of
    /// Jellyfish.
    ///
    /// # Errors
    /// Returns an error if the file is empty, or binary in no known format.
    pub fn of(bytes: &[u8]) -> Result<FileFormat, NotAMatch> {
        if bytes.starts_with(xg::SIGNATURE) {
            return Ok(FileFormat::Xg);
        }
        if bytes.starts_with(ogxm::SIGNATURE) {
            return Ok(FileFormat::Ogxm);
        }
        if bgf::is_bgf(bytes) {
            return Ok(FileFormat::Bgf);
        }
        let text = decode(bytes)?;
        Ok(match text.trim_start() {
            text if text.starts_with('(') => FileFormat::Sgf,
            text if text.starts_with(javafibs::SIGNATURE) => FileFormat::JavaFibs,
            text if Document::begins(text) => FileFormat::Json,
            _jellyfish => FileFormat::Mat,
        })
    }
}

/// A match read from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The format of the file.
    pub format: FileFormat,
    /// The match.
    pub transcript: Transcript,
    /// The lines that were skipped or changed, in the order of the file.
    pub notes: Vec<Note>,
    /// The analyses stored in the file, each of one program.
    pub analyses: Vec<ForeignAnalysis>,
    /// The illegal plays that were kept, if the file is a `.mat` file.
    pub illegal: Vec<IllegalRow>,
}

/// The error for a file that is not a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAMatch {
    /// The file has no bytes, or only blanks.
    #[error("the file is empty")]
    Empty,
    /// The file is neither text nor a known binary format.
    #[error("line {line}: expected text, found a zero byte")]
    Binary {
        /// The line number, counted from 1.
        line: usize,
    },
    /// The file is of another kind that people keep in the same folder as their matches.
    #[error("this is {0}, not a match")]
    OtherKind(&'static str),
    /// The file is a single position, as eXtreme Gammon and `BGBlitz` copy it, or as GNU Backgammon saves it.
    #[error("this is a position, not a match; open it on the analysis board by its XGID")]
    Position,
    /// The file has the headers of a match, but no turn and no result.
    #[error("the file contains no game: no roll, no cube action and no result")]
    NoGame,
    /// The file is an analysis that GNU Backgammon exported as text. No program reads that form.
    #[error("this is an analysis by GNU Backgammon as text; export the match as .sgf or .mat instead")]
    GnuText,
    /// The file was read as Jellyfish text and has an error.
    #[error("{0}")]
    Mat(LineError),
    /// The file was read as Smart Game Format and has an error.
    #[error("{0}")]
    Sgf(LineError),
    /// The file is from eXtreme Gammon and has an error.
    #[error("a file of eXtreme Gammon: {0}")]
    Xg(#[from] XgError),
    /// The file is from `BGBlitz` and has an error.
    #[error("a file of BGBlitz: {0}")]
    Bgf(#[from] BgfError),
    /// The file was read as a text of `JavaFIBS` and has an error.
    #[error("a file of JavaFIBS: {0}")]
    JavaFibs(LineError),
    /// The file is in the OGXM format and has an error.
    #[error("an OGXM file: {0}")]
    Ogxm(#[from] OgxmError),
    /// The file was read as JSON of this program and has an error.
    #[error("{0}")]
    Json(Box<str>),
}

impl Import {
    /// Reads a file of any format. A match record must replay to what it states.
    ///
    /// # Errors
    /// Returns an error if the file holds no match. With [`Reading::Strict`] anything skipped or changed is an error
    /// too.
    pub fn read(bytes: &[u8], reading: Reading) -> Result<Import, NotAMatch> {
        let format = FileFormat::of(bytes)?;
        let mut illegal = Vec::new();
        let (transcript, analyses, notes) = match format {
            FileFormat::Xg => {
                let XgMatch { transcript, analyses, notes } = XgMatch::read(bytes, reading)?;
                (transcript, analyses, notes)
            }
            FileFormat::Bgf => {
                let BgfMatch { transcript, analyses, notes } = BgfMatch::read(bytes, reading)?;
                (transcript, analyses, notes)
            }
            FileFormat::Ogxm => {
                let OgxmMatch { transcript, analyses, notes } = OgxmMatch::read(bytes, reading)?;
                (transcript, analyses, notes)
            }
            FileFormat::Sgf => {
                let read = SgfMatch::read(&decode(bytes)?, reading).map_err(NotAMatch::Sgf)?;
                (read.transcript, read.analyses, read.notes)
            }
            FileFormat::JavaFibs => {
                let read = Transcript::read_javafibs(&decode(bytes)?, reading);
                let (transcript, notes) = read.map_err(NotAMatch::JavaFibs)?;
                (transcript, Vec::new(), notes)
            }
            FileFormat::Mat => {
                let text = decode(bytes)?;
                let read = MatMatch::read(&text, reading).map_err(|error| not_a_match(&text, error))?;
                illegal = read.illegal;
                (read.transcript, Vec::new(), read.notes)
            }
            FileFormat::Json => {
                let document = Document::read(&decode(bytes)?).map_err(json)?;
                let (transcript, source) = match document {
                    Document::Transcript(transcript, source) => {
                        if reading == Reading::Strict {
                            drop(transcript.to_record("-").map_err(json)?);
                        }
                        (*transcript, *source)
                    }
                    Document::Record(record) => {
                        (dated_transcript(&record)?, record.source.unwrap_or_default())
                    }
                };
                if let (Reading::Strict, Some(note)) = (reading, source.notes.first()) {
                    return Err(json(format!("the match was changed when it was read: {}", note.text)));
                }
                (transcript, source.analyses, source.notes)
            }
        };
        check_is_played(&transcript, format)?;
        Ok(Import { format, transcript, notes, analyses, illegal })
    }
}

/// Checks that a match has a game: a turn, a result, or a row at which reading stopped, which the file's owner
/// can correct.
fn check_is_played(transcript: &Transcript, format: FileFormat) -> Result<(), NotAMatch> {
    let is_position =
        |game: &TranscriptGame| format == FileFormat::Sgf && game.actions.is_empty() && game.cut.is_some();
    let is_played = |game: &TranscriptGame| {
        !game.actions.is_empty()
            || game.end.is_some()
            || game.unplayed.is_some()
            || game.cut.as_ref().is_some_and(|cut| format != FileFormat::Sgf || cut.result.is_some())
    };
    if transcript.games.iter().any(is_played) {
        Ok(())
    } else if transcript.games.iter().any(is_position) {
        Err(NotAMatch::Position)
    } else {
        Err(NotAMatch::NoGame)
    }
}

/// Returns the error for a text that does not have the form of Jellyfish. Other kinds of text that people keep with
/// their matches have errors of their own.
fn not_a_match(text: &str, error: LineError) -> NotAMatch {
    let start = text.trim_start();
    let begins = |tag: &str| start.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag));
    if start.starts_with(GNU_TEXT) {
        NotAMatch::GnuText
    } else if begins("<!doctype html") || begins("<html") {
        NotAMatch::OtherKind("a web page")
    } else if (text.contains("XGID=") || text.contains("Position-ID: ")) && !text.contains("Game 1") {
        NotAMatch::Position
    } else {
        NotAMatch::Mat(error)
    }
}

fn json(error: impl ToString) -> NotAMatch {
    NotAMatch::Json(error.to_string().into())
}

/// Returns the match of a record. Its date is the day on which it began, unless its source states another one.
fn dated_transcript(record: &MatchRecord) -> Result<Transcript, NotAMatch> {
    let mut transcript = record.to_transcript().map_err(json)?;
    let about = &mut transcript.about;
    if let (Some(game), true) = (record.games.first(), about.date.is_empty()) {
        let began_s = game.started_at_ms / 1000;
        (about.date, about.time) = dates::of_seconds(began_s);
    }
    Ok(transcript)
}

impl Import {
    /// Returns the data of the file that a record keeps beside the match.
    pub fn source(&self) -> Source {
        Source {
            notes: self.notes.clone(),
            analyses: self.analyses.clone(),
            ..Source::of_transcript(&self.transcript)
        }
    }

    /// Converts the match to a record with the given id and the other data of the file.
    ///
    /// # Errors
    /// Returns an error if the match could not have been played here. [`Transcript::to_json`] can still hold it.
    pub fn to_record(&self, id: &str) -> Result<MatchRecord, NotInRecord> {
        let mut record = self.transcript.to_record(id)?;
        record.source = Some(self.source()).filter(|source| !source.is_empty());
        Ok(record)
    }
}

/// The first bytes of other kinds of files that people keep with their matches.
const OTHER_KINDS: &[(&[u8], &str)] = &[
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"\x89PNG", "a picture (PNG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a zip archive"),
    (b"Rar!", "a RAR archive"),
    (b"7z\xbc\xaf", "a 7z archive"),
];

/// The number of characters by which UTF-16 without a byte order mark is recognised.
const WIDE_PROBE: usize = 16;

/// Decodes the text of a file: UTF-8, UTF-16, or the Western European bytes of old programs. Each of those bytes is the
/// code point of its character. Zero bytes at the end, as a disk leaves them after a crash, are dropped, and lines that
/// end with a carriage return alone, as on old Macs, are ended with a line feed.
///
/// # Errors
/// Returns an error if the file is empty or binary.
pub fn decode(bytes: &[u8]) -> Result<String, NotAMatch> {
    if let Some((_, kind)) = OTHER_KINDS.iter().find(|(start, _)| bytes.starts_with(start)) {
        return Err(NotAMatch::OtherKind(kind));
    }
    let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
        char::decode_utf16(units).map(|one| one.unwrap_or(char::REPLACEMENT_CHARACTER)).collect::<String>()
    };
    // Without a mark, every other byte of the first characters is zero.
    let begins_wide = |zero: usize| {
        let mut probe = bytes.chunks_exact(2).take(WIDE_PROBE);
        probe.len() == WIDE_PROBE && probe.all(|pair| pair[zero] == 0 && pair[1 - zero] != 0)
    };
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
        _ if begins_wide(1) => wide(bytes, u16::from_le_bytes),
        _ if begins_wide(0) => wide(bytes, u16::from_be_bytes),
        _ => match std::str::from_utf8(bytes) {
            Ok(text) => text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(),
            Err(_not_utf8) => bytes.iter().copied().map(char::from).collect(),
        },
    };
    let kept = text.trim_end_matches('\0');
    if let Some(at) = kept.find('\0') {
        return Err(NotAMatch::Binary { line: kept[..at].matches('\n').count() + 1 });
    }
    if kept.trim().is_empty() {
        return Err(NotAMatch::Empty);
    }
    Ok(if kept.contains('\n') { kept.to_owned() } else { kept.replace('\r', "\n") })
}
