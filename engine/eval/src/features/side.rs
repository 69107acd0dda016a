//! The features of one side. Some depend on its own checkers alone, others on its opponent's too.

use super::masks::{Masks, PLACES};
use super::shots::Shots;
use super::tables::Tables;
use crate::board::{BAR, mirror};

/// The number of expert features of one side.
pub const SIDE_FEATURES: usize = 36;

/// The indices of features from which others are computed.
pub(super) const HITS: usize = 26;
pub(super) const CLOSED: usize = 18;
pub(super) const TIGHTEST: usize = 21;
pub(super) const TIGHTEST_SQUARED: usize = 23;
pub(super) const VARIANCE: usize = 31;
const PIPS: usize = 4;
const BACK: usize = 11;
const DEEP: usize = 32;

/// The count that stands for an input of 1 in the spread of the checkers.
pub(super) const VARIANCE_ONE: i32 = 1024;

/// The features of a side that do not depend on its opponent.
#[derive(Clone, Debug)]
pub(crate) struct Alone {
    pub(crate) masks: Masks,
    /// The side's features; those that depend on the opponent are zero.
    features: [i32; SIDE_FEATURES],
    pub(crate) checkers: i32,
    squares: i32,
}

/// The number of sums over a side's checkers, in the order of [`WEIGHTS`].
const SUMS: usize = 8;

/// `[place] -> weights` of a checker there: itself, its pips, their square, whether it is in the opponent's home
/// board or on the bar, the pips that it can play between the home boards, whether it is a builder, and the
/// quadrants that it has to cross.
static WEIGHTS: [[i16; SUMS]; 32] = {
    let mut table = [[0; SUMS]; 32];
    let mut place = 1;
    while place <= PLACES {
        let pip = place as i16;
        let between = if place >= 7 && place <= 18 { pip - 6 } else { 0 };
        table[place] = [
            1,
            pip,
            pip * pip,
            (place >= 19) as i16,
            between,
            (place >= 7 && place <= 12) as i16,
            (pip - 1) / 6,
            0,
        ];
        place += 1;
    }
    table
};

/// `[checkers] -> 2^24 * VARIANCE_ONE / (100 * checkers^2)`.
static SPREAD: [i64; 16] = {
    let mut table = [0; 16];
    let mut n = 1;
    while n < 16 {
        table[n] = (VARIANCE_ONE as i64) * (1 << 24) / (100 * (n * n) as i64);
        n += 1;
    }
    table
};

impl Alone {
    /// A side without checkers.
    pub(crate) const EMPTY: Self = Self {
        masks: Masks { any: 0, made: 0, blots: 0 },
        features: [0; SIDE_FEATURES],
        checkers: 0,
        squares: 0,
    };

    /// Returns the features that follow from a side's own checkers.
    #[inline(always)]
    pub(crate) fn new(counts: &[u8; 32], masks: Masks, tables: &Tables) -> Self {
        let mut alone = Self::EMPTY;
        alone.count(counts, masks, tables);
        alone
    }

    /// Like [`Alone::new`], in place.
    #[inline(always)]
    pub(crate) fn count(&mut self, counts: &[u8; 32], masks: Masks, tables: &Tables) {
        self.masks = masks;
        let mut sums = [0i16; SUMS];
        let mut places = masks.any;
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            let count = i16::from(counts[place]);
            for (sum, weight) in sums.iter_mut().zip(WEIGHTS[place]) {
                *sum += count * weight;
            }
        }
        let [checkers, pips, squares, back, spare_pips, builders, crossovers, _] = sums.map(i32::from);
        let made = masks.made;
        let out = &mut self.features;
        let off = 15 - checkers;
        out[0] = off;
        // The same again in parts: the first, second and third five checkers off.
        out[1] = off.min(5);
        out[2] = (off - 5).clamp(0, 5);
        out[3] = (off - 10).clamp(0, 5);
        out[PIPS] = pips;
        out[BACK] = back;
        out[14] = masks.rear() as i32;
        // Points made beyond the middle, in the opponent's numbering: 15 is the most advanced one, and 17 the rearmost
        // anchor.
        let (anchors, forward) = (made >> 19, made >> 13);
        out[15] = if forward == 0 { 0 } else { 12 - forward.trailing_zeros() as i32 };
        out[16] = anchors.count_ones() as i32;
        out[17] = if anchors == 0 { 0 } else { anchors.leading_zeros() as i32 - 25 };
        let closed = (made >> 1 & 0x3f).count_ones() as i32;
        out[CLOSED] = closed;
        (out[19], out[20]) = tables.prime(made);
        // Containment: how well the points hold a checker that starts on the bar or on one of the first nine points.
        let (mut tightest, mut total) = (0, 0);
        for start in 1..=10 {
            let held = tables.held(made >> start);
            tightest = tightest.max(held);
            total += if start <= 7 { held } else { 0 };
        }
        out[TIGHTEST] = tightest;
        out[22] = total;
        out[TIGHTEST_SQUARED] = tightest * tightest;
        out[24] = closed * closed;
        out[29] = masks.blots.count_ones() as i32;
        out[30] = (masks.blots & 0x7e).count_ones() as i32;
        let deviations = i64::from(squares * checkers - pips * pips);
        let spread = SPREAD[checkers.unsigned_abs() as usize & 15];
        out[VARIANCE] = ((deviations * spread) >> 24) as i32;
        out[DEEP] = (1..=3).map(|place| (i32::from(counts[place]) - 2).max(0)).sum();
        out[33] = spare_pips;
        out[34] = builders;
        out[35] = crossovers;
        self.checkers = checkers;
        self.squares = squares;
    }

    /// Returns the pip count.
    #[inline(always)]
    pub(crate) fn pips(&self) -> i32 {
        self.features[PIPS]
    }

    /// Returns the number of points closed in the home board.
    #[inline(always)]
    pub(crate) fn closed(&self) -> i32 {
        self.features[CLOSED]
    }

    /// Returns the number of checkers in the opponent's home board or on the bar.
    #[inline(always)]
    pub(crate) fn back(&self) -> i32 {
        self.features[BACK]
    }

    /// Returns the number of checkers that still count in a fight: not off, and at most two on each of the three
    /// deepest points.
    #[inline(always)]
    pub(crate) fn live(&self) -> i32 {
        self.checkers - self.features[DEEP]
    }

    /// Returns the spread of the checkers, as nets are trained on it.
    pub(super) fn variance(&self) -> f32 {
        let n = self.checkers.max(1) as f32;
        let mean = self.pips() as f32 / n;
        (self.squares as f32 / n - mean * mean) / 100.0
    }

    /// Computes all features of this side against `their` side.
    #[inline(always)]
    pub(crate) fn facing(
        &self,
        counts: &[u8; 32],
        their: &Self,
        tables: &Tables,
        out: &mut [i32; SIDE_FEATURES],
    ) {
        *out = self.features;
        let (p, o) = (self.masks, their.masks);
        let passed = 25 - o.rear().min(25);
        self.contact(counts, passed, out);

        let blocks = mirror(o.made);
        // The point `d` pips ahead of `from` is point `from - d`.
        let ahead = |from: usize| tables.ahead(((u64::from(blocks) << 12) >> from) as u32);
        let escape = ahead(p.rear());
        out[8] = i32::from(escape.half_pips);
        out[9] = i32::from(escape.past_near);
        out[10] = i32::from(escape.past_far);
        let (mut trapped, mut mobility) = (0, 0);
        let mut outside = p.any >> 7 << 7;
        while outside != 0 {
            let place = outside.trailing_zeros() as usize;
            outside &= outside - 1;
            let escape = ahead(place);
            let count = i32::from(counts[place]);
            mobility += count * (place as i32 - 6) * i32::from(escape.half_pips);
            let held = count * (36 - i32::from(escape.past_far));
            trapped += if place > 12 { held } else { 0 };
        }
        out[12] = trapped;
        out[13] = mobility;

        // A checker on the bar stays there if both numbers are blocked. With `n` blocked points that is `n * n` of the
        // 36 rolls.
        let danced = (blocks >> 19 & 0x3f).count_ones() as i32;
        out[25] = if p.any >> BAR & 1 == 1 { danced * danced } else { 0 };
        let shots = Shots::new(p, o);
        out[HITS] = shots.hits as i32;
        out[27] = shots.double_hits as i32;
        out[28] = shots.pips as i32;
    }

    /// Counts the pips that bring every checker past the opponent's rearmost one, which is `passed` pips from this
    /// side's edge of the board; and the checkers already past it, with their pips.
    #[inline(always)]
    fn contact(&self, counts: &[u8; 32], passed: usize, out: &mut [i32; SIDE_FEATURES]) {
        let (mut free, mut free_pips) = (0, 0);
        let mut places = self.masks.any & ((1 << passed) - 1);
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            free += i32::from(counts[place]);
            free_pips += i32::from(counts[place]) * place as i32;
        }
        // A checker level with the rearmost one is not free, but has no pips to go.
        out[5] = self.pips() - free_pips - (self.checkers - free) * passed as i32;
        out[6] = free;
        out[7] = free_pips;
    }
}
