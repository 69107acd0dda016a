//! Glicko-2, for players and puzzles.
//!
//! An answer is a game between the player and the puzzle, as on other sites. The player wins it by solving the
//! puzzle. Each answer is a rating period of its own. The formula is Mark Glickman's, "Example of the Glicko-2
//! system" (2022), as the library `skillratings` computes it.

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

/// A Glicko-2 rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glicko {
    /// The rating; 1500 is average.
    pub rating: f64,
    /// The rating deviation: the true rating is within two deviations with a probability of 95 %.
    pub deviation: f64,
    /// The expected fluctuation of the rating.
    pub volatility: f64,
}

/// The range of ratings.
const RATING: [f64; 2] = [400.0, 3200.0];
/// The range of deviations. The lower bound ensures that a rating never stops changing.
const DEVIATION: [f64; 2] = [45.0, 350.0];
/// The range of volatilities.
const VOLATILITY: [f64; 2] = [0.03, 0.1];
/// The deviation up to which a rating is provisional.
const PROVISIONAL: f64 = 110.0;

impl Glicko {
    /// The rating before the first answer.
    pub const NEW: Self = Self { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// Returns the rating of a puzzle whose difficulty was only estimated.
    #[must_use]
    pub const fn estimated(rating: f64) -> Self {
        Self { rating, deviation: 200.0, volatility: 0.06 }
    }

    /// Returns true if few answers support the rating.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// Returns both ratings after an answer of this player to `puzzle`: the player's first.
    #[must_use]
    pub fn after_answer(self, puzzle: Self, solved: bool) -> [Self; 2] {
        let outcome = if solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (player, puzzle) = glicko2(&self.into(), &puzzle.into(), &outcome, &Glicko2Config::new());
        [player, puzzle].map(|after| {
            let within = |value: f64, [low, high]: [f64; 2]| value.clamp(low, high);
            Self {
                rating: within(after.rating, RATING),
                deviation: within(after.deviation, DEVIATION),
                volatility: within(after.volatility, VOLATILITY),
            }
        })
    }
}

impl From<Glicko> for Glicko2Rating {
    fn from(Glicko { rating, deviation, volatility }: Glicko) -> Self {
        Self { rating, deviation, volatility }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_solver_gains_what_fits_and_the_puzzle_loses() {
        let [player, puzzle] = Glicko::NEW.after_answer(Glicko::estimated(1500.0), true);
        assert!(player.rating > 1600.0 && player.deviation < 350.0, "{player:?}");
        assert!(puzzle.rating < 1500.0 && puzzle.deviation < 200.0, "{puzzle:?}");
        // The rating of a new player changes more than that of the puzzle, whose deviation is smaller.
        assert!(player.rating - 1500.0 > 1500.0 - puzzle.rating);
        let [missed, harder] = Glicko::NEW.after_answer(Glicko::estimated(1500.0), false);
        assert!(missed.rating < 1400.0 && harder.rating > 1500.0);
    }

    #[test]
    fn a_hard_puzzle_is_worth_more_than_an_easy_one() {
        let gain = |rating| Glicko::NEW.after_answer(Glicko::estimated(rating), true)[0].rating;
        assert!(gain(2000.0) > gain(1500.0) && gain(1500.0) > gain(1000.0));
    }

    #[test]
    fn many_answers_stay_within_the_bounds() {
        for solved in [true, false] {
            let (mut player, mut puzzle) = (Glicko::NEW, Glicko::estimated(2200.0));
            for _ in 0..2_000 {
                [player, puzzle] = player.after_answer(puzzle, solved);
                for one in [player, puzzle] {
                    assert!((400.0..=3200.0).contains(&one.rating), "{one:?}");
                    assert!((45.0..=350.0).contains(&one.deviation), "{one:?}");
                }
            }
        }
    }

    #[test]
    fn a_rating_is_provisional_until_enough_answers_support_it() {
        let mut player = Glicko::NEW;
        for number in 0..60 {
            assert!(number > 2 || player.is_provisional(), "after {number} answers");
            let puzzle = Glicko { deviation: 60.0, ..Glicko::estimated(1500.0) };
            [player, _] = player.after_answer(puzzle, number % 2 == 0);
        }
        assert!(!player.is_provisional(), "{player:?}");
    }
}
