//! Benchmark of static evaluations per second on one thread, on each path that this processor supports: `cargo
//! bench -p fullprime-eval`.
//!
//! The positions are all plays of the turns of real games, grouped by turn as in a search. All paths must give the
//! same bits, so that a wrong kernel cannot be timed.
#![expect(clippy::disallowed_methods, reason = "measuring needs a clock")]
#![expect(clippy::print_stdout, reason = "the result is printed")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use eval::{Engine, Evaluator, NativeEvaluator, Path, Probabilities, bench, embedded};
use rules::Position;

const PASSES: u32 = 200;

fn main() {
    // `cargo test --all-targets` also runs this program, but without `--bench`: one pass then checks the answers.
    let passes = if std::env::args().any(|argument| argument == "--bench") { PASSES } else { 1 };
    let turns: Vec<Vec<Position>> = bench::real_decisions(&Engine::default(), bench::GAMES)
        .iter()
        .map(|(position, roll)| {
            let mut found = Vec::new();
            rules::legal_positions(position, *roll, &mut found);
            found
        })
        .collect();
    let mut expected: Option<Vec<[u32; 5]>> = None;
    for path in [Path::Plain, Path::Avx2, Path::Avx512, Path::Simd128] {
        let Some(network) = embedded().on_path(path) else {
            println!("{path:?}: not supported by this processor");
            continue;
        };
        let (answers, fastest) = measure(&NativeEvaluator::new(network), &turns, passes);
        let bits: Vec<[u32; 5]> = answers.iter().map(|answer| answer.to_array().map(f32::to_bits)).collect();
        assert!(expected.get_or_insert_with(|| bits.clone()) == &bits, "{path:?}");
        let millions = f64::from(u32::try_from(bits.len()).expect("some thousands")) / 1e6;
        println!("{path:?}: {:.2} million evaluations/s", millions / fastest.as_secs_f64());
    }
}

/// Returns the answers and the time of all turns. Each turn counts with its fastest pass, because other work on the
/// machine disturbed that one least.
fn measure(
    evaluator: &NativeEvaluator,
    turns: &[Vec<Position>],
    passes: u32,
) -> (Vec<Probabilities>, Duration) {
    let mut fastest = vec![Duration::MAX; turns.len()];
    let mut answers = Vec::new();
    for _ in 0..passes {
        answers.clear();
        for (turn, fastest) in turns.iter().zip(&mut fastest) {
            let begin = Instant::now();
            evaluator.evaluate(black_box(turn), &mut answers);
            *fastest = begin.elapsed().min(*fastest);
        }
    }
    (answers, fastest.iter().sum())
}
