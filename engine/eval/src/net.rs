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
    pub(crate) columns: Vec<f32>,
    pub(crate) dense: Vec<f32>,
    pub(crate) bias: Vec<f32>,
    pub(crate) heads: Vec<Head>,
    path: Path,
}

/// Columns of a head's last matrix as the kernel reads it: the outputs and zeros.
pub(crate) const OUT_WIDTH: usize = 8;

/// A head ready to evaluate.
#[derive(Debug, Clone)]
pub(crate) struct Head {
    pub(crate) mix: Vec<f32>,
    pub(crate) mix_bias: Vec<f32>,
    /// `[NARROW, OUT_WIDTH]`.
    pub(crate) out: Vec<f32>,
}

impl Head {
    fn new(weights: &HeadWeights) -> Self {
        assert_eq!(weights.mix.len(), HIDDEN * MIX_WIDTH);
        assert_eq!(weights.mix_bias.len(), MIX_WIDTH);
        assert_eq!(weights.out.len(), NARROW * OUTPUTS);
        let mut out = vec![0.0; NARROW * OUT_WIDTH];
        for (to, from) in out.chunks_exact_mut(OUT_WIDTH).zip(weights.out.chunks_exact(OUTPUTS)) {
            to[..OUTPUTS].copy_from_slice(from);
        }
        Self { mix: weights.mix.clone(), mix_bias: weights.mix_bias.clone(), out }
    }
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
            heads: weights.heads.iter().map(Head::new).collect(),
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

    /// The bare net's answers, each for the side on roll; it knows neither finished games nor impossible gammons.
    pub fn evaluate(&self, positions: &[Sides], answers: &mut Vec<Probabilities>) {
        let mut inputs = [Inputs::EMPTY; GROUP];
        for group in positions.chunks(GROUP) {
            for (input, sides) in inputs.iter_mut().zip(group) {
                input.fill(sides);
            }
            // A last group that is not full computes what an earlier one left in its other places, unused.
            let logits = crate::simd::logits(self, &inputs);
            answers.extend(
                logits[..group.len()].iter().map(|logits| {
                    Probabilities::from_array(logits.map(|x| 1.0 / (1.0 + (-x).exp()))).nested()
                }),
            );
        }
    }

    /// The bare net's answer for one position.
    #[must_use]
    pub fn evaluate_one(&self, sides: &Sides) -> Probabilities {
        let mut answers = Vec::with_capacity(1);
        self.evaluate(std::slice::from_ref(sides), &mut answers);
        answers.first().copied().unwrap_or_default()
    }
}

/// Positions that the kernel takes together.
pub(crate) const GROUP: usize = 4;

/// One position as the kernel reads it.
#[derive(Clone)]
pub(crate) struct Inputs {
    pub(crate) bucket: Bucket,
    /// Where the columns of the occupied places begin; `used` of them. At most 30 places can be occupied.
    pub(crate) rows: [usize; 32],
    pub(crate) used: usize,
    pub(crate) dense: Dense,
}

impl Inputs {
    const EMPTY: Self = Self { bucket: Bucket::RACE, rows: [0; 32], used: 0, dense: [0.0; DENSE] };

    #[inline(always)]
    fn fill(&mut self, sides: &Sides) {
        self.bucket = Bucket::of(sides);
        dense(sides, &mut self.dense);
        self.used = 0;
        let mut begin = 0;
        for counts in [&sides.own, &sides.opp] {
            for &count in &counts[1..=BAR] {
                self.rows[self.used] = begin + usize::from(count) * HIDDEN;
                self.used += usize::from(count > 0);
                begin += COUNTS * HIDDEN;
            }
        }
    }
}
