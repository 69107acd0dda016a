//! Lets GNU Backgammon read every file of a folder and compares its result with that of this crate, move by move.
//!
//! `cargo run --release -p fullprime-records --example compare FOLDER [EXPORTS]`
//! `cargo run --release -p fullprime-records --example compare FOLDER --with OTHER`
//!
//! GNU Backgammon runs once for each file and writes its result as a `.mat` file into the folder EXPORTS. The next
//! run reuses that file. The files of the folder are not changed. Where only the points of a game differ, the plays are
//! the same: GNU Backgammon counts a game by the last position and the cube, and here the file's own result counts.
//!
//! With `--with`, each file is compared with the file of the same name in the folder OTHER, whatever the formats. File
//! name extensions are ignored.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool prints")]

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use play::{CubeAction, GameAction};
use records::transcript::TranscriptGame;
use records::{Import, Reading, Transcript};
use rules::Side;

fn main() -> std::io::Result<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(folder), exports) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: compare FOLDER [EXPORTS | --with OTHER]");
        return Ok(ExitCode::FAILURE);
    };
    if exports.as_deref() == Some("--with".as_ref()) {
        return compare_folders(folder.as_ref(), arguments.next().unwrap_or_default().as_ref());
    }
    let exports = exports.map_or_else(|| std::env::temp_dir().join("fullprime-compare"), PathBuf::from);
    std::fs::create_dir_all(&exports)?;
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    files.retain(|path| path.is_file());
    files.sort();
    let mut tally = Tally::default();
    for path in &files {
        let Some(theirs) = gnu_backgammon_reads(path, &exports)? else { continue };
        tally.read += 1;
        let ours = Import::read(&std::fs::read(path)?, Reading::Tolerant);
        let outcome = ours.map_err(|error| error.to_string()).and_then(|ours| {
            tally.games += theirs.games.len();
            compare(&ours.transcript, &theirs)
        });
        match outcome {
            Ok(results) => {
                tally.same += 1;
                tally.other_result += u32::from(!results.is_empty());
                results.iter().for_each(|result| println!("{}: {result}", path.display()));
            }
            Err(difference) => println!("{}: {difference}", path.display()),
        }
    }
    println!(
        "GNU Backgammon reads {} of {} files, with {} games. This crate reads {} of these files the same, move by move \
         ({:.2} %), {} of them with different points",
        tally.read,
        files.len(),
        tally.games,
        tally.same,
        100.0 * f64::from(tally.same) / f64::from(tally.read.max(1)),
        tally.other_result,
    );
    Ok(ExitCode::SUCCESS)
}

/// Compares the files of two folders that have the same name.
fn compare_folders(folder: &Path, other: &Path) -> std::io::Result<ExitCode> {
    let stems = |folder: &Path| -> std::io::Result<BTreeMap<OsString, PathBuf>> {
        let paths = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let paths = paths.collect::<std::io::Result<Vec<PathBuf>>>()?;
        Ok(paths.into_iter().filter_map(|path| Some((path.file_stem()?.to_owned(), path))).collect())
    };
    let others = stems(other)?;
    let read = |path: &Path| {
        let import =
            Import::read(&std::fs::read(path).map_err(|error| error.to_string())?, Reading::Tolerant);
        import.map(|import| import.transcript).map_err(|error| format!("{}: {error}", path.display()))
    };
    let (mut pairs, mut same, mut games, mut moves) = (0, 0, 0, 0);
    for (stem, path) in stems(folder)? {
        let Some(twin) = others.get(&stem) else { continue };
        pairs += 1;
        let outcome = read(&path).and_then(|ours| {
            games += ours.games.len();
            moves += ours.games.iter().map(|game| game.actions.len()).sum::<usize>();
            compare(&ours, &read(twin)?)
        });
        match outcome {
            Ok(results) => {
                same += u32::from(results.is_empty());
                results.iter().for_each(|result| println!("{}: {result}", path.display()));
            }
            Err(difference) => println!("{}: {difference}", path.display()),
        }
    }
    println!("{same} of {pairs} pairs with {games} games and {moves} actions are the same, move by move");
    Ok(ExitCode::SUCCESS)
}

#[derive(Default)]
struct Tally {
    read: u32,
    same: u32,
    /// The files in `same` that have a game with different points.
    other_result: u32,
    games: usize,
}

/// Returns the match that GNU Backgammon reads from a file, if any.
fn gnu_backgammon_reads(path: &Path, exports: &Path) -> std::io::Result<Option<Transcript>> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (export, log) = (exports.join(format!("{name}.mat")), exports.join(format!("{name}.log")));
    if !log.exists() {
        let path = std::path::absolute(path)?;
        let script = format!(
            "set automatic game off\nimport auto \"{}\"\nexport match mat \"{}\"\n",
            path.display(),
            export.display()
        );
        let mut child = Command::new("/usr/games/gnubg")
            .args(["-t", "-q", "-r"])
            .stdin(Stdio::piped())
            .stdout(std::fs::File::create(&log)?)
            .stderr(Stdio::null())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(script.as_bytes())?;
        }
        child.wait()?;
    }
    let Ok(text) = std::fs::read(&export) else { return Ok(None) };
    let read = Import::read(&text, Reading::Tolerant).ok().map(|import| import.transcript);
    Ok(read.filter(|read| read.games.iter().any(|game| !game.actions.is_empty() || game.unplayed.is_some())))
}

/// Returns the results that differ, or the first other difference as an error.
fn compare(ours: &Transcript, theirs: &Transcript) -> Result<Vec<String>, String> {
    if ours.length != theirs.length {
        return Err(format!("length {:?} here, {:?} there", ours.length, theirs.length));
    }
    if ours.games.len() != theirs.games.len() {
        return Err(format!("{} games here, {} there", ours.games.len(), theirs.games.len()));
    }
    // Some programs list the players in another order.
    let is_swapped = ours.players.white == theirs.players.black && ours.players.white != theirs.players.white;
    let mut results = Vec::new();
    for (number, (ours, theirs)) in (1..).zip(ours.games.iter().zip(&theirs.games)) {
        let result = compare_games(ours, theirs, is_swapped)
            .map_err(|difference| format!("game {number}, {difference}"))?;
        results.extend(result.map(|result| format!("game {number}, {result}")));
    }
    Ok(results)
}

/// Returns the results of a game if they differ, or another difference as an error.
fn compare_games(
    ours: &TranscriptGame,
    theirs: &TranscriptGame,
    is_swapped: bool,
) -> Result<Option<String>, String> {
    let seen = |side: Side| if is_swapped { side.opponent() } else { side };
    let points = Side::ALL.map(|side| theirs.score[seen(side)]);
    if Side::ALL.map(|side| ours.score[side]) != points {
        return Err(format!("points {:?} here, {points:?} there", ours.score));
    }
    let end = |game: &TranscriptGame, swap: bool| {
        let end = game.end?;
        Some((if swap { end.winner.opponent() } else { end.winner }, end.points))
    };
    let result = match (end(ours, false), end(theirs, is_swapped)) {
        (Some(mine), Some(other)) if mine.0 != other.0 => {
            return Err(format!("the end {mine:?} here, {other:?} there"));
        }
        (Some(mine), Some(other)) if mine != other => {
            Some(format!("only the result differs: {mine:?} here, {other:?} there"))
        }
        _ => None,
    };
    if let Some(cut) = &ours.cut {
        return Err(format!("read up to line {} only: {}", cut.line, cut.reason));
    }
    let (mine, other) = (steps(ours, false), steps(theirs, is_swapped));
    for (number, (mine, other)) in (1..).zip(mine.iter().zip(&other)) {
        if mine != other {
            return Err(format!("action {number}: {mine} here, {other} there"));
        }
    }
    // GNU Backgammon plays the last roll if it allows only one play, even if the game had ended before that.
    let is_last_roll = ours.unplayed.is_some() && other.len() == mine.len() + 1;
    if mine.len() == other.len() || is_last_roll {
        Ok(result)
    } else {
        Err(format!("{} actions here, {} there", mine.len(), other.len()))
    }
}

/// Returns the actions as words that do not depend on the order of moves.
fn steps(game: &TranscriptGame, is_swapped: bool) -> Vec<String> {
    let seen = |side: &Side| if is_swapped { side.opponent() } else { *side };
    let words = game.actions.iter().filter_map(|action| {
        Some(match action {
            GameAction::Play { side, roll, play } => {
                let mut moves: Vec<(u8, u8)> =
                    play.moves().iter().map(|one| (one.from.pips(), one.to.pips())).collect();
                moves.sort_unstable();
                let checkers = net(&moves);
                format!("{:?} plays {roll}: {checkers:?}", seen(side))
            }
            GameAction::IllegalPlay { side, roll, before, after } if before == after => {
                format!("{:?} plays {roll}: []", seen(side))
            }
            GameAction::IllegalPlay { side, roll, .. } => {
                format!("{:?} plays {roll} against the rules", seen(side))
            }
            // Some programs write a take after a raccoon, others do not.
            GameAction::Cube { action: CubeAction::Raccoon, .. } => return None,
            GameAction::Cube { side, action, value } => format!("{:?} {action:?} {value}", seen(side)),
        })
    });
    words.collect()
}

/// Returns the net change of checkers at each place, without intermediate stops.
fn net(moves: &[(u8, u8)]) -> Vec<(u8, i32)> {
    let mut changes = BTreeMap::new();
    for &(from, to) in moves {
        *changes.entry(from).or_insert(0) -= 1;
        *changes.entry(to).or_insert(0) += 1;
    }
    changes.into_iter().filter(|&(_, change)| change != 0).collect()
}
