//! The stored form of analyses: reports of matches, the questions of the trainer, and shared positions.
//!
//! A released field or word is never renamed and never changes its meaning. A field added later has a default.

use rules::Side;
use serde::{Deserialize, Serialize};

use super::{
    from_json, to_json,
    tutor::{CubeFact, PlayFact},
};
use crate::{DbError, facts::Both};

/// An analysed match: every decision with its cost, and every roll with its luck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredAnalysis {
    /// The lookahead in plies.
    pub plies: u8,
    /// The maximum number of games in a rollout of one decision; 0 without rollouts.
    #[serde(default)]
    pub rollout_games: u32,
    /// White's name; empty for a match played here, whose players can change their names.
    pub white: String,
    /// Black's name; empty for a match played here.
    pub black: String,
    pub stakes: Stakes,
    pub games: Vec<StoredAnalysedGame>,
    pub white_totals: Totals,
    pub black_totals: Totals,
    /// White's result: the chance of winning the match (1 or 0 at its end), or points.
    pub result: f64,
    /// White's result less White's luck plus Black's.
    pub without_luck: f64,
    /// The analyses of other programs in the file of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<Other>>,
}

impl StoredAnalysis {
    /// Encodes a report.
    pub fn encode(&self) -> String {
        to_json(self)
    }

    /// Decodes a report that [`StoredAnalysis::encode`] wrote.
    ///
    /// # Errors
    /// If [`StoredAnalysis::encode`] cannot have written the text.
    pub fn decode(text: &str) -> Result<StoredAnalysis, DbError> {
        from_json("match_analyses", text)
    }
}

/// The totals of one side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Totals {
    pub all: Tally,
    pub plays: Tally,
    /// Doubles, made and not made.
    pub doubles: Tally,
    /// Takes, passes, beavers, raccoons.
    pub answers: Tally,
    pub opening: Tally,
    pub contact: Tally,
    pub race: Tally,
    pub bear_off: Tally,
    /// The number of rolls of this side.
    pub rolls: u32,
    /// The luck of all its rolls.
    pub luck: Amount,
    /// The Snowie error rate: 1000 times its error divided by the rolls of both sides.
    pub snowie_error_rate: Option<f64>,
}

/// The totals of one kind of decision.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The number of decisions that count.
    pub decisions: u32,
    /// The total cost of errors in them.
    pub error: Amount,
    /// PR, 500 times the mean error; `None` without a decision.
    pub performance_rating: Option<f64>,
    pub doubtful: u32,
    pub bad: u32,
    pub very_bad: u32,
}

/// A difference of two values.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Amount {
    /// In units of the cube before the decision or roll: normalised equity.
    pub equity: f64,
    /// In the chance of winning the match, or in points.
    pub stake: f64,
}

/// The unit in which a result is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Stakes {
    /// Match-winning chances in a match to this number of points.
    Match { length: u16 },
    /// Points with the cube.
    Money { jacoby: bool, beavers: bool },
    /// Points without a cube.
    Cubeless,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredAnalysedGame {
    /// The points before it.
    pub score: Both,
    pub crawford: bool,
    /// The winner; `None` if the game was not played to its end.
    pub winner: Option<Seat>,
    /// The number of points that it was worth.
    pub points: u32,
    /// White's expectation at its start, in the unit of the report's `stakes`.
    pub standing: f64,
    pub steps: Vec<StoredAnalysisStep>,
}

/// A step: a roll and its play, or a cube action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredAnalysisStep {
    /// The side that acted.
    pub seat: Seat,
    /// GNU Backgammon's position id before the step, with `seat` on roll.
    pub position: String,
    pub board: Checkers,
    /// The cube before the step.
    pub cube: u16,
    /// The owner of the cube; `None`: centred.
    pub cube_owner: Option<Seat>,
    pub phase: Phase,
    /// White's expectation after the step, in the same unit.
    pub standing: f64,
    /// The roll; `None` for a cube action.
    pub dice: Option<(u8, u8)>,
    /// The luck of the roll.
    pub luck: Option<Amount>,
    pub play: Option<Play>,
    /// An illegal play that the opponent accepted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub illegal: Option<String>,
    /// The cube decision, including a roll without a double.
    pub decision: Option<Cube>,
}

/// One of the two seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    White,
    Black,
}

impl From<Side> for Seat {
    fn from(side: Side) -> Seat {
        match side {
            Side::White => Seat::White,
            Side::Black => Seat::Black,
        }
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        match seat {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
        }
    }
}

/// The checkers on the board, in White's numbering.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checkers {
    /// 24 counts, White's 1-point first; positive: White's checkers, negative: Black's checkers.
    pub points: Vec<i8>,
    /// White's and Black's checkers on the bar.
    pub bar: (u8, u8),
    /// White's and Black's checkers borne off.
    pub off: (u8, u8),
}

/// One checker moved by one die, in the mover's numbering: 25 is the bar, 0 is off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    pub from: u8,
    pub to: u8,
}

/// The part of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Opening,
    Contact,
    Race,
    BearOff,
}

/// The severity of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    Good,
    Doubtful,
    Bad,
    VeryBad,
}

/// A play with its alternatives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Play {
    /// The best plays and the actual one, best first.
    pub candidates: Vec<Candidate>,
    /// The index of the actual play among them.
    pub played: u16,
    pub error: Amount,
    pub class: Severity,
    /// True if there was only one legal play.
    pub forced: bool,
    pub plies: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rollout: Option<Rollout>,
    /// The facts that explain a mistake.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<PlayFact>,
}

/// A possible play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// The notation, for example `8/5 6/5`.
    pub notation: String,
    pub moves: Vec<Move>,
    /// Equity of the side that plays, in units of the cube.
    pub equity: f64,
    #[serde(default)]
    pub standard_error: Option<f64>,
    /// The lookahead of this play in plies; `None` for a rollout, and in analyses of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plies: Option<u8>,
    /// The chances after the play.
    pub chances: Chances,
}

/// Chances, cumulative: gammons include backgammons.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    pub win: f64,
    pub win_gammon: f64,
    pub win_backgammon: f64,
    pub lose_gammon: f64,
    pub lose_backgammon: f64,
}

/// A choice with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CubeChoice {
    NoDouble,
    Double,
    Take,
    Pass,
    Beaver,
    Raccoon,
}

/// A cube decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Cube {
    /// The actual choice.
    pub choice: CubeChoice,
    /// The possible choices, best first.
    pub choices: Vec<CubeOption>,
    /// The chances of the side that decided, without the cube.
    pub chances: Chances,
    /// The equity of a double that is taken, for a choice between rolling and doubling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken: Option<f64>,
    /// True if it was best to play on for a gammon although the opponent would pass.
    pub too_good: bool,
    pub error: Amount,
    pub class: Severity,
    /// True if it counts as a decision.
    pub counted: bool,
    pub plies: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rollout: Option<Rollout>,
    /// The facts that explain a mistake.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<CubeFact>,
}

/// A choice with its equity.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct CubeOption {
    pub choice: CubeChoice,
    /// The equity of the side that decides, in units of the cube before the double.
    pub equity: f64,
    #[serde(default)]
    pub standard_error: Option<f64>,
}

/// The reason why a decision was rolled out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RolloutReason {
    /// Lookahead called the choice a mistake.
    Mistake,
    /// The best two choices were close.
    Close,
    /// Two depths preferred different choices.
    DepthsDisagree,
}

/// A rollout of a decision, and what it changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rollout {
    pub reason: RolloutReason,
    /// The number of games of each choice.
    pub games: u32,
    /// The best play by lookahead; `None` for a cube decision.
    pub play_before: Option<String>,
    /// The best choice by lookahead; `None` for a play.
    pub choice_before: Option<CubeChoice>,
    pub best_changed: bool,
    /// The cost of the actual choice by lookahead.
    pub error_before: Amount,
    /// The equity of the best choice minus that of the second best.
    pub margin: f64,
    /// The standard error of `margin`.
    pub margin_error: f64,
    /// The standard error of the cost of the actual choice.
    pub cost_error: f64,
    /// True if the best choice is clear, or the best two are as good as equal.
    pub decided: bool,
}

/// The analysis of another program, from the file of the match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Other {
    pub program: String,
    /// The name of the file in the library; none in the analysis of a file alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The games with their steps, as in `games` of the report.
    pub games: Vec<Vec<OtherStep>>,
    pub white: OtherTotals,
    pub black: OtherTotals,
}

/// The judgements of a step by another program.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct OtherStep {
    pub play: Option<OtherPlay>,
    pub cube: Option<OtherCube>,
}

/// Another program's judgement of a play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OtherPlay {
    pub best: String,
    /// The cost of the actual play; `None` if the program did not evaluate it.
    pub error: Option<f64>,
    /// The depth of the evaluation, as the program names it.
    pub level: String,
}

/// Another program's judgement of a choice with the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OtherCube {
    pub best: CubeChoice,
    pub error: f64,
    pub level: String,
}

/// The totals of one side over the decisions that both programs judged.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct OtherTotals {
    pub decisions: u32,
    pub own_rating: Option<f64>,
    pub other_rating: Option<f64>,
}

/// A shared position. It has no names, so that no player is shown without consent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Shared {
    pub plies: u8,
    pub stakes: Stakes,
    pub score: Both,
    pub crawford: bool,
    pub step: StoredAnalysisStep,
}

#[cfg(test)]
mod tests {
    use serde::{Serialize, de::DeserializeOwned};

    use super::*;

    /// Checks that `text` is parsed and written back byte for byte.
    fn stays<T: Serialize + DeserializeOwned>(text: &str) {
        let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&value).unwrap(), text);
    }

    const PLAY: &str = r#"{"seat":"white","position":"4HPwATDgc/ABMA","board":{"points":[-2,0,0,0,0,5,0,3,0,0,0,-5,5,0,0,0,-3,0,-5,0,0,0,0,2],"bar":[0,0],"off":[0,0]},"cube":1,"cube_owner":null,"phase":"opening","standing":0.52,"dice":[3,1],"luck":{"equity":0.21,"stake":0.03},"play":{"candidates":[{"notation":"8/5 6/5","moves":[{"from":8,"to":5},{"from":6,"to":5}],"equity":0.16,"standard_error":0.002,"chances":{"win":0.55,"win_gammon":0.17,"win_backgammon":0.01,"lose_gammon":0.12,"lose_backgammon":0.0}}],"played":0,"error":{"equity":0.0,"stake":0.0},"class":"good","forced":false,"plies":2,"rollout":{"reason":"close","games":1296,"play_before":"24/23 13/10","choice_before":null,"best_changed":true,"error_before":{"equity":0.01,"stake":0.001},"margin":0.05,"margin_error":0.01,"cost_error":0.0,"decided":true}},"decision":null}"#;
    const CUBE: &str = r#"{"seat":"black","position":"4HPwATDgc/ABMA","board":{"points":[],"bar":[0,1],"off":[0,0]},"cube":2,"cube_owner":"black","phase":"bear_off","standing":-0.3,"dice":null,"luck":null,"play":null,"illegal":"13/8","decision":{"choice":"take","choices":[{"choice":"pass","equity":-1.0,"standard_error":null}],"chances":{"win":0.2,"win_gammon":0.0,"win_backgammon":0.0,"lose_gammon":0.0,"lose_backgammon":0.0},"too_good":false,"error":{"equity":0.1,"stake":0.02},"class":"very_bad","counted":true,"plies":2}}"#;

    /// Texts as version 1 wrote them.
    #[test]
    fn stored_analyses_keep_their_form() {
        stays::<StoredAnalysisStep>(PLAY);
        stays::<StoredAnalysisStep>(CUBE);
        stays::<Stakes>(r#"{"kind":"match","length":7}"#);
        stays::<Stakes>(r#"{"kind":"money","jacoby":true,"beavers":false}"#);
        stays::<Stakes>(r#"{"kind":"cubeless"}"#);
        let tally = r#"{"decisions":1,"error":{"equity":0.1,"stake":0.1},"performance_rating":50.0,"doubtful":0,"bad":1,"very_bad":0}"#;
        let totals = format!(
            r#"{{"all":{tally},"plays":{tally},"doubles":{tally},"answers":{tally},"opening":{tally},"contact":{tally},"race":{tally},"bear_off":{tally},"rolls":4,"luck":{{"equity":0.1,"stake":0.1}},"snowie_error_rate":null}}"#
        );
        let others = r#"[{"program":"XG","games":[[{"play":{"best":"8/5 6/5","error":null,"level":"3-ply"},"cube":null},{"play":null,"cube":{"best":"no_double","error":0.0,"level":"2-ply"}}]],"white":{"decisions":1,"own_rating":0.0,"other_rating":0.0},"black":{"decisions":0,"own_rating":null,"other_rating":null}}]"#;
        let report = |others: &str| {
            format!(
                r#"{{"plies":2,"rollout_games":0,"white":"","black":"","stakes":{{"kind":"cubeless"}},"games":[{{"score":{{"white":0,"black":0}},"crawford":false,"winner":"white","points":1,"standing":0.5,"steps":[{PLAY},{CUBE}]}}],"white_totals":{totals},"black_totals":{totals},"result":1.0,"without_luck":0.9{others}}}"#
            )
        };
        stays::<StoredAnalysis>(&report(""));
        stays::<StoredAnalysis>(&report(&format!(r#","others":{others}"#)));
        stays::<Shared>(&format!(
            r#"{{"plies":2,"stakes":{{"kind":"cubeless"}},"score":{{"white":1,"black":2}},"crawford":true,"step":{CUBE}}}"#
        ));
    }
}
