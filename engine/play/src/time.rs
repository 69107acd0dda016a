//! Time as a value: this crate never asks what time it is, it is told.

use std::fmt;

/// Milliseconds: a moment (since whatever epoch the caller keeps to, the server's is 1970) or a span.
///
/// Arithmetic never wraps. A span that would be negative is zero, because the one way to get it is
/// a clock that was set back, and a clock set back must neither give time nor take it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Millis(u64);

impl Millis {
    /// No time at all, or the epoch.
    pub const ZERO: Self = Self(0);

    /// So many milliseconds.
    #[must_use]
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds; nothing where that cannot be held.
    #[must_use]
    pub const fn from_seconds(seconds: u64) -> Option<Self> {
        match seconds.checked_mul(1_000) {
            Some(millis) => Some(Self(millis)),
            None => None,
        }
    }

    /// So many days of 24 hours.
    #[must_use]
    pub const fn from_days(days: u16) -> Self {
        // 65,535 days are under 2^43 milliseconds.
        Self(days as u64 * 86_400_000)
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The span from `earlier` to here; zero when `earlier` is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }

    /// What is left of this span after `spent`; zero when it is all spent.
    #[must_use]
    pub const fn less(self, spent: Self) -> Self {
        Self(self.0.saturating_sub(spent.0))
    }

    /// The moment `span` later, or the end of time.
    #[must_use]
    pub const fn plus(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// This span `factor` times over; nothing where that cannot be held.
    #[must_use]
    pub const fn checked_times(self, factor: u32) -> Option<Self> {
        match self.0.checked_mul(factor as u64) {
            Some(millis) => Some(Self(millis)),
            None => None,
        }
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ms", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_never_negative_and_never_wrap() {
        assert_eq!(Millis::new(5).since(Millis::new(9)), Millis::ZERO);
        assert_eq!(Millis::new(5).less(Millis::new(9)), Millis::ZERO);
        assert_eq!(Millis::new(u64::MAX).plus(Millis::new(1)), Millis::new(u64::MAX));
        assert_eq!(Millis::new(u64::MAX).checked_times(2), None);
        assert_eq!(Millis::from_seconds(u64::MAX), None);
        assert_eq!(Millis::from_days(3), Millis::new(259_200_000));
    }
}
