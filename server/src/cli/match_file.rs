//! Reading a match from a file, whatever wrote it: which format it is follows from the name.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::{Context as _, bail};
use records::{KatoSheet, MatchRecord, Transcript};

/// A longer file is no match: the longest that is known has less than a hundredth of this.
const BYTES_MAX: u64 = 64 * 1024 * 1024;

/// The formats of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    /// Jellyfish's text.
    Mat,
    /// GNU Backgammon's own.
    Sgf,
    /// Ours.
    Json,
    /// A Kato record sheet as data.
    Sheet,
    /// Record sheets, drawn.
    Svg,
    /// Record sheets, to print.
    Pdf,
}

/// A match from a file.
#[derive(Debug)]
pub(super) enum MatchFile {
    /// Of our own, with times and dice.
    Record(Box<MatchRecord>),
    /// Of another program.
    Transcript(Transcript),
}

/// What is wrong with a file, told with its name.
#[derive(Debug)]
pub(super) struct BadFile(pub(super) String);

impl BadFile {
    /// What a file holds is quoted in errors, and a file may hold anything.
    const CHARACTERS_MAX: usize = 400;

    /// Of that file.
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
    /// By the end of a file's name.
    pub(super) fn of(path: &Path) -> anyhow::Result<Format> {
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
            "svg" => Format::Svg,
            "pdf" => Format::Pdf,
            _ => bail!("{}: a match file ends in .mat, .txt, .sgf or .json", path.display()),
        })
    }
}

impl MatchFile {
    /// Reads a file. The outer error: it cannot be read at all; the inner one: it holds no match.
    pub(super) fn read(path: &Path) -> anyhow::Result<Result<MatchFile, BadFile>> {
        let format = Format::of(path)?;
        let unreadable = || format!("{} cannot be read", path.display());
        let file = fs::File::open(path).with_context(unreadable)?;
        let mut bytes = Vec::new();
        file.take(BYTES_MAX + 1).read_to_end(&mut bytes).with_context(unreadable)?;
        let bad = |problem: String| BadFile::new(path, &problem);
        if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > BYTES_MAX {
            return Ok(Err(bad(format!("more than {} MiB are no match", BYTES_MAX / 1024 / 1024))));
        }
        Ok(parse(format, bytes).map_err(bad))
    }
}

fn parse(format: Format, bytes: Vec<u8>) -> Result<MatchFile, String> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err("line 1: expected UTF-8, got UTF-16".to_owned());
    }
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        // Old programs write the Western European bytes, each of which is the character of its number.
        Err(error) if matches!(format, Format::Mat | Format::Sgf) => {
            error.into_bytes().into_iter().map(char::from).collect()
        }
        Err(error) => return Err(format!("not UTF-8: {error}")),
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let transcript = match format {
        Format::Mat => Transcript::from_mat(text).map_err(|error| error.to_string()),
        Format::Sgf => Transcript::from_sgf(text).map_err(|error| error.to_string()),
        Format::Json => {
            let record = MatchRecord::from_json(text).map_err(|error| error.to_string())?;
            return Ok(MatchFile::Record(Box::new(record)));
        }
        Format::Sheet => {
            let sheet = KatoSheet::from_json(text).map_err(|error| error.to_string())?;
            sheet.replay().map_err(|error| error.to_string())
        }
        Format::Svg | Format::Pdf => {
            Err("a drawing of a match cannot be read; its .kato.json can".to_owned())
        }
    };
    transcript.map(MatchFile::Transcript)
}
