//! The report of one game: its steps, each with its evaluation.

use eval::MatchEquities;
use records::transcript::TranscriptEnd;
use rules::{BySide, Cube, CubeValue, Position, Roll, Side};

use crate::amount::Amount;
use crate::cube::CubeStudy;
use crate::plan::Phase;
use crate::play_study::PlayStudy;
use crate::subject::Stakes;

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
    pub steps: Vec<GameStep>,
}

/// One step of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameStep {
    /// The side that acted.
    pub side: Side,
    /// The board before the step, seen by `side`.
    pub position: Position,
    /// The cube before the step. It does not include an offer that waits for its answer.
    pub cube: Cube,
    /// The phase of the game.
    pub phase: Phase,
    /// The action.
    pub done: StepAction,
    /// White's expectation after the step: the chance of winning the match, or points.
    pub standing: f32,
}

/// The action of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum StepAction {
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

impl GameStep {
    /// Returns the step with the kept decisions only, or `None` if no decision is kept.
    pub(crate) fn only(&self, cube_kept: bool, play_kept: bool) -> Option<Self> {
        let done = match &self.done {
            StepAction::Cube(_) if !cube_kept => return None,
            StepAction::Roll { cube: Some(study), .. } if cube_kept && !play_kept => {
                StepAction::Cube(study.clone())
            }
            StepAction::Roll { .. } if !play_kept => return None,
            StepAction::Roll { roll, luck, play, illegal, .. } if !cube_kept => StepAction::Roll {
                roll: *roll,
                luck: *luck,
                cube: None,
                play: play.clone(),
                illegal: illegal.clone(),
            },
            done @ (StepAction::Cube(_) | StepAction::Roll { .. }) => done.clone(),
        };
        Some(Self { done, ..self.clone() })
    }

    /// Returns the loss in this step. In a roll it is the sum of the missed double and the play.
    #[must_use]
    pub fn error(&self) -> Amount {
        match &self.done {
            StepAction::Cube(study) => study.error,
            StepAction::Roll { cube, play, .. } => {
                let mut error = cube.as_ref().map_or(Amount::default(), |study| study.error);
                error += play.as_ref().map_or(Amount::default(), |study| study.error);
                error
            }
        }
    }
}

/// Returns White's expectation between two games: in a match the chance of winning it, otherwise only the score.
pub(crate) fn standing_at(
    stakes: Stakes,
    score: BySide<u32>,
    crawford: bool,
    equities: &MatchEquities,
) -> f32 {
    let Stakes::Match(length) = stakes else { return 0.0 };
    let away = |side: Side| i64::from(length.points()) - i64::from(score[side]);
    // The table ends at 25 points. A score further away counts as 25-away, as in cube decisions.
    let capped = |side: Side| i32::try_from(away(side).clamp(0, 25)).unwrap_or(0);
    equities.chance(capped(Side::White), capped(Side::Black), !crawford)
}
