//! Reuse of the luck that one analysis found, in an analysis of the same match at another level.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use rules::Roll;

use crate::answer::{Answer, FoundAnswer};
use crate::luck::MatchLuck;
use crate::plan::{Plan, PlannedAct};

impl Plan {
    /// Returns the luck of all rolls. `answers` must be the answers to all questions, in order.
    #[must_use]
    pub fn luck_of(&self, answers: &[Answer]) -> MatchLuck {
        let luck = |Answer(found): &Answer| match found {
            FoundAnswer::Roll { luck, .. } => Some(*luck),
            FoundAnswer::Double(_) => None,
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
                PlannedAct::Roll { roll, opening, .. } => Some((roll, opening)).hash(&mut hasher),
                PlannedAct::Double { .. } => None::<(&Roll, &bool)>.hash(&mut hasher),
            }
        }
        hasher.finish()
    }
}
