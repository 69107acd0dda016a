//! The analysis board: any position, what it is worth, what to do in it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{AnalysedCandidate, AnalysisChances, Checkers, Score, Seat};

/// A position with everything that a decision depends on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionSetup {
    /// The checkers, in White's numbering. What is not on the board has been borne off.
    pub board: Checkers,
    /// Whose turn it is.
    pub on_roll: Seat,
    /// The dice, where they are thrown.
    pub dice: Option<(u8, u8)>,
    /// The value of the cube: 1, 2, 4 ...
    pub cube: u16,
    /// Who owns it; nobody while it is centred.
    pub cube_owner: Option<Seat>,
    /// How many points win the match; 0: money.
    pub length: u16,
    /// The points of both.
    pub score: Score,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// For money: gammons count only once the cube has been turned.
    pub jacoby: bool,
    /// For money: beavers are allowed.
    pub beavers: bool,
}

/// `POST /api/v1/positions`: a position by its id or as it is set up, and how deep to look.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// A GNU Backgammon position id, alone or with its match id behind a colon, or an XGID. Without it, `setup` counts.
    #[serde(default)]
    pub id: Option<String>,
    /// The position.
    #[serde(default)]
    pub setup: Option<PositionSetup>,
    /// How many rolls to look ahead, 0 to 2.
    pub plies: u8,
}

/// What a position is worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionStudy {
    /// The position as it was understood.
    pub setup: PositionSetup,
    /// The same as an XGID.
    pub xgid: String,
    /// The same as GNU Backgammon's position and match id.
    pub gnu_id: String,
    /// How far ahead was looked.
    pub plies: u8,
    /// Chances of the side on roll before its throw.
    pub chances: AnalysisChances,
    /// Its cubeful equity in units of the cube.
    pub equity: f64,
    /// The cube decision; none where the dice are thrown or no cube can be turned.
    pub cube: Option<PositionCube>,
    /// With dice: the best plays, the best first; empty without dice, or if nothing can be played.
    pub plays: Vec<AnalysedCandidate>,
}

/// A cube decision: equities of the side on roll in units of the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PositionCube {
    /// When it rolls.
    pub no_double: f64,
    /// When it doubles and the other side takes.
    pub double_take: f64,
    /// When it doubles and the other side passes.
    pub double_pass: f64,
    /// What it should do.
    pub action: PositionCubeAction,
    /// Whether the other side would rather turn the cube back.
    pub beaver: bool,
}

/// What the side on roll should do with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PositionCubeAction {
    /// Roll.
    NoDouble,
    /// Double, and the other side should take.
    DoubleTake,
    /// Double, and the other side should pass.
    DoublePass,
    /// Play on for a gammon: the other side would pass.
    TooGood,
}

/// `POST /api/v1/positions/rollout`: some games of a rollout. Parts with different seeds are independent, so whoever
/// asks adds them up for as long as the answer is not sure enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RolloutQuestion {
    /// The position.
    pub setup: PositionSetup,
    /// With dice: the play after which is rolled out, in the usual notation.
    #[serde(default)]
    pub play: Option<String>,
    /// Without dice: whether the cube has been doubled and taken before.
    #[serde(default)]
    pub doubled: bool,
    /// What the dice follow from.
    pub seed: u32,
}

/// A part of a rollout, for the side that is on roll in the question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RolloutPart {
    /// Games that were played.
    pub games: u32,
    /// Mean equity in units of the cube before a double.
    pub equity: f64,
    /// Its standard error.
    pub error: f64,
    /// Mean chances.
    pub chances: AnalysisChances,
}
