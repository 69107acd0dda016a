//! A small seeded generator, so that runs can be repeated.

use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;

/// A `SplitMix64` generator, good enough for dice and exploration. The truth set depends on its numbers, so it must
/// never change.
#[derive(Debug, Clone)]
pub(crate) struct Random(SplitMix64);

impl Random {
    /// Returns a generator whose whole sequence follows from `seed`.
    #[must_use]
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// Returns the next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns a number in `0..bound`. It is drawn from 64 bits, because `rand` draws a `usize` from 32 bits.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound as u64) as usize
    }

    /// Returns a number in `0.0..1.0`.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Returns the throw of a die.
    pub(crate) fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_stay_the_same() {
        let mut random = Random::new(0);
        assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(std::array::from_fn(|_| random.below(36)), [15, 0, 34, 3, 11, 6, 27]);
        assert!((random.unit() - 0.245_688_9).abs() < 1e-7);
    }
}
