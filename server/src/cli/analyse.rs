//! `fullprime analyse`: the cost of every decision in match files, and the totals of the players.

mod compare;
mod entry;
mod many;
mod summary;

use std::io::{self, IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use analysis::{Level, Plan, Subject};
use anyhow::{Context as _, bail};
use clap::Args;
use eval::{Engine, Ply};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use records::{ForeignAnalysis, Reading};
use rules::BySide;
use site::reviews::{analysis::to_wire, annotated, others::lay_beside};
use wire::MatchAnalysis;

use super::Outcome;
use super::engine_options::EngineOptions;
use super::match_file::{BadFile, MatchFile};

/// The maximum number of games of a rollout.
const GAMES_MAX: i64 = 1_000_000;

/// `fullprime analyse`.
#[derive(Debug, Args)]
pub(super) struct Analyse {
    /// The matches: .mat texts, SGF, .xg files of eXtreme Gammon, .bgf files of BGBlitz, OGXM files, matches saved by
    /// JavaFIBS, or JSON of this program's own. The content decides the format. Folders are read with all their
    /// subfolders. Several matches get one line each, and a summary by player.
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// The search depth in plies, counted as in GNU Backgammon: 0 is the bare net, 2 the usual depth of analysis.
    #[arg(
        long, value_name = "N", default_value_t = 2,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(Ply::MAX.get()))
    )]
    plies: u8,
    /// Roll out mistakes, close decisions, and those on which two depths disagree. Takes several minutes.
    #[arg(long)]
    deep: bool,
    /// With --deep: the maximum number of games of each rollout. A multiple of 36 gives each first roll equal weight.
    #[arg(
        long, value_name = "N", requires = "deep", default_value_t = Level::DEEP.rollout_games,
        value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX)
    )]
    games: u32,
    #[command(flatten)]
    form: Form,
    /// Compare the errors found here with those in the analyses that the files contain.
    #[arg(long, conflicts_with = "html")]
    compare: bool,
    /// Store the results in this file, one line of JSON for each match. A later run with the same file continues where
    /// the last one stopped.
    #[arg(long, value_name = "FILE", conflicts_with = "html")]
    results: Option<PathBuf>,
    /// The number of threads; by default one for each processor. The result does not depend on it.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Refuse a file if any part of it has to be skipped or changed.
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    options: EngineOptions,
}

/// The format of the result; by default a table of text.
#[derive(Debug, Args)]
struct Form {
    /// Write JSON instead of a table, one line for each match.
    #[arg(long)]
    json: bool,
    /// Write an HTML page instead of a table, with a board for every mistake. Only for a single match.
    #[arg(long, conflicts_with = "json")]
    html: bool,
}

impl Analyse {
    /// Prints the analysis of one match, or a line for each of many.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        // The tables come first, because everything below may use them.
        let engine = self.options.engine()?;
        let ply = Ply::new(self.plies).expect("the flag's parser checks the maximum");
        let analyst = Analyst {
            engine,
            level: Level { ply, rollout_games: if self.deep { self.games } else { 0 } },
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
            annotated::page(&report)
        } else {
            annotated::text(&report)
        };
        print(&text)?;
        Ok(Outcome::AllWell)
    }
}

/// Analyses matches in one way.
struct Analyst {
    engine: Engine,
    level: Level,
    reading: Reading,
}

impl Analyst {
    /// Analyses a match, and adds the analyses of its file. Ends with an error once `cancel` is set.
    fn analyse(
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
        lay_beside(&mut report, &plan, analyses(file));
        Ok(report)
    }
}

/// Prints to standard output. Returns false for a closed pipe, for example to `head`; the command then ends without an
/// error.
pub(super) fn print(text: &str) -> anyhow::Result<bool> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(false),
        printed => printed.map(|()| true).context("standard output is closed"),
    }
}

/// Returns a progress bar on standard error, which is hidden if that is not a terminal.
fn progress_bar() -> ProgressBar {
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

/// Returns the analyses of other programs in a file.
fn analyses(file: &MatchFile) -> &[ForeignAnalysis] {
    match file {
        MatchFile::Foreign(foreign) => &foreign.source.analyses,
        MatchFile::Record(record) => record.source.as_ref().map_or(&[], |source| &source.analyses),
    }
}
