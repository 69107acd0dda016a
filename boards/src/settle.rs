//! The times at which a board reports its readings: after a rest, and in full at intervals.

/// The time without changes before a board reports, in milliseconds. A hand over the sensors is gone by then.
pub const REST_MS: i64 = 150;

/// The interval between full reports while nothing changes, in milliseconds.
pub const FULL_EVERY_MS: i64 = 10_000;

/// Turns the readings of sensors, which flicker while checkers are lifted, into reports.
///
/// A firmware needs this or something similar. The server relies only on the two times.
#[derive(Clone, Debug)]
pub struct Settler<T> {
    reported: Option<T>,
    reported_at_ms: i64,
    seen: Option<T>,
    seen_since_ms: i64,
}

impl<T> Default for Settler<T> {
    fn default() -> Self {
        Self { reported: None, reported_at_ms: 0, seen: None, seen_since_ms: 0 }
    }
}

impl<T: Clone + PartialEq> Settler<T> {
    /// Takes a reading of all sensors and returns the report that is due now, if any. Times are of a clock that
    /// never goes back.
    pub fn see(&mut self, now_ms: i64, reading: T) -> Option<T> {
        if self.seen.as_ref() != Some(&reading) {
            self.seen = Some(reading);
            self.seen_since_ms = now_ms;
        }
        let is_at_rest = now_ms - self.seen_since_ms >= REST_MS;
        let is_news = self.reported != self.seen;
        let is_due = now_ms - self.reported_at_ms >= FULL_EVERY_MS;
        if !is_at_rest || !(is_news || is_due) {
            return None;
        }
        self.reported.clone_from(&self.seen);
        self.reported_at_ms = now_ms;
        self.seen.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_reported_once_and_after_a_rest() {
        let mut settler = Settler::default();
        assert_eq!(settler.see(0, 1), None);
        assert_eq!(settler.see(149, 1), None);
        assert_eq!(settler.see(150, 1), Some(1));
        assert_eq!(settler.see(300, 1), None);
        assert_eq!(settler.see(400, 2), None);
        assert_eq!(settler.see(500, 3), None, "it flickers");
        assert_eq!(settler.see(600, 2), None);
        assert_eq!(settler.see(750, 2), Some(2));
    }

    #[test]
    fn a_reading_that_returns_to_its_old_value_is_not_reported() {
        let mut settler = Settler::default();
        assert_eq!((settler.see(0, 1), settler.see(200, 1)), (None, Some(1)));
        assert_eq!((settler.see(300, 2), settler.see(350, 1), settler.see(900, 1)), (None, None, None));
    }

    #[test]
    fn a_full_report_comes_every_ten_seconds() {
        let mut settler = Settler::default();
        assert_eq!((settler.see(0, 1), settler.see(150, 1)), (None, Some(1)));
        assert_eq!((settler.see(10_149, 1), settler.see(10_150, 1)), (None, Some(1)));
    }
}
