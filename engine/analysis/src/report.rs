//! The report: the steps of a match with their evaluations, and the totals of both players.

use eval::MatchEquities;
use records::transcript::TranscriptGame;
use rules::{BySide, Side};

use crate::answer::{Answer, FoundAnswer};
use crate::game_report::{GameReport, GameStep, Half, StepAction, standing_at};
use crate::plan::{Level, Plan, PlannedAct, PlannedQuestion};
use crate::subject::Stakes;
use crate::totals::{Course, Totals};

/// The report on a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The thoroughness of the analysis.
    pub level: Level,
    /// The names of the players.
    pub players: BySide<String>,
    /// The stakes.
    pub stakes: Stakes,
    /// The games, in order.
    pub games: Vec<GameReport>,
    /// The totals of each side.
    pub totals: BySide<Totals>,
    /// The result of the match, with and without luck.
    pub course: Course,
}

impl Report {
    /// Returns the report on some of the decisions, with both sides' totals over those only. `is_kept` is called with
    /// the number of a step in the match, from 1, and one of its decisions.
    #[must_use]
    pub fn only(&self, is_kept: impl Fn(u32, Half) -> bool) -> Self {
        let mut number = 0;
        let mut kept = |step: &GameStep| {
            number += 1;
            let (cube, play) = (is_kept(number, Half::Cube), is_kept(number, Half::Play));
            step.only(cube, play)
        };
        let of_game = |game: &GameReport| GameReport {
            steps: game.steps.iter().filter_map(&mut kept).collect(),
            ..game.clone()
        };
        let games: Vec<GameReport> = self.games.iter().map(of_game).collect();
        let totals = BySide::new_with(|side| Totals::sum_games(side, &games));
        Self { games, totals, ..self.clone() }
    }
}

impl Plan {
    /// Combines the answers into a report. They must be the answers to all questions, in order, of an engine with
    /// these match equities.
    ///
    /// # Panics
    /// Panics if there are fewer answers than questions, or if they belong to other questions.
    #[must_use]
    pub fn report(&self, answers: &[Answer], equities: &MatchEquities) -> Report {
        assert_eq!(answers.len(), self.len(), "one answer to each question");
        let mut pairs = self.questions.iter().zip(answers);
        let games: Vec<GameReport> = self
            .subject
            .games
            .iter()
            .zip(&self.by_game)
            .map(|(game, &questions)| self.game(game, pairs.by_ref().take(questions), equities))
            .collect();
        let totals = BySide::new_with(|side| Totals::sum_games(side, &games));
        let course = Course::from_games(&self.subject, &games, &totals, equities);
        Report {
            level: self.level,
            players: self.subject.players.clone(),
            stakes: self.subject.stakes,
            games,
            totals,
            course,
        }
    }

    fn game<'a>(
        &self,
        game: &TranscriptGame,
        pairs: impl Iterator<Item = (&'a PlannedQuestion, &'a Answer)>,
        equities: &MatchEquities,
    ) -> GameReport {
        let mut standing = standing_at(self.subject.stakes, game.score, game.crawford, equities);
        let at_start = standing;
        let mut steps = Vec::new();
        for (question, answer) in pairs {
            let step = |side: Side, done: StepAction, standing: f32| GameStep {
                side,
                position: if side == question.side { question.position } else { question.position.flip() },
                cube: question.cube,
                phase: question.phase,
                done,
                standing,
            };
            match (&question.act, &answer.0) {
                (PlannedAct::Roll { roll, illegal, .. }, FoundAnswer::Roll { luck, cube, play }) => {
                    if let Some(play) = play {
                        standing = self.for_white(question, play.made().equity, equities);
                    }
                    let done = StepAction::Roll {
                        roll: *roll,
                        luck: *luck,
                        cube: cube.as_deref().cloned(),
                        play: play.clone(),
                        illegal: illegal.clone(),
                    };
                    steps.push(step(question.side, done, standing));
                }
                (PlannedAct::Double { .. }, FoundAnswer::Double(studies)) => {
                    for (study, equity) in studies {
                        standing = self.for_white(question, *equity, equities);
                        steps.push(step(study.side, StepAction::Cube(study.clone()), standing));
                    }
                }
                (PlannedAct::Roll { .. }, FoundAnswer::Double(_))
                | (PlannedAct::Double { .. }, FoundAnswer::Roll { .. }) => {
                    panic!("an answer to another question")
                }
            }
        }
        GameReport {
            score: game.score,
            crawford: game.crawford,
            cube: game.cube,
            end: game.end,
            standing: at_start,
            steps,
        }
    }

    /// Converts an equity of the question's side to White's expectation.
    fn for_white(&self, question: &PlannedQuestion, equity: f32, equities: &MatchEquities) -> f32 {
        let own = question.context.worth_of(equity, equities);
        match (question.side, self.subject.stakes) {
            (Side::White, _) => own,
            (Side::Black, Stakes::Match(_)) => 1.0 - own,
            (Side::Black, Stakes::Money(_) | Stakes::Cubeless) => -own,
        }
    }
}
