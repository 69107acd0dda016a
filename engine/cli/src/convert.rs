//! `fullprime convert`: converts a match from one file format to another.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use records::{KatoSheet, Reading};
use sheets::{DrawSheet as _, Paper};

use super::match_file::{BadFile, Foreign, Format, MatchFile};
use super::process::Outcome;
use super::system_font::system_font;

/// `fullprime convert`.
#[derive(Debug, Args)]
pub struct Convert {
    /// The match: a .mat text, SGF, a .xg file of eXtreme Gammon, a .bgf file of BGBlitz, an OGXM file, a match saved
    /// by JavaFIBS, JSON of this program's own, or a Kato record sheet (.kato.json). The content decides the format.
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// The output: .mat, .sgf, .xg, .ogxm or .json; or Kato record sheets as .pdf, .kato.json, or .svg with a number
    /// for each page. JSON made from another program's file has no times and no proof of its dice; it is a match record
    /// where the match could have been played here, and a transcript otherwise.
    #[arg(value_name = "OUT")]
    to: PathBuf,
    /// The paper of record sheets.
    #[arg(long, value_enum, default_value_t = PaperName::A4)]
    paper: PaperName,
    /// Refuse a file if any part of it has to be skipped or changed, and JSON that is not a match record.
    #[arg(long)]
    strict: bool,
}

/// Sizes of paper by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum PaperName {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl PaperName {
    fn paper(self) -> Paper {
        match self {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::Letter,
        }
    }
}

impl Convert {
    /// Writes the whole file or nothing. SVG record sheets are one file for each page.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read or written, or if the output is the input or has an unknown format.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let format = Format::from_path(&self.to)?;
        // The output may hold less than the file that it would replace.
        if let (Ok(from), Ok(to)) = (self.from.canonicalize(), self.to.canonicalize())
            && from == to
        {
            anyhow::bail!("{} is the input; name another file for the output", self.to.display());
        }
        let reading = if self.strict { Reading::Strict } else { Reading::Tolerant };
        let read = MatchFile::read(&self.from, reading)?;
        if let Ok(file) = &read {
            file.print_report(&self.from)?;
        }
        let written = read
            .and_then(|file| self.write(&file, format).map_err(|problem| BadFile::new(&self.from, &problem)));
        match written {
            Ok(files) => {
                let several = files.len() > 1;
                for (number, bytes) in (1..).zip(&files) {
                    let path =
                        if several { numbered(&self.to, number, files.len()) } else { self.to.clone() };
                    fs::write(&path, bytes)
                        .with_context(|| format!("{} cannot be written", path.display()))?;
                }
                Ok(Outcome::AllWell)
            }
            Err(BadFile(problem)) => {
                writeln!(io::stderr(), "fullprime: {problem}").context("standard error is closed")?;
                Ok(Outcome::SomeInputWasBad)
            }
        }
    }

    /// Returns the contents of the files: of one file, or of one for each page of SVG record sheets.
    fn write(&self, file: &MatchFile, format: Format) -> Result<Vec<Vec<u8>>, String> {
        let sheet = || transcript(file).map(|transcript| KatoSheet::of_transcript(&transcript));
        let bytes = match (format, file) {
            (Format::Json, MatchFile::Record(record)) => {
                // Only a record that replays is passed on.
                record.replay().map_err(|error| error.to_string())?;
                record.to_json().into_bytes()
            }
            (Format::Json, MatchFile::Foreign(foreign)) => self.write_json(foreign)?.into_bytes(),
            (Format::Mat, _) => transcript(file)?.to_mat().map_err(|error| error.to_string())?.into_bytes(),
            (Format::Sgf, _) => {
                let text = transcript(file)?.to_analysed_sgf(file.analyses());
                text.map_err(|error| error.to_string())?.into_bytes()
            }
            (Format::Xg, _) => transcript(file)?.to_xg(file.analyses()),
            (Format::Ogxm, _) => transcript(file)?.to_ogxm(file.analyses()),
            (Format::Sheet, _) => sheet()?.to_json().into_bytes(),
            (Format::Svg, _) => {
                let pages = sheet()?.to_svgs(self.paper.paper());
                return Ok(pages.into_iter().map(String::into_bytes).collect());
            }
            (Format::Pdf, _) => sheet()?.to_pdf(self.paper.paper(), system_font().as_ref()),
        };
        Ok(vec![bytes])
    }

    /// Returns a match record, or a transcript if the match could not have been played here.
    fn write_json(&self, foreign: &Foreign) -> Result<String, String> {
        let id = self.from.file_stem().and_then(|name| name.to_str()).unwrap_or("match");
        match foreign.transcript.to_record(id) {
            Ok(mut record) => {
                record.source = Some(foreign.source.clone()).filter(|source| !source.is_empty());
                Ok(record.to_json())
            }
            Err(problem) if self.strict => Err(problem.to_string()),
            Err(_not_a_record) => Ok(foreign.transcript.to_json(&foreign.source)),
        }
    }
}

/// Returns the path of one of several files: `match.svg` becomes `match-01.svg` if there are ten or more.
fn numbered(path: &Path, number: usize, count: usize) -> PathBuf {
    let width = count.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number:0width$}.{end}"))
}

fn transcript(file: &MatchFile) -> Result<records::Transcript, String> {
    match file {
        MatchFile::Record(record) => record.to_transcript().map_err(|error| error.to_string()),
        MatchFile::Foreign(foreign) => Ok(foreign.transcript.clone()),
    }
}
