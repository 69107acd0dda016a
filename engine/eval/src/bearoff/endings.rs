//! The two sides of an ending: the homes (positions of one side in its home board) that each side can still reach, and
//! the homes to which each roll leads.

use super::home::{CHECKERS, Home, POINTS, count, index, moved, offset, pips};

/// The number of checkers on each point and all points behind it, from the ace-point up.
type Tails = [u8; POINTS];

fn tails(home: &Home) -> Tails {
    let mut tails = *home;
    for point in (0..POINTS - 1).rev() {
        tails[point] += tails[point + 1];
    }
    tails
}

/// Returns the number of homes in which no checker is further back than in this one: every home that play can still
/// reach, and some more.
pub(super) fn reach(home: &Home) -> usize {
    // `ways[n]` counts the choices for the points so far, back to front, with `n` checkers on them.
    let mut ways = [0usize; CHECKERS + 1];
    ways[0] = 1;
    for &most in tails(home).iter().rev() {
        let mut sum = 0;
        for (checkers, ways) in ways.iter_mut().enumerate() {
            sum += *ways;
            *ways = if checkers <= usize::from(most) { sum } else { 0 };
        }
    }
    ways.iter().sum()
}

/// All homes that one side can still reach.
#[derive(Debug)]
pub(super) struct Homes {
    /// By pips, so that each home comes after all that it can reach. The first one is empty.
    homes: Vec<Home>,
    /// By [`index`]: the number of a home in `homes`.
    numbers: Vec<u16>,
    /// The numbers of the homes that can be reached from each home, roll by roll.
    reached: Vec<u16>,
    /// The end of each roll's homes in `reached`.
    ends: Vec<[u32; ROLLS]>,
}

/// The number of rolls: six doublets, then fifteen others.
const ROLLS: usize = 21;

/// The rolls in the order of [`Homes::rolls`], with their probabilities.
const DICE: [([usize; 2], f32); ROLLS] = {
    let mut dice = [([0, 0], 1.0 / 36.0); ROLLS];
    let mut at = POINTS;
    let mut high = 1;
    while high <= POINTS {
        dice[high - 1].0 = [high, high];
        let mut low = 1;
        while low < high {
            dice[at] = ([high, low], 2.0 / 36.0);
            at += 1;
            low += 1;
        }
        high += 1;
    }
    dice
};

impl Homes {
    /// Lists the homes that can still be reached from `top`.
    pub(super) fn below(top: &Home) -> Self {
        let tails = tails(top);
        let mut homes = vec![[0; POINTS]];
        for point in (0..POINTS).rev() {
            for at in 0..homes.len() {
                let behind = count(&homes[at]);
                for here in 1..=usize::from(tails[point]).saturating_sub(behind) {
                    let mut home = homes[at];
                    home[point] = u8::try_from(here).unwrap_or(0);
                    homes.push(home);
                }
            }
        }
        // Every move lowers the pip count, so a home comes after all homes that follow from it.
        homes.sort_by_key(|home| (pips(home), *home));
        let mut numbers = vec![0; offset(CHECKERS + 1)];
        for (number, home) in (0..).zip(&homes) {
            numbers[index(home)] = number;
        }
        let mut found = Self { homes, numbers, reached: Vec::new(), ends: Vec::new() };
        for number in 0..found.homes.len() {
            let home = found.homes[number];
            let ends = DICE.map(|(dice, _)| {
                found.push_reached(&home, dice);
                u32::try_from(found.reached.len()).unwrap_or(u32::MAX)
            });
            found.ends.push(ends);
        }
        found
    }

    /// Appends the homes that a roll reaches.
    fn push_reached(&mut self, home: &Home, [first, second]: [usize; 2]) {
        let begin = self.reached.len();
        if first == second {
            let mut homes = vec![*home];
            for _ in 0..4 {
                let mut next = Vec::with_capacity(4 * homes.len());
                for from in &homes {
                    each_after(from, first, |to| next.push(*to));
                }
                // Moves in another order reach the same homes.
                next.sort_unstable();
                next.dedup();
                homes = next;
            }
            self.reached.extend(homes.iter().map(|home| self.numbers[index(home)]));
        } else {
            for [one, other] in [[first, second], [second, first]] {
                each_after(home, one, |between| {
                    each_after(between, other, |to| self.reached.push(self.numbers[index(to)]));
                });
            }
        }
        self.reached[begin..].sort_unstable();
        let mut kept = begin;
        for at in begin..self.reached.len() {
            if kept == begin || self.reached[kept - 1] != self.reached[at] {
                self.reached[kept] = self.reached[at];
                kept += 1;
            }
        }
        self.reached.truncate(kept);
    }

    /// Returns the number of homes.
    pub(super) fn len(&self) -> usize {
        self.homes.len()
    }

    /// Returns the number of a home, which must be in the list. Number 0 is the empty home.
    pub(super) fn number(&self, home: &Home) -> usize {
        usize::from(self.numbers[index(home)])
    }

    /// Returns for each roll its probability and the numbers of the homes that it reaches, each once.
    pub(super) fn rolls(&self, home: usize) -> impl Iterator<Item = (f32, &[u16])> {
        let before = home.checked_sub(1).map_or(0, |before| self.ends[before][ROLLS - 1]);
        let ends = self.ends[home];
        DICE.iter().enumerate().map(move |(roll, (_, weight))| {
            let begin = if roll == 0 { before } else { ends[roll - 1] };
            (*weight, &self.reached[begin as usize..ends[roll] as usize])
        })
    }
}

/// Visits all homes that one move of a die reaches. A side that has borne off all its checkers stays as it is.
fn each_after(home: &Home, die: usize, mut visit: impl FnMut(&Home)) {
    if count(home) == 0 {
        visit(home);
    } else {
        moved(home, die, visit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_homes_below_one_are_counted_without_listing_them() {
        for (home, expected) in [
            ([0; 6], 1),
            ([1, 0, 0, 0, 0, 0], 2),
            ([0, 0, 0, 0, 0, 1], 7),
            ([15, 0, 0, 0, 0, 0], 16),
            ([4, 4, 0, 0, 0, 0], 35),
            ([1, 1, 1, 1, 1, 1], 429),
            ([0, 0, 0, 0, 0, 6], 924),
            ([0, 0, 0, 0, 0, 8], 3003),
        ] {
            assert_eq!((reach(&home), Homes::below(&home).len()), (expected, expected), "{home:?}");
        }
    }

    #[test]
    fn every_home_comes_after_all_that_its_rolls_reach() {
        let homes = Homes::below(&[2, 0, 1, 0, 0, 3]);
        for number in 1..homes.len() {
            assert_eq!(homes.number(&homes.homes[number]), number);
            let mut all = 0.0;
            for (weight, reached) in homes.rolls(number) {
                all += weight;
                assert!(!reached.is_empty() && reached.iter().all(|&next| usize::from(next) < number));
                assert!(reached.windows(2).all(|pair| pair[0] < pair[1]));
            }
            assert!((all - 1.0).abs() < 1e-6);
        }
    }
}
