//! Exact one-sided bear-off: how many turns 15 or fewer checkers in the home board need.
//!
//! 54,264 positions, computed once when first asked for (well under a second) and kept for the life of the process.
//! Each side plays for the fewest turns on average, so the chances are those of two players who do; that is exact
//! for the race as such, and differs from perfect two-sided play by a few thousandths at the very end.

use crate::board::Sides;
use crate::probabilities::Probabilities;
use std::sync::LazyLock;

/// Points of the home board.
const POINTS: usize = 6;
/// The most checkers.
const CHECKERS: usize = 15;
/// Turns that are told apart; nobody needs more than 32 with 15 checkers on the six-point (doublets aside).
const TURNS: usize = 32;

/// `[turn] -> chance that it takes exactly this many turns`; index 0 is "already done".
type Distribution = [f32; TURNS];

struct Table {
    /// `[index] -> turns until the last checker is off`.
    all_off: Vec<Distribution>,
    /// `[index] -> turns until the first checker is off`, only for positions of all 15 checkers, else empty.
    first_off: Vec<Distribution>,
    /// Where the positions of `n` checkers begin.
    offsets: [usize; CHECKERS + 2],
}

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

/// Ways to spread `n` checkers over `points` points.
const fn spreads(n: usize, points: usize) -> usize {
    // C(n + points - 1, points - 1), built so that each division is exact.
    let mut result = 1;
    let mut k = 1;
    while k < points {
        result = result * (n + k) / k;
        k += 1;
    }
    result
}

/// `[points][n] -> ways`, so that ranking a position is a few additions.
const SPREADS: [[usize; CHECKERS + 1]; POINTS + 1] = {
    let mut table = [[0; CHECKERS + 1]; POINTS + 1];
    let mut points = 1;
    while points <= POINTS {
        let mut n = 0;
        while n <= CHECKERS {
            table[points][n] = spreads(n, points);
            n += 1;
        }
        points += 1;
    }
    table
};

type Home = [u8; POINTS];

impl Table {
    fn new() -> Self {
        let mut offsets = [0; CHECKERS + 2];
        for (n, ways) in SPREADS[POINTS].iter().enumerate() {
            offsets[n + 1] = offsets[n] + ways;
        }
        let mut table = Self {
            all_off: vec![[0.0; TURNS]; offsets[CHECKERS + 1]],
            first_off: vec![[0.0; TURNS]; SPREADS[POINTS][CHECKERS]],
            offsets,
        };
        // Every move lowers the pip count, so positions in the order of their pips find their successors done.
        let mut order: Vec<(usize, Home)> = Vec::with_capacity(offsets[CHECKERS + 1]);
        for n in 0..=CHECKERS {
            each_spread(n, &mut |home| order.push((pips(home), *home)));
        }
        order.sort_by_key(|&(pips, home)| (pips, home));
        let mut mean = vec![0.0f32; table.all_off.len()];
        let mut first_mean = vec![0.0f32; table.first_off.len()];
        let mut reached = Vec::new();
        for (_, home) in order {
            table.fill(&home, &mut mean, &mut first_mean, &mut reached);
        }
        table
    }

    fn index(&self, home: &Home) -> usize {
        let checkers = count(home);
        self.offsets[checkers] + rank(home, checkers)
    }

    fn fill(&mut self, home: &Home, mean: &mut [f32], first_mean: &mut [f32], reached: &mut Vec<Home>) {
        let at = self.index(home);
        let checkers = count(home);
        if checkers == 0 {
            self.all_off[at][0] = 1.0;
            return;
        }
        let full = checkers == CHECKERS;
        let (mut all, mut first) = ([0.0; TURNS], [0.0; TURNS]);
        for a in 1..=POINTS {
            for b in 1..=a {
                let weight = if a == b { 1.0 / 36.0 } else { 2.0 / 36.0 };
                results(home, a, b, reached);
                let least = |cost: &dyn Fn(&Home) -> f32| {
                    reached.iter().copied().reduce(|x, y| if cost(&y) < cost(&x) { y } else { x })
                };
                let Some(best) = least(&|next| mean[self.index(next)]) else { continue };
                later(&mut all, &self.all_off[self.index(&best)], weight);
                if full {
                    let first_cost = |next: &Home| {
                        if count(next) < CHECKERS { 0.0 } else { first_mean[rank(next, CHECKERS)] + 1.0 }
                    };
                    let Some(best) = least(&first_cost) else { continue };
                    if count(&best) < CHECKERS {
                        first[1] += weight;
                    } else {
                        later(&mut first, &self.first_off[rank(&best, CHECKERS)], weight);
                    }
                }
            }
        }
        self.all_off[at] = all;
        mean[at] = average(&all);
        if full {
            let place = rank(home, CHECKERS);
            self.first_off[place] = first;
            first_mean[place] = average(&first);
        }
    }
}

/// Adds a distribution, one turn later.
fn later(sum: &mut Distribution, from: &Distribution, weight: f32) {
    for turn in 1..TURNS {
        sum[turn] += weight * from[turn - 1];
    }
    sum[TURNS - 1] += weight * from[TURNS - 1];
}

fn average(distribution: &Distribution) -> f32 {
    distribution.iter().zip(0u8..).map(|(p, turn)| p * f32::from(turn)).sum()
}

fn count(home: &Home) -> usize {
    home.iter().map(|&n| usize::from(n)).sum()
}

fn pips(home: &Home) -> usize {
    home.iter().zip(1..).map(|(&n, point)| usize::from(n) * point).sum()
}

/// The position's number among those with as many checkers.
fn rank(home: &Home, checkers: usize) -> usize {
    let mut left = checkers;
    let mut rank = 0;
    for (at, &n) in home[..POINTS - 1].iter().enumerate() {
        let points_after = POINTS - 1 - at;
        for fewer in 0..usize::from(n) {
            rank += SPREADS[points_after][left - fewer];
        }
        left -= usize::from(n);
    }
    rank
}

fn each_spread(checkers: usize, visit: &mut dyn FnMut(&Home)) {
    fn go(home: &mut Home, at: usize, left: usize, visit: &mut dyn FnMut(&Home)) {
        if at + 1 == POINTS {
            home[at] = u8::try_from(left).unwrap_or(0);
            visit(home);
            return;
        }
        for n in 0..=left {
            home[at] = u8::try_from(n).unwrap_or(0);
            go(home, at + 1, left - n, visit);
        }
    }
    go(&mut [0; POINTS], 0, checkers, visit);
}

/// All positions that the roll can lead to; the last move may be impossible only because nothing is left.
fn results(home: &Home, a: usize, b: usize, reached: &mut Vec<Home>) {
    reached.clear();
    reached.push(*home);
    let mut next: Vec<Home> = Vec::with_capacity(32);
    let orders: &[&[usize]] = if a == b { &[&[a, a, a, a]] } else { &[&[a, b], &[b, a]] };
    let mut all: Vec<Home> = Vec::with_capacity(64);
    for order in orders {
        reached.clear();
        reached.push(*home);
        for &die in *order {
            next.clear();
            for from in reached.iter() {
                moves(from, die, &mut next);
            }
            std::mem::swap(reached, &mut next);
        }
        all.extend_from_slice(reached);
    }
    *reached = all;
}

fn moves(home: &Home, die: usize, found: &mut Vec<Home>) {
    let mut add = |point: usize, to: Option<usize>| {
        let mut next = *home;
        next[point] -= 1;
        if let Some(to) = to {
            next[to] += 1;
        }
        if !found.contains(&next) {
            found.push(next);
        }
    };
    let Some(highest) = (0..POINTS).rev().find(|&point| home[point] > 0) else {
        if !found.contains(home) {
            found.push(*home);
        }
        return;
    };
    for (point, _) in home.iter().enumerate().filter(|&(_, &count)| count > 0) {
        if point >= die {
            add(point, Some(point - die));
        } else if point + 1 == die || point == highest {
            add(point, None);
        }
    }
}

fn home_of(counts: &[u8; 32]) -> Option<Home> {
    if counts[POINTS + 1..].iter().any(|&count| count > 0) {
        return None;
    }
    counts[1..=POINTS].try_into().ok()
}

/// Exact chances when both sides have all their checkers in their home boards; the side on roll comes first.
#[must_use]
pub(crate) fn evaluate(sides: &Sides) -> Option<Probabilities> {
    let own = home_of(&sides.own)?;
    let opp = home_of(&sides.opp)?;
    let table = &*TABLE;
    let mine = &table.all_off[table.index(&own)];
    let theirs = &table.all_off[table.index(&opp)];
    let mut p = Probabilities { win: first_is_done(mine, theirs), ..Probabilities::LOST };
    if count(&opp) == CHECKERS {
        // They are saved when their first checker is off before my last one is.
        p.win_gammon = first_is_done(mine, &table.first_off[rank(&opp, CHECKERS)]);
    }
    if count(&own) == CHECKERS {
        let saved = first_is_done(&table.first_off[rank(&own, CHECKERS)], theirs);
        p.lose_gammon = 1.0 - saved;
    }
    Some(p.nested())
}

/// Computes the table now instead of at the first question.
pub(crate) fn prepare() {
    LazyLock::force(&TABLE);
}

/// Whether [`evaluate`] knows the position.
#[must_use]
pub(crate) fn is_covered(sides: &Sides) -> bool {
    home_of(&sides.own).is_some() && home_of(&sides.opp).is_some()
}

/// Chance that the first to move, who needs `first` turns, is done in no more turns than the other.
fn first_is_done(first: &Distribution, second: &Distribution) -> f32 {
    let mut not_yet = 1.0;
    let mut chance = 0.0;
    for turn in 0..TURNS {
        // `not_yet`: the second has not finished before its turn number `turn`.
        chance += first[turn] * not_yet;
        not_yet -= second[turn];
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(own: Home, opp: Home) -> Sides {
        let mut sides = Sides { own: [0; 32], opp: [0; 32] };
        sides.own[1..=6].copy_from_slice(&own);
        sides.opp[1..=6].copy_from_slice(&opp);
        sides
    }

    fn win(own: Home, opp: Home) -> f32 {
        evaluate(&sides(own, opp)).unwrap().win
    }

    #[test]
    fn ranks_are_a_numbering_without_holes() {
        for (n, ways) in SPREADS[POINTS].into_iter().enumerate() {
            let mut next = 0;
            each_spread(n, &mut |home| {
                assert_eq!(rank(home, n), next);
                next += 1;
            });
            assert_eq!(next, ways);
        }
        assert_eq!(TABLE.all_off.len(), 54_264);
    }

    #[test]
    fn known_endings() {
        let last = [1, 0, 0, 0, 0, 0];
        assert!((win(last, last) - 1.0).abs() < 1e-6);
        // Two checkers on the six-point: only 66, 55, 44 and 33 bear off both.
        assert!((win([0, 0, 0, 0, 0, 2], last) - 4.0 / 36.0).abs() < 1e-6);
        // Six and one: 11 rolls contain a six with anything, then 15 more that make seven pips with what is left.
        assert!((win([0, 1, 0, 0, 0, 0], last) - 1.0).abs() < 1e-6);
        assert!((win([0, 0, 0, 0, 0, 1], last) - 27.0 / 36.0).abs() < 1e-6);
        assert!((win([1, 1, 0, 0, 0, 0], last) - 1.0).abs() < 1e-6 + 1.0 / 36.0);
    }

    #[test]
    fn distributions_sum_to_one() {
        for distribution in &TABLE.all_off {
            assert!((distribution.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
    }

    #[test]
    fn gammons_end_when_a_checker_is_off() {
        let p = evaluate(&sides([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 5, 10])).unwrap();
        assert!((p.win_gammon - 1.0).abs() < 1e-6);
        let p = evaluate(&sides([2, 2, 0, 0, 0, 0], [3, 3, 3, 3, 3, 0])).unwrap();
        assert!(p.win_gammon < 0.2 && p.win > 0.99);
    }
}
