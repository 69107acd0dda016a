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

/// Samples that go through a head together: each row of weights is read once for all of them, which is most of the time.
const GROUP: usize = 16;

/// A sample, its inputs and the layers' values on the way through, and the gradients there on the way back.
struct Pass<'a> {
    sample: &'a Sample,
    /// `(row of the sparse matrix, input)`.
    sparse: Vec<(usize, f32)>,
    dense: Dense,
    shared: [f32; HIDDEN],
    mixed: [f32; MIX_WIDTH],
    narrow: [f32; NARROW],
    outputs: [f32; OUTPUTS],
    at_mixed: [f32; MIX_WIDTH],
    at_shared: [f32; HIDDEN],
}

impl<'a> Pass<'a> {
    /// With the inputs and what the sparse ones sum up to.
    fn new(sample: &'a Sample, weights: &Weights) -> Self {
        let sides = &sample.sides;
        let mut sparse = Vec::with_capacity(80);
        for (side, counts) in [&sides.own, &sides.opp].into_iter().enumerate() {
            for (place, &count) in counts[1..26].iter().enumerate().filter(|&(_, &count)| count > 0) {
                for (k, input) in thermometer(count).into_iter().enumerate().filter(|&(_, input)| input > 0.0)
                {
                    sparse.push(((side * PLACES + place) * THERMOMETER + k, input));
                }
            }
        }
        let mut dense = [0.0; DENSE];
        eval::features::dense_inputs(sides, &mut dense);
        let mut shared: [f32; HIDDEN] = *row_of(&weights.bias, 0);
        for &(row, input) in &sparse {
            add_scaled(&mut shared, row_of(&weights.sparse, row), input);
        }
        Self {
            sample,
            sparse,
            dense,
            shared,
            mixed: [0.0; MIX_WIDTH],
            narrow: [0.0; NARROW],
            outputs: [0.0; OUTPUTS],
            at_mixed: [0.0; MIX_WIDTH],
            at_shared: [0.0; HIDDEN],
        }
    }
}

fn gradient(weights: &Weights, batch: &[Sample]) -> (Weights, f64) {
    let mut sum = Weights::zeros();
    let mut loss = 0.0;
    let mut by_head: Vec<(usize, &Sample)> =
        batch.iter().map(|sample| (Bucket::of(&sample.sides).index(), sample)).collect();
    by_head.sort_by_key(|&(head, _)| head);
    for same_head in by_head.chunk_by(|a, b| a.0 == b.0) {
        let head = same_head[0].0;
        let mix_columns = columns(&weights.heads[head].mix);
        for group in same_head.chunks(GROUP) {
            let mut passes: Vec<Pass<'_>> =
                group.iter().map(|&(_, sample)| Pass::new(sample, weights)).collect();
            forward(weights, &weights.heads[head], &mut passes);
            loss += outputs_back(&weights.heads[head], &mut passes, &mut sum.heads[head]);
            backward(&mix_columns, &mut passes, &mut sum, head);
        }
    }
    (sum, loss)
}

fn forward(weights: &Weights, head: &HeadWeights, passes: &mut [Pass<'_>]) {
    for row in 0..DENSE {
        let weights: &[f32; HIDDEN] = row_of(&weights.dense, row);
        for pass in passes.iter_mut().filter(|pass| pass.dense[row] != 0.0) {
            add_scaled(&mut pass.shared, weights, pass.dense[row]);
        }
    }
    for pass in passes.iter_mut() {
        pass.mixed.copy_from_slice(&head.mix_bias);
    }
    for row in 0..HIDDEN {
        let weights: &[f32; MIX_WIDTH] = row_of(&head.mix, row);
        for pass in passes.iter_mut().filter(|pass| pass.shared[row] > 0.0) {
            add_scaled(&mut pass.mixed, weights, pass.shared[row].min(1.0));
        }
    }
    for pass in passes {
        pass.outputs.copy_from_slice(&pass.mixed[NARROW..NARROW + OUTPUTS]);
        for row in 0..NARROW {
            pass.narrow[row] = pass.mixed[row].clamp(0.0, 1.0);
            for o in 0..OUTPUTS {
                pass.outputs[o] += pass.narrow[row] * head.out[row * OUTPUTS + o];
            }
        }
        pass.outputs = pass.outputs.map(|x| 1.0 / (1.0 + (-x).exp()));
    }
}

/// From the outputs back to the sums before the head's own units. Returns the weighted loss of the samples.
fn outputs_back(head: &HeadWeights, passes: &mut [Pass<'_>], grads: &mut HeadWeights) -> f64 {
    let mut loss = 0.0;
    for pass in passes {
        let sample = pass.sample;
        for (o, counts) in OUTPUT_WEIGHT.into_iter().enumerate() {
            let (p, t) = (pass.outputs[o], sample.target[o]);
            pass.at_mixed[NARROW + o] = (p - t) * counts * sample.weight;
            loss += f64::from(sample.weight) * f64::from(counts * divergence(t, p));
        }
        for row in 0..NARROW {
            let mut back = 0.0;
            for o in 0..OUTPUTS {
                grads.out[row * OUTPUTS + o] += pass.narrow[row] * pass.at_mixed[NARROW + o];
                back += head.out[row * OUTPUTS + o] * pass.at_mixed[NARROW + o];
            }
            pass.at_mixed[row] = passed(pass.mixed[row], back);
        }
        add_scaled(row_mut(&mut grads.mix_bias, 0), &pass.at_mixed, 1.0);
    }
    loss
}

/// A head's first matrix by columns, `[MIX_WIDTH, HIDDEN]`: what comes back through it is then sums of whole vectors.
fn columns(mix: &[f32]) -> Vec<f32> {
    (0..MIX_WIDTH).flat_map(|column| mix.iter().skip(column).step_by(MIX_WIDTH).copied()).collect()
}

/// From there through the shared layer to all weights; adds the samples' gradients to `sum`.
fn backward(mix_columns: &[f32], passes: &mut [Pass<'_>], sum: &mut Weights, index: usize) {
    for column in 0..NARROW + OUTPUTS {
        let weights: &[f32; HIDDEN] = row_of(mix_columns, column);
        for pass in passes.iter_mut().filter(|pass| pass.at_mixed[column] != 0.0) {
            add_scaled(&mut pass.at_shared, weights, pass.at_mixed[column]);
        }
    }
    for pass in passes.iter_mut() {
        for (back, value) in pass.at_shared.iter_mut().zip(pass.shared) {
            *back = passed(value, *back);
        }
    }
    for row in 0..HIDDEN {
        let grads: &mut [f32; MIX_WIDTH] = row_mut(&mut sum.heads[index].mix, row);
        for pass in passes.iter().filter(|pass| pass.shared[row] > 0.0) {
            add_scaled(grads, &pass.at_mixed, pass.shared[row].min(1.0));
        }
    }
    for pass in passes.iter() {
        add_scaled(row_mut(&mut sum.bias, 0), &pass.at_shared, 1.0);
        for &(row, input) in &pass.sparse {
            add_scaled(row_mut(&mut sum.sparse, row), &pass.at_shared, input);
        }
    }
    for row in 0..DENSE {
        let grads = row_mut(&mut sum.dense, row);
        for pass in passes.iter().filter(|pass| pass.dense[row] != 0.0) {
            add_scaled(grads, &pass.at_shared, pass.dense[row]);
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Position;

    /// The positions after each play of each roll from the start: several kinds of position, with made-up targets.
    fn samples() -> Vec<Sample> {
        let mut positions = Vec::new();
        for (roll, _) in rules::Roll::ALL_21 {
            rules::legal_positions(&Position::STARTING, roll, &mut positions);
        }
        let race = "6:5 5:5 4:5 / 6:5 5:5 4:5".parse::<Position>().expect("a position");
        positions.extend([race; 13]);
        let sample = |(at, position): (usize, &Position)| Sample {
            sides: Sides::from(position),
            target: [0.5 + 0.001 * at as f32, 0.2, 0.01, 0.15, 0.005],
            weight: 1.0 + (at % 3) as f32,
        };
        positions.iter().step_by(6).enumerate().map(sample).collect()
    }

    #[test]
    fn a_batch_has_the_sum_of_its_samples_gradients() {
        let (weights, batch) = (random_weights(3), samples());
        assert!(batch.len() > 3 * GROUP);
        let (all, loss) = gradient(&weights, &batch);
        let mut one_by_one = Weights::zeros();
        let mut losses = 0.0;
        for sample in &batch {
            let (one, loss) = gradient(&weights, std::slice::from_ref(sample));
            losses += loss;
            for_each_pair(&mut one_by_one, &one, |a, b| *a += b);
        }
        assert!((loss - losses).abs() < 1e-3 * losses, "{loss} {losses}");
        for (a, b) in all.tensors().into_iter().flatten().zip(one_by_one.tensors().into_iter().flatten()) {
            assert!((a - b).abs() <= 1e-3 * a.abs().max(0.1), "{a} {b}");
        }
    }

    #[test]
    fn gradients_are_the_slopes_of_the_loss() {
        let (mut weights, batch) = (random_weights(3), samples());
        let (slopes, _) = gradient(&weights, &batch);
        let head = Bucket::of(&batch[0].sides).index();
        // The outputs' own biases are never clipped, so that the slope is exact there.
        for output in 0..OUTPUTS {
            let at = NARROW + output;
            let mut loss_at = |step: f32| {
                let before = weights.heads[head].mix_bias[at];
                weights.heads[head].mix_bias[at] = before + step;
                let loss = gradient(&weights, &batch).1;
                weights.heads[head].mix_bias[at] = before;
                loss
            };
            let measured = (loss_at(0.01) - loss_at(-0.01)) / 0.02;
            let slope = f64::from(slopes.heads[head].mix_bias[at]);
            assert!(
                (slope - measured).abs() < 0.01 * measured.abs().max(0.1),
                "{output}: {slope} {measured}"
            );
        }
    }
}
