//! Reads a match from the bytes of a file. The content decides which format is read.

use std::borrow::Cow;

use thiserror::Error;

use crate::bgammon;
use crate::bgf::{self, BgfError, BgfMatch};
use crate::code_page::{self, CodePage, CodePageGuess};
use crate::dates;
use crate::document::Document;
use crate::fibs;
use crate::javafibs;
use crate::judgement::ForeignAnalysis;
use crate::line_error::LineError;
use crate::mat::{self, IllegalRow, MatMatch};
use crate::match_record::MatchRecord;
use crate::ogxm::{self, OgxmError, OgxmMatch};
use crate::report::{Note, NoteKind, Reading};
use crate::sgf::{self, SgfMatch};
use crate::source::Source;
use crate::tmg;
use crate::transcript::{NotInRecord, Transcript, TranscriptGame};
use crate::xg::{self, XgError, XgMatch};

/// The beginning of an analysis that GNU Backgammon exports as text.
const GNU_TEXT: &str = "The score (after ";

/// The number of fields of a position in the text form of Snowie.
const SNOWIE_FIELDS: usize = 40;

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
    /// The text that FIBS' command `oldmoves` shows.
    OldMoves,
    /// The text format of `TrueMoneyGames`.
    TrueMoneyGames,
    /// A replay of bgammon.org.
    Bgammon,
    /// OGXM, the open form of `HedgeHog` and `OpenGammon`.
    Ogxm,
    /// The JSON of this program: a match record, a transcript or a record sheet.
    Json,
}

impl FileFormat {
    /// Returns true for the formats of other programs that are text.
    fn is_text(self) -> bool {
        match self {
            FileFormat::Mat
            | FileFormat::Sgf
            | FileFormat::JavaFibs
            | FileFormat::OldMoves
            | FileFormat::TrueMoneyGames
            | FileFormat::Bgammon => true,
            FileFormat::Xg | FileFormat::Bgf | FileFormat::Ogxm | FileFormat::Json => false,
        }
    }

    /// Returns the format that the beginning of a file shows. Text with any other beginning counts as that of
    /// Jellyfish.
    ///
    /// # Errors
    /// Returns an error if the file is empty, or binary in no known format.
    pub fn detect_format(bytes: &[u8]) -> Result<FileFormat, NotAMatch> {
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
            text if text.starts_with(tmg::SIGNATURE) => FileFormat::TrueMoneyGames,
            text if text.starts_with(bgammon::SIGNATURE) => FileFormat::Bgammon,
            text if fibs::is_oldmoves(text) => FileFormat::OldMoves,
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
    /// The code page in which the text was read, if it is neither UTF-8 nor UTF-16.
    pub code_page: Option<CodePageGuess>,
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
    /// The file is an analysis that GNU Backgammon exported as text or as a web page. No program reads those forms.
    #[error(
        "this is an analysis that GNU Backgammon exported for reading; open the match in GNU Backgammon and save it as \
         .sgf, or export it as .mat"
    )]
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
    /// The file was read as FIBS' `oldmoves` and has an error.
    #[error("oldmoves of FIBS: {0}")]
    OldMoves(LineError),
    /// The file was read as a text of `TrueMoneyGames` and has an error.
    #[error("a file of TrueMoneyGames: {0}")]
    TrueMoneyGames(LineError),
    /// The file was read as a replay of bgammon.org and has an error.
    #[error("a replay of bgammon.org: {0}")]
    Bgammon(LineError),
    /// The file is in the OGXM format and has an error.
    #[error("an OGXM file: {0}")]
    Ogxm(#[from] OgxmError),
    /// The file was read as JSON of this program and has an error.
    #[error("{0}")]
    Json(Box<str>),
}

impl Import {
    /// Reads a file of any format. A match record must replay to what it states. Of several matches in one file the
    /// first is read, with a note; [`Import::read_all`] reads them all.
    ///
    /// # Errors
    /// Returns an error if the file holds no match. With [`Reading::Strict`] anything skipped or changed is an error
    /// too.
    pub fn read(bytes: &[u8], reading: Reading) -> Result<Import, NotAMatch> {
        let format = FileFormat::detect_format(bytes)?;
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
            FileFormat::OldMoves => {
                let read = Transcript::read_oldmoves(&decode(bytes)?, reading);
                let (transcript, notes) = read.map_err(NotAMatch::OldMoves)?;
                (transcript, Vec::new(), notes)
            }
            FileFormat::TrueMoneyGames => {
                let read = Transcript::read_tmg(&decode(bytes)?, reading);
                let (transcript, notes) = read.map_err(NotAMatch::TrueMoneyGames)?;
                (transcript, Vec::new(), notes)
            }
            FileFormat::Bgammon => {
                let read = Transcript::read_bgammon(&decode(bytes)?, reading);
                let (transcript, notes) = read.map_err(NotAMatch::Bgammon)?;
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
        let code_page = if format.is_text() { code_page_of(bytes) } else { None };
        let mut import = Import { format, transcript, notes, analyses, illegal, code_page };
        if reading == Reading::Tolerant {
            import.note_code_page();
        }
        Ok(import)
    }
}

/// Returns the files of the matches in a file that holds several, each of one match. A file with one match or none is
/// returned as it is. Only `.mat` and SGF files hold several.
///
/// Each part counts its own lines, and a part is UTF-8 whatever the file was.
pub fn matches_in(bytes: &[u8]) -> Vec<Cow<'_, [u8]>> {
    let owned = |text: &str| Cow::Owned(text.as_bytes().to_vec());
    let parts: Vec<Cow<'_, [u8]>> = match (FileFormat::detect_format(bytes), decode(bytes)) {
        (Ok(FileFormat::Mat), Ok(text)) => mat::matches(&text).iter().map(|part| owned(part)).collect(),
        (Ok(FileFormat::Sgf), Ok(text)) => sgf::matches(&text).into_iter().map(owned).collect(),
        _ => Vec::new(),
    };
    if parts.len() > 1 { parts } else { vec![Cow::Borrowed(bytes)] }
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
    let is_page = begins("<!doctype html") || begins("<html") || begins("<?xml");
    if start.starts_with(GNU_TEXT) || (is_page && text.contains("GNU Backgammon")) {
        NotAMatch::GnuText
    } else if is_page && (!begins("<?xml") || text.to_ascii_lowercase().contains("<html")) {
        NotAMatch::OtherKind("a web page")
    } else if is_snowie_position(start) {
        NotAMatch::OtherKind("a position in Snowie's text form")
    } else if (text.contains("XGID=") || text.contains("Position-ID: ")) && !text.contains("Game 1") {
        NotAMatch::Position
    } else {
        NotAMatch::Mat(error)
    }
}

/// Returns true if a text begins with a position in the form of Snowie: one line of fields, most of them numbers, with
/// semicolons after them.
fn is_snowie_position(text: &str) -> bool {
    let fields: Vec<&str> =
        text.lines().next().unwrap_or_default().split(';').take(SNOWIE_FIELDS + 1).collect();
    let is_number = |field: &&str| field.trim().parse::<i32>().is_ok();
    fields.len() > SNOWIE_FIELDS
        && fields.iter().copied().filter(|field| is_number(field)).count() + 4 > SNOWIE_FIELDS
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
    /// Reads every match of a file, each as [`Import::read`] does. There is one result for each of [`matches_in`].
    pub fn read_all(bytes: &[u8], reading: Reading) -> Vec<Result<Import, NotAMatch>> {
        matches_in(bytes).iter().map(|part| Import::read(part, reading)).collect()
    }

    /// Adds a note on a code page that is not certain.
    fn note_code_page(&mut self) {
        let Some(CodePageGuess { page, is_certain: false }) = self.code_page else { return };
        let text = format!(
            "its letters are read as {}, which is not certain; choose another code page if the names are wrong",
            page.name()
        );
        let row = format!("{} – {}", self.transcript.players.white, self.transcript.players.black);
        self.notes.push(Note::new(0, None, NoteKind::Noted, &row, text));
    }

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

/// Returns the code page that the letters of a text show, or `None` if the text is UTF-8 or UTF-16.
pub fn code_page_of(bytes: &[u8]) -> Option<CodePageGuess> {
    match Encoded::detect_encoding(bytes) {
        Encoded::Bytes(bytes) => Some(code_page::guess(bytes)),
        Encoded::Utf8(_) | Encoded::Utf16(_) => None,
    }
}

/// Returns a text in UTF-8 that was written in this code page. Other files are returned as they are: binary ones, and
/// texts in UTF-8 or UTF-16.
pub fn in_utf8(bytes: &[u8], page: CodePage) -> Cow<'_, [u8]> {
    match (FileFormat::detect_format(bytes), Encoded::detect_encoding(bytes)) {
        (Ok(format), Encoded::Bytes(text)) if format.is_text() => Cow::Owned(page.decode(text).into_bytes()),
        _ => Cow::Borrowed(bytes),
    }
}

/// The bytes of a text, by their encoding.
enum Encoded<'a> {
    Utf8(&'a str),
    Utf16(String),
    /// One of the code pages.
    Bytes(&'a [u8]),
}

impl Encoded<'_> {
    fn detect_encoding(bytes: &[u8]) -> Encoded<'_> {
        let wide = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
            let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
            let letters = char::decode_utf16(units).map(|one| one.unwrap_or(char::REPLACEMENT_CHARACTER));
            Encoded::Utf16(letters.collect())
        };
        // Without a mark, every other byte of the first characters is zero.
        let begins_wide = |zero: usize| {
            let mut probe = bytes.chunks_exact(2).take(WIDE_PROBE);
            probe.len() == WIDE_PROBE && probe.all(|pair| pair[zero] == 0 && pair[1 - zero] != 0)
        };
        match bytes {
            [0xff, 0xfe, rest @ ..] => wide(rest, u16::from_le_bytes),
            [0xfe, 0xff, rest @ ..] => wide(rest, u16::from_be_bytes),
            _ if begins_wide(1) => wide(bytes, u16::from_le_bytes),
            _ if begins_wide(0) => wide(bytes, u16::from_be_bytes),
            _ => match std::str::from_utf8(bytes) {
                Ok(text) => Encoded::Utf8(text.strip_prefix('\u{feff}').unwrap_or(text)),
                Err(_not_utf8) => Encoded::Bytes(bytes),
            },
        }
    }
}

/// Decodes the text of a file: UTF-8, UTF-16, or the code page that [`code_page_of`] guesses. Zero bytes at the end, as
/// a disk leaves them after a crash, are dropped, and lines that end with a carriage return alone, as on old Macs, are
/// ended with a line feed.
///
/// # Errors
/// Returns an error if the file is empty or binary.
pub fn decode(bytes: &[u8]) -> Result<String, NotAMatch> {
    if let Some((_, kind)) = OTHER_KINDS.iter().find(|(start, _)| bytes.starts_with(start)) {
        return Err(NotAMatch::OtherKind(kind));
    }
    let text = match Encoded::detect_encoding(bytes) {
        Encoded::Utf8(text) => text.to_owned(),
        Encoded::Utf16(text) => text,
        Encoded::Bytes(bytes) => code_page::guess(bytes).page.decode(bytes),
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
