//! `fullprime analyse`: the cost of every decision in match files, and the totals of the players.

mod analyst;
mod arguments;
mod compare;
mod entry;
mod many;
mod summary;

use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use analysis::Level;
use anyhow::{Context as _, bail};
use eval::Ply;
use records::Reading;

use super::match_file::{BadFile, MatchFile};
use super::process::{Outcome, print};
use analyst::{Analyst, progress_bar};
pub use arguments::Analyse;

impl Analyse {
    /// Prints the analysis of one match, or a line for each of many.
    ///
    /// # Errors
    /// Returns an error if the engine cannot be made, a file cannot be read or the output cannot be written.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let analyst = Analyst {
            engine: self.options.engine()?,
            level: self.level(),
            reading: if self.strict { Reading::Strict } else { Reading::Tolerant },
        };
        let processors = std::thread::available_parallelism().ok();
        let threads = self.threads.or(processors).map_or(1, Into::into);
        match self.paths.as_slice() {
            [path] if !self.compare && self.results.is_none() && !path.is_dir() => {
                self.one(&analyst, path, threads)
            }
            _ if self.form.html => bail!("--html is for one match; give one file"),
            _ => many::run(&self, &analyst, threads),
        }
    }

    fn level(&self) -> Level {
        let ply = Ply::new(self.plies).expect("the flag's parser checks the maximum");
        Level { ply, rollout_games: if self.deep { self.games } else { 0 } }
    }

    fn one(&self, analyst: &Analyst, path: &Path, threads: usize) -> anyhow::Result<Outcome> {
        let read = MatchFile::read(path, analyst.reading)?;
        if let Ok(file) = &read {
            file.print_report(path)?;
        }
        let bar = progress_bar();
        let report = read.and_then(|file| {
            analyst
                .analyse(&file, threads, &bar, &AtomicBool::new(false))
                .map_err(|problem| BadFile::new(path, &problem))
        });
        bar.finish_and_clear();
        let report = match report {
            Ok(report) => report,
            Err(BadFile(problem)) => {
                writeln!(io::stderr(), "fullprime: {problem}").context("standard error is closed")?;
                return Ok(Outcome::SomeInputWasBad);
            }
        };
        let text = if self.form.json {
            serde_json::to_string(&report).context("a report is JSON")? + "\n"
        } else if self.form.html {
            report::page(&report)
        } else {
            report::text(&report)
        };
        print(&text)?;
        Ok(Outcome::AllWell)
    }
}
