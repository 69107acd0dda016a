//! A stage of any kind as a procedure over logged steps.

use super::course::{Course, ENTRANTS_MAX, Outcome, Pairing, ROUNDS_MAX, Score};
use super::lives::Lives;
use super::points::Points;
use super::refused::Refused;
use super::round_robin::RoundRobin;
use super::standing::{Column, Row};
use super::swiss::Swiss;
use crate::entrant::{Entrant, EntrantId};
use crate::knockout::PairingId;
use crate::log::Procedure;
use crate::{Seed, Time};

/// The settings of a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Swiss.
    Swiss(Swiss),
    /// Round robin, perhaps in groups.
    RoundRobin(RoundRobin),
    /// Lives.
    Lives(Lives),
}

/// The next act of a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The stage begins.
    Begin,
    /// Encounters of the last round are open.
    Results {
        /// Their number.
        open: usize,
    },
    /// A round begins, with these pairings.
    Round(Vec<Pairing>),
    /// The stage is over.
    Over,
}

/// A step of a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Somebody enters, before the beginning or late.
    Entered(Entrant),
    /// Somebody withdraws. The opponent wins an open encounter without play.
    Withdrawn(EntrantId),
    /// The stage begins. The seed decides the lots of equally strong entrants.
    Begun {
        /// The seed.
        seed: Seed,
    },
    /// A round begins. A director may change the pairings that [`StageState::next`] proposes, except in a round robin.
    Paired(Vec<Pairing>),
    /// An encounter is decided.
    Decided {
        /// The encounter.
        encounter: PairingId,
        /// The result.
        score: Score,
    },
}

/// The state of a stage after its steps.
///
/// A result is corrected by a line of the [log](crate::log) that replaces its step. Rounds that have been paired since
/// then stay as they are, because their steps contain the pairings. The standings, and every later pairing, follow from
/// the corrected result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageState {
    stage: Stage,
    course: Course,
}

impl Stage {
    /// Checks the settings for a number of entrants.
    ///
    /// # Errors
    /// Returns an error that says what is possible, if the settings are not.
    pub fn check(&self, count: usize) -> Result<(), Refused> {
        if count > ENTRANTS_MAX {
            return Err(Refused::Full { max: ENTRANTS_MAX });
        }
        match self {
            Self::Swiss(swiss) => swiss.check(count),
            Self::RoundRobin(robin) => robin.check(count),
            Self::Lives(lives) => lives.check(count),
        }
    }

    /// Returns the next act after a course.
    #[must_use]
    pub fn next(&self, course: &Course, seed: Seed) -> Next {
        if !course.is_begun() {
            return Next::Begin;
        }
        match course.open() {
            0 if self.is_over(course) => Next::Over,
            0 => Next::Round(self.pair(course, seed)),
            open => Next::Results { open },
        }
    }

    /// Returns the standings after a course: of each group, or of the whole field. Open encounters do not count.
    #[must_use]
    pub fn standings(&self, course: &Course) -> Vec<Vec<Row>> {
        match self {
            Self::Swiss(swiss) => vec![swiss.standings(course)],
            Self::RoundRobin(robin) => robin.standings(course),
            Self::Lives(lives) => vec![lives.standings(course)],
        }
    }

    /// Returns the columns of the standings.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        match self {
            Self::Swiss(swiss) => &swiss.columns,
            Self::RoundRobin(robin) => &robin.columns,
            Self::Lives(lives) => &lives.columns,
        }
    }

    /// Returns those who can go on to a later stage, the best first: the first of each group of a round robin, those
    /// with lives left, or everybody in a Swiss. Nobody who has withdrawn is among them.
    #[must_use]
    pub fn going_on(&self, course: &Course) -> Vec<EntrantId> {
        let groups = self.standings(course);
        let in_groups = groups.iter().map(|rows| rows.iter().filter(|row| !row.is_withdrawn));
        let id = |row: &Row| row.entrant;
        match self {
            Self::Swiss(_) => in_groups.flatten().map(id).collect(),
            Self::RoundRobin(robin) => {
                let go_on = usize::try_from(robin.go_on).unwrap_or(usize::MAX);
                in_groups.flat_map(|rows| rows.take(go_on)).map(id).collect()
            }
            Self::Lives(lives) => {
                let left = lives.left(course);
                in_groups.flatten().map(id).filter(|id| left.contains(id)).collect()
            }
        }
    }

    /// Returns true if there is no further round. The last round may still have open encounters.
    pub(crate) fn is_over(&self, course: &Course) -> bool {
        match self {
            Self::Swiss(swiss) => swiss.is_over(course),
            Self::RoundRobin(robin) => robin.is_over(course),
            Self::Lives(lives) => lives.is_over(course),
        }
    }

    fn pair(&self, course: &Course, seed: Seed) -> Vec<Pairing> {
        match self {
            Self::Swiss(swiss) => swiss.pair(course, seed),
            Self::RoundRobin(robin) => robin.pair(course),
            Self::Lives(lives) => lives.pair(course, seed),
        }
    }

    /// Checks the points and lives with which somebody enters, and whether that is still possible.
    fn check_entry(&self, course: &Course, entrant: &Entrant) -> Result<(), Refused> {
        let is_late = course.is_begun();
        let is_open = match self {
            Self::Swiss(swiss) => swiss.takes_late(course),
            Self::RoundRobin(_) => false,
            Self::Lives(lives) => lives.takes_late(course),
        };
        if is_late && !is_open {
            return Err(Refused::NoLateEntry);
        }
        let id = entrant.id;
        let max = if is_late { course.round_number() } else { ROUNDS_MAX };
        if entrant.points < Points::ZERO || entrant.points > Points::whole(max) {
            return Err(Refused::TooManyPoints { id, max });
        }
        match self {
            Self::Lives(lives) if entrant.lives_lost >= lives.lives => {
                Err(Refused::NoLife { id, lives: lives.lives })
            }
            Self::Swiss(_) | Self::RoundRobin(_) | Self::Lives(_) => Ok(()),
        }
    }
}

impl StageState {
    /// Returns a stage without entrants.
    #[must_use]
    pub fn new(stage: Stage) -> Self {
        Self { stage, course: Course::default() }
    }

    /// Returns the settings.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Returns the course.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Returns the next act. The seed decides the lots within a score group, if the settings say so.
    #[must_use]
    pub fn next(&self, seed: Seed) -> Next {
        self.stage.next(&self.course, seed)
    }

    /// Returns the standings: of each group, or of the whole field.
    #[must_use]
    pub fn standings(&self) -> Vec<Vec<Row>> {
        self.stage.standings(&self.course)
    }

    /// Applies a step. A refused step changes nothing.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow it.
    pub fn take(&mut self, step: &Step) -> Result<(), Refused> {
        match step {
            Step::Entered(entrant) => {
                self.stage.check_entry(&self.course, entrant)?;
                self.course.enter(*entrant)
            }
            Step::Withdrawn(id) => self.course.withdraw(*id),
            Step::Begun { seed } => {
                let entries = self.course.entries().iter();
                self.stage.check(entries.filter(|entry| entry.withdrawn.is_none()).count())?;
                self.course.begin(*seed)
            }
            Step::Paired(pairings) => self.add_round(pairings),
            Step::Decided { encounter, score } => {
                if score.outcome == Outcome::Tied && matches!(self.stage, Stage::Lives(_)) {
                    return Err(Refused::NoTie(*encounter));
                }
                self.course.decide(*encounter, *score)
            }
        }
    }

    fn add_round(&mut self, pairings: &[Pairing]) -> Result<(), Refused> {
        if self.course.is_begun() && self.course.open() == 0 && self.stage.is_over(&self.course) {
            return Err(Refused::NoRound);
        }
        match &self.stage {
            Stage::RoundRobin(robin) if self.course.is_begun() && robin.pair(&self.course) != pairings => {
                Err(Refused::NotOfTable(self.course.round_number() + 1))
            }
            Stage::Swiss(_) | Stage::RoundRobin(_) | Stage::Lives(_) => self.course.add_round(pairings),
        }
    }
}

impl Procedure for StageState {
    type Step = Step;
    type Refused = Refused;

    fn apply(&mut self, _seq: u32, _at: Time, step: &Step) -> Result<(), Refused> {
        self.take(step)
    }

    fn meaning(&self, step: &Step) -> Option<String> {
        match step {
            Step::Decided { encounter, .. } => {
                let pairing = self.course.encounter(*encounter)?.pairing;
                Some(format!("{pairing:?}"))
            }
            Step::Entered(_) | Step::Withdrawn(_) | Step::Begun { .. } | Step::Paired(_) => None,
        }
    }
}

#[cfg(test)]
#[path = "procedure_tests.rs"]
mod tests;
