//! Repeatable random numbers.

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;

/// A small generator of repeatable numbers (`SplitMix64`), good enough for simulated hands and dice.
#[derive(Clone, Debug)]
pub struct Numbers(SplitMix64);

impl Numbers {
    /// Returns the generator with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// Returns the next number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound.max(1))
    }

    /// Returns true on average once in `times` calls, or never if `times` is 0.
    pub fn once_in(&mut self, times: u32) -> bool {
        times > 0 && self.0.random_ratio(1, times)
    }

    /// Returns a random die.
    pub fn die(&mut self) -> u8 {
        self.0.random_range(1..=6)
    }
}
