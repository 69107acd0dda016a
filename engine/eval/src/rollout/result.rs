//! The result of a rollout, and the sums from which it is made.

use super::game;
use crate::estimate::Estimate;
use crate::probabilities::Probabilities;

/// The means over the games, for the side on roll at the root.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RolloutResult {
    /// The mean probabilities. A double that was passed counts as a single win. With variance reduction a
    /// probability may be slightly below 0 or above 1.
    pub probabilities: Probabilities,
    /// The standard errors of the probabilities, in the same fields.
    pub errors: Probabilities,
    /// The cubeless equity in points that follows from the probabilities.
    pub cubeless: Estimate,
    /// The equity in the requested context: equal to `cubeless` without a cube, otherwise cubeful in units of the
    /// cube at the root.
    pub equity: Estimate,
    /// The number of games played.
    pub games: u32,
}

/// The number of values averaged for a game: five probabilities, cubeless equity, equity.
const NUMBERS: usize = 7;

/// Sums over some of the games.
#[derive(Default, Clone, Copy)]
pub(super) struct RolloutSums {
    sums: [f64; NUMBERS],
    squares: [f64; NUMBERS],
}

impl RolloutSums {
    pub(super) fn add_game(&mut self, result: &game::Result, equity: f64) {
        let [win, won, backgammon, lost, lost_backgammon] = result.chances;
        let cubeless = 2.0 * win - 1.0 + won + backgammon - lost - lost_backgammon;
        let numbers = [win, won, backgammon, lost, lost_backgammon, cubeless, equity];
        for (at, number) in numbers.into_iter().enumerate() {
            self.sums[at] += number;
            self.squares[at] += number * number;
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        for at in 0..NUMBERS {
            self.sums[at] += other.sums[at];
            self.squares[at] += other.squares[at];
        }
    }

    pub(super) fn result(&self, games: u32) -> RolloutResult {
        let n = f64::from(games.max(1));
        let estimate = |at: usize| {
            let mean = self.sums[at] / n;
            let variance = (self.squares[at] / n - mean * mean).max(0.0);
            Estimate { mean, standard_error: (variance / n).sqrt() }
        };
        let of = |number: &dyn Fn(Estimate) -> f64| {
            #[expect(clippy::cast_possible_truncation, reason = "a mean chance needs no more than an f32")]
            let array = std::array::from_fn(|at| number(estimate(at)) as f32);
            Probabilities::from_array(array)
        };
        RolloutResult {
            probabilities: of(&|estimate| estimate.mean),
            errors: of(&|estimate| estimate.standard_error),
            cubeless: estimate(5),
            equity: estimate(6),
            games,
        }
    }
}
