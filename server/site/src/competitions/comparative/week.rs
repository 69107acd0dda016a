//! Weeks from Monday to Monday, 00:00 UTC, numbered from 5 January 1970.

use wire::Millis;

const DAY_MS: i64 = 86_400_000;
const WEEK_MS: i64 = 7 * DAY_MS;
/// The first Monday. 1 January 1970 was a Thursday.
const FIRST_MONDAY_MS: i64 = 4 * DAY_MS;

/// Returns the number of the week of a time.
pub(super) const fn of(at: Millis) -> i64 {
    (at.0 - FIRST_MONDAY_MS).div_euclid(WEEK_MS)
}

/// Returns the beginning of a week.
pub(super) const fn begins_at(week: i64) -> Millis {
    Millis(week * WEEK_MS + FIRST_MONDAY_MS)
}

/// Returns the day of a time as `year-month-day`, UTC.
pub(super) fn day(at: Millis) -> String {
    // Converts days to the proleptic Gregorian calendar, in eras of 400 years that begin on 1 March.
    let days = at.0.div_euclid(DAY_MS) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday_at_midnight() {
        // 15 January 2027 was a Friday; its week began on the 11th.
        let friday = Millis(1_800_000_000_000);
        let monday = begins_at(of(friday));
        assert_eq!((day(friday), day(monday)), ("2027-01-15".to_owned(), "2027-01-11".to_owned()));
        assert_eq!(of(monday), of(friday));
        assert_eq!(of(Millis(monday.0 - 1)), of(friday) - 1);
        assert_eq!(begins_at(0), Millis(4 * DAY_MS));
        assert_eq!(of(Millis(0)), -1);
    }

    #[test]
    fn days_have_their_names() {
        let check = |at, expected: &str| assert_eq!(day(Millis(at)), expected);
        check(0, "1970-01-01");
        check(951_782_400_000, "2000-02-29");
        check(1_709_251_199_999, "2024-02-29");
        check(1_709_251_200_000, "2024-03-01");
        check(4_102_444_799_999, "2099-12-31");
    }
}
