//! From the texts of a question to positions, rolls and contexts, or to a sentence that says what is wrong.

use records::{PositionId, Xgid};
use rules::{Position, Roll};

pub(super) use crate::position::context;
use crate::position::going_on;

/// The position of an id, in which the game is still going on.
pub(super) fn position(id: &str) -> Result<Position, String> {
    let position = id.parse::<PositionId>().map_err(|error| format!("position: {error}"))?.position();
    going_on(&position).map_err(|error| format!("position: {error}"))?;
    Ok(position)
}

/// The id of a position.
pub(super) fn id(position: Position) -> String {
    PositionId::from(position).to_string()
}

/// The roll that two numbers stand for.
pub(super) fn roll(dice: [i64; 2]) -> Result<Roll, String> {
    let [first, second] = dice;
    let pips = dice.map(|die| u8::try_from(die).unwrap_or(0));
    Roll::from_pips(pips).ok_or_else(|| format!("dice: a die shows 1 to 6, got [{first},{second}]"))
}

/// What an XGID says, if a game is going on in it.
pub(super) fn xgid(text: &str) -> Result<Xgid, String> {
    let xgid = text.parse::<Xgid>().map_err(|error| format!("xgid: {error}"))?;
    going_on(&xgid.position).map_err(|error| format!("xgid: {error}"))?;
    Ok(xgid)
}

/// A number of the engine as it is written: six digits after the point, which is what single precision holds.
pub(super) fn rounded(number: f32) -> f64 {
    // Adding zero turns a negative zero into zero.
    (f64::from(number) * 1e6).round() / 1e6 + 0.0
}
