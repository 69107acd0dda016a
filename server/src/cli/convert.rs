//! `fullprime convert`: a match from one file format to another.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;

use super::Outcome;
use super::match_file::{BadFile, Format, MatchFile};

/// `fullprime convert`.
#[derive(Debug, Args)]
pub(super) struct Convert {
    /// The match: .mat (or .txt), .sgf, or a record of this program's own (.json).
    #[arg(value_name = "IN")]
    from: PathBuf,
    /// What to write: .mat, .sgf or .json. A record made of another program's file has no times and no proof of its dice.
    #[arg(value_name = "OUT")]
    to: PathBuf,
}

impl Convert {
    /// Writes the file, or nothing.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        let format = Format::of(&self.to)?;
        let written = MatchFile::read(&self.from)?.and_then(|file| {
            write(&file, format, &self.from).map_err(|problem| BadFile::new(&self.from, &problem))
        });
        match written {
            Ok(text) => {
                fs::write(&self.to, text)
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

fn write(file: &MatchFile, format: Format, from: &Path) -> Result<String, String> {
    match (format, file) {
        (Format::Json, MatchFile::Record(record)) => {
            // What is passed on has been played through.
            record.replay().map_err(|error| error.to_string())?;
            Ok(record.to_json())
        }
        (Format::Json, MatchFile::Transcript(transcript)) => {
            let id = from.file_stem().and_then(|name| name.to_str()).unwrap_or("match");
            transcript.to_record(id).map(|record| record.to_json()).map_err(|error| error.to_string())
        }
        (Format::Mat, _) => transcript(file)?.to_mat().map_err(|error| error.to_string()),
        (Format::Sgf, _) => Ok(transcript(file)?.to_sgf()),
    }
}

fn transcript(file: &MatchFile) -> Result<records::Transcript, String> {
    match file {
        MatchFile::Record(record) => record.to_transcript().map_err(|error| error.to_string()),
        MatchFile::Transcript(transcript) => Ok(transcript.clone()),
    }
}
