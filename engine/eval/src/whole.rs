//! The net in whole numbers: 16-bit weights and activations, 32-bit sums.
//!
//! Every scale is a power of two. It is chosen for each net on loading, as fine as the weights allow. A scale is
//! accepted only if no input at all can overflow a sum. The sums of the occupied places are bounded over all ways
//! to place 15 checkers a side; everything else is bounded by the absolute weights and the largest inputs.
//! Therefore nothing saturates, no result wraps, and the order of additions does not matter: every processor gives
//! the same bits.
//!
//! Eight-bit weights and activations were tried first. Without training for them they move the equity by 0.027
//! (root mean square), or by 0.0045 with only the heads in eight bits. Sixteen bits move it by less than 0.001 for
//! any net.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "the scales are chosen so that every rounded weight fits"
)]

use crate::bearoff::OneSided;
use crate::class::Bucket;
use crate::features::{DENSE, PLACES, THERMOMETER, WHOLE_MAX, thermometer, whole_one};
use crate::net::{BodyWeights, HIDDEN, HeadWeights, MIX_WIDTH, NARROW, OUTPUTS, Weights};
use crate::simd::path::Path;
use crate::weights::{WeightsError, embedded_weights};

/// The whole number for an activation of 1.
pub(crate) const ACTIVE: i32 = 1 << ACTIVE_BITS;
const ACTIVE_BITS: u32 = 12;
/// The number of counts that have their own column, including zero.
pub(crate) const COUNTS: usize = 16;
/// The number of checkers of a side.
const CHECKERS: usize = 15;

/// The number of lanes of a vector of 32-bit sums.
pub(crate) const LANES: usize = 16;
/// The number of pairs of dense inputs, of shared units, and of a head's own units. Two 16-bit inputs are
/// multiplied at a time.
pub(crate) const DENSE_PAIRS: usize = DENSE / 2;
pub(crate) const HIDDEN_PAIRS: usize = HIDDEN / 2;
pub(crate) const NARROW_PAIRS: usize = NARROW / 2;
/// The number of vectors of a body and of a head's first matrix.
pub(crate) const HIDDEN_VECTORS: usize = HIDDEN / LANES;
pub(crate) const MIX_VECTORS: usize = MIX_WIDTH / LANES;

/// A column of a body.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct Column(pub(crate) [i16; HIDDEN]);

/// Two rows of a matrix, interleaved: `[vector][lane][row]`.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct RowPair<const VECTORS: usize>(pub(crate) [[i16; 2 * LANES]; VECTORS]);

/// Biases or sums, by lane.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(64))]
pub(crate) struct LaneSums<const VECTORS: usize>(pub(crate) [[i32; LANES]; VECTORS]);

/// The conversion of 32-bit sums to activations: they are clipped at `top`, which becomes [`ACTIVE`], and shifted
/// down.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clip {
    pub(crate) top: i32,
    pub(crate) shift: u32,
}

impl Clip {
    /// Returns the conversion for sums in which 1 is `2^bits`.
    fn new(bits: u32) -> Self {
        Self { top: 1 << bits, shift: bits - ACTIVE_BITS }
    }

    /// Returns the conversion that shifts down by `shift`, or `None` if no sum has that scale.
    pub(crate) fn by_shift(shift: u32) -> Option<Self> {
        (shift + ACTIVE_BITS < 31).then(|| Self::new(shift + ACTIVE_BITS))
    }

    /// Returns the sum for 1 as the factor that turns it into 1.
    pub(crate) fn unit(self) -> f32 {
        unit(self.shift + ACTIVE_BITS)
    }

    /// Returns half of what one is worth after the shift. A bias includes it, so that shifting rounds to the nearest
    /// number.
    fn half(self) -> i64 {
        (1 << self.shift) >> 1
    }
}

/// A net ready to evaluate.
#[derive(Debug, Clone)]
pub struct Network {
    /// `[Bucket::COUNT]`.
    pub(crate) bodies: Vec<Body>,
    /// `[Bucket::COUNT]`.
    pub(crate) heads: Vec<Head>,
    pub(crate) bear_offs: OneSided,
    path: Path,
}

/// A body ready to evaluate.
#[derive(Debug, Clone)]
pub(crate) struct Body {
    /// `[2 sides, PLACES, COUNTS]`: the contribution of this number of checkers on this place.
    pub(crate) columns: Vec<Column>,
    /// The shift from sums of columns up to the scale of the dense sums.
    pub(crate) column_shift: u32,
    /// `[DENSE_PAIRS]`.
    pub(crate) dense: Vec<RowPair<HIDDEN_VECTORS>>,
    pub(crate) bias: LaneSums<HIDDEN_VECTORS>,
    pub(crate) clip: Clip,
}

/// The precision of a net's rounding, as distances between neighbouring values. It is used to train with the same
/// rounding.
#[derive(Debug, Clone, PartialEq)]
pub struct Scales {
    /// The precision of activations.
    pub active: f32,
    /// `[Bucket::COUNT]`: the precision of the contribution of a number of checkers on a place to a body.
    pub columns: Vec<f32>,
    /// `[Bucket::COUNT][DENSE]`: the precision of a body's other weights, by input.
    pub dense: Vec<Vec<f32>>,
    /// `[Bucket::COUNT]`: the precision of a head's first matrix.
    pub mix: Vec<f32>,
    /// `[Bucket::COUNT]`: the precision of a head's last matrix.
    pub out: Vec<f32>,
}

/// A head ready to evaluate.
#[derive(Debug, Clone)]
pub(crate) struct Head {
    /// `[HIDDEN_PAIRS]`.
    pub(crate) mix: Vec<RowPair<MIX_VECTORS>>,
    pub(crate) mix_bias: LaneSums<MIX_VECTORS>,
    pub(crate) clip: Clip,
    /// `[NARROW_PAIRS]`; lanes `0..OUTPUTS` are used.
    pub(crate) out: Vec<RowPair<1>>,
    /// The factors that convert sums of the first and of the last matrix to logits.
    pub(crate) mix_unit: f32,
    pub(crate) out_unit: f32,
}

impl Network {
    /// Converts a net to whole numbers, on the best path that this processor supports.
    ///
    /// # Errors
    /// Returns [`WeightsError::TooLarge`] if its weights are too large for any scale, and [`WeightsError::Shape`]
    /// if the size of a matrix is not the one that [`Weights`] documents.
    pub fn new(weights: &Weights) -> Result<Self, WeightsError> {
        let shapes = |weights: &Weights| weights.tensors().iter().map(|t| t.len()).collect::<Vec<_>>();
        let lengths = (weights.bodies.len(), weights.heads.len());
        if lengths != (Bucket::COUNT, Bucket::COUNT) || shapes(weights) != shapes(&Weights::zeros()) {
            return Err(WeightsError::Shape);
        }
        let bodies = weights.bodies.iter().map(Body::new).collect::<Result<_, _>>()?;
        let heads = weights.heads.iter().map(Head::new).collect::<Result<_, _>>()?;
        Ok(Self::of_parts(bodies, heads))
    }

    /// Returns the net of these parts, one of each for each class.
    pub(crate) fn of_parts(bodies: Vec<Body>, heads: Vec<Head>) -> Self {
        Self { bodies, heads, bear_offs: OneSided::default(), path: Path::detect() }
    }

    /// Returns the same net on another path, for tests and measurements, or `None` if this processor does not
    /// support the path.
    #[must_use]
    pub fn on_path(mut self, path: Path) -> Option<Self> {
        self.path = path;
        path.is_available().then_some(self)
    }

    /// Returns the precision of its weights and activations.
    #[must_use]
    pub fn scales(&self) -> Scales {
        let bits = |body: &Body| body.clip.shift + ACTIVE_BITS;
        let dense = |body: &Body| (0..DENSE).map(|row| whole_one(row) * unit(bits(body))).collect();
        Scales {
            active: unit(ACTIVE_BITS),
            columns: self.bodies.iter().map(|body| unit(bits(body) - body.column_shift)).collect(),
            dense: self.bodies.iter().map(dense).collect(),
            mix: self.heads.iter().map(|head| head.mix_unit / unit(ACTIVE_BITS)).collect(),
            out: self.heads.iter().map(|head| head.out_unit / unit(ACTIVE_BITS)).collect(),
        }
    }

    /// Returns the path on which this net runs.
    #[must_use]
    pub fn path(&self) -> Path {
        self.path
    }
}

/// Returns the built-in net.
///
/// # Panics
/// Never panics: a test reads the same bytes.
#[must_use]
pub fn embedded() -> Network {
    let net = Network::new(&embedded_weights());
    net.expect("a test makes a network of the built-in net")
}

impl Body {
    fn new(weights: &BodyWeights) -> Result<Self, WeightsError> {
        let (columns, column_bits) = columns(&weights.sparse)?;
        // At least 12 bits, because activations have 12 and are made by shifting sums down.
        let bits = (12..=24)
            .rev()
            .find(|&bits| bits >= column_bits && body_fits(weights, bits, column_bits))
            .ok_or(WeightsError::TooLarge("dense"))?;
        let clip = Clip::new(bits);
        let scaled = |row: usize, unit: usize| {
            f64::from(weights.dense[row * HIDDEN + unit]) / f64::from(whole_one(row))
        };
        Ok(Self {
            columns,
            column_shift: bits - column_bits,
            dense: row_pairs(DENSE_PAIRS, |row, unit| whole(scaled(row, unit), bits)),
            bias: sums(|unit| whole(f64::from(weights.bias[unit]), bits) + clip.half()),
            clip,
        })
    }
}

impl Head {
    fn new(weights: &HeadWeights) -> Result<Self, WeightsError> {
        let column = |of: usize| (0..HIDDEN).map(move |row| f64::from(weights.mix[row * MIX_WIDTH + of]));
        let mix_fits = |bits: u32| {
            (0..MIX_WIDTH).all(|of| {
                let bias = whole(f64::from(weights.mix_bias[of]), bits + ACTIVE_BITS);
                fits(column(of), bits, i64::from(ACTIVE), bias.abs() + (1 << bits))
            })
        };
        let bits = (0..=15).rev().find(|&bits| mix_fits(bits)).ok_or(WeightsError::TooLarge("mix"))?;
        let output = |of: usize| (0..NARROW).map(move |row| f64::from(weights.out[row * OUTPUTS + of]));
        let out_fits = |bits: u32| (0..OUTPUTS).all(|of| fits(output(of), bits, i64::from(ACTIVE), 0));
        let out_bits = (0..=15).rev().find(|&bits| out_fits(bits)).ok_or(WeightsError::TooLarge("out"))?;
        let clip = Clip::new(bits + ACTIVE_BITS);
        let out = |row: usize, of: usize| {
            if of < OUTPUTS { f64::from(weights.out[row * OUTPUTS + of]) } else { 0.0 }
        };
        Ok(Self {
            mix: row_pairs(HIDDEN_PAIRS, |row, of| whole(f64::from(weights.mix[row * MIX_WIDTH + of]), bits)),
            mix_bias: sums(|of| {
                // Only the narrow units are shifted down and need rounding; the rest go to the logits as they are.
                let half = if of < NARROW { clip.half() } else { 0 };
                whole(f64::from(weights.mix_bias[of]), bits + ACTIVE_BITS) + half
            }),
            clip,
            out: row_pairs(NARROW_PAIRS, |row, of| whole(out(row, of), out_bits)),
            mix_unit: unit(bits + ACTIVE_BITS),
            out_unit: unit(out_bits + ACTIVE_BITS),
        })
    }
}

/// Returns `2^-bits`.
pub(crate) fn unit(bits: u32) -> f32 {
    1.0 / (1u64 << bits) as f32
}

/// Returns `value` in units of `2^-bits`, rounded to the nearest. Values beyond any useful size stay large without
/// overflowing.
fn whole(value: f64, bits: u32) -> i64 {
    (value * (1u64 << bits) as f64).round().clamp(-1e12, 1e12) as i64
}

/// Returns true if the weights fit into 16 bits, and the sum of their products with inputs up to `input_max` fits
/// into 32 bits together with `others`.
fn fits(weights: impl Iterator<Item = f64>, bits: u32, input_max: i64, others: i64) -> bool {
    let mut sum = others;
    for weight in weights {
        let weight = whole(weight, bits).abs();
        if weight > i64::from(i16::MAX) {
            return false;
        }
        sum = sum.saturating_add(weight * input_max);
    }
    sum < i64::from(i32::MAX)
}

/// Returns true if a body fits when 1 is `2^bits` in its sums and `2^column_bits` in sums of columns.
fn body_fits(weights: &BodyWeights, bits: u32, column_bits: u32) -> bool {
    // A sum of columns fits into 16 bits before it is shifted up.
    let columns = 1i64 << (15 + bits - column_bits);
    (0..HIDDEN).all(|unit| {
        let row = |row: usize| f64::from(weights.dense[row * HIDDEN + unit]) / f64::from(whole_one(row));
        let bias = whole(f64::from(weights.bias[unit]), bits).abs();
        fits((0..DENSE).map(row), bits, i64::from(WHOLE_MAX), bias + (1 << bits) + columns)
    })
}

/// The bounds of the scale of the columns.
const COLUMN_BITS_MIN: u32 = 8;
const COLUMN_BITS_MAX: u32 = 12;

/// Returns the columns and their scale, in which 1 is `2^bits`.
fn columns(sparse: &[f32]) -> Result<(Vec<Column>, u32), WeightsError> {
    let exact: Vec<[f32; HIDDEN]> =
        (0..2 * PLACES * COUNTS).map(|at| column(sparse, at / COUNTS, at % COUNTS)).collect();
    // Each of at most 30 columns is rounded by up to a half.
    let largest = largest_sum(&exact) + 1e-3;
    let fits = |bits: u32| f64::from(largest) * f64::from(1u32 << bits) + 16.0 < f64::from(i16::MAX);
    let bits = (COLUMN_BITS_MIN..=COLUMN_BITS_MAX)
        .rev()
        .find(|&bits| fits(bits))
        .ok_or(WeightsError::TooLarge("sparse"))?;
    let rounded = |column: &[f32; HIDDEN]| Column(column.map(|sum| whole(f64::from(sum), bits) as i16));
    Ok((exact.iter().map(rounded).collect(), bits))
}

/// Returns the contribution of `count` checkers on a place of a side; `place` runs through both sides' places.
fn column(sparse: &[f32], place: usize, count: usize) -> [f32; HIDDEN] {
    let mut column = [0.0; HIDDEN];
    for (k, input) in thermometer(count as u8).into_iter().enumerate() {
        let row = &sparse[(place * THERMOMETER + k) * HIDDEN..][..HIDDEN];
        column.iter_mut().zip(row).for_each(|(sum, weight)| *sum += input * weight);
    }
    column
}

/// Returns the largest absolute value of any unit over all placings of up to 15 checkers a side.
fn largest_sum(columns: &[[f32; HIDDEN]]) -> f32 {
    let mut extremes = [[0.0f32; HIDDEN]; 2];
    for side in columns.chunks_exact(PLACES * COUNTS) {
        for (sign, total) in [1.0, -1.0].into_iter().zip(&mut extremes) {
            // `[checkers placed so far] -> the largest sum`.
            let mut best = [[0.0f32; HIDDEN]; CHECKERS + 1];
            for by_count in side.chunks_exact(COUNTS) {
                // From the most checkers down, so that `best[placed - count]` does not contain this place yet.
                for placed in (1..=CHECKERS).rev() {
                    for count in 1..=placed {
                        let (before, after) = best.split_at_mut(placed);
                        let sums = after[0].iter_mut().zip(&before[placed - count]).zip(&by_count[count]);
                        sums.for_each(|((sum, before), column)| *sum = sum.max(before + sign * column));
                    }
                }
            }
            total.iter_mut().zip(best[CHECKERS]).for_each(|(total, best)| *total += best);
        }
    }
    extremes.iter().flatten().fold(0.0, |largest, &sum| largest.max(sum))
}

/// Interleaves two rows at a time; `weight(row, column)` must fit into 16 bits.
fn row_pairs<const VECTORS: usize>(
    pairs: usize,
    weight: impl Fn(usize, usize) -> i64,
) -> Vec<RowPair<VECTORS>> {
    let pair = |pair: usize| {
        RowPair(std::array::from_fn(|vector| {
            std::array::from_fn(|at| weight(2 * pair + at % 2, vector * LANES + at / 2) as i16)
        }))
    };
    (0..pairs).map(pair).collect()
}

fn sums<const VECTORS: usize>(sum: impl Fn(usize) -> i64) -> LaneSums<VECTORS> {
    LaneSums(std::array::from_fn(|vector| std::array::from_fn(|lane| sum(vector * LANES + lane) as i32)))
}
