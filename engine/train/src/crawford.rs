//! The games in which one side needs a single point: the Crawford game, and the games after it. The match equity
//! table of `eval` is built on how often the trailing side wins such games, and how often by a gammon.

use eval::{Context, CubeState, Engine, FirstTurn, MatchScore, NativeEvaluator, Ply, Rollout};
use rules::{CubeValue, Position, Role, Roll};
use std::fmt::Write as _;

/// The extent of a measurement.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Measuring {
    /// The maximum number of points that the trailing side needs.
    pub(crate) away_max: u16,
    /// The games of each of the thirty openings.
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The trailing side's results: the chances to win, to win a gammon and to win a backgammon, and the chance of winning
/// the match, each with its standard error.
type Results = [(f64, f64); 4];

/// Returns a table of the trailing side's results at each score.
#[must_use]
pub(crate) fn measure(net: &NativeEvaluator, measuring: Measuring) -> String {
    let engine = Engine::new(net.clone());
    let two = CubeState { value: CubeValue::new(2).expect("a power of two"), owner: Some(Role::Opponent) };
    let mut table =
        String::from("away game           win             gammon          backgammon      match\n");
    for away in 2..=measuring.away_max {
        let score = |crawford| Context::match_play(MatchScore { own_away: away, opponent_away: 1, crawford });
        for (name, context) in [
            ("Crawford", score(true)),
            // The trailing side doubles at its first turn, so most of the game is played for two points.
            ("doubled", score(false).with_cube(two)),
            // The same, but the leader may pass the double.
            ("free drop", score(false)),
        ] {
            // At an odd number of points away no pass is free.
            if name == "free drop" && away % 2 == 1 {
                continue;
            }
            let results = over_openings(&engine, &context, measuring);
            write!(table, "{away:>4} {name:<10}").unwrap_or_default();
            for (mean, error) in results {
                write!(table, "  {mean:.4} +- {error:.4}").unwrap_or_default();
            }
            table.push('\n');
        }
    }
    table
}

/// Returns the means over all opening throws of either side.
fn over_openings(engine: &Engine, context: &Context, measuring: Measuring) -> Results {
    let mut sums: Results = [(0.0, 0.0); 4];
    let rollout = Rollout {
        games_max: measuring.games,
        first_turn: FirstTurn::MayDouble,
        seed: measuring.seed,
        threads: measuring.threads,
        ..Rollout::default()
    };
    for trailer_begins in [true, false] {
        let mover = if trailer_begins { *context } else { context.flipped() };
        for (roll, _) in Roll::ALL_21.into_iter().filter(|(roll, _)| !roll.is_doublet()) {
            let best = engine.best_plays(&Position::STARTING, roll, &mover, Ply::ZERO, 1);
            let theirs = mover.flipped();
            let result = engine.rollout(&best[0].position, &theirs, &rollout);
            let (p, e) = (result.probabilities, result.errors);
            let worth = |equity| theirs.worth_of(equity, engine.equities());
            // The side that has not begun is on roll.
            let (p, e) = if trailer_begins {
                ([1.0 - p.win, p.lose_gammon, p.lose_backgammon], [e.win, e.lose_gammon, e.lose_backgammon])
            } else {
                ([p.win, p.win_gammon, p.win_backgammon], [e.win, e.win_gammon, e.win_backgammon])
            };
            #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more than single precision")]
            let chance = f64::from(worth(result.equity.mean as f32));
            #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more than single precision")]
            let unit = f64::from(worth(result.equity.standard_error as f32) - worth(0.0));
            let chance = if trailer_begins { 1.0 - chance } else { chance };
            let numbers = (0..3).map(|at| (f64::from(p[at]), f64::from(e[at]))).chain([(chance, unit)]);
            for (sum, (mean, error)) in sums.iter_mut().zip(numbers) {
                sum.0 += mean;
                sum.1 += error * error;
            }
        }
    }
    // There are fifteen opening rolls, and either side may begin.
    sums.map(|(sum, squares)| (sum / 30.0, squares.sqrt() / 30.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_games_give_sensible_rates() {
        let measuring = Measuring { away_max: 2, games: 2, seed: 1, threads: 2 };
        let net = NativeEvaluator::new(eval::embedded());
        let table = measure(&net, measuring);
        let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows.len(), 4, "{table}");
        for row in &rows[1..3] {
            let [win, gammon] = [row[2], row[5]].map(|number| number.parse::<f64>().unwrap());
            assert!((0.4..0.6).contains(&win) && (0.08..0.25).contains(&gammon), "{table}");
        }
        assert_eq!(measure(&net, Measuring { threads: 1, ..measuring }), table);
    }
}
