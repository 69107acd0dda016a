//! Reads every file of a folder and prints the number of matches, and the reasons why other files cannot be read.
//!
//! `cargo run --release -p fullprime-records --example survey FOLDER [--all]`
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line tool prints")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use play::GameAction;
use records::transcript::TranscriptGame;
use records::{Import, MatchRecord, Reading, Transcript};

fn main() -> std::io::Result<()> {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("usage: survey FOLDER [--all]");
        return Ok(());
    };
    // Shows every note and problem, not only one example of each class.
    let show = std::env::args().nth(2).as_deref() == Some("--all");
    let mut files = Vec::new();
    collect(Path::new(&folder), &mut files)?;
    files.sort();
    let mut classes: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut read = 0_usize;
    for path in &files {
        match read_one(path, show) {
            Ok(()) => read += 1,
            Err(problem) => {
                if show {
                    println!("{}: {problem}", path.display());
                }
                let example = format!("{}: {problem}", path.display());
                classes.entry(class(&problem)).or_insert((0, example)).0 += 1;
            }
        }
    }
    println!("{read} of {} files read", files.len());
    let mut classes: Vec<_> = classes.into_iter().collect();
    classes.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    for (class, (count, example)) in classes {
        println!("{count:5}  {class}\n         {example}");
    }
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { collect(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

fn read_one(path: &Path, show: bool) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let import = Import::read(&bytes, Reading::Tolerant).map_err(|error| error.to_string())?;
    if show {
        for note in &import.notes {
            println!("{}: {note}", path.display());
        }
    }
    check_json(&import)
}

/// Checks that the JSON of the match reads back as the same match.
fn check_json(import: &Import) -> Result<(), String> {
    let id = "survey";
    let again = match import.to_record(id) {
        Ok(record) => {
            let read = MatchRecord::from_json(&record.to_json()).map_err(|error| error.to_string())?;
            read.to_transcript().map_err(|error| format!("its record cannot be replayed: {error}"))?
        }
        Err(_not_in_record) => {
            let json = import.transcript.to_json(&import.source());
            let (read, source) =
                Transcript::from_json(&json).map_err(|error| format!("its JSON: {error}"))?;
            if source != import.source() {
                return Err("its JSON has another source".to_owned());
            }
            read
        }
    };
    let told = |transcript: &Transcript| {
        let games = transcript.games.iter().map(|game| (game.score, steps(game), game.comments.clone()));
        games.collect::<Vec<_>>()
    };
    let is_same = told(&again) == told(&import.transcript) && again.about == import.transcript.about;
    if is_same { Ok(()) } else { Err("its JSON holds another match".to_owned()) }
}

/// Returns the actions. A record stores the dice of an opening throw in another order.
fn steps(game: &TranscriptGame) -> Vec<String> {
    let actions = game.actions.iter().map(|action| match *action {
        GameAction::Play { side, roll, play } => {
            format!("{side:?} {}{} {:?}", roll.high(), roll.low(), play.moves())
        }
        ref other => format!("{other:?}"),
    });
    actions.collect()
}

/// Returns the problem without its numbers and quotations.
fn class(problem: &str) -> String {
    let mut class = String::new();
    let mut quoted = false;
    for character in problem.chars() {
        match character {
            '"' | '`' => {
                quoted = !quoted;
                class.push(character);
            }
            _ if quoted => {}
            digit if digit.is_ascii_digit() => {
                if !class.ends_with('#') {
                    class.push('#');
                }
            }
            other => class.push(other),
        }
    }
    class
}
