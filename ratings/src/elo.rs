//! The rating formula: Elo as used by backgammon servers.
//!
//! With D the difference of the ratings and n the weight of the match, the lower-rated player wins with probability
//!
//! ```text
//! P_u = 1 / (10^(D * sqrt(n) / 2000) + 1)
//! ```
//!
//! The winner gains and the loser loses `4 * K * sqrt(n) * P`. P is the probability of the result that did *not*
//! happen. K is `max(1, 5 - experience / 100)` for each player, from the experience before the match. The order of
//! operations below is part of the formula, because recomputed history must match bit for bit.

use crate::ten_to_the::ten_to_the;
use crate::{Experience, Rating, Standing, Weight};

/// The effect of one match on its two players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedMatch {
    /// The weight of the match.
    pub n: Weight,
    /// The winner's standing after the match.
    pub winner: Standing,
    /// The loser's standing after the match.
    pub loser: Standing,
    /// The difference of the two ratings before the match, never negative.
    pub d: f64,
    /// The probability, before the match, that the loser would win it.
    pub p: f64,
    /// The winner's K.
    pub k_winner: f64,
    /// The loser's K.
    pub k_loser: f64,
    /// The points added to the winner's rating.
    pub gain: f64,
    /// The points taken from the loser's rating.
    pub loss: f64,
}

/// Rates one finished match from the standings before it. Drawn matches are not rated.
pub fn rate(n: Weight, winner: Standing, loser: Standing) -> RatedMatch {
    let d = (winner.rating.value() - loser.rating.value()).abs();
    let root_n = f64::from(n.value()).sqrt();
    let p = loser_win_probability(n, winner.rating, loser.rating);
    let k_winner = k_factor(winner.experience);
    let k_loser = k_factor(loser.experience);
    let gain = 4.0 * k_winner * root_n * p;
    let loss = 4.0 * k_loser * root_n * p;
    RatedMatch {
        n,
        winner: Standing { rating: winner.rating.changed_by(gain), experience: winner.experience.after(n) },
        loser: Standing { rating: loser.rating.changed_by(-loss), experience: loser.experience.after(n) },
        d,
        p,
        k_winner,
        k_loser,
        gain,
        loss,
    }
}

/// Returns the P of the formula: the probability that `loser` would have won a match of weight `n` against
/// `winner`.
pub fn loser_win_probability(n: Weight, winner: Rating, loser: Rating) -> f64 {
    let d = (winner.value() - loser.value()).abs();
    let p_upset = 1.0 / (ten_to_the(d * f64::from(n.value()).sqrt() / 2000.0) + 1.0);
    if winner < loser { 1.0 - p_upset } else { p_upset }
}

/// Returns the K of a player with this experience: 5 for a new player, falling to 1 at 400.
pub fn k_factor(experience: Experience) -> f64 {
    // K is 1 from 400 on, so a saturated conversion to a small integer loses nothing.
    let counted = u16::try_from(experience.value()).unwrap_or(u16::MAX);
    (5.0 - f64::from(counted) / 100.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn standing(rating: f64, experience: u64) -> Standing {
        Standing { rating: Rating::new(rating).unwrap(), experience: Experience::new(experience) }
    }

    fn assert_near(actual: f64, expected: f64, within: f64) {
        assert!((actual - expected).abs() <= within, "{actual} is not {expected}");
    }

    #[test]
    fn two_newcomers_over_five_points() {
        let rated = rate(Weight::FIVE_POINTS, Standing::NEW_PLAYER, Standing::NEW_PLAYER);
        assert_near(rated.p, 0.5, 0.0);
        assert_near(rated.k_winner, 5.0, 0.0);
        assert_near(rated.k_loser, 5.0, 0.0);
        assert_near(rated.gain, 22.3607, 5e-5);
        assert_near(rated.loss, 22.3607, 5e-5);
        assert_eq!(rated.winner.rating.to_string(), "1522.36");
        assert_eq!(rated.loser.rating.to_string(), "1477.64");
        assert_eq!(rated.winner.experience.value(), 5);
        assert_eq!(rated.loser.experience.value(), 5);
    }

    #[test]
    fn an_upset_in_a_normal_game() {
        let rated = rate(Weight::NORMAL_GAME, standing(1500.0, 40), standing(1700.0, 500));
        assert_near(rated.d, 200.0, 0.0);
        assert_near(rated.p, 0.557_312, 5e-7);
        assert_near(rated.k_winner, 4.6, 1e-15);
        assert_near(rated.k_loser, 1.0, 0.0);
        assert_near(rated.gain, 10.2545, 5e-5);
        assert_near(rated.loss, 2.2292, 5e-5);
        assert_eq!(rated.winner.experience.value(), 41);
        assert_eq!(rated.loser.experience.value(), 501);
    }

    #[test]
    fn the_expected_result_moves_less() {
        let rated = rate(Weight::NORMAL_GAME, standing(1700.0, 500), standing(1500.0, 40));
        assert_near(rated.p, 0.442_688, 5e-7);
        assert_near(rated.gain, 4.0 * 0.442_688, 4e-6);
        assert_near(rated.loss, 4.0 * 4.6 * 0.442_688, 1e-5);
    }

    #[test]
    fn k_falls_to_one_and_stays() {
        let rows = [(0, 5.0), (1, 4.99), (40, 4.6), (100, 4.0), (399, 1.01), (400, 1.0), (401, 1.0)];
        for (experience, k) in rows {
            assert_near(k_factor(Experience::new(experience)), k, 1e-12);
        }
        assert_near(k_factor(Experience::new(u64::MAX)), 1.0, 0.0);
    }

    #[test]
    fn absurd_differences_still_give_numbers() {
        let rated = rate(Weight::new(u32::MAX).unwrap(), standing(f64::MAX, 0), standing(f64::MIN, 0));
        assert_near(rated.p, 0.0, 0.0);
        let upset = rate(Weight::new(u32::MAX).unwrap(), standing(f64::MIN, 0), standing(f64::MAX, 0));
        assert_near(upset.p, 1.0, 0.0);
        assert!(upset.winner.rating.value().is_finite() && upset.loser.rating.value().is_finite());
    }

    proptest! {
        #[test]
        fn both_outcomes_together_are_certain(a in 0.0_f64..3000.0, b in 0.0_f64..3000.0, n in 1_u32..25) {
            let n = Weight::new(n).unwrap();
            let (a, b) = (Rating::new(a).unwrap(), Rating::new(b).unwrap());
            let sum = loser_win_probability(n, a, b) + loser_win_probability(n, b, a);
            prop_assert!((sum - 1.0).abs() < 1e-15);
        }

        #[test]
        fn equal_experience_passes_points_on(
            a in 0.0_f64..3000.0, b in 0.0_f64..3000.0, e in 0_u64..800, n in 1_u32..25
        ) {
            let rated = rate(Weight::new(n).unwrap(), standing(a, e), standing(b, e));
            prop_assert_eq!(rated.gain.to_bits(), rated.loss.to_bits());
            prop_assert!(rated.gain >= 0.0);
        }
    }
}
