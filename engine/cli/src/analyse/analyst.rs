//! The analysis of one match file.

use std::io::{self, IsTerminal as _};
use std::sync::atomic::AtomicBool;

use analysis::{Level, Plan, Subject};
use eval::Engine;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use records::Reading;
use report::{lay_beside, to_wire};
use rules::BySide;
use wire::MatchAnalysis;

use crate::match_file::MatchFile;

/// Analyses matches in one way.
pub(super) struct Analyst {
    pub(super) engine: Engine,
    pub(super) level: Level,
    pub(super) reading: Reading,
}

impl Analyst {
    /// Analyses a match, and adds the analyses of its file. Ends with an error once `cancel` is set.
    pub(super) fn analyse(
        &self,
        file: &MatchFile,
        threads: usize,
        bar: &ProgressBar,
        cancel: &AtomicBool,
    ) -> Result<MatchAnalysis, String> {
        let plan = Plan::new(subject(file)?, self.level).map_err(|error| error.to_string())?;
        bar.set_length(u64::try_from(plan.len()).unwrap_or(u64::MAX));
        let progress = |done: usize| bar.set_position(u64::try_from(done).unwrap_or(u64::MAX));
        let report = analysis::analyse(&plan, &self.engine, threads, &progress, cancel);
        let mut report = to_wire(&report.map_err(|error| error.to_string())?);
        lay_beside(&mut report, &plan, file.analyses(), self.engine.equities());
        Ok(report)
    }
}

/// Returns a progress bar on standard error, which is hidden if that is not a terminal.
pub(super) fn progress_bar() -> ProgressBar {
    let target =
        if io::stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let style = ProgressStyle::with_template("[{bar:40}] {pos}/{len} {msg}");
    let style = style.unwrap_or_else(|_error| ProgressStyle::default_bar()).progress_chars("## ");
    ProgressBar::with_draw_target(None, target).with_style(style)
}

/// Returns the subject of the analysis. A record holds more than other files can: options, and matches without a
/// cube.
fn subject(file: &MatchFile) -> Result<Subject, String> {
    match file {
        MatchFile::Foreign(foreign) => Ok(Subject::of_transcript(&foreign.transcript, false)),
        MatchFile::Record(record) => {
            let replay = record.replay().map_err(|error| error.to_string())?;
            let players = &record.players;
            let names = BySide { white: players.white.name.clone(), black: players.black.name.clone() };
            Subject::of_log(names, replay.config, &replay.log).map_err(|error| error.to_string())
        }
    }
}
