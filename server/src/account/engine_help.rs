//! Whether somebody plays better over many matches than people do: Wald's sequential test of two hypotheses.
//!
//! A match gives one number, its PR (500 times the mean error of its decisions). At the best events the field has a mean
//! PR of 4.4 with a standard deviation of 2.1 a match. No player is known who averages below 3.0 over events, so an honest
//! player has a mean of at least 3.0, and one who is helped by an engine one of 1.5 or less. Each match adds the logarithm
//! of how much likelier it is with help than without. Because the sum of such a test exceeds `ln(1 / a)` at any time for
//! at most the share `a` of honest players, however long they play, the limit of 6.9 is reached by at most one in a
//! thousand of those who are as strong as the strongest known. The test below simulates it.
//!
//! A match of few decisions says little, so it weighs as little: its PR varies by as much more.

/// The mean PR of the strongest people known, over events.
const HONEST_PR: f64 = 3.0;
/// The mean PR from which on help is likely.
const HELPED_PR: f64 = 1.5;
/// The variance of the PR of a match at the best events, 2.1 squared.
const VARIANCE: f64 = 4.41;
/// So many decisions make a whole match of it.
const DECISIONS_WHOLE: f64 = 100.0;
/// ln 1000: at most one honest player in a thousand comes here.
pub(crate) const EVIDENCE_LIMIT: f64 = 6.907_755_278_982_137;
/// One match says nothing.
const MATCHES_MIN: usize = 10;

/// A match of a player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Sample {
    /// 500 times the mean error of its decisions.
    pub(crate) performance_rating: f64,
    pub(crate) decisions: u32,
}

/// What a player's matches come to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Evidence {
    /// The logarithm of how much likelier they are with help, at its highest since the tenth match.
    pub(crate) strength: f64,
    pub(crate) matches: usize,
}

impl Evidence {
    /// Whether a moderator should look.
    pub(crate) fn is_enough(self) -> bool {
        self.strength >= EVIDENCE_LIMIT
    }
}

/// Weighs a player's matches in the order in which they were played; none: there are too few.
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
    use super::*;

    /// Equal numbers in every run, evenly in 0..1.
    struct Chance(u64);

    impl Chance {
        #[expect(clippy::cast_precision_loss, reason = "53 bits fit a double")]
        fn next(&mut self) -> f64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut bits = self.0;
            bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((bits ^ bits >> 31) >> 11) as f64 / (1_u64 << 53) as f64
        }

        /// Two exponential numbers: never below zero, skewed as PRs are, with a standard deviation of 0.71 means. With a
        /// mean of 3.0 that is the 2.1 of the best events.
        fn performance_rating(&mut self, mean: f64) -> f64 {
            -((1.0 - self.next()).ln() + (1.0 - self.next()).ln()) * mean / 2.0
        }
    }

    /// How many of `players` are pointed to within `matches`.
    fn pointed_to(chance: &mut Chance, mean: f64, players: usize, matches: usize) -> usize {
        let is_pointed_to = |chance: &mut Chance| {
            let samples: Vec<Sample> = (0..matches)
                .map(|_| Sample { performance_rating: chance.performance_rating(mean), decisions: 120 })
                .collect();
            weigh(samples).is_some_and(Evidence::is_enough)
        };
        (0..players).filter(|_| is_pointed_to(chance)).count()
    }

    /// The figures that docs/moderation.md states.
    #[test]
    fn one_honest_player_in_a_thousand_is_pointed_to_and_nearly_everybody_with_help() {
        let mut chance = Chance(20_261_122);
        // As strong as the strongest, over 200 matches; and the field of the best events.
        assert!(pointed_to(&mut chance, 3.0, 4_000, 200) <= 4);
        assert_eq!(pointed_to(&mut chance, 4.4, 2_000, 200), 0);
        // An engine's play in nearly every decision shows in 30 matches, half of that in 100.
        assert!(pointed_to(&mut chance, 0.8, 1_000, 30) >= 990);
        assert!(pointed_to(&mut chance, 1.5, 1_000, 100) >= 950);
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
