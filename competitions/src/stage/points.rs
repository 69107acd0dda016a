//! Points of standings.

use std::{fmt, iter::Sum, ops};

/// Points of an entrant, in quarters: a win is a point, a tie is half a point, and a product of two halves is a
/// quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    /// No point.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// A point.
    pub const ONE: Self = Self(4);

    /// Returns a whole number of points.
    #[must_use]
    pub fn whole(points: u32) -> Self {
        Self(4 * i64::from(points))
    }

    /// Returns a number of half points.
    #[must_use]
    pub fn halves(halves: u32) -> Self {
        Self(2 * i64::from(halves))
    }

    /// Returns the number of quarters of a point.
    #[must_use]
    pub const fn quarters(self) -> i64 {
        self.0
    }

    /// Returns these points times `share`, which is 0, a half or 1. Points are multiples of a half.
    #[must_use]
    pub const fn times(self, share: Self) -> Self {
        Self(self.0.saturating_mul(share.0) / 4)
    }
}

impl ops::Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl ops::AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl ops::Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, ops::Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = self.0.unsigned_abs() / 4;
        let rest = match self.0.unsigned_abs() % 4 {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        write!(f, "{sign}{whole}{rest}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_their_quarters() {
        let written = |quarters| Points(quarters).to_string();
        assert_eq!([0, 1, 2, 3, 4, 9].map(written), ["0", "0.25", "0.5", "0.75", "1", "2.25"]);
        assert_eq!([-1, -6].map(written), ["-0.25", "-1.5"]);
    }

    #[test]
    fn a_share_of_points_is_exact() {
        assert_eq!(Points::halves(5).times(Points::HALF).to_string(), "1.25");
        assert_eq!(Points::halves(5).times(Points::ONE), Points::halves(5));
        assert_eq!(Points::halves(5).times(Points::ZERO), Points::ZERO);
    }
}
