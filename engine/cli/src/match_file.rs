//! Reads a match from a file of any program. The content decides which format is read.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use anyhow::{Context as _, bail};
use records::import::decode;
use records::{
    Document, FileFormat, ForeignAnalysis, Import, MatchRecord, Note, Reading, Source, Transcript,
};

/// The maximum size of a file in bytes. The longest known match has less than a hundredth of this.
const BYTES_MAX: u64 = 64 * 1024 * 1024;

/// The maximum number of printed lines of a report.
const NOTES_MAX: usize = 50;

/// The formats of files that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// The text format of Jellyfish.
    Mat,
    /// Smart Game Format, as GNU Backgammon writes it.
    Sgf,
    /// The JSON of this program.
    Json,
    /// A Kato record sheet as data.
    Sheet,
    /// The binary form of eXtreme Gammon.
    Xg,
    /// OGXM, version 2.
    Ogxm,
    /// Record sheets as an image.
    Svg,
    /// Record sheets as a document to print.
    Pdf,
}

/// A match read from a file.
#[derive(Debug)]
pub(super) enum MatchFile {
    /// A record of this program, with times and dice.
    Record(Box<MatchRecord>),
    /// A match of another program.
    Foreign(Box<Foreign>),
}

/// A match of another program.
#[derive(Debug)]
pub(super) struct Foreign {
    /// The match.
    pub(super) transcript: Transcript,
    /// The other data of the file, and the lines that were skipped or changed.
    pub(super) source: Source,
}

/// A message about a bad file, with its name.
#[derive(Debug)]
pub(super) struct BadFile(pub(super) String);

impl BadFile {
    /// The maximum length of the message, in characters. It may quote the file, which can contain anything.
    const CHARACTERS_MAX: usize = 400;

    /// Returns the message about a problem in the file `path`.
    pub(super) fn new(path: &Path, problem: &str) -> BadFile {
        let mut problem: String = problem.to_owned();
        if let Some((cut, _)) = problem.char_indices().nth(Self::CHARACTERS_MAX) {
            problem.truncate(cut);
            problem.push('…');
        }
        BadFile(format!("{}: {problem}", path.display()))
    }
}

impl Format {
    /// Returns the format for the ending of a file name.
    pub(super) fn from_path(path: &Path) -> anyhow::Result<Format> {
        if path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().to_ascii_lowercase().ends_with(".kato.json"))
        {
            return Ok(Format::Sheet);
        }
        let end = path.extension().and_then(|end| end.to_str()).unwrap_or_default().to_ascii_lowercase();
        Ok(match end.as_str() {
            "mat" | "txt" => Format::Mat,
            "sgf" => Format::Sgf,
            "json" => Format::Json,
            "xg" => Format::Xg,
            "ogxm" => Format::Ogxm,
            "svg" => Format::Svg,
            "pdf" => Format::Pdf,
            _ => bail!("{}: a match is written as .mat, .txt, .sgf, .xg, .ogxm or .json", path.display()),
        })
    }
}

impl MatchFile {
    /// Reads a file. The outer error means that it cannot be read at all, the inner one that it holds no match.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub(super) fn read(path: &Path, reading: Reading) -> anyhow::Result<Result<MatchFile, BadFile>> {
        Ok(MatchFile::bytes(path)?.and_then(|bytes| MatchFile::parse(path, &bytes, reading)))
    }

    /// Returns the bytes of a file, up to the largest size of a match. The inner error means that it is larger.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub(super) fn bytes(path: &Path) -> anyhow::Result<Result<Vec<u8>, BadFile>> {
        let unreadable = || format!("{} cannot be read", path.display());
        let file = fs::File::open(path).with_context(unreadable)?;
        let mut bytes = Vec::new();
        file.take(BYTES_MAX + 1).read_to_end(&mut bytes).with_context(unreadable)?;
        if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > BYTES_MAX {
            let problem = format!("more than {} MiB, which no match has", BYTES_MAX / 1024 / 1024);
            return Ok(Err(BadFile::new(path, &problem)));
        }
        Ok(Ok(bytes))
    }

    /// Reads the match in the bytes of a file.
    ///
    /// # Errors
    /// Returns an error if they hold no match.
    pub(super) fn parse(path: &Path, bytes: &[u8], reading: Reading) -> Result<MatchFile, BadFile> {
        parse(bytes, reading).map_err(|problem| BadFile::new(path, &problem))
    }

    /// Returns the analyses of other programs in the file.
    pub(super) fn analyses(&self) -> &[ForeignAnalysis] {
        match self {
            MatchFile::Record(record) => record.source.as_ref().map_or(&[], |source| &source.analyses),
            MatchFile::Foreign(foreign) => &foreign.source.analyses,
        }
    }

    /// Prints the lines that were skipped or changed, to standard error.
    ///
    /// # Errors
    /// Returns an error if standard error is closed.
    pub(super) fn print_report(&self, path: &Path) -> anyhow::Result<()> {
        let MatchFile::Foreign(foreign) = self else { return Ok(()) };
        let notes: &[Note] = &foreign.source.notes;
        let mut errors = io::stderr().lock();
        let mut print = |line: String| {
            writeln!(errors, "fullprime: {}: {line}", path.display()).context("standard error is closed")
        };
        for note in notes.iter().take(NOTES_MAX) {
            print(note.to_string())?;
        }
        match notes.len().checked_sub(NOTES_MAX) {
            Some(more) if more > 0 => print(format!("and {more} more such lines")),
            Some(_) | None => Ok(()),
        }
    }
}

fn parse(bytes: &[u8], reading: Reading) -> Result<MatchFile, String> {
    let begins = |with: &[u8]| bytes.trim_ascii_start().starts_with(with);
    if begins(b"%PDF") || begins(b"<svg") || begins(b"<?xml") {
        return Err("a drawing of a match cannot be read; its .kato.json can".to_owned());
    }
    if FileFormat::detect_format(bytes) == Ok(FileFormat::Json) {
        let text = decode(bytes).map_err(|error| error.to_string())?;
        return match Document::read(&text).map_err(|error| error.to_string())? {
            Document::Record(record) => Ok(MatchFile::Record(record)),
            Document::Transcript(transcript, source) => {
                Ok(MatchFile::Foreign(Box::new(Foreign { transcript: *transcript, source: *source })))
            }
        };
    }
    let import = Import::read(bytes, reading).map_err(|error| error.to_string())?;
    let source = import.source();
    Ok(MatchFile::Foreign(Box::new(Foreign { transcript: import.transcript, source })))
}
