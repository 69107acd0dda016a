//! Tests whether a player plays far below the own level against one opponent: a sequential test like that of
//! `engine_help.rs`, of one opponent against all others.
//!
//! A match gives one PR. PRs are never below zero and skewed; a gamma distribution with shape 2 fits them, whose
//! standard deviation is 0.71 times its mean. The hypotheses are that the mean against the opponent is the player's
//! own, and that it is twice that. With `m` the own mean, a match adds `2 * (PR / (2 * m) - ln 2)`, and less if it has
//! few decisions. The own mean comes from the matches with all others. It is an estimate, so its standard error is
//! added to it; that makes the test stricter. The sum exceeds `ln(1 / a)` at any time for at most the share `a` of
//! honest pairs. A player with many opponents has as many tests, so `a` is divided by their number. A test below
//! simulates this.
//!
//! Takes and passes are decisions, so a cube that is passed on purpose raises the PR. A resignation is no decision: the
//! page shows beside the evidence how many matches were given up.

use std::collections::BTreeMap;

use store::{
    AnyConn, DbError,
    fair_play::{self, Against, Sample, Style},
    id::UserId,
    people,
};
use wire::GiftSuspicion;

use crate::{integrity::engine_help::EVIDENCE_LIMIT, messages::ToWire};

/// The minimum number of matches with the opponent, and with all others.
const MATCHES_MIN: usize = 5;
/// The number of decisions from which a match has full weight.
const DECISIONS_WHOLE: f64 = 100.0;
/// The shape of the distribution of PRs.
const SHAPE: f64 = 2.0;
/// The factor of the PR of a player who loses on purpose.
const WORSE: f64 = 2.0;
/// The maximum number of lines.
const LINES_MAX: usize = 50;
/// The maximum number of matches that are named.
const MATCHES_SHOWN: usize = 5;

fn weight(sample: Sample) -> f64 {
    (f64::from(sample.decisions) / DECISIONS_WHOLE).min(1.0)
}

/// Returns the mean PR by decisions, and the sum of the matches' weights.
fn mean<'a>(samples: impl Iterator<Item = &'a Sample>) -> (f64, f64) {
    let (error, decisions, weights) = samples.fold((0.0, 0.0, 0.0), |(error, decisions, weights), sample| {
        let number = f64::from(sample.decisions);
        (error + sample.performance_rating * number, decisions + number, weights + weight(*sample))
    });
    (error / f64::max(decisions, 1.0), weights)
}

/// Weighs the matches with one opponent, in the order in which they were played, against all others. Returns `None` if
/// there are too few of either.
fn weigh(with_opponent: &[Sample], with_others: &[Sample], opponents: usize) -> Option<f64> {
    if with_opponent.len().min(with_others.len()) < MATCHES_MIN {
        return None;
    }
    let (own, weights) = mean(with_others.iter());
    let own = own * (1.0 + 1.0 / (SHAPE * weights.max(0.1)).sqrt());
    if own <= 0.0 {
        return None;
    }
    let mut sum = 0.0;
    let mut strength = f64::NEG_INFINITY;
    for sample in with_opponent {
        let likelier = (1.0 - 1.0 / WORSE) * sample.performance_rating / own - WORSE.ln();
        sum += SHAPE * weight(*sample) * likelier;
        strength = sum.max(strength);
    }
    let tests = u32::try_from(opponents.max(1)).map_or(f64::from(u32::MAX), f64::from);
    Some(strength - tests.ln())
}

/// Returns the pairs of a player with one opponent whose evidence is enough.
pub(super) fn found(connection: &mut AnyConn, styles: &[Style]) -> Result<Vec<GiftSuspicion>, DbError> {
    let mut found: Vec<(f64, UserId, Vec<Against>, Vec<Against>)> = Vec::new();
    for style in styles {
        let mut by_opponent: BTreeMap<UserId, Vec<Against>> = BTreeMap::new();
        for one in &style.against {
            by_opponent.entry(one.opponent).or_default().push(*one);
        }
        let tests = by_opponent.values().filter(|with| with.len() >= MATCHES_MIN).count();
        for (opponent, with) in by_opponent {
            let others: Vec<Against> =
                style.against.iter().filter(|one| one.opponent != opponent).copied().collect();
            let samples = |of: &[Against]| of.iter().rev().map(|one| one.sample).collect::<Vec<_>>();
            match weigh(&samples(&with), &samples(&others), tests) {
                Some(evidence) if evidence >= EVIDENCE_LIMIT => {
                    found.push((evidence, style.player, with, others))
                }
                Some(_) | None => {}
            }
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.truncate(LINES_MAX);
    let users =
        found.iter().flat_map(|(_, player, with, _)| [Some(*player), with.first().map(|one| one.opponent)]);
    let people = people::by_ids(connection, users.flatten().collect::<Vec<_>>())?;
    let name = |user: UserId| people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    let mut told = Vec::with_capacity(found.len());
    for (evidence, player, with, others) in found {
        let ids: Vec<_> = with.iter().map(|one| one.id).collect();
        let answer_errors = |of: &[Against]| {
            let number = f64::from(u32::try_from(of.len().max(1)).unwrap_or(u32::MAX));
            of.iter().map(|one| one.answer_errors).sum::<f64>() / number
        };
        told.push(GiftSuspicion {
            player: name(player),
            opponent: with.first().map(|one| name(one.opponent)).unwrap_or_default(),
            matches: u32::try_from(with.len()).unwrap_or(u32::MAX),
            performance_rating: mean(with.iter().map(|one| &one.sample)).0,
            other_matches: u32::try_from(others.len()).unwrap_or(u32::MAX),
            other_performance_rating: mean(others.iter().map(|one| &one.sample)).0,
            answer_errors: answer_errors(&with),
            other_answer_errors: answer_errors(&others),
            given_up: fair_play::given_up(connection, player, &ids)?,
            evidence,
            last_matches: ids.iter().take(MATCHES_SHOWN).map(|id| id.to_wire()).collect(),
        });
    }
    Ok(told)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_xoshiro::SplitMix64;

    use super::*;

    /// A source of PRs, the same in every run.
    struct Chance(SplitMix64);

    impl Chance {
        fn sample(&mut self, mean: f64, decisions: u32) -> Sample {
            let mut exponential = || -(1.0 - self.0.random::<f64>()).ln();
            Sample { performance_rating: (exponential() + exponential()) * mean / 2.0, decisions }
        }

        fn samples(&mut self, mean: f64, number: usize) -> Vec<Sample> {
            (0..number).map(|_| self.sample(mean, 120)).collect()
        }
    }

    /// Returns how many of `players` are flagged, who play `with` matches with each of five opponents and `others`
    /// more. Against the first opponent their PR is `factor` times as high.
    fn flagged(chance: &mut Chance, factor: f64, (players, with, others): (usize, usize, usize)) -> usize {
        let is_flagged = |chance: &mut Chance| {
            let own = 3.0 + 12.0 * chance.0.random::<f64>();
            let opponents: Vec<Vec<Sample>> =
                (0..5).map(|one| chance.samples(if one == 0 { own * factor } else { own }, with)).collect();
            let rest = chance.samples(own, others);
            (0..5).any(|one| {
                let elsewhere = opponents.iter().enumerate().filter(|(other, _)| *other != one);
                let elsewhere: Vec<Sample> =
                    elsewhere.flat_map(|(_, samples)| samples).chain(&rest).copied().collect();
                weigh(&opponents[one], &elsewhere, 5).is_some_and(|evidence| evidence >= EVIDENCE_LIMIT)
            })
        };
        (0..players).filter(|_| is_flagged(chance)).count()
    }

    /// Checks the figures that docs/moderation.md states.
    #[test]
    fn one_honest_player_in_a_thousand_is_flagged_and_nearly_everybody_who_gives() {
        let mut chance = Chance(SplitMix64::seed_from_u64(20_261_129));
        assert!(flagged(&mut chance, 1.0, (4_000, 40, 20)) <= 4);
        assert!(flagged(&mut chance, 1.0, (4_000, 5, 5)) <= 4);
        // Three times as many errors show within 20 matches, twice as many within 60.
        assert!(flagged(&mut chance, 3.0, (500, 20, 20)) >= 475);
        assert!(flagged(&mut chance, 2.0, (500, 60, 20)) >= 450);
    }

    #[test]
    fn a_few_matches_say_nothing_and_short_ones_little() {
        let at = |performance_rating, decisions| Sample { performance_rating, decisions };
        assert_eq!(weigh(&[at(40.0, 120); 4], &[at(5.0, 120); 50], 1), None);
        assert_eq!(weigh(&[at(40.0, 120); 50], &[at(5.0, 120); 4], 1), None);
        let whole = weigh(&[at(40.0, 120); 6], &[at(5.0, 120); 50], 1).unwrap();
        let short = weigh(&[at(40.0, 12); 6], &[at(5.0, 120); 50], 1).unwrap();
        assert!(whole > EVIDENCE_LIMIT && short < whole / 5.0, "{whole} {short}");
        // Many opponents make many tests.
        assert!(weigh(&[at(40.0, 120); 6], &[at(5.0, 120); 50], 20).unwrap() < whole - 2.9);
    }
}
