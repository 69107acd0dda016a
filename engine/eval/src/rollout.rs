//! Rollouts: many games played on from a position at 0-ply, cubeless, and the mean of what becomes of them.

use crate::engine::Engine;
use crate::probabilities::Probabilities;
use rules::{Position, Roll};

/// A seeded source of rolls (`SplitMix64`). A rollout's game `n` always gets the same dice for the same seed.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice whose whole sequence follows from the seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// The next roll.
    pub fn roll(&mut self) -> Roll {
        // The highest bits scaled to 36; the bias of at most 36 in 2^64 cannot be noticed.
        throw(u8::try_from((u128::from(self.next()) * 36) >> 64).unwrap_or(0))
    }
}

/// The throw with this number, 0 to 35.
fn throw(number: u8) -> Roll {
    Roll::from_pips([number % 6 + 1, number / 6 % 6 + 1]).expect("both numbers are 1 to 6")
}

/// What to roll out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rollout {
    /// Games to play. The first roll goes through all 36 throws in turn, so a multiple of 36 is fair to each.
    pub games: u32,
    /// Half-moves after which the net's answer stands for the rest of the game; `None` plays to the end.
    pub truncate_after: Option<u32>,
    /// Where the dice come from.
    pub seed: u64,
    /// Threads to use; the result does not depend on it.
    pub threads: usize,
}

/// Means over the games, for the side on roll at the root.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RolloutResult {
    /// Mean chances.
    pub probabilities: Probabilities,
    /// Mean cubeless equity in points.
    pub equity: f64,
    /// Standard error of that mean (somewhat too large, because the first roll is stratified).
    pub standard_error: f64,
    /// Games played.
    pub games: u32,
}

/// Sums over some of the games.
#[derive(Default, Clone, Copy)]
struct Sums {
    chances: [f64; 5],
    equity: f64,
    squares: f64,
}

/// Games whose sums are made together; sums are then added in the order of the games whatever thread made them.
const BLOCK: u32 = 36;

impl Engine {
    /// Plays the position on at 0-ply, both sides for cubeless money.
    ///
    /// # Panics
    /// If a thread that plays panics.
    #[must_use]
    pub fn rollout(&self, position: &Position, rollout: &Rollout) -> RolloutResult {
        let blocks = rollout.games.max(1).div_ceil(BLOCK);
        let threads = u32::try_from(rollout.threads).unwrap_or(u32::MAX).clamp(1, blocks);
        let mut sums: Vec<(u32, Sums)> = std::thread::scope(|scope| {
            let work = |thread: u32| {
                (thread..blocks)
                    .step_by(threads as usize)
                    .map(|block| (block, self.block(position, rollout, block)))
                    .collect::<Vec<_>>()
            };
            let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("a rollout thread panicked")).collect()
        });
        sums.sort_by_key(|(block, _)| *block);
        let total = sums.iter().fold(Sums::default(), |mut total, (_, sums)| {
            total.chances.iter_mut().zip(sums.chances).for_each(|(a, b)| *a += b);
            total.equity += sums.equity;
            total.squares += sums.squares;
            total
        });
        let games = rollout.games.max(1);
        let n = f64::from(games);
        let equity = total.equity / n;
        let variance = (total.squares / n - equity * equity).max(0.0);
        #[expect(clippy::cast_possible_truncation, reason = "a mean chance needs no more than an f32")]
        let probabilities = Probabilities::from_array(total.chances.map(|sum| (sum / n) as f32));
        RolloutResult { probabilities, equity, standard_error: (variance / n).sqrt(), games }
    }

    fn block(&self, position: &Position, rollout: &Rollout, block: u32) -> Sums {
        let mut sums = Sums::default();
        let (mut found, mut answers) = (Vec::with_capacity(128), Vec::with_capacity(128));
        let games = rollout.games.max(1);
        for game in block * BLOCK..((block + 1) * BLOCK).min(games) {
            let mut dice = Dice::new(rollout.seed ^ u64::from(game).wrapping_mul(0xd1b5_4a32_d192_ed03));
            dice.next();
            let first = throw(u8::try_from(game % BLOCK).unwrap_or(0));
            let result = self.play_on(position, first, &mut dice, rollout, &mut found, &mut answers);
            for (sum, chance) in sums.chances.iter_mut().zip(result.to_array()) {
                *sum += f64::from(chance);
            }
            let equity = f64::from(result.equity());
            sums.equity += equity;
            sums.squares += equity * equity;
        }
        sums
    }

    /// One game's result for the side on roll at its start.
    fn play_on(
        &self,
        start: &Position,
        first: Roll,
        dice: &mut Dice,
        rollout: &Rollout,
        found: &mut Vec<Position>,
        answers: &mut Vec<Probabilities>,
    ) -> Probabilities {
        let mut position = *start;
        let mut answer = None;
        let mut half_moves = 0;
        while position.winner().is_none() && rollout.truncate_after.is_none_or(|most| half_moves < most) {
            let roll = if half_moves == 0 { first } else { dice.roll() };
            found.clear();
            answers.clear();
            rules::legal_positions(&position, roll, found);
            self.evaluator().evaluate(found, answers);
            let worth = answers.iter().map(Probabilities::equity).zip(found.iter()).zip(answers.iter());
            let best = worth.reduce(|a, b| if b.0.0 < a.0.0 { b } else { a });
            let ((_, next), its_answer) = best.expect("the generator's answer is never empty");
            position = *next;
            answer = Some(*its_answer);
            half_moves += 1;
        }
        let end = answer.unwrap_or_else(|| self.evaluator().evaluate_one(&position));
        if half_moves.is_multiple_of(2) { end } else { end.flipped() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_does_not_depend_on_threads_but_on_the_seed() {
        let engine = Engine::default();
        let rollout = Rollout { games: 100, truncate_after: Some(6), seed: 5, threads: 1 };
        let one = engine.rollout(&Position::STARTING, &rollout);
        assert_eq!(engine.rollout(&Position::STARTING, &Rollout { threads: 3, ..rollout }), one);
        assert_ne!(engine.rollout(&Position::STARTING, &Rollout { seed: 6, ..rollout }), one);
        assert!((one.equity - f64::from(one.probabilities.equity())).abs() < 1e-4);
        assert!(one.equity.abs() < 0.4 && one.standard_error > 0.0);
    }

    #[test]
    fn a_last_roll_comes_out_exactly() {
        let position: Position = "6:1 / 1:1".parse().unwrap();
        let rollout = Rollout { games: 36, truncate_after: None, seed: 1, threads: 1 };
        let result = Engine::default().rollout(&position, &rollout);
        assert!((result.probabilities.win - 0.75).abs() < 1e-6);
    }
}
