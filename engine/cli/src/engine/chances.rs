//! `fullprime engine eval`: the chances of the side on roll before it rolls.

use eval::{Engine, Ply};
use serde::{Deserialize, Serialize};

use super::moment;

/// A position as an id or an XGID.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChancesQuestion {
    position: Option<String>,
    xgid: Option<String>,
}

/// The cumulative chances of the side on roll, and their value in cubeless money points.
#[derive(Debug, Serialize)]
pub(super) struct ChancesAnswer {
    win: f64,
    win_gammon: f64,
    win_backgammon: f64,
    lose_gammon: f64,
    lose_backgammon: f64,
    equity: f64,
}

/// Evaluates the position before the roll. Dice, cube and score of an XGID are ignored.
pub(super) fn chances(
    engine: &Engine,
    ply: Ply,
    question: &ChancesQuestion,
) -> Result<ChancesAnswer, String> {
    let position = match (&question.position, &question.xgid) {
        (Some(id), None) => moment::position(id)?,
        (None, Some(xgid)) => moment::xgid(xgid)?.position,
        (Some(_), Some(_)) => return Err("either position or xgid, not both".to_owned()),
        (None, None) => return Err("position or xgid is missing".to_owned()),
    };
    let chances = engine.evaluate(&position, ply);
    Ok(ChancesAnswer {
        win: moment::rounded(chances.win),
        win_gammon: moment::rounded(chances.win_gammon),
        win_backgammon: moment::rounded(chances.win_backgammon),
        lose_gammon: moment::rounded(chances.lose_gammon),
        lose_backgammon: moment::rounded(chances.lose_backgammon),
        equity: moment::rounded(chances.equity()),
    })
}
