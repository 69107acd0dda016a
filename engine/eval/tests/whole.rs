//! The net in whole numbers: close to the trained net, the same on all paths, and never overflowing.

use eval::{
    Bucket, Engine, Evaluator, NativeEvaluator, Network, Path, Probabilities, ReferenceEvaluator, Sides,
    Weights, WeightsError, bench, embedded_weights,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::Position;

/// Returns the plays of each turn of some games, turn by turn.
fn plays(games: u32) -> Vec<Vec<Position>> {
    let decisions = bench::real_decisions(&Engine::default(), games);
    decisions
        .iter()
        .map(|(position, roll)| {
            let mut found = Vec::new();
            rules::legal_positions(position, *roll, &mut found);
            found
        })
        .collect()
}

fn answers(evaluator: &impl Evaluator, turns: &[Vec<Position>]) -> Vec<Probabilities> {
    let mut answers = Vec::new();
    turns.iter().for_each(|turn| evaluator.evaluate(turn, &mut answers));
    answers
}

#[test]
fn whole_numbers_answer_like_the_trained_net() {
    let weights = embedded_weights();
    let whole = NativeEvaluator::new(Network::new(&weights).unwrap());
    let turns = plays(4);
    let ours = answers(&whole, &turns);
    let trained = answers(&ReferenceEvaluator::new(weights), &turns);
    let differences = ours.iter().zip(&trained).map(|(a, b)| f64::from(a.equity() - b.equity()));
    let (squares, largest) =
        differences.fold((0.0, 0.0f64), |(squares, largest), d| (squares + d * d, largest.max(d.abs())));
    let count = f64::from(u32::try_from(ours.len()).unwrap());
    assert!(count > 2000.0);
    assert!((squares / count).sqrt() < 0.002 && largest < 0.01, "{} {largest}", (squares / count).sqrt());
}

/// Returns a net from a fixed sequence of weights of at most `size`, some of them exactly `size`.
fn random_weights(size: f32, seed: u64) -> Weights {
    let mut weights = Weights::zeros();
    let mut numbers = SplitMix64::seed_from_u64(seed);
    for tensor in weights.tensors_mut() {
        for weight in tensor {
            let share: f32 = numbers.random_range(-1.0..1.0);
            *weight = if numbers.random_ratio(1, 8) { size * share.signum() } else { size * share };
        }
    }
    weights
}

/// The test profile checks plain arithmetic, so a sum that overflows its type fails this test.
#[test]
fn large_weights_stay_within_their_types_on_every_path() {
    let mut turns = plays(1);
    for text in ["1:15 / 1:2", "bar:15 / 1:15", "24:15 / 23:15", "bar:7 24:8 / bar:9 2:6", "6:15 / 24:14"] {
        let position: Position = text.parse().unwrap();
        turns.push(vec![position, position.flip()]);
    }
    for (seed, size) in [0.05f32, 0.3, 1.0, 3.0, 8.0].into_iter().enumerate() {
        let mut weights = random_weights(size, seed as u64);
        // The sums of columns have the fewest bits, so these weights are limited to what some scale can hold, even at
        // the largest sizes.
        for body in &mut weights.bodies {
            body.sparse.iter_mut().for_each(|weight| *weight = weight.clamp(-0.5, 0.5));
            body.dense.iter_mut().for_each(|weight| *weight = weight.clamp(-2.0, 2.0));
        }
        let network = Network::new(&weights).unwrap();
        let on = |path| {
            let network = network.clone().on_path(path)?;
            let all = answers(&NativeEvaluator::new(network), &turns);
            Some(all.into_iter().flat_map(|p| p.to_array().map(f32::to_bits)).collect::<Vec<_>>())
        };
        let plain = on(Path::Plain).unwrap();
        for path in [Path::Avx2, Path::Avx512, Path::Simd128] {
            assert!(on(path).is_none_or(|bits| bits == plain), "{path:?} with weights up to {size}");
        }
    }
}

#[test]
fn nets_that_no_scale_can_hold_are_refused() {
    let changed = |change: &dyn Fn(&mut Weights)| {
        let mut weights = embedded_weights();
        change(&mut weights);
        Network::new(&weights).err()
    };
    let too_large = |name| Some(WeightsError::TooLarge(name));
    assert_eq!(changed(&|_| ()), None);
    assert_eq!(changed(&|weights| weights.bodies[0].sparse[700] = 1000.0), too_large("sparse"));
    assert_eq!(changed(&|weights| weights.bodies[3].dense[700] = -1e9), too_large("dense"));
    assert_eq!(changed(&|weights| weights.bodies[4].bias[7] = f32::MAX), too_large("dense"));
    assert_eq!(changed(&|weights| weights.heads[3].mix[70] = 1e6), too_large("mix"));
    assert_eq!(changed(&|weights| weights.heads[9].out[7] = -1e6), too_large("out"));
    assert_eq!(changed(&|weights| weights.bodies[1].bias.truncate(255)), Some(WeightsError::Shape));
    assert_eq!(changed(&|weights| drop(weights.bodies.pop())), Some(WeightsError::Shape));
    assert_eq!(changed(&|weights| drop(weights.heads.pop())), Some(WeightsError::Shape));
}

#[test]
fn every_class_is_met_in_real_play() {
    let mut met = [false; Bucket::COUNT];
    for turn in plays(30) {
        for bucket in turn.iter().map(|position| Bucket::classify_sides(&Sides::from(position))) {
            met[bucket.index()] = true;
        }
    }
    assert_eq!(met, [true; Bucket::COUNT]);
}
