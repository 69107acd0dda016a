//! The clock that the terms of a match set: a live clock, days for each turn, or none.

use crate::config_error::ConfigError;
use crate::format::Format;
use crate::time::Millis;

/// A delay for each turn and a reserve for the whole match, both measured by the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LiveClock {
    delay: Millis,
    reserve: Millis,
}

impl LiveClock {
    /// The usual delay of a turn: 12 seconds.
    pub const USUAL_DELAY: Millis = Millis::new(12_000);
    /// The usual reserve for each unit of [`Format::weight`]: 2 minutes.
    pub const USUAL_RESERVE_PER_WEIGHT: Millis = Millis::new(120_000);
    /// The longest delay: 10 minutes. Longer turns need correspondence.
    pub const DELAY_MAX: Millis = Millis::new(600_000);
    /// The longest reserve: 24 hours.
    pub const RESERVE_MAX: Millis = Millis::new(86_400_000);
    /// The minimum sum of delay and reserve: 5 seconds. With less, a match would be unplayable.
    pub const TOTAL_MIN: Millis = Millis::new(5_000);

    /// Returns a clock with these times.
    ///
    /// # Errors
    /// Returns a [`ConfigError`] if the delay is over 10 minutes, the reserve is over 24 hours, or both together
    /// are under 5 seconds.
    pub fn new(times: LiveTimes) -> Result<Self, ConfigError> {
        let LiveTimes { delay, reserve } = times;
        if delay > Self::DELAY_MAX {
            return Err(ConfigError::DelayTooLong(delay));
        }
        if reserve > Self::RESERVE_MAX {
            return Err(ConfigError::ReserveTooLong(reserve));
        }
        if delay.plus(reserve) < Self::TOTAL_MIN {
            return Err(ConfigError::ClockTooShort(delay.plus(reserve)));
        }
        Ok(Self { delay, reserve })
    }

    /// Returns the default clock: 12 seconds a turn, and 2 minutes for each unit of [`Format::weight`].
    #[must_use]
    pub fn usual(format: Format) -> Self {
        let reserve =
            Self::USUAL_RESERVE_PER_WEIGHT.checked_times(format.weight()).unwrap_or(Self::RESERVE_MAX);
        Self { delay: Self::USUAL_DELAY, reserve }
    }

    /// Returns the free time at the start of each turn. An unused rest is lost.
    #[must_use]
    pub const fn delay(self) -> Millis {
        self.delay
    }

    /// Returns the time of each side beyond its delays: for the whole match, or for each game of a Normal session.
    #[must_use]
    pub const fn reserve(self) -> Millis {
        self.reserve
    }
}

/// The two times of a live clock, named so that they cannot be swapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LiveTimes {
    /// The free time at the start of each turn.
    pub delay: Millis,
    /// The time beyond the delays.
    pub reserve: Millis,
}

/// The days allowed for each turn by correspondence: 1 to 60.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DaysPerTurn(u16);

impl DaysPerTurn {
    /// The default number of days.
    pub const USUAL: Self = Self(3);
    /// The highest number of days.
    pub const MAX: u16 = 60;

    /// Returns a limit of `days` days for each turn.
    ///
    /// # Errors
    /// Returns [`ConfigError::DaysPerTurn`] if `days` is not in 1..=60.
    pub const fn new(days: u16) -> Result<Self, ConfigError> {
        if days == 0 || days > Self::MAX {
            return Err(ConfigError::DaysPerTurn(days));
        }
        Ok(Self(days))
    }

    /// Returns the number of days.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// The clock of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockSetting {
    /// No limit, for practice. This crate does not know which matches are practice, so the caller has to check.
    None,
    /// A delay and a reserve.
    Live(LiveClock),
    /// Days for each turn.
    Correspondence(DaysPerTurn),
}

#[cfg(test)]
mod tests {
    use rules::MatchLength;

    use super::*;

    #[test]
    fn turns_by_correspondence_have_1_to_60_days() {
        assert_eq!(DaysPerTurn::new(0), Err(ConfigError::DaysPerTurn(0)));
        assert_eq!(DaysPerTurn::new(60).map(DaysPerTurn::get), Ok(60));
        assert_eq!(DaysPerTurn::new(61), Err(ConfigError::DaysPerTurn(61)));
    }

    #[test]
    fn usual_clocks_follow_the_weight_of_the_format() {
        let five = Format::Match(MatchLength::new(5).unwrap());
        for (format, minutes) in
            [(five, 10), (Format::ThreeGames, 8), (Format::Single, 4), (Format::Normal, 2)]
        {
            let clock = LiveClock::usual(format);
            assert_eq!(clock.delay(), Millis::new(12_000));
            assert_eq!(clock.reserve(), Millis::new(minutes * 60_000));
        }
    }

    #[test]
    fn clocks_are_neither_endless_nor_unplayable() {
        let clock = |delay, reserve| {
            LiveClock::new(LiveTimes { delay: Millis::new(delay), reserve: Millis::new(reserve) })
        };
        assert_eq!(clock(600_001, 0), Err(ConfigError::DelayTooLong(Millis::new(600_001))));
        assert_eq!(clock(0, 86_400_001), Err(ConfigError::ReserveTooLong(Millis::new(86_400_001))));
        assert_eq!(clock(2_000, 2_999), Err(ConfigError::ClockTooShort(Millis::new(4_999))));
        assert!(clock(5_000, 0).is_ok());
        assert!(clock(0, 5_000).is_ok());
    }
}
