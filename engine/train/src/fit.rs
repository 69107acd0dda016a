//! Fitting: the net on libtorch, its loss over a batch of decisions, and Adam, on the CPU or a GPU.
//!
//! [`net`] is the net, [`batch`] has the decisions and their losses.

mod batch;
mod net;

pub(crate) use batch::{Batch, Method, Sample};
use eval::{BodyWeights, HeadWeights, MIX_WIDTH, NARROW, Network, Scales, Weights, WeightsError};
use net::{MIXED, Net};
use tch::nn::{Adam, Optimizer, OptimizerConfig as _, VarStore};
use tch::{Device, Tensor};

/// The net as variables, with Adam's moments.
#[derive(Debug)]
pub(crate) struct Trainer {
    method: Method,
    net: Net,
    adam: Optimizer,
    /// The precision to which weights are rounded, if they are.
    scales: Option<Scales>,
}

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
        // Subtracting the entropy of the targets lets a perfect net reach 0.
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
    use eval::{Bucket, Evaluator as _, NativeEvaluator, OUTPUTS, Probabilities, Sides};
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
        ordered.sort_by_key(|sample| Bucket::classify_sides(&sample.sides));
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
    fn ranking_reverses_the_order_of_two_plays() {
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
}
