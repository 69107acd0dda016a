//! Parses the fields of a question into positions, rolls and contexts. Errors are sentences.

use analysis::NoMoment;
use eval::Context;
use records::{PositionId, Xgid};
use rules::{Position, Roll};

/// Returns the stakes, score and cube of an XGID, as the side on turn sees them.
pub(crate) fn context(xgid: &Xgid) -> Result<Context, String> {
    analysis::context(xgid).map_err(|reason| format!("xgid: {}", sentence(reason)))
}

fn sentence(reason: NoMoment) -> &'static str {
    match reason {
        NoMoment::OverOnRoll => "The game is over: the side on roll has borne off all its checkers.",
        NoMoment::OverNotOnRoll => "The game is over: the side not on roll has borne off all its checkers.",
        NoMoment::NoCrawford => {
            "The Crawford game is the first game in which a side needs one point, in a match to more than one."
        }
        NoMoment::CubeTurnedInCrawford => "In the Crawford game nobody can have turned the cube.",
    }
}

/// Returns the position of an id. The game must not be over.
pub(super) fn position(id: &str) -> Result<Position, String> {
    let position = id.parse::<PositionId>().map_err(|error| format!("position: {error}"))?.position();
    analysis::going_on(&position).map_err(|reason| format!("position: {}", sentence(reason)))?;
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
    analysis::going_on(&xgid.position).map_err(|reason| format!("xgid: {}", sentence(reason)))?;
    Ok(xgid)
}

/// Rounds a number of the engine for the output: six digits after the decimal point, about the
/// precision of an `f32`.
pub(super) fn rounded(number: impl Into<f64>) -> f64 {
    // Adding zero turns a negative zero into zero.
    (number.into() * 1e6).round() / 1e6 + 0.0
}
