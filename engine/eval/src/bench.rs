//! Benchmarks of the engine. The caller supplies the clock, because this crate does not read the time. The work is
//! always the same.

use crate::board::Sides;
use crate::context::Context;
use crate::engine::{Engine, Ply};
use crate::rollout::{Dice, Rollout};
use rules::Position;
use std::time::Duration;

/// An amount of work and the time that it took.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// The number of evaluations, plays or games.
    pub count: u64,
    /// The time taken.
    pub elapsed: Duration,
}

impl Rate {
    /// Returns the units per second.
    #[must_use]
    pub fn per_second(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a rate needs no more than an f64's digits")]
        let count = self.count as f64;
        count / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// The number of games from which [`static_evaluations`] and the other benchmarks take their decisions.
pub const GAMES: u32 = 10;

/// Returns a fixed set of real decisions: positions with the side to play on roll, each with its roll. They come
/// from games that the engine plays at 0-ply from a fixed seed.
#[must_use]
pub fn real_decisions(engine: &Engine, games: u32) -> Vec<(Position, rules::Roll)> {
    let mut decisions = Vec::new();
    let mut dice = Dice::new(20);
    for _ in 0..games {
        let mut position = Position::STARTING;
        while position.winner().is_none() {
            let roll = dice.roll();
            decisions.push((position, roll));
            let best = engine.best_plays(&position, roll, &Context::CUBELESS, Ply::ZERO, 1);
            position = best[0].position;
        }
    }
    decisions
}

/// Repeats `work`, which returns the amount that it did, until `elapsed` reaches `at_least`.
fn measure(at_least: Duration, mut elapsed: impl FnMut() -> Duration, mut work: impl FnMut() -> u64) -> Rate {
    let begun = elapsed();
    let mut count = 0;
    loop {
        count += work();
        let so_far = elapsed().saturating_sub(begun);
        if so_far >= at_least {
            return Rate { count, elapsed: so_far };
        }
    }
}

/// Measures static evaluations on one thread, on all plays of real decisions, in the batches of a search. `elapsed`
/// returns the time since any fixed moment.
#[must_use]
pub fn static_evaluations(engine: &Engine, at_least: Duration, elapsed: impl FnMut() -> Duration) -> Rate {
    let siblings: Vec<Vec<Position>> = real_decisions(engine, GAMES)
        .iter()
        .map(|(position, roll)| {
            let mut found = Vec::new();
            rules::legal_positions(position, *roll, &mut found);
            found
        })
        .collect();
    let mut answers = Vec::new();
    measure(at_least, elapsed, || {
        let mut count = 0;
        for positions in &siblings {
            answers.clear();
            engine.evaluator().evaluate(positions, &mut answers);
            count += answers.len() as u64;
        }
        count
    })
}

/// Measures the generation of distinct plays on one thread, for real decisions.
#[must_use]
pub fn distinct_plays(engine: &Engine, at_least: Duration, elapsed: impl FnMut() -> Duration) -> Rate {
    let decisions = real_decisions(engine, GAMES);
    let mut found = Vec::new();
    measure(at_least, elapsed, || {
        let mut count = 0;
        for (position, roll) in &decisions {
            found.clear();
            rules::legal_positions(position, *roll, &mut found);
            count += found.len() as u64;
        }
        count
    })
}

/// Measures whole cubeless games from the opening at 0-ply on one thread, as in a rollout without variance
/// reduction.
#[must_use]
pub fn rollout_games(engine: &Engine, at_least: Duration, elapsed: impl FnMut() -> Duration) -> Rate {
    let mut seed = 0;
    measure(at_least, elapsed, || {
        seed += 1;
        let rollout = Rollout { games_max: 36, seed, variance_reduction: false, ..Rollout::default() };
        u64::from(engine.rollout(&Position::STARTING, &Context::CUBELESS, &rollout).games)
    })
}

/// Returns the sorted times of `count` evaluations of contact positions at `ply` on one thread. The middle one is
/// the median.
#[must_use]
pub fn look_ahead_times(
    engine: &Engine,
    ply: Ply,
    count: usize,
    mut elapsed: impl FnMut() -> Duration,
) -> Vec<Duration> {
    let contact = |position: &Position| {
        crate::class::Bucket::classify_sides(&Sides::from(position)) != crate::class::Bucket::RACE
    };
    let mut times: Vec<Duration> = real_decisions(engine, GAMES)
        .iter()
        .filter(|(position, _)| contact(position))
        .take(count)
        .map(|(position, _)| {
            let begun = elapsed();
            let _answer = engine.evaluate(position, ply);
            elapsed().saturating_sub(begun)
        })
        .collect();
    times.sort();
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_counts_until_the_given_clock_has_run() {
        let mut ticks = 0;
        let clock = || {
            ticks += 1;
            Duration::from_millis(10 * ticks)
        };
        let rate = distinct_plays(&Engine::default(), Duration::from_millis(25), clock);
        assert_eq!(rate.elapsed, Duration::from_millis(30));
        assert!(rate.count > 1000 && rate.count % 3 == 0);
        assert!((rate.per_second() - f64::from(u32::try_from(rate.count).unwrap()) / 0.03).abs() < 1e-3);
    }
}
