//! The answers put together: a match, step by step, and what both players come to.

use eval::MatchEquities;
use records::transcript::{TranscriptEnd, TranscriptGame};
use rules::{BySide, Cube, CubeValue, Position, Roll, Side};

use crate::amount::Amount;
use crate::answer::{Answer, Found, PlayStudy};
use crate::cube::CubeStudy;
use crate::plan::{Act, Level, Phase, Plan, Question};
use crate::subject::Stakes;
use crate::totals::{Course, Totals};

/// A match with all that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How thoroughly it was looked at.
    pub level: Level,
    /// The names.
    pub players: BySide<String>,
    /// What was played for.
    pub stakes: Stakes,
    /// The games in their order.
    pub games: Vec<GameReport>,
    /// What each side comes to.
    pub totals: BySide<Totals>,
    /// What came of the match, and what would have without luck.
    pub course: Course,
}

/// One game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReport {
    /// The points before it.
    pub score: BySide<u32>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// The cube at its start.
    pub cube: CubeValue,
    /// How it ended, if it did.
    pub end: Option<TranscriptEnd>,
    /// What White stands to get at its start: the chance of winning the match, or no points.
    pub standing: f32,
    /// What was done.
    pub steps: Vec<Step>,
}

/// One thing that was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Who did it.
    pub side: Side,
    /// The board before it, seen by `side`.
    pub position: Position,
    /// The cube before it; an offer that waits for its answer is not in it yet.
    pub cube: Cube,
    /// The part of the game.
    pub phase: Phase,
    /// What it was.
    pub done: Done,
    /// What White stands to get after it: the chance of winning the match, or points.
    pub standing: f32,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// A roll, and what was played if anything was.
    Roll {
        /// The roll.
        roll: Roll,
        /// What the roll brought.
        luck: Amount,
        /// The decision not to double, where there was one.
        cube: Option<CubeStudy>,
        /// The play; none where the game ended first, or the play was illegal.
        play: Option<PlayStudy>,
        /// What was played instead of a legal play, and accepted by the opponent. It is not judged.
        illegal: Option<String>,
    },
    /// The cube was turned or answered.
    Cube(CubeStudy),
}

impl Step {
    /// What was lost in this step: in a roll by not doubling and by the play together.
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
    /// Puts the answers together, which must be those to all questions in their order.
    ///
    /// # Panics
    /// If there are fewer answers than questions, or they are to other questions.
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

    /// An equity of the side that the question is about, as what White stands to get.
    fn for_white(&self, question: &Question, equity: f32) -> f32 {
        let own = question.context.worth_of(equity);
        match (question.side, self.subject.stakes) {
            (Side::White, _) => own,
            (Side::Black, Stakes::Match(_)) => 1.0 - own,
            (Side::Black, Stakes::Money(_) | Stakes::Cubeless) => -own,
        }
    }
}

/// What White stands to get between two games: in a match the chance of winning it, else nothing beyond the score.
pub(crate) fn standing_at(stakes: Stakes, score: BySide<u32>, crawford: bool) -> f32 {
    let Stakes::Match(length) = stakes else { return 0.0 };
    let away = |side: Side| i64::from(length.points()) - i64::from(score[side]);
    // The table ends at 25 points; longer matches are treated as this long, as decisions do.
    let capped = |side: Side| i32::try_from(away(side).clamp(0, 25)).unwrap_or(0);
    MatchEquities::get().chance(capped(Side::White), capped(Side::Black), !crawford)
}
