//! The places of one side's checkers, and bit sets of them.

/// The places of a side's checkers: 24 points and the bar.
pub const PLACES: usize = 25;

/// The occupied places of one side, as bit sets over its own points; bit 25 is the bar.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masks {
    pub(crate) any: u32,
    pub(crate) made: u32,
    pub(crate) blots: u32,
}

impl Masks {
    /// Returns the masks of a side's counts.
    pub(crate) fn new(counts: &[u8; 32]) -> Self {
        let set = |test: fn(u8) -> bool| {
            counts.iter().enumerate().fold(0, |set, (place, &count)| set | u32::from(test(count)) << place)
        };
        Self::from_sets(set(|count| count > 0), set(|count| count == 1))
    }

    /// Returns the masks from the set of places with a checker and the set of places with exactly one.
    #[inline(always)]
    pub(crate) fn from_sets(any: u32, ones: u32) -> Self {
        // Points 1 to 24: a checker on the bar is neither a blot nor part of a made point.
        let board = 0x01ff_fffe;
        Self { any: any & 0x03ff_fffe, made: any & !ones & board, blots: ones & board }
    }

    /// Returns the place farthest from home that holds a checker; 0 if all are off.
    #[inline(always)]
    pub(crate) fn rear(self) -> usize {
        31 - (self.any | 1).leading_zeros() as usize
    }
}
