//! The luck of rolls. It does not depend on the level of an analysis, so one level can take it from another.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use eval::{Context, Engine};
use rules::{Position, Roll};

use crate::amount::Amount;
use crate::answer::{Answer, Found};
use crate::plan::{Act, Plan};

/// The luck of all rolls of a match, to be used by another plan of the same match.
#[derive(Clone, Debug)]
pub struct MatchLuck {
    /// `None` for questions without a roll.
    by_question: Vec<Option<Amount>>,
    /// A hash of the rolls, the positions before them and their contexts.
    rolls: u64,
}

impl MatchLuck {
    /// Returns the luck of a question's roll.
    pub(crate) fn of(&self, question: usize) -> Option<Amount> {
        self.by_question.get(question).copied().flatten()
    }
}

impl Plan {
    /// Returns the luck of all rolls. `answers` are those of all questions, in their order.
    #[must_use]
    pub fn luck_of(&self, answers: &[Answer]) -> MatchLuck {
        let luck = |Answer(found): &Answer| match found {
            Found::Roll { luck, .. } => Some(*luck),
            Found::Double(_) => None,
        };
        MatchLuck { by_question: answers.iter().map(luck).collect(), rolls: self.hash_of_rolls() }
    }

    /// Takes the luck of the rolls from another plan instead of computing it again. Luck of other rolls is ignored.
    #[must_use]
    pub fn with_luck(self, luck: MatchLuck) -> Self {
        let is_same = luck.rolls == self.hash_of_rolls() && luck.by_question.len() == self.len();
        Self { luck: is_same.then_some(luck), ..self }
    }

    fn hash_of_rolls(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for question in &self.questions {
            question.position.hash(&mut hasher);
            question.context.hash(&mut hasher);
            match &question.act {
                Act::Roll { roll, opening, .. } => Some((roll, opening)).hash(&mut hasher),
                Act::Double { .. } => None::<(&Roll, &bool)>.hash(&mut hasher),
            }
        }
        hasher.finish()
    }
}

/// Returns the luck of a roll, at 0-ply.
pub(crate) fn luck(
    engine: &Engine,
    position: &Position,
    roll: Roll,
    context: &Context,
    opening: bool,
) -> Amount {
    let rolls: Vec<(Roll, u32)> =
        Roll::ALL_21.into_iter().filter(|(other, _)| !(opening && other.is_doublet())).collect();
    let own = engine.roll_equities(position, &rolls, context);
    // Before the opening the opponent could have thrown the higher die as well. The position is the same for both.
    let theirs =
        if opening { engine.roll_equities(position, &rolls, &context.flipped()) } else { Vec::new() };
    // The dice may have been thrown in either order.
    let is_it = |other: &Roll| (other.high(), other.low()) == (roll.high(), roll.low());
    let came = rolls.iter().zip(&own).find(|((other, _), _)| is_it(other)).map_or(0.0, |(_, equity)| *equity);
    let (mut sum, mut worth_sum, mut weights) = (0.0, 0.0, 0.0);
    let weighted = rolls.iter().zip(own).chain(rolls.iter().zip(theirs.into_iter().map(|equity| -equity)));
    for ((_, weight), equity) in weighted {
        let weight = if *weight == 1 { 1.0 } else { 2.0 };
        sum += weight * equity;
        worth_sum += weight * context.worth_of(equity);
        weights += weight;
    }
    Amount { equity: came - sum / weights, stake: context.worth_of(came) - worth_sum / weights }
}
