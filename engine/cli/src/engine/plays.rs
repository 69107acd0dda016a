//! `fullprime engine plays`: the positions after the legal plays of a roll.

use serde::{Deserialize, Serialize};

use super::moment;

/// A position and the roll thrown in it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlaysQuestion {
    position: String,
    dice: [i64; 2],
}

/// Every position that can be reached, with the opponent on roll.
#[derive(Debug, Serialize)]
pub(super) struct PlaysAnswer {
    positions: Vec<String>,
}

/// Returns every distinct position after a legal play, as ids in the order of their bytes.
pub(super) fn plays(question: PlaysQuestion) -> Result<PlaysAnswer, String> {
    let position = moment::position(&question.position)?;
    let mut found = Vec::new();
    rules::legal_positions(&position, moment::roll(question.dice)?, &mut found);
    let mut positions: Vec<String> = found.into_iter().map(moment::id).collect();
    positions.sort_unstable();
    Ok(PlaysAnswer { positions })
}
