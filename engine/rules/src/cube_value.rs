//! The value of the doubling cube.

use std::fmt;

/// The value of the cube as a factor: a power of two from 1 to 4096. An unturned cube is worth 1, although the
/// physical cube then shows 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CubeValue(u16);

impl CubeValue {
    /// The value of an unturned cube.
    pub const ONE: Self = Self(1);
    /// The highest value. It cannot be doubled.
    pub const MAX: Self = Self(4096);

    /// Returns the cube value, or `None` if `value` is not a power of two up to [`CubeValue::MAX`].
    #[must_use]
    pub const fn new(value: u16) -> Option<Self> {
        if value.is_power_of_two() && value <= Self::MAX.0 { Some(Self(value)) } else { None }
    }

    /// Returns the factor.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Returns how many times the cube has been turned: the binary logarithm of the value.
    #[must_use]
    pub const fn turns(self) -> u32 {
        self.0.trailing_zeros()
    }

    /// Returns twice this value, or `None` at [`CubeValue::MAX`].
    #[must_use]
    pub const fn doubled(self) -> Option<Self> {
        Self::new(self.0 * 2)
    }
}

impl fmt::Display for CubeValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cube_doubles_up_to_4096_and_no_further() {
        let mut value = CubeValue::ONE;
        for turns in 1..=12 {
            value = value.doubled().unwrap();
            assert_eq!((value.get(), value.turns()), (1 << turns, turns));
        }
        assert_eq!((value, value.doubled()), (CubeValue::MAX, None));
        for refused in [0, 3, 6, 4095, 8192, 1 << 15] {
            assert_eq!(CubeValue::new(refused), None, "{refused}");
        }
    }
}
