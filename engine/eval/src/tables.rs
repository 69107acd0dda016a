//! The tables of an engine besides its nets.

use crate::bearoff::{Perfect, Solutions};
use crate::context::Context;
use crate::cubes::CubeGame;
use crate::efficiency::Efficiencies;
use crate::score::MatchEquities;
use rules::Position;

/// Everything that the values of cubes and of bear-offs are looked up in.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) equities: MatchEquities,
    pub(crate) efficiencies: Efficiencies,
    pub(crate) solutions: Solutions,
}

impl Tables {
    pub(crate) fn new(equities: MatchEquities) -> Self {
        Self { equities, efficiencies: Efficiencies::embedded(), solutions: Solutions::default() }
    }

    /// Returns the perfect values of a bear-off, if it is covered. `context` is that of the side on roll, and `game` is
    /// the game of the question.
    pub(crate) fn perfect<'a>(
        &self,
        position: &Position,
        context: &Context,
        game: &'a CubeGame<'a>,
    ) -> Option<Perfect<'a>> {
        Perfect::look_up_position(position, context, game, &self.solutions, &self.equities)
    }
}
