//! The reasons why terms of a match cannot be agreed.

use thiserror::Error;

use crate::format::MATCH_LENGTH_MAX;
use crate::time::Millis;

/// An option of games outside match play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameOption {
    /// Jacoby.
    Jacoby,
    /// Automatic doubles.
    AutomaticDoubles,
    /// Beavers, with or without raccoons.
    Beavers,
}

impl std::fmt::Display for GameOption {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Jacoby => "Jacoby",
            Self::AutomaticDoubles => "automatic doubles",
            Self::Beavers => "beavers",
        })
    }
}

/// The reason why some terms cannot be agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum ConfigError {
    /// The match is longer than [`MATCH_LENGTH_MAX`].
    #[error("a match is played to {MATCH_LENGTH_MAX} points at most, not to {0}")]
    Length(u16),
    /// The limit of automatic doubles is out of range.
    #[error("automatic doubles are limited to between 1 and 6 a game, not {0}")]
    AutomaticLimit(u8),
    /// The delay is too long.
    #[error("a delay is at most 10 minutes, not {0}")]
    DelayTooLong(Millis),
    /// The reserve is too long.
    #[error("a reserve is at most 24 hours, not {0}")]
    ReserveTooLong(Millis),
    /// Delay and reserve together are too short.
    #[error("delay and reserve together are at least 5 seconds, not {0}")]
    ClockTooShort(Millis),
    /// The number of days for a turn is out of range.
    #[error("a turn by correspondence has 1 to 60 days, not {0}")]
    DaysPerTurn(u16),
    /// The format does not have this option.
    #[error("{0} cannot be agreed in this mode")]
    OptionNotInFormat(GameOption),
    /// Automatic doubles need an opening throw, because only its ties cause them.
    #[error("automatic doubles need the opening throw")]
    AutomaticDoublesWithoutThrow,
}

impl ConfigError {
    /// Returns the stable error code, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Length(_) => "match_length",
            Self::AutomaticLimit(_) => "automatic_doubles_limit",
            Self::DelayTooLong(_) => "clock_delay_too_long",
            Self::ReserveTooLong(_) => "clock_reserve_too_long",
            Self::ClockTooShort(_) => "clock_too_short",
            Self::DaysPerTurn(_) => "clock_days_per_turn",
            Self::OptionNotInFormat(_) => "option_not_in_mode",
            Self::AutomaticDoublesWithoutThrow => "automatic_doubles_without_throw",
        }
    }
}
