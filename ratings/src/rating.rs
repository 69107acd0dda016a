//! The numbers that ratings are made of: each a type of its own, so that no two can be confused.

use std::fmt;

use thiserror::Error;

/// A player's strength in one list. Kept at full double precision, shown to two decimals.
///
/// Always a finite number; it may fall below zero.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Rating(f64);

/// How much a player has played in one list: the sum of the weights of its rated matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Experience(u64);

/// What a match counts for, the `n` of the rating formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight(u32);

/// The rating lists that the formula of this crate keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingList {
    /// Games without a stake, each rated by itself.
    Normal,
    /// Matches with a stake.
    Price,
}

/// Where a player stands in one list.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Standing {
    /// The rating, unrounded.
    pub rating: Rating,
    /// The experience gained so far.
    pub experience: Experience,
}

/// A number that cannot be a rating.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error("a rating must be a finite number, got {0}")]
pub struct NotARating(pub f64);

/// A number that cannot be the weight of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a match counts for at least 1, got {0}")]
pub struct NotAMatchWeight(pub u32);

impl Rating {
    /// What every new player has.
    pub const START: Rating = Rating(1500.0);

    /// # Errors
    /// If `value` is infinite or not a number.
    pub fn new(value: f64) -> Result<Rating, NotARating> {
        if value.is_finite() { Ok(Rating(value)) } else { Err(NotARating(value)) }
    }

    /// The rating, unrounded.
    pub fn value(self) -> f64 {
        self.0
    }

    /// The rating after a change. The formula's changes are a few hundred at the most, far from overflowing.
    pub(crate) fn changed_by(self, change: f64) -> Rating {
        Rating(self.0 + change)
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.0)
    }
}

impl Experience {
    /// What every new player has.
    pub const NONE: Experience = Experience(0);

    /// Experience as it was stored.
    pub fn new(value: u64) -> Experience {
        Experience(value)
    }

    /// The sum of the weights of the matches played.
    pub fn value(self) -> u64 {
        self.0
    }

    /// The experience after one more match. It stops growing at the largest number it can hold, which nobody reaches.
    #[must_use]
    pub fn after(self, match_weight: Weight) -> Experience {
        Experience(self.0.saturating_add(u64::from(match_weight.0)))
    }
}

impl fmt::Display for Experience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Weight {
    /// One game of the Normal mode.
    pub const NORMAL_GAME: Weight = Weight(1);
    /// A game paid by the point.
    pub const SINGLE: Weight = Weight(2);
    /// Three games without the cube.
    pub const THREE_GAMES: Weight = Weight(4);
    /// A match to five points.
    pub const FIVE_POINTS: Weight = Weight(5);

    /// The weight of a match to `points` points, or any other weight that was agreed.
    ///
    /// # Errors
    /// If `points` is zero.
    pub fn new(points: u32) -> Result<Weight, NotAMatchWeight> {
        if points == 0 { Err(NotAMatchWeight(points)) } else { Ok(Weight(points)) }
    }

    /// The `n` of the formula.
    pub fn value(self) -> u32 {
        self.0
    }
}

impl RatingList {
    /// Both lists, in the order in which they are shown.
    pub const ALL: [RatingList; 2] = [RatingList::Normal, RatingList::Price];

    /// The name by which the list is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            RatingList::Normal => "normal",
            RatingList::Price => "price",
        }
    }

    /// The list of that name, if there is one.
    pub fn from_name(name: &str) -> Option<RatingList> {
        RatingList::ALL.into_iter().find(|list| list.name() == name)
    }
}

impl Standing {
    /// Where every player begins.
    pub const NEW_PLAYER: Standing = Standing { rating: Rating::START, experience: Experience::NONE };

    /// Whether both numbers are the same to the last bit. `==` does not tell 0 from -0.
    pub fn is_bit_for_bit(self, other: Standing) -> bool {
        self.rating.value().to_bits() == other.rating.value().to_bits() && self.experience == other.experience
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_show_two_decimals_and_keep_the_rest() {
        let rating = Rating::new(1_522.360_679_774_997_9).unwrap();
        assert_eq!(rating.to_string(), "1522.36");
        assert_eq!(rating.value().to_bits(), 1_522.360_679_774_997_9_f64.to_bits());
        assert_eq!(Rating::START.to_string(), "1500.00");
    }

    #[test]
    fn what_is_no_number_is_no_rating() {
        assert!(Rating::new(f64::NAN).is_err());
        assert_eq!(
            Rating::new(f64::INFINITY).unwrap_err().to_string(),
            "a rating must be a finite number, got inf"
        );
        assert!(Rating::new(-3.5).is_ok());
    }

    #[test]
    fn experience_grows_by_the_weight_and_never_overflows() {
        assert_eq!(Experience::new(40).after(Weight::FIVE_POINTS).value(), 45);
        assert_eq!(Experience::new(u64::MAX).after(Weight::SINGLE).value(), u64::MAX);
    }

    #[test]
    fn weights_are_those_of_the_modes() {
        let weights = [Weight::NORMAL_GAME, Weight::SINGLE, Weight::THREE_GAMES, Weight::FIVE_POINTS];
        assert_eq!(weights.map(Weight::value), [1, 2, 4, 5]);
        assert_eq!(Weight::new(0), Err(NotAMatchWeight(0)));
        assert_eq!(Weight::new(10).unwrap().value(), 10);
    }

    #[test]
    fn list_names_lead_back_to_the_lists() {
        for list in RatingList::ALL {
            assert_eq!(RatingList::from_name(list.name()), Some(list));
        }
        assert_eq!(RatingList::from_name("teams"), None);
    }
}
