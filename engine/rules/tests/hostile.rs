//! The parsers of positions and plays return a value or an error for any text. The texts are damaged copies of good
//! ones, because random characters are refused too early to test much. The number of a run determines its text.

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::{Position, Roll, legal_plays, parse_play};

const RUNS: u64 = 200_000;

const WORDS: [&str; 22] = [
    "",
    " ",
    "/",
    "*",
    "(",
    ")",
    "(2)",
    "(99999999999)",
    "bar",
    "off",
    "0",
    "25",
    "26",
    "-1",
    "x",
    ":",
    "|",
    "8/5",
    "24/18*/15",
    "\u{0}",
    "\u{1f3b2}",
    "999999999999999999999",
];

/// Makes one to three changes: removes a part, replaces it with a word, or repeats it.
fn broken(good: &str, numbers: &mut SplitMix64) -> String {
    let mut text: Vec<char> = good.chars().collect();
    for _ in 0..=numbers.random_range(0..3) {
        let from = numbers.random_range(0..text.len() + 1);
        let to = (from + numbers.random_range(0..6)).min(text.len());
        match numbers.random_range(0..3) {
            0 => drop(text.drain(from..to)),
            1 => drop(text.splice(from..to, WORDS[numbers.random_range(0..WORDS.len())].chars())),
            _ => {
                let again: Vec<char> = text[from..to].to_vec();
                text.splice(to..to, again);
            }
        }
    }
    text.into_iter().collect()
}

#[test]
fn broken_positions_are_read_or_refused() {
    let good = [Position::STARTING.to_string(), Position::STARTING.flip().to_string()];
    let mut read = 0;
    for run in 0..RUNS {
        let mut numbers = SplitMix64::seed_from_u64(run);
        let text = broken(&good[numbers.random_range(0..2)], &mut numbers);
        if let Ok(position) = text.parse::<Position>() {
            read += 1;
            assert_eq!(position.to_string().parse::<Position>().unwrap(), position, "{run}: {text}");
        }
    }
    assert!((1..RUNS / 2).contains(&read), "{read} of {RUNS} were read");
}

#[test]
fn broken_plays_are_read_as_legal_ones_or_refused() {
    let rolls = [[3, 1], [6, 6], [5, 2]].map(|pips| Roll::from_pips(pips).unwrap());
    let good = ["8/5 6/5", "24/18(2) 13/7(2)", "13/8 24/22", "bar/24 6/off*"];
    let mut read = 0;
    for run in 0..RUNS {
        let mut numbers = SplitMix64::seed_from_u64(run);
        let text = broken(good[numbers.random_range(0..good.len())], &mut numbers);
        let roll = rolls[numbers.random_range(0..rolls.len())];
        if let Ok(play) = parse_play(&Position::STARTING, roll, &text) {
            read += 1;
            assert!(legal_plays(&Position::STARTING, roll).contains(&play), "{run}: {text}");
        }
    }
    assert!((1..RUNS / 2).contains(&read), "{read} of {RUNS} were read");
}
