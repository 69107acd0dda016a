//! Benchmark of exact bear-offs: the time of the first answer, which solves all positions that can follow, and of the
//! next answer from the same solution: `cargo bench -p fullprime-eval --bench bearoff`.
#![expect(clippy::disallowed_methods, reason = "measuring needs a clock")]
#![expect(clippy::print_stdout, reason = "the result is printed")]

use std::time::Instant;

use eval::{Context, Engine, MatchScore, MoneyRules, Ply};
use rules::Position;

/// Endings by the number of positions that can follow. The last one is the largest that is still solved: six checkers
/// on the six-point of each side.
const ENDINGS: [&str; 4] = [
    "2:4 1:4 / 4:1 3:1 2:4 1:1",
    "6:1 5:1 4:1 3:1 2:1 1:1 / 6:1 5:1 4:1 3:1 2:1 1:1",
    "6:1 5:1 4:1 3:1 2:2 1:2 / 6:1 5:1 4:1 3:1 2:2 1:2",
    "6:6 / 6:6",
];

fn main() {
    // `cargo test --all-targets` also runs this program, but without `--bench`: one ending then checks the answers.
    let count = if std::env::args().any(|argument| argument == "--bench") { ENDINGS.len() } else { 1 };
    let score = |own_away, opponent_away| {
        Context::match_play(MatchScore { own_away, opponent_away, crawford: false })
    };
    // Every program makes these tables once, so they are not timed.
    let engine = Engine::default();
    engine.prepare();
    println!("{:<52} {:<16} {:>10} {:>10}", "ending", "stakes", "first, ms", "next, ms");
    for text in &ENDINGS[..count] {
        let position: Position = text.parse().expect("the positions are right");
        for (name, context) in [
            ("money", Context::money(MoneyRules::default())),
            ("5-away 6-away", score(5, 6)),
            ("25-away 25-away", score(25, 25)),
        ] {
            let answer = || {
                let begun = Instant::now();
                let decision = engine.cube_decision(&position, &context, Ply::ZERO);
                (decision, begun.elapsed().as_secs_f64() * 1e3)
            };
            let (first, first_ms) = answer();
            let (next, next_ms) = answer();
            assert_eq!(first, next);
            println!("{text:<52} {name:<16} {first_ms:>10.2} {next_ms:>10.3}");
        }
    }
}
