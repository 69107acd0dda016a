//! The first lesson.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Command, MatchView};

/// A step of the lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LessonStepId {
    /// Checkers move towards the home board.
    Direction,
    /// Equal dice are played twice.
    Doublet,
    /// A point with two checkers of the opponent is blocked.
    Block,
    /// Two checkers make a point.
    Point,
    /// A single checker can be hit.
    Hit,
    /// A checker on the bar enters first.
    Bar,
    /// Checkers at home are borne off.
    BearOff,
    /// To double.
    Double,
    /// To take a double.
    Take,
}

/// A step with its position, as a match in which the learner has to act.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonStep {
    /// The step.
    pub id: LessonStepId,
    /// The position. `allowed` and `plays` are what the learner can do.
    pub view: MatchView,
}

/// `POST /api/v1/lesson`: what the learner has done in a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonAct {
    /// The step.
    pub step: LessonStepId,
    /// The action.
    pub command: Command,
}

/// The verdict on an action in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LessonVerdict {
    /// True if the action is the one that the step teaches.
    pub passed: bool,
}
