//! `fullprime analyse`: the cost of every decision in a match file, and the totals of both players.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use analysis::{Impossible, Level, Plan, Subject};
use anyhow::Context as _;
use clap::Args;
use eval::Ply;
use records::Reading;
use rules::BySide;
use site::reviews::{analysis::to_wire, annotated};

use super::Outcome;
use super::match_file::{BadFile, MatchFile};
use super::tables::Tables;

/// The most games of a rollout.
const GAMES_MAX: i64 = 1_000_000;

/// `fullprime analyse`.
#[derive(Debug, Args)]
pub(super) struct Analyse {
    /// The match: a .mat text, SGF, a .xg file of eXtreme Gammon, a .bgf file of BGBlitz, an OGXM file, a match saved by
    /// JavaFIBS, or JSON of this program's own. The content decides the format.
    file: PathBuf,
    /// How many rolls to look ahead, in GNU Backgammon's count: 0 is the bare net, 2 the usual depth of analysis.
    #[arg(
        long, value_name = "N", default_value_t = 2,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(Ply::MAX.get()))
    )]
    plies: u8,
    /// Roll out mistakes, close decisions, and those on which two depths disagree. Takes several minutes.
    #[arg(long)]
    deep: bool,
    /// With --deep: the most games of each rollout. A multiple of 36 is fair to each first roll.
    #[arg(
        long, value_name = "N", requires = "deep", default_value_t = Level::DEEP.rollout_games,
        value_parser = clap::value_parser!(u32).range(1..=GAMES_MAX)
    )]
    games: u32,
    #[command(flatten)]
    form: Form,
    /// How many threads; all processors if not given. The result does not depend on it.
    #[arg(long, value_name = "N")]
    threads: Option<std::num::NonZeroUsize>,
    /// Refuse a file in which anything has to be skipped or changed.
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    tables: Tables,
}

/// The form of the result; a table of text if nothing is said.
#[derive(Debug, Args)]
struct Form {
    /// Write everything as one line of JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Write a page in HTML instead of a table, with a board for every mistake.
    #[arg(long, conflicts_with = "json")]
    html: bool,
}

impl Analyse {
    /// Prints the analysis.
    pub(super) fn run(self) -> anyhow::Result<Outcome> {
        // First, because everything after it may use the tables.
        let engine = self.tables.engine()?;
        let reading = if self.strict { Reading::Strict } else { Reading::Tolerant };
        let read = MatchFile::read(&self.file, reading)?;
        if let Ok(file) = &read {
            file.print_report(&self.file)?;
        }
        let ply = Ply::new(self.plies).expect("the parser of the flag knows the most");
        let level = Level { ply, rollout_games: if self.deep { self.games } else { 0 } };
        let plan = read.and_then(|file| {
            let bad = |problem: String| BadFile::new(&self.file, &problem);
            let subject = subject(&file).map_err(bad)?;
            Plan::new(subject, level).map_err(|error: Impossible| bad(error.to_string()))
        });
        let plan = match plan {
            Ok(plan) => plan,
            Err(BadFile(problem)) => {
                writeln!(io::stderr(), "fullprime: {problem}").context("standard error is closed")?;
                return Ok(Outcome::SomeInputWasBad);
            }
        };
        let threads =
            self.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, Into::into);
        let bar = ProgressBar::new(plan.len());
        let never = AtomicBool::new(false);
        let report = analysis::analyse(&plan, &engine, threads, &|done| bar.show(done), &never);
        bar.clear();
        let report = to_wire(&report.context("the analysis did not end")?);
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

/// Prints to standard output. A closed pipe, as of `head`, ends it without an error.
fn print(text: &str) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        printed => printed.context("standard output is closed"),
    }
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

/// A progress bar on standard error, if that is a terminal.
#[derive(Debug)]
struct ProgressBar {
    total: usize,
    shown: bool,
}

impl ProgressBar {
    const WIDTH: usize = 40;

    fn new(total: usize) -> Self {
        Self { total, shown: io::stderr().is_terminal() }
    }

    fn show(&self, done: usize) {
        if !self.shown {
            return;
        }
        let filled = done * Self::WIDTH / self.total.max(1);
        let mut line = String::from("\r[");
        for at in 0..Self::WIDTH {
            line.push(if at < filled { '#' } else { ' ' });
        }
        // Writing to a string cannot fail, and a closed terminal needs no bar.
        write!(line, "] {done}/{}", self.total).unwrap_or_default();
        io::stderr().write_all(line.as_bytes()).unwrap_or_default();
    }

    fn clear(&self) {
        if self.shown {
            io::stderr().write_all(b"\r\x1b[K").unwrap_or_default();
        }
    }
}
