//! The terms of a match: options, starter, dice and clock, and their combination with a format.
//!
//! Every value is checked when it is made, so the state machine can rely on it.

use rules::{CubeValue, Side};

use crate::clock_setting::{ClockSetting, LiveClock};
use crate::config_error::{ConfigError, GameOption};
use crate::format::{Format, MATCH_LENGTH_MAX};

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
    /// Returns [`ConfigError::AutomaticDoublesLimit`] if `times` is not in 1..=6.
    pub const fn new(times: u8) -> Result<Self, ConfigError> {
        if times == 0 || times > Self::MAX {
            return Err(ConfigError::AutomaticDoublesLimit(times));
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
            return Err(ConfigError::MatchTooLong(length.points()));
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
            return Err(ConfigError::OptionNotInMode(*option));
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

    /// Returns the options of games outside a match to points. All are off in match play and three games.
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

#[cfg(test)]
mod tests {
    use rules::MatchLength;

    use super::*;

    fn five() -> Format {
        Format::Match(MatchLength::new(5).unwrap())
    }

    #[test]
    fn lengths_and_limits_out_of_range_are_refused() {
        for (points, expected) in [(1, None), (25, None), (26, Some(ConfigError::MatchTooLong(26)))] {
            let format = Format::Match(MatchLength::new(points).unwrap());
            assert_eq!(MatchConfig::new(format, Terms::usual(format)).err(), expected);
        }
        assert_eq!(AutomaticLimit::new(0), Err(ConfigError::AutomaticDoublesLimit(0)));
        assert_eq!(AutomaticLimit::new(7), Err(ConfigError::AutomaticDoublesLimit(7)));
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
                assert_eq!(MatchConfig::new(format, terms), Err(ConfigError::OptionNotInMode(name)));
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
