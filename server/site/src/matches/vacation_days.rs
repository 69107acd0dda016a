//! The allowance for vacations from correspondence matches: a number of days within any 365. Pure functions.
//!
//! A vacation is counted in whole days, and a started day counts, so that players cannot stop the clocks for an
//! hour again and again. A player who comes back early keeps the days that have not begun.

use store::vacations::{DAY_MS, Vacation};
use wire::Millis;

/// The period of the allowance in milliseconds.
pub(crate) const YEAR_MS: i64 = 365 * DAY_MS;

/// Returns the days of `days_a_year` that are left at `now`.
pub(crate) fn days_left(days_a_year: u32, taken: &[Vacation], now: Millis) -> u32 {
    let counts = |vacation: &&Vacation| vacation.from.0 > now.0 - YEAR_MS;
    let used = taken.iter().filter(counts).fold(0_u32, |sum, vacation| sum.saturating_add(vacation.days()));
    days_a_year.saturating_sub(used)
}

/// Returns the end of the vacation in force at `now`, if there is one.
pub(crate) fn lasting(taken: &[Vacation], now: Millis) -> Option<Millis> {
    taken.iter().map(|vacation| vacation.until).filter(|until| *until > now).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vacation(from_day: i64, until_ms: i64) -> Vacation {
        Vacation { from: Millis(from_day * DAY_MS), until: Millis(until_ms) }
    }

    #[test]
    fn begun_days_count_and_come_back_after_a_year() {
        let at = |day: i64| Millis(day * DAY_MS);
        for (taken, now, left) in [
            (vec![], 0, 30),
            (vec![vacation(10, 12 * DAY_MS)], 20, 28),
            // A started hour counts as a day.
            (vec![vacation(10, 10 * DAY_MS + 3_600_000)], 20, 29),
            (vec![vacation(10, 10 * DAY_MS)], 20, 30),
            (vec![vacation(10, 30 * DAY_MS), vacation(40, 55 * DAY_MS)], 60, 0),
            (vec![vacation(10, 30 * DAY_MS), vacation(40, 50 * DAY_MS)], 374, 0),
            (vec![vacation(10, 30 * DAY_MS), vacation(40, 50 * DAY_MS)], 375, 20),
        ] {
            assert_eq!(days_left(30, &taken, at(now)), left, "{taken:?} at day {now}");
        }
    }

    #[test]
    fn a_user_is_away_until_the_last_vacation_ends() {
        let taken = [vacation(1, 3 * DAY_MS), vacation(5, 9 * DAY_MS)];
        for (day, until) in [(2, Some(9)), (4, Some(9)), (8, Some(9)), (9, None)] {
            assert_eq!(lasting(&taken, Millis(day * DAY_MS)), until.map(|day| Millis(day * DAY_MS)), "{day}");
        }
        assert_eq!(lasting(&taken[..1], Millis(3 * DAY_MS)), None);
    }
}
