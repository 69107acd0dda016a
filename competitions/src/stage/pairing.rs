//! The pairing of a field by levels, without second meetings as long as possible. Swiss and lives use it.
//!
//! In order of weight, a pairing has
//! 1. the fewest second meetings,
//! 2. the least sum of the squares of the differences in level, so that entrants leave their score group as rarely and
//!    by as little as possible,
//! 3. few entrants who leave their group in two rounds running, and opponents half a group apart.
//!
//! The first two are exact (`matching.rs`). The third is improved by exchanges between two pairs until none helps. An
//! odd field leaves one entrant without an opponent: the last one of those with the fewest byes with whom the rest can
//! be paired without second meetings.

use std::collections::BTreeMap;

use super::matching::least_cost;

/// The cost of a second meeting. It exceeds the costs of all differences in level.
const MEETING_COST: i64 = 1 << 44;
/// The cost of an entrant who leaves the group for the second time running. It exceeds the costs of all distances.
const FLOAT_COST: i64 = 1 << 34;
/// Two entrants who have met more often count as this often, so that costs stay in range.
const MEETINGS_MAX: i64 = 64;

/// An entrant who is to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The place in the order of entry.
    pub place: usize,
    /// The score, or the number of lives. Candidates of the same level are a group.
    pub level: i64,
    /// The number of byes so far.
    pub byes: u32,
    /// True if the last opponent was of another level.
    pub has_floated: bool,
}

/// A pairing of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paired {
    /// The places of those who meet, the pair with the better first.
    pub pairs: Vec<(usize, usize)>,
    /// The place of the entrant with a bye.
    pub bye: Option<usize>,
}

/// A candidate with the position in the group.
#[derive(Clone, Copy, Debug)]
struct Spot {
    candidate: Candidate,
    position: i64,
    group_size: i64,
}

/// The encounters so far: how often two places have met.
#[derive(Clone, Debug, Default)]
pub(super) struct Meetings(BTreeMap<(usize, usize), i64>);

impl Meetings {
    /// Adds an encounter.
    pub(super) fn add(&mut self, one: usize, other: usize) {
        *self.0.entry((one.min(other), one.max(other))).or_default() += 1;
    }
}

/// Pairs a field, which is sorted from the best, so that the candidates of a level stand together.
pub(super) fn pair(field: &[Candidate], meetings: &Meetings) -> Paired {
    if field.len().is_multiple_of(2) {
        return Paired { pairs: pair_even(field, meetings).1, bye: None };
    }
    let fewest = field.iter().map(|candidate| candidate.byes).min().unwrap_or_default();
    let mut best: Option<(i64, Paired)> = None;
    for at in (0..field.len()).rev().filter(|at| field[*at].byes == fewest) {
        let mut rest = field.to_vec();
        let bye = rest.remove(at);
        let (again, pairs) = pair_even(&rest, meetings);
        let paired = Paired { pairs, bye: Some(bye.place) };
        if again == 0 {
            return paired;
        }
        if best.as_ref().is_none_or(|(least, _)| again < *least) {
            best = Some((again, paired));
        }
    }
    best.map_or(Paired { pairs: Vec::new(), bye: None }, |(_, paired)| paired)
}

/// Pairs an even number of candidates. Returns the weight of the second meetings, and the places of the pairs.
fn pair_even(field: &[Candidate], meetings: &Meetings) -> (i64, Vec<(usize, usize)>) {
    let costs = costs(field, meetings);
    let count = field.len();
    let cost = |one: usize, other: usize| costs[one * count + other];
    let spots = spots(field);
    let partners = least_cost(count, cost, &halves(&spots));
    let mut pairs: Vec<(usize, usize)> =
        (0..count).map(|one| (one, partners[one])).filter(|(one, other)| one < other).collect();
    improve(&mut pairs, |one, other| (cost(one, other), distance(&spots[one], &spots[other])));
    pairs.sort_unstable();
    let again = pairs.iter().map(|&(one, other)| cost(one, other) / MEETING_COST).sum();
    let place = |at: usize| field[at].place;
    (again, pairs.into_iter().map(|(one, other)| (place(one), place(other))).collect())
}

/// Returns the costs of all pairs, as far as second meetings and levels decide them.
fn costs(field: &[Candidate], meetings: &Meetings) -> Vec<i64> {
    let mut costs = Vec::with_capacity(field.len() * field.len());
    for one in field {
        costs.extend(field.iter().map(|other| (one.level - other.level).pow(2)));
    }
    let at: BTreeMap<usize, usize> = (0..).zip(field).map(|(at, candidate)| (candidate.place, at)).collect();
    for ((one, other), count) in &meetings.0 {
        let Some((one, other)) = at.get(one).zip(at.get(other)) else { continue };
        // Two second meetings are better than a third one.
        let cost = (*count).min(MEETINGS_MAX).pow(2) * MEETING_COST;
        costs[one * field.len() + other] += cost;
        costs[other * field.len() + one] += cost;
    }
    costs
}

fn spots(field: &[Candidate]) -> Vec<Spot> {
    let whole = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let groups = field.chunk_by(|one, other| one.level == other.level);
    let of_group = |group: &[Candidate]| -> Vec<Spot> {
        let group_size = whole(group.len());
        let positions = group.iter().enumerate();
        positions.map(|(at, &candidate)| Spot { candidate, position: whole(at), group_size }).collect()
    };
    groups.flat_map(of_group).collect()
}

/// Returns the pairs of the upper and the lower half of each group, as positions in the field.
fn halves(spots: &[Spot]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::with_capacity(spots.len() / 2);
    let mut begin = 0;
    for group in spots.chunk_by(|one, other| one.candidate.level == other.candidate.level) {
        let half = group.len() / 2;
        pairs.extend((begin..begin + half).map(|one| (one, one + half)));
        begin += group.len();
    }
    pairs
}

/// Returns how far a pair is from the best one of its kind. In a group, opponents should be half of it apart. Of two
/// groups, the last of the upper one should meet the first of the lower one.
fn distance(one: &Spot, other: &Spot) -> i64 {
    if one.candidate.level == other.candidate.level {
        return ((one.position - other.position).abs() - one.group_size / 2).pow(2);
    }
    let (upper, lower) =
        if one.candidate.level > other.candidate.level { (one, other) } else { (other, one) };
    let again = i64::from(one.candidate.has_floated) + i64::from(other.candidate.has_floated);
    (upper.group_size - 1 - upper.position).pow(2) + lower.position.pow(2) + again * FLOAT_COST
}

/// Exchanges opponents between two pairs as long as that lowers the sum of the costs.
fn improve(pairs: &mut [(usize, usize)], cost: impl Fn(usize, usize) -> (i64, i64)) {
    let sum = |one: (i64, i64), other: (i64, i64)| (one.0 + other.0, one.1 + other.1);
    let mut costs: Vec<(i64, i64)> = pairs.iter().map(|&(one, other)| cost(one, other)).collect();
    let mut is_better = true;
    while is_better {
        is_better = false;
        for first in 0..pairs.len() {
            for second in first + 1..pairs.len() {
                let ((a, b), (c, d)) = (pairs[first], pairs[second]);
                for (left, right) in [((a, c), (b, d)), ((a, d), (b, c))] {
                    let new = (cost(left.0, left.1), cost(right.0, right.1));
                    if sum(new.0, new.1) < sum(costs[first], costs[second]) {
                        let ordered = |(one, other): (usize, usize)| (one.min(other), one.max(other));
                        (pairs[first], pairs[second]) = (ordered(left), ordered(right));
                        (costs[first], costs[second]) = new;
                        is_better = true;
                        break;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
#[path = "pairing_tests.rs"]
mod tests;
