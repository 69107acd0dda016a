//! A moment of a game in which a side decides.

use eval::{Context, CubeState, MatchScore, MoneyRules};
use records::{Xgid, XgidGame, XgidStage};
use rules::{Cube, CubeOwner, Role, Side};

/// A decision of a game: a play, a double, or the answer to a double.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position, the stakes and the stage: before the roll, rolled, or doubled.
    pub question: Xgid,
    /// The number of plays that both sides have made before it.
    pub plays_made: usize,
}

impl Moment {
    /// Returns the same moment at another stage.
    #[must_use]
    pub const fn at(self, stage: XgidStage) -> Self {
        Self { question: Xgid { stage, ..self.question }, ..self }
    }

    /// Returns the stakes, the score and the cube, as the side on roll sees them.
    #[must_use]
    pub fn context(&self) -> Context {
        let Xgid { turn, cube, score, game, .. } = self.question;
        let stakes = match game {
            XgidGame::Money { jacoby, beavers } => Context::money(MoneyRules { jacoby, beavers }),
            XgidGame::Match { length, crawford } => {
                let away = |side: Side| length.points().saturating_sub(score[side]).max(1);
                let (own_away, opponent_away) = (away(turn), away(turn.opponent()));
                Context::match_play(MatchScore { own_away, opponent_away, crawford })
            }
        };
        stakes.with_cube(CubeState { value: cube.value, owner: owner(cube, turn) })
    }
}

/// Returns the owner of a cube as `side` sees it.
fn owner(cube: Cube, side: Side) -> Option<Role> {
    match cube.owner {
        CubeOwner::Centred => None,
        CubeOwner::Side(owner) if owner == side => Some(Role::Mover),
        CubeOwner::Side(_) => Some(Role::Opponent),
    }
}
