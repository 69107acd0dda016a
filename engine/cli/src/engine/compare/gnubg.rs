//! GNU Backgammon as a peer: its answers on a position, over its command line. It runs as a
//! program of its own, and its code is not linked.

use std::io::{self, Read as _, Write as _};
use std::process::{Command, Stdio};

use anyhow::Context as _;
use rules::{Position, Roll};

use super::judgement::{
    Choice, DOUBLE_PASS, DOUBLE_TAKE, Judgement, NO_DOUBLE, PositionToJudge, judgement, notation,
};

/// The search depths to ask for, in plies.
const PLIES: [u8; 2] = [0, 2];
/// The maximum number of bytes of an answer that are read. An answer has about 4 kB.
const ANSWER_MAX: u64 = 1 << 20;

/// Returns the judgements of the program `gnubg`, or `None` if it is not on the path.
pub(super) fn judgements(asked: &PositionToJudge, top: usize) -> anyhow::Result<Option<Vec<Judgement>>> {
    let mut judgements = Vec::new();
    for plies in PLIES {
        let commands = format!(
            "set player 0 human\nset player 1 human\nset output matchpc off\nset output mwc off\nset output rawboard off\n\
             set evaluation chequerplay evaluation plies {plies}\nset evaluation cubedecision evaluation plies {plies}\n\
             set xgid {}\nhint {top}\n",
            asked.xgid
        );
        let mut answer = Ok(None);
        let judged = judgement(format!("gnubg {plies}ply"), || {
            answer = ask(&commands);
            match (&answer, asked.roll) {
                (Ok(Some(text)), Some(roll)) => plays(text, &asked.xgid.position, roll),
                (Ok(Some(text)), None) => cube(text),
                (Ok(None) | Err(_), _) => Vec::new(),
            }
        });
        if answer.context("gnubg")?.is_none() {
            return Ok(None);
        }
        judgements.push(judged);
    }
    Ok(Some(judgements))
}

/// Runs the program with these commands, and returns what it prints.
fn ask(commands: &str) -> io::Result<Option<String>> {
    let child = Command::new("gnubg")
        .args(["-t", "-q", "--no-rc"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    // The commands are shorter than a pipe holds, so this does not wait for the program to read them.
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(commands.as_bytes())?;
    }
    let mut answer = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        stdout.take(ANSWER_MAX).read_to_end(&mut answer)?;
    }
    child.wait()?;
    Ok(Some(String::from_utf8_lossy(&answer).into_owned()))
}

/// Reads the lines of plays, such as `    1. Cubeful 2-ply    8/5 6/5    Eq.: +0.219`. Plays that GNU Backgammon judged
/// less deeply than its best play are left out. A best play that leads clearly is not judged deeply itself.
fn plays(answer: &str, position: &Position, roll: Roll) -> Vec<Choice> {
    let line = |line: &str| {
        let (before, equity) = line.split_once("Eq.:")?;
        let (depth, play) = before.split_once("Cubeful ")?.1.split_once(' ')?;
        let equity: f64 = equity.split_whitespace().next()?.parse().ok()?;
        Some((depth.to_owned(), Choice { choice: notation(position, roll, play.trim()), equity }))
    };
    let lines: Vec<(String, Choice)> = answer.lines().filter_map(line).collect();
    let deepest = lines.first().map(|(depth, _)| depth.clone());
    lines.into_iter().filter(|(depth, _)| Some(depth) == deepest.as_ref()).map(|(_, choice)| choice).collect()
}

/// Reads the three equities of a cube decision.
fn cube(answer: &str) -> Vec<Choice> {
    let Some((_, equities)) = answer.split_once("Cubeful equities:") else { return Vec::new() };
    let of = |label: &str, choice: &str| {
        // With an owned cube the labels say `redouble`.
        let line = equities.lines().find(|line| line.to_lowercase().contains(label))?;
        let number = line.to_lowercase();
        let number = number.split_once(label)?.1.split_whitespace().next()?.to_owned();
        Some(Choice { choice: choice.to_owned(), equity: number.parse().ok()? })
    };
    let lines = [
        ("no double", NO_DOUBLE),
        ("no redouble", NO_DOUBLE),
        ("double, take", DOUBLE_TAKE),
        ("double, pass", DOUBLE_PASS),
    ];
    lines.into_iter().filter_map(|(label, choice)| of(label, choice)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_are_read() {
        let text = "\n    1. Cubeful 2-ply    13/11 13/8                   Eq.: +0.295\n       0.498 0.149 0.008 - 0.502 0.142 0.007\n\
             \x20   2. Cubeful 2-ply    24/22 13/8                   Eq.: -0.290 (-0.005)\n\
             \x20   3. Cubeful 0-ply    13/6                         Eq.: +0.218 (-0.077)\n";
        let roll = Roll::from_pips([5, 2]).unwrap();
        let found = plays(text, &Position::STARTING, roll);
        let found: Vec<(&str, f64)> = found.iter().map(|one| (one.choice.as_str(), one.equity)).collect();
        assert_eq!(found, [("13/11 13/8", 0.295), ("24/22 13/8", -0.29)]);
        let text = "Cube analysis\nCubeful equities:\n1. No redouble         +0.084\n2. Redouble, pass        +1.000  (+0.916)\n\
             3. Redouble, take        -0.348  (-0.431)\nProper cube action: No redouble, take (32.0%)\n";
        let found = cube(text);
        let found: Vec<(&str, f64)> = found.iter().map(|one| (one.choice.as_str(), one.equity)).collect();
        assert_eq!(found, [(NO_DOUBLE, 0.084), (DOUBLE_TAKE, -0.348), (DOUBLE_PASS, 1.0)]);
        assert!(plays("", &Position::STARTING, roll).is_empty() && cube("").is_empty());
    }
}
