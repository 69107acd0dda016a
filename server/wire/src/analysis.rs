//! The analysis of a match. It is made once when the match ends, stored, and printed by `fullprime analyse
//! --json`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Checkers, CubeFact, MatchId, PlayFact, Score, Seat, SingleMove};

/// The current analysis of a finished match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisView {
    /// The deepest finished report; null while the first one is being made.
    pub report: Option<MatchAnalysis>,
    /// The report in progress; null when no more will come.
    pub progress: Option<AnalysisProgress>,
    /// True if the viewer may request a rollout of the mistakes.
    #[serde(default)]
    pub can_deepen: bool,
}

/// The progress of an analysis.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisProgress {
    /// The match.
    pub id: MatchId,
    /// The lookahead in plies.
    pub plies: u8,
    /// The number of games with which mistakes are rolled out; 0: no rollout.
    #[serde(default)]
    pub rollout_games: u32,
    /// The number of finished questions.
    pub done: u32,
    /// The total number of questions; equal to `done` when the report can be fetched.
    pub total: u32,
}

/// An analysed match: every decision with its cost, and every roll with its luck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchAnalysis {
    /// The lookahead in plies, counted as in GNU Backgammon: 0 is the bare net.
    pub plies: u8,
    /// The maximum number of games in the rollouts of mistakes, of close choices, and of choices on which two depths
    /// disagree; 0: no rollout.
    #[serde(default)]
    pub rollout_games: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The stakes.
    pub stakes: AnalysisStakes,
    /// The games in order.
    pub games: Vec<AnalysedGame>,
    /// White's totals.
    pub white_totals: AnalysisTotals,
    /// Black's totals.
    pub black_totals: AnalysisTotals,
    /// White's result: the chance of winning the match (1 or 0 at its end), or points.
    pub result: f64,
    /// White's result less White's luck plus Black's.
    pub without_luck: f64,
    /// The analyses of other programs in the match's file, kept apart from this one.
    pub others: Option<Vec<OtherAnalysis>>,
}

/// The analysis of another program, from the file of the match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherAnalysis {
    /// The name of the program.
    pub program: String,
    /// The name of the file in a library that contains the analysis.
    pub file: Option<String>,
    /// The games with their steps, as in `games` of the analysis.
    pub games: Vec<Vec<OtherStep>>,
    /// White's totals.
    pub white: OtherTotals,
    /// Black's totals.
    pub black: OtherTotals,
}

/// The judgements of a step by another program; both are null if the program judged nothing.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherStep {
    /// Its judgement of the play.
    pub play: Option<OtherPlay>,
    /// Its judgement of the choice with the cube.
    pub cube: Option<OtherCube>,
}

/// Another program's judgement of a play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherPlay {
    /// The notation of the best play.
    pub best: String,
    /// The cost of the play that was made, in units of the cube; null if the program did not evaluate it.
    pub error: Option<f64>,
    /// The level of the judgement, as the program calls it.
    pub level: String,
}

/// Another program's judgement of a choice with the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherCube {
    /// The best choice.
    pub best: CubeChoice,
    /// The cost of the choice that was made, in units of the cube before the double.
    pub error: f64,
    /// The level of the judgement, as the program calls it.
    pub level: String,
}

/// The totals of one side over the decisions that both programs judged.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OtherTotals {
    /// The number of these decisions, counted as in this program's PR.
    pub decisions: u32,
    /// This program's PR over them; null without a decision.
    pub own_rating: Option<f64>,
    /// The other program's PR over them; null without a decision.
    pub other_rating: Option<f64>,
}

/// The unit in which a result is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AnalysisStakes {
    /// Match-winning chances; the unit of a `stake`.
    Match {
        /// The length of the match in points.
        length: u16,
    },
    /// Points with the cube.
    Money {
        /// True if gammons count only once the cube was turned.
        jacoby: bool,
        /// True if beavers are allowed.
        beavers: bool,
    },
    /// Points without a cube.
    Cubeless,
}

/// A difference of two values.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisAmount {
    /// In units of the cube before the decision or roll: normalised equity.
    pub equity: f64,
    /// In the chance of winning the match, or in points.
    pub stake: f64,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedGame {
    /// The points before it.
    pub score: Score,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The winner; null if the game was not played to its end.
    pub winner: Option<Seat>,
    /// The number of points that it was worth.
    pub points: u32,
    /// White's expectation at the start of the game: the chance of winning the match, or 0 points in money games.
    pub standing: f64,
    /// The steps of the game.
    pub steps: Vec<AnalysedStep>,
}

/// A step: a roll and its play, or a cube action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedStep {
    /// The side that acted.
    pub seat: Seat,
    /// GNU Backgammon's position id before the step, with `seat` on roll.
    pub position: String,
    /// The board before the step.
    pub board: Checkers,
    /// The cube before the step.
    pub cube: u16,
    /// The owner of the cube; null: centred.
    pub cube_owner: Option<Seat>,
    /// The part of the game.
    pub phase: AnalysisPhase,
    /// White's expectation after the step: the chance of winning the match, or points.
    pub standing: f64,
    /// The roll; null for a cube action.
    pub dice: Option<(u8, u8)>,
    /// The luck of the roll.
    pub luck: Option<AnalysisAmount>,
    /// The play; null if the game ended before it, for a cube action, and for an illegal play.
    pub play: Option<AnalysedPlay>,
    /// An illegal play that the opponent accepted, which is not judged, for example `13/8`.
    pub illegal: Option<String>,
    /// The cube decision, including a roll without a double.
    pub decision: Option<AnalysedCube>,
}

/// The part of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AnalysisPhase {
    /// The first three plays of each side.
    Opening,
    /// A checker can still be hit.
    Contact,
    /// The sides have passed each other.
    Race,
    /// A race with all checkers at home.
    BearOff,
}

/// The severity of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorClass {
    /// An error below 0.04.
    Good,
    /// An error below 0.08.
    Doubtful,
    /// An error below 0.16.
    Bad,
    /// A larger error.
    VeryBad,
}

/// A play with its alternatives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedPlay {
    /// The best plays and the actual one, best first, all analysed equally deeply.
    pub candidates: Vec<AnalysedCandidate>,
    /// The index of the actual play among them, from 0.
    pub played: u16,
    /// The cost of the play.
    pub error: AnalysisAmount,
    /// The severity of the error.
    pub class: ErrorClass,
    /// True if there was only one legal play.
    pub forced: bool,
    /// The lookahead in plies.
    pub plies: u8,
    /// The rollout that judged the play; null if lookahead settled it.
    pub rollout: Option<AnalysedRollout>,
    /// The facts that explain a play that loses 0.02 or more; empty in analyses of earlier versions.
    pub facts: Vec<PlayFact>,
}

/// Why a decision was rolled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RolloutReason {
    /// Lookahead called the choice a mistake.
    Mistake,
    /// The best two choices were within 0.02.
    Close,
    /// The depth of the analysis and the depth below it preferred different choices.
    DepthsDisagree,
}

/// A rollout of a decision, with the same dice for all choices, and what it changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedRollout {
    /// Why it was rolled out.
    pub reason: RolloutReason,
    /// The number of games of each choice.
    pub games: u32,
    /// The best play by lookahead; null for a cube decision.
    pub play_before: Option<String>,
    /// The best choice by lookahead; null for a play.
    pub choice_before: Option<CubeChoice>,
    /// True if the rollout prefers another choice than lookahead did.
    pub best_changed: bool,
    /// The cost of the actual choice by lookahead.
    pub error_before: AnalysisAmount,
    /// The equity of the best choice minus that of the second best.
    pub margin: f64,
    /// The standard error of `margin`; 1.96 standard errors on either side give the 95 % confidence interval.
    pub margin_error: f64,
    /// The standard error of the cost of the actual choice.
    pub cost_error: f64,
    /// True if the best choice is clear, or the best two are as good as equal.
    pub decided: bool,
}

/// A possible play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedCandidate {
    /// The notation, for example `8/5 6/5`.
    pub notation: String,
    /// The moves in the mover's numbering.
    pub moves: Vec<SingleMove>,
    /// Equity of the side that plays, in units of the cube.
    pub equity: f64,
    /// The standard error of the equity if it is the mean of a rollout.
    pub standard_error: Option<f64>,
    /// The lookahead of this play in plies; null for a rollout, and in analyses of earlier versions.
    pub plies: Option<u8>,
    /// The chances after the play.
    pub chances: AnalysisChances,
}

/// Chances, cumulative: gammons include backgammons.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisChances {
    /// The chance to win at all.
    pub win: f64,
    /// The chance to win a gammon or more.
    pub win_gammon: f64,
    /// The chance to win a backgammon.
    pub win_backgammon: f64,
    /// The chance to lose a gammon or more.
    pub lose_gammon: f64,
    /// The chance to lose a backgammon.
    pub lose_backgammon: f64,
}

/// A choice with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CubeChoice {
    /// Rolls without doubling.
    NoDouble,
    /// Doubles.
    Double,
    /// Takes.
    Take,
    /// Passes.
    Pass,
    /// Takes and redoubles at once.
    Beaver,
    /// Redoubles after a beaver.
    Raccoon,
}

/// A cube decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedCube {
    /// The actual choice.
    pub choice: CubeChoice,
    /// The possible choices, best first.
    pub choices: Vec<AnalysedCubeChoice>,
    /// The chances of the side that decided, without the cube.
    pub chances: AnalysisChances,
    /// The equity of a double that is taken, for a choice between rolling and doubling; null in analyses of earlier
    /// versions.
    pub taken: Option<f64>,
    /// True if it was best to play on for a gammon although the opponent would pass.
    pub too_good: bool,
    /// The cost of the choice.
    pub error: AnalysisAmount,
    /// The severity of the error.
    pub class: ErrorClass,
    /// True if it counts as a decision.
    pub counted: bool,
    /// The lookahead in plies.
    pub plies: u8,
    /// The rollout that judged the choice; null if lookahead settled it.
    pub rollout: Option<AnalysedRollout>,
    /// The facts that explain a choice that loses 0.02 or more; empty in analyses of earlier versions.
    pub facts: Vec<CubeFact>,
}

/// A choice with its equity.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysedCubeChoice {
    /// The choice.
    pub choice: CubeChoice,
    /// The equity of the side that decides, in units of the cube before the double.
    pub equity: f64,
    /// The standard error of the equity if it is the mean of a rollout.
    pub standard_error: Option<f64>,
}

/// The totals of one side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisTotals {
    /// All decisions.
    pub all: AnalysisTally,
    /// Checker plays.
    pub plays: AnalysisTally,
    /// Doubles, made and not made.
    pub doubles: AnalysisTally,
    /// Takes, passes, beavers, raccoons.
    pub answers: AnalysisTally,
    /// Decisions in the opening.
    pub opening: AnalysisTally,
    /// Decisions in contact positions.
    pub contact: AnalysisTally,
    /// Decisions in races.
    pub race: AnalysisTally,
    /// Decisions in bear-offs.
    pub bear_off: AnalysisTally,
    /// The number of rolls of this side.
    pub rolls: u32,
    /// The luck of all its rolls.
    pub luck: AnalysisAmount,
    /// The Snowie error rate: 1000 times its error divided by the rolls of both sides.
    pub snowie_error_rate: Option<f64>,
}

/// The totals of one kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnalysisTally {
    /// The number of decisions that count.
    pub decisions: u32,
    /// The total cost of errors in them.
    pub error: AnalysisAmount,
    /// PR, 500 times the mean error; null without a decision.
    pub performance_rating: Option<f64>,
    /// The number of doubtful decisions.
    pub doubtful: u32,
    /// The number of bad decisions.
    pub bad: u32,
    /// The number of very bad decisions.
    pub very_bad: u32,
}
