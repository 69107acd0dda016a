//! Fitting: the net on libtorch, its loss over a batch of decisions, and Adam, on the CPU or a GPU.

use eval::features::{DENSE, Dense, PLACES, THERMOMETER, dense_inputs, thermometer, whole_dense_inputs};
use eval::{
    BodyWeights, Bucket, HIDDEN, HeadWeights, MIX_WIDTH, NARROW, Network, OUTPUTS, Scales, Sides, Weights,
    WeightsError,
};
use tch::nn::{Adam, Init, Optimizer, OptimizerConfig as _, Path, VarStore};
use tch::{Device, Kind, Reduction, Tensor};

/// A position and its target: the probabilities that the net should give, in the order of `Probabilities`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    /// The position, with the side on roll first.
    pub(crate) sides: Sides,
    /// The probabilities for the side on roll.
    pub(crate) target: [f32; OUTPUTS],
}

/// The weight of an error of each output: about its share in the equity.
const OUTPUT_WEIGHT: [f32; OUTPUTS] = [1.0, 0.6, 0.4, 0.6, 0.4];
/// The contribution of each output to the equity, up to a constant: the equity of the wins is `2 * win - 1`.
const EQUITY: [f32; OUTPUTS] = [2.0, 1.0, 1.0, -1.0, -1.0];
/// The scale of the ranking loss: of two plays this far apart in points, the better one is better with a certainty
/// of 73 %.
const RANK_SCALE: f64 = 0.05;
/// The fraction of a gradient that a clipped unit lets through, so that units that are always off or always on can
/// recover.
const LEAK: f64 = 0.01;

/// libtorch's code for the mode `sum` of an embedding bag.
const SUM: i64 = 0;

/// The method of fitting.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Method {
    /// The device on which libtorch computes.
    pub(crate) device: Device,
    /// The number of threads on the CPU.
    pub(crate) threads: u64,
    /// The weight of the order of a decision's plays, relative to their values.
    pub(crate) rank: f64,
    /// True to round weights and activations in the forward pass, as the native evaluator rounds them.
    pub(crate) is_whole: bool,
}

/// The net as variables, with Adam's moments.
#[derive(Debug)]
pub(crate) struct Trainer {
    method: Method,
    net: Net,
    adam: Optimizer,
    /// The precision to which weights are rounded, if they are.
    scales: Option<Scales>,
}

#[derive(Debug)]
struct Net {
    bodies: Vec<Body>,
    heads: Vec<Head>,
}

#[derive(Debug)]
struct Body {
    /// `[SPARSE, HIDDEN]`.
    sparse: Tensor,
    /// `[DENSE, HIDDEN]`.
    dense: Tensor,
    /// `[HIDDEN]`.
    bias: Tensor,
}

#[derive(Debug)]
struct Head {
    /// `[HIDDEN, NARROW + OUTPUTS]`.
    mix: Tensor,
    /// `[NARROW + OUTPUTS]`.
    mix_bias: Tensor,
    /// `[NARROW, OUTPUTS]`.
    out: Tensor,
}

/// The number of used columns of a head's first matrix.
const MIXED: usize = NARROW + OUTPUTS;

impl Trainer {
    /// Starts Adam on `weights` with zero moments.
    #[must_use]
    pub(crate) fn new(weights: &Weights, method: Method) -> Self {
        tch::set_num_threads(i32::try_from(method.threads).unwrap_or(1));
        let store = VarStore::new(method.device);
        let net = Net::new(&store.root(), weights);
        let adam = Adam::default().build(&store, 0.0).expect("Adam takes any variables");
        Self { method, net, adam, scales: None }
    }

    /// Updates the scales with which the native evaluator would round these weights. An occasional call is enough,
    /// because weights move little between two steps.
    ///
    /// # Errors
    /// Returns an error if the weights have grown too large for whole numbers.
    pub(crate) fn look_at_scales(&mut self) -> Result<(), WeightsError> {
        if self.method.is_whole {
            self.scales = Some(Network::new(&self.weights())?.scales());
        }
        Ok(())
    }

    /// Makes one step of Adam on a batch of decisions. Returns the mean weighted cross-entropy of its samples above
    /// its minimum.
    pub(crate) fn step(&mut self, batch: &Batch, rate: f32) -> f32 {
        let logits = self.net.logits(batch, self.scales.as_ref());
        let value = batch.value_loss(&logits);
        let loss = match batch.rank_loss(&logits) {
            Some(rank) if self.method.rank > 0.0 => &value + rank * self.method.rank,
            _ => value.shallow_clone(),
        };
        self.adam.set_lr(f64::from(rate));
        self.adam.backward_step(&loss);
        // Without the entropy of the targets, a perfect net would not reach 0.
        (value.double_value(&[]) - batch.entropy) as f32
    }

    /// Returns the current weights.
    #[must_use]
    pub(crate) fn weights(&self) -> Weights {
        let values = |tensor: &Tensor| {
            let flat = tensor.detach().to_device(Device::Cpu).contiguous().view([-1]);
            Vec::<f32>::try_from(&flat).expect("weights are floats")
        };
        // The unused columns are zero.
        let padded = |tensor: &Tensor| {
            let rows = values(tensor);
            rows.chunks_exact(MIXED)
                .flat_map(|row| row.iter().copied().chain([0.0; MIX_WIDTH - MIXED]))
                .collect()
        };
        Weights {
            bodies: self
                .net
                .bodies
                .iter()
                .map(|body| BodyWeights {
                    sparse: values(&body.sparse),
                    dense: values(&body.dense),
                    bias: values(&body.bias),
                })
                .collect(),
            heads: self
                .net
                .heads
                .iter()
                .map(|head| HeadWeights {
                    mix: padded(&head.mix),
                    mix_bias: padded(&head.mix_bias),
                    out: values(&head.out),
                })
                .collect(),
        }
    }
}

impl Net {
    fn new(path: &Path<'_>, weights: &Weights) -> Self {
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
    fn logits(&self, batch: &Batch, scales: Option<&Scales>) -> Tensor {
        let mut answers = Vec::with_capacity(batch.heads.len());
        for body in &batch.bodies {
            let shared = self.shared(batch, body, scales);
            let heads = batch.heads.iter().filter(|head| body.contains(head));
            answers.extend(heads.map(|head| {
                let shared = shared.narrow(0, size(head.begin - body.begin), size(head.count));
                self.answers(&shared, head.of, scales)
            }));
        }
        Tensor::cat(&answers, 0)
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

/// Neighbouring samples of a batch that share a body or a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Run {
    /// The number of the body or the head.
    of: usize,
    /// The index of its first sample.
    begin: usize,
    /// The number of samples.
    count: usize,
}

impl Run {
    /// Returns the runs of equal numbers in a list of samples' numbers.
    fn all(numbers: impl Iterator<Item = usize>) -> Vec<Self> {
        let mut runs: Vec<Self> = Vec::new();
        for (at, of) in numbers.enumerate() {
            match runs.last_mut() {
                Some(last) if last.of == of => last.count += 1,
                _ => runs.push(Self { of, begin: at, count: 1 }),
            }
        }
        runs
    }

    fn contains(&self, other: &Self) -> bool {
        (self.begin..self.begin + self.count).contains(&other.begin)
    }
}

/// Decisions as tensors. The samples are in the order of their bodies, then of their heads.
#[derive(Debug)]
pub(crate) struct Batch {
    /// `[samples * PLACES * 2]`: for each sample and place of a side, the column that its checkers add; see
    /// [`column`].
    columns: Tensor,
    /// `[samples]`: the index at which the columns of each sample begin.
    offsets: Tensor,
    /// `[COUNTS, THERMOMETER]`: the inputs for a number of checkers.
    thermometers: Tensor,
    /// `[samples, DENSE]`.
    dense: Tensor,
    /// `[samples, OUTPUTS]`.
    targets: Tensor,
    bodies: Vec<Run>,
    heads: Vec<Run>,
    /// For each pair of plays of a decision: the sample of the best play, the sample of the other play, and the
    /// probability that the first is better. `None` if no decision has two plays.
    pairs: Option<(Tensor, Tensor, Tensor)>,
    /// The weighted entropy of the targets, which is the minimum of the cross-entropy.
    entropy: f64,
}

impl Batch {
    /// Computes the inputs of the decisions' samples and brings them to the method's device.
    pub(crate) fn new(decisions: &[Vec<Sample>], method: Method) -> Self {
        let Method { device, is_whole, .. } = method;
        let mut samples: Vec<(Bucket, usize, &Sample)> = Vec::new();
        for (decision, plays) in decisions.iter().enumerate() {
            samples.extend(plays.iter().map(|sample| (Bucket::of(&sample.sides), decision, sample)));
        }
        // Samples of a body, and within it of a head, lie together, so that each needs only one matrix product.
        samples.sort_by_key(|&(bucket, _, _)| in_batch(bucket));
        let mut columns = Vec::with_capacity(samples.len() * COLUMNS_ON);
        let mut dense = Vec::with_capacity(samples.len() * DENSE);
        let mut targets = Vec::with_capacity(samples.len() * OUTPUTS);
        let mut plays_of: Vec<Vec<(f64, usize)>> = vec![Vec::new(); decisions.len()];
        let mut entropy = 0.0;
        for (at, &(_, decision, sample)) in samples.iter().enumerate() {
            columns.extend(columns_of(&sample.sides));
            dense.extend(dense_of(&sample.sides, is_whole));
            targets.extend(sample.target);
            let equity: f64 =
                EQUITY.iter().zip(sample.target).map(|(worth, chance)| f64::from(worth * chance)).sum();
            plays_of[decision].push((equity, at));
            entropy += OUTPUT_WEIGHT
                .iter()
                .zip(sample.target)
                .map(|(&weight, chance)| f64::from(weight) * entropy_of(f64::from(chance)))
                .sum::<f64>();
        }
        let offsets: Vec<i64> = (0..samples.len()).map(|at| size(at * COLUMNS_ON)).collect();
        let thermometers: Vec<f32> = (0..16).flat_map(thermometer).collect();
        Self {
            columns: Tensor::from_slice(&columns).to_device(device),
            offsets: Tensor::from_slice(&offsets).to_device(device),
            thermometers: Tensor::from_slice(&thermometers).view([-1, size(THERMOMETER)]).to_device(device),
            dense: Tensor::from_slice(&dense).view([-1, size(DENSE)]).to_device(device),
            targets: Tensor::from_slice(&targets).view([-1, size(OUTPUTS)]).to_device(device),
            bodies: Run::all(samples.iter().map(|(bucket, _, _)| bucket.body())),
            heads: Run::all(samples.iter().map(|(bucket, _, _)| bucket.index())),
            pairs: pairs(&plays_of, device),
            entropy: entropy / samples.len().max(1) as f64,
        }
    }

    /// Returns the mean over the samples of the weighted cross-entropy.
    fn value_loss(&self, logits: &Tensor) -> Tensor {
        let weights = Tensor::from_slice(&OUTPUT_WEIGHT).to_device(logits.device());
        let sum = logits.binary_cross_entropy_with_logits::<Tensor>(
            &self.targets,
            Some(weights),
            None,
            Reduction::Sum,
        );
        sum / self.targets.size()[0] as f64
    }

    /// Returns the mean over the pairs of the cross-entropy of which play is better.
    fn rank_loss(&self, logits: &Tensor) -> Option<Tensor> {
        let (best, other, certainty) = self.pairs.as_ref()?;
        let worths = Tensor::from_slice(&EQUITY).to_device(logits.device());
        let equities = logits.sigmoid().mv(&worths);
        // Positions after plays are seen by the opponent, so a better play has a lower equity.
        let apart = (equities.index_select(0, other) - equities.index_select(0, best)) / RANK_SCALE;
        let loss = apart.binary_cross_entropy_with_logits::<Tensor>(certainty, None, None, Reduction::Mean);
        Some(loss)
    }
}

/// Returns the sort key of a batch's samples.
fn in_batch(bucket: Bucket) -> (usize, usize) {
    (bucket.body(), bucket.index())
}

/// Returns [`Batch::pairs`]. `plays_of` has the opponent's equity and the sample index of each play of each
/// decision.
fn pairs(plays_of: &[Vec<(f64, usize)>], device: Device) -> Option<(Tensor, Tensor, Tensor)> {
    let (mut bests, mut others, mut certainties) = (Vec::new(), Vec::new(), Vec::new());
    for plays in plays_of {
        let Some(&best) = plays.iter().min_by(|a, b| a.0.total_cmp(&b.0)) else { continue };
        for other in plays.iter().filter(|other| other.1 != best.1) {
            bests.push(size(best.1));
            others.push(size(other.1));
            certainties.push(1.0 / (1.0 + (-(other.0 - best.0) / RANK_SCALE).exp()));
        }
    }
    if bests.is_empty() {
        return None;
    }
    let certainties = Tensor::from_slice(&certainties).to_kind(Kind::Float);
    let [bests, others] = [bests, others].map(|places| Tensor::from_slice(&places).to_device(device));
    Some((bests, others, certainties.to_device(device)))
}

/// Returns the entropy of a probability, in nats.
fn entropy_of(chance: f64) -> f64 {
    let term = |p: f64| if p > 0.0 { -p * p.ln() } else { 0.0 };
    term(chance) + term(1.0 - chance)
}

/// The number of possible checker counts on a place, including zero.
const COUNTS: usize = 16;
/// The number of columns that a position adds: one for each place of each side.
const COLUMNS_ON: usize = 2 * PLACES;

/// Returns the numbers of the columns `[2 sides, PLACES, COUNTS]` that a position adds.
fn columns_of(sides: &Sides) -> impl Iterator<Item = i64> {
    let counts = [&sides.own, &sides.opp].into_iter().flat_map(|side| &side[1..=PLACES]);
    counts.enumerate().map(|(place, &count)| size(place * COUNTS + usize::from(count)))
}

fn dense_of(sides: &Sides, is_whole: bool) -> Dense {
    let mut dense = [0.0; DENSE];
    if is_whole {
        whole_dense_inputs(sides, &mut dense)
    } else {
        dense_inputs(sides, &mut dense)
    }
    dense
}

/// Converts a size to libtorch's type.
fn size(size: usize) -> i64 {
    i64::try_from(size).expect("sizes of nets and batches are small")
}

/// Returns random weights. They are scaled by the number of inputs that are on at a time, and hidden layers are
/// centred in their linear range.
#[must_use]
pub(crate) fn random_weights(seed: u64) -> Weights {
    let mut random = crate::random::Random::new(seed);
    let mut weights = Weights::zeros();
    let mut fill = |values: &mut [f32], spread: f32| {
        values.iter_mut().for_each(|w| *w = (random.unit() * 2.0 - 1.0) * spread);
    };
    for body in &mut weights.bodies {
        fill(&mut body.sparse, 0.12);
        fill(&mut body.dense, 0.12);
        body.bias.fill(0.25);
    }
    for head in &mut weights.heads {
        fill(&mut head.mix, 0.10);
        for row in head.mix.chunks_exact_mut(MIX_WIDTH) {
            row[MIXED..].fill(0.0);
        }
        head.mix_bias[..NARROW].fill(0.25);
        // The chances begin near 50 % for a win, 27 % for a gammon and 5 % for a backgammon.
        head.mix_bias[NARROW..MIXED].copy_from_slice(&[0.0, -1.0, -3.0, -1.0, -3.0]);
        fill(&mut head.out, 0.15);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;
    use eval::{Evaluator as _, NativeEvaluator, Probabilities};
    use rules::Position;

    const METHOD: Method = Method { device: Device::Cpu, threads: 1, rank: 0.0, is_whole: false };

    /// Returns the positions after each play of each roll from the start, and a race.
    fn positions() -> Vec<Position> {
        let mut positions = vec!["6:5 5:5 4:5 / 6:5 5:5 4:5".parse().expect("a position")];
        for (roll, _) in rules::Roll::ALL_21 {
            rules::legal_positions(&Position::STARTING, roll, &mut positions);
        }
        positions
    }

    fn sample(position: &Position, win: f32) -> Sample {
        Sample { sides: Sides::from(position), target: [win, 0.2 * win, 0.01, 0.2 * (1.0 - win), 0.01] }
    }

    /// Returns the equities that a net gives the samples of some decisions, in the order of the decisions.
    fn equities(weights: &Weights, decisions: &[Vec<Sample>]) -> Vec<f32> {
        let equity = |sample: &Sample| {
            let chances = weights.logits(&sample.sides).map(|logit| 1.0 / (1.0 + (-logit).exp()));
            Probabilities::from_array(chances).equity()
        };
        decisions.iter().flatten().map(equity).collect()
    }

    #[test]
    fn libtorch_computes_the_net() {
        let weights = eval::embedded_weights();
        let trainer = Trainer::new(&weights, METHOD);
        assert_eq!(trainer.weights(), weights);
        let decisions: Vec<_> = positions().iter().map(|position| vec![sample(position, 0.5)]).collect();
        let batch = Batch::new(&decisions, METHOD);
        let logits = Vec::<f32>::try_from(trainer.net.logits(&batch, None).view([-1])).expect("floats");
        let mut ordered: Vec<&Sample> = decisions.iter().flatten().collect();
        ordered.sort_by_key(|sample| in_batch(Bucket::of(&sample.sides)));
        for (sample, logits) in ordered.iter().zip(logits.chunks_exact(OUTPUTS)) {
            for (a, b) in weights.logits(&sample.sides).iter().zip(logits) {
                assert!((a - b).abs() < 1e-3, "{a} {b}");
            }
        }
    }

    #[test]
    fn rounding_brings_the_net_nearer_to_the_native_evaluator() {
        let weights = eval::embedded_weights();
        let network = Network::new(&weights).expect("a net");
        let positions = positions();
        let mut native = Vec::new();
        NativeEvaluator::new(network.clone()).evaluate(&positions, &mut native);
        let trainer = Trainer::new(&weights, METHOD);
        let distance = |scales: Option<&Scales>| -> f64 {
            // Evaluating one position at a time keeps their order.
            let of = |(position, native): (&Position, &Probabilities)| {
                let method = Method { is_whole: scales.is_some(), ..METHOD };
                let batch = Batch::new(&[vec![sample(position, 0.5)]], method);
                let chances = trainer.net.logits(&batch, scales).sigmoid().view([-1]);
                let win = chances.double_value(&[0]);
                (win - f64::from(native.win)).powi(2)
            };
            positions.iter().zip(&native).skip(1).map(of).sum::<f64>().sqrt()
        };
        let (rounded, real) = (distance(Some(&network.scales())), distance(None));
        assert!(rounded < 0.5 * real, "{rounded} {real}");
    }

    #[test]
    fn fitting_comes_near_the_labels() {
        let all = positions();
        let wins = (0u8..).map(|at| 0.3 + 0.002 * f32::from(at));
        let decisions: Vec<_> =
            all.iter().step_by(3).zip(wins).map(|(position, win)| vec![sample(position, win)]).collect();
        for is_whole in [false, true] {
            let mut trainer = Trainer::new(&eval::embedded_weights(), Method { is_whole, ..METHOD });
            trainer.look_at_scales().expect("weights that fit");
            let batch = Batch::new(&decisions, Method { is_whole, ..METHOD });
            let first = trainer.step(&batch, 0.001);
            let last = (0..40).fold(first, |_, _| trainer.step(&batch, 0.001));
            assert!(last > 0.0 && last < 0.2 * first, "{first} {last}");
        }
    }

    #[test]
    fn ranking_turns_the_order_of_two_plays() {
        let all = positions();
        let weights = eval::embedded_weights();
        // The labels reverse the net's order, but by less than the difference that the net sees.
        let mut pair = vec![sample(&all[5], 0.5), sample(&all[40], 0.5)];
        let before = equities(&weights, std::slice::from_ref(&pair));
        let (higher, lower) = if before[0] > before[1] { (0, 1) } else { (1, 0) };
        pair[higher].target[0] = 0.49;
        pair[lower].target[0] = 0.51;
        let decisions = vec![pair];
        let mut trainer = Trainer::new(&weights, Method { rank: 100.0, ..METHOD });
        let batch = Batch::new(&decisions, METHOD);
        for _ in 0..60 {
            trainer.step(&batch, 0.0003);
        }
        let after = equities(&trainer.weights(), &decisions);
        assert!(after[higher] < after[lower], "{before:?} {after:?}");
    }

    #[test]
    fn pairs_join_the_best_play_with_the_others() {
        let plays = [vec![(0.3, 0), (-0.1, 4), (0.0, 2)], vec![(0.2, 1)], vec![(0.1, 3), (0.1, 5)]];
        let (best, other, certainty) = pairs(&plays, Device::Cpu).expect("two decisions with several plays");
        assert_eq!(Vec::<i64>::try_from(&best).expect("places"), [4, 4, 3]);
        assert_eq!(Vec::<i64>::try_from(&other).expect("places"), [0, 2, 5]);
        let certainty = Vec::<f32>::try_from(&certainty).expect("chances");
        assert!(certainty[0] > 0.99 && certainty[1] > 0.85 && (certainty[2] - 0.5).abs() < 1e-6);
        assert!(pairs(&plays[1..2], Device::Cpu).is_none());
    }
}
