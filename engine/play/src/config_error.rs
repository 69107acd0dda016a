//! The reasons why terms of a match cannot be agreed.

use rules::{Param, Params};
use thiserror::Error;

use crate::format::MATCH_LENGTH_MAX;
use crate::time::Millis;

/// An option of games outside match play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
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

/// The reason why some terms cannot be agreed. Readers of files display its English sentence; a site shows the text of
/// its catalogue, under [`ConfigError::code`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ConfigError {
    /// The match is longer than [`MATCH_LENGTH_MAX`].
    #[error("a match is played to {MATCH_LENGTH_MAX} points at most, not to {0}")]
    MatchTooLong(u16),
    /// The limit of automatic doubles is out of range.
    #[error("automatic doubles are limited to between 1 and 6 a game, not {0}")]
    AutomaticDoublesLimit(u8),
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
    OptionNotInMode(GameOption),
    /// Automatic doubles need an opening throw, because only its ties cause them.
    #[error("automatic doubles need the opening throw")]
    AutomaticDoublesWithoutThrow,
}

impl ConfigError {
    /// Returns the stable code, which is the id of the text.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(self) -> Params {
        match self {
            Self::MatchTooLong(_) => vec![("max", Param::number(MATCH_LENGTH_MAX))],
            Self::OptionNotInMode(option) => vec![("option", Param::text(<&str>::from(option)))],
            Self::AutomaticDoublesLimit(_)
            | Self::DelayTooLong(_)
            | Self::ReserveTooLong(_)
            | Self::ClockTooShort(_)
            | Self::DaysPerTurn(_)
            | Self::AutomaticDoublesWithoutThrow => Vec::new(),
        }
    }
}
