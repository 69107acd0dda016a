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
mod game;

use crate::context::Context;
use crate::cubes::Game;
use crate::engine::{Engine, Ply};
use crate::probabilities::Probabilities;
use crate::search::Budget;
use game::{Player, Result as GameResult};

pub use compare::{Alternative, Compared};
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::{Position, Roll};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A seeded source of rolls (`SplitMix64`). A rollout's game `n` always gets the same dice for the same seed.
#[derive(Debug, Clone)]
pub struct Dice(SplitMix64);

impl Dice {
    /// Returns dice whose whole sequence follows from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// Returns a number below `bound`. It is drawn from 64 bits, so that any bias is negligible.
    fn below(&mut self, bound: u8) -> u8 {
        u8::try_from(self.0.random_range(0..u64::from(bound))).unwrap_or(0)
    }

    /// Returns the next roll.
    pub fn roll(&mut self) -> Roll {
        throw(self.below(36))
    }
}

/// Returns the throw with this number, 0 to 35.
fn throw(number: u8) -> Roll {
    Roll::from_pips([number % 6 + 1, number / 6 % 6 + 1]).expect("both numbers are 1 to 6")
}

/// The rule for a double before the first roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FirstTurn {
    /// The side on roll rolls: for the value of *no double*, or of a taken double.
    #[default]
    Rolls,
    /// The side on roll doubles if that is better: for the value of a position after a play.
    MayDouble,
}

/// The settings of a rollout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rollout {
    /// The maximum number of games. A multiple of 36 gives each first roll equal weight.
    pub games_max: u32,
    /// The number of half-moves after which the net's answer replaces the rest of the game; `None` plays to the
    /// end.
    pub truncate_after: Option<u32>,
    /// The depth at which both sides choose plays and cube actions.
    pub ply: Ply,
    /// True to subtract luck.
    pub variance_reduction: bool,
    /// The rule for a double before the first roll.
    pub first_turn: FirstTurn,
    /// The standard error of the equity at which the rollout stops early. It is checked after each round of 144
    /// games.
    pub stop_at_error: Option<f64>,
    /// The seed of the dice.
    pub seed: u64,
    /// The number of threads; the result does not depend on it.
    pub threads: usize,
}

impl Default for Rollout {
    fn default() -> Self {
        Self {
            games_max: 1296,
            truncate_after: None,
            ply: Ply::ZERO,
            variance_reduction: true,
            first_turn: FirstTurn::Rolls,
            stop_at_error: None,
            seed: 1,
            threads: 1,
        }
    }
}

/// A mean with its standard error.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Estimate {
    /// The mean over the games.
    pub mean: f64,
    /// The standard error of the mean. It is slightly too large, because the first rolls are stratified.
    pub standard_error: f64,
}

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
struct Sums {
    sums: [f64; NUMBERS],
    squares: [f64; NUMBERS],
}

impl Sums {
    fn add_game(&mut self, result: &GameResult, equity: f64) {
        let [win, won, backgammon, lost, lost_backgammon] = result.chances;
        let cubeless = 2.0 * win - 1.0 + won + backgammon - lost - lost_backgammon;
        let numbers = [win, won, backgammon, lost, lost_backgammon, cubeless, equity];
        for (at, number) in numbers.into_iter().enumerate() {
            self.sums[at] += number;
            self.squares[at] += number * number;
        }
    }

    fn add(&mut self, other: &Self) {
        for at in 0..NUMBERS {
            self.sums[at] += other.sums[at];
            self.squares[at] += other.squares[at];
        }
    }

    fn result(&self, games: u32) -> RolloutResult {
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

/// The number of games that one thread sums up as a block. The standard error is checked between rounds of blocks.
const BLOCK: u32 = 12;
const BLOCKS_IN_ROUND: u32 = 12;

/// A position to play on from.
struct Root<'a> {
    position: &'a Position,
    context: &'a Context,
    settings: Rollout,
}

/// Some games of one root.
struct Block {
    sums: Sums,
    /// The equity of each game, in units of the cube at the root.
    equities: Vec<f64>,
}

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
        let mut total = Sums::default();
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

    /// Returns some blocks of each root, computed by all threads: the first block of all roots, then the second one,
    /// and so on.
    fn round(&self, roots: &[Root<'_>], blocks: std::ops::Range<u32>) -> Vec<Block> {
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
        let mut block = Block { sums: Sums::default(), equities: Vec::with_capacity(BLOCK as usize) };
        let game = Game::new(context);
        let mut player = Player::new(self, settings);
        let outcomes = game.outcomes(crate::cubes::Turn::Asker);
        let order = Order::of(settings.seed);
        for game in number * BLOCK..((number + 1) * BLOCK).min(settings.games_max.max(1)) {
            let result = player.play(position, context, order.dice(settings.seed, game));
            #[expect(clippy::cast_possible_truncation, reason = "normalising keeps single precision")]
            let equity = f64::from(outcomes.normalised(result.value as f32, context.cube.value));
            block.sums.add_game(&result, equity);
            block.equities.push(equity);
        }
        block
    }

    pub(crate) fn rollout_search<'a>(&'a self, game: &'a Game<'a>) -> crate::search::Search<'a> {
        self.search(game, Budget::default())
    }
}

/// The order of the 36 throws as first and as second rolls.
struct Order([[u8; 36]; 2]);

impl Order {
    fn of(seed: u64) -> Self {
        // The inverted seed keeps these draws apart from those of the games.
        let mut dice = Dice::new(!seed);
        Self([0, 1].map(|_| {
            let mut order = std::array::from_fn(|at| u8::try_from(at).unwrap_or(0));
            for last in (1..36).rev() {
                order.swap(usize::from(last), usize::from(dice.below(last + 1)));
            }
            order
        }))
    }

    /// Returns the first two rolls of a game and the dice for all others.
    fn dice(&self, seed: u64, game: u32) -> GameDice {
        let mut dice = Dice::new(seed ^ u64::from(game).wrapping_mul(0xd1b5_4a32_d192_ed03));
        dice.0.next_u64();
        // After each 36 games the second index is one further ahead of the first, so that 1,296 games contain every
        // pair.
        let [first, second] = [game % 36, (game / 36 + game) % 36].map(|at| at as usize);
        GameDice { fixed: [throw(self.0[0][first]), throw(self.0[1][second])], given: 0, dice }
    }
}

/// The rolls of one game.
#[derive(Debug)]
struct GameDice {
    fixed: [Roll; 2],
    given: usize,
    dice: Dice,
}

impl GameDice {
    fn roll(&mut self) -> Roll {
        self.given += 1;
        self.fixed.get(self.given - 1).copied().unwrap_or_else(|| self.dice.roll())
    }
}

#[cfg(test)]
mod tests;
