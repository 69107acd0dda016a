//! Powers of ten, with the same result on every machine.
//!
//! `f64::powf` depends on the machine's mathematics library: its last bit may change with the operating system, the
//! processor or the compiler. A rating list that must be recomputed bit for bit cannot rely on it. This module
//! works with about 100 bits and rounds once at the end. It uses only operations whose last bit IEEE 754 defines.

/// A number as the unevaluated sum of two doubles, about 106 bits in all.
#[derive(Clone, Copy)]
struct Pair {
    high: f64,
    low: f64,
}

/// log2(10). The low part is the difference from the nearest double.
const LOG2_OF_10: Pair = Pair { high: std::f64::consts::LOG2_10, low: 1.661_617_516_973_592e-16 };
/// ln(2), in the same form.
const LN_OF_2: Pair = Pair { high: std::f64::consts::LN_2, low: 2.319_046_813_846_299_6e-17 };
/// The number of terms of the exponential series: ln(2)^28 / 28! is below 2^-110.
const SERIES_TERMS: u32 = 28;
/// From this exponent on, the result overflows a double.
const OVERFLOWS_FROM: f64 = 309.0;

/// Returns 10 to the power `x`, for `x` of zero or more. The result is infinite if it overflows.
pub(crate) fn ten_to_the(x: f64) -> f64 {
    if x >= OVERFLOWS_FROM {
        return f64::INFINITY;
    }
    // 10^x = 2^(x log2 10) = 2^whole * e^(fraction ln 2)
    let mut fraction = LOG2_OF_10.times(x);
    let mut power_of_two = 1.0;
    // Subtracting 1 and doubling are exact, so the whole part costs no precision.
    while fraction.high >= 1.0 {
        fraction.high -= 1.0;
        power_of_two *= 2.0;
    }
    let exponent = Pair::sum_of_ordered(fraction.high, fraction.low).times_pair(LN_OF_2);
    let mut series = Pair { high: 1.0, low: 0.0 };
    // From the last term to the first, so that the small terms are added to each other before the large ones.
    for term in (1..=SERIES_TERMS).rev() {
        series = series.times_pair(exponent).over(f64::from(term)).plus_one();
    }
    series.high * power_of_two
}

impl Pair {
    /// Returns the exact sum of two doubles, the first of which is larger in magnitude.
    fn sum_of_ordered(large: f64, small: f64) -> Pair {
        let high = large + small;
        Pair { high, low: small - (high - large) }
    }

    /// Multiplies by a double. A fused multiply-add rounds only once, so it yields the exact error of the product.
    fn times(self, factor: f64) -> Pair {
        let high = self.high * factor;
        let rest = self.high.mul_add(factor, -high);
        Pair::sum_of_ordered(high, self.low.mul_add(factor, rest))
    }

    fn times_pair(self, factor: Pair) -> Pair {
        let high = self.high * factor.high;
        let rest = self.high.mul_add(factor.high, -high);
        let cross = self.high.mul_add(factor.low, self.low * factor.high);
        Pair::sum_of_ordered(high, rest + cross)
    }

    fn over(self, divisor: f64) -> Pair {
        let high = self.high / divisor;
        let rest = (-high).mul_add(divisor, self.high);
        Pair::sum_of_ordered(high, (rest + self.low) / divisor)
    }

    fn plus_one(self) -> Pair {
        let (large, small) = if self.high.abs() > 1.0 { (self.high, 1.0) } else { (1.0, self.high) };
        let sum = Pair::sum_of_ordered(large, small);
        Pair::sum_of_ordered(sum.high, sum.low + self.low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Powers computed with 60 decimal digits and rounded once.
    const EXACT: [(f64, u64); 9] = [
        (0.1, 0x3ff4_248e_f8fc_2604),
        (0.2236, 0x3ffa_c640_077f_8ba4),
        (0.5, 0x4009_4c58_3ada_5b53),
        (1.0, 0x4024_0000_0000_0000),
        (2.0, 0x4059_0000_0000_0000),
        (0.111_803_398_874_989_48, 0x3ff4_b2a0_8202_5d08),
        (3.3, 0x409f_2d0c_9c4b_9258),
        (17.25, 0x4383_be2c_8fb5_68b2),
        (300.7, 0x7e5d_ef72_f609_c032),
    ];

    #[test]
    fn known_powers_are_right_to_the_last_bit() {
        for (x, bits) in EXACT {
            assert_eq!(ten_to_the(x).to_bits(), bits, "10^{x}");
        }
        assert_eq!(ten_to_the(0.0).to_bits(), 1.0_f64.to_bits());
        assert!(ten_to_the(308.3).is_infinite());
        assert!(ten_to_the(f64::INFINITY).is_infinite());
        assert!(ten_to_the(308.25).is_finite());
    }

    #[test]
    fn whole_powers_that_a_double_holds_are_exact() {
        let mut power = 1.0_f64;
        for x in 0..=22_u32 {
            assert_eq!(ten_to_the(f64::from(x)).to_bits(), power.to_bits(), "10^{x}");
            power *= 10.0;
        }
    }

    proptest! {
        #[test]
        fn never_more_than_a_bit_from_the_machines_own_power(x in 0.0_f64..300.0) {
            let own = ten_to_the(x);
            let machine = 10.0_f64.powf(x);
            prop_assert!(own.to_bits().abs_diff(machine.to_bits()) <= 1, "{own} {machine}");
        }
    }
}
