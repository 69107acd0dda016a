//! From the texts of a question to positions, rolls and contexts, or to a sentence that says what is wrong.

use eval::{Context, CubeState, MatchScore, MoneyRules};
use records::{PositionId, Xgid, XgidGame};
use rules::{BySide, CubeOwner, CubeValue, MatchLength, Position, Role, Roll, Side};

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

/// Stakes, score and cube of an XGID, seen by the side whose turn it is.
pub(super) fn context(xgid: &Xgid) -> Result<Context, String> {
    let stakes = match xgid.game {
        XgidGame::Money { jacoby, beavers } => Context::money(MoneyRules { jacoby, beavers }),
        XgidGame::Match { length, crawford } => Context::match_play(match_score(xgid, length, crawford)?),
    };
    let owner = match xgid.cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(side) if side == xgid.turn => Some(Role::Mover),
        CubeOwner::Side(_) => Some(Role::Opponent),
    };
    Ok(stakes.with_cube(CubeState { value: xgid.cube.value, owner }))
}

fn match_score(xgid: &Xgid, length: MatchLength, crawford: bool) -> Result<MatchScore, String> {
    let away = |side: Side| length.points().saturating_sub(xgid.score[side]);
    let BySide { white, black } = BySide { white: away(Side::White), black: away(Side::Black) };
    if crawford && white != 1 && black != 1 {
        return Err("xgid: the Crawford game is the one after a side has come within a point of winning, \
                    which neither has"
            .to_owned());
    }
    if crawford && (xgid.cube.value != CubeValue::ONE || xgid.cube.owner != CubeOwner::Centred) {
        return Err("xgid: in the Crawford game nobody can have turned the cube".to_owned());
    }
    let (own_away, opponent_away) = match xgid.turn {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    Ok(MatchScore { own_away, opponent_away, crawford })
}

fn going_on(position: &Position) -> Result<(), &'static str> {
    match position.winner() {
        None => Ok(()),
        Some(Role::Mover) => Err("the game is over, the side on roll has borne off all its checkers"),
        Some(Role::Opponent) => Err("the game is over, the side not on roll has borne off all its checkers"),
    }
}

/// A number of the engine as it is written: six digits after the point, which is what single precision holds.
pub(super) fn rounded(number: f32) -> f64 {
    // Adding zero turns a negative zero into zero.
    (f64::from(number) * 1e6).round() / 1e6 + 0.0
}
