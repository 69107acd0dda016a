//! `fullprime engine best`: the legal plays of a roll, best first.

use eval::{Context, Engine, JudgedPlay, Level};
use records::XgidStage;
use rules::{Position, Roll};
use serde::{Deserialize, Serialize};

use super::moment;

/// A position and its dice, or an XGID that has them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BestQuestion {
    position: Option<String>,
    dice: Option<[i64; 2]>,
    xgid: Option<String>,
}

/// The plays, best first.
#[derive(Debug, Serialize)]
pub(super) struct BestAnswer {
    plays: Vec<BestPlay>,
}

/// One play.
#[derive(Debug, Serialize)]
struct BestPlay {
    /// The play in standard notation.
    play: String,
    /// The id of the position it leads to, with the opponent on roll.
    position: String,
    /// The equity for the side that plays, in units of the current cube.
    equity: f64,
    /// The depth of the evaluation of this play; the deepest come first. Absent for a play that was rolled out.
    #[serde(skip_serializing_if = "Option::is_none")]
    plies: Option<u8>,
    /// True if the equity is exact.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    rollout: Option<RolledOut>,
}

/// The rollout of a play.
#[derive(Debug, Serialize)]
struct RolledOut {
    games: u32,
    /// The standard error of the equity.
    equity_error: f64,
    /// The equity of the best play minus that of this one.
    behind: f64,
    /// The standard error of `behind`.
    behind_error: f64,
}

/// Ranks the legal plays.
pub(super) fn best(
    engine: &Engine,
    level: Level,
    top: usize,
    question: &BestQuestion,
) -> Result<BestAnswer, String> {
    let (position, roll, context) = subject(question)?;
    let is_exact = engine.is_exact(&position, &context);
    let plays: Vec<JudgedPlay> = match level {
        Level::Search(ply) => {
            let plays = engine.best_plays(&position, roll, &context, ply, top);
            plays.into_iter().map(|ranked| JudgedPlay { ranked, rollout: None }).collect()
        }
        Level::Rollout => engine.judged_plays(&position, roll, &context, 1),
    };
    Ok(BestAnswer { plays: plays.iter().take(top).map(|play| row(play, is_exact)).collect() })
}

fn subject(question: &BestQuestion) -> Result<(Position, Roll, Context), String> {
    match (&question.position, question.dice, &question.xgid) {
        (Some(id), Some(dice), None) => Ok((moment::position(id)?, moment::roll(dice)?, Context::CUBELESS)),
        (None, None, Some(text)) => {
            let xgid = moment::xgid(text)?;
            match xgid.stage {
                XgidStage::Rolled(roll) => Ok((xgid.position, roll, moment::context(&xgid)?)),
                XgidStage::ToRoll => Err("xgid: it has no dice to play".to_owned()),
                XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => {
                    Err("xgid: it has no dice to play, a double waits for its answer".to_owned())
                }
            }
        }
        (None, Some(_), Some(_)) => Err("dice: an xgid carries its own".to_owned()),
        (Some(_), _, Some(_)) => Err("either position and dice or xgid, not both".to_owned()),
        (Some(_), None, None) => Err("dice are missing".to_owned()),
        (None, _, None) => Err("position and dice, or xgid, are missing".to_owned()),
    }
}

fn row(judged: &JudgedPlay, exact: bool) -> BestPlay {
    let ranked = &judged.ranked;
    BestPlay {
        play: ranked.play.to_string(),
        position: moment::id(ranked.position),
        equity: moment::rounded(ranked.equity),
        plies: judged.rollout.is_none().then_some(ranked.ply.get()),
        exact,
        rollout: judged.rollout.map(|rollout| RolledOut {
            games: rollout.games,
            equity_error: moment::rounded(rollout.standard_error),
            behind: moment::rounded(rollout.behind.mean),
            behind_error: moment::rounded(rollout.behind.standard_error),
        }),
    }
}
