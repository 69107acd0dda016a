//! `fullprime puzzles`: creates puzzles from games of the engine and from finished matches.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use clap::{Args, Subcommand};
use eval::Engine;
use puzzles::{Moment, PuzzleId, Set, Theme};
use records::{Reading, Transcript};

use super::engine_options::EngineOptions;
use super::match_file::{BadFile, MatchFile};
use super::{json_lines, process::Outcome};

/// The maximum number of puzzles from one game of the engine, so that a set has many different positions. Finished
/// matches have no such limit.
const OF_A_GAME_MAX: usize = 4;
/// The divisor for the largest share of a theme in a set: one in five.
const SHARE: usize = 5;

/// `fullprime puzzles`.
#[derive(Debug, Args)]
pub struct PuzzleTasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Add puzzles to a file, from finished matches and then from games of the engine.
    ///
    /// The file is written after each game. The same command continues where it was stopped, and the file is then the
    /// same as without the stop.
    Make(Make),
    /// Judge positions: XGIDs as JSON lines in, JSON lines out.
    ///
    /// Reads {"xgid":XGID}. Writes {"puzzle":LINE}, or {"error":REASON}.
    Judge(EngineOptions),
}

#[derive(Debug, Args)]
struct Make {
    /// The file. Existing puzzles stay, and count towards the size.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The number of puzzles in the file at which to stop.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    count: usize,
    /// The seed of the engine's games.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Finished matches in any format that `analyse` reads.
    files: Vec<PathBuf>,
    #[command(flatten)]
    options: EngineOptions,
}

impl PuzzleTasks {
    /// Runs the task.
    ///
    /// # Errors
    /// Returns an error if a file cannot be read or written, or if input or output fails.
    pub fn run(self) -> anyhow::Result<Outcome> {
        match self.task {
            Task::Make(make) => make.run(),
            Task::Judge(options) => {
                let engine = options.engine()?;
                json_lines::run(io::stdin().lock(), io::stdout().lock(), |question| judge(&engine, &question))
            }
        }
    }
}

/// A question of `puzzles judge`.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct JudgeQuestion {
    xgid: String,
}

/// An answer of `puzzles judge`.
#[derive(Debug, serde::Serialize)]
struct Judged {
    puzzle: String,
}

fn judge(engine: &Engine, question: &JudgeQuestion) -> Result<Judged, String> {
    let question = question.xgid.parse().map_err(|error: records::XgidError| format!("xgid: {error}"))?;
    // An XGID does not say how long the game has lasted; it is judged as a position of the middle game.
    let moment = Moment { question, plays_made: usize::MAX };
    let puzzle = puzzles::judge(engine, &moment).map_err(|reason| reason.to_string())?;
    Ok(Judged { puzzle: puzzle.to_line() })
}

impl Make {
    fn run(self) -> anyhow::Result<Outcome> {
        let engine = self.options.engine()?;
        let mut file = SetFile::open(&self.out, self.count, self.seed)?;
        let mut outcome = Outcome::AllWell;
        for path in &self.files {
            match read_match(path)? {
                Ok(moments) => file.add(&engine, &moments, None)?,
                Err(BadFile(problem)) => {
                    writeln!(io::stderr(), "fullprime: {problem}").context("standard error is closed")?;
                    outcome = Outcome::SomeInputWasBad;
                }
            }
        }
        while !file.is_full() {
            let number = file.next_game;
            file.add(&engine, &puzzles::self_play(&engine, self.seed, number), Some(number))?;
            file.next_game += 1;
        }
        Ok(outcome)
    }
}

fn read_match(path: &Path) -> anyhow::Result<Result<Vec<Moment>, BadFile>> {
    let transcript: Result<Transcript, BadFile> = match MatchFile::read(path, Reading::Tolerant)? {
        Ok(MatchFile::Foreign(foreign)) => Ok(foreign.transcript),
        Ok(MatchFile::Record(record)) => {
            record.to_transcript().map_err(|error| BadFile::new(path, &error.to_string()))
        }
        Err(bad) => Err(bad),
    };
    Ok(transcript.and_then(|transcript| {
        puzzles::moments_of(&transcript).map_err(|error| BadFile::new(path, &error.to_string()))
    }))
}

/// A file of puzzles that grows.
struct SetFile {
    file: fs::File,
    path: PathBuf,
    set: Set,
    count: usize,
    seed: u64,
    by_theme: HashMap<Theme, usize>,
    /// The number of the next game of the engine with this seed.
    next_game: u64,
}

impl SetFile {
    fn open(path: &Path, count: usize, seed: u64) -> anyhow::Result<Self> {
        let failed = || path.display().to_string();
        let mut text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(failed),
        };
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(failed)?;
        // The puzzles of a game end with a mark. Lines after the last mark are the rest of a run that was killed.
        let whole = end_of_marks(&text);
        if whole < text.len() {
            text.truncate(whole);
            file.set_len(u64::try_from(whole).context("the file is too long")?).with_context(failed)?;
        }
        let set =
            Set::read(&text).map_err(|(line, error)| anyhow!("{}: line {line}: {error}", path.display()))?;
        let mut by_theme = HashMap::new();
        for puzzle in set.all() {
            *by_theme.entry(puzzle.theme).or_default() += 1;
        }
        let done = text.lines().filter_map(|line| game_of(line, seed)).max();
        let next_game = done.map_or(0, |game| game + 1);
        Ok(Self { file, path: path.to_owned(), set, count, seed, by_theme, next_game })
    }

    fn is_full(&self) -> bool {
        self.set.all().len() >= self.count
    }

    /// Judges the moments of a game and appends the puzzles among them in one write.
    fn add(&mut self, engine: &Engine, moments: &[Moment], game: Option<u64>) -> anyhow::Result<()> {
        let mut lines = String::new();
        let mut found = 0;
        let mut order: Vec<&Moment> = moments.iter().collect();
        // Shuffled, so that the beginning of the game is not preferred.
        order.sort_by_key(|moment| PuzzleId::hash_question(&moment.question));
        for moment in order {
            if self.is_full() || (found == OF_A_GAME_MAX && game.is_some()) {
                break;
            }
            let in_theme = self.by_theme.entry(Theme::classify_moment(moment)).or_default();
            if *in_theme >= self.count.div_ceil(SHARE)
                || self.set.get(PuzzleId::hash_question(&moment.question)).is_some()
            {
                continue;
            }
            let Ok(puzzle) = puzzles::judge(engine, moment) else { continue };
            let line = puzzle.to_line();
            if self.set.add(puzzle) {
                *in_theme += 1;
                found += 1;
                lines.push_str(&line);
                lines.push('\n');
            }
        }
        if found > 0 {
            lines.push_str(&mark(self.seed, game));
        }
        self.file
            .write_all(lines.as_bytes())
            .and_then(|()| self.file.flush())
            .with_context(|| self.path.display().to_string())
    }
}

/// Returns the mark that follows the puzzles of a game of the engine, or of a finished match.
fn mark(seed: u64, game: Option<u64>) -> String {
    game.map_or_else(|| "# match\n".to_owned(), |game| format!("# seed {seed} game {game}\n"))
}

/// Returns the offset of the end of the last mark.
fn end_of_marks(text: &str) -> usize {
    let mut end = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        at += line.len();
        if line.starts_with('#') && line.ends_with('\n') {
            end = at;
        }
    }
    end
}

/// Returns the number of the game that a mark ends.
fn game_of(line: &str, seed: u64) -> Option<u64> {
    line.strip_prefix(&format!("# seed {seed} game "))?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_run_goes_on_where_it_was_stopped() {
        let folder = tempfile::tempdir().unwrap();
        let make = |name: &str, count| {
            let out = folder.path().join(name);
            let options = EngineOptions::default();
            Make { out: out.clone(), count, seed: 7, files: Vec::new(), options }.run().unwrap();
            fs::read_to_string(out).unwrap()
        };
        let whole = make("whole", 3);
        assert_eq!(Set::read(&whole).unwrap().all().len(), 3);
        // The run was killed within the last line.
        fs::write(folder.path().join("cut"), &whole[..whole.trim_end().rfind('\n').unwrap() - 5]).unwrap();
        assert_eq!(make("cut", 3), whole);
    }

    #[test]
    fn marks_are_read_back_for_their_own_seed() {
        assert_eq!(game_of(mark(1, Some(23)).trim_end(), 1), Some(23));
        assert_eq!(game_of(mark(1, Some(23)).trim_end(), 2), None);
        assert_eq!(game_of("# seed 1 game", 1), None);
    }
}
