//! Fitting: the net's forward and backward pass over a batch, and Adam.
//!
//! Written out by hand because the sparse first layer is most of the work and a general library multiplies its zeros.
//! Build with `-C target-cpu=native`: the inner loops are plain and become the widest vectors there are.

use eval::features::{DENSE, Dense, PLACES, THERMOMETER, thermometer};
use eval::{Bucket, HIDDEN, HeadWeights, MIX_WIDTH, NARROW, OUTPUTS, Sides, Weights};

/// A position and what the net should say about it: logits' targets in the order of `Probabilities`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    /// The position, side on roll first.
    pub(crate) sides: Sides,
    /// Chances for the side on roll.
    pub(crate) target: [f32; OUTPUTS],
    /// How much this sample counts; 1 is usual.
    pub(crate) weight: f32,
}

/// How much an error of each output counts: about its share in the equity.
const OUTPUT_WEIGHT: [f32; OUTPUTS] = [1.0, 0.6, 0.4, 0.6, 0.4];

/// Adam's two moments and the weights they steer.
#[derive(Debug, Clone)]
pub(crate) struct Trainer {
    /// The weights being fitted.
    pub(crate) weights: Weights,
    first: Weights,
    second: Weights,
    step: i32,
    threads: usize,
}

impl Trainer {
    /// Starts Adam from rest on `weights`; each batch is shared by `threads`.
    #[must_use]
    pub(crate) fn new(weights: Weights, threads: usize) -> Self {
        Self { weights, first: Weights::zeros(), second: Weights::zeros(), step: 0, threads: threads.max(1) }
    }

    /// One step of Adam on a batch. Returns the batch's mean weighted cross-entropy above its minimum.
    pub(crate) fn step(&mut self, batch: &[Sample], rate: f32) -> f32 {
        let share = batch.len().div_ceil(self.threads).max(1);
        let weights = &self.weights;
        let mut parts: Vec<(Weights, f64)> = std::thread::scope(|scope| {
            let workers: Vec<_> =
                batch.chunks(share).map(|part| scope.spawn(move || gradient(weights, part))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a fitting thread panicked")).collect()
        });
        let (mut sum, mut loss) = parts.remove(0);
        for (part, part_loss) in &parts {
            loss += part_loss;
            for_each_pair(&mut sum, part, |a, b| *a += b);
        }
        self.step += 1;
        self.apply(&sum, batch.len() as f32, rate);
        (loss / batch.len() as f64) as f32
    }

    fn apply(&mut self, gradient: &Weights, count: f32, rate: f32) {
        let (beta1, beta2) = (0.9f32, 0.999f32);
        let steps = self.step.min(20_000);
        let scale = rate * (1.0 - beta2.powi(steps)).sqrt() / (1.0 - beta1.powi(steps));
        let weights = self.weights.tensors_mut();
        let firsts = self.first.tensors_mut();
        let seconds = self.second.tensors_mut();
        for (((w, m), v), g) in weights.into_iter().zip(firsts).zip(seconds).zip(gradient.tensors()) {
            for (((w, m), v), g) in w.iter_mut().zip(m.iter_mut()).zip(v.iter_mut()).zip(g) {
                let g = g / count;
                *m = beta1 * *m + (1.0 - beta1) * g;
                *v = beta2 * *v + (1.0 - beta2) * g * g;
                *w -= scale * *m / (v.sqrt() + 1e-7);
            }
        }
    }
}

fn for_each_pair(into: &mut Weights, from: &Weights, change: impl Fn(&mut f32, f32)) {
    for (a, b) in into.tensors_mut().into_iter().zip(from.tensors()) {
        a.iter_mut().zip(b).for_each(|(a, &b)| change(a, b));
    }
}

/// Random weights: spread by the number of inputs that are on at a time, hidden layers centred in their linear range.
#[must_use]
pub(crate) fn random_weights(seed: u64) -> Weights {
    let mut random = crate::random::Random::new(seed);
    let mut weights = Weights::zeros();
    let mut fill = |values: &mut [f32], spread: f32| {
        values.iter_mut().for_each(|w| *w = (random.unit() * 2.0 - 1.0) * spread);
    };
    fill(&mut weights.sparse, 0.12);
    fill(&mut weights.dense, 0.12);
    weights.bias.fill(0.25);
    for head in &mut weights.heads {
        fill(&mut head.mix, 0.10);
        for row in head.mix.chunks_exact_mut(MIX_WIDTH) {
            row[NARROW + OUTPUTS..].fill(0.0);
        }
        head.mix_bias[..NARROW].fill(0.25);
        head.mix_bias[NARROW..NARROW + OUTPUTS].copy_from_slice(&[0.0, -1.0, -3.0, -1.0, -3.0]);
        fill(&mut head.out, 0.15);
    }
    weights
}

/// A sample's inputs and the layers' values on the way through.
struct Pass {
    /// `(row of the sparse matrix, input)`.
    sparse: Vec<(usize, f32)>,
    dense: Dense,
    shared: [f32; HIDDEN],
    mixed: [f32; MIX_WIDTH],
    narrow: [f32; NARROW],
    outputs: [f32; OUTPUTS],
}

fn gradient(weights: &Weights, batch: &[Sample]) -> (Weights, f64) {
    let mut sum = Weights::zeros();
    let mut loss = 0.0;
    let mut pass = Pass {
        sparse: Vec::with_capacity(80),
        dense: [0.0; DENSE],
        shared: [0.0; HIDDEN],
        mixed: [0.0; MIX_WIDTH],
        narrow: [0.0; NARROW],
        outputs: [0.0; OUTPUTS],
    };
    for sample in batch {
        let head = Bucket::of(&sample.sides).index();
        forward(weights, &weights.heads[head], &sample.sides, &mut pass);
        loss += f64::from(sample.weight) * backward(&weights.heads[head], sample, &pass, &mut sum, head);
    }
    (sum, loss)
}

fn forward(weights: &Weights, head: &HeadWeights, sides: &Sides, pass: &mut Pass) {
    pass.sparse.clear();
    for (side, counts) in [&sides.own, &sides.opp].into_iter().enumerate() {
        for (place, &count) in counts[1..26].iter().enumerate().filter(|&(_, &count)| count > 0) {
            for (k, input) in thermometer(count).into_iter().enumerate().filter(|&(_, input)| input > 0.0) {
                pass.sparse.push(((side * PLACES + place) * THERMOMETER + k, input));
            }
        }
    }
    eval::features::dense_inputs(sides, &mut pass.dense);
    pass.shared.copy_from_slice(&weights.bias);
    for &(row, input) in &pass.sparse {
        add_scaled(&mut pass.shared, row_of(&weights.sparse, row), input);
    }
    for (row, &input) in pass.dense.iter().enumerate().filter(|&(_, &input)| input != 0.0) {
        add_scaled(&mut pass.shared, row_of(&weights.dense, row), input);
    }
    pass.mixed.copy_from_slice(&head.mix_bias);
    for (row, &value) in pass.shared.iter().enumerate() {
        add_scaled(&mut pass.mixed, row_of(&head.mix, row), value.clamp(0.0, 1.0));
    }
    pass.outputs.copy_from_slice(&pass.mixed[NARROW..NARROW + OUTPUTS]);
    for row in 0..NARROW {
        pass.narrow[row] = pass.mixed[row].clamp(0.0, 1.0);
        for o in 0..OUTPUTS {
            pass.outputs[o] += pass.narrow[row] * head.out[row * OUTPUTS + o];
        }
    }
    pass.outputs = pass.outputs.map(|x| 1.0 / (1.0 + (-x).exp()));
}

/// Adds the sample's gradient to `sum`; returns its loss.
fn backward(head: &HeadWeights, sample: &Sample, pass: &Pass, sum: &mut Weights, index: usize) -> f64 {
    let mut at_mixed = [0.0f32; MIX_WIDTH];
    let mut loss = 0.0;
    for o in 0..OUTPUTS {
        let (p, t) = (pass.outputs[o], sample.target[o]);
        at_mixed[NARROW + o] = (p - t) * OUTPUT_WEIGHT[o] * sample.weight;
        loss += f64::from(OUTPUT_WEIGHT[o] * divergence(t, p));
    }
    let grads = &mut sum.heads[index];
    for row in 0..NARROW {
        let mut back = 0.0;
        for o in 0..OUTPUTS {
            grads.out[row * OUTPUTS + o] += pass.narrow[row] * at_mixed[NARROW + o];
            back += head.out[row * OUTPUTS + o] * at_mixed[NARROW + o];
        }
        at_mixed[row] = passed(pass.mixed[row], back);
    }
    add_scaled(row_mut(&mut grads.mix_bias, 0), &at_mixed, 1.0);
    let mut at_shared = [0.0f32; HIDDEN];
    for (row, at_value) in at_shared.iter_mut().enumerate() {
        let value = pass.shared[row];
        let weights: &[f32; MIX_WIDTH] = row_of(&head.mix, row);
        let mut lanes = [0.0f32; 16];
        for block in 0..MIX_WIDTH / 16 {
            for lane in 0..16 {
                lanes[lane] += weights[block * 16 + lane] * at_mixed[block * 16 + lane];
            }
        }
        let back: f32 = lanes.iter().sum();
        *at_value = passed(value, back);
        if value > 0.0 {
            add_scaled(row_mut(&mut grads.mix, row), &at_mixed, value.min(1.0));
        }
    }
    add_scaled(row_mut(&mut sum.bias, 0), &at_shared, 1.0);
    for &(row, input) in &pass.sparse {
        add_scaled(row_mut(&mut sum.sparse, row), &at_shared, input);
    }
    for (row, &input) in pass.dense.iter().enumerate().filter(|&(_, &input)| input != 0.0) {
        add_scaled(row_mut(&mut sum.dense, row), &at_shared, input);
    }
    loss
}

/// What a clipped unit lets through of its gradient: all of it inside 0..=1, and outside a hundredth of a gradient that
/// would bring it back in, so that units which are never on can revive.
fn passed(value: f32, back: f32) -> f32 {
    if value > 0.0 && value < 1.0 {
        back
    } else if (value <= 0.0) == (back < 0.0) {
        0.01 * back
    } else {
        0.0
    }
}

/// Kullback-Leibler divergence of Bernoulli chances, in nats.
fn divergence(target: f32, p: f32) -> f32 {
    let term = |t: f32, p: f32| if t > 0.0 { t * (t / p.max(1e-9)).ln() } else { 0.0 };
    term(target, p) + term(1.0 - target, 1.0 - p)
}

/// Adds `scale` times a row; the length is known when this is compiled, so the row becomes a few vectors.
#[inline(always)]
fn add_scaled<const N: usize>(into: &mut [f32; N], from: &[f32; N], scale: f32) {
    for lane in 0..N {
        into[lane] = from[lane].mul_add(scale, into[lane]);
    }
}

/// Row `row` of a matrix with rows of `N`.
#[inline(always)]
fn row_of<const N: usize>(matrix: &[f32], row: usize) -> &[f32; N] {
    matrix[row * N..].first_chunk().expect("the row lies in the matrix")
}

/// As [`row_of`], to be changed.
#[inline(always)]
fn row_mut<const N: usize>(matrix: &mut [f32], row: usize) -> &mut [f32; N] {
    matrix[row * N..].first_chunk_mut().expect("the row lies in the matrix")
}
