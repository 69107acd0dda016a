//! The analysis board: evaluates any position.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{AnalysedCandidate, AnalysisChances, Checkers, Score, Seat};

/// A position with everything that a decision depends on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionSetup {
    /// The checkers, in White's numbering. Missing checkers have been borne off.
    pub board: Checkers,
    /// The side on turn.
    pub on_roll: Seat,
    /// The dice, if they are thrown.
    pub dice: Option<(u8, u8)>,
    /// The value of the cube: 1, 2, 4 ...
    pub cube: u16,
    /// The owner of the cube; null while it is centred.
    pub cube_owner: Option<Seat>,
    /// The length of the match in points; 0: money.
    pub length: u16,
    /// The score.
    pub score: Score,
    /// True in the Crawford game.
    pub crawford: bool,
    /// For money: true if gammons count only once the cube has been turned.
    pub jacoby: bool,
    /// For money: true if beavers are allowed.
    pub beavers: bool,
}

/// `POST /api/v1/positions`: a position by its id or as a set-up, and the lookahead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// A GNU Backgammon position id, alone or with its match id after a colon, or an XGID. Without it, `setup`
    /// counts.
    pub id: Option<String>,
    /// The position.
    pub setup: Option<PositionSetup>,
    /// The lookahead in plies, 0 to 2.
    pub plies: u8,
}

/// The evaluation of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionStudy {
    /// The position as it was parsed.
    pub setup: PositionSetup,
    /// The position as an XGID.
    pub xgid: String,
    /// The position as GNU Backgammon's position and match id.
    pub gnu_id: String,
    /// The lookahead in plies.
    pub plies: u8,
    /// True if the values are exact: every position that can follow is solved. The search depth then has no effect.
    pub exact: bool,
    /// The chances of the side on roll before its throw.
    pub chances: AnalysisChances,
    /// Its cubeful equity in units of the cube.
    pub equity: f64,
    /// The cube decision; null if the dice are thrown or the cube cannot be turned.
    pub cube: Option<PositionCube>,
    /// With dice: the best plays, the deepest lookahead first, and best first within a depth; empty without dice, or
    /// without a legal play.
    pub plays: Vec<AnalysedCandidate>,
}

/// A cube decision: equities of the side on roll in units of the cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionCube {
    /// The equity after rolling.
    pub no_double: f64,
    /// The equity after double and take.
    pub double_take: f64,
    /// The equity after double and pass.
    pub double_pass: f64,
    /// The best action.
    pub action: PositionCubeAction,
    /// True if the other side should beaver.
    pub beaver: bool,
}

/// The best cube action of the side on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
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

/// `POST /api/v1/positions/rollout`: some games of a rollout. Parts with different seeds are independent, so a
/// client can add them up until the result is accurate enough.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RolloutQuestion {
    /// The position.
    pub setup: PositionSetup,
    /// With dice: the play whose resulting position is rolled out, in the usual notation.
    pub play: Option<String>,
    /// Without dice: true if the cube has been doubled and taken before.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub doubled: bool,
    /// The seed of the dice.
    pub seed: u32,
}

/// A part of a rollout, from the view of the side on roll in the question.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RolloutPart {
    /// The number of games.
    pub games: u32,
    /// The mean equity in units of the cube before a double.
    pub equity: f64,
    /// The standard error of the equity.
    pub error: f64,
    /// The mean chances.
    pub chances: AnalysisChances,
}
