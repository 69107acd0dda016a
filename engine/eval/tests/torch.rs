//! The evaluator on libtorch agrees with the native one.

use eval::{
    Engine, Evaluator, NativeEvaluator, Network, Probabilities, ReferenceEvaluator, TorchEvaluator, bench,
    embedded_weights,
};
use rules::Position;

/// Returns the root mean square and the largest difference of the equities.
fn difference(one: &[Probabilities], other: &[Probabilities]) -> (f64, f64) {
    assert_eq!(one.len(), other.len());
    let differences = one.iter().zip(other).map(|(a, b)| f64::from(a.equity() - b.equity()).abs());
    let (squares, largest) =
        differences.fold((0.0, 0.0f64), |(squares, largest), d| (squares + d * d, largest.max(d)));
    ((squares / f64::from(u32::try_from(one.len()).expect("a list of some thousands"))).sqrt(), largest)
}

#[test]
fn libtorch_agrees_with_the_native_evaluator_and_with_the_reference() {
    let weights = embedded_weights();
    let mut positions: Vec<Position> = Vec::new();
    for (position, roll) in bench::real_decisions(&Engine::default(), 4) {
        rules::legal_positions(&position, roll, &mut positions);
    }
    assert!(positions.len() > 2000);
    let answers = |evaluator: &dyn Evaluator| {
        let mut answers = Vec::new();
        evaluator.evaluate(&positions, &mut answers);
        answers
    };
    let torch = answers(&TorchEvaluator::new(&weights));
    let native = answers(&NativeEvaluator::new(Network::new(&weights).unwrap()));
    let reference = answers(&ReferenceEvaluator::new(weights));

    // Both compute in `f32` and differ only in the order of additions.
    let (_, largest) = difference(&torch, &reference);
    assert!(largest < 1e-5, "{largest}");
    // The native evaluator computes in whole numbers, so the difference is larger.
    let (mean, largest) = difference(&torch, &native);
    assert!(mean < 0.002 && largest < 0.01, "{mean} {largest}");
}

#[test]
fn a_list_is_answered_in_order_and_appended() {
    let torch = TorchEvaluator::new(&embedded_weights());
    let race: Position = "8:5 7:5 6:5 / 9:5 7:5 5:5".parse().unwrap();
    let positions = [Position::STARTING, race, race.flip(), Position::STARTING];
    let mut answers = vec![Probabilities::LOST];
    torch.evaluate(&positions, &mut answers);
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0], Probabilities::LOST);
    for (position, answer) in positions.iter().zip(&answers[1..]) {
        let (mean, _) = difference(&[torch.evaluate_one(position)], &[*answer]);
        assert!(mean < 1e-5);
    }
}
