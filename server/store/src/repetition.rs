//! How well a question of the trainer is remembered, and the counts of due, waiting and learned questions.

use moment::Millis;

/// The memory of a question, as FSRS describes it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// The days after which the chance to know the answer has fallen to 90 %.
    pub stability: f64,
    /// How hard it is to remember: 1 to 10.
    pub difficulty: f64,
    /// The time of the last answer.
    pub reviewed_at: Millis,
}

impl Memory {
    /// Returns the memory that three columns hold; all are null before the first answer.
    pub(crate) fn of_columns(
        stability: Option<f64>,
        difficulty: Option<f64>,
        reviewed_at: Option<i64>,
    ) -> Option<Memory> {
        Some(Memory { stability: stability?, difficulty: difficulty?, reviewed_at: Millis(reviewed_at?) })
    }
}

/// The result of an answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Repetition {
    /// The number of answers before this one.
    pub asked: i32,
    /// The memory after it.
    pub memory: Memory,
    /// The time at which the question comes back.
    pub due_at: Millis,
}

/// The stability in days from which a question counts as learned. It still comes back, but rarely.
pub const LEARNED_DAYS: f64 = 21.0;

/// The numbers of a user's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardCounts {
    pub due: u32,
    pub waiting: u32,
    /// The waiting cards that count as learned.
    pub learned: u32,
    pub next_due_at: Option<Millis>,
}

impl CardCounts {
    /// Counts a card with this stability in days.
    #[must_use]
    pub fn with(self, stability: Option<f64>, due_at: Millis, now: Millis) -> CardCounts {
        if due_at.0 <= now.0 {
            return CardCounts { due: self.due + 1, ..self };
        }
        let is_learned = stability.is_some_and(|days| days >= LEARNED_DAYS);
        CardCounts {
            waiting: self.waiting + 1,
            learned: self.learned + u32::from(is_learned),
            next_due_at: Some(self.next_due_at.map_or(due_at, |next| Millis(next.0.min(due_at.0)))),
            ..self
        }
    }
}
