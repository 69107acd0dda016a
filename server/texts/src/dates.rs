//! Dates as people read them.

use moment::Millis;

/// Formats the day of a time in UTC as `2027-01-15`.
pub fn day(at: Millis) -> String {
    let mut text = day_and_time(at);
    text.truncate(text.find(' ').unwrap_or(text.len()));
    text
}

/// Formats a time as `2027-01-15 08:00 UTC`, which reads the same in every language.
pub fn day_and_time(at: Millis) -> String {
    let minutes = at.0.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    // Days are counted from the first of March of the year 0, so that leap days come last: Howard Hinnant's method.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (at, shown) in [
            (0, "1970-01-01 00:00 UTC"),
            (1_800_000_000_000, "2027-01-15 08:00 UTC"),
            (1_709_164_800_000, "2024-02-29 00:00 UTC"),
            (1_709_251_199_999, "2024-02-29 23:59 UTC"),
            (1_735_689_599_000, "2024-12-31 23:59 UTC"),
        ] {
            assert_eq!(day_and_time(Millis(at)), shown);
            assert_eq!(day(Millis(at)), shown[..10]);
        }
    }
}
