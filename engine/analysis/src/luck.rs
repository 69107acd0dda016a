//! The luck of rolls. It does not depend on the level of an analysis, so one level can take it from another.

use eval::{Context, Engine};
use rules::{Position, Roll};

use crate::amount::Amount;

/// The luck of all rolls of a match, to be used by another plan of the same match.
#[derive(Clone, Debug)]
pub struct MatchLuck {
    /// `None` for questions without a roll.
    pub(crate) by_question: Vec<Option<Amount>>,
    /// A hash of the rolls, the positions before them and their contexts.
    pub(crate) rolls: u64,
}

impl MatchLuck {
    /// Returns the luck of a question's roll.
    pub(crate) fn question_luck(&self, question: usize) -> Option<Amount> {
        self.by_question.get(question).copied().flatten()
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
    let worth = |equity| context.worth_of(equity, engine.equities());
    let (mut sum, mut worth_sum, mut weights) = (0.0, 0.0, 0.0);
    let weighted = rolls.iter().zip(own).chain(rolls.iter().zip(theirs.into_iter().map(|equity| -equity)));
    for ((_, weight), equity) in weighted {
        let weight = if *weight == 1 { 1.0 } else { 2.0 };
        sum += weight * equity;
        worth_sum += weight * worth(equity);
        weights += weight;
    }
    Amount { equity: came - sum / weights, stake: worth(came) - worth_sum / weights }
}
