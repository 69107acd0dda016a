//! The one-sided table: how many turns a side needs to bear off all its checkers, or the first one.
//!
//! The table holds homes. For a side with one checker outside its home board, the turns are computed from the table.

use super::home::{CHECKERS, Home, POINTS, count, each_home, homes_of, index, moved, offset, pips};
use crate::board::Sides;
use crate::probabilities::Probabilities;
use std::sync::{Arc, OnceLock};

/// The number of turns that a distribution distinguishes. 15 checkers on the six-point need at most 32 turns, even
/// without doublets.
const TURNS: usize = 32;

/// `[turn] -> probability that it takes exactly this many turns`; index 0 means that it is already done.
type Distribution = [f32; TURNS];

#[derive(Debug)]
struct OneSidedTable {
    /// Until the last checker is off.
    all_off: Turns,
    /// Until the first of 15 checkers is off.
    first_off: Turns,
}

impl OneSidedTable {
    fn new() -> Self {
        let homes = by_pips();
        Self {
            all_off: Turns::new(&homes, |home| count(home) == 0),
            first_off: Turns::new(&homes, |home| count(home) < CHECKERS),
        }
    }
}

/// The one-sided table, made on first use. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct OneSided(Arc<OnceLock<OneSidedTable>>);

/// The most distant place of a checker outside the home board for which turns are computed. Beyond it a backgammon is
/// possible.
const OUTSIDE_MAX: usize = 18;

/// A side with at most one checker outside its home board.
struct Side {
    home: Home,
    /// The place of the checker outside, or 0.
    outside: usize,
}

impl Side {
    /// Returns the side with these checkers, if turns are known for it.
    fn from_counts(counts: &[u8; 32]) -> Option<Self> {
        let outside = match counts[POINTS + 1..].iter().sum::<u8>() {
            0 => 0,
            1 => counts.iter().rposition(|&count| count > 0)?,
            _ => return None,
        };
        (outside <= OUTSIDE_MAX).then_some(Self { home: counts[1..=POINTS].try_into().ok()?, outside })
    }

    fn has_all_checkers(&self) -> bool {
        count(&self.home) + usize::from(self.outside > 0) == CHECKERS
    }
}

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

/// The turns that a side needs for some goal, by the index of its home.
#[derive(Debug)]
struct Turns {
    distributions: Vec<Distribution>,
    /// The mean numbers of turns.
    means: Vec<f32>,
    /// `[home][die - 1][moves - 1] -> the best home to reach`.
    best: Vec<[[u32; 4]; POINTS]>,
}

impl Turns {
    /// Computes the turns until each home is `done`.
    ///
    /// The best use of `k` remaining moves of one die is computed once for each home and stored. A roll then needs only
    /// a few moves instead of all its plays.
    fn new(homes: &[Home], done: impl Fn(&Home) -> bool) -> Self {
        let all = offset(CHECKERS + 1);
        let mut turns = vec![[0.0; TURNS]; all];
        let mut mean = vec![0.0f32; all];
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
        Self { distributions: turns, means: mean, best }
    }

    /// Returns the distribution for a side. `room` holds it if it is not in the table.
    fn look_up_turns<'a>(&'a self, side: &Side, room: &'a mut Distribution) -> &'a Distribution {
        if side.outside == 0 {
            return &self.distributions[index(&side.home)];
        }
        *room = self.coming_home(side);
        room
    }

    /// Returns the distribution for a side with a checker outside its home board: first for the nearest place outside,
    /// then for each place up to the checker's own.
    fn coming_home(&self, side: &Side) -> Distribution {
        let mut known = [[0.0; TURNS]; OUTSIDE_MAX - POINTS];
        // The homes that the checker can make, by its point.
        let homes: [usize; POINTS] = std::array::from_fn(|at| {
            let mut home = side.home;
            home[at] += 1;
            index(&home)
        });
        for place in POINTS + 1..=side.outside {
            let mut sum = [0.0; TURNS];
            for high in 1..=POINTS {
                for low in 1..=high {
                    let throws = if high == low { 1.0 } else { 2.0 };
                    let next = match self.after(&homes, place, [high, low]) {
                        After::Home(at) => &self.distributions[at],
                        After::Outside(place) => &known[place - POINTS - 1],
                    };
                    later(&mut sum, next, throws / 36.0);
                }
            }
            known[place - POINTS - 1] = sum;
        }
        known[side.outside - POINTS - 1]
    }

    /// Returns the result of a roll for a checker on a place outside, which can make these homes. It moves until it is
    /// at home, and the rest of the roll is played as well as possible. Perfect play would need up to 0.02 turns fewer.
    fn after(&self, homes: &[usize; POINTS], place: usize, [high, low]: [usize; 2]) -> After {
        let entered = |pips: usize| homes[place - pips - 1];
        let best = |from: usize, die: usize, moves: usize| self.best[from][die - 1][moves - 1] as usize;
        if high == low {
            let needed = (place - POINTS).div_ceil(high);
            return match 4_usize.checked_sub(needed) {
                None => After::Outside(place - 4 * high),
                Some(0) => After::Home(entered(4 * high)),
                Some(left) => After::Home(best(entered(needed * high), high, left)),
            };
        }
        let enters_by = |pips: usize| place - pips <= POINTS;
        match (enters_by(high), enters_by(low)) {
            (true, true) => {
                let (one, other) = (best(entered(high), low, 1), best(entered(low), high, 1));
                After::Home(if self.means[other] < self.means[one] { other } else { one })
            }
            (true, false) => After::Home(best(entered(high), low, 1)),
            _ if enters_by(high + low) => After::Home(entered(high + low)),
            _ => After::Outside(place - high - low),
        }
    }
}

/// The result of a roll for a side with a checker outside its home board.
enum After {
    /// All checkers are at home, in the home with this index.
    Home(usize),
    /// The checker is still outside, on this place.
    Outside(usize),
}

/// Adds a weighted distribution, delayed by one turn.
fn later(sum: &mut Distribution, from: &Distribution, weight: f32) {
    for turn in 1..TURNS {
        sum[turn] += weight * from[turn - 1];
    }
    // The last entry also holds longer bear-offs, so that the probabilities still add up to one.
    sum[TURNS - 1] += weight * from[TURNS - 1];
}

impl OneSided {
    fn table(&self) -> &OneSidedTable {
        self.0.get_or_init(OneSidedTable::new)
    }

    /// Computes the table now instead of on first use.
    pub(crate) fn prepare(&self) {
        self.table();
    }

    /// Returns the probabilities if the sides have passed each other, and each has at most one checker outside its home
    /// board, no farther than [`OUTSIDE_MAX`].
    #[must_use]
    pub(crate) fn evaluate(&self, sides: &Sides) -> Option<Probabilities> {
        let [own, opp] = [Side::from_counts(&sides.own)?, Side::from_counts(&sides.opp)?];
        if own.outside + opp.outside > 25 {
            return None;
        }
        let OneSidedTable { all_off, first_off } = self.table();
        let mut rooms = [[0.0; TURNS]; 3];
        let [first, second, third] = &mut rooms;
        let (mine, theirs) = (all_off.look_up_turns(&own, first), all_off.look_up_turns(&opp, second));
        let mut p = Probabilities { win: first_is_done(mine, theirs), ..Probabilities::LOST };
        if opp.has_all_checkers() {
            // The opponent saves the gammon by bearing off a checker before my last one is off.
            p.win_gammon = first_is_done(mine, first_off.look_up_turns(&opp, third));
        }
        if own.has_all_checkers() {
            p.lose_gammon = 1.0 - first_is_done(first_off.look_up_turns(&own, third), theirs);
        }
        Some(p.nested())
    }
}

/// Returns true if both sides have all their checkers in their home boards.
#[must_use]
pub(crate) fn is_bear_off(sides: &Sides) -> bool {
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
