//! Measures the inference of a play from a board's readings: `cargo bench -p fullprime-boards`.
//!
//! The turns are from games of random plays, which have taller stacks and stranger plays than people's. Each is
//! inferred as played, with nothing moved, and with a checker missing. The number of each kind of answer is asserted,
//! so that a wrong inference cannot be timed.
#![expect(clippy::disallowed_methods, reason = "measuring needs a clock")]
#![expect(clippy::print_stdout, reason = "the result is printed")]

#[path = "../tests/common/mod.rs"]
mod common;

use std::hint::black_box;
use std::time::{Duration, Instant};

use boards::{Inference, Look, Sensors, TurnFacts, infer};
use common::{Numbers, Played, random_game};
use rules::{Place, Point};

const GAMES: u64 = 60;
const PASSES: u32 = 10;

fn main() {
    // `cargo test --all-targets` runs this program without the argument; then one pass checks the counts.
    let passes = if std::env::args().any(|argument| argument == "--bench") { PASSES } else { 1 };
    let turns: Vec<_> = (0..GAMES).flat_map(|seed| random_game(&mut Numbers::new(seed))).collect();
    let looks = |of: fn(&Played) -> Look| turns.iter().map(of).collect::<Vec<_>>();
    measure("as played", &turns, &looks(as_played), passes, EXPECTED[0]);
    measure("nothing moved", &turns, &looks(nothing_moved), passes, EXPECTED[1]);
    measure("a checker gone", &turns, &looks(a_checker_gone), passes, EXPECTED[2]);
}

/// The expected numbers of turns in each set that are found, asked about, illegal and faulty.
const EXPECTED: [[usize; 4]; 3] = [[5252, 29, 0, 0], [518, 1, 4762, 0], [81, 0, 3059, 2141]];

fn as_played(turn: &Played) -> Look {
    Look::from_position(&turn.after(), Sensors::BEZMA)
}

fn nothing_moved(turn: &Played) -> Look {
    Look::from_position(&turn.before, Sensors::BEZMA)
}

fn a_checker_gone(turn: &Played) -> Look {
    let after = turn.after();
    let rearmost = Point::all().rev().find(|&point| after.own(Place::Point(point)) > 0);
    let look = Look::from_position(&after, Sensors::BEZMA);
    let mut points = *look.points();
    if let Some(point) = rearmost {
        let reading = &mut points[usize::from(point.number()) - 1];
        *reading = boards::Reading::colourless(reading.count().saturating_sub(1));
    }
    Look::new(points, look.bar())
}

/// Prints the mean and the maximum over all answers. Each answer counts with its fastest pass, which other work
/// on the machine has disturbed least.
fn measure(what: &str, turns: &[Played], looks: &[Look], passes: u32, expected: [usize; 4]) {
    let mut times = vec![Duration::MAX; turns.len()];
    let mut answers = [0; 4];
    for _ in 0..passes {
        answers = [0; 4];
        for ((turn, look), time) in turns.iter().zip(looks).zip(&mut times) {
            let question = TurnFacts { before: &turn.before, roll: turn.roll, sensors: Sensors::BEZMA };
            let begin = Instant::now();
            let answer = infer(black_box(&question), black_box(look));
            *time = begin.elapsed().min(*time);
            answers[match answer {
                Inference::Played(_) => 0,
                Inference::Choose(_) => 1,
                Inference::Illegal(_) => 2,
                Inference::Faulty(_) => 3,
            }] += 1;
        }
    }
    assert_eq!(answers, expected, "{what}: found, asked, illegal, faulty");
    let turns_count = u32::try_from(turns.len()).unwrap_or(u32::MAX);
    let mean = times.iter().sum::<Duration>() / turns_count;
    let slowest = times.iter().max().copied().unwrap_or_default();
    println!("{what}: {turns_count} turns, mean {mean:?}, slowest {slowest:?}");
}
