//! The terms of a match: converts its settings to the configuration of `play`.

use std::num::NonZeroU16;

use play::{
    AutomaticDoubles, AutomaticLimit, Beavers, ClockSetting, ConfigError, Credits, DaysPerTurn, DiceRule,
    Format, GameOptions, IllegalPlayRule, LiveClock, LiveTimes, MatchConfig, Resigning, Stake,
    StakeNotOffered, Starter, Terms,
};
use ratings::{RatingList, Weight};
use rules::{CubeValue, MatchLength, Side};
use store::{
    facts::Facts,
    settings::{self, MatchFormat, MatchSettings, StartRule, TimeControl},
};
use texts::refusals;

use crate::{error::AppError, may::Deed, refusal::told};

/// The bounds of a live clock, as `wire` documents them.
const DELAY_S: std::ops::RangeInclusive<u16> = 5..=60;
const RESERVE_S: std::ops::RangeInclusive<u16> = 30..=7200;
/// The highest cube of duplicate games: the last column of the published scale.
const DUPLICATE_CUBE_MAX: CubeValue = CubeValue::new(64).expect("64 is a power of two");
const DAYS_PER_TURN: std::ops::RangeInclusive<u8> = 1..=14;

/// Valid settings, converted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Agreed {
    pub(crate) config: MatchConfig,
    /// The list and weight for which the result counts, or `None` if unrated.
    pub(crate) rated: Option<(RatingList, Weight)>,
    /// The stake, or `None` if there is none.
    pub(crate) stake: Option<Stake>,
    /// The maximum number of games that the match can have.
    pub(crate) games_max: dice::GamesMax,
}

impl Agreed {
    /// Returns true if a match on these terms counts: it is rated or has a stake.
    pub(crate) fn counts(&self) -> bool {
        self.rated.is_some() || self.stake.is_some()
    }

    /// Returns what a player does who begins a match on these terms.
    pub(crate) fn deed(&self) -> Deed {
        Deed::Begin { counts: self.counts() }
    }

    /// Returns the terms of a match. In a team match the cube is limited by the scale. A match of a knock-out
    /// counts for the list in its row with its length, whatever lobby tables allow. Its games are resigned without
    /// consent, at the floor.
    ///
    /// # Errors
    /// If the settings are invalid.
    pub(crate) fn of_match(facts: &Facts) -> Result<Agreed, AppError> {
        if facts.tournament.is_some() {
            // Parsed as unrated, because `parse` refuses to rate lengths that rated lobby tables do not have.
            let agreed = Agreed::parse(&MatchSettings { rated: false, ..facts.settings })?;
            let config = agreed.config.with_resigning(Resigning::AtTheFloor);
            return Ok(Agreed { config, rated: facts.list.zip(weight_of(facts.settings.format)), ..agreed });
        }
        let agreed = Agreed::parse(&facts.settings)?;
        if facts.roll_set.is_none() {
            return Ok(agreed);
        }
        // The scale of duplicate games has no row for a single game with all checkers left, so the floor is the
        // least that can be agreed.
        let config = agreed
            .config
            .with_cube_limit(DUPLICATE_CUBE_MAX)
            .with_resigning(Resigning::AtTheFloor)
            .with_lock_step(facts.settings.lock_step);
        Ok(Agreed { config, ..agreed })
    }

    /// Checks the settings of a table and converts them.
    ///
    /// # Errors
    /// If the settings are invalid.
    pub(crate) fn parse(settings: &MatchSettings) -> Result<Agreed, AppError> {
        let format = format(settings.format)?;
        let terms = Terms {
            options: options(settings)?,
            starter: starter(settings.start),
            clock: clock(settings)?,
            dice: dice_rule(settings)?,
            illegal_plays: illegal_plays(settings)?,
        };
        let config = MatchConfig::new(format, terms).map_err(|error| impossible("settings", error))?;
        let stake = stake(settings)?;
        let rated = if settings.rated { Some(rated(settings.format)?) } else { None };
        Ok(Agreed { config, rated, stake, games_max: games_max(format) })
    }
}

fn impossible(field: &str, error: ConfigError) -> AppError {
    AppError::invalid(field, told(error.code(), error.params()))
}

fn format(format: MatchFormat) -> Result<Format, AppError> {
    match format {
        MatchFormat::Points { length } => MatchLength::new(u16::from(length))
            .filter(|_| u16::from(length) <= play::MATCH_LENGTH_MAX)
            .map(Format::Match)
            .ok_or_else(|| {
                AppError::invalid("settings.format.length", refusals::from_to(1, play::MATCH_LENGTH_MAX))
            }),
        MatchFormat::ThreeGames => Ok(Format::ThreeGames),
        // Each game of the normal format is a match of its own with a rematch: a single game with its own options.
        MatchFormat::Normal | MatchFormat::Single => Ok(Format::Single),
    }
}

/// Converts the dice rule. Thrown dice are reported by a player and cannot be verified, so they allow no stake.
fn dice_rule(settings: &MatchSettings) -> Result<DiceRule, AppError> {
    match settings.dice {
        settings::DiceRule::Served => Ok(DiceRule::Served),
        settings::DiceRule::Thrown if settings.stake.is_some() => {
            Err(AppError::invalid("settings.dice", refusals::stake_needs_served_dice()))
        }
        settings::DiceRule::Thrown => Ok(DiceRule::Thrown),
    }
}

/// Returns the rating weight of a match to points; `None` for other formats.
fn weight_of(format: MatchFormat) -> Option<Weight> {
    let MatchFormat::Points { length } = format else { return None };
    Weight::new(u32::from(length)).ok()
}

/// Converts the rule for illegal plays. With accepted illegal plays the game is no longer backgammon, so it must
/// be unrated and unstaked.
fn illegal_plays(settings: &MatchSettings) -> Result<IllegalPlayRule, AppError> {
    match settings.illegal_plays {
        settings::IllegalPlays::Corrected => Ok(IllegalPlayRule::Corrected),
        settings::IllegalPlays::Accepted if settings.rated || settings.stake.is_some() => {
            Err(AppError::invalid("settings.illegal_plays", refusals::illegal_plays_unrated()))
        }
        settings::IllegalPlays::Accepted => Ok(IllegalPlayRule::MayBeAccepted),
    }
}

fn rated(format: MatchFormat) -> Result<(RatingList, Weight), AppError> {
    match format {
        MatchFormat::Points { length: 5 } => Ok((RatingList::Stakes, Weight::FIVE_POINTS)),
        MatchFormat::ThreeGames => Ok((RatingList::Stakes, Weight::THREE_GAMES)),
        MatchFormat::Single => Ok((RatingList::Stakes, Weight::SINGLE)),
        MatchFormat::Normal => Ok((RatingList::Casual, Weight::NORMAL_GAME)),
        MatchFormat::Points { .. } => Err(AppError::invalid("settings.rated", refusals::format_unrated())),
    }
}

fn stake(settings: &MatchSettings) -> Result<Option<Stake>, AppError> {
    let Some(settings::Hundredths(hundredths)) = settings.stake else { return Ok(None) };
    let wanted = Credits::from_hundredths(hundredths);
    let offered = match settings.format {
        MatchFormat::Points { length: 5 } | MatchFormat::ThreeGames => Stake::for_a_match(wanted),
        MatchFormat::Single => Stake::for_a_point(wanted),
        MatchFormat::Points { .. } | MatchFormat::Normal => {
            return Err(AppError::invalid("settings.stake", refusals::format_without_stake()));
        }
    };
    let stake = offered.map_err(|StakeNotOffered { wanted, offered: [one, other] }| {
        let [wanted, one, other] = [wanted, one, other].map(|stake| stake.to_string());
        AppError::invalid("settings.stake", refusals::stake_not_offered(wanted, one, other))
    })?;
    if !settings.rated {
        return Err(AppError::invalid("settings.stake", refusals::stake_needs_rated()));
    }
    Ok(Some(stake))
}

fn games_max(format: Format) -> dice::GamesMax {
    let games = format.games_max().and_then(|games| u16::try_from(games).ok()).and_then(NonZeroU16::new);
    games.map_or(dice::GamesMax::ONE, dice::GamesMax::new)
}

/// Converts the start rule. White is the opener's seat; a rematch swaps the seats, so the start alternates.
fn starter(rule: StartRule) -> Starter {
    match rule {
        StartRule::OpeningThrow => Starter::OpeningThrow,
        StartRule::Alternate => Starter::Alternating { first: Side::White },
    }
}

fn options(settings: &MatchSettings) -> Result<GameOptions, AppError> {
    let settings::Options { jacoby, automatic_doubles, automatic_doubles_max, beavers, raccoons } =
        settings.options;
    let beavers = match (beavers, raccoons) {
        (false, false) => Beavers::Off,
        (true, false) => Beavers::Beavers,
        (true, true) => Beavers::BeaversAndRaccoons,
        (false, true) => {
            return Err(AppError::invalid("settings.options.raccoons", refusals::raccoons_need_beavers()));
        }
    };
    let automatic_doubles = match (automatic_doubles, automatic_doubles_max) {
        (false, None) => AutomaticDoubles::Off,
        (true, None) => AutomaticDoubles::UpTo(AutomaticLimit::USUAL),
        (true, Some(times)) => {
            let limit = AutomaticLimit::new(times);
            AutomaticDoubles::UpTo(limit.map_err(|error| impossible("settings.options", error))?)
        }
        (false, Some(_)) => {
            return Err(AppError::invalid(
                "settings.options.automatic_doubles_max",
                refusals::no_automatic_doubles(),
            ));
        }
    };
    Ok(GameOptions { jacoby, automatic_doubles, beavers })
}

fn clock(settings: &MatchSettings) -> Result<ClockSetting, AppError> {
    match settings.time {
        TimeControl::None if settings.rated => {
            Err(AppError::invalid("settings.time", refusals::rated_needs_clock()))
        }
        TimeControl::None => Ok(ClockSetting::None),
        TimeControl::Live { delay_s, .. } if !DELAY_S.contains(&delay_s) => Err(AppError::invalid(
            "settings.time.delay_s",
            refusals::from_to(*DELAY_S.start(), *DELAY_S.end()),
        )),
        TimeControl::Live { reserve_s, .. } if !RESERVE_S.contains(&reserve_s) => Err(AppError::invalid(
            "settings.time.reserve_s",
            refusals::from_to(*RESERVE_S.start(), *RESERVE_S.end()),
        )),
        TimeControl::Live { delay_s, reserve_s } => {
            let seconds = |seconds: u16| play::Millis::new(u64::from(seconds) * 1_000);
            let times = LiveTimes { delay: seconds(delay_s), reserve: seconds(reserve_s) };
            LiveClock::new(times).map(ClockSetting::Live).map_err(|error| impossible("settings.time", error))
        }
        TimeControl::Correspondence { days_per_turn } if !DAYS_PER_TURN.contains(&days_per_turn) => {
            Err(AppError::invalid(
                "settings.time.days_per_turn",
                refusals::from_to(*DAYS_PER_TURN.start(), *DAYS_PER_TURN.end()),
            ))
        }
        TimeControl::Correspondence { days_per_turn } => DaysPerTurn::new(u16::from(days_per_turn))
            .map(ClockSetting::Correspondence)
            .map_err(|error| impossible("settings.time", error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use settings::Options;

    fn settings(format: MatchFormat, rated: bool) -> MatchSettings {
        MatchSettings {
            format,
            rated,
            time: TimeControl::Live { delay_s: 12, reserve_s: 120 },
            options: Options::default(),
            start: StartRule::OpeningThrow,
            dice: settings::DiceRule::Served,
            illegal_plays: settings::IllegalPlays::Corrected,
            lock_step: false,
            seat_proof: false,
            stake: None,
        }
    }

    #[test]
    fn stakes_by_format_and_invalid_ones() {
        let wanted = |format, hundredths| {
            let stake = Some(settings::Hundredths(hundredths));
            Agreed::parse(&MatchSettings { stake, ..settings(format, true) })
        };
        for (format, hundredths, each) in [
            (MatchFormat::Points { length: 5 }, 250, "2.50"),
            (MatchFormat::ThreeGames, 500, "5.00"),
            (MatchFormat::Single, 100, "10.00"),
            (MatchFormat::Single, 200, "20.00"),
        ] {
            assert_eq!(
                wanted(format, hundredths).unwrap().stake.unwrap().each().to_string(),
                each,
                "{format:?}"
            );
        }
        for (format, hundredths) in [
            (MatchFormat::Points { length: 5 }, 100),
            (MatchFormat::ThreeGames, -250),
            (MatchFormat::Single, 250),
            (MatchFormat::Single, 0),
            (MatchFormat::Points { length: 3 }, 250),
            (MatchFormat::Normal, 250),
        ] {
            let refused = wanted(format, hundredths).unwrap_err().to_string();
            assert!(refused.starts_with("settings.stake"), "{format:?}: {refused}");
        }
        let unrated = MatchSettings {
            stake: Some(settings::Hundredths(250)),
            ..settings(MatchFormat::ThreeGames, false)
        };
        assert!(Agreed::parse(&unrated).unwrap_err().to_string().contains("has to be rated"));
    }

    #[test]
    fn each_format_counts_for_the_right_list() {
        for (format, list, n) in [
            (MatchFormat::Points { length: 5 }, RatingList::Stakes, 5),
            (MatchFormat::ThreeGames, RatingList::Stakes, 4),
            (MatchFormat::Single, RatingList::Stakes, 2),
            (MatchFormat::Normal, RatingList::Casual, 1),
        ] {
            let (rated_in, weight) = Agreed::parse(&settings(format, true)).unwrap().rated.unwrap();
            assert_eq!((rated_in, weight.value()), (list, n), "{format:?}");
            assert!(Agreed::parse(&settings(format, false)).unwrap().rated.is_none());
        }
        assert!(Agreed::parse(&settings(MatchFormat::Points { length: 7 }, true)).is_err());
    }

    #[test]
    fn how_many_games_there_can_be() {
        for (format, games) in [
            (MatchFormat::Points { length: 5 }, 9),
            (MatchFormat::Points { length: 1 }, 1),
            (MatchFormat::ThreeGames, 3),
            (MatchFormat::Normal, 1),
        ] {
            assert_eq!(Agreed::parse(&settings(format, false)).unwrap().games_max.get(), games, "{format:?}");
        }
    }

    #[test]
    fn invalid_settings_are_refused_by_name() {
        let base = settings(MatchFormat::Points { length: 3 }, false);
        let rows = [
            (MatchSettings { format: MatchFormat::Points { length: 0 }, ..base }, "length"),
            (MatchSettings { format: MatchFormat::Points { length: 26 }, ..base }, "length"),
            (MatchSettings { rated: true, ..base }, "rated"),
            (
                MatchSettings {
                    format: MatchFormat::ThreeGames,
                    rated: true,
                    stake: Some(settings::Hundredths(250)),
                    dice: settings::DiceRule::Thrown,
                    ..base
                },
                "the server's dice",
            ),
            (
                MatchSettings { time: TimeControl::None, rated: true, format: MatchFormat::Normal, ..base },
                "rated match needs a clock",
            ),
            (
                MatchSettings {
                    format: MatchFormat::Normal,
                    rated: true,
                    illegal_plays: settings::IllegalPlays::Accepted,
                    ..base
                },
                "Illegal plays are accepted only",
            ),
            (MatchSettings { time: TimeControl::Live { delay_s: 4, reserve_s: 60 }, ..base }, "delay_s"),
            (MatchSettings { time: TimeControl::Live { delay_s: 5, reserve_s: 29 }, ..base }, "reserve_s"),
            (
                MatchSettings { time: TimeControl::Correspondence { days_per_turn: 0 }, ..base },
                "days_per_turn",
            ),
            (MatchSettings { options: Options { jacoby: true, ..Options::default() }, ..base }, "Jacoby"),
            (
                MatchSettings {
                    format: MatchFormat::Normal,
                    options: Options { raccoons: true, ..Options::default() },
                    ..base
                },
                "raccoons",
            ),
            (
                MatchSettings {
                    format: MatchFormat::Normal,
                    options: Options { automatic_doubles_max: Some(2), ..Options::default() },
                    ..base
                },
                "automatic_doubles_max",
            ),
            (
                MatchSettings {
                    format: MatchFormat::Normal,
                    options: Options {
                        automatic_doubles: true,
                        automatic_doubles_max: Some(7),
                        ..Options::default()
                    },
                    ..base
                },
                "between 1 and 6",
            ),
        ];
        for (settings, part) in rows {
            let message = Agreed::parse(&settings).unwrap_err().to_string();
            assert!(message.contains(part), "{message}");
        }
    }
}
