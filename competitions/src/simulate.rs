//! Simulation of a stage: a whole competition with results by lot, as JSON.
//!
//! It shows what a format does before it is used: how many rounds there are, who meets, and what the standings look
//! like. `fullprime competition simulate` prints it.
//!
//! Entrant 1 is the strongest and wins two of three encounters with the weakest; the strength of the others falls
//! evenly from one to the other. An entrant of strength a beats one of strength b with the chance a / (a + b) (Bradley
//! and Terry, Rank analysis of incomplete block designs, 1952). The winner scores the length of the match, and the
//! loser any number of points below it. Everything follows from the seed.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use serde::ser::{Serialize, Serializer};
use serde::{Deserialize, Serialize as SerializeShape};

use crate::stage::{
    Column, Course, Encounter, LIVES_COLUMNS, Lives, Meetings, Next, Outcome, Pairing, PairingId, Points,
    ROUND_ROBIN_COLUMNS, Refused, RoundRobin, Rounds, Row, SWISS_COLUMNS, Score, Seat, Stage, StageState,
    Step, Swiss, Within,
};
use crate::{Draw, Entrant, EntrantId, Seed};

/// The strength of the weakest entrant. The strongest has twice as much.
const WEAKEST: usize = 1000;

/// The settings of a competition, as a file has them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, SerializeShape)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The length of the matches in points.
    pub length: NonZeroU16,
    /// The stage.
    pub stage: StageSettings,
}

/// The settings of a stage. A field that is left out has its usual value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, SerializeShape)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum StageSettings {
    /// Swiss.
    Swiss {
        /// The number of rounds; without it, the stage goes on until at most one entrant is unbeaten.
        #[serde(default)]
        rounds: Option<u32>,
        /// The order within a score group.
        #[serde(default)]
        within: Within,
        /// The columns of the standings.
        #[serde(default = "swiss_columns")]
        columns: Vec<Column>,
    },
    /// Round robin.
    RoundRobin {
        /// The number of groups.
        #[serde(default = "one")]
        groups: u32,
        /// The number of entrants of each group who go on.
        #[serde(default = "one")]
        go_on: u32,
        /// True if each pair meets twice.
        #[serde(default)]
        twice: bool,
        /// The columns of the standings.
        #[serde(default = "round_robin_columns")]
        columns: Vec<Column>,
    },
    /// Lives.
    Lives {
        /// The number of lives.
        lives: u32,
        /// The stage ends when this many or fewer are left.
        #[serde(default = "one")]
        last: u32,
        /// The order among those who have the same number of lives.
        #[serde(default)]
        within: Within,
        /// The columns of the standings.
        #[serde(default = "lives_columns")]
        columns: Vec<Column>,
    },
}

/// A competition with usual settings, by the purpose it serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// An evening: four rounds of Swiss to 5 points.
    Evening,
    /// A weekend: Swiss to 9 points until one is unbeaten.
    Weekend,
    /// A club's league: everybody meets everybody twice, to 7 points.
    ClubLeague,
    /// Groups of about four to 5 points, of which the first two go on.
    Groups,
    /// Two lives to 5 points.
    TwoLives,
    /// Three lives to 3 points.
    ThreeLives,
}

/// A simulated competition.
#[derive(Clone, Debug, PartialEq, Eq, SerializeShape)]
pub struct Report {
    /// The settings.
    pub settings: Settings,
    /// The number of entrants.
    pub entrants: usize,
    /// The seed.
    pub seed: u64,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// The standings: of each group, or of the whole field.
    pub standings: Vec<Vec<Standing>>,
    /// Those who can go on to a later stage, the best first.
    pub going_on: Vec<u32>,
    /// The counts.
    pub counts: Counts,
}

/// A round.
#[derive(Clone, Debug, PartialEq, Eq, SerializeShape)]
pub struct Round {
    /// The number, from 1.
    pub round: u32,
    /// The pairings.
    pub pairings: Vec<Paired>,
}

/// A pairing of a round.
#[derive(Clone, Debug, PartialEq, Eq, SerializeShape)]
#[serde(untagged)]
pub enum Paired {
    /// Two entrants who meet.
    Match {
        /// The entrants, the first one first.
        entrants: [u32; 2],
        /// The points that they scored.
        score: Option<[u32; 2]>,
    },
    /// An entrant who does not play in this round.
    Bye {
        /// The entrant.
        bye: u32,
    },
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, SerializeShape)]
pub struct Standing {
    /// The place, from 1; equal entrants share it.
    pub place: usize,
    /// The entrant.
    pub entrant: u32,
    /// The values of the columns by their names, in their order.
    #[serde(flatten)]
    pub values: Values,
}

/// The values of the columns in their order; `None` where a column does not apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(pub Vec<(Column, Option<Points>)>);

/// The counts of a competition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, SerializeShape)]
pub struct Counts {
    /// The number of encounters, without byes.
    pub encounters: usize,
    /// The number of byes.
    pub byes: usize,
    /// The number of encounters of two who had met before.
    pub second_meetings: usize,
    /// The least number of encounters that an entrant had.
    pub fewest_encounters: usize,
    /// The greatest number of encounters that an entrant had.
    pub most_encounters: usize,
}

impl Preset {
    /// All presets with their names.
    pub const ALL: [(&'static str, Self); 6] = [
        ("evening", Self::Evening),
        ("weekend", Self::Weekend),
        ("club-league", Self::ClubLeague),
        ("groups", Self::Groups),
        ("two-lives", Self::TwoLives),
        ("three-lives", Self::ThreeLives),
    ];

    /// Returns the preset with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, preset)| preset)
    }

    /// Returns the settings for a number of entrants. Only the number of groups depends on it.
    #[must_use]
    pub fn settings(self, entrants: usize) -> Settings {
        let swiss = |rounds| StageSettings::Swiss { rounds, within: Within::Lots, columns: swiss_columns() };
        let lives = |lives| {
            let columns = lives_columns();
            StageSettings::Lives { lives, last: 1, within: Within::Lots, columns }
        };
        let robin = |groups, go_on, twice| {
            let columns = round_robin_columns();
            StageSettings::RoundRobin { groups, go_on, twice, columns }
        };
        let groups = u32::try_from(entrants / 4).unwrap_or(u32::MAX).max(1);
        let (length, stage) = match self {
            Self::Evening => (5, swiss(Some(4))),
            Self::Weekend => (9, swiss(None)),
            Self::ClubLeague => (7, robin(1, 1, true)),
            Self::Groups => (5, robin(groups, 2, false)),
            Self::TwoLives => (5, lives(2)),
            Self::ThreeLives => (3, lives(3)),
        };
        Settings { length: NonZeroU16::new(length).unwrap_or(NonZeroU16::MIN), stage }
    }
}

impl StageSettings {
    /// Returns the stage with these settings.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.clone() {
            Self::Swiss { rounds, within, columns } => {
                let rounds = rounds.map_or(Rounds::UntilOneUnbeaten, Rounds::Number);
                Stage::Swiss(Swiss { rounds, within, late_until: 1, columns })
            }
            Self::RoundRobin { groups, go_on, twice, columns } => {
                let meetings = if twice { Meetings::Twice } else { Meetings::Once };
                Stage::RoundRobin(RoundRobin { meetings, groups, go_on, columns })
            }
            Self::Lives { lives, last, within, columns } => {
                Stage::Lives(Lives { lives, last, within, late_until: 1, columns })
            }
        }
    }
}

fn one() -> u32 {
    1
}

fn swiss_columns() -> Vec<Column> {
    SWISS_COLUMNS.to_vec()
}

fn round_robin_columns() -> Vec<Column> {
    ROUND_ROBIN_COLUMNS.to_vec()
}

fn lives_columns() -> Vec<Column> {
    LIVES_COLUMNS.to_vec()
}

/// Plays a competition of `entrants` entrants to its end.
///
/// # Errors
/// Returns an error if the settings do not suit the number of entrants.
pub fn simulate(settings: &Settings, entrants: usize, seed: u64) -> Result<Report, Refused> {
    let stage = settings.stage.stage();
    // Before any memory is taken for the entrants.
    stage.check(entrants)?;
    let mut lots = Draw::new(Seed::new(seed));
    let mut state = StageState::new(stage);
    for number in 0..entrants {
        let id = EntrantId::new(u32::try_from(number + 1).unwrap_or(u32::MAX));
        let strength = strength(number, entrants);
        state.take(&Step::Entered(Entrant::new(id, u32::try_from(strength).unwrap_or(u32::MAX))))?;
    }
    state.take(&Step::Begun { seed: next_seed(&mut lots) })?;
    while let Next::Round(pairings) = state.next(next_seed(&mut lots)) {
        state.take(&Step::Paired(pairings))?;
        play_round(&mut state, &mut lots, u32::from(settings.length.get()))?;
    }
    Ok(report(settings, seed, &state))
}

/// Returns the strength of an entrant, numbered from 0.
fn strength(number: usize, entrants: usize) -> usize {
    2 * WEAKEST - number * WEAKEST / entrants.saturating_sub(1).max(1)
}

fn next_seed(lots: &mut Draw) -> Seed {
    Seed::new(u64::try_from(lots.below(usize::MAX)).unwrap_or(u64::MAX))
}

/// Decides the encounters of the last round by lot.
fn play_round(state: &mut StageState, lots: &mut Draw, length: u32) -> Result<(), Refused> {
    let course = state.course();
    let round = course.round_number();
    let encounters = course.rounds().last().cloned().unwrap_or_default();
    let entrants = course.entries().len();
    for (number, encounter) in (1..).zip(encounters) {
        let Pairing::Match(one, other) = encounter.pairing else { continue };
        let strength = |id: EntrantId| strength(course_number(id), entrants);
        let is_first = lots.below(strength(one) + strength(other)) < strength(one);
        let lost = lots.below(usize::try_from(length).unwrap_or(usize::MAX));
        let lost = u32::try_from(lost).unwrap_or(u32::MAX);
        let score = if is_first {
            Score::played(Outcome::Won(Seat::First), [length, lost])
        } else {
            Score::played(Outcome::Won(Seat::Second), [lost, length])
        };
        state.take(&Step::Decided { encounter: PairingId { round, number }, score })?;
    }
    Ok(())
}

/// Returns the number of a simulated entrant, from 0.
fn course_number(id: EntrantId) -> usize {
    usize::try_from(id.get() - 1).unwrap_or(usize::MAX)
}

fn report(settings: &Settings, seed: u64, state: &StageState) -> Report {
    let course = state.course();
    let columns = state.stage().columns();
    let standings =
        state.standings().into_iter().map(|rows| rows.into_iter().map(|row| standing(row, columns)));
    Report {
        settings: settings.clone(),
        entrants: course.entries().len(),
        seed,
        rounds: (1..).zip(course.rounds()).map(|(round, encounters)| reported(round, encounters)).collect(),
        standings: standings.map(Iterator::collect).collect(),
        going_on: state.stage().going_on(course).into_iter().map(EntrantId::get).collect(),
        counts: counts(course),
    }
}

fn reported(round: u32, encounters: &[Encounter]) -> Round {
    let paired = |encounter: &Encounter| match encounter.pairing {
        Pairing::Match(one, other) => Paired::Match {
            entrants: [one.get(), other.get()],
            score: encounter.score.map(|score| score.scored),
        },
        Pairing::Bye(id) => Paired::Bye { bye: id.get() },
    };
    Round { round, pairings: encounters.iter().map(paired).collect() }
}

fn standing(row: Row, columns: &[Column]) -> Standing {
    let values = Values(columns.iter().copied().zip(row.values).collect());
    Standing { place: row.place, entrant: row.entrant.get(), values }
}

fn counts(course: &Course) -> Counts {
    let mut met: BTreeMap<[EntrantId; 2], usize> = BTreeMap::new();
    let mut played = vec![0; course.entries().len()];
    let mut counts = Counts::default();
    for encounter in course.rounds().iter().flatten() {
        let Pairing::Match(one, other) = encounter.pairing else {
            counts.byes += 1;
            continue;
        };
        counts.encounters += 1;
        let before = met.entry([one.min(other), one.max(other)]).or_default();
        counts.second_meetings += usize::from(*before > 0);
        *before += 1;
        for place in [one, other].into_iter().filter_map(|id| course.place_of(id)) {
            played[place] += 1;
        }
    }
    counts.fewest_encounters = played.iter().copied().min().unwrap_or_default();
    counts.most_encounters = played.into_iter().max().unwrap_or_default();
    counts
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

impl Serialize for Points {
    /// Writes a number, whole where the points are.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.quarters() % 4 == 0 {
            return serializer.serialize_i64(self.quarters() / 4);
        }
        let number: f64 = self.to_string().parse().map_err(serde::ser::Error::custom)?;
        serializer.serialize_f64(number)
    }
}

#[cfg(test)]
mod tests;
