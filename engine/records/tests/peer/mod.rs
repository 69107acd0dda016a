//! Runs GNU Backgammon as a separate program that answers commands. It is not part of this project.
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test panics on anything unexpected, and prints why"
)]
#![allow(dead_code, reason = "each test program uses a part of this")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub(crate) fn gnubg() -> Option<&'static Path> {
    let found = ["/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"]
        .map(Path::new)
        .into_iter()
        .find(|path| path.exists());
    if found.is_none() {
        eprintln!("SKIPPED: GNU Backgammon is not installed, so nothing is compared with it");
    }
    found
}

/// Runs GNU Backgammon over groups of commands, after the commands `before`. Returns its answer to each group.
pub(crate) fn ask(program: &Path, before: &str, name: &str, groups: &[String]) -> Vec<String> {
    let mut script = before.to_owned();
    for group in groups {
        script.push_str("set prompt endofgroup\n");
        script.push_str(group);
        script.push('\n');
    }
    let file: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.gnubg"));
    std::fs::write(&file, script).unwrap();
    // Each run has its own home folder: two runs that create the same settings folder at once make one of them fail.
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.home"));
    std::fs::create_dir_all(&home).unwrap();
    let output = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&file)
        .stdin(Stdio::null())
        .env("HOME", &home)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let answers: Vec<String> =
        text.split("The prompt has been set to `endofgroup'.").skip(1).map(str::to_owned).collect();
    assert_eq!(answers.len(), groups.len(), "GNU Backgammon stopped early: {text}");
    answers
}

/// Returns the points of each side in an answer of GNU Backgammon.
pub(crate) fn score_in(answer: &str) -> (u32, u32) {
    let at = answer.rfind("is: ").unwrap_or_else(|| panic!("no score in: {answer}")) + 4;
    let points = |text: &str| text.split_whitespace().last().unwrap().parse().unwrap();
    let (white, rest) = answer[at..].split_once(", ").unwrap();
    (points(white), points(rest.split_once(" (").unwrap().0))
}

/// Returns the path of a file that tests may write.
pub(crate) fn file(name: &str) -> String {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).to_str().unwrap().to_owned()
}
