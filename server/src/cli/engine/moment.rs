//! Parses the fields of a question into positions, rolls and contexts. Errors are sentences.

use records::{PositionId, Xgid};
use rules::{Position, Roll};
use site::reviews::position::going_on;

pub(crate) use site::reviews::position::context;

/// Returns the position of an id. The game must not be over.
pub(super) fn position(id: &str) -> Result<Position, String> {
    let position = id.parse::<PositionId>().map_err(|error| format!("position: {error}"))?.position();
    going_on(&position).map_err(|error| format!("position: {error}"))?;
    Ok(position)
}

/// Returns the id of a position.
pub(super) fn id(position: Position) -> String {
    PositionId::from(position).to_string()
}

/// Returns the roll of two numbers.
pub(super) fn roll(dice: [i64; 2]) -> Result<Roll, String> {
    let [first, second] = dice;
    let pips = dice.map(|die| u8::try_from(die).unwrap_or(0));
    Roll::from_pips(pips).ok_or_else(|| format!("dice: a die shows 1 to 6, got [{first},{second}]"))
}

/// Parses an XGID. Its game must be in progress.
pub(super) fn xgid(text: &str) -> Result<Xgid, String> {
    let xgid = text.parse::<Xgid>().map_err(|error| format!("xgid: {error}"))?;
    going_on(&xgid.position).map_err(|error| format!("xgid: {error}"))?;
    Ok(xgid)
}

/// Rounds a number of the engine for the output: six digits after the decimal point, about the
/// precision of an `f32`.
pub(super) fn rounded(number: f32) -> f64 {
    // Adding zero turns a negative zero into zero.
    (f64::from(number) * 1e6).round() / 1e6 + 0.0
}
