//! The rollout of a decision: its reason, and the changes that it made.

use eval::Estimate;
use rules::Play;

use crate::amount::Amount;

/// The distance of the best two choices below which they are rolled out, in units of the cube.
pub const CLOSE: f32 = 0.02;

/// The reason why a decision was rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Look-ahead called the choice a mistake.
    Mistake,
    /// The best two choices were within [`CLOSE`].
    Close,
    /// The depth of the analysis and the depth below it preferred different choices.
    DepthsDisagree,
}

/// A rollout of a decision, and what it changed. `C` is the type of the choice: a play, or a choice with the cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolledOut<C> {
    /// The reason for the rollout.
    pub reason: Reason,
    /// The games played with each alternative.
    pub games: u32,
    /// The best choice by look-ahead.
    pub best_before: C,
    /// True if the rollout prefers another choice.
    pub is_best_changed: bool,
    /// The loss of the choice that was made, by look-ahead.
    pub error_before: Amount,
    /// The equity of the best choice minus that of the second best, in units of the cube.
    pub margin: Difference,
    /// The equity of the best choice minus that of the choice that was made.
    pub loss: Difference,
    /// True if the best choice is clear, or the best two are as good as equal.
    pub is_decided: bool,
}

/// The difference of two choices in a rollout.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Difference {
    /// The mean difference.
    pub equity: f32,
    /// The standard error of this mean. The 95 % confidence interval extends 1.96 standard errors on either side of
    /// the mean.
    pub standard_error: f32,
}

impl From<Estimate> for Difference {
    fn from(estimate: Estimate) -> Self {
        let (equity, standard_error) = single(estimate);
        Self { equity, standard_error }
    }
}

/// The rollout of a play.
pub type PlayRollout = RolledOut<Play>;

#[expect(clippy::cast_possible_truncation, reason = "a mean of some hundred games needs no more than an f32")]
pub(crate) fn single(Estimate { mean, standard_error }: Estimate) -> (f32, f32) {
    (mean as f32, standard_error as f32)
}
