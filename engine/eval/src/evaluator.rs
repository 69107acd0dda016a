//! Static evaluation of positions, on which everything else is built.

use crate::bearoff::OneSided;
use crate::board::Sides;
use crate::certain::{exact, possible};
use crate::class::Bucket;
use crate::net::Weights;
use crate::probabilities::Probabilities;
use crate::whole::Network;
use rules::Position;

/// Evaluates positions without look-ahead: the 0-ply evaluation.
pub trait Evaluator: Send + Sync {
    /// Appends one answer for each position in order, for the side on roll in it. Finished games are exact.
    ///
    /// Similar neighbours may cost less. Ask for all plays of a roll at once, in the generator's order. The answers
    /// do not depend on the order.
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>);

    /// Returns the answer for a single position.
    fn evaluate_one(&self, position: &Position) -> Probabilities {
        let mut answers = Vec::with_capacity(1);
        self.evaluate(std::slice::from_ref(position), &mut answers);
        answers.first().copied().unwrap_or_default()
    }

    /// Makes the tables that are otherwise made on first use.
    fn prepare(&self) {}
}

/// The native evaluator: a net, with the exact result of finished games and the one-sided table for bear-offs.
#[derive(Debug, Clone)]
pub struct NativeEvaluator {
    network: Network,
}

impl NativeEvaluator {
    /// Returns an evaluator with this net.
    #[must_use]
    pub fn new(network: Network) -> Self {
        Self { network }
    }

    /// Returns the net.
    #[must_use]
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Appends one answer for each position given as counts; see [`Evaluator::evaluate`].
    pub fn evaluate_sides(&self, positions: &[Sides], answers: &mut Vec<Probabilities>) {
        self.network.evaluate(positions, answers);
    }
}

impl Evaluator for NativeEvaluator {
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>) {
        let mut sides = [Sides { own: [0; 32], opp: [0; 32] }; 64];
        for part in positions.chunks(sides.len()) {
            for (sides, position) in sides.iter_mut().zip(part) {
                *sides = Sides::from(position);
            }
            self.evaluate_sides(&sides[..part.len()], answers);
        }
    }

    fn prepare(&self) {
        self.network.bear_offs.prepare();
    }
}

/// The reference evaluator: the trained net in `f32`, one position at a time. Tests compare the native evaluator
/// with it.
#[derive(Debug, Clone)]
pub struct ReferenceEvaluator {
    weights: Weights,
    bear_offs: OneSided,
}

impl ReferenceEvaluator {
    /// Returns an evaluator with this net.
    #[must_use]
    pub fn new(weights: Weights) -> Self {
        Self { weights, bear_offs: OneSided::default() }
    }
}

impl Evaluator for ReferenceEvaluator {
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>) {
        answers.extend(positions.iter().map(|position| {
            let sides = Sides::from(position);
            exact(&sides, &self.bear_offs).unwrap_or_else(|| {
                let chances = self.weights.logits(&sides).map(|logit| 1.0 / (1.0 + (-logit).exp()));
                possible(&sides, Bucket::classify_sides(&sides), Probabilities::from_array(chances).nested())
            })
        }));
    }
}

/// An evaluator for tests. It answers for the positions that it was given and panics on any other.
#[derive(Debug, Default)]
pub struct FakeEvaluator {
    known: std::collections::HashMap<Position, Probabilities>,
}

impl FakeEvaluator {
    /// Adds the answer for a position.
    #[must_use]
    pub fn with(mut self, position: Position, answer: Probabilities) -> Self {
        self.known.insert(position, answer);
        self
    }
}

impl Evaluator for FakeEvaluator {
    fn evaluate(&self, positions: &[Position], answers: &mut Vec<Probabilities>) {
        for position in positions {
            let answer = self.known.get(position);
            answers.push(*answer.unwrap_or_else(|| panic!("this fake has no answer for {position:?}")));
        }
    }
}
