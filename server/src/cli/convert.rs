//! `fullprime convert`: a match from one file format to another.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use records::KatoSheet;
use records::kato::Paper;

use super::Outcome;
use super::match_file::{BadFile, Format, MatchFile};

/// `fullprime convert`.
#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The match: .mat (or .txt), .sgf, a record of this program's own (.json), or a Kato record sheet (.kato.json).
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// What to write: .mat, .sgf or .json; or Kato record sheets as .svg, .pdf or .kato.json. A record made of another
    /// program's file has no times and no proof of its dice.
    #[arg(value_name = "OUT")]
    to: PathBuf,
    /// The paper of record sheets.
    #[arg(long, value_enum, default_value_t = PaperName::A4)]
    paper: PaperName,
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
    /// Writes the file, or nothing.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let format = Format::of(&self.to)?;
        let written = MatchFile::read(&self.from)?.and_then(|file| {
            write(&file, format, self.paper.paper(), &self.from)
                .map_err(|problem| BadFile::new(&self.from, &problem))
        });
        match written {
            Ok(bytes) => {
                fs::write(&self.to, bytes)
                    .with_context(|| format!("{} cannot be written", self.to.display()))?;
                Ok(Outcome::AllWell)
            }
            Err(BadFile(problem)) => {
                writeln!(io::stderr(), "fullprime: {problem}").context("standard error is closed")?;
                Ok(Outcome::SomeInputWasBad)
            }
        }
    }
}

fn write(file: &MatchFile, format: Format, paper: Paper, from: &Path) -> Result<Vec<u8>, String> {
    let sheet = || transcript(file).map(|transcript| KatoSheet::of_transcript(&transcript));
    Ok(match (format, file) {
        (Format::Json, MatchFile::Record(record)) => {
            // What is passed on has been played through.
            record.replay().map_err(|error| error.to_string())?;
            record.to_json().into_bytes()
        }
        (Format::Json, MatchFile::Transcript(transcript)) => {
            let id = from.file_stem().and_then(|name| name.to_str()).unwrap_or("match");
            transcript.to_record(id).map_err(|error| error.to_string())?.to_json().into_bytes()
        }
        (Format::Mat, _) => transcript(file)?.to_mat().map_err(|error| error.to_string())?.into_bytes(),
        (Format::Sgf, _) => transcript(file)?.to_sgf().map_err(|error| error.to_string())?.into_bytes(),
        (Format::Sheet, _) => sheet()?.to_json().into_bytes(),
        (Format::Svg, _) => sheet()?.to_svg(paper).into_bytes(),
        (Format::Pdf, _) => sheet()?.to_pdf(paper),
    })
}

fn transcript(file: &MatchFile) -> Result<records::Transcript, String> {
    match file {
        MatchFile::Record(record) => record.to_transcript().map_err(|error| error.to_string()),
        MatchFile::Transcript(transcript) => Ok(transcript.clone()),
    }
}
