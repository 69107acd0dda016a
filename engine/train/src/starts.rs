//! The starts of self-play games.

use crate::games::scrambled;
use crate::random::Random;
use crate::truth::constructed;
use rules::Position;

/// The probabilities of the starts of self-play games. All other games begin at the opening.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Starts {
    /// The probability of a start after up to fifteen random plays.
    pub(crate) scrambled: f32,
    /// The probability of a constructed start of the families of the truth set.
    pub(crate) constructed: f32,
}

impl Starts {
    /// Draws a start.
    pub(crate) fn draw(self, random: &mut Random) -> Position {
        let share = random.unit();
        if share < self.scrambled {
            scrambled(random, 15)
        } else if share < self.scrambled + self.constructed {
            constructed(random)
        } else {
            Position::STARTING
        }
    }
}
