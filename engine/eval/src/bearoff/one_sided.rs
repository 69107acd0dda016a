//! The one-sided table: how many turns a side needs to bear off all its checkers, or the first one.

use super::home::{CHECKERS, Home, POINTS, count, each_home, homes_of, index, moved, offset, pips};
use crate::board::Sides;
use crate::probabilities::Probabilities;
use std::sync::LazyLock;

/// The number of turns that a distribution distinguishes. 15 checkers on the six-point need at most 32 turns, even
/// without doublets.
const TURNS: usize = 32;

/// `[turn] -> probability that it takes exactly this many turns`; index 0 means that it is already done.
type Distribution = [f32; TURNS];

struct Table {
    /// `[index] -> turns until the last checker is off`.
    all_off: Vec<Distribution>,
    /// `[index - offset(15)] -> turns until the first checker is off`, for positions of all 15 checkers.
    first_off: Vec<Distribution>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let homes = by_pips();
    let mut first_off = distributions(&homes, |home| count(home) < CHECKERS);
    Table {
        all_off: distributions(&homes, |home| count(home) == 0),
        first_off: first_off.split_off(offset(CHECKERS)),
    }
});

/// Returns all homes of up to 15 checkers in the order of their pips. Every move lowers the pip count, so all
/// successors of a home come before it.
fn by_pips() -> Vec<Home> {
    let mut homes = Vec::with_capacity(offset(CHECKERS + 1));
    for checkers in 0..=CHECKERS {
        each_home(checkers, &mut |home| homes.push(*home));
    }
    homes.sort_by_key(|home| (pips(home), *home));
    homes
}

/// Returns the distribution of turns until each home is `done`.
///
/// The best use of `k` remaining moves of one die is computed once for each home and stored. A roll then needs only
/// a few moves instead of all its plays.
fn distributions(homes: &[Home], done: impl Fn(&Home) -> bool) -> Vec<Distribution> {
    let all = offset(CHECKERS + 1);
    let mut turns = vec![[0.0; TURNS]; all];
    let mut mean = vec![0.0f32; all];
    // `[home][die - 1][moves - 1] -> the best home to reach`.
    let mut best = vec![[[0u32; 4]; POINTS]; all];
    for home in homes {
        let at = index(home);
        let here = u32::try_from(at).unwrap_or(0);
        if done(home) {
            turns[at][0] = 1.0;
            best[at] = [[here; 4]; POINTS];
            continue;
        }
        let mut steps = [[0usize; POINTS]; POINTS];
        let mut used = [0usize; POINTS];
        for die in 1..=POINTS {
            moved(home, die, |next| {
                steps[die - 1][used[die - 1]] = index(next);
                used[die - 1] += 1;
            });
        }
        let least = |candidates: &mut dyn Iterator<Item = u32>| {
            let cheaper = |a: u32, b: u32| if mean[b as usize] < mean[a as usize] { b } else { a };
            candidates.reduce(cheaper).unwrap_or(here)
        };
        for die in 0..POINTS {
            let after = &steps[die][..used[die]];
            best[at][die][0] = least(&mut after.iter().map(|&next| u32::try_from(next).unwrap_or(0)));
            for moves in 1..4 {
                best[at][die][moves] = least(&mut after.iter().map(|&next| best[next][die][moves - 1]));
            }
        }
        let mut sum = [0.0; TURNS];
        for high in 0..POINTS {
            later(&mut sum, &turns[best[at][high][3] as usize], 1.0 / 36.0);
            for low in 0..high {
                let high_first = steps[high][..used[high]].iter().map(|&next| best[next][low][0]);
                let low_first = steps[low][..used[low]].iter().map(|&next| best[next][high][0]);
                let next = least(&mut high_first.chain(low_first));
                later(&mut sum, &turns[next as usize], 2.0 / 36.0);
            }
        }
        turns[at] = sum;
        mean[at] = sum.iter().zip(0u8..).map(|(p, turn)| p * f32::from(turn)).sum();
    }
    turns
}

/// Adds a weighted distribution, delayed by one turn.
fn later(sum: &mut Distribution, from: &Distribution, weight: f32) {
    for turn in 1..TURNS {
        sum[turn] += weight * from[turn - 1];
    }
    // The last entry also holds longer bear-offs, so that the probabilities still add up to one.
    sum[TURNS - 1] += weight * from[TURNS - 1];
}

/// Returns the probabilities if both sides have all their checkers in their home boards, from the one-sided table.
#[must_use]
pub(crate) fn evaluate(sides: &Sides) -> Option<Probabilities> {
    let [own, opp] = homes_of(sides)?;
    let table = &*TABLE;
    let mine = &table.all_off[index(&own)];
    let theirs = &table.all_off[index(&opp)];
    let first_off = |home: &Home| &table.first_off[index(home) - offset(CHECKERS)];
    let mut p = Probabilities { win: first_is_done(mine, theirs), ..Probabilities::LOST };
    if count(&opp) == CHECKERS {
        // The opponent saves the gammon by bearing off a checker before my last one is off.
        p.win_gammon = first_is_done(mine, first_off(&opp));
    }
    if count(&own) == CHECKERS {
        p.lose_gammon = 1.0 - first_is_done(first_off(&own), theirs);
    }
    Some(p.nested())
}

/// Computes the table now instead of on first use.
pub(crate) fn prepare() {
    LazyLock::force(&TABLE);
}

/// Returns true if [`evaluate`] covers the position.
#[must_use]
pub(crate) fn is_covered(sides: &Sides) -> bool {
    homes_of(sides).is_some()
}

/// Returns the probability that the side to move, which needs `first` turns, needs no more turns than the other.
fn first_is_done(first: &Distribution, second: &Distribution) -> f32 {
    let mut not_yet = 1.0;
    let mut chance = 0.0;
    for turn in 0..TURNS {
        // `not_yet` is the probability that the second side has not finished before its turn number `turn`.
        chance += first[turn] * not_yet;
        not_yet -= second[turn];
    }
    chance
}

#[cfg(test)]
mod tests;
