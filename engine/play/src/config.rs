//! What two seats agree on before the first throw: format, options, who starts, clock.
//!
//! Everything here is checked when it is made, so that the state machines need not ask again.

use rules::{CubeValue, MatchLength, Side};
use thiserror::Error;

use crate::time::Millis;

/// The longest match that is offered, as far as published match equity tables reach.
pub const MATCH_LENGTH_MAX: u16 = 25;

/// What is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// To a number of points (at most [`MATCH_LENGTH_MAX`]), with the cube and the Crawford game.
    Match(MatchLength),
    /// Exactly three games without the cube, points added up.
    ThreeGames,
    /// One game after another until the players stop, each settled by itself.
    Normal,
    /// One game, paid by the point.
    Single,
}

impl Format {
    /// Whether the doubling cube lies on the table (the Crawford game aside).
    #[must_use]
    pub const fn has_cube(self) -> bool {
        match self {
            Self::Match(_) | Self::Normal | Self::Single => true,
            Self::ThreeGames => false,
        }
    }

    /// Whether games stand alone, so that Jacoby, automatic doubles, beavers and raccoons may be agreed.
    #[must_use]
    pub const fn allows_options(self) -> bool {
        match self {
            Self::Normal | Self::Single => true,
            Self::Match(_) | Self::ThreeGames => false,
        }
    }

    /// The most games there can be; none where the players may go on for ever.
    #[must_use]
    pub const fn games_max(self) -> Option<u32> {
        match self {
            Self::Match(length) => Some(2 * length.points() as u32 - 1),
            Self::ThreeGames => Some(3),
            Self::Single => Some(1),
            Self::Normal => None,
        }
    }

    /// How much a result weighs, the n of the rating lists: it also sizes the default clock reserve.
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

/// How often a tie on the opening throw turns the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AutomaticDoubles {
    /// Never.
    #[default]
    Off,
    /// Once a tie, up to this many times.
    UpTo(AutomaticLimit),
}

/// The most automatic doubles of one game: 1 to 6, so that a game starts at 64 at the most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AutomaticLimit(u8);

impl AutomaticLimit {
    /// The highest limit that can be agreed.
    pub const MAX: u8 = 6;
    /// What is meant when players say no number.
    pub const USUAL: Self = Self(1);

    /// A limit of `times`.
    ///
    /// # Errors
    /// When `times` is not in 1..=6.
    pub const fn new(times: u8) -> Result<Self, ConfigError> {
        if times == 0 || times > Self::MAX {
            return Err(ConfigError::AutomaticLimit(times));
        }
        Ok(Self(times))
    }

    /// How many times.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// Whether a double may be turned back at once. A raccoon answers a beaver, so there is none without it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Beavers {
    /// Neither.
    #[default]
    Off,
    /// The taker may turn the cube once more and keep it.
    Beavers,
    /// The same, and the doubler may then turn it again; it stays with the taker.
    BeaversAndRaccoons,
}

/// The options of games outside a match to points, each off unless agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GameOptions {
    /// Gammons and backgammons count single unless the cube was turned in that game.
    pub jacoby: bool,
    /// Ties on the opening throw turn the cube.
    pub automatic_doubles: AutomaticDoubles,
    /// Doubles may be turned back.
    pub beavers: Beavers,
}

/// Who begins a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Starter {
    /// Each side throws one die; the higher begins and plays both.
    #[default]
    OpeningThrow,
    /// This side begins the first game and the start alternates; the starter throws both dice.
    Alternating {
        /// Who begins the first game.
        first: Side,
    },
}

/// Where rolls come from. The opening throw is the server's in any case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum DiceRule {
    /// From the [`crate::DiceSource`].
    #[default]
    Served,
    /// Who sits at a sensor board throws on it; who does not asks for a served roll. No roll comes by itself.
    Thrown,
}

/// What becomes of an illegal play at a sensor board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum IllegalPlayRule {
    /// It is taken back and a legal play is made: the rule of *legal moves*.
    #[default]
    Corrected,
    /// The opponent is asked, and may let it stand. For friends: neither for a rating nor for a stake, which this crate does
    /// not know; the caller has to ask.
    MayBeAccepted,
}

/// A delay for each turn and a reserve for the whole match, both kept by the server.
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
    /// The longest delay: 10 minutes. Whoever wants more wants correspondence.
    pub const DELAY_MAX: Millis = Millis::new(600_000);
    /// The longest reserve: 24 hours.
    pub const RESERVE_MAX: Millis = Millis::new(86_400_000);
    /// The least of both together: 5 seconds, under which nobody could play at all.
    pub const TOTAL_MIN: Millis = Millis::new(5_000);

    /// A clock of `times`.
    ///
    /// # Errors
    /// When the delay is over 10 minutes, the reserve over 24 hours, or both together under 5 seconds.
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

    /// The clock that is meant when players say nothing: 12 seconds a turn, 2 minutes for each point of
    /// the match or its weight.
    #[must_use]
    pub fn usual(format: Format) -> Self {
        let reserve =
            Self::USUAL_RESERVE_PER_WEIGHT.checked_times(format.weight()).unwrap_or(Self::RESERVE_MAX);
        Self { delay: Self::USUAL_DELAY, reserve }
    }

    /// Free time at the start of each turn; what is not used is lost.
    #[must_use]
    pub const fn delay(self) -> Millis {
        self.delay
    }

    /// Time a side has beyond its delays: for the whole match, in a Normal session for each game.
    #[must_use]
    pub const fn reserve(self) -> Millis {
        self.reserve
    }
}

/// The two numbers of a live clock, named so that they cannot be swapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LiveTimes {
    /// Free time at the start of each turn.
    pub delay: Millis,
    /// Time beyond the delays.
    pub reserve: Millis,
}

/// Days allowed for each turn by correspondence: 1 to 60.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DaysPerTurn(u16);

impl DaysPerTurn {
    /// What is meant when players say nothing.
    pub const USUAL: Self = Self(3);
    /// The longest wait.
    pub const MAX: u16 = 60;

    /// So many days.
    ///
    /// # Errors
    /// When `days` is not in 1..=60.
    pub const fn new(days: u16) -> Result<Self, ConfigError> {
        if days == 0 || days > Self::MAX {
            return Err(ConfigError::DaysPerTurn(days));
        }
        Ok(Self(days))
    }

    /// How many days.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// The clock of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClockSetting {
    /// No limit. For practice: this crate does not know practice from earnest, the caller has to ask.
    None,
    /// Delay and reserve.
    Live(LiveClock),
    /// Days for each turn.
    Correspondence(DaysPerTurn),
}

/// Everything agreed beside the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Jacoby and its like.
    pub options: GameOptions,
    /// Who begins.
    pub starter: Starter,
    /// Time allowed.
    pub clock: ClockSetting,
    /// Where rolls come from.
    pub dice: DiceRule,
    /// What becomes of illegal plays at a sensor board.
    pub illegal_plays: IllegalPlayRule,
}

impl Terms {
    /// No options, the opening throw, the usual live clock of `format`.
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

/// How a game may be resigned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Resigning {
    /// At any value that the opponent accepts. All that can still be lost needs no consent.
    #[default]
    ByConsent,
    /// Without consent, at no less than what leaving would count as: see [`rules::resignation_floor`].
    AtTheFloor,
}

/// What two seats have agreed on, known to be playable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MatchConfig {
    format: Format,
    terms: Terms,
    cube_limit: CubeValue,
    resigning: Resigning,
}

impl MatchConfig {
    /// Puts a format and its terms together.
    ///
    /// # Errors
    /// When the match is too long, an option is asked for that the format does not have, or automatic doubles without the
    /// opening throw that would cause them.
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
        Ok(Self { format, terms, cube_limit: CubeValue::MAX, resigning: Resigning::ByConsent })
    }

    /// The same with a cube that is not turned beyond `limit`, as in duplicate matches, whose scale ends at 64.
    #[must_use]
    pub const fn with_cube_limit(self, limit: CubeValue) -> Self {
        Self { cube_limit: limit, ..self }
    }

    /// The same with another rule for resigning a game, as in knock-outs.
    #[must_use]
    pub const fn with_resigning(self, resigning: Resigning) -> Self {
        Self { resigning, ..self }
    }

    /// How a game may be resigned.
    #[must_use]
    pub const fn resigning(&self) -> Resigning {
        self.resigning
    }

    /// The value beyond which the cube is not turned.
    #[must_use]
    pub const fn cube_limit(&self) -> CubeValue {
        self.cube_limit
    }

    /// What is played.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The options of single games; all off in match play and three games.
    #[must_use]
    pub const fn options(&self) -> GameOptions {
        self.terms.options
    }

    /// Who begins.
    #[must_use]
    pub const fn starter(&self) -> Starter {
        self.terms.starter
    }

    /// Where rolls come from.
    #[must_use]
    pub const fn dice(&self) -> DiceRule {
        self.terms.dice
    }

    /// What becomes of illegal plays at a sensor board.
    #[must_use]
    pub const fn illegal_plays(&self) -> IllegalPlayRule {
        self.terms.illegal_plays
    }

    /// Time allowed.
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

/// Why something cannot be agreed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum ConfigError {
    /// A match longer than any that is offered.
    #[error("a match is played to {MATCH_LENGTH_MAX} points at most, not to {0}")]
    Length(u16),
    /// Not a limit of automatic doubles.
    #[error("automatic doubles are limited to between 1 and 6 a game, not {0}")]
    AutomaticLimit(u8),
    /// Delay out of range.
    #[error("a delay is at most 10 minutes, not {0}")]
    DelayTooLong(Millis),
    /// Reserve out of range.
    #[error("a reserve is at most 24 hours, not {0}")]
    ReserveTooLong(Millis),
    /// Nobody could play with so little.
    #[error("delay and reserve together are at least 5 seconds, not {0}")]
    ClockTooShort(Millis),
    /// Not a number of days for a turn.
    #[error("a turn by correspondence has 1 to 60 days, not {0}")]
    DaysPerTurn(u16),
    /// Options belong to games outside match play.
    #[error("{0} cannot be agreed in this mode")]
    OptionNotInFormat(GameOption),
    /// There is no tie without an opening throw.
    #[error("automatic doubles need the opening throw")]
    AutomaticDoublesWithoutThrow,
}

impl ConfigError {
    /// The stable name that programs go by.
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
        assert_eq!(DaysPerTurn::new(0), Err(ConfigError::DaysPerTurn(0)));
        assert_eq!(DaysPerTurn::new(61), Err(ConfigError::DaysPerTurn(61)));
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

    #[test]
    fn usual_clocks_follow_the_weight_of_the_format() {
        for (format, minutes) in
            [(five(), 10), (Format::ThreeGames, 8), (Format::Single, 4), (Format::Normal, 2)]
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
