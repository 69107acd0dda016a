//! Drawing lots from a recorded seed.
//!
//! Logs store only the seed of a draw, so a draw must give the same result whenever it is repeated. The generator is
//! `SplitMix64` (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014). Numbers below a bound are
//! drawn by rejection, and lists are shuffled by the method of Fisher and Yates, from the end. These two methods are
//! implemented here, because a library may change its own and then old draws could not be repeated.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// The seed of a draw. The caller takes it from a secure source of randomness and records it with the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed {
    number: u64,
    /// True if the field is drawn in the order of its numbers.
    is_sorted: bool,
}

/// A deterministic sequence of random numbers.
#[derive(Clone, Debug)]
pub struct Draw(SplitMix64);

impl Seed {
    /// Returns the seed of a draw from a field in the order of its entries. The draws of older logs are of this kind.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self { number, is_sorted: false }
    }

    /// Returns the seed of a draw from a field in the order of its numbers. Who has entered decides such a draw, and
    /// the order of the entries does not.
    #[must_use]
    pub const fn of_sorted(number: u64) -> Self {
        Self { number, is_sorted: true }
    }

    /// Returns true if the field is drawn in the order of its numbers.
    #[must_use]
    pub const fn is_of_sorted(self) -> bool {
        self.is_sorted
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.number
    }
}

impl Draw {
    /// Returns the sequence that follows from `seed`.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(SplitMix64::seed_from_u64(seed.number))
    }

    /// Returns a number from 0 to `bound - 1`, all equally likely.
    ///
    /// # Panics
    /// Panics if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "a draw needs at least one lot");
        let bound = bound as u64;
        // Numbers above the last whole multiple of the bound would favour small results.
        let rest = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.0.next_u64();
            if number <= u64::MAX - rest {
                return usize::try_from(number % bound).unwrap_or(usize::MAX);
            }
        }
    }

    /// Shuffles `items`; all orders are equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_published_one() {
        // The first three numbers of SplitMix64 from the state 0.
        let mut draw = Draw::new(Seed::new(0));
        assert_eq!(draw.0.next_u64(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(draw.0.next_u64(), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(draw.0.next_u64(), 0x06c4_5d18_8009_454f);
    }

    #[test]
    fn a_draw_repeats_and_every_order_comes() {
        let order = |seed| {
            let mut items = [1, 2, 3, 4, 5, 6, 7, 8];
            Draw::new(Seed::new(seed)).shuffle(&mut items);
            items
        };
        // Logs with these seeds may exist, so these orders must not change.
        assert_eq!(order(7), [2, 5, 6, 3, 7, 1, 4, 8]);
        assert_eq!(order(8), [4, 6, 1, 3, 5, 2, 8, 7]);
        let of_three = |seed| {
            let mut items = [1, 2, 3];
            Draw::new(Seed::new(seed)).shuffle(&mut items);
            items
        };
        let seen: std::collections::BTreeSet<_> = (0..200).map(of_three).collect();
        assert_eq!(seen.len(), 6);
    }

    #[test]
    fn lots_are_even() {
        let mut draw = Draw::new(Seed::new(3));
        let mut counts = [0; 5];
        (0..10_000).for_each(|_| counts[draw.below(5)] += 1);
        assert!(counts.iter().all(|&count| (1850..2150).contains(&count)), "{counts:?}");
    }
}
