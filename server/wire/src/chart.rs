//! Charts of one decision at all scores of a match, and the opening reference.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Checkers, PositionCube, PositionSetup};

/// `POST /api/v1/positions/scores`: a position by its id or as a set-up. Its score is ignored, its cube is used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ScoresQuestion {
    /// A GNU Backgammon position id, alone or with its match id after a colon, or an XGID. Without it, `setup`
    /// counts.
    pub id: Option<String>,
    /// The position. With dice the chart is about the plays, without dice about the cube.
    pub setup: Option<PositionSetup>,
    /// With dice: the play whose cost is asked for, in the usual notation. Without it, the best play at the score of
    /// the position.
    pub play: Option<String>,
    /// The lookahead in plies, 0 or 1.
    pub plies: u8,
}

/// A decision at all scores up to 9-away.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreChart {
    /// The lookahead in plies.
    pub plies: u8,
    /// With dice: the play whose cost the cells show.
    pub play: Option<String>,
    /// The scores.
    pub cells: Vec<ScoreCell>,
}

/// A decision at one score, seen by the side on roll.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreCell {
    /// The points that the side on roll needs.
    pub own_away: u16,
    /// The points that the other side needs.
    pub opponent_away: u16,
    /// True in the Crawford game.
    pub crawford: bool,
    /// Without dice: the cube decision; null where the cube cannot be turned.
    pub cube: Option<PositionCube>,
    /// With dice: the best play, and the cost of the chart's play.
    pub play: Option<ScorePlay>,
}

/// The best play at a score.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScorePlay {
    /// The best play.
    pub best: String,
    /// Its equity in units of the cube.
    pub best_equity: f64,
    /// The equity of the best play minus that of the chart's play.
    pub cost: f64,
}

/// The opening reference: the 15 opening rolls, or the 21 replies to an opening roll and its play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpeningTable {
    /// The number of half-moves after which each rollout game was cut off and evaluated by the net.
    pub truncated_after: u32,
    /// The position before the rolls, with White on roll.
    pub board: Checkers,
    /// The rolls that are rolled out, in the order 21, 31, ...
    pub rolls: Vec<OpeningRoll>,
}

/// A roll of the reference.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpeningRoll {
    /// The dice, the higher first.
    pub dice: (u8, u8),
    /// The position with these dice as an XGID.
    pub xgid: String,
    /// The number of rollout games of each play.
    pub games: u32,
    /// The plays near the best, best first.
    pub plays: Vec<OpeningReferencePlay>,
}

/// A play of the reference. Equities are points of a money game without the Jacoby rule.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OpeningReferencePlay {
    /// The play.
    pub notation: String,
    /// The equity.
    pub equity: f64,
    /// The standard error of the equity.
    pub error: f64,
    /// The equity of the best play minus this one's.
    pub behind: f64,
    /// The standard error of `behind`. It is smaller than that of the equities, because the dice are the same.
    pub behind_error: f64,
    /// The chance of winning.
    pub win: f64,
    /// The chance of winning a gammon or backgammon.
    pub win_gammon: f64,
    /// The chance of losing a gammon or backgammon.
    pub lose_gammon: f64,
    /// True if the reference has replies to this play.
    pub replies: bool,
}
