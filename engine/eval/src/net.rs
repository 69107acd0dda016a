//! The net as it is trained. For each class of position it has a wide first layer, the *body*, and a small *head*.
//! [`crate::whole`] converts it to whole numbers for evaluation.
//!
//! Shapes, all row-major `f32`:
//! - for each body `sparse [SPARSE, HIDDEN]`, `dense [DENSE, HIDDEN]`, `bias [HIDDEN]`: a layer clipped to 0..=1;
//! - for each head `mix [HIDDEN, MIX_WIDTH]` and `mix_bias [MIX_WIDTH]`: columns `0..NARROW` feed a second clipped
//!   layer, columns `NARROW..NARROW + 5` go directly to the outputs, the rest is zero;
//! - for each head `out [NARROW, 5]`: from the second layer to the outputs, which are logits of [`Probabilities`].

use crate::board::{BAR, Sides};
use crate::class::Bucket;
use crate::features::{DENSE, PLACES, SPARSE, THERMOMETER, dense_inputs, thermometer};

/// The width of a body.
pub const HIDDEN: usize = 512;
/// The width of a head's second layer.
pub const NARROW: usize = 32;
/// The columns of a head's first matrix, padded to a multiple of 16.
pub const MIX_WIDTH: usize = 48;
/// The number of logits of a head.
pub const OUTPUTS: usize = 5;

/// The weights as they are trained and stored; see the module for shapes.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// The bodies, one for each [`Bucket`].
    pub bodies: Vec<BodyWeights>,
    /// The heads, one for each [`Bucket`].
    pub heads: Vec<HeadWeights>,
}

/// The weights of one body; see the module for shapes.
#[derive(Debug, Clone, PartialEq)]
pub struct BodyWeights {
    /// `[SPARSE, HIDDEN]`, inputs in the order side, place 1..=25, thermometer.
    pub sparse: Vec<f32>,
    /// `[DENSE, HIDDEN]`.
    pub dense: Vec<f32>,
    /// `[HIDDEN]`.
    pub bias: Vec<f32>,
}

/// The weights of one head; see the module for shapes.
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
    /// Returns weights of zero in the right shapes.
    #[must_use]
    pub fn zeros() -> Self {
        let body = BodyWeights {
            sparse: vec![0.0; SPARSE * HIDDEN],
            dense: vec![0.0; DENSE * HIDDEN],
            bias: vec![0.0; HIDDEN],
        };
        let head = HeadWeights {
            mix: vec![0.0; HIDDEN * MIX_WIDTH],
            mix_bias: vec![0.0; MIX_WIDTH],
            out: vec![0.0; NARROW * OUTPUTS],
        };
        Self { bodies: vec![body; Bucket::COUNT], heads: vec![head; Bucket::COUNT] }
    }

    /// Returns the net's logits for one position, computed in `f32` as simply as possible. This is the reference
    /// for the whole-number net, and too slow for many positions.
    #[must_use]
    pub fn logits(&self, sides: &Sides) -> [f32; OUTPUTS] {
        let bucket = Bucket::classify_sides(sides);
        let body = &self.bodies[bucket.index()];
        let mut shared = body.bias.clone();
        let mut add = |matrix: &[f32], row: usize, input: f32| {
            let weights = &matrix[row * HIDDEN..][..HIDDEN];
            shared.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        };
        for (side, counts) in [&sides.own, &sides.opp].into_iter().enumerate() {
            for (place, &count) in counts[1..=BAR].iter().enumerate().filter(|&(_, &count)| count > 0) {
                for (k, input) in thermometer(count).into_iter().enumerate() {
                    add(&body.sparse, (side * PLACES + place) * THERMOMETER + k, input);
                }
            }
        }
        let mut dense = [0.0; DENSE];
        dense_inputs(sides, &mut dense);
        dense.iter().enumerate().for_each(|(row, &input)| add(&body.dense, row, input));

        let head = &self.heads[bucket.index()];
        let mut mixed = head.mix_bias.clone();
        for (sum, weights) in shared.iter().zip(head.mix.chunks_exact(MIX_WIDTH)) {
            let input = sum.clamp(0.0, 1.0);
            mixed.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
        let mut logits = [0.0; OUTPUTS];
        logits.copy_from_slice(&mixed[NARROW..NARROW + OUTPUTS]);
        for (value, weights) in mixed[..NARROW].iter().zip(head.out.chunks_exact(OUTPUTS)) {
            let input = value.clamp(0.0, 1.0);
            logits.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += input * weight);
        }
        logits
    }
}
