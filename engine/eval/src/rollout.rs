//! Rollouts: many games played on from a position, and the mean of their results.
//!
//! Each game follows from the seed and its number. Sums are added in the order of the games, in rounds of fixed
//! size. The result, and the moment at which a wanted standard error is reached, are therefore the same bit for bit
//! on any number of threads. The first roll goes through all 36 throws in turn, and the second roll through all 36
//! after each of them, so that 1,296 games contain every pair once.
//!
//! **Variance reduction** subtracts each game's luck: the value of a roll minus the mean over all 21, both at
//! 0-ply. This is unbiased whatever the net's errors. It costs about ten times the work and leaves a few per cent
//! of the variance.

mod compare;
mod dice;
mod game;
mod result;
mod round;
mod settings;

pub use compare::{Alternative, Compared};
pub use dice::Dice;
pub use result::RolloutResult;
pub use settings::{FirstTurn, Rollout};

use crate::context::Context;
use crate::engine::Engine;
use result::RolloutSums;
use round::{BLOCK, BLOCKS_IN_ROUND, Root};
use rules::Position;
use std::ops::ControlFlow;

impl Engine {
    /// Rolls the position out in this context: with the cube for money and matches, without it for
    /// [`Context::CUBELESS`].
    ///
    /// # Panics
    /// Panics if a rollout thread panics.
    #[must_use]
    pub fn rollout(&self, position: &Position, context: &Context, rollout: &Rollout) -> RolloutResult {
        self.rollout_watched(position, context, rollout, &mut |_| ControlFlow::Continue(()))
    }

    /// Like [`Engine::rollout`]. After every round of 144 games, `watch` receives the result so far. It may end the
    /// rollout, which then returns that result.
    ///
    /// # Panics
    /// Panics if a rollout thread panics.
    #[must_use]
    pub fn rollout_watched(
        &self,
        position: &Position,
        context: &Context,
        rollout: &Rollout,
        watch: &mut dyn FnMut(&RolloutResult) -> ControlFlow<()>,
    ) -> RolloutResult {
        let games_max = rollout.games_max.max(1);
        let blocks = games_max.div_ceil(BLOCK);
        let mut total = RolloutSums::default();
        let mut begin = 0;
        loop {
            let end = (begin + BLOCKS_IN_ROUND).min(blocks);
            for block in self.round(&[Root { position, context, settings: *rollout }], begin..end) {
                total.add(&block.sums);
            }
            let result = total.result((end * BLOCK).min(games_max));
            let exact_enough =
                rollout.stop_at_error.is_some_and(|wanted| result.equity.standard_error <= wanted);
            if end == blocks || exact_enough || watch(&result).is_break() {
                return result;
            }
            begin = end;
        }
    }

    /// Like [`Engine::rollout`] on one thread, for a caller who may no longer want the result. Before every 12 games,
    /// `is_wanted` is asked; if it returns false, the rollout ends with `None`. `stop_at_error` has no effect.
    #[must_use]
    pub fn rollout_while(
        &self,
        position: &Position,
        context: &Context,
        rollout: &Rollout,
        is_wanted: impl Fn() -> bool,
    ) -> Option<RolloutResult> {
        let games_max = rollout.games_max.max(1);
        let settings = Rollout { threads: 1, ..*rollout };
        let mut total = RolloutSums::default();
        for block in 0..games_max.div_ceil(BLOCK) {
            if !is_wanted() {
                return None;
            }
            let end = block + 1;
            for made in self.round(&[Root { position, context, settings }], block..end) {
                total.add(&made.sums);
            }
        }
        Some(total.result(games_max))
    }
}

#[cfg(test)]
mod tests;
