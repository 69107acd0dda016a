//! The totals of a match for each side, and the share of luck in its result.

use eval::MatchEquities;
use rules::{BySide, Side};

use crate::amount::{Amount, Class};
use crate::game_report::{GameReport, StepAction, standing_at};
use crate::plan::Phase;
use crate::subject::{Stakes, Subject};

/// The number of decisions of one kind, and their errors.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// The number of decisions that count.
    pub decisions: u32,
    /// The loss in these decisions. Decisions that do not count lose nothing.
    pub error: Amount,
    /// The number of doubtful decisions.
    pub doubtful: u32,
    /// The number of bad decisions.
    pub bad: u32,
    /// The number of very bad decisions.
    pub very_bad: u32,
}

impl Tally {
    fn add(&mut self, error: Amount, counted: bool) {
        self.decisions += u32::from(counted);
        self.error += error;
        match Class::classify_error(error) {
            Class::Good => {}
            Class::Doubtful => self.doubtful += 1,
            Class::Bad => self.bad += 1,
            Class::VeryBad => self.very_bad += 1,
        }
    }

    fn merge(&mut self, more: &Tally) {
        self.decisions += more.decisions;
        self.error += more.error;
        self.doubtful += more.doubtful;
        self.bad += more.bad;
        self.very_bad += more.very_bad;
    }

    /// Returns 500 times the mean error of the decisions that count, or `None` without such a decision.
    #[must_use]
    pub fn performance_rating(&self) -> Option<f64> {
        (self.decisions > 0).then(|| 500.0 * f64::from(self.error.equity) / f64::from(self.decisions))
    }
}

/// The totals of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// Checker plays.
    pub plays: Tally,
    /// Doubles, made and not made.
    pub doubles: Tally,
    /// Takes, passes, beavers, raccoons.
    pub answers: Tally,
    /// All decisions by phase, in the order of [`Phase::ALL`].
    pub phases: [Tally; 4],
    /// The number of rolls of this side, including forced and unplayed ones.
    pub rolls: u32,
    /// The luck of all its rolls.
    pub luck: Amount,
    /// 1000 times its error divided by the rolls of both sides, or `None` without a roll.
    pub snowie_error_rate: Option<f64>,
}

impl Totals {
    /// Returns the tally of all decisions.
    #[must_use]
    pub fn all(&self) -> Tally {
        let mut all = self.plays;
        all.merge(&self.doubles);
        all.merge(&self.answers);
        all
    }

    pub(crate) fn sum_games(side: Side, games: &[GameReport]) -> Self {
        let mut totals = Self::default();
        let mut rolls_of_both = 0u32;
        for step in games.iter().flat_map(|game| &game.steps) {
            let phase = &mut totals.phases[step.phase as usize];
            match &step.done {
                StepAction::Roll { luck, cube, play, .. } => {
                    // Snowie's error rate divides by the rolls of both players.
                    rolls_of_both += 1;
                    if step.side != side {
                        continue;
                    }
                    totals.rolls += 1;
                    totals.luck += *luck;
                    if let Some(study) = cube {
                        phase.add(study.error, study.counted);
                        totals.doubles.add(study.error, study.counted);
                    }
                    if let Some(study) = play {
                        phase.add(study.error, !study.forced);
                        totals.plays.add(study.error, !study.forced);
                    }
                }
                StepAction::Cube(study) if step.side == side => {
                    phase.add(study.error, study.counted);
                    let tally = match study.choice {
                        crate::CubeChoice::NoDouble | crate::CubeChoice::Double => &mut totals.doubles,
                        crate::CubeChoice::Take
                        | crate::CubeChoice::Pass
                        | crate::CubeChoice::Beaver
                        | crate::CubeChoice::Raccoon => &mut totals.answers,
                    };
                    tally.add(study.error, study.counted);
                }
                StepAction::Cube(_) => {}
            }
        }
        let lost = f64::from(totals.all().error.equity);
        totals.snowie_error_rate = (rolls_of_both > 0).then(|| 1000.0 * lost / f64::from(rolls_of_both));
        totals
    }
}

/// The result of a match for White, with and without luck.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Course {
    /// White's result, or its expectation if the match was not finished: the chance of winning the match (1 or 0 at
    /// its end), or points.
    pub result: f32,
    /// The result minus White's luck plus Black's. A chance can fall outside 0..=1, because the luck is not known
    /// exactly.
    pub without_luck: f32,
}

impl Course {
    pub(crate) fn from_games(
        subject: &Subject,
        games: &[GameReport],
        totals: &BySide<Totals>,
        equities: &MatchEquities,
    ) -> Self {
        let result = match (subject.stakes, subject.games.last(), games.last()) {
            (Stakes::Match(_), Some(game), Some(report)) if game.end.is_none() => {
                report.steps.last().map_or(report.standing, |step| step.standing)
            }
            (Stakes::Match(length), Some(game), _) => {
                let needed = u32::from(length.points()).saturating_sub(1);
                let after = game.score_after();
                let first_reach = |score: BySide<u32>| score.white == needed || score.black == needed;
                // The next game is the Crawford game if this one first brought a side to one point away.
                standing_at(subject.stakes, after, first_reach(after) && !first_reach(game.score), equities)
            }
            (Stakes::Money(_) | Stakes::Cubeless, Some(game), Some(report)) => {
                let after = game.score_after();
                let points = |score: u32| f32::from(u16::try_from(score).unwrap_or(u16::MAX));
                // The points of a finished game are already in the score.
                let open = if game.end.is_none() {
                    report.steps.last().map_or(0.0, |step| step.standing)
                } else {
                    0.0
                };
                points(after.white) - points(after.black) + open
            }
            (_, _, None) | (_, None, _) => standing_at(subject.stakes, BySide::default(), false, equities),
        };
        let without_luck = result - totals.white.luck.stake + totals.black.luck.stake;
        Self { result, without_luck }
    }
}

const _: () = assert!(Phase::BearOff as usize == 3, "`Totals::phases` is indexed by the phases");
