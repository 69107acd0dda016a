//! Many matches: all files of folders, on all processors, with a line for each.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

use anyhow::Context as _;
use indicatif::ProgressBar;
use serde_json::json;
use wire::AnalysisStakes;

use super::analyst::{Analyst, progress_bar};
use super::arguments::Analyse;
use super::compare::Comparison;
use super::entry::{AnalysedFile, Content, Failed, Results};
use super::summary::Summary;
use crate::match_file::{BadFile, MatchFile};
use crate::process::{Outcome, print, told};

/// The outcome for one file.
enum Read {
    /// A match, and whether it was analysed now.
    Match {
        entry: Box<AnalysedFile>,
        is_new: bool,
    },
    /// A file with the content of an earlier one.
    Twin(PathBuf),
    Failed(String),
}

/// Analyses all matches and prints a line for each, in the order of their paths, then the summary.
pub(super) fn run(command: &Analyse, analyst: &Analyst, threads: usize) -> anyhow::Result<Outcome> {
    let results = Results::open(command.results.as_deref(), analyst.level)?;
    let own = command.results.as_ref().and_then(|path| fs::canonicalize(path).ok());
    let (mut files, mut empty) = (Vec::new(), 0);
    for path in &command.paths {
        let before = files.len();
        collect(path, &mut files);
        // The file of results may be in a folder that is analysed.
        files.retain(|path| own.is_none() || fs::canonicalize(path).ok() != own);
        if files.len() == before {
            empty += 1;
            writeln!(io::stderr(), "fullprime: {}: no match file in this folder", path.display())
                .context("standard error is closed")?;
        }
    }
    if files.is_empty() {
        return Ok(Outcome::SomeInputWasBad);
    }
    let bar = progress_bar();
    bar.set_length(u64::try_from(files.len()).unwrap_or(u64::MAX));
    let work = Work { analyst, results: &results, files: &files, threads };
    let mut told =
        AnalyseReporter { command, bar: &bar, entries: Vec::new(), failed: 0, seen: HashMap::new() };
    let is_open = work.run(&mut |index, read| told.tell(&files[index], read, &results))?;
    bar.finish_and_clear();
    let AnalyseReporter { entries, failed, .. } = told;
    if is_open {
        let text = if command.compare {
            let comparison = Comparison::compare_entries(&entries);
            if command.form.json {
                format!("{}\n", json!({ "comparison": comparison }))
            } else {
                comparison.text()
            }
        } else {
            let summary = Summary::summarise(&entries, failed);
            if command.form.json { format!("{}\n", json!({ "summary": summary })) } else { summary.text() }
        };
        print(&text)?;
    }
    Ok(if failed + empty == 0 { Outcome::AllWell } else { Outcome::SomeInputWasBad })
}

/// Adds the files of a folder and of the folders in it, by name. A path that is not a folder is added as it is. Hidden
/// files, links to folders and special files are left out: reading a pipe might never end.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(path) else {
        files.push(path.to_owned());
        return;
    };
    let mut entries: Vec<fs::DirEntry> = entries.filter_map(Result::ok).collect();
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        let is_link_to_folder =
            entry.file_type().is_ok_and(|kind| kind.is_symlink()) && entry.path().is_dir();
        let may_end = fs::metadata(entry.path()).is_ok_and(|found| found.is_file() || found.is_dir());
        if !is_hidden && !is_link_to_folder && may_end {
            collect(&entry.path(), files);
        }
    }
}

/// The work on all files.
struct Work<'a> {
    analyst: &'a Analyst,
    results: &'a Results,
    files: &'a [PathBuf],
    threads: usize,
}

impl Work<'_> {
    /// Reads and analyses all files. Calls `tell` with the result of each, in order; `tell` returns false to stop.
    /// Returns false if `tell` stopped the work.
    fn run(&self, tell: &mut dyn FnMut(usize, Read) -> anyhow::Result<bool>) -> anyhow::Result<bool> {
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let workers = self.threads.clamp(1, self.files.len().max(1));
        // With fewer files than threads, several threads analyse each file.
        let inner = (self.threads / workers).max(1);
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..workers {
                let sender = sender.clone();
                let (next, stop) = (&next, &stop);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(path) = self.files.get(index) else { break };
                        if sender.send((index, self.read(path, inner, stop))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut waiting = BTreeMap::new();
            let mut first = 0;
            for (index, read) in receiver {
                waiting.insert(index, read);
                while let Some(read) = waiting.remove(&first) {
                    let told = tell(first, read);
                    if !matches!(told, Ok(true)) {
                        stop.store(true, Ordering::Relaxed);
                        return told;
                    }
                    first += 1;
                }
            }
            Ok(true)
        })
    }

    fn read(&self, path: &Path, threads: usize, stop: &AtomicBool) -> Read {
        let bytes = match MatchFile::bytes(path) {
            Ok(Ok(bytes)) => bytes,
            Ok(Err(BadFile(problem))) => return Read::Failed(problem),
            Err(error) => return Read::Failed(told(&error)),
        };
        let (name, content) = (path.display().to_string(), Content::from_bytes(&bytes));
        if let Some(entry) = self.results.known(&name, content) {
            return Read::Match { entry: Box::new(entry.clone()), is_new: false };
        }
        let report = MatchFile::parse(path, &bytes, self.analyst.reading).and_then(|file| {
            let hidden = ProgressBar::hidden();
            let report = self.analyst.analyse(&file, threads, &hidden, stop);
            report.map_err(|problem| BadFile::new(path, &problem))
        });
        match report {
            Ok(report) => {
                Read::Match { entry: Box::new(AnalysedFile::new(name, content, &report)), is_new: true }
            }
            Err(BadFile(problem)) => Read::Failed(problem),
        }
    }
}

/// The lines and results so far.
struct AnalyseReporter<'a> {
    command: &'a Analyse,
    bar: &'a ProgressBar,
    entries: Vec<AnalysedFile>,
    failed: usize,
    /// The first file of each content.
    seen: HashMap<Content, PathBuf>,
}

impl AnalyseReporter<'_> {
    /// Prints the line of a file and keeps a new result. Returns false if the reader of the output has gone.
    fn tell(&mut self, path: &Path, read: Read, results: &Results) -> anyhow::Result<bool> {
        let read = match read {
            Read::Match { entry, is_new } => match self.seen.get(&entry.content) {
                Some(first) => Read::Twin(first.clone()),
                None => {
                    self.seen.insert(entry.content, path.to_owned());
                    Read::Match { entry, is_new }
                }
            },
            other => other,
        };
        self.bar.inc(1);
        let json = self.command.form.json;
        match read {
            Read::Match { entry, is_new } => {
                if is_new {
                    results.keep(&entry)?;
                }
                let line = if json {
                    serde_json::to_string(&entry).context("a result is JSON")?
                } else if self.command.compare {
                    String::new()
                } else {
                    line(&entry)
                };
                self.entries.push(*entry);
                if line.is_empty() { Ok(true) } else { self.bar.suspend(|| print(&(line + "\n"))) }
            }
            Read::Twin(first) => {
                self.print_line(&format!(
                    "{}: the same file as {}, counted once",
                    path.display(),
                    first.display()
                ))?;
                Ok(true)
            }
            Read::Failed(problem) => {
                self.failed += 1;
                if !json {
                    self.print_line(&problem)?;
                    return Ok(true);
                }
                let failed = Failed { file: path.display().to_string(), error: problem };
                let line = serde_json::to_string(&failed).context("a message is JSON")?;
                self.bar.suspend(|| print(&(line + "\n")))
            }
        }
    }

    fn print_line(&self, text: &str) -> anyhow::Result<()> {
        let written = self.bar.suspend(|| writeln!(io::stderr(), "fullprime: {text}"));
        written.context("standard error is closed")
    }
}

/// Returns the line of a match.
fn line(entry: &AnalysedFile) -> String {
    let what = match entry.stakes {
        AnalysisStakes::Match { length } => format!("to {length}"),
        AnalysisStakes::Money { .. } | AnalysisStakes::Cubeless => "points".to_owned(),
    };
    let side = |(name, totals): (&str, &wire::AnalysisTotals)| {
        let rating = totals.all.performance_rating;
        let rating = rating.map_or_else(|| "-".to_owned(), |rating| format!("{rating:.2}"));
        format!("{name} PR {rating}, luck {:+.3}", totals.luck.equity)
    };
    let [white, black] = entry.sides().map(side);
    format!("{}: {what}; {white}; {black}", entry.file)
}
