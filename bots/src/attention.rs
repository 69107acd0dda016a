//! The random error in a bot's judgement. It depends only on a seed and on the decision, so a bot that is asked twice
//! makes the same error again.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

/// Returns a number from about -3.5 to 3.5, distributed nearly normally with mean 0 and standard deviation 1.
pub(crate) fn wavering(seed: u64, matter: u64) -> f64 {
    // Mixed twice, so that neighbouring questions do not get similar errors.
    let mut state = mix(seed ^ mix(matter));
    let mut sum = 0.0;
    // The sum of twelve uniformly distributed numbers has variance 1. Its thin tails rule out absurd errors.
    for _ in 0..12 {
        state = mix(state);
        let bits = u32::try_from(state >> 32).expect("half of the bits");
        sum += f64::from(bits) / f64::from(u32::MAX);
    }
    sum - 6.0
}

/// Returns a number below `count` that depends only on the seed; 0 if `count` is 0.
pub(crate) fn drawn(seed: u64, count: usize) -> usize {
    let count = u64::try_from(count).unwrap_or(u64::MAX).max(1);
    usize::try_from(mix(mix(seed)) % count).unwrap_or(0)
}

/// Returns the first number of the `SplitMix64` generator with this seed, as a hash of the seed.
fn mix(seed: u64) -> u64 {
    SplitMix64::seed_from_u64(seed).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_mean_0_and_standard_deviation_1() {
        let numbers: Vec<f64> = (0..20_000).map(|matter| wavering(7, matter)).collect();
        let mean = numbers.iter().sum::<f64>() / 20_000.0;
        let variance = numbers.iter().map(|number| number * number).sum::<f64>() / 20_000.0;
        assert!(mean.abs() < 0.03, "{mean}");
        assert!((variance - 1.0).abs() < 0.05, "{variance}");
    }

    #[test]
    fn the_same_subject_gives_the_same_error() {
        assert_eq!(wavering(1, 2).to_bits(), wavering(1, 2).to_bits());
        assert_ne!(wavering(1, 2).to_bits(), wavering(1, 3).to_bits());
        assert_ne!(wavering(1, 2).to_bits(), wavering(2, 2).to_bits());
    }
}
