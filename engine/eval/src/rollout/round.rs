//! Rounds of games, in blocks that several threads compute.

use super::dice::Order;
use super::game::RolloutPlayer;
use super::result::RolloutSums;
use super::settings::Rollout;
use crate::context::Context;
use crate::cubes::QuestionSide;
use crate::engine::Engine;
use rules::Position;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of games that one thread sums up as a block. The standard error is checked between rounds of blocks.
pub(super) const BLOCK: u32 = 12;
pub(super) const BLOCKS_IN_ROUND: u32 = 12;

/// A position to play on from.
pub(super) struct Root<'a> {
    pub(super) position: &'a Position,
    pub(super) context: &'a Context,
    pub(super) settings: Rollout,
}

/// Some games of one root.
pub(super) struct Block {
    pub(super) sums: RolloutSums,
    /// The equity of each game, in units of the cube at the root.
    pub(super) equities: Vec<f64>,
}

impl Engine {
    /// Returns some blocks of each root, computed by all threads: the first block of all roots, then the second one,
    /// and so on.
    pub(super) fn round(&self, roots: &[Root<'_>], blocks: std::ops::Range<u32>) -> Vec<Block> {
        let jobs = blocks.len() * roots.len();
        let next = AtomicUsize::new(0);
        let work = || {
            let mut made = Vec::new();
            loop {
                // Relaxed, because the counter only hands out numbers; joining the threads makes their results
                // visible.
                let job = next.fetch_add(1, Ordering::Relaxed);
                if job >= jobs {
                    return made;
                }
                let block = blocks.start + u32::try_from(job / roots.len()).unwrap_or(u32::MAX);
                made.push((job, self.block(&roots[job % roots.len()], block)));
            }
        };
        let threads = roots.first().map_or(1, |root| root.settings.threads);
        let others = threads.clamp(1, jobs.max(1)) - 1;
        let mut made = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..others).map(|_| scope.spawn(work)).collect();
            // This thread works too instead of waiting.
            let mut made = work();
            made.extend(
                workers.into_iter().flat_map(|worker| worker.join().expect("a rollout thread panicked")),
            );
            made
        });
        // The sums are of floats, so their order must not depend on the threads.
        made.sort_by_key(|(job, _)| *job);
        made.into_iter().map(|(_, block)| block).collect()
    }

    fn block(&self, root: &Root<'_>, number: u32) -> Block {
        let Root { position, context, settings } = root;
        let mut block = Block { sums: RolloutSums::default(), equities: Vec::with_capacity(BLOCK as usize) };
        let game = self.game(context);
        let mut player = RolloutPlayer::new(self, settings);
        let outcomes = game.outcomes(QuestionSide::Asker);
        let order = Order::from_seed(settings.seed);
        for game in number * BLOCK..((number + 1) * BLOCK).min(settings.games_max.max(1)) {
            let result = player.play(position, context, order.dice(settings.seed, game));
            #[expect(clippy::cast_possible_truncation, reason = "normalising keeps single precision")]
            let equity = f64::from(outcomes.normalised(result.value as f32, context.cube.value));
            block.sums.add_game(&result, equity);
            block.equities.push(equity);
        }
        block
    }
}
