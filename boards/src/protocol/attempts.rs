//! Rate limit for failed authentications.

use std::collections::VecDeque;

/// The number of failures allowed within [`ATTEMPTS_WINDOW_MS`].
pub const ATTEMPTS_MAX: usize = 5;

/// The window in which failures are counted, in milliseconds.
pub const ATTEMPTS_WINDOW_MS: i64 = 60_000;

/// The recent failures of one device or one address.
#[derive(Clone, Debug, Default)]
pub struct Attempts {
    failed_at_ms: VecDeque<i64>,
}

impl Attempts {
    /// Returns true if one more attempt is allowed now.
    #[must_use]
    pub fn may_try(&self, now_ms: i64) -> bool {
        self.recent(now_ms) < ATTEMPTS_MAX
    }

    /// Records a failure.
    pub fn failed(&mut self, now_ms: i64) {
        self.failed_at_ms.retain(|&at| now_ms - at < ATTEMPTS_WINDOW_MS);
        self.failed_at_ms.push_back(now_ms);
        if self.failed_at_ms.len() > ATTEMPTS_MAX {
            self.failed_at_ms.pop_front();
        }
    }

    /// Returns true if all failures have expired, so that this value can be dropped.
    #[must_use]
    pub fn are_forgotten(&self, now_ms: i64) -> bool {
        self.recent(now_ms) == 0
    }

    fn recent(&self, now_ms: i64) -> usize {
        self.failed_at_ms.iter().filter(|&&at| now_ms - at < ATTEMPTS_WINDOW_MS).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_failures_a_minute_and_no_more() {
        let mut attempts = Attempts::default();
        for now_ms in 0..5 {
            assert!(attempts.may_try(now_ms));
            attempts.failed(now_ms);
        }
        assert!(!attempts.may_try(5) && !attempts.may_try(59_999));
        assert!(attempts.may_try(60_000) && !attempts.are_forgotten(60_000));
        assert!(attempts.are_forgotten(60_004));
    }
}
