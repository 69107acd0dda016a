//! The result of one match among many, and the file in which results are kept.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use analysis::Level;
use anyhow::{Context as _, bail};
use report::judged_by_both;
use serde::{Deserialize, Serialize};
use wire::{AnalysisStakes, AnalysisTotals, MatchAnalysis, OtherTotals, Seat};

/// The result of one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct AnalysedFile {
    /// The path of the file.
    pub(super) file: String,
    /// The content of the file, as its length and checksum.
    pub(super) content: Content,
    /// The depth of the analysis.
    pub(super) plies: u8,
    pub(super) rollout_games: u32,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) stakes: AnalysisStakes,
    pub(super) white_totals: AnalysisTotals,
    pub(super) black_totals: AnalysisTotals,
    /// The analyses of other programs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) others: Vec<OtherEntry>,
}

/// The length and the checksum of a file, which distinguish it from other files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Content {
    pub(super) bytes: usize,
    pub(super) crc32: u32,
}

/// The totals of another program's analysis, and the errors that can be compared with this program's.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct OtherEntry {
    pub(super) program: String,
    pub(super) white: OtherTotals,
    pub(super) black: OtherTotals,
    /// The decisions that both judged: this program's error, the other one's, and whether they agree on the best
    /// choice.
    pub(super) errors: Vec<(f64, f64, bool)>,
}

/// A file without a result.
#[derive(Debug, Serialize)]
pub(super) struct Failed {
    pub(super) file: String,
    pub(super) error: String,
}

impl Content {
    pub(super) fn from_bytes(bytes: &[u8]) -> Content {
        let mut crc = flate2::Crc::new();
        crc.update(bytes);
        Content { bytes: bytes.len(), crc32: crc.sum() }
    }
}

impl AnalysedFile {
    pub(super) fn new(file: String, content: Content, report: &MatchAnalysis) -> AnalysedFile {
        let others = report.others.iter().flatten().map(|other| OtherEntry {
            program: other.program.clone(),
            white: other.white,
            black: other.black,
            errors: judged_by_both(report, other)
                .into_iter()
                .map(|both| (both.errors[0], both.errors[1], both.same_best))
                .collect(),
        });
        AnalysedFile {
            file,
            content,
            plies: report.plies,
            rollout_games: report.rollout_games,
            white: report.white.clone(),
            black: report.black.clone(),
            stakes: report.stakes,
            white_totals: report.white_totals.clone(),
            black_totals: report.black_totals.clone(),
            others: others.collect(),
        }
    }

    /// Iterates over both players with their totals.
    pub(super) fn sides(&self) -> [(&str, &AnalysisTotals); 2] {
        [(&self.white, &self.white_totals), (&self.black, &self.black_totals)]
    }
}

impl OtherEntry {
    pub(super) fn seat_totals(&self, seat: Seat) -> OtherTotals {
        match seat {
            Seat::White => self.white,
            Seat::Black => self.black,
        }
    }
}

/// The file of results.
pub(super) struct Results {
    known: HashMap<(String, Content), AnalysedFile>,
    file: Option<File>,
}

impl Results {
    /// Opens the file of results, or makes it. Without a path, nothing is kept. Results at another depth are not used.
    pub(super) fn open(path: Option<&Path>, level: Level) -> anyhow::Result<Results> {
        let Some(path) = path else { return Ok(Results { known: HashMap::new(), file: None }) };
        let context = || format!("{} cannot be used", path.display());
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).with_context(context)?;
        let mut known = HashMap::new();
        let mut reader = BufReader::new(&file);
        let (mut line, mut whole, mut number) = (String::new(), 0_u64, 0);
        loop {
            line.clear();
            let read = reader.read_line(&mut line).with_context(context)?;
            // A stopped run may leave an incomplete last line.
            if read == 0 || !line.ends_with('\n') {
                break;
            }
            number += 1;
            whole += u64::try_from(read).unwrap_or(0);
            let Ok(entry) = serde_json::from_str::<AnalysedFile>(&line) else {
                bail!(
                    "{}: line {number} is not a result of this command; choose another file",
                    path.display()
                )
            };
            if entry.plies == level.ply.get() && entry.rollout_games == level.rollout_games {
                known.insert((entry.file.clone(), entry.content), entry);
            }
        }
        file.set_len(whole).with_context(context)?;
        file.seek(SeekFrom::End(0)).with_context(context)?;
        Ok(Results { known, file: Some(file) })
    }

    /// Returns the result of an earlier run.
    pub(super) fn known(&self, file: &str, content: Content) -> Option<&AnalysedFile> {
        self.known.get(&(file.to_owned(), content))
    }

    /// Keeps a new result.
    pub(super) fn keep(&self, entry: &AnalysedFile) -> anyhow::Result<()> {
        let Some(mut file) = self.file.as_ref() else { return Ok(()) };
        let mut line = serde_json::to_string(entry).context("a result is JSON")?;
        line.push('\n');
        file.write_all(line.as_bytes()).context("the results cannot be written")
    }
}
