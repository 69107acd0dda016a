//! Doubling, taking, passing, beavers and raccoons.

use eval::{CubeReply, CubeState};
use rules::{CubeValue, Role};
use wire::{Command, CommandKind, MatchView};

use crate::{Choice, Effort, Mind, attention::wavering, difficulty, table::OwnTable};

/// The number that identifies a doubling decision for [`wavering`]. Plays are numbered from 0, far below it.
const DOUBLING: u64 = 1 << 32;
/// The same for the answer to a double.
const ANSWERING: u64 = 2 << 32;
/// The lowest level of a bot that beavers or raccoons.
const TURNS_BACK_FROM_LEVEL: u8 = 4;
/// A take that costs more than this, in units of the cube, is obviously wrong.
const CLEAR: f64 = 0.4;
/// The margin within which a decision is hard, in units of the cube.
const CLOSE: f64 = 0.06;

/// Decides whether to double or to roll.
pub(crate) fn before_rolling(view: &MatchView, table: &OwnTable, mind: &Mind<'_>) -> Choice {
    if !view.allowed.contains(&CommandKind::Double) {
        return Choice { command: Command::Roll, effort: Effort::Forced };
    }
    let (doubles, effort) = doubles(table, mind);
    Choice { command: if doubles { Command::Double } else { Command::Roll }, effort }
}

/// Returns true if the side on roll, which may double, does so.
pub(crate) fn doubles(table: &OwnTable, mind: &Mind<'_>) -> (bool, Effort) {
    let character = mind.character;
    let decision = mind.engine.cube_decision(&table.position, &table.context, character.ply);
    let doubled = f64::from(decision.double_take.min(decision.double_pass));
    let gain = doubled - f64::from(decision.no_double);
    let seems = gain + wavers(table, mind, DOUBLING) - character.cube_caution;
    let effort = if gain.abs() < CLOSE { Effort::Hard } else { Effort::Forced };
    // Errors of judgement never make a bot double when it is behind or too good to double.
    let is_ahead = decision.probabilities.equity() > 0.0;
    let is_too_good = decision.no_double > decision.double_pass;
    // If a pass is clearly right, the bot doubles whatever its judgement. Cashing the game saves both players time.
    let is_clear = f64::from(decision.double_take - decision.double_pass) > CLEAR;
    (decision.may_double && is_ahead && !is_too_good && (seems > 0.0 || is_clear), effort)
}

/// Answers a double. `table` is the view of the doubler, who is on roll.
pub(crate) fn answer_double(view: &MatchView, table: &OwnTable, mind: &Mind<'_>) -> Choice {
    let (reply, effort) = reply(table, view.allowed.contains(&CommandKind::Beaver), mind);
    let command = match reply {
        CubeReply::Take => Command::Take,
        CubeReply::Pass => Command::Pass,
        CubeReply::Beaver => Command::Beaver,
    };
    Choice { command, effort }
}

/// Returns the answer to a double. `table` is the view of the doubler.
pub(crate) fn reply(table: &OwnTable, may_beaver: bool, mind: &Mind<'_>) -> (CubeReply, Effort) {
    let character = mind.character;
    let decision = mind.engine.cube_decision(&table.position, &table.context, character.ply);
    if may_beaver && decision.reply == CubeReply::Beaver && character.level.number() >= TURNS_BACK_FROM_LEVEL
    {
        return (CubeReply::Beaver, Effort::Hard);
    }
    // The equity that a take costs compared with a pass.
    let regret = f64::from(decision.double_take) - f64::from(decision.double_pass);
    let seems = regret + wavers(table, mind, ANSWERING);
    let effort = if regret.abs() < CLOSE * 2.0 { Effort::Hard } else { Effort::Easy };
    (if seems > 0.0 { CubeReply::Pass } else { CubeReply::Take }, effort)
}

/// Answers a beaver as the doubler, who is on roll. `value` is the cube if the beaver is accepted.
pub(crate) fn answer_beaver(view: &MatchView, table: &OwnTable, value: u16, mind: &Mind<'_>) -> Choice {
    let value = CubeValue::new(value).unwrap_or(table.context.cube.value);
    let beavered = table.context.with_cube(CubeState { value, owner: Some(Role::Opponent) });
    let equity = f64::from(mind.engine.equity(&table.position, &beavered, mind.character.ply));
    let may_raccoon = view.allowed.contains(&CommandKind::Raccoon);
    let command = if may_raccoon && equity > 0.0 && mind.character.level.number() >= TURNS_BACK_FROM_LEVEL {
        Command::Raccoon
    } else if equity < -0.5 {
        // Passing costs the cube before the beaver: half of the current stake.
        Command::Pass
    } else {
        Command::Take
    };
    Choice { command, effort: Effort::Hard }
}

/// Returns the error in the bot's judgement of the cube in this position.
fn wavers(table: &OwnTable, mind: &Mind<'_>, matter: u64) -> f64 {
    mind.character.cube_wavering
        * difficulty::of_judging(&table.position)
        * wavering(mind.seeds.attention, matter)
}
