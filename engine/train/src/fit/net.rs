//! The net as variables of libtorch.

use super::batch::{Batch, COLUMNS_ON, Run, size};
use eval::features::THERMOMETER;
use eval::{HIDDEN, MIX_WIDTH, NARROW, OUTPUTS, Scales, Weights};
use tch::Tensor;
use tch::nn::{Init, Path};

/// The fraction of a gradient that a clipped unit lets through, so that units that are always off or always on can
/// recover.
const LEAK: f64 = 0.01;

/// libtorch's code for the mode `sum` of an embedding bag.
const SUM: i64 = 0;

/// The bodies and the heads of the net.
#[derive(Debug)]
pub(super) struct Net {
    pub(super) bodies: Vec<Body>,
    pub(super) heads: Vec<Head>,
}

/// A first layer.
#[derive(Debug)]
pub(super) struct Body {
    /// `[SPARSE, HIDDEN]`.
    pub(super) sparse: Tensor,
    /// `[DENSE, HIDDEN]`.
    pub(super) dense: Tensor,
    /// `[HIDDEN]`.
    pub(super) bias: Tensor,
}

/// The layers after a body.
#[derive(Debug)]
pub(super) struct Head {
    /// `[HIDDEN, NARROW + OUTPUTS]`.
    pub(super) mix: Tensor,
    /// `[NARROW + OUTPUTS]`.
    pub(super) mix_bias: Tensor,
    /// `[NARROW, OUTPUTS]`.
    pub(super) out: Tensor,
}

/// The number of used columns of a head's first matrix.
pub(super) const MIXED: usize = NARROW + OUTPUTS;

impl Net {
    /// Returns the net with these weights.
    pub(super) fn new(path: &Path<'_>, weights: &Weights) -> Self {
        let variable = |path: &Path<'_>, name: &str, values: &[f32], columns: usize| {
            let shape = [size(values.len() / columns), size(columns)];
            let mut variable = path.var(name, &shape, Init::Const(0.0));
            tch::no_grad(|| variable.copy_(&Tensor::from_slice(values).view(shape)));
            variable
        };
        let used = |padded: &[f32]| -> Vec<f32> {
            padded.chunks_exact(MIX_WIDTH).flat_map(|row| &row[..MIXED]).copied().collect()
        };
        let bodies = weights.bodies.iter().enumerate().map(|(at, body)| {
            let path = path / "body" / at;
            Body {
                sparse: variable(&path, "sparse", &body.sparse, HIDDEN),
                dense: variable(&path, "dense", &body.dense, HIDDEN),
                bias: variable(&path, "bias", &body.bias, HIDDEN),
            }
        });
        let heads = weights.heads.iter().enumerate().map(|(at, head)| {
            let path = path / "head" / at;
            Head {
                mix: variable(&path, "mix", &used(&head.mix), MIXED),
                mix_bias: variable(&path, "mix_bias", &used(&head.mix_bias), MIXED),
                out: variable(&path, "out", &head.out, OUTPUTS),
            }
        });
        Self { bodies: bodies.collect(), heads: heads.collect() }
    }

    /// Returns the logits `[samples, OUTPUTS]`, in the batch's order.
    pub(super) fn logits(&self, batch: &Batch, scales: Option<&Scales>) -> Tensor {
        let of = |run: &Run| self.answers(&self.shared(batch, run, scales), run.of, scales);
        Tensor::cat(&batch.classes.iter().map(of).collect::<Vec<_>>(), 0)
    }

    /// Returns the output of a body for its samples: `[samples, HIDDEN]`.
    fn shared(&self, batch: &Batch, run: &Run, scales: Option<&Scales>) -> Tensor {
        let body = &self.bodies[run.of];
        let dense = match scales {
            Some(scales) => {
                let units = Tensor::from_slice(&scales.dense[run.of]).view([-1, 1]);
                rounded(&body.dense, &units.to_device(body.dense.device()))
            }
            None => body.dense.shallow_clone(),
        };
        // The contribution of a number of checkers on a place is rounded as one number.
        let columns = batch.thermometers.matmul(&body.sparse.view([-1, size(THERMOMETER), size(HIDDEN)]));
        let columns =
            rounded_by(&columns.view([-1, size(HIDDEN)]), scales.map(|scales| scales.columns[run.of]));
        let (sparse, ..) = Tensor::embedding_bag::<Tensor>(
            &columns,
            &batch.columns.narrow(0, size(run.begin * COLUMNS_ON), size(run.count * COLUMNS_ON)),
            &batch.offsets.narrow(0, 0, size(run.count)),
            false,
            SUM,
            false,
            None,
            false,
        );
        let inputs = batch.dense.narrow(0, size(run.begin), size(run.count));
        let sums = sparse + inputs.mm(&dense) + &body.bias;
        rounded_by(&clipped(&sums), scales.map(|scales| scales.active))
    }

    /// Returns the logits of a head.
    fn answers(&self, shared: &Tensor, at: usize, scales: Option<&Scales>) -> Tensor {
        let head = &self.heads[at];
        let mix = rounded_by(&head.mix, scales.map(|scales| scales.mix[at]));
        let out = rounded_by(&head.out, scales.map(|scales| scales.out[at]));
        let mixed = shared.mm(&mix) + &head.mix_bias;
        let narrow = clipped(&mixed.narrow(1, 0, size(NARROW)));
        let narrow = rounded_by(&narrow, scales.map(|scales| scales.active));
        mixed.narrow(1, size(NARROW), size(OUTPUTS)) + narrow.mm(&out)
    }
}

/// Clips to 0..=1, with a gradient that leaks outside.
fn clipped(sums: &Tensor) -> Tensor {
    let clipped = sums.clamp(0.0, 1.0);
    let beyond = (sums - &clipped) * LEAK;
    &clipped + &beyond - beyond.detach()
}

/// Rounds to multiples of `unit`. The gradient passes as if there were no rounding.
fn rounded(values: &Tensor, unit: &Tensor) -> Tensor {
    let change = ((values / unit).round() * unit - values).detach();
    values + change
}

/// Like [`rounded`], but without a unit the values stay unchanged.
fn rounded_by(values: &Tensor, unit: Option<f32>) -> Tensor {
    match unit {
        Some(unit) => rounded(values, &Tensor::from(unit).to_device(values.device())),
        None => values.shallow_clone(),
    }
}
