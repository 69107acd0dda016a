//! The net: one wide layer shared by all kinds of position, and a small head for each kind.
//!
//! Shapes, all row-major `f32`:
//! - `sparse [SPARSE, HIDDEN]`, `dense [DENSE, HIDDEN]`, `bias [HIDDEN]`: the shared layer, clipped to 0..=1;
//! - for each head `mix [HIDDEN, MIX_WIDTH]` and `mix_bias [MIX_WIDTH]`: columns `0..NARROW` feed a second clipped
//!   layer, columns `NARROW..NARROW + 5` go straight to the outputs, the rest is zero;
//! - for each head `out [NARROW, 5]`: from the second layer to the outputs, which are logits of [`Probabilities`].

use crate::board::{BAR, Sides};
use crate::class::Bucket;
use crate::features::{DENSE, Dense, PLACES, SPARSE, THERMOMETER, dense, thermometer};
use crate::probabilities::Probabilities;

/// Width of the shared layer.
pub const HIDDEN: usize = 256;
/// Width of a head's second layer.
pub const NARROW: usize = 32;
/// Columns of a head's first matrix, padded to a multiple of 16.
pub const MIX_WIDTH: usize = 48;
/// Logits a head gives.
pub const OUTPUTS: usize = 5;

/// Counts that have a column of their own; more checkers on one place are summed from inputs.
const COUNTS: usize = 16;

/// Weights as they are trained and stored; see the module for shapes.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// `[SPARSE, HIDDEN]`, inputs in the order side, place 1..=25, thermometer.
    pub sparse: Vec<f32>,
    /// `[DENSE, HIDDEN]`.
    pub dense: Vec<f32>,
    /// `[HIDDEN]`.
    pub bias: Vec<f32>,
    /// One for each [`Bucket`].
    pub heads: Vec<HeadWeights>,
}

/// One head's weights; see the module for shapes.
#[derive(Debug, Clone, PartialEq)]
pub struct HeadWeights {
    /// `[HIDDEN, MIX_WIDTH]`.
    pub mix: Vec<f32>,
    /// `[MIX_WIDTH]`.
    pub mix_bias: Vec<f32>,
    /// `[NARROW, OUTPUTS]`.
    pub out: Vec<f32>,
}

impl Weights {
    /// All zeros, in the right shapes.
    #[must_use]
    pub fn zeros() -> Self {
        let head = HeadWeights {
            mix: vec![0.0; HIDDEN * MIX_WIDTH],
            mix_bias: vec![0.0; MIX_WIDTH],
            out: vec![0.0; NARROW * OUTPUTS],
        };
        Self {
            sparse: vec![0.0; SPARSE * HIDDEN],
            dense: vec![0.0; DENSE * HIDDEN],
            bias: vec![0.0; HIDDEN],
            heads: vec![head; Bucket::COUNT],
        }
    }
}

/// A net ready to evaluate.
#[derive(Debug, Clone)]
pub struct Network {
    /// `[2 sides, PLACES, COUNTS, HIDDEN]`: what that many checkers there add to the shared layer.
    columns: Vec<f32>,
    dense: Vec<f32>,
    bias: Vec<f32>,
    heads: Vec<HeadWeights>,
    path: Path,
}

/// Which compiled form of the kernel runs; all give the same bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Path {
    /// Whatever the build targets: the reference.
    Plain,
    /// 256-bit vectors.
    Avx2,
    /// 512-bit vectors.
    Avx512,
}

impl Path {
    /// The widest that this processor has.
    #[must_use]
    pub fn detect() -> Self {
        #[cfg(target_arch = "x86_64")]
        {
            if std::arch::is_x86_feature_detected!("avx512f")
                && std::arch::is_x86_feature_detected!("avx512bw")
                && std::arch::is_x86_feature_detected!("avx512vl")
                && std::arch::is_x86_feature_detected!("avx512dq")
            {
                return Self::Avx512;
            }
            if std::arch::is_x86_feature_detected!("avx2") {
                return Self::Avx2;
            }
        }
        Self::Plain
    }
}

impl Network {
    /// Prepares a net for evaluation.
    ///
    /// # Panics
    /// If a matrix has another size than the module's documentation says.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        assert_eq!(weights.sparse.len(), SPARSE * HIDDEN);
        assert_eq!(weights.dense.len(), DENSE * HIDDEN);
        assert_eq!(weights.bias.len(), HIDDEN);
        assert_eq!(weights.heads.len(), Bucket::COUNT);
        let mut columns = vec![0.0; 2 * PLACES * COUNTS * HIDDEN];
        for (place, by_count) in columns.chunks_exact_mut(COUNTS * HIDDEN).enumerate() {
            for (count, column) in by_count.chunks_exact_mut(HIDDEN).enumerate() {
                let inputs = thermometer(u8::try_from(count).unwrap_or(u8::MAX));
                for (k, &input) in inputs.iter().enumerate() {
                    let row = &weights.sparse[(place * THERMOMETER + k) * HIDDEN..][..HIDDEN];
                    column.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
                }
            }
        }
        Self {
            columns,
            dense: weights.dense.clone(),
            bias: weights.bias.clone(),
            heads: weights.heads.clone(),
            path: Path::detect(),
        }
    }

    /// The same net on another path, for tests and measurements; a path this processor lacks is refused.
    #[must_use]
    pub fn on_path(mut self, path: Path) -> Option<Self> {
        let able = match Path::detect() {
            Path::Plain => path == Path::Plain,
            Path::Avx2 => path != Path::Avx512,
            Path::Avx512 => true,
        };
        self.path = path;
        able.then_some(self)
    }

    /// Which path this net runs on.
    #[must_use]
    pub fn path(&self) -> Path {
        self.path
    }

    /// The bare net's answer, for the side on roll; knows neither finished games nor impossible gammons.
    #[must_use]
    pub fn evaluate(&self, sides: &Sides) -> Probabilities {
        let logits = match self.path {
            Path::Plain => self.logits(sides),
            #[cfg(target_arch = "x86_64")]
            Path::Avx2 => crate::simd::logits_avx2(self, sides),
            #[cfg(target_arch = "x86_64")]
            Path::Avx512 => crate::simd::logits_avx512(self, sides),
            #[cfg(not(target_arch = "x86_64"))]
            Path::Avx2 | Path::Avx512 => self.logits(sides),
        };
        Probabilities::from_array(logits.map(|x| 1.0 / (1.0 + (-x).exp()))).nested()
    }

    /// Features, shared layer and head in one body, so that each compiled form does the same operations in the same
    /// order: no sum runs across lanes and nothing is fused, hence the bits agree.
    #[inline(always)]
    pub(crate) fn logits(&self, sides: &Sides) -> [f32; OUTPUTS] {
        let bucket = Bucket::of(sides);
        let mut inputs: Dense = [0.0; DENSE];
        dense(sides, &mut inputs);
        let mut shared = [0.0; HIDDEN];
        shared.copy_from_slice(&self.bias);
        self.add_columns(sides, &mut shared);
        self.add_dense(&inputs, &mut shared);
        for value in &mut shared {
            *value = value.clamp(0.0, 1.0);
        }
        head_logits(&self.heads[bucket.index()], &shared)
    }

    #[inline(always)]
    fn add_columns(&self, sides: &Sides, shared: &mut [f32; HIDDEN]) {
        let mut rows = [0usize; 32];
        let mut used = 0;
        for (side, counts) in [&sides.own, &sides.opp].into_iter().enumerate() {
            for (place, &count) in counts[1..=BAR].iter().enumerate() {
                rows[used] = ((side * PLACES + place) * COUNTS + usize::from(count)) * HIDDEN;
                used += usize::from(count > 0);
            }
        }
        for tile in 0..HIDDEN / TILE {
            let mut sums = [0.0; TILE];
            sums.copy_from_slice(&shared[tile * TILE..][..TILE]);
            for &row in &rows[..used] {
                let column = &self.columns[row + tile * TILE..][..TILE];
                for lane in 0..TILE {
                    sums[lane] += column[lane];
                }
            }
            shared[tile * TILE..][..TILE].copy_from_slice(&sums);
        }
    }

    #[inline(always)]
    fn add_dense(&self, inputs: &Dense, shared: &mut [f32; HIDDEN]) {
        for tile in 0..HIDDEN / TILE {
            let mut sums = [0.0; TILE];
            sums.copy_from_slice(&shared[tile * TILE..][..TILE]);
            for (row, &input) in inputs.iter().enumerate() {
                let weights = &self.dense[row * HIDDEN + tile * TILE..][..TILE];
                for lane in 0..TILE {
                    sums[lane] += input * weights[lane];
                }
            }
            shared[tile * TILE..][..TILE].copy_from_slice(&sums);
        }
    }
}

/// Lanes that are kept in registers while the inputs are walked.
const TILE: usize = 64;

#[inline(always)]
fn head_logits(head: &HeadWeights, shared: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
    let mut mixed = [0.0; MIX_WIDTH];
    mixed.copy_from_slice(&head.mix_bias);
    for (row, &input) in shared.iter().enumerate() {
        let weights = &head.mix[row * MIX_WIDTH..][..MIX_WIDTH];
        for lane in 0..MIX_WIDTH {
            mixed[lane] += input * weights[lane];
        }
    }
    let mut logits = [0.0; OUTPUTS];
    logits.copy_from_slice(&mixed[NARROW..NARROW + OUTPUTS]);
    for (row, &value) in mixed[..NARROW].iter().enumerate() {
        let input = value.clamp(0.0, 1.0);
        for (output, logit) in logits.iter_mut().enumerate() {
            *logit += input * head.out[row * OUTPUTS + output];
        }
    }
    logits
}
