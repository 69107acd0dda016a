//! The profile of a player: one pass over the packed decisions of all matches.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::Side;
use store::{
    DbError,
    account::Account,
    decisions::{self, DecidedMatch, Origin, Record, StakesKind},
    learning::MistakeTheme,
    own_names::{self, folded},
};
use wire::{
    ArchiveMode, ArchiveProfile, ArchiveSource, Millis, ProfileMode, ProfileOpponent, ProfilePart,
    ProfilePeriod, ProfileScore, ProfileTheme, RatedDecisions,
};

use super::{
    decided::UNIT,
    field::{Field, PARTS},
    fingerprint::days,
    names, search,
};
use crate::{error::AppError, messages::ToWire, reviews::Reviews};

/// The maximum number of opponents in a profile.
const OPPONENTS_MAX: usize = 50;
/// The minimum number of matches for an interval.
const INTERVAL_MATCHES: u32 = 5;
/// Scores with this many or more points needed are counted together.
const AWAY_MAX: u8 = 7;
/// The factor of a 95 % interval of a normal distribution.
const NORMAL_95: f64 = 1.96;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The longest span in days that is shown by month.
const BY_MONTH_DAYS: i64 = 550;
/// The longest span in days that is shown by quarter; longer ones are shown by year.
const BY_QUARTER_DAYS: i64 = 2_200;

/// The matches that a profile covers.
#[derive(Debug, Clone, Default)]
pub struct ProfileOf {
    pub source: ArchiveSource,
    /// The name of an opponent.
    pub opponent: Option<String>,
    /// Matches from this time on.
    pub from: Option<Millis>,
    /// Matches before this time.
    pub until: Option<Millis>,
}

impl Reviews {
    /// Returns a player's profile over all matches of that player.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn archive_profile(&self, owner: &Account, of: ProfileOf) -> Result<ArchiveProfile, AppError> {
        let field = self.reference_field().await?;
        let owner = owner.id;
        let turn = self.archive.passes.acquire().await.expect("the semaphore is never closed");
        let read = self.node.store.read(move |connection| {
            let own = own_names::list_own_names(connection, owner)?;
            let mut sums = ProfileSums::new(of);
            decisions::each_match(connection, owner, |one| {
                sums.look_at(&one, &own);
                Ok::<_, DbError>(())
            })?;
            Ok::<_, DbError>(sums)
        });
        let sums = read.await?;
        drop(turn);
        Ok(sums.profile(&field))
    }
}

/// Decisions and their errors, match by match.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ErrorSums {
    matches: u32,
    decisions: u32,
    /// In units of the cube.
    error: f64,
    /// The sums of squares and products over the matches, for the interval.
    decisions_squared: f64,
    error_squared: f64,
    product: f64,
}

impl ErrorSums {
    /// Adds a match.
    pub(super) fn add(&mut self, decisions: u32, error: f64) {
        if decisions == 0 {
            return;
        }
        let count = f64::from(decisions);
        self.matches += 1;
        self.decisions = self.decisions.saturating_add(decisions);
        self.error += error;
        self.decisions_squared += count * count;
        self.error_squared += error * error;
        self.product += count * error;
    }

    /// Returns the PR with its interval. The PR is a ratio of two sums over matches, so its variance is that of the
    /// ratio estimator: `n / (n - 1) * sum((error - mean * decisions)^2) / sum(decisions)^2`.
    pub(super) fn rated(&self) -> RatedDecisions {
        if self.decisions == 0 {
            return RatedDecisions::default();
        }
        let total = f64::from(self.decisions);
        let mean = self.error / total;
        let interval = (self.matches >= INTERVAL_MATCHES).then(|| {
            let squares =
                self.error_squared - 2.0 * mean * self.product + mean * mean * self.decisions_squared;
            let matches = f64::from(self.matches);
            let variance = matches / (matches - 1.0) * squares.max(0.0) / (total * total);
            let half = NORMAL_95 * variance.sqrt();
            (rounded(500.0 * (mean - half).max(0.0)), rounded(500.0 * (mean + half)))
        });
        RatedDecisions {
            matches: self.matches,
            decisions: self.decisions,
            performance_rating: Some(rounded(500.0 * mean)),
            interval,
        }
    }
}

fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// The state of a pass.
#[derive(Debug)]
struct ProfileSums {
    of: ProfileOf,
    /// The opponent's name, with case folded.
    opponent: Option<String>,
    unknown_side: u32,
    undated: u32,
    parts: [ErrorSums; PARTS.len()],
    dated: Vec<(i64, u32, f64)>,
    opponents: HashMap<String, Opponent>,
    modes: BTreeMap<ArchiveMode, ErrorSums>,
    scores: BTreeMap<(u8, u8), ErrorSums>,
    themes: BTreeMap<MistakeTheme, (u32, f64)>,
}

#[derive(Debug, Default)]
struct Opponent {
    name: String,
    own: ErrorSums,
    theirs: ErrorSums,
}

impl ProfileSums {
    fn new(of: ProfileOf) -> ProfileSums {
        ProfileSums {
            opponent: of.opponent.as_deref().map(folded).filter(|name| !name.is_empty()),
            of,
            unknown_side: 0,
            undated: 0,
            parts: [ErrorSums::default(); PARTS.len()],
            dated: Vec::new(),
            opponents: HashMap::new(),
            modes: BTreeMap::new(),
            scores: BTreeMap::new(),
            themes: BTreeMap::new(),
        }
    }

    fn covers(&self, found: &DecidedMatch) -> bool {
        let is_of_source = match (self.of.source, found.origin) {
            (ArchiveSource::All, _) => true,
            (ArchiveSource::Played, origin) => matches!(origin, Origin::Played(_)),
            (ArchiveSource::Imported, origin) => matches!(origin, Origin::Imported(_)),
        };
        let from = self.of.from.is_none_or(|from| found.at.is_some_and(|at| at >= from));
        let until = self.of.until.is_none_or(|until| found.at.is_some_and(|at| at < until));
        is_of_source && from && until
    }

    fn look_at(&mut self, found: &DecidedMatch, own: &BTreeSet<String>) {
        if !self.covers(found) {
            return;
        }
        let Some(side) = names::own_side(found, own) else {
            self.unknown_side += 1;
            return;
        };
        let opponent = if side == Side::White { &found.black } else { &found.white };
        let key = folded(opponent);
        if self.opponent.as_ref().is_some_and(|wanted| *wanted != key) {
            return;
        }
        let mine = |record: &Record<'_>| record.side() == side;
        let mut scores: BTreeMap<(u8, u8), (u32, f64)> = BTreeMap::new();
        let mut parts = [(0, 0.0); PARTS.len()];
        for record in found.packed.records().filter(mine) {
            let error = f64::from(record.error()) / UNIT;
            for (part, sum) in PARTS.into_iter().zip(&mut parts) {
                if search::is_of(part, record) {
                    sum.0 += 1;
                    sum.1 += error;
                }
            }
            if record.own_away() > 0 {
                let capped = (record.own_away().min(AWAY_MAX), record.opponent_away().min(AWAY_MAX));
                let sum = scores.entry(capped).or_default();
                sum.0 += 1;
                sum.1 += error;
            }
            if let Some(theme) = record.theme() {
                let sum = self.themes.entry(theme).or_default();
                sum.0 += 1;
                sum.1 += error;
            }
        }
        for (sums, (decisions, error)) in self.parts.iter_mut().zip(parts) {
            sums.add(decisions, error);
        }
        for (score, (decisions, error)) in scores {
            self.scores.entry(score).or_default().add(decisions, error);
        }
        let (decisions, error) = parts[0];
        self.modes.entry(mode(found.packed.stakes())).or_default().add(decisions, error);
        let row = self.opponents.entry(key).or_default();
        if row.name.is_empty() {
            row.name.clone_from(opponent);
        }
        row.own.add(decisions, error);
        let theirs = found.packed.records().filter(|record| !mine(record));
        let (count, error_of_them) =
            theirs.fold((0, 0.0), |(count, sum), one| (count + 1, sum + f64::from(one.error()) / UNIT));
        row.theirs.add(count, error_of_them);
        match found.at {
            Some(at) if decisions > 0 => self.dated.push((at.0.div_euclid(DAY_MS), decisions, error)),
            Some(_) => {}
            None => self.undated += 1,
        }
    }

    fn profile(self, field: &Field) -> ArchiveProfile {
        let all = self.parts[0];
        let mut opponents: Vec<ProfileOpponent> = self
            .opponents
            .into_values()
            .map(|row| ProfileOpponent { name: row.name, own: row.own.rated(), theirs: row.theirs.rated() })
            .collect();
        opponents.sort_by(|a, b| b.own.matches.cmp(&a.own.matches).then(a.name.cmp(&b.name)));
        opponents.truncate(OPPONENTS_MAX);
        let share = |error: f64| {
            if all.decisions == 0 { 0.0 } else { rounded(500.0 * error / f64::from(all.decisions)) }
        };
        let mut themes: Vec<ProfileTheme> = self
            .themes
            .into_iter()
            .map(|(theme, (count, error))| ProfileTheme {
                theme: theme.to_wire(),
                count,
                error: rounded(error),
                share: share(error),
                field_share: field.share_of(theme).map(rounded),
            })
            .collect();
        themes.sort_by(|a, b| b.error.total_cmp(&a.error).then(a.theme.cmp(&b.theme)));
        ArchiveProfile {
            matches: all.matches,
            unknown_side: self.unknown_side,
            undated: self.undated,
            parts: PARTS
                .into_iter()
                .zip(self.parts)
                .map(|(part, sums)| ProfilePart {
                    part,
                    own: sums.rated(),
                    field: field.median_of(part).map(rounded),
                })
                .collect(),
            periods: periods(self.dated),
            opponents,
            modes: self
                .modes
                .into_iter()
                .map(|(mode, sums)| ProfileMode { mode, own: sums.rated() })
                .collect(),
            scores: self
                .scores
                .into_iter()
                .map(|((own_away, opponent_away), sums)| ProfileScore {
                    own_away,
                    opponent_away,
                    own: sums.rated(),
                })
                .collect(),
            themes,
            field: field.to_wire(),
        }
    }
}

fn mode(stakes: StakesKind) -> ArchiveMode {
    match stakes {
        StakesKind::Match(0..=3) => ArchiveMode::ShortMatch,
        StakesKind::Match(4..=8) => ArchiveMode::MediumMatch,
        StakesKind::Match(_) => ArchiveMode::LongMatch,
        StakesKind::Money => ArchiveMode::Money,
        StakesKind::Cubeless => ArchiveMode::Cubeless,
    }
}

/// Returns the PR over time by month, quarter or year, so that a chart has a readable number of points.
fn periods(mut dated: Vec<(i64, u32, f64)>) -> Vec<ProfilePeriod> {
    dated.sort_by_key(|(day, ..)| *day);
    let (Some(first), Some(last)) = (dated.first(), dated.last()) else { return Vec::new() };
    let months = match last.0 - first.0 {
        span if span <= BY_MONTH_DAYS => 1,
        span if span <= BY_QUARTER_DAYS => 3,
        _ => 12,
    };
    let mut sums: BTreeMap<i64, ErrorSums> = BTreeMap::new();
    for (day, decisions, error) in dated {
        sums.entry(month_of(day).div_euclid(months)).or_default().add(decisions, error);
    }
    let start = |period: i64| {
        let month = period * months;
        Millis(days(month.div_euclid(12), month.rem_euclid(12) + 1, 1) * DAY_MS)
    };
    let period = |(period, sums): (i64, ErrorSums)| ProfilePeriod {
        from: start(period),
        until: start(period + 1),
        own: sums.rated(),
    };
    sums.into_iter().map(period).collect()
}

/// Returns the number of the month of a day, counted from January of the year 0.
fn month_of(day: i64) -> i64 {
    // A guess by months of 31 days. The loops move it to the right month.
    let mut month = 1970 * 12 + day.div_euclid(31) - 1;
    let begins = |month: i64| days(month.div_euclid(12), month.rem_euclid(12) + 1, 1);
    while begins(month) > day {
        month -= 1;
    }
    while begins(month + 1) <= day {
        month += 1;
    }
    month
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_follows_from_the_differences_between_matches() {
        let mut same = ErrorSums::default();
        let mut varied = ErrorSums::default();
        for number in 0..10 {
            same.add(100, 1.0);
            varied.add(100, if number % 2 == 0 { 0.5 } else { 1.5 });
        }
        assert_eq!(same.rated().performance_rating, Some(5.0));
        assert_eq!(same.rated().interval, Some((5.0, 5.0)));
        // The standard deviation of a match's mean error is 0.005 * sqrt(10 / 9), of ten matches 0.001667.
        assert_eq!(varied.rated().interval, Some((3.37, 6.63)));
        let mut few = ErrorSums::default();
        (0..4).for_each(|_| few.add(10, 0.1));
        assert_eq!(few.rated().interval, None);
        few.add(0, 0.0);
        assert_eq!((few.rated().matches, few.rated().decisions), (4, 40));
        assert_eq!(ErrorSums::default().rated(), RatedDecisions::default());
    }

    #[test]
    fn a_course_is_by_month_quarter_or_year() {
        let at = |year, month, day| (days(year, month, day), 100, 1.0);
        let months = periods(vec![at(2024, 1, 31), at(2024, 2, 1), at(2024, 2, 29)]);
        assert_eq!(months.iter().map(|one| one.own.matches).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(months[1].from, Millis(days(2024, 2, 1) * DAY_MS));
        assert_eq!(months[1].until, Millis(days(2024, 3, 1) * DAY_MS));
        let quarters = periods(vec![at(2021, 12, 31), at(2024, 1, 1), at(2024, 3, 31)]);
        assert_eq!(quarters.len(), 2);
        assert_eq!(quarters[0].from, Millis(days(2021, 10, 1) * DAY_MS));
        let years = periods(vec![at(2001, 5, 5), at(2024, 1, 1)]);
        assert_eq!(years[1].until, Millis(days(2025, 1, 1) * DAY_MS));
        assert_eq!(periods(Vec::new()), []);
        for day in [-1, 0, 30, 31, 58, 59, 11_016, 20_000] {
            let month = month_of(day);
            let begins = |month: i64| days(month.div_euclid(12), month.rem_euclid(12) + 1, 1);
            assert!(begins(month) <= day && day < begins(month + 1), "{day}");
        }
    }
}
