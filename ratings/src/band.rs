//! The rating class shown beside a player's name.

use std::fmt;

use crate::Rating;

/// Five classes of strength. The unrounded rating decides the class: 1799.99 is not yet in the top class, and
/// neither is 1799.996, although it is shown as 1800.00.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Less than 1500.
    Below1500,
    /// From 1500 to less than 1600.
    From1500,
    /// From 1600 to less than 1700.
    From1600,
    /// From 1700 to less than 1800.
    From1700,
    /// 1800 and more.
    Above1800,
}

impl Band {
    /// All bands in display order, the strongest first.
    pub const ALL: [Band; 5] =
        [Band::Above1800, Band::From1700, Band::From1600, Band::From1500, Band::Below1500];

    /// Returns the band of a rating.
    pub fn from_rating(rating: Rating) -> Band {
        let value = rating.value();
        if value >= 1800.0 {
            Band::Above1800
        } else if value >= 1700.0 {
            Band::From1700
        } else if value >= 1600.0 {
            Band::From1600
        } else if value >= 1500.0 {
            Band::From1500
        } else {
            Band::Below1500
        }
    }

    /// Returns the text shown.
    pub fn label(self) -> &'static str {
        match self {
            Band::Above1800 => "above 1800",
            Band::From1700 => "1700-1799",
            Band::From1600 => "1600-1699",
            Band::From1500 => "1500-1599",
            Band::Below1500 => "below 1500",
        }
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_belong_to_the_upper_band() {
        let rows = [
            (2100.0, "above 1800"),
            (1800.0, "above 1800"),
            (1_799.999_999, "1700-1799"),
            (1700.0, "1700-1799"),
            (1699.99, "1600-1699"),
            (1600.0, "1600-1699"),
            (1599.99, "1500-1599"),
            (1500.0, "1500-1599"),
            (1499.999, "below 1500"),
            (-20.0, "below 1500"),
        ];
        for (value, label) in rows {
            assert_eq!(Band::from_rating(Rating::new(value).unwrap()).to_string(), label, "{value}");
        }
    }

    #[test]
    fn bands_are_compared_unrounded() {
        let almost = Rating::new(1_799.996).unwrap();
        assert_eq!(almost.to_string(), "1800.00");
        assert_eq!(Band::from_rating(almost), Band::From1700);
    }

    #[test]
    fn stronger_bands_compare_greater() {
        assert!(Band::ALL.windows(2).all(|pair| pair[0] > pair[1]));
    }
}
