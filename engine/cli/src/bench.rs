//! `fullprime bench engine`: measures the speed of the engine on this machine.
//!
//! `eval` does the work and counts it. It has no clock, so the time is measured here.

use std::io::{self, Write as _};
use std::num::{NonZeroU32, NonZeroU64};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;
use eval::bench::{self, Rate};
use eval::{Engine, Path, Ply};
use serde::Serialize;

/// `fullprime bench engine`: the number and length of the measurements.
#[derive(Debug, Clone, Copy, Args)]
pub struct Rounds {
    /// The number of rounds of each measurement. The fastest counts, because other work has disturbed it least.
    #[arg(long, value_name = "N", default_value = "50")]
    rounds: NonZeroU32,
    /// The minimum length of a round in milliseconds. Many short rounds find an undisturbed moment sooner.
    #[arg(long, value_name = "MS", default_value = "10")]
    round_ms: NonZeroU64,
}

/// The output.
#[derive(Debug, Serialize)]
struct EngineSpeed {
    static_evaluations_per_s: f64,
    distinct_plays_per_s: f64,
    rollout_games_per_s: f64,
    /// Median milliseconds of one evaluation.
    evaluation_1_ply_ms: f64,
    evaluation_2_ply_ms: f64,
    measured: Measured,
}

/// The measurements.
#[derive(Debug, Serialize)]
struct Measured {
    threads: u32,
    rounds: u32,
    build: &'static str,
    vector_path: &'static str,
    net: Net,
    /// The source of the positions: games, turns in them, and positions after the legal plays of all turns.
    games: u32,
    turns: usize,
    positions: u64,
    static_evaluations: Fastest,
    distinct_plays: Fastest,
    rollout_games: Fastest,
    look_ahead_evaluations: usize,
    how: How,
}

/// The net that was measured.
#[derive(Debug, Serialize)]
struct Net {
    name: &'static str,
    version: u32,
    feature_set: u32,
    checksum: String,
}

/// The fastest round of one measurement.
#[derive(Debug, Serialize)]
struct Fastest {
    count: u64,
    seconds: f64,
}

/// The method, in words.
#[derive(Debug, Serialize)]
struct How {
    rates: &'static str,
    positions: &'static str,
    static_evaluations: &'static str,
    distinct_plays: &'static str,
    rollout_games: &'static str,
    look_ahead: &'static str,
}

const HOW: How = How {
    rates: "the fastest round of each measurement, on one thread; every round does the same work",
    positions: "games of the engine against itself at 0-ply with dice from a fixed seed",
    static_evaluations: "all positions after the legal plays of each turn, a turn's together; inputs, net and \
                         exact short bear-offs included, making the plays excluded",
    distinct_plays: "the same positions, made by the generator of legal plays",
    rollout_games: "whole games from the start at 0-ply, without cube, truncation or variance reduction",
    look_ahead: "the median time of evaluating one position with contact, without cube",
};

/// The number of positions evaluated with look-ahead. Each takes milliseconds, so a median of these costs little.
const LOOK_AHEAD_EVALUATIONS: usize = 21;

impl Rounds {
    /// Runs all measurements and prints one JSON document.
    ///
    /// # Errors
    /// Returns an error if standard output is closed.
    pub fn run(self) -> anyhow::Result<()> {
        let report = serde_json::to_string_pretty(&measure(self))?;
        writeln!(io::stdout(), "{report}").context("standard output is closed")
    }
}

#[expect(clippy::disallowed_methods, reason = "measuring needs a clock")]
fn measure(Rounds { rounds, round_ms }: Rounds) -> EngineSpeed {
    let engine = Engine::default();
    let turns = bench::real_decisions(&engine, bench::GAMES);
    let positions =
        turns.iter().map(|(position, roll)| rules::legal_plays(position, *roll).len() as u64).sum::<u64>();

    let round = Duration::from_millis(round_ms.get());
    let begin = Instant::now();
    let clock = || begin.elapsed();
    let fastest = |whole: u64, work: &dyn Fn() -> Rate| {
        let rates = (0..rounds.get()).map(|_| {
            let rate = work();
            assert_eq!(rate.count % whole, 0, "each pass counts everything");
            rate
        });
        let better = |a: Rate, b: Rate| if b.per_second() > a.per_second() { b } else { a };
        rates.reduce(better).expect("there is at least one round")
    };
    let static_evaluations = fastest(positions, &|| bench::static_evaluations(&engine, round, clock));
    let distinct_plays = fastest(positions, &|| bench::distinct_plays(&engine, round, clock));
    let rollout_games = fastest(1, &|| bench::rollout_games(&engine, round, clock));
    let median_ms = |ply: Ply| {
        let times = bench::look_ahead_times(&engine, ply, LOOK_AHEAD_EVALUATIONS, clock);
        times.get(times.len() / 2).map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
    };
    EngineSpeed {
        static_evaluations_per_s: static_evaluations.per_second().round(),
        distinct_plays_per_s: distinct_plays.per_second().round(),
        rollout_games_per_s: rollout_games.per_second().round(),
        evaluation_1_ply_ms: median_ms(Ply::ONE),
        evaluation_2_ply_ms: median_ms(Ply::TWO),
        measured: Measured {
            threads: 1,
            rounds: rounds.get(),
            build: if cfg!(debug_assertions) { "debug" } else { "release" },
            vector_path: path_name(Path::detect()),
            net: Net {
                name: "main",
                version: eval::NET_VERSION,
                feature_set: eval::features::FEATURE_SET,
                checksum: format!("{:016x}", eval::embedded_checksum()),
            },
            games: bench::GAMES,
            turns: turns.len(),
            positions,
            static_evaluations: Fastest::from_rate(static_evaluations),
            distinct_plays: Fastest::from_rate(distinct_plays),
            rollout_games: Fastest::from_rate(rollout_games),
            look_ahead_evaluations: LOOK_AHEAD_EVALUATIONS,
            how: HOW,
        },
    }
}

impl Fastest {
    fn from_rate(rate: Rate) -> Fastest {
        Fastest { count: rate.count, seconds: rate.elapsed.as_secs_f64() }
    }
}

fn path_name(path: Path) -> &'static str {
    match path {
        Path::Plain => "plain",
        Path::Avx2 => "avx2",
        Path::Avx512 => "avx512",
        Path::Simd128 => "simd128",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_how_it_was_measured() {
        let report = measure(Rounds { rounds: NonZeroU32::new(2).unwrap(), round_ms: NonZeroU64::MIN });
        let json = serde_json::to_value(&report).unwrap();
        for rate in ["static_evaluations_per_s", "distinct_plays_per_s", "rollout_games_per_s"] {
            assert!(json[rate].as_f64().unwrap() >= 1.0, "{rate}");
        }
        let measured = &json["measured"];
        let number = |field: &str| measured[field].as_u64().unwrap();
        assert_eq!((number("threads"), number("rounds"), number("games")), (1, 2, 10));
        // Whole games of 20 to 200 turns, with about 20 plays for each turn.
        assert!((200..2_000).contains(&number("turns")), "{measured}");
        assert!((2_000..80_000).contains(&number("positions")), "{measured}");
        for work in ["static_evaluations", "distinct_plays"] {
            assert_eq!(measured[work]["count"].as_u64().unwrap() % number("positions"), 0);
        }
        assert_eq!(measured["net"]["checksum"].as_str().unwrap().len(), 16);
    }
}
