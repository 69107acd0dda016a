//! The analysis that another program's file contains, matched with the steps of the match.

use eval::{Context, MatchEquities};
use records::ForeignAnalysis;
use records::judgement::{EquityUnit, JudgedDecision, JudgedPlay, Judgement, LevelName};
use rules::{Position, Roll, parse_play};

use crate::cube::CubeChoice;
use crate::plan::{Plan, PlannedAct, PlannedQuestion};

/// The analysis of another program, matched with the steps of a report. It contains no results of this program.
#[derive(Clone, Debug, PartialEq)]
pub struct Beside {
    /// The name of the program.
    pub program: String,
    /// The games with their steps, as in [`Report::games`](crate::Report::games).
    pub games: Vec<Vec<BesideStep>>,
}

/// The other program's judgements of one step. Both are `None` if it did not judge the step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BesideStep {
    /// Its judgement of the play.
    pub play: Option<BesidePlay>,
    /// Its judgement of the choice with the cube.
    pub cube: Option<BesideCube>,
}

/// The judgement of a play.
#[derive(Clone, Debug, PartialEq)]
pub struct BesidePlay {
    /// The best play, in this program's notation if it is legal.
    pub best: String,
    /// The loss of the play that was made, in units of the cube, or `None` if the program did not analyse it.
    pub error: Option<f32>,
    /// The level at which the best play was judged.
    pub level: LevelName,
}

/// The judgement of a choice with the cube.
#[derive(Clone, Debug, PartialEq)]
pub struct BesideCube {
    /// The best choice.
    pub best: CubeChoice,
    /// The loss of the choice that was made, in units of the cube before the double.
    pub error: f32,
    /// The level of the judgement.
    pub level: LevelName,
}

impl Plan {
    /// Matches the analysis of another program with the steps of this match. Judgements of decisions that the match
    /// does not contain are left out. Chances of winning the match are converted with `equities`.
    #[must_use]
    pub fn beside(&self, analysis: &ForeignAnalysis, equities: &MatchEquities) -> Beside {
        let mut questions = self.questions.iter();
        let mut games = Vec::new();
        for (number, &count) in (1..).zip(&self.by_game) {
            let places: Vec<(&PlannedQuestion, usize)> =
                questions.by_ref().take(count).flat_map(steps).collect();
            let mut steps = vec![BesideStep::default(); places.len()];
            for judgement in analysis.judgements.iter().filter(|judgement| judgement.game == number) {
                put(judgement, &places, &mut steps, equities);
            }
            games.push(steps);
        }
        Beside { program: analysis.program.clone(), games }
    }
}

impl Plan {
    /// Converts the values of cube decisions to the stake: in a match the chance of winning it, as files of GNU
    /// Backgammon hold them. Judgements of decisions that the match does not contain keep their unit.
    pub fn state_in_stakes(&self, analysis: &mut ForeignAnalysis, equities: &MatchEquities) {
        let mut questions = self.questions.iter();
        for (number, &count) in (1..).zip(&self.by_game) {
            let places: Vec<(&PlannedQuestion, usize)> =
                questions.by_ref().take(count).flat_map(steps).collect();
            for judgement in analysis.judgements.iter_mut().filter(|judgement| judgement.game == number) {
                let side = judgement.side();
                let (EquityUnit::Cube, JudgedDecision::Cube { no_double, double_take, double_pass, .. }) =
                    (judgement.unit, &mut judgement.of)
                else {
                    continue;
                };
                let Some(&(question, 0)) = places.get(judgement.after) else { continue };
                if question.side != side {
                    continue;
                }
                let worth = |equity: f32| question.context.worth_of(equity, equities);
                *no_double = worth(*no_double);
                *double_take = worth(*double_take);
                *double_pass = double_pass.map(worth);
                judgement.unit = EquityUnit::MatchChance;
            }
        }
    }
}

/// Iterates over the steps of a question. A roll is one step; a double is one step, and each answer to it is another.
fn steps(question: &PlannedQuestion) -> impl Iterator<Item = (&PlannedQuestion, usize)> {
    let count = match &question.act {
        PlannedAct::Roll { .. } => 1,
        PlannedAct::Double { answers } => 1 + answers.len(),
    };
    (0..count).map(move |index| (question, index))
}

fn put(
    judgement: &Judgement,
    places: &[(&PlannedQuestion, usize)],
    steps: &mut [BesideStep],
    equities: &MatchEquities,
) {
    let Some(&(question, 0)) = places.get(judgement.after) else { return };
    if question.side != judgement.side() {
        return;
    }
    let scale = Scale { context: &question.context, unit: judgement.unit, equities };
    match (&judgement.of, &question.act) {
        (JudgedDecision::Play { dice, plays }, PlannedAct::Roll { roll, played: Some((_, reached)), .. }) => {
            // Programs write the two dice in either order.
            if *dice != [roll.high().pips(), roll.low().pips()]
                && *dice != [roll.low().pips(), roll.high().pips()]
            {
                return;
            }
            steps[judgement.after].play = play(plays, &question.position, *roll, reached, scale);
        }
        (JudgedDecision::Cube { level, no_double, double_take, double_pass, .. }, act) => {
            let Some([hold, take]) = scale.against_a_pass([*no_double, *double_take], *double_pass) else {
                return;
            };
            let cube = |best: CubeChoice, error: f32| {
                Some(BesideCube { best, error: error.max(0.0), level: level.clone() })
            };
            let double = take.min(1.0);
            let best = if hold >= double { CubeChoice::NoDouble } else { CubeChoice::Double };
            match act {
                PlannedAct::Roll { might_double, .. } if *might_double => {
                    steps[judgement.after].cube = cube(best, double - hold);
                }
                PlannedAct::Roll { .. } => {}
                PlannedAct::Double { answers } => {
                    steps[judgement.after].cube = cube(best, hold - double);
                    let best = if take <= 1.0 { CubeChoice::Take } else { CubeChoice::Pass };
                    let error = match answers.first().map(|(_, choice)| *choice) {
                        Some(CubeChoice::Take) => take - 1.0,
                        Some(CubeChoice::Pass) => 1.0 - take,
                        // Files do not state the value of a beaver.
                        Some(
                            CubeChoice::NoDouble
                            | CubeChoice::Double
                            | CubeChoice::Beaver
                            | CubeChoice::Raccoon,
                        )
                        | None => return,
                    };
                    if let Some(step) = steps.get_mut(judgement.after + 1) {
                        step.cube = cube(best, error);
                    }
                }
            }
        }
        (JudgedDecision::Play { .. }, PlannedAct::Roll { .. } | PlannedAct::Double { .. }) => {}
    }
}

fn play(
    plays: &[JudgedPlay],
    position: &Position,
    roll: Roll,
    reached: &Position,
    scale: Scale<'_>,
) -> Option<BesidePlay> {
    let best = plays.first()?;
    let legal = |play: &JudgedPlay| parse_play(position, roll, &play.moves).ok();
    let found = legal(best);
    // The list is searched from the best play, because most plays that are made are the best.
    let is_made = |play: &&JudgedPlay| legal(play).is_some_and(|legal| legal.position == *reached);
    let made = plays.iter().find(is_made);
    Some(BesidePlay {
        best: found.map_or_else(|| best.moves.clone(), |legal| legal.play.to_string()),
        error: made.and_then(|made| scale.difference(made.equity, best.equity)),
        level: best.level.clone(),
    })
}

/// The unit in which a judgement states its equities.
#[derive(Clone, Copy)]
struct Scale<'a> {
    context: &'a Context,
    unit: EquityUnit,
    equities: &'a MatchEquities,
}

impl Scale<'_> {
    /// Converts an equity to the stake: the chance of winning the match, or points.
    fn worth(self, equity: f32) -> f32 {
        self.context.worth_of(equity, self.equities)
    }

    /// Returns the value of one unit of the cube in the unit of the judgement.
    fn cube(self) -> Option<f32> {
        let cube = match self.unit {
            EquityUnit::Cube => 1.0,
            EquityUnit::MatchChance => self.worth(1.0) - self.worth(0.0),
        };
        // At some scores a game changes nothing, so its equities cannot be compared.
        (cube > 1e-6).then_some(cube)
    }

    /// Returns the loss from `best` to `made` in units of the cube.
    fn difference(self, made: f32, best: f32) -> Option<f32> {
        Some(((best - made) / self.cube()?).max(0.0))
    }

    /// Converts equities to the scale on which passing a double is worth 1.
    fn against_a_pass(self, equities: [f32; 2], pass: Option<f32>) -> Option<[f32; 2]> {
        let cube = self.cube()?;
        let pass = pass.unwrap_or(match self.unit {
            EquityUnit::Cube => 1.0,
            EquityUnit::MatchChance => self.worth(1.0),
        });
        Some(equities.map(|equity| 1.0 + (equity - pass) / cube))
    }
}
