//! A batch of decisions as tensors, and its losses.

use eval::features::{DENSE, Dense, PLACES, THERMOMETER, dense_inputs, thermometer, whole_dense_inputs};
use eval::{Bucket, OUTPUTS, Sides};
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

/// Neighbouring samples of a batch of one class, which share a body and a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run {
    /// The number of the class.
    pub(super) of: usize,
    /// The index of its first sample.
    pub(super) begin: usize,
    /// The number of samples.
    pub(super) count: usize,
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
}

/// Decisions as tensors. The samples are in the order of their classes.
#[derive(Debug)]
pub(crate) struct Batch {
    /// `[samples * PLACES * 2]`: for each sample and place of a side, the column that its checkers add; see
    /// [`columns_of`].
    pub(super) columns: Tensor,
    /// `[samples]`: the index at which the columns of each sample begin.
    pub(super) offsets: Tensor,
    /// `[COUNTS, THERMOMETER]`: the inputs for a number of checkers.
    pub(super) thermometers: Tensor,
    /// `[samples, DENSE]`.
    pub(super) dense: Tensor,
    /// `[samples, OUTPUTS]`.
    targets: Tensor,
    pub(super) classes: Vec<Run>,
    /// For each pair of plays of a decision: the sample of the best play, the sample of the other play, and the
    /// probability that the first is better. `None` if no decision has two plays.
    pairs: Option<(Tensor, Tensor, Tensor)>,
    /// The weighted entropy of the targets, which is the minimum of the cross-entropy.
    pub(super) entropy: f64,
}

impl Batch {
    /// Computes the inputs of the decisions' samples and brings them to the method's device.
    pub(crate) fn new(decisions: &[Vec<Sample>], method: Method) -> Self {
        let Method { device, is_whole, .. } = method;
        let mut samples: Vec<(Bucket, usize, &Sample)> = Vec::new();
        for (decision, plays) in decisions.iter().enumerate() {
            samples
                .extend(plays.iter().map(|sample| (Bucket::classify_sides(&sample.sides), decision, sample)));
        }
        // The samples of a class are adjacent, so that each body and each head needs only one matrix product.
        samples.sort_by_key(|&(bucket, _, _)| bucket);
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
            classes: Run::all(samples.iter().map(|(bucket, _, _)| bucket.index())),
            pairs: pairs(&plays_of, device),
            entropy: entropy / samples.len().max(1) as f64,
        }
    }

    /// Returns the mean over the samples of the weighted cross-entropy.
    pub(super) fn value_loss(&self, logits: &Tensor) -> Tensor {
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
    pub(super) fn rank_loss(&self, logits: &Tensor) -> Option<Tensor> {
        let (best, other, certainty) = self.pairs.as_ref()?;
        let worths = Tensor::from_slice(&EQUITY).to_device(logits.device());
        let equities = logits.sigmoid().mv(&worths);
        // Positions after plays are seen by the opponent, so a better play has a lower equity.
        let apart = (equities.index_select(0, other) - equities.index_select(0, best)) / RANK_SCALE;
        let loss = apart.binary_cross_entropy_with_logits::<Tensor>(certainty, None, None, Reduction::Mean);
        Some(loss)
    }
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
pub(super) const COLUMNS_ON: usize = 2 * PLACES;

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
pub(super) fn size(size: usize) -> i64 {
    i64::try_from(size).expect("sizes of nets and batches are small")
}

#[cfg(test)]
mod tests {
    use super::*;

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
