//! Dates of the Gregorian calendar.

/// The seconds of a day.
const DAY: i64 = 86_400;

/// Converts a number of days since 1970-01-01 to year, month and day.
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

/// Returns the number of days from 1970-01-01 to a day. Months count from 1.
pub(crate) fn days(year: i64, month: i64, day: i64) -> i64 {
    // As in `civil`, a year begins with March.
    let year = year - i64::from(month <= 2);
    let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let month_from_march = (month + 9) % 12;
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * 146_097 + day_of_era - 719_468
}

/// Returns the number of days from 1970-01-01 to a date such as `2023-11-26` or `2023.11.26`, or `None` if the text has
/// another form.
pub(crate) fn parse_day(date: &str) -> Option<i64> {
    let parts: Vec<i64> = date.split(['-', '.', '/']).map_while(|part| part.trim().parse().ok()).collect();
    let &[year, month, day] = parts.as_slice() else { return None };
    let is_day = (1900..=2173).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_day.then(|| days(year, month, day))
}

/// Returns the minutes of a time of day such as `09:30`, or `None` if it has another form.
pub(crate) fn parse_minutes(time: &str) -> Option<i64> {
    let (hours, minutes) = time.split_once(':')?;
    let hours: i64 = hours.trim().parse().ok().filter(|hours| (0..24).contains(hours))?;
    let minutes: i64 = minutes.get(..2)?.trim().parse().ok().filter(|minutes| (0..60).contains(minutes))?;
    Some(60 * hours + minutes)
}

/// Returns the seconds from 1970 to a date and a time of day. A time in another form counts as 00:00. Returns `None`
/// before 1970 or if the date has another form.
pub(crate) fn seconds(date: &str, time: &str) -> Option<u64> {
    let seconds = parse_day(date)? * DAY + parse_minutes(time).unwrap_or(0) * 60;
    u64::try_from(seconds).ok().filter(|seconds| *seconds > 0)
}

/// Converts a number of seconds since 1970 to a date and a time in UTC, such as `2023-11-26` and `09:30`. Both are
/// empty if the number is 0 or the date is not plausible.
pub(crate) fn of_seconds(seconds: u64) -> (String, String) {
    let Some(seconds) = i64::try_from(seconds).ok().filter(|seconds| (1..DAY * 100_000).contains(seconds))
    else {
        return (String::new(), String::new());
    };
    let (year, month, day) = civil(seconds / DAY);
    let minute = seconds % DAY / 60;
    (format!("{year:04}-{month:02}-{day:02}"), format!("{:02}:{:02}", minute / 60, minute % 60))
}

#[cfg(test)]
mod tests {
    use super::{civil, days};

    #[test]
    fn days_and_dates_convert_both_ways() {
        for number in (-200_000..200_000).step_by(37) {
            let (year, month, day) = civil(number);
            assert_eq!(days(year, month, day), number);
        }
        assert_eq!(days(1970, 1, 1), 0);
        assert_eq!(days(2024, 2, 29), 19_782);
    }
}
