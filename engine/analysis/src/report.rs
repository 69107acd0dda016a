//! The report: the steps of a match with their evaluations, and the totals of both players.

use eval::MatchEquities;
use records::transcript::{TranscriptEnd, TranscriptGame};
use rules::{BySide, Cube, CubeValue, Position, Roll, Side};

use crate::amount::Amount;
use crate::answer::{Answer, Found, PlayStudy};
use crate::cube::CubeStudy;
use crate::plan::{Act, Level, Phase, Plan, Question};
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

/// The report on one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// The score before the game.
    pub score: BySide<u32>,
    /// True if it is the Crawford game.
    pub crawford: bool,
    /// The cube at the start of the game.
    pub cube: CubeValue,
    /// The end of the game, if it was finished.
    pub end: Option<TranscriptEnd>,
    /// White's expectation at the start: the chance of winning the match, or 0 points.
    pub standing: f32,
    /// The steps of the game.
    pub steps: Vec<Step>,
}

/// One step of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The side that acted.
    pub side: Side,
    /// The board before the step, seen by `side`.
    pub position: Position,
    /// The cube before the step. It does not include an offer that waits for its answer.
    pub cube: Cube,
    /// The phase of the game.
    pub phase: Phase,
    /// The action.
    pub done: Done,
    /// White's expectation after the step: the chance of winning the match, or points.
    pub standing: f32,
}

/// The action of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A roll, and the play if one was made.
    Roll {
        /// The roll.
        roll: Roll,
        /// The luck of the roll.
        luck: Amount,
        /// The decision not to double, if there was one.
        cube: Option<CubeStudy>,
        /// The play. `None` if the game ended first or the play was illegal.
        play: Option<PlayStudy>,
        /// The text of an illegal play that the opponent accepted. It is not judged.
        illegal: Option<String>,
    },
    /// The cube was turned or answered.
    Cube(CubeStudy),
}

/// The two decisions that a step can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The cube: turned, answered, or left alone before a roll.
    Cube,
    /// The play of a roll. The roll and its luck belong to it.
    Play,
}

impl Report {
    /// Returns the report on the decisions of some steps, with the totals of both sides in these. `is_kept` gets the
    /// number of a step in the match, from 1, and one of its decisions.
    #[must_use]
    pub fn only(&self, is_kept: impl Fn(u32, Half) -> bool) -> Self {
        let mut number = 0;
        let mut kept = |step: &Step| {
            number += 1;
            let (cube, play) = (is_kept(number, Half::Cube), is_kept(number, Half::Play));
            step.only(cube, play)
        };
        let of_game = |game: &GameReport| GameReport {
            steps: game.steps.iter().filter_map(&mut kept).collect(),
            ..game.clone()
        };
        let games: Vec<GameReport> = self.games.iter().map(of_game).collect();
        let totals = BySide::new_with(|side| Totals::of(side, &games));
        Self { games, totals, ..self.clone() }
    }
}

impl Step {
    fn only(&self, cube_kept: bool, play_kept: bool) -> Option<Self> {
        let done = match &self.done {
            Done::Cube(_) if !cube_kept => return None,
            Done::Roll { cube: Some(study), .. } if cube_kept && !play_kept => Done::Cube(study.clone()),
            Done::Roll { .. } if !play_kept => return None,
            Done::Roll { roll, luck, play, illegal, .. } if !cube_kept => Done::Roll {
                roll: *roll,
                luck: *luck,
                cube: None,
                play: play.clone(),
                illegal: illegal.clone(),
            },
            done @ (Done::Cube(_) | Done::Roll { .. }) => done.clone(),
        };
        Some(Self { done, ..self.clone() })
    }

    /// Returns the loss in this step. In a roll it is the sum of the missed double and the play.
    #[must_use]
    pub fn error(&self) -> Amount {
        match &self.done {
            Done::Cube(study) => study.error,
            Done::Roll { cube, play, .. } => {
                let mut error = cube.as_ref().map_or(Amount::default(), |study| study.error);
                error += play.as_ref().map_or(Amount::default(), |study| study.error);
                error
            }
        }
    }
}

impl Plan {
    /// Combines the answers into a report. They must be the answers to all questions, in order.
    ///
    /// # Panics
    /// Panics if there are fewer answers than questions, or if they belong to other questions.
    #[must_use]
    pub fn report(&self, answers: &[Answer]) -> Report {
        assert_eq!(answers.len(), self.len(), "one answer to each question");
        let mut pairs = self.questions.iter().zip(answers);
        let games: Vec<GameReport> = self
            .subject
            .games
            .iter()
            .zip(&self.by_game)
            .map(|(game, &questions)| self.game(game, pairs.by_ref().take(questions)))
            .collect();
        let totals = BySide::new_with(|side| Totals::of(side, &games));
        let course = Course::of(&self.subject, &games, &totals);
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
        pairs: impl Iterator<Item = (&'a Question, &'a Answer)>,
    ) -> GameReport {
        let mut standing = standing_at(self.subject.stakes, game.score, game.crawford);
        let at_start = standing;
        let mut steps = Vec::new();
        for (question, answer) in pairs {
            let step = |side: Side, done: Done, standing: f32| Step {
                side,
                position: if side == question.side { question.position } else { question.position.flip() },
                cube: question.cube,
                phase: question.phase,
                done,
                standing,
            };
            match (&question.act, &answer.0) {
                (Act::Roll { roll, illegal, .. }, Found::Roll { luck, cube, play }) => {
                    if let Some(play) = play {
                        standing = self.for_white(question, play.made().equity);
                    }
                    let done = Done::Roll {
                        roll: *roll,
                        luck: *luck,
                        cube: cube.clone(),
                        play: play.clone(),
                        illegal: illegal.clone(),
                    };
                    steps.push(step(question.side, done, standing));
                }
                (Act::Double { .. }, Found::Double(studies)) => {
                    for (study, equity) in studies {
                        standing = self.for_white(question, *equity);
                        steps.push(step(study.side, Done::Cube(study.clone()), standing));
                    }
                }
                (Act::Roll { .. }, Found::Double(_)) | (Act::Double { .. }, Found::Roll { .. }) => {
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
    fn for_white(&self, question: &Question, equity: f32) -> f32 {
        let own = question.context.worth_of(equity);
        match (question.side, self.subject.stakes) {
            (Side::White, _) => own,
            (Side::Black, Stakes::Match(_)) => 1.0 - own,
            (Side::Black, Stakes::Money(_) | Stakes::Cubeless) => -own,
        }
    }
}

/// Returns White's expectation between two games: in a match the chance of winning it, otherwise only the score.
pub(crate) fn standing_at(stakes: Stakes, score: BySide<u32>, crawford: bool) -> f32 {
    let Stakes::Match(length) = stakes else { return 0.0 };
    let away = |side: Side| i64::from(length.points()) - i64::from(score[side]);
    // The table ends at 25 points. Longer matches are treated as if they had 25, as cube decisions treat them.
    let capped = |side: Side| i32::try_from(away(side).clamp(0, 25)).unwrap_or(0);
    MatchEquities::get().chance(capped(Side::White), capped(Side::Black), !crawford)
}
