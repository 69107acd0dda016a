//! The moment of a game that an XGID describes, as the engine sees it.

use eval::{Context, CubeState, MatchScore, MoneyRules};
use records::{Xgid, XgidGame};
use rules::{BySide, CubeOwner, CubeValue, MatchLength, Position, Role, Side};

/// The reason why a position or an XGID is no moment of a game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMoment {
    /// The side on roll has borne off all its checkers.
    OverOnRoll,
    /// The side not on roll has borne off all its checkers.
    OverNotOnRoll,
    /// No side is one point away in a Crawford game.
    NoCrawford,
    /// The cube is turned in a Crawford game.
    CubeTurnedInCrawford,
}

impl NoMoment {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoMoment::OverOnRoll => "over_on_roll",
            NoMoment::OverNotOnRoll => "over_not_on_roll",
            NoMoment::NoCrawford => "no_crawford",
            NoMoment::CubeTurnedInCrawford => "cube_turned_in_crawford",
        }
    }
}

/// Returns the stakes, score and cube of an XGID, as the side on turn sees them.
///
/// # Errors
/// Returns an error if the score or the cube is impossible.
pub fn context(xgid: &Xgid) -> Result<Context, NoMoment> {
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

fn match_score(xgid: &Xgid, length: MatchLength, crawford: bool) -> Result<MatchScore, NoMoment> {
    let away = |side: Side| length.points().saturating_sub(xgid.score[side]);
    let BySide { white, black } = BySide { white: away(Side::White), black: away(Side::Black) };
    if crawford && white != 1 && black != 1 {
        return Err(NoMoment::NoCrawford);
    }
    if crawford && (xgid.cube.value != CubeValue::ONE || xgid.cube.owner != CubeOwner::Centred) {
        return Err(NoMoment::CubeTurnedInCrawford);
    }
    let (own_away, opponent_away) = match xgid.turn {
        Side::White => (white, black),
        Side::Black => (black, white),
    };
    Ok(MatchScore { own_away, opponent_away, crawford })
}

/// Checks that the game is not over.
///
/// # Errors
/// Returns an error if a side has borne off all checkers.
pub fn going_on(position: &Position) -> Result<(), NoMoment> {
    match position.winner() {
        None => Ok(()),
        Some(Role::Mover) => Err(NoMoment::OverOnRoll),
        Some(Role::Opponent) => Err(NoMoment::OverNotOnRoll),
    }
}

#[cfg(test)]
mod tests {
    use eval::Stake;

    use super::*;

    const START: &str = "XGID=-b----E-C---eE---c-e----B-";

    fn at(rest: &str) -> Result<Context, NoMoment> {
        context(&format!("{START}:{rest}").parse().unwrap())
    }

    #[test]
    fn score_and_cube_are_seen_by_the_side_on_turn() {
        let (white, black) = (at("1:1:1:00:2:0:0:5:10").unwrap(), at("1:1:-1:00:2:0:0:5:10").unwrap());
        assert_eq!(white, black.flipped());
        assert_eq!(white.cube.owner, Some(Role::Mover));
        let Stake::Match(score) = white.stake else { panic!("a match") };
        assert_eq!((score.own_away, score.opponent_away, score.crawford), (3, 5, false));
    }

    #[test]
    fn impossible_crawford_games_are_refused() {
        assert!(at("0:0:1:00:4:0:1:5:10").is_ok());
        assert_eq!(at("0:0:1:00:2:0:1:5:10"), Err(NoMoment::NoCrawford));
        assert_eq!(at("1:1:1:00:4:0:1:5:10"), Err(NoMoment::CubeTurnedInCrawford));
    }
}
