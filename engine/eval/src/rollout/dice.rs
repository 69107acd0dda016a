//! The dice of rollouts: the rolls of each game follow from the seed and its number.

use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::Roll;

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
    pub(super) fn below(&mut self, bound: u8) -> u8 {
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

/// The order of the 36 throws as first and as second rolls.
pub(super) struct Order([[u8; 36]; 2]);

impl Order {
    pub(super) fn from_seed(seed: u64) -> Self {
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
    pub(super) fn dice(&self, seed: u64, game: u32) -> GameDice {
        // The odd factor gives each game its own seed, and makes the seeds of neighbouring games differ in many bits.
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
pub(super) struct GameDice {
    fixed: [Roll; 2],
    given: usize,
    dice: Dice,
}

impl GameDice {
    pub(super) fn roll(&mut self) -> Roll {
        self.given += 1;
        self.fixed.get(self.given - 1).copied().unwrap_or_else(|| self.dice.roll())
    }
}
