//! Statistical tests of the derived throws, on a large sample from fixed seeds.
//!
//! The limits are chi-square values that fair dice exceed once in ten thousand samples. The seeds are fixed, so the
//! result is the same in every run.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use dice::{Contribution, GameDice, GamesMax, MatchSeed};
use rules::{BySide, Roll, Side};

const MATCHES: u32 = 400;
const TURNS: u32 = 150;

fn game(number: u32) -> GameDice {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_be_bytes());
    let nobody = BySide { white: Contribution::Absent, black: Contribution::Absent };
    MatchSeed::new(seed).keys(&"sample".parse().unwrap(), nobody, GamesMax::ONE).game(1).unwrap()
}

fn sample() -> Vec<Roll> {
    (0..MATCHES)
        .flat_map(|number| {
            let dice = game(number);
            (1..=TURNS).flat_map(move |turn| Side::ALL.map(|side| dice.roll(side, turn)))
        })
        .collect()
}

/// Returns the sum over all classes of (count - expected)^2 / expected, with equal expected counts.
fn chi_square(counts: &[u32]) -> f64 {
    let total: u32 = counts.iter().sum();
    let expected = f64::from(total) / f64::from(u32::try_from(counts.len()).unwrap());
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

fn index(roll: Roll) -> usize {
    let [first, second] = roll.dice().map(|die| usize::from(die.pips()) - 1);
    first * 6 + second
}

#[test]
fn all_36_throws_are_equally_frequent() {
    let mut counts = [0; 36];
    sample().into_iter().for_each(|roll| counts[index(roll)] += 1);
    let statistic = chi_square(&counts);
    assert!(statistic < 77.1, "35 degrees of freedom: {statistic}");
}

#[test]
fn consecutive_throws_are_independent() {
    let mut counts = vec![0; 36 * 36];
    sample().windows(2).for_each(|pair| counts[index(pair[0]) * 36 + index(pair[1])] += 1);
    let statistic = chi_square(&counts);
    assert!(statistic < 1490.0, "1295 degrees of freedom: {statistic}");
}

#[test]
fn throws_of_the_same_turn_are_independent() {
    let mut counts = vec![0; 36 * 36];
    sample().chunks_exact(2).for_each(|pair| counts[index(pair[0]) * 36 + index(pair[1])] += 1);
    let statistic = chi_square(&counts);
    assert!(statistic < 1490.0, "1295 degrees of freedom: {statistic}");
}

#[test]
fn opening_throws_are_equally_frequent_and_ties_are_one_in_six() {
    const GAMES: u32 = 60_000;
    let mut counts = [0; 30];
    let mut games_with_ties: u32 = 0;
    for number in 0..GAMES {
        let throw = game(number).opening();
        let (white, black) = (usize::from(throw.white.pips()), usize::from(throw.black.pips()));
        assert_ne!(white, black);
        counts[(white - 1) * 5 + black - usize::from(black > white) - 1] += 1;
        games_with_ties += u32::from(!throw.ties.is_empty());
    }
    let statistic = chi_square(&counts);
    assert!(statistic < 68.0, "29 degrees of freedom: {statistic}");
    // Expected: 10 000, with a standard deviation of 91.
    assert!(games_with_ties.abs_diff(GAMES / 6) < 360, "{games_with_ties}");
}

#[test]
fn the_opening_throw_and_the_rolls_are_independent() {
    let mut same: u32 = 0;
    for number in 0..3_600 {
        let dice = game(number);
        let opening = Roll::new(dice.opening().white, dice.opening().black);
        same +=
            u32::from(opening == dice.roll(Side::White, 0)) + u32::from(opening == dice.roll(Side::Black, 0));
    }
    // The probability that an unequal pair equals an independent roll is 1 in 36: 200 expected, standard deviation
    // 14.
    assert!(same.abs_diff(200) < 56, "{same}");
}
