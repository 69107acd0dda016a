//! Spaced repetition: the time at which a question comes back, computed with FSRS by the library `rs-fsrs`. Pure.
//!
//! The parameters are the library's, which come from many learners of other subjects. An answer is right (*good*) or
//! wrong (*again*). Intervals are whole days: a question that was missed comes back tomorrow, not in the same session.

use chrono::{DateTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, State};
use store::learning::Memory;
use wire::Millis;

/// The longest interval in days.
const INTERVAL_MAX_DAYS: i32 = 365;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Returns the memory after an answer, and the time at which the question is due again. `before` is `None` at the first
/// answer. A clock that was set back counts as if no time had passed.
pub(crate) fn after_answer(before: Option<Memory>, right: bool, now: Millis) -> (Memory, Millis) {
    let at = |time: Millis| DateTime::<Utc>::from_timestamp_millis(time.0).unwrap_or_default();
    let card = before.map_or_else(Card::default, |memory| Card {
        stability: memory.stability.max(STABILITY_MIN),
        difficulty: memory.difficulty.clamp(1.0, 10.0),
        state: State::Review,
        last_review: at(Millis(memory.reviewed_at.0.min(now.0))),
        ..Card::default()
    });
    let parameters =
        Parameters { enable_short_term: false, maximum_interval: INTERVAL_MAX_DAYS, ..Parameters::default() };
    let rating = if right { Rating::Good } else { Rating::Again };
    let card = FSRS::new(parameters).next(card, at(now), rating).card;
    let days = card.scheduled_days.clamp(1, i64::from(INTERVAL_MAX_DAYS));
    let memory = Memory { stability: card.stability, difficulty: card.difficulty, reviewed_at: now };
    (memory, Millis(now.0.saturating_add(days * DAY_MS)))
}

/// The lowest stability, in days, for which the formulas of the library are valid.
const STABILITY_MIN: f64 = 0.01;

#[cfg(test)]
mod tests {
    use super::*;

    fn days(from: Millis, to: Millis) -> i64 {
        (to.0 - from.0) / DAY_MS
    }

    #[test]
    fn right_answers_come_back_later_each_time_and_a_wrong_one_tomorrow() {
        let mut now = Millis(1_800_000_000_000);
        let (mut memory, mut due) = after_answer(None, true, now);
        let mut last = days(now, due);
        assert!((2..=5).contains(&last), "{last}");
        for _ in 0..4 {
            now = due;
            (memory, due) = after_answer(Some(memory), true, now);
            assert!(days(now, due) > last, "{} after {last}", days(now, due));
            last = days(now, due);
        }
        assert!(last > 60, "{last}");
        let (forgotten, due) = after_answer(Some(memory), false, now);
        assert!(days(now, due) < 10 && forgotten.stability < memory.stability / 4.0, "{forgotten:?}");
        assert_eq!(days(now, after_answer(None, false, now).1), 1);
    }

    #[test]
    fn a_clock_that_jumps_gives_a_sensible_day() {
        let now = Millis(1_800_000_000_000);
        let (memory, _) = after_answer(None, true, now);
        for jump in [-400 * DAY_MS, 0, 40_000 * DAY_MS] {
            let then = Millis(now.0 + jump);
            for right in [true, false] {
                let (after, due) = after_answer(Some(memory), right, then);
                assert!((1..=365).contains(&days(then, due)), "{after:?}");
                assert!(after.stability.is_finite() && after.difficulty.is_finite());
            }
        }
    }
}
