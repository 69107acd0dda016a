//! The terms of a match: format, options, starter, dice and clock.
//!
//! Every value is checked when it is made, so the state machine can rely on it.

use rules::{CubeValue, MatchLength, Side};
use thiserror::Error;

use crate::clock_setting::{ClockSetting, LiveClock};
use crate::time::Millis;

/// The maximum length of a match in points. Published match equity tables reach this far.
pub const MATCH_LENGTH_MAX: u16 = 25;

/// The format of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// A match to a number of points (at most [`MATCH_LENGTH_MAX`]), with the cube and the Crawford game.
    Match(MatchLength),
    /// Exactly three games without the cube; the points are added up.
    ThreeGames,
    /// One game after another until the players stop; each is settled separately.
    Normal,
    /// One game, paid by the point.
    Single,
}

impl Format {
    /// Returns true if the format uses the doubling cube, apart from the Crawford game.
    #[must_use]
    pub const fn has_cube(self) -> bool {
        match self {
            Self::Match(_) | Self::Normal | Self::Single => true,
            Self::ThreeGames => false,
        }
    }

    /// Returns true if games stand alone, so that Jacoby, automatic doubles, beavers and raccoons can be agreed.
    #[must_use]
    pub const fn allows_options(self) -> bool {
        match self {
            Self::Normal | Self::Single => true,
            Self::Match(_) | Self::ThreeGames => false,
        }
    }

    /// Returns the highest number of games, or `None` if there is no limit.
    #[must_use]
    pub const fn games_max(self) -> Option<u32> {
        match self {
            // Each game brings a point at least, and a match to n is open with at most n - 1 points on each side.
            Self::Match(length) => Some(2 * length.points() as u32 - 1),
            Self::ThreeGames => Some(3),
            Self::Single => Some(1),
            Self::Normal => None,
        }
    }

    /// Returns the weight of a result, the n of the rating lists. It also sets the default clock reserve.
    #[must_use]
    pub const fn weight(self) -> u32 {
        match self {
            Self::Match(length) => length.points() as u32,
            Self::ThreeGames => 4,
            Self::Single => 2,
            Self::Normal => 1,
        }
    }
}

/// The rule for ties on the opening throw: whether, and how many times, they turn the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AutomaticDoubles {
    /// Never.
    #[default]
    Off,
    /// Each tie turns the cube, up to this many times.
    UpTo(AutomaticLimit),
}

/// The maximum number of automatic doubles of one game: 1 to 6, so that a game starts at 64 or less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AutomaticLimit(u8);

impl AutomaticLimit {
    /// The highest limit that can be agreed.
    pub const MAX: u8 = 6;
    /// The limit if the players name no number.
    pub const USUAL: Self = Self(1);

    /// Returns a limit of `times` automatic doubles.
    ///
    /// # Errors
    /// Returns [`ConfigError::AutomaticLimit`] if `times` is not in 1..=6.
    pub const fn new(times: u8) -> Result<Self, ConfigError> {
        if times == 0 || times > Self::MAX {
            return Err(ConfigError::AutomaticLimit(times));
        }
        Ok(Self(times))
    }

    /// Returns the number of automatic doubles.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// The rule for turning a double back at once. A raccoon answers a beaver, so raccoons require beavers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Beavers {
    /// Neither beavers nor raccoons.
    #[default]
    Off,
    /// The taker may turn the cube once more and keep it.
    Beavers,
    /// Like `Beavers`, and the doubler may then turn the cube again; the taker keeps it.
    BeaversAndRaccoons,
}

/// The options of games outside a match to points. Each is off unless it is agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GameOptions {
    /// The Jacoby rule: gammons and backgammons count as single games unless the cube was turned in that game.
    pub jacoby: bool,
    /// The rule for ties on the opening throw.
    pub automatic_doubles: AutomaticDoubles,
    /// The rule for turning doubles back.
    pub beavers: Beavers,
}

/// The rule for which side begins a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Starter {
    /// Each side throws one die; the side with the higher die begins and plays both.
    #[default]
    OpeningThrow,
    /// This side begins the first game, and the sides alternate after that. The starter throws both dice.
    Alternating {
        /// The side that begins the first game.
        first: Side,
    },
}

/// The source of rolls. The opening throw always comes from the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DiceRule {
    /// Rolls come from the [`crate::DiceSource`].
    #[default]
    Served,
    /// A player at a sensor board throws its dice there; another player asks for a served roll. No roll comes
    /// automatically.
    Thrown,
}

/// The rule for illegal plays at a sensor board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum IllegalPlayRule {
    /// The play is taken back and a legal one is made: the rule of *legal moves*.
    #[default]
    Corrected,
    /// The opponent is asked and may accept the play. This is for games between friends, without rating or stake.
    /// This crate knows neither, so the caller has to check.
    MayBeAccepted,
}

/// The terms of a match apart from its format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Jacoby, automatic doubles and beavers.
    pub options: GameOptions,
    /// The rule for which side begins a game.
    pub starter: Starter,
    /// The time allowed.
    pub clock: ClockSetting,
    /// The source of rolls.
    pub dice: DiceRule,
    /// The rule for illegal plays at a sensor board.
    pub illegal_plays: IllegalPlayRule,
}

impl Terms {
    /// Returns the default terms: no options, the opening throw, and the usual live clock of `format`.
    #[must_use]
    pub fn usual(format: Format) -> Self {
        Self {
            options: GameOptions::default(),
            starter: Starter::default(),
            clock: ClockSetting::Live(LiveClock::usual(format)),
            dice: DiceRule::Served,
            illegal_plays: IllegalPlayRule::Corrected,
        }
    }
}

/// The rule for resigning a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Resigning {
    /// At any value that the opponent accepts. The most that can still be lost needs no consent.
    #[default]
    ByConsent,
    /// Without consent, for at least what leaving would cost: see [`rules::resignation_floor`].
    AtTheFloor,
}

/// The checked terms of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MatchConfig {
    format: Format,
    terms: Terms,
    cube_limit: CubeValue,
    resigning: Resigning,
    lock_step: bool,
}

impl MatchConfig {
    /// Combines a format and its terms.
    ///
    /// # Errors
    /// Returns a [`ConfigError`] if the match is too long, the format does not have an option that is asked for, or
    /// automatic doubles are asked for without the opening throw that would cause them.
    pub fn new(format: Format, terms: Terms) -> Result<Self, ConfigError> {
        if let Format::Match(length) = format
            && length.points() > MATCH_LENGTH_MAX
        {
            return Err(ConfigError::Length(length.points()));
        }
        let GameOptions { jacoby, automatic_doubles, beavers } = terms.options;
        let wanted = [
            (jacoby, GameOption::Jacoby),
            (automatic_doubles != AutomaticDoubles::Off, GameOption::AutomaticDoubles),
            (beavers != Beavers::Off, GameOption::Beavers),
        ];
        if !format.allows_options()
            && let Some((_, option)) = wanted.iter().find(|(is_wanted, _)| *is_wanted)
        {
            return Err(ConfigError::OptionNotInFormat(*option));
        }
        if automatic_doubles != AutomaticDoubles::Off && terms.starter != Starter::OpeningThrow {
            return Err(ConfigError::AutomaticDoublesWithoutThrow);
        }
        Ok(Self {
            format,
            terms,
            cube_limit: CubeValue::MAX,
            resigning: Resigning::ByConsent,
            lock_step: false,
        })
    }

    /// Returns the same terms with a cube that stops at `limit`, as in duplicate matches, whose scale ends at 64.
    #[must_use]
    pub const fn with_cube_limit(self, limit: CubeValue) -> Self {
        Self { cube_limit: limit, ..self }
    }

    /// Returns the same terms with another rule for resigning a game, as in knock-outs.
    #[must_use]
    pub const fn with_resigning(self, resigning: Resigning) -> Self {
        Self { resigning, ..self }
    }

    /// Returns the same terms in lock-step or not, as in the two rooms of a duplicate match: after each turn the match
    /// waits until [`crate::decide_open_turn`] opens the next one.
    #[must_use]
    pub const fn with_lock_step(self, lock_step: bool) -> Self {
        Self { lock_step, ..self }
    }

    /// Returns true if the match waits after each turn.
    #[must_use]
    pub const fn lock_step(&self) -> bool {
        self.lock_step
    }

    /// Returns the rule for resigning a game.
    #[must_use]
    pub const fn resigning(&self) -> Resigning {
        self.resigning
    }

    /// Returns the highest value of the cube.
    #[must_use]
    pub const fn cube_limit(&self) -> CubeValue {
        self.cube_limit
    }

    /// Returns the format.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// Returns the options of single games. All are off in match play and three games.
    #[must_use]
    pub const fn options(&self) -> GameOptions {
        self.terms.options
    }

    /// Returns the rule for which side begins a game.
    #[must_use]
    pub const fn starter(&self) -> Starter {
        self.terms.starter
    }

    /// Returns the source of rolls.
    #[must_use]
    pub const fn dice(&self) -> DiceRule {
        self.terms.dice
    }

    /// Returns the rule for illegal plays at a sensor board.
    #[must_use]
    pub const fn illegal_plays(&self) -> IllegalPlayRule {
        self.terms.illegal_plays
    }

    /// Returns the time allowed.
    #[must_use]
    pub const fn clock(&self) -> ClockSetting {
        self.terms.clock
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    fn five() -> Format {
        Format::Match(MatchLength::new(5).unwrap())
    }

    #[test]
    fn lengths_and_limits_end_where_they_say() {
        for (points, expected) in [(1, None), (25, None), (26, Some(ConfigError::Length(26)))] {
            let format = Format::Match(MatchLength::new(points).unwrap());
            assert_eq!(MatchConfig::new(format, Terms::usual(format)).err(), expected);
        }
        assert_eq!(AutomaticLimit::new(0), Err(ConfigError::AutomaticLimit(0)));
        assert_eq!(AutomaticLimit::new(7), Err(ConfigError::AutomaticLimit(7)));
    }

    #[test]
    fn options_are_refused_in_match_play_and_three_games() {
        let options = [
            (GameOptions { jacoby: true, ..GameOptions::default() }, GameOption::Jacoby),
            (
                GameOptions {
                    automatic_doubles: AutomaticDoubles::UpTo(AutomaticLimit::USUAL),
                    ..GameOptions::default()
                },
                GameOption::AutomaticDoubles,
            ),
            (GameOptions { beavers: Beavers::Beavers, ..GameOptions::default() }, GameOption::Beavers),
            (
                GameOptions { beavers: Beavers::BeaversAndRaccoons, ..GameOptions::default() },
                GameOption::Beavers,
            ),
        ];
        for (options, name) in options {
            for format in [five(), Format::ThreeGames] {
                let terms = Terms { options, ..Terms::usual(format) };
                assert_eq!(MatchConfig::new(format, terms), Err(ConfigError::OptionNotInFormat(name)));
            }
            for format in [Format::Normal, Format::Single] {
                let terms = Terms { options, ..Terms::usual(format) };
                assert!(MatchConfig::new(format, terms).is_ok());
            }
        }
    }

    #[test]
    fn automatic_doubles_need_a_throw_that_can_tie() {
        let options = GameOptions {
            automatic_doubles: AutomaticDoubles::UpTo(AutomaticLimit::USUAL),
            ..GameOptions::default()
        };
        let starter = Starter::Alternating { first: Side::White };
        let terms = Terms { options, starter, clock: ClockSetting::None, ..Terms::usual(Format::Normal) };
        assert_eq!(MatchConfig::new(Format::Normal, terms), Err(ConfigError::AutomaticDoublesWithoutThrow));
    }
}
