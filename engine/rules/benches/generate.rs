//! Benchmark of the play generator: distinct plays per second on one thread. Run it with `cargo bench -p
//! fullprime-rules`.
//!
//! The first set of positions comes from games in which both sides make points, hit and avoid blots by a simple
//! score, so they look like real games. The second set comes from games of random plays. Each position is paired
//! with the roll thrown there. The benchmark asserts the number of plays, so that a wrong generator cannot be
//! timed.
#![expect(clippy::disallowed_methods, reason = "measuring needs a clock")]
#![expect(clippy::print_stdout, reason = "the result is printed")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::{Duration, Instant};

use common::{Numbers, random_game};
use rules::{Place, Point, Position, Roll, legal_plays, legal_positions};

const GAMES: u64 = 400;
const PASSES: u32 = 40;

/// A position and the roll thrown there.
type ThrownPosition = (Position, Roll);

fn main() {
    // `cargo test --all-targets` also runs this program, but without `--bench`: one pass then checks the counts.
    let passes = if std::env::args().any(|argument| argument == "--bench") { PASSES } else { 1 };
    let sensible: Vec<_> = (0..GAMES).flat_map(|seed| sensible_game(&mut Numbers::new(seed))).collect();
    let random: Vec<_> = (0..GAMES).flat_map(|seed| random_game(&mut Numbers::new(seed))).collect();
    measure("sensible play, legal_positions", &sensible, passes, 226_105, positions);
    measure("sensible play, legal_plays", &sensible, passes, 226_105, plays);
    measure("random play, legal_positions", &random, passes, 730_304, positions);
}

fn positions(turns: &[ThrownPosition], found: &mut Vec<Position>) -> usize {
    let mut count = 0;
    for (position, roll) in turns {
        found.clear();
        legal_positions(position, *roll, found);
        count += black_box(&*found).len();
    }
    count
}

fn plays(turns: &[ThrownPosition], _: &mut Vec<Position>) -> usize {
    turns.iter().map(|(position, roll)| black_box(legal_plays(position, *roll)).len()).sum()
}

/// Prints the rate of the fastest pass, because other work on the machine disturbed that pass least.
fn measure(
    what: &str,
    turns: &[ThrownPosition],
    passes: u32,
    expected: u32,
    count: fn(&[ThrownPosition], &mut Vec<Position>) -> usize,
) {
    let mut found = Vec::new();
    let mut fastest = Duration::MAX;
    for _ in 0..passes {
        let begin = Instant::now();
        let plays = count(black_box(turns), &mut found);
        fastest = fastest.min(begin.elapsed());
        assert_eq!(Ok(plays), usize::try_from(expected), "{what}");
    }
    let expected_millions = f64::from(expected) / 1e6;
    println!(
        "{what}: {} turns, {expected} plays, {:.1} million plays/s",
        turns.len(),
        expected_millions / fastest.as_secs_f64(),
    );
}

/// Returns the positions and rolls of a game in which each side picks the play with the best [`placement`].
fn sensible_game(numbers: &mut Numbers) -> Vec<ThrownPosition> {
    let mut turns = Vec::new();
    let mut position = Position::STARTING;
    while position.winner().is_none() {
        let roll = numbers.roll();
        turns.push((position, roll));
        let best = legal_plays(&position, roll).into_iter().max_by_key(|legal| placement(&legal.position));
        position = best.expect("there is always a play").position;
    }
    turns
}

/// Returns a rough score, in pips, for the side that has just played. It counts the race, including hits, points
/// made near home, and blots that the opponent can hit.
fn placement(after: &Position) -> i32 {
    let mut score = i32::from(after.own_pips().count()) - i32::from(after.opponent_pips().count());
    let rearmost_own = Point::all().rev().find(|&point| after.own(Place::Point(point)) > 0);
    let can_be_hit = |point: Point| {
        after.own(Place::Bar) > 0 || rearmost_own.is_some_and(|rearmost| rearmost > point.opposite())
    };
    for point in Point::all() {
        score += match after.opponent(Place::Point(point)) {
            1 if can_be_hit(point) => -6 - i32::from(25 - point.number()) / 4,
            2.. if matches!(point.number(), 3..=8 | 18..=21) => 7,
            2.. if point.number() < 18 => 3,
            _ => 0,
        };
    }
    score
}
