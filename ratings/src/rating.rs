//! The numbers behind a rating list. Each has its own type, so that they cannot be confused.

use std::fmt;

use thiserror::Error;

/// A player's strength in one list. It is kept at full double precision and shown with two decimals.
///
/// It is always finite, and may be negative.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Rating(f64);

/// A player's experience in one list: the sum of the weights of its rated matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Experience(u64);

/// The weight of a match, the `n` of the rating formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Weight(u32);

/// The rating lists that use the formula of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingList {
    /// Normal games, each rated separately, and tournaments without an entry fee.
    Casual,
    /// The formats that can be played for a stake, and tournaments with an entry fee.
    Stakes,
}

/// A player's standing in one list.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Standing {
    /// The rating, unrounded.
    pub rating: Rating,
    /// The experience gained so far.
    pub experience: Experience,
}

/// The error for a number that cannot be a rating.
#[derive(Clone, Copy, Debug, PartialEq, Error)]
#[error("a rating must be a finite number, got {0}")]
pub struct NotARating(pub f64);

/// The error for a number that cannot be the weight of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a match counts for at least 1, got {0}")]
pub struct NotAMatchWeight(pub u32);

impl Rating {
    /// The rating of every new player.
    pub const START: Rating = Rating(1500.0);

    /// Returns a rating.
    ///
    /// # Errors
    /// Returns [`NotARating`] if `value` is infinite or not a number.
    pub fn new(value: f64) -> Result<Rating, NotARating> {
        if value.is_finite() { Ok(Rating(value)) } else { Err(NotARating(value)) }
    }

    /// Returns the unrounded rating.
    pub fn value(self) -> f64 {
        self.0
    }

    /// Returns the rating after a change. It cannot overflow, because the formula changes a rating by a few hundred
    /// at most.
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
    /// The experience of every new player.
    pub const NONE: Experience = Experience(0);

    /// Returns experience with a stored value.
    pub fn new(value: u64) -> Experience {
        Experience(value)
    }

    /// Returns the sum of the weights of the matches played.
    pub fn value(self) -> u64 {
        self.0
    }

    /// Returns the experience after one more match. It saturates at the largest value, which no player reaches.
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
    /// The weight of one game of the Normal mode.
    pub const NORMAL_GAME: Weight = Weight(1);
    /// The weight of a game paid by the point.
    pub const SINGLE: Weight = Weight(2);
    /// The weight of three games without the cube.
    pub const THREE_GAMES: Weight = Weight(4);
    /// The weight of a match to five points.
    pub const FIVE_POINTS: Weight = Weight(5);

    /// Returns the weight of a match to `points` points, or any other agreed weight.
    ///
    /// # Errors
    /// Returns [`NotAMatchWeight`] if `points` is zero.
    pub fn new(points: u32) -> Result<Weight, NotAMatchWeight> {
        if points == 0 { Err(NotAMatchWeight(points)) } else { Ok(Weight(points)) }
    }

    /// Returns the `n` of the formula.
    pub fn value(self) -> u32 {
        self.0
    }
}

impl RatingList {
    /// Both lists, in display order.
    pub const ALL: [RatingList; 2] = [RatingList::Casual, RatingList::Stakes];

    /// Returns the name under which the list is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            RatingList::Casual => "casual",
            RatingList::Stakes => "stakes",
        }
    }

    /// Returns the list with this name, or `None` if the name is unknown.
    pub fn from_name(name: &str) -> Option<RatingList> {
        RatingList::ALL.into_iter().find(|list| list.name() == name)
    }
}

impl Standing {
    /// The standing of every new player.
    pub const NEW_PLAYER: Standing = Standing { rating: Rating::START, experience: Experience::NONE };

    /// Returns true if both numbers are equal to the last bit. `==` would not distinguish 0 from -0.
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
    fn ratings_must_be_finite_numbers() {
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
