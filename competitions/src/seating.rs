//! The time in which players can take their seats. Every decision about people who do not come counts from it, in all
//! kinds of competition.
//!
//! `Desk::seating` derives it from the holds of a log. A site refuses a seat exactly while it is [`Seating::CLOSED`],
//! and a closed seat has no deadline. So nobody is late for a seat that could not be taken.

use crate::Time;

/// Since when players have been able to take their seats without a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating(Option<Time>);

impl Seating {
    /// Nobody can sit down now.
    pub const CLOSED: Self = Self(None);
    /// Nothing has ever kept players from sitting down.
    pub const ALWAYS: Self = Self::open(Time::new(i64::MIN));

    /// Returns the seating that has been open since a time.
    #[must_use]
    pub const fn open(since: Time) -> Self {
        Self(Some(since))
    }

    /// Returns the seating under both conditions: closed if one of them is closed, otherwise open since the later time.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0.zip(other.0).map(|(one, other)| one.max(other)))
    }

    /// Returns true if nobody can sit down now.
    #[must_use]
    pub const fn is_closed(self) -> bool {
        self.0.is_none()
    }

    /// Returns the milliseconds in which players have been able to sit down; `None` while they cannot.
    #[must_use]
    pub fn waited(self, now: Time) -> Option<u64> {
        self.0.map(|since| now.since(since))
    }

    /// Returns the time from which those who have not come are absent. `None` while they cannot come.
    #[must_use]
    pub fn deadline(self, allowed_ms: u64) -> Option<Time> {
        self.0.map(|since| since.after(allowed_ms))
    }

    /// Returns true if those who have not come are absent.
    #[must_use]
    pub fn is_over(self, allowed_ms: u64, now: Time) -> bool {
        self.deadline(allowed_ms).is_some_and(|deadline| now >= deadline)
    }
}

#[cfg(test)]
mod tests;
