//! Counts of plays and of sequences of plays, from the data files in `tests/perft`.
//!
//! A line of a file is one of
//! - `position P`: the counts that follow start from this position;
//! - `plays 31 N`: the roll allows N distinct plays;
//! - `turns D N`: there are N sequences of D turns. A turn is one of the 21 rolls (not weighted) and one of its
//!   distinct plays. A finished game has no further turn.
//!
//! The fast generator checks counts up to a limit, and the slow generator those up to a lower one. Set `PERFT_LIMIT`
//! to raise the limit of the fast generator.

#![expect(clippy::unwrap_used, reason = "a data file that cannot be read fails the test")]

mod common;

use std::path::Path;

use common::slow;
use rules::{Position, Roll, legal_positions};

/// The default limit of sequences that the fast generator counts; it takes about a second in a debug build.
const FAST_LIMIT: u64 = 5_000_000;
/// The limit of sequences that the slow generator counts.
const SLOW_LIMIT: u64 = 60_000;

type Generator = fn(&Position, Roll) -> Vec<Position>;

fn by_fast(position: &Position, roll: Roll) -> Vec<Position> {
    let mut found = Vec::new();
    legal_positions(position, roll, &mut found);
    found
}

fn by_slow(position: &Position, roll: Roll) -> Vec<Position> {
    slow::legal_positions(position, roll).into_iter().collect()
}

fn lines(generate: Generator, position: &Position, turns: u32) -> u64 {
    if turns == 0 {
        return 1;
    }
    if position.winner().is_some() {
        return 0;
    }
    let count = |(roll, _): &(Roll, u32)| -> u64 {
        let reached = generate(position, *roll);
        if turns == 1 {
            return u64::try_from(reached.len()).unwrap();
        }
        reached.iter().map(|after| lines(generate, after, turns - 1)).sum()
    };
    Roll::ALL_21.iter().map(count).sum()
}

fn check_file(path: &Path, fast_limit: u64) {
    let mut position = None;
    for (number, line) in std::fs::read_to_string(path).unwrap().lines().enumerate() {
        let place = format!("{}:{}", path.display(), number + 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        let count = |generate: Generator| {
            let position = position.unwrap_or_else(|| panic!("{place}: no position yet"));
            match words[0] {
                "plays" => {
                    let pips = words[1].parse::<u8>().unwrap();
                    generate(&position, Roll::from_pips([pips / 10, pips % 10]).unwrap()).len() as u64
                }
                "turns" => lines(generate, &position, words[1].parse().unwrap()),
                other => panic!("{place}: unknown word `{other}`"),
            }
        };
        match words.as_slice() {
            [] | ["#", ..] => {}
            ["position", ..] => position = Some(line["position".len()..].parse().unwrap()),
            [_, _, expected] => {
                let expected: u64 = expected.parse().unwrap();
                if expected <= fast_limit {
                    assert_eq!(count(by_fast), expected, "{place}");
                }
                if expected <= SLOW_LIMIT {
                    assert_eq!(count(by_slow), expected, "{place}, by the slow generator");
                }
            }
            _ => panic!("{place}: a line has three words"),
        }
    }
    assert!(position.is_some(), "{} holds a position", path.display());
}

#[test]
fn the_counts_in_the_data_files_are_right() {
    let limit = std::env::var("PERFT_LIMIT").map_or(FAST_LIMIT, |limit| limit.parse().unwrap());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "perft") {
            check_file(&path, limit);
            files += 1;
        }
    }
    assert!(files >= 5, "only {files} data files were found");
}
