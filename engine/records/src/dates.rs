//! Dates of the Gregorian calendar.

/// The seconds of a day.
const DAY: i64 = 86_400;

/// Returns year, month and day of a number of days since 1970-01-01.
pub(crate) fn civil(days: i64) -> (i64, i64, i64) {
    // Years begin with March here, so that a leap day is the last day of a year. 400 years have 146,097 days.
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (era * 400 + year_of_era + i64::from(month <= 2), month, day)
}

/// Returns texts such as `2023-11-26` and `09:30` of a number of seconds since 1970, in UTC. Both are empty if the
/// number is 0 or the day is not plausible.
pub(crate) fn of_seconds(seconds: u64) -> (String, String) {
    let Some(seconds) = i64::try_from(seconds).ok().filter(|seconds| (1..DAY * 100_000).contains(seconds))
    else {
        return (String::new(), String::new());
    };
    let (year, month, day) = civil(seconds / DAY);
    let minute = seconds % DAY / 60;
    (format!("{year:04}-{month:02}-{day:02}"), format!("{:02}:{:02}", minute / 60, minute % 60))
}
