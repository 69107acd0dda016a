//! Rollouts of the alternatives of one decision, with the same dice for all of them.
//!
//! Common dice make the difference of two equities far more exact than either of them. Its standard error comes from
//! the differences of the single games.

use super::result::{RolloutResult, RolloutSums};
use super::round::{BLOCK, BLOCKS_IN_ROUND, Root};
use super::settings::{FirstTurn, Rollout};
use crate::context::Context;
use crate::engine::Engine;
use crate::estimate::Estimate;
use crate::probabilities::Probabilities;
use crate::score::MatchEquities;
use rules::Position;
use std::ops::ControlFlow;

/// One alternative of a decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alternative {
    position: Position,
    /// The context of the side on roll in `position`.
    context: Context,
    first_turn: FirstTurn,
    /// The equity of the side that decides is `offset + factor * equity of the side on roll`.
    offset: f64,
    factor: f64,
}

impl Alternative {
    /// Returns the alternative of a play that leads to `position`, with the opponent on roll. `context` is that of
    /// the side that plays.
    #[must_use]
    pub fn play(position: &Position, context: &Context) -> Self {
        let first_turn = FirstTurn::MayDouble;
        Self { position: *position, context: context.flipped(), first_turn, offset: 0.0, factor: -1.0 }
    }

    /// Returns the alternative of rolling without a double.
    #[must_use]
    pub fn hold(position: &Position, context: &Context) -> Self {
        let first_turn = FirstTurn::Rolls;
        Self { position: *position, context: *context, first_turn, offset: 0.0, factor: 1.0 }
    }

    /// Returns the alternative of a double that is taken, in units of the cube before it. `None` if the cube is at
    /// its highest value.
    #[must_use]
    pub fn taken(position: &Position, context: &Context, equities: &MatchEquities) -> Option<Self> {
        let taken = context.taken()?;
        let rescaled =
            |mean| context.rescaled(taken.cube.value, Estimate { mean, standard_error: 0.0 }, equities).mean;
        let offset = rescaled(0.0);
        let first_turn = FirstTurn::Rolls;
        Some(Self { position: *position, context: taken, first_turn, offset, factor: rescaled(1.0) - offset })
    }

    fn equity(&self, of_roller: f64) -> f64 {
        self.offset + self.factor * of_roller
    }

    /// Returns a result as the side that decides sees it.
    fn seen(&self, result: &RolloutResult) -> RolloutResult {
        let RolloutResult { mut probabilities, errors, mut cubeless, equity, games } = *result;
        if self.factor < 0.0 {
            probabilities = probabilities.flipped();
            cubeless.mean = -cubeless.mean;
        }
        let [win, a, b, c, d] = errors.to_array();
        // Errors have no sign: only the two sides' gammons change places.
        let errors = if self.factor < 0.0 { [win, c, d, a, b] } else { [win, a, b, c, d] };
        let standard_error = equity.standard_error * self.factor.abs();
        RolloutResult {
            probabilities,
            errors: Probabilities::from_array(errors),
            cubeless,
            equity: Estimate { mean: self.equity(equity.mean), standard_error },
            games,
        }
    }
}

/// The results of all alternatives of a decision, after the same number of games.
#[derive(Debug, Clone, PartialEq)]
pub struct Compared {
    /// The result of each alternative for the side that decides, in units of the cube before the decision.
    pub results: Vec<RolloutResult>,
    /// `[one][other]`: the sum and the sum of the squares of `one - other` over the games.
    differences: Vec<Vec<[f64; 2]>>,
}

impl Compared {
    /// Returns the equity of alternative `one` minus that of `other`, with the standard error of this difference.
    ///
    /// # Panics
    /// Panics if there is no such alternative.
    #[must_use]
    pub fn difference(&self, one: usize, other: usize) -> Estimate {
        let n = f64::from(self.results[one].games.max(1));
        let [sum, squares] = self.differences[one][other];
        let mean = sum / n;
        // Rounding can make the variance of equal results slightly negative.
        Estimate { mean, standard_error: ((squares / n - mean * mean).max(0.0) / n).sqrt() }
    }

    /// Returns the alternatives by their equity, best first. Equal ones keep their order.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.results.len()).collect();
        ranking.sort_by(|&a, &b| self.results[b].equity.mean.total_cmp(&self.results[a].equity.mean));
        ranking
    }
}

impl Engine {
    /// Rolls out all alternatives of a decision, game by game with the same dice. After every round of 144 games
    /// `watch` receives the results so far, and may end the rollout. [`Rollout::first_turn`] is not used, because
    /// each alternative has its own. [`Rollout::stop_at_error`] is not used either.
    ///
    /// # Panics
    /// Panics if a rollout thread panics.
    #[must_use]
    pub fn compare(
        &self,
        alternatives: &[Alternative],
        rollout: &Rollout,
        watch: &mut dyn FnMut(&Compared) -> ControlFlow<()>,
    ) -> Compared {
        let roots: Vec<Root<'_>> = alternatives
            .iter()
            .map(|one| Root {
                position: &one.position,
                context: &one.context,
                settings: Rollout { first_turn: one.first_turn, ..*rollout },
            })
            .collect();
        let count = roots.len();
        let games_max = rollout.games_max.max(1);
        let blocks = games_max.div_ceil(BLOCK);
        let mut totals = vec![RolloutSums::default(); count];
        let mut differences = vec![vec![[0.0; 2]; count]; count];
        let mut begin = 0;
        loop {
            let end = (begin + BLOCKS_IN_ROUND).min(blocks);
            for alike in self.round(&roots, begin..end).chunks(count.max(1)) {
                for (total, block) in totals.iter_mut().zip(alike) {
                    total.add(&block.sums);
                }
                for (one, row) in differences.iter_mut().enumerate() {
                    for (other, [sum, squares]) in row.iter_mut().enumerate() {
                        for (a, b) in alike[one].equities.iter().zip(&alike[other].equities) {
                            // Both games have the same dice, so much of the luck cancels in the difference.
                            let d = alternatives[one].equity(*a) - alternatives[other].equity(*b);
                            *sum += d;
                            *squares += d * d;
                        }
                    }
                }
            }
            let games = (end * BLOCK).min(games_max);
            let seen = alternatives.iter().zip(&totals).map(|(one, total)| one.seen(&total.result(games)));
            let compared = Compared { results: seen.collect(), differences: differences.clone() };
            if end == blocks || watch(&compared).is_break() {
                return compared;
            }
            begin = end;
        }
    }
}
