//! Drawing lots from a recorded seed.
//!
//! A draw must give the same result whenever it is repeated, even with other libraries in ten years. So the
//! generator is written out here: `SplitMix64` (Steele, Lea, Flood: Fast splittable pseudorandom number
//! generators, 2014), numbers below a bound by rejection, shuffling by Fisher and Yates from the end.

/// The seed of a draw. The caller draws it from a real source of chance and records it with the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(u64);

/// A deterministic sequence of random numbers.
#[derive(Clone, Debug)]
pub struct Draw {
    state: u64,
}

impl Seed {
    /// Returns the seed with this number.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl Draw {
    /// Returns the sequence that follows from `seed`.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { state: seed.0 }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 to `bound - 1`, all equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there must be a lot to draw");
        let bound = bound as u64;
        // Numbers above the last whole multiple of the bound would favour small results.
        let rest = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.next();
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
        assert_eq!(draw.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(draw.next(), 0x6e78_9e6a_a1b9_65f4);
        assert_eq!(draw.next(), 0x06c4_5d18_8009_454f);
    }

    #[test]
    fn a_draw_repeats_and_every_order_comes() {
        let order = |seed| {
            let mut items = [1, 2, 3];
            Draw::new(Seed::new(seed)).shuffle(&mut items);
            items
        };
        assert_eq!(order(7), order(7));
        let seen: std::collections::BTreeSet<_> = (0..200).map(order).collect();
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
