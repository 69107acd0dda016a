//! The trained net on libtorch, in `f32`, for many positions at a time. It checks the native evaluator with
//! independent arithmetic, and serves programs that are built with the feature `torch`.

use crate::bearoff::OneSided;
use crate::board::{BAR, Sides};
use crate::certain::{exact, possible};
use crate::class::Bucket;
use crate::evaluator::Evaluator;
use crate::features::{DENSE, SPARSE, THERMOMETER, dense_inputs, thermometer};
use crate::net::{HIDDEN, MIX_WIDTH, NARROW, OUTPUTS, Weights};
use crate::probabilities::Probabilities;
use rules::Position;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use tch::{Device, Tensor};

const INPUTS: usize = SPARSE + DENSE;

/// The net as tensors, on a GPU if libtorch finds one.
#[derive(Debug)]
pub struct TorchEvaluator {
    /// Tensors may move between threads but must not be shared by them.
    net: Mutex<Net>,
    bear_offs: OneSided,
}

#[derive(Debug)]
struct Net {
    device: Device,
    /// `[Bucket::COUNT]` of a matrix `[INPUTS, HIDDEN]` and a bias `[HIDDEN]`.
    bodies: Vec<[Tensor; 2]>,
    /// `[Bucket::COUNT]` of `mix [HIDDEN, MIX_WIDTH]`, `mix_bias [MIX_WIDTH]`, `out [NARROW, OUTPUTS]`.
    heads: Vec<[Tensor; 3]>,
}

impl TorchEvaluator {
    /// Returns an evaluator with this net.
    ///
    /// # Panics
    /// Panics if the size of a matrix is not the one that [`Weights`] documents.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let device = Device::cuda_if_available();
        let matrix = |values: &[f32], columns: usize| {
            let columns = size(columns);
            Tensor::from_slice(values).view([-1, columns]).to_device(device)
        };
        let vector = |values: &[f32]| Tensor::from_slice(values).to_device(device);
        let bodies = weights.bodies.iter().map(|body| {
            let inputs: Vec<f32> = body.sparse.iter().chain(&body.dense).copied().collect();
            [matrix(&inputs, HIDDEN), vector(&body.bias)]
        });
        let heads = weights
            .heads
            .iter()
            .map(|head| [matrix(&head.mix, MIX_WIDTH), vector(&head.mix_bias), matrix(&head.out, OUTPUTS)]);
        let net = Net { device, bodies: bodies.collect(), heads: heads.collect() };
        Self { net: Mutex::new(net), bear_offs: OneSided::default() }
    }
}

impl Evaluator for TorchEvaluator {
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>) {
        let begin = answers.len();
        // By class: the indices of its positions in the list, and their inputs.
        let mut asked: BTreeMap<Bucket, (Vec<usize>, Vec<f32>)> = BTreeMap::new();
        let sides: Vec<Sides> = positions.iter().map(Sides::from).collect();
        for (at, sides) in sides.iter().enumerate() {
            let known = exact(sides, &self.bear_offs);
            answers.push(known.unwrap_or_default());
            if known.is_none() {
                let (places, inputs) = asked.entry(Bucket::classify_sides(sides)).or_default();
                places.push(at);
                push_inputs(sides, inputs);
            }
        }
        // A thread that panicked left the tensors intact, because evaluation does not change them.
        let net = self.net.lock().unwrap_or_else(PoisonError::into_inner);
        for (bucket, (places, inputs)) in asked {
            let chances = net.chances(bucket, &inputs);
            for (at, chances) in places.into_iter().zip(chances.as_chunks::<OUTPUTS>().0) {
                let answer = Probabilities::from_array(*chances).nested();
                answers[begin + at] = possible(&sides[at], bucket, answer);
            }
        }
    }
}

impl Net {
    /// Maps `inputs [n, INPUTS]`, all of one class, to `[n, OUTPUTS]`.
    fn chances(&self, bucket: Bucket, inputs: &[f32]) -> Vec<f32> {
        let [first, bias] = &self.bodies[bucket.index()];
        let [mix, mix_bias, out] = &self.heads[bucket.index()];
        let inputs = Tensor::from_slice(inputs).view([-1, size(INPUTS)]).to_device(self.device);
        let shared = (inputs.mm(first) + bias).clamp(0.0, 1.0);
        let mixed = shared.mm(mix) + mix_bias;
        let narrow = mixed.narrow(1, 0, size(NARROW)).clamp(0.0, 1.0);
        let logits = mixed.narrow(1, size(NARROW), size(OUTPUTS)) + narrow.mm(out);
        let chances = logits.sigmoid().to_device(Device::Cpu).contiguous().view([-1]);
        Vec::try_from(&chances).expect("chances are a vector of floats")
    }
}

/// Appends the inputs of a position as a row, sparse ones first.
fn push_inputs(sides: &Sides, inputs: &mut Vec<f32>) {
    for counts in [&sides.own, &sides.opp] {
        let places: &[[f32; THERMOMETER]] =
            &counts[1..=BAR].iter().map(|&count| thermometer(count)).collect::<Vec<_>>();
        inputs.extend(places.iter().flatten());
    }
    let mut dense = [0.0; DENSE];
    dense_inputs(sides, &mut dense);
    inputs.extend(dense);
}

/// Converts a size to libtorch's type.
fn size(size: usize) -> i64 {
    i64::try_from(size).expect("sizes of nets are small")
}
