//! The study of a play: the best plays of a roll, and the one that was made.

use eval::{Ply, Probabilities, RankedPlay};
use rules::{Play, Position};

use crate::amount::Amount;
use crate::rolled_out::PlayRollout;

/// A play compared with the alternatives.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayStudy {
    /// The best plays and the one that was made, all evaluated at the same depth, best first. Never empty.
    pub candidates: Vec<Candidate>,
    /// The index of the play that was made.
    pub played: usize,
    /// The loss against the best play.
    pub error: Amount,
    /// True if there was no choice: every legal play reaches the same position.
    pub forced: bool,
    /// The rollout whose means replace the evaluations, if there was one.
    pub rollout: Option<PlayRollout>,
}

impl PlayStudy {
    /// Returns the best play.
    #[must_use]
    pub fn best(&self) -> &Candidate {
        &self.candidates[0]
    }

    /// Returns the play that was made.
    #[must_use]
    pub fn made(&self) -> &Candidate {
        &self.candidates[self.played]
    }

    /// Returns the depth of the evaluations.
    #[must_use]
    pub fn ply(&self) -> Ply {
        self.candidates[0].ply
    }
}

/// One of the plays of a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The play.
    pub play: Play,
    /// The position after the play, with the opponent on roll.
    pub position: Position,
    /// The probabilities of the side that plays.
    pub probabilities: Probabilities,
    /// The equity of the side that plays, in units of the cube.
    pub equity: f32,
    /// The depth of the evaluation.
    pub ply: Ply,
    /// The standard error of the equity, if it is the mean of a rollout.
    pub standard_error: Option<f32>,
}

impl From<RankedPlay> for Candidate {
    fn from(RankedPlay { play, position, probabilities, equity, ply }: RankedPlay) -> Self {
        Self { play, position, probabilities, equity, ply, standard_error: None }
    }
}
