//! `fullprime engine cube`: decides whether to double, and how to answer a double.

use eval::{Context, CubeAction, CubeReply, Engine, Ply};
use records::{Xgid, XgidGame, XgidStage};
use rules::Role;
use serde::{Deserialize, Serialize};

use super::moment;

/// The position before a roll, or a double that waits for its answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Question {
    xgid: String,
}

/// The equities of the side that doubles or may double, in units of the cube before the double.
#[derive(Debug, Serialize)]
pub(super) struct Answer {
    no_double: f64,
    double_take: f64,
    double_pass: f64,
    action: &'static str,
}

/// Decides for the side that has to act.
pub(super) fn cube(engine: &Engine, ply: Ply, question: &Question) -> Result<Answer, String> {
    let xgid = moment::xgid(&question.xgid)?;
    let context = moment::context(&xgid)?;
    if xgid.cube.value.turns() >= u32::from(xgid.cube_max_turns) {
        return Err(format!("xgid: the cube is at {}, its limit in field 10", xgid.cube.value.get()));
    }
    let answering = match xgid.stage {
        XgidStage::ToRoll => false,
        XgidStage::Doubled => {
            may_have_doubled(&xgid, &context)?;
            true
        }
        XgidStage::Rolled(roll) => {
            return Err(format!("xgid: {roll} is thrown, so the cube can no longer be turned"));
        }
        XgidStage::Beavered | XgidStage::Raccooned => {
            return Err(
                "xgid: only doubles are decided on, not beavers that wait for their answer".to_owned()
            );
        }
    };
    let decision = engine.cube_decision(&xgid.position, &context, ply);
    Ok(Answer {
        no_double: moment::rounded(decision.no_double),
        double_take: moment::rounded(decision.double_take),
        double_pass: moment::rounded(decision.double_pass),
        action: if answering { reply_name(decision.reply) } else { action_name(decision.action) },
    })
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
