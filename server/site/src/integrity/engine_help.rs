//! Tests whether a player plays better over many matches than people do: Wald's sequential test of two hypotheses.
//!
//! A match gives one number, its PR (500 times the mean error of its decisions). At the best events the field has a
//! mean PR of 4.4 with a standard deviation of 2.1 for each match. No player is known to average below 3.0 over
//! events. So an honest player has a mean of at least 3.0, and one with the help of an engine a mean of 1.5 or less.
//! Each match adds the logarithm of its likelihood ratio, with help to without. The sum of such a test exceeds `ln(1
//! / a)` at any time for at most the share `a` of honest players, however long they play. So at most one in a
//! thousand honest players, even if all are as strong as the strongest known, reaches the limit of 6.9. A test below
//! simulates this.
//!
//! A match with few decisions has less weight, because its PR varies more.

use store::fair_play::Sample;

/// The mean PR of the strongest people known, over events.
const HONEST_PR: f64 = 3.0;
/// The mean PR of a player with the help of an engine.
const HELPED_PR: f64 = 1.5;
/// The variance of the PR of a match at the best events, 2.1 squared.
const VARIANCE: f64 = 4.41;
/// The number of decisions from which a match has full weight.
const DECISIONS_WHOLE: f64 = 100.0;
/// ln 1000: at most one honest player in a thousand reaches this sum.
pub(crate) const EVIDENCE_LIMIT: f64 = 6.907_755_278_982_137;
/// The minimum number of matches for a result.
const MATCHES_MIN: usize = 10;

/// The evidence of a player's matches.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Evidence {
    /// The highest sum of log likelihood ratios, help to no help, since the tenth match.
    pub(crate) strength: f64,
    pub(crate) matches: usize,
}

impl Evidence {
    /// Returns true if the evidence is enough for a moderator to look at the player.
    pub(crate) fn is_enough(self) -> bool {
        self.strength >= EVIDENCE_LIMIT
    }
}

/// Weighs a player's matches in the order in which they were played. Returns `None` if there are too few.
pub(crate) fn weigh(samples: impl IntoIterator<Item = Sample>) -> Option<Evidence> {
    let (mut sum, mut strength, mut matches) = (0.0, f64::NEG_INFINITY, 0);
    for sample in samples {
        let weight = (f64::from(sample.decisions) / DECISIONS_WHOLE).min(1.0);
        let middle = f64::midpoint(HONEST_PR, HELPED_PR);
        sum += weight * (HONEST_PR - HELPED_PR) / VARIANCE * (middle - sample.performance_rating);
        matches += 1;
        if matches >= MATCHES_MIN {
            strength = sum.max(strength);
        }
    }
    (matches >= MATCHES_MIN).then_some(Evidence { strength, matches })
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_xoshiro::SplitMix64;

    use super::*;

    /// A source of random numbers, uniform in 0..1 and the same in every run.
    struct Chance(SplitMix64);

    impl Chance {
        fn next(&mut self) -> f64 {
            self.0.random()
        }

        /// Returns the sum of two exponential numbers: never below zero, skewed as PRs are, with a standard deviation
        /// of 0.71 times the mean. With a mean of 3.0 that is the 2.1 of the best events.
        fn performance_rating(&mut self, mean: f64) -> f64 {
            -((1.0 - self.next()).ln() + (1.0 - self.next()).ln()) * mean / 2.0
        }
    }

    /// Returns how many of `players` reach the limit within `matches`.
    fn flagged(chance: &mut Chance, mean: f64, players: usize, matches: usize) -> usize {
        let is_flagged = |chance: &mut Chance| {
            let samples: Vec<Sample> = (0..matches)
                .map(|_| Sample { performance_rating: chance.performance_rating(mean), decisions: 120 })
                .collect();
            weigh(samples).is_some_and(Evidence::is_enough)
        };
        (0..players).filter(|_| is_flagged(chance)).count()
    }

    /// Checks the figures that docs/moderation.md states.
    #[test]
    fn one_honest_player_in_a_thousand_is_flagged_and_nearly_everybody_with_help() {
        let mut chance = Chance(SplitMix64::seed_from_u64(20_261_122));
        // Players as strong as the strongest known, over 200 matches; then the field of the best events.
        assert!(flagged(&mut chance, 3.0, 4_000, 200) <= 4);
        assert_eq!(flagged(&mut chance, 4.4, 2_000, 200), 0);
        // An engine's play in nearly every decision shows in 30 matches, in half of the decisions in 100 matches.
        assert!(flagged(&mut chance, 0.8, 1_000, 30) >= 990);
        assert!(flagged(&mut chance, 1.5, 1_000, 100) >= 950);
    }

    #[test]
    fn one_match_says_nothing_and_short_ones_little() {
        let perfect = |decisions| Sample { performance_rating: 0.0, decisions };
        assert_eq!(weigh([perfect(200); 9]), None);
        let whole = weigh([perfect(200); 10]).unwrap();
        assert!(whole.is_enough(), "{whole:?}");
        let short = weigh([perfect(20); 10]).unwrap();
        assert!(!short.is_enough() && (short.strength * 5.0 - whole.strength).abs() < 1e-9, "{short:?}");
    }
}
