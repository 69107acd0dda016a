//! Time as a value: the caller always passes it in.

use std::fmt;

/// Milliseconds: a moment (since the caller's epoch; the server uses 1970) or a span.
///
/// Arithmetic never wraps. A span that would be negative is zero. It can only come from a clock that was set back,
/// and such a clock must neither give nor take time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Millis(u64);

impl Millis {
    /// An empty span, or the epoch.
    pub const ZERO: Self = Self(0);

    /// Returns `millis` milliseconds.
    #[must_use]
    pub const fn new(millis: u64) -> Self {
        Self(millis)
    }

    /// Returns `seconds` seconds, or `None` if that overflows.
    #[must_use]
    pub const fn from_seconds(seconds: u64) -> Option<Self> {
        match seconds.checked_mul(1_000) {
            Some(millis) => Some(Self(millis)),
            None => None,
        }
    }

    /// Returns `days` days of 24 hours.
    #[must_use]
    pub const fn from_days(days: u16) -> Self {
        // This cannot overflow: 65,535 days are under 2^43 milliseconds.
        Self(days as u64 * 86_400_000)
    }

    /// Returns the number of milliseconds.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns the span from `earlier` to this moment, or zero if `earlier` is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }

    /// Returns the rest of this span after `spent`, or zero if it is all spent.
    #[must_use]
    pub const fn less(self, spent: Self) -> Self {
        Self(self.0.saturating_sub(spent.0))
    }

    /// Returns the moment `span` later, saturated at the largest value.
    #[must_use]
    pub const fn plus(self, span: Self) -> Self {
        Self(self.0.saturating_add(span.0))
    }

    /// Returns this span times `factor`, or `None` if that overflows.
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
