//! Doubling, taking, passing, beavers and raccoons.

use eval::{CubeReply, CubeState};
use rules::{CubeValue, Role};
use wire::{Command, CommandKind, MatchView};

use crate::{Choice, Effort, Mind, attention::wavering, difficulty, table::Table};

/// What the wavering of a cube decision is about; plays count from 0.
const DOUBLING: u64 = 1 << 32;
const ANSWERING: u64 = 2 << 32;
/// The level from which a bot turns a beaver or a raccoon.
const TURNS_BACK_FROM_LEVEL: u8 = 4;
/// A take that costs this much is seen to be wrong by anybody.
const CLEAR: f64 = 0.4;
/// How close a decision looks hard, in units of the cube.
const CLOSE: f64 = 0.06;

/// Doubles or rolls.
pub(crate) fn before_rolling(view: &MatchView, table: &Table, mind: &Mind<'_>) -> Choice {
    if !view.allowed.contains(&CommandKind::Double) {
        return Choice { command: Command::Roll, effort: Effort::Forced };
    }
    let (doubles, effort) = doubles(table, mind);
    Choice { command: if doubles { Command::Double } else { Command::Roll }, effort }
}

/// Whether the side on roll, which the cube lets double, does so.
pub(crate) fn doubles(table: &Table, mind: &Mind<'_>) -> (bool, Effort) {
    let character = mind.character;
    let decision = mind.engine.cube_decision(&table.position, &table.context, character.ply);
    let doubled = f64::from(decision.double_take.min(decision.double_pass));
    let gain = doubled - f64::from(decision.no_double);
    let seems = gain + wavers(table, mind, DOUBLING) - character.cube_caution;
    let effort = if gain.abs() < CLOSE { Effort::Hard } else { Effort::Forced };
    // However much it wavers, nobody doubles when behind or plays away a win that is certain.
    let is_ahead = decision.probabilities.equity() > 0.0;
    let is_too_good = decision.no_double > decision.double_pass;
    // Whoever is this far ahead takes the point and saves both the time.
    let is_clear = f64::from(decision.double_take - decision.double_pass) > CLEAR;
    (decision.may_double && is_ahead && !is_too_good && (seems > 0.0 || is_clear), effort)
}

/// Answers a double. `table` is seen by the doubler, who is on roll.
pub(crate) fn answer_double(view: &MatchView, table: &Table, mind: &Mind<'_>) -> Choice {
    let (reply, effort) = reply(table, view.allowed.contains(&CommandKind::Beaver), mind);
    let command = match reply {
        CubeReply::Take => Command::Take,
        CubeReply::Pass => Command::Pass,
        CubeReply::Beaver => Command::Beaver,
    };
    Choice { command, effort }
}

/// What a double is answered. `table` is seen by the doubler.
pub(crate) fn reply(table: &Table, may_beaver: bool, mind: &Mind<'_>) -> (CubeReply, Effort) {
    let character = mind.character;
    let decision = mind.engine.cube_decision(&table.position, &table.context, character.ply);
    if may_beaver && decision.reply == CubeReply::Beaver && character.level.number() >= TURNS_BACK_FROM_LEVEL
    {
        return (CubeReply::Beaver, Effort::Hard);
    }
    // What taking costs the taker beyond what passing costs it.
    let regret = f64::from(decision.double_take) - f64::from(decision.double_pass);
    let seems = regret + wavers(table, mind, ANSWERING);
    let effort = if regret.abs() < CLOSE * 2.0 { Effort::Hard } else { Effort::Easy };
    (if seems > 0.0 { CubeReply::Pass } else { CubeReply::Take }, effort)
}

/// Answers a beaver, as the doubler, who is on roll. `value` is the cube if the beaver is accepted.
pub(crate) fn answer_beaver(view: &MatchView, table: &Table, value: u16, mind: &Mind<'_>) -> Choice {
    let value = CubeValue::new(value).unwrap_or(table.context.cube.value);
    let beavered = table.context.with_cube(CubeState { value, owner: Some(Role::Opponent) });
    let equity = f64::from(mind.engine.equity(&table.position, &beavered, mind.character.ply));
    let may_raccoon = view.allowed.contains(&CommandKind::Raccoon);
    let command = if may_raccoon && equity > 0.0 && mind.character.level.number() >= TURNS_BACK_FROM_LEVEL {
        Command::Raccoon
    } else if equity < -0.5 {
        // Passing costs the cube before the beaver: half of what is at stake now.
        Command::Pass
    } else {
        Command::Take
    };
    Choice { command, effort: Effort::Hard }
}

/// How far its judgement of the cube wavers in this position.
fn wavers(table: &Table, mind: &Mind<'_>, matter: u64) -> f64 {
    mind.character.cube_wavering * difficulty::of_judging(&table.position) * wavering(mind.seed, matter)
}
