//! The timetable of a knock-out: the times at which its rounds begin automatically.

use crate::time::Time;

/// The maximum number of rounds in a timetable. The largest knock-out, with 1024 places, has 10; one is spare.
pub const ROUNDS_MAX: usize = 11;
/// The time before the start at which check-in opens automatically.
pub const CHECK_IN_MS: u64 = 30 * 60_000;
/// The minimum time that players have for checking in, even if check-in opened late because the server was down.
pub const CHECK_IN_LEAST_MS: u64 = 5 * 60_000;
/// The time before the start from which players are reminded of it.
pub const REMINDER_MS: u64 = 60 * 60_000;

/// The times at which rounds begin, from the first. If it is empty, the director starts the event, and each later
/// round is drawn when the one before is decided.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timetable(Vec<Time>);

impl Timetable {
    /// Returns a timetable, or `None` if it has too many rounds or its times do not ascend.
    #[must_use]
    pub fn new(starts: Vec<Time>) -> Option<Self> {
        let rises = starts.windows(2).all(|pair| pair[0] < pair[1]);
        (rises && starts.len() <= ROUNDS_MAX).then_some(Self(starts))
    }

    /// Returns the time at which a round begins, or `None` if the timetable has none for it. Rounds count from 1.
    #[must_use]
    pub fn start_of(&self, round: u32) -> Option<Time> {
        let index = usize::try_from(round).ok()?.checked_sub(1)?;
        self.0.get(index).copied()
    }

    /// Returns the times, from the first round on.
    #[must_use]
    pub fn starts(&self) -> &[Time] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_begin_one_after_the_other() {
        let times = |starts: &[i64]| Timetable::new(starts.iter().copied().map(Time::new).collect());
        let timetable = times(&[10, 20]).unwrap();
        assert_eq!(timetable.start_of(1), Some(Time::new(10)));
        assert_eq!(timetable.start_of(2), Some(Time::new(20)));
        assert_eq!((timetable.start_of(0), timetable.start_of(3)), (None, None));
        assert!(times(&[]).is_some());
        assert!(times(&[10, 10]).is_none() && times(&[20, 10]).is_none());
        assert!(
            times(&(0..11).collect::<Vec<_>>()).is_some() && times(&(0..12).collect::<Vec<_>>()).is_none()
        );
    }
}
