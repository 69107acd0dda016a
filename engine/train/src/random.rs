//! A small seeded generator, so that runs can be repeated and no dependency can change their numbers.

/// The SplitMix64 generator: one multiplication chain per number, good enough for dice and exploration.
#[derive(Debug, Clone)]
pub(crate) struct Random(u64);

impl Random {
    /// Returns a generator whose whole sequence follows from `seed`.
    #[must_use]
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 bits.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number in `0..bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next()) * bound as u128) >> 64) as usize
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
