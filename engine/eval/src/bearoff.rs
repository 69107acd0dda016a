//! Bear-offs without a net.
//!
//! - **One-sided** (`one_sided`): the number of turns that 15 or fewer checkers on six points need, if each side plays
//!   for the fewest turns on average. The table has 54,264 positions and is computed on first use in about a tenth of
//!   a second, so it needs no file. The distributions are exact for this way of playing. It differs from perfect play
//!   by a few thousandths at the very end. A side may also have one checker outside its home board.
//! - **Two-sided** (`perfect`): perfect play of both sides, also with the cube, for money and at every match score,
//!   while few positions can follow. It takes precedence over the one-sided table and over any search.

mod endings;
mod home;
pub(crate) mod one_sided;
mod perfect;

use crate::board::Sides;
use crate::context::Context;
use crate::cube::Values;
use crate::cubes::{CubeGame, QuestionSide};
use crate::probabilities::Probabilities;
use crate::score::MatchEquities;
use home::{count, homes_of};
pub(crate) use one_sided::OneSided;
pub(crate) use perfect::{CubeFacts, Solutions};
use rules::Position;

/// The perfect values of a position, of all its plays, and of every position that can follow.
#[derive(Debug)]
pub(crate) struct Perfect<'a> {
    solved: perfect::Solved,
    game: &'a CubeGame<'a>,
}

impl<'a> Perfect<'a> {
    /// Returns the perfect values if the position is covered (see [`perfect`]). `context` is that of the side on
    /// roll, and `game` is the game of the question.
    pub(crate) fn look_up_position(
        position: &Position,
        context: &Context,
        game: &'a CubeGame<'a>,
        solutions: &Solutions,
        equities: &MatchEquities,
    ) -> Option<Self> {
        let [own, opp] = homes_of(&Sides::from(position))?;
        Some(Self {
            solved: perfect::Solved::look_up_homes(&own, &opp, context, game, solutions, equities)?,
            game,
        })
    }

    /// Returns the cubeless chances of a position that can follow, and its values at the game's cubes. `turn` is the
    /// side on roll there.
    pub(crate) fn look(&self, position: &Position, turn: QuestionSide) -> Option<(Probabilities, Values)> {
        let [own, opp] = homes_of(&Sides::from(position))?;
        (count(&own) > 0 && count(&opp) > 0).then(|| self.solved.look(&own, &opp, turn, self.game))
    }
}

impl Perfect<'_> {
    /// Returns the chances and the equity of the asker after its play, which leads to `position` with the other side
    /// on roll. The equity is in units of the context's cube.
    pub(crate) fn after(&self, position: &Position, context: &Context) -> (Probabilities, f32) {
        let game = self.game;
        let cube = game.present(context.cube);
        let (probabilities, value) = match self.look(position, QuestionSide::Other) {
            Some((theirs, values)) => {
                (theirs.flipped(), game.value_of_next(QuestionSide::Asker, &values, cube))
            }
            // The play bears off the last checker.
            None => {
                let won = Probabilities { win: 1.0, ..Probabilities::LOST };
                (won, game.dead(QuestionSide::Asker, &won, cube))
            }
        };
        (probabilities, game.outcomes(QuestionSide::Asker).normalised(value, context.cube.value))
    }
}

/// Returns what is known exactly at a leaf of a search, if each side has at most six checkers: see [`perfect::small`].
pub(crate) fn perfect_leaf(
    sides: &Sides,
    turn: QuestionSide,
    game: &CubeGame<'_>,
    solutions: &Solutions,
) -> Option<(f32, CubeFacts)> {
    let [own, opp] = homes_of(sides)?;
    perfect::small(&own, &opp, turn, game, solutions)
}
