//! What the model's player decides. Everything follows from a seed and the number of the event in the match that is
//! answered, so that it is the same whatever happens to the board on the way.

use rules::{LegalPlay, Roll, legal_plays};
use wire::Console;

use crate::{Checkers, Numbers};

/// One of so many turns begins with a double, where that is allowed.
const DOUBLE_ONCE_IN: u32 = 24;
/// One of so many doubles is passed.
const PASS_ONCE_IN: u32 = 4;

/// A player who plays at random, but always the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Player {
    pub(crate) seed: u64,
}

/// What is decided, so that decisions at one step do not hang together.
#[derive(Clone, Copy)]
enum About {
    Dice = 1,
    Play,
    Double,
    Answer,
}

impl Player {
    fn numbers(self, step: u32, about: About) -> Numbers {
        let mut numbers = Numbers::new(self.seed ^ (u64::from(step) << 8) ^ about as u64);
        numbers.next();
        numbers
    }

    /// What the dice show.
    pub(crate) fn dice(self, step: u32) -> (u8, u8) {
        let mut numbers = self.numbers(step, About::Dice);
        (numbers.die(), numbers.die())
    }

    /// The play of a roll, and where it leaves the checkers. None when what was told makes no sense.
    pub(crate) fn play(
        self,
        step: u32,
        checkers: &Checkers,
        mover: Console,
        dice: (u8, u8),
    ) -> Option<(LegalPlay, Checkers)> {
        let position = checkers.to_position(mover)?;
        let roll = Roll::from_pips([dice.0, dice.1])?;
        let plays = legal_plays(&position, roll);
        let legal = *plays.get(self.numbers(step, About::Play).below(plays.len()))?;
        Some((legal, Checkers::from_position(&legal.position.flip(), mover)))
    }

    /// Whether the turn begins with a double.
    pub(crate) fn doubles(self, step: u32) -> bool {
        self.numbers(step, About::Double).once_in(DOUBLE_ONCE_IN)
    }

    /// Whether an offer is accepted.
    pub(crate) fn takes(self, step: u32) -> bool {
        !self.numbers(step, About::Answer).once_in(PASS_ONCE_IN)
    }
}
