//! Repeatable random numbers.

/// A small generator of repeatable numbers (SplitMix64), good enough for unsteady hands and for the dice of a
/// model.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Returns the generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns the next number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % bound).unwrap_or_default()
    }

    /// Returns true once in so many calls; never for 0.
    pub fn once_in(&mut self, times: u32) -> bool {
        times > 0 && self.next().is_multiple_of(u64::from(times))
    }

    /// Returns a random die.
    pub fn die(&mut self) -> u8 {
        u8::try_from(1 + self.below(6)).unwrap_or(1)
    }
}
