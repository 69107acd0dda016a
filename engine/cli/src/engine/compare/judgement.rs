//! A position to judge, and the judgement of one program on it.

use std::time::Instant;

use eval::Context;
use records::Xgid;
use rules::{Position, Roll, parse_play};
use serde::Serialize;

/// The judgement of one program at one depth.
#[derive(Debug, Serialize)]
pub(super) struct Judgement {
    /// The name of the program and its depth.
    pub(super) engine: String,
    /// The time that the judgement took.
    pub(super) seconds: f64,
    /// The choices, best first: plays, or what can be done with the cube.
    pub(super) choices: Vec<Choice>,
}

/// A choice. Equities are for the side on roll, in units of the cube before the decision.
#[derive(Debug, Serialize)]
pub(super) struct Choice {
    pub(super) choice: String,
    pub(super) equity: f64,
}

/// The choices of a cube decision.
pub(super) const NO_DOUBLE: &str = "no double";
pub(super) const DOUBLE_TAKE: &str = "double/take";
pub(super) const DOUBLE_PASS: &str = "double/pass";

/// A position to judge.
pub(super) struct PositionToJudge {
    pub(super) xgid: Xgid,
    pub(super) context: Context,
    pub(super) roll: Option<Roll>,
}

/// Runs `judge`, and returns its choices as the judgement of a program, with the time that it took.
#[expect(clippy::disallowed_methods, reason = "the time of a judgement is shown beside it")]
pub(super) fn judgement(engine: String, judge: impl FnOnce() -> Vec<Choice>) -> Judgement {
    let began = Instant::now();
    let choices = judge();
    let seconds = (began.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
    Judgement { engine, seconds, choices }
}

/// Returns a play of another program in the notation of this one, or its own text if it is not legal here.
pub(super) fn notation(position: &Position, roll: Roll, play: &str) -> String {
    parse_play(position, roll, play).map_or_else(|_| play.to_owned(), |play| play.play.to_string())
}
