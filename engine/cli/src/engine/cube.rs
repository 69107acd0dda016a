//! `fullprime engine cube`: decides whether to double, and how to answer a double.

use eval::{Compared, Context, CubeAction, CubeDecision, CubeReply, Engine, Level};
use records::{Xgid, XgidGame, XgidStage};
use rules::Role;
use serde::{Deserialize, Serialize};

use super::moment;

/// The position before a roll, or a double that waits for its answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CubeQuestion {
    xgid: String,
}

/// The equities of the side that doubles or may double, in units of the cube before the double.
#[derive(Debug, Serialize)]
pub(super) struct CubeAnswer {
    no_double: f64,
    double_take: f64,
    double_pass: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    beaver: Option<BeaverAnswer>,
    action: &'static str,
    /// True if the equities are exact.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    exact: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    rollout: Option<RolledOut>,
}

/// The rollout of both sides of a double.
#[derive(Debug, Serialize)]
struct RolledOut {
    games: u32,
    no_double_error: f64,
    double_take_error: f64,
    /// The standard error of the difference between the two equities, without a beaver. It is smaller than their own
    /// errors suggest, because both sides are rolled out with the same dice.
    difference_error: f64,
}

impl RolledOut {
    fn from_compared(compared: &Compared, reply: CubeReply) -> RolledOut {
        let error = |at: usize| moment::rounded(compared.results[at].equity.standard_error);
        RolledOut {
            games: compared.results[0].games,
            no_double_error: error(0),
            // A beaver doubles what the double is worth.
            double_take_error: if reply == CubeReply::Beaver { 2.0 * error(1) } else { error(1) },
            difference_error: moment::rounded(compared.difference(0, 1).standard_error),
        }
    }
}

/// The equities of a doubler who has to answer a beaver, in the same units.
#[derive(Debug, Serialize)]
struct BeaverAnswer {
    take: f64,
    pass: f64,
    /// The equity after turning the cube once more. An XGID does not say whether raccoons are agreed.
    raccoon: f64,
}

/// A decision with the cube.
enum CubeTurn {
    /// To double or not.
    Double,
    /// The answer to a double.
    Reply,
    /// The doubler's answer to a beaver.
    ReplyToBeaver,
}

/// Decides for the side that has to act.
pub(super) fn cube(engine: &Engine, level: Level, question: &CubeQuestion) -> Result<CubeAnswer, String> {
    let xgid = moment::xgid(&question.xgid)?;
    let context = moment::context(&xgid)?;
    if xgid.cube.value.turns() >= u32::from(xgid.cube_max_turns) {
        return Err(format!("xgid: the cube is at {}, its limit in field 10", xgid.cube.value.get()));
    }
    let asked = match xgid.stage {
        XgidStage::ToRoll => CubeTurn::Double,
        XgidStage::Doubled => {
            may_have_doubled(&xgid, &context)?;
            CubeTurn::Reply
        }
        XgidStage::Beavered => {
            may_have_doubled(&xgid, &context)?;
            if !matches!(xgid.game, XgidGame::Money { beavers: true, .. }) {
                return Err("xgid: field 8 does not allow beavers".to_owned());
            }
            CubeTurn::ReplyToBeaver
        }
        XgidStage::Rolled(roll) => {
            return Err(format!("xgid: {roll} is thrown, so the cube can no longer be turned"));
        }
        XgidStage::Raccooned => {
            return Err("xgid: a raccoon takes effect at once, so there is nothing to decide".to_owned());
        }
    };
    let (decision, compared) = match level {
        Level::Search(ply) => (engine.cube_decision(&xgid.position, &context, ply), None),
        Level::Rollout => engine.judged_cube(&xgid.position, &context, 1),
    };
    Ok(CubeAnswer {
        no_double: moment::rounded(decision.no_double),
        double_take: moment::rounded(decision.double_take),
        double_pass: moment::rounded(decision.double_pass),
        beaver: matches!(asked, CubeTurn::ReplyToBeaver).then(|| beaver(&decision)),
        action: match asked {
            CubeTurn::Double => action_name(decision.action),
            CubeTurn::Reply => reply_name(decision.reply),
            CubeTurn::ReplyToBeaver if 2.0 * plain_take(&decision) > -2.0 * decision.double_pass => "take",
            CubeTurn::ReplyToBeaver => "pass",
        },
        exact: engine.is_exact(&xgid.position, &context),
        rollout: compared.as_ref().map(|compared| RolledOut::from_compared(compared, decision.reply)),
    })
}

/// Returns the doubler's equity if the opponent takes and does not beaver.
fn plain_take(decision: &CubeDecision) -> f32 {
    if decision.reply == CubeReply::Beaver { decision.double_take / 2.0 } else { decision.double_take }
}

/// Returns the equities of the answers to a beaver. A pass loses the value of the double; see `docs/cli.md`.
fn beaver(decision: &CubeDecision) -> BeaverAnswer {
    let take = plain_take(decision);
    BeaverAnswer {
        take: moment::rounded(2.0 * take),
        pass: moment::rounded(-2.0 * decision.double_pass),
        raccoon: moment::rounded(4.0 * take),
    }
}

fn may_have_doubled(xgid: &Xgid, context: &Context) -> Result<(), String> {
    if matches!(xgid.game, XgidGame::Match { crawford: true, .. }) {
        return Err("xgid: nobody may double in the Crawford game".to_owned());
    }
    if context.cube.owner == Some(Role::Opponent) {
        return Err("xgid: the cube is owned by the side that is to answer the double".to_owned());
    }
    Ok(())
}

fn action_name(action: CubeAction) -> &'static str {
    match action {
        CubeAction::NoDouble => "no double",
        CubeAction::DoubleTake => "double/take",
        CubeAction::DoublePass => "double/pass",
        CubeAction::TooGood => "too good",
    }
}

fn reply_name(reply: CubeReply) -> &'static str {
    match reply {
        CubeReply::Take => "take",
        CubeReply::Pass => "pass",
        CubeReply::Beaver => "beaver",
    }
}
