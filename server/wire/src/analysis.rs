//! What the analysis of a match found. Made once when the match ends, kept, and printed by `fullprime analyse --json`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Checkers, MatchId, Score, Seat, SingleMove};

/// The analysis of a finished match, as far as it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisView {
    /// The deepest report that is finished; none while the first is being made.
    pub report: Option<MatchAnalysis>,
    /// What is being made; none when nothing more will come.
    pub progress: Option<AnalysisProgress>,
    /// Whether the viewer may ask for more: to have the mistakes rolled out.
    #[serde(default)]
    pub can_deepen: bool,
}

/// How far an analysis is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisProgress {
    /// Which match.
    pub id: MatchId,
    /// How far ahead it looks.
    pub plies: u8,
    /// By how many games it rolls out the mistakes that it finds so; 0: by none.
    #[serde(default)]
    pub rollout_games: u32,
    /// Questions answered.
    pub done: u32,
    /// Of so many; equal to `done` when the report can be fetched.
    pub total: u32,
}

/// A match with every decision, what it cost, and every roll, what it brought.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchAnalysis {
    /// How far ahead decisions were looked at, in GNU Backgammon's count: 0 is the bare net.
    pub plies: u8,
    /// By how many games the mistakes that were found so were rolled out; 0: by none.
    #[serde(default)]
    pub rollout_games: u32,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// What was played for.
    pub stakes: AnalysisStakes,
    /// The games in their order.
    pub games: Vec<AnalysedGame>,
    /// What White comes to.
    pub white_totals: AnalysisTotals,
    /// What Black comes to.
    pub black_totals: AnalysisTotals,
    /// What White got: the chance of winning the match (1 or 0 at its end), or points.
    pub result: f64,
    /// The same less White's luck and plus Black's.
    pub without_luck: f64,
}

/// What was played for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AnalysisStakes {
    /// The chance of winning a match; what a `stake` of an amount is.
    Match {
        /// To so many points.
        length: u16,
    },
    /// Points with the cube.
    Money {
        /// Gammons count only once the cube was turned.
        jacoby: bool,
        /// A double could be turned back at once.
        beavers: bool,
    },
    /// Points without a cube.
    Cubeless,
}

/// A difference of two values.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisAmount {
    /// In units of the cube before the decision or roll: normalised equity.
    pub equity: f64,
    /// In the chance of winning the match, or in points.
    pub stake: f64,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedGame {
    /// The points before it.
    pub score: Score,
    /// Whether it was the Crawford game.
    pub crawford: bool,
    /// Who won it; none where it was not played to its end.
    pub winner: Option<Seat>,
    /// What it counted.
    pub points: u32,
    /// What White stood to get at its start: the chance of winning the match, or no points.
    pub standing: f64,
    /// What was done.
    pub steps: Vec<AnalysedStep>,
}

/// One thing that was done: a roll and its play, or something with the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedStep {
    /// Who did it.
    pub seat: Seat,
    /// GNU Backgammon's id of the position before it, with `seat` on roll.
    pub position: String,
    /// The board before it.
    pub board: Checkers,
    /// The cube before it.
    pub cube: u16,
    /// Who owns it; none: centred.
    pub cube_owner: Option<Seat>,
    /// The part of the game.
    pub phase: AnalysisPhase,
    /// What White stands to get after it: the chance of winning the match, or points.
    pub standing: f64,
    /// The roll; none where the cube was turned or answered.
    pub dice: Option<(u8, u8)>,
    /// What the roll brought.
    pub luck: Option<AnalysisAmount>,
    /// The play; none where the game ended before it, for the cube, and where it was an illegal one.
    pub play: Option<AnalysedPlay>,
    /// An illegal play that the opponent accepted, which is not judged, for example `13/8`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub illegal: Option<String>,
    /// The cube decision: also not to double before a roll.
    pub decision: Option<AnalysedCube>,
}

/// The part of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisPhase {
    /// The first three plays of each side.
    Opening,
    /// While a checker can still be hit.
    Contact,
    /// The sides have passed each other.
    Race,
    /// The same with all checkers at home.
    BearOff,
}

/// How bad an error is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorClass {
    /// Less than 0.04.
    Good,
    /// Less than 0.08.
    Doubtful,
    /// Less than 0.16.
    Bad,
    /// More.
    VeryBad,
}

/// A play beside its alternatives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedPlay {
    /// The best plays and the one that was made, best first, all looked at equally deeply.
    pub candidates: Vec<AnalysedCandidate>,
    /// The place of the play that was made among them, from 0.
    pub played: u16,
    /// What was lost.
    pub error: AnalysisAmount,
    /// How bad that is.
    pub class: ErrorClass,
    /// Whether there was nothing to choose.
    pub forced: bool,
    /// How far ahead it was looked.
    pub plies: u8,
}

/// One of the plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedCandidate {
    /// For example `8/5 6/5`.
    pub notation: String,
    /// The moves in the mover's numbering.
    pub moves: Vec<SingleMove>,
    /// Equity of the side that plays, in units of the cube.
    pub equity: f64,
    /// The standard error of the equity, where that is the mean of a rollout.
    #[serde(default)]
    pub standard_error: Option<f64>,
    /// Its chances.
    pub chances: AnalysisChances,
}

/// Chances, cumulative: gammons include backgammons.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisChances {
    /// To win at all.
    pub win: f64,
    /// To win a gammon or more.
    pub win_gammon: f64,
    /// To win a backgammon.
    pub win_backgammon: f64,
    /// To lose a gammon or more.
    pub lose_gammon: f64,
    /// To lose a backgammon.
    pub lose_backgammon: f64,
}

/// What can be done with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CubeChoice {
    /// To roll.
    NoDouble,
    /// To offer it.
    Double,
    /// To accept.
    Take,
    /// To give the game up.
    Pass,
    /// To accept and turn back.
    Beaver,
    /// To turn a beaver once more.
    Raccoon,
}

/// A cube decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedCube {
    /// What was done.
    pub choice: CubeChoice,
    /// What there was to choose from, best first.
    pub choices: Vec<AnalysedCubeChoice>,
    /// Chances of the side that decided, as if the cube could not be turned.
    pub chances: AnalysisChances,
    /// Whether it was best to play on for a gammon although the opponent would pass.
    pub too_good: bool,
    /// What was lost.
    pub error: AnalysisAmount,
    /// How bad that is.
    pub class: ErrorClass,
    /// Whether it counts as a decision.
    pub counted: bool,
    /// How far ahead it was looked.
    pub plies: u8,
}

/// A choice with its worth.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysedCubeChoice {
    /// Which.
    pub choice: CubeChoice,
    /// For the side that decides, in units of the cube before the double.
    pub equity: f64,
    /// The standard error of the equity, where that is the mean of a rollout.
    #[serde(default)]
    pub standard_error: Option<f64>,
}

/// What one side comes to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisTotals {
    /// All decisions.
    pub all: AnalysisTally,
    /// Checker plays.
    pub plays: AnalysisTally,
    /// Doubles, made and not made.
    pub doubles: AnalysisTally,
    /// Takes, passes, beavers, raccoons.
    pub answers: AnalysisTally,
    /// The opening.
    pub opening: AnalysisTally,
    /// Contact.
    pub contact: AnalysisTally,
    /// The race.
    pub race: AnalysisTally,
    /// The bear-off.
    pub bear_off: AnalysisTally,
    /// Rolls of this side.
    pub rolls: u32,
    /// What all its rolls brought.
    pub luck: AnalysisAmount,
    /// 1000 times its error by the rolls of both sides.
    pub snowie_error_rate: Option<f64>,
}

/// Decisions of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisTally {
    /// Those that count.
    pub decisions: u32,
    /// What was lost in them.
    pub error: AnalysisAmount,
    /// 500 times the mean error; none without a decision.
    pub performance_rating: Option<f64>,
    /// Doubtful ones.
    pub doubtful: u32,
    /// Bad ones.
    pub bad: u32,
    /// Very bad ones.
    pub very_bad: u32,
}
