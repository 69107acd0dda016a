//! Runs the program as its users do, and provides positions for its commands.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use rules::{Position, Roll};
use serde_json::Value;
use simulator::Numbers;

/// The program under test.
pub(crate) const FULLPRIME: &str = env!("CARGO_BIN_EXE_fullprime");

/// The result of a run of the program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) status: Option<i32>,
    pub(crate) output: String,
    pub(crate) errors: String,
}

impl Ran {
    /// Returns the lines of the output, each of which must be JSON.
    pub(crate) fn answers(&self) -> Vec<Value> {
        self.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Runs `fullprime` to its end with these arguments and this input.
pub(crate) fn run(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(FULLPRIME)
        .args(arguments)
        // The bear-off database of `analyse` is kept here, and not in the home folder of the user who runs the tests.
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // On another thread, because the program answers while it still reads. It may also end without reading.
    let writer = std::thread::spawn(move || stdin.write_all(&input).unwrap_or_default());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        status: output.status.code(),
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Asks one question per line and returns the answers, none of which may be an error.
pub(crate) fn ask(arguments: &[&str], questions: &[Value]) -> Vec<Value> {
    let input: String = questions.iter().map(|question| format!("{question}\n")).collect();
    let ran = run(arguments, input.as_bytes());
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{}", ran.output);
    let answers = ran.answers();
    assert_eq!(answers.len(), questions.len());
    answers
}

/// Returns the path of GNU Backgammon. Without it, prints what is not compared and returns `None`.
#[expect(clippy::print_stderr, reason = "a test that is skipped says so")]
pub(crate) fn gnubg(compared: &str) -> Option<&'static Path> {
    let found = ["/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"]
        .map(Path::new)
        .into_iter()
        .find(|path| path.exists());
    if found.is_none() {
        eprintln!("SKIPPED: GNU Backgammon is not installed, so {compared} are not compared with it");
    }
    found
}

/// Returns GNU Backgammon's output for each question, which is one or more of its commands. The settings come first.
pub(crate) fn ask_gnubg(program: &Path, settings: &str, questions: &[String]) -> Vec<String> {
    let mut script = settings.to_owned();
    for question in questions {
        // The answer to this command separates the answers.
        script.push_str("set prompt endofgroup\n");
        script.push_str(question);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("commands.gnubg");
    std::fs::write(&file, script).unwrap();
    let output = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&file)
        .stdin(Stdio::null())
        .env("HOME", folder.path())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let answers: Vec<String> =
        text.split("The prompt has been set to `endofgroup'.").skip(1).map(str::to_owned).collect();
    assert_eq!(answers.len(), questions.len(), "GNU Backgammon stopped early: {text}");
    answers
}

/// Returns turns from games of random plays: every kind of position, from the opening to the last checkers.
pub(crate) fn turns(count: usize) -> Vec<(Position, Roll)> {
    let mut numbers = Numbers::new(20);
    let mut turns = Vec::with_capacity(count);
    let mut position = Position::STARTING;
    while turns.len() < count {
        let roll = Roll::from_pips([numbers.die(), numbers.die()]).unwrap();
        let plays = rules::legal_plays(&position, roll);
        // Some turns are skipped, so that more games are seen.
        if numbers.below(4) == 0 {
            turns.push((position, roll));
        }
        position = plays[numbers.below(plays.len())].position;
        if position.winner().is_some() {
            position = Position::STARTING;
        }
    }
    turns
}
