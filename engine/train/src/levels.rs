//! The strength and the speed of each level. Full rollouts of decisions from self-play show how much a level's
//! choices lose.

use eval::{Alternative, Context, Engine, Level, MoneyRules, NativeEvaluator, Ply, Rollout, bench};
use rules::{Position, Roll};
use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The levels that are compared.
const LEVELS: [Level; 5] = [
    Level::Search(Ply::ZERO),
    Level::Search(Ply::ONE),
    Level::Search(Ply::TWO),
    Level::Search(Ply::MAX),
    Level::Rollout,
];

/// The size of a comparison.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Comparing {
    /// The number of decisions.
    pub(crate) decisions: usize,
    /// The games of the full rollout of each play that a level chose.
    pub(crate) games: u32,
    pub(crate) threads: usize,
}

/// One level's choices: their losses, and the time that they took.
#[derive(Debug, Default)]
struct Measured {
    losses: Vec<f64>,
    elapsed: Duration,
}

/// Returns a table with the PR of each level's checker plays, for money, with its 95 % confidence interval.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the time of a level is measured")]
pub(crate) fn compare(net: &NativeEvaluator, comparing: Comparing) -> String {
    let engine = Engine::new(net.clone());
    let context = Context::money(MoneyRules::default());
    let mut measured: [Measured; LEVELS.len()] = Default::default();
    let mut disputed = 0;
    for (position, roll) in decisions(&engine, &context, comparing.decisions) {
        let chosen = LEVELS.map(|level| {
            // The tables must be empty, or the levels before this one would have done some of its work.
            let fresh = engine.forgetful();
            let begun = Instant::now();
            let play = choice(&fresh, level, &position, roll, &context);
            (play, begun.elapsed())
        });
        let mut plays: Vec<Position> = Vec::new();
        for (play, _) in &chosen {
            if !plays.contains(play) {
                plays.push(*play);
            }
        }
        disputed += usize::from(plays.len() > 1);
        let worths = worths(&engine, &plays, &context, comparing);
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (measured, (play, elapsed)) in measured.iter_mut().zip(&chosen) {
            let at = plays.iter().position(|one| one == play).unwrap_or(0);
            measured.losses.push(best - worths[at]);
            measured.elapsed += *elapsed;
        }
    }
    let count = measured[0].losses.len();
    let mut table = format!(
        "{count} decisions, {disputed} disputed and rolled out to the end by {} games\nlevel     PR      95 %             ms\n",
        comparing.games
    );
    for (level, Measured { losses, elapsed }) in LEVELS.iter().zip(&measured) {
        let n = count.max(1) as f64;
        let mean = losses.iter().sum::<f64>() / n;
        let variance = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / n;
        let reach = 1.96 * (variance / n).sqrt();
        // PR is 500 times the mean loss of a decision.
        let [rating, low, high] = [mean, mean - reach, mean + reach].map(|loss| 500.0 * loss.max(0.0));
        let milliseconds = elapsed.as_secs_f64() * 1e3 / n;
        let name = level.to_string();
        writeln!(table, "{name:<8} {rating:>5.2} {low:>6.2} to {high:<6.2} {milliseconds:>9.1}")
            .unwrap_or_default();
    }
    table
}

/// Returns unforced decisions, spread over the games of self-play, whose answer is not exact at every level.
fn decisions(engine: &Engine, context: &Context, count: usize) -> Vec<(Position, Roll)> {
    let games = u32::try_from(count.div_ceil(8)).unwrap_or(u32::MAX);
    let is_open = |(position, roll): &(Position, Roll)| {
        let plays = engine.best_plays(position, *roll, context, Ply::ZERO, 2);
        // A choice that is obvious at 0-ply says nothing about levels.
        plays.len() > 1 && plays[0].equity - plays[1].equity < 0.1 && !engine.is_exact(position, context)
    };
    let open: Vec<_> = bench::real_decisions(engine, games).into_iter().filter(is_open).collect();
    let step = (open.len() / count.max(1)).max(1);
    open.into_iter().step_by(step).take(count).collect()
}

fn choice(engine: &Engine, level: Level, position: &Position, roll: Roll, context: &Context) -> Position {
    match level {
        Level::Search(ply) => engine.best_plays(position, roll, context, ply, 1)[0].position,
        Level::Rollout => engine.judged_plays(position, roll, context, 1)[0].ranked.position,
    }
}

/// Returns the equity of each play by rollouts to the end, with other dice than those of the level.
fn worths(engine: &Engine, plays: &[Position], context: &Context, comparing: Comparing) -> Vec<f64> {
    if plays.len() < 2 {
        return vec![0.0; plays.len()];
    }
    let alternatives: Vec<Alternative> = plays.iter().map(|play| Alternative::play(play, context)).collect();
    let rollout =
        Rollout { games_max: comparing.games, seed: 77, threads: comparing.threads, ..Rollout::default() };
    let compared = engine.compare(&alternatives, &rollout, &mut |_| ControlFlow::Continue(()));
    compared.results.iter().map(|result| result.equity.mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_level_is_rated_better_than_the_best_plays() {
        let net = NativeEvaluator::new(eval::embedded());
        let table = compare(&net, Comparing { decisions: 1, games: 12, threads: 2 });
        let rows: Vec<Vec<&str>> =
            table.lines().skip(2).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows.len(), LEVELS.len(), "{table}");
        assert!(rows.iter().all(|row| row[1].parse::<f64>().unwrap() >= 0.0), "{table}");
        assert!(rows.iter().any(|row| row[1] == "0.00"), "{table}");
    }
}
