//! Counts of throws, and statistical tests of whether the dice are fair.

use rules::{Die, Roll};

/// The counts of throws. Counts can be added in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rolls by first and second die, in the order thrown.
    pub rolls: [[u64; 6]; 6],
    /// Pairs of consecutive numbers in the dice of one side in one game.
    pub follows: [[u64; 6]; 6],
    /// Dice of opening throws, including ties.
    pub openings: [u64; 6],
}

/// The result of a chi-square test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquare {
    /// The statistic.
    pub statistic: f64,
    /// Degrees of freedom.
    pub degrees: u32,
    /// The probability that fair dice give a statistic at least this large.
    pub p: f64,
}

impl Tally {
    /// Counts one die of an opening throw.
    pub fn add_opening(&mut self, die: Die) {
        self.openings[index(die)] += 1;
    }

    /// Counts the rolls of one side in one game, in order.
    pub fn add_rolls(&mut self, rolls: &[Roll]) {
        for roll in rolls {
            let [first, second] = roll.dice();
            self.rolls[index(first)][index(second)] += 1;
        }
        let dice: Vec<Die> = rolls.iter().flat_map(|roll| roll.dice()).collect();
        for pair in dice.windows(2) {
            self.follows[index(pair[0])][index(pair[1])] += 1;
        }
    }

    /// Adds another tally to this one.
    pub fn add(&mut self, other: &Tally) {
        for row in 0..6 {
            for column in 0..6 {
                self.rolls[row][column] += other.rolls[row][column];
                self.follows[row][column] += other.follows[row][column];
            }
            self.openings[row] += other.openings[row];
        }
    }

    /// Returns the number of rolls, without opening throws.
    #[must_use]
    pub fn roll_count(&self) -> u64 {
        self.rolls.iter().flatten().sum()
    }

    /// Returns how many times each number came up, in rolls and opening throws.
    #[must_use]
    pub fn numbers(&self) -> [u64; 6] {
        std::array::from_fn(|number| {
            let first: u64 = self.rolls[number].iter().sum();
            let second: u64 = self.rolls.iter().map(|row| row[number]).sum();
            first + second + self.openings[number]
        })
    }

    /// Returns how many times each doublet was thrown.
    #[must_use]
    pub fn doubles(&self) -> [u64; 6] {
        std::array::from_fn(|number| self.rolls[number][number])
    }

    /// Tests whether the six numbers are equally frequent. Returns `None` without throws.
    #[must_use]
    pub fn test_numbers(&self) -> Option<ChiSquare> {
        goodness(&self.numbers().map(|count| (count, 1.0 / 6.0)))
    }

    /// Tests whether one roll in six is a doublet. Returns `None` without rolls.
    #[must_use]
    pub fn test_doubles(&self) -> Option<ChiSquare> {
        let doubles: u64 = self.doubles().iter().sum();
        goodness(&[(doubles, 1.0 / 6.0), (self.roll_count() - doubles, 5.0 / 6.0)])
    }

    /// Tests whether all 36 rolls are equally frequent. Returns `None` without rolls.
    #[must_use]
    pub fn test_rolls(&self) -> Option<ChiSquare> {
        let cells: Vec<(u64, f64)> = self.rolls.iter().flatten().map(|&count| (count, 1.0 / 36.0)).collect();
        goodness(&cells)
    }

    /// Tests whether a number depends on the one before it: a test of independence on the table of transitions.
    /// Consecutive pairs overlap, but the test still has 25 degrees of freedom (Anderson and Goodman, Statistical
    /// inference about Markov chains, Annals of Mathematical Statistics 28, 1957). Returns `None` if some number
    /// never came first in a pair, or never second.
    #[must_use]
    pub fn test_serial(&self) -> Option<ChiSquare> {
        let total: u64 = self.follows.iter().flatten().sum();
        let before: [u64; 6] = std::array::from_fn(|row| self.follows[row].iter().sum());
        let after: [u64; 6] = std::array::from_fn(|column| self.follows.iter().map(|row| row[column]).sum());
        if before.iter().chain(&after).any(|&count| count == 0) {
            return None;
        }
        let mut statistic = 0.0;
        for (row, &first) in self.follows.iter().zip(&before) {
            for (&count, &second) in row.iter().zip(&after) {
                let expected = float(first) * float(second) / float(total);
                statistic += (float(count) - expected).powi(2) / expected;
            }
        }
        // A table of six rows and six columns has 5 x 5 degrees of freedom.
        Some(ChiSquare::new(statistic, 25))
    }
}

impl ChiSquare {
    /// Returns the test result for this statistic.
    #[must_use]
    pub fn new(statistic: f64, degrees: u32) -> ChiSquare {
        ChiSquare { statistic, degrees, p: upper_tail(statistic, degrees) }
    }
}

/// Compares counts with their expected shares.
fn goodness(cells: &[(u64, f64)]) -> Option<ChiSquare> {
    let total: u64 = cells.iter().map(|(count, _)| count).sum();
    if total == 0 {
        return None;
    }
    let deviation = |&(count, share): &(u64, f64)| {
        let expected = float(total) * share;
        (float(count) - expected).powi(2) / expected
    };
    let degrees = u32::try_from(cells.len() - 1).unwrap_or(u32::MAX);
    Some(ChiSquare::new(cells.iter().map(deviation).sum(), degrees))
}

/// Returns the probability of a chi-square of at least `x`, by the finite sums of Abramowitz and Stegun, Handbook
/// of Mathematical Functions, 26.4.4 (odd degrees) and 26.4.5 (even degrees). All terms are positive, so there is
/// no cancellation.
fn upper_tail(x: f64, degrees: u32) -> f64 {
    if x <= 0.0 || degrees == 0 {
        return 1.0;
    }
    let half = x / 2.0;
    let is_odd = degrees % 2 == 1;
    // The terms are those of exp(-x/2) (x/2)^a / Γ(a+1), for a = 0, 1, 2, ... or a = 1/2, 3/2, ...
    let (mut sum, mut term, mut power) = if is_odd {
        (libm::erfc(half.sqrt()), (-half).exp() * (half / std::f64::consts::PI).sqrt() * 2.0, 0.5)
    } else {
        (0.0, (-half).exp(), 0.0)
    };
    for _ in 0..degrees / 2 {
        sum += term;
        power += 1.0;
        term *= half / power;
    }
    sum.min(1.0)
}

#[expect(clippy::cast_precision_loss, reason = "counts of throws are far below 2^53")]
fn float(count: u64) -> f64 {
    count as f64
}

fn index(die: Die) -> usize {
    usize::from(die.pips()) - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contribution, GamesMax, MatchSeed};
    use rules::{BySide, Side};

    /// Quantiles of the chi-square distribution as printed tables give them (for instance the NIST/SEMATECH
    /// e-Handbook of Statistical Methods, 1.3.6.7.4), with three decimals.
    #[test]
    fn tails_agree_with_published_tables() {
        for (degrees, quantiles) in [
            (1, [(2.706, 0.10), (3.841, 0.05), (5.024, 0.025), (6.635, 0.01), (10.828, 0.001)]),
            (2, [(4.605, 0.10), (5.991, 0.05), (7.378, 0.025), (9.210, 0.01), (13.816, 0.001)]),
            (5, [(9.236, 0.10), (11.070, 0.05), (12.833, 0.025), (15.086, 0.01), (20.515, 0.001)]),
            (10, [(15.987, 0.10), (18.307, 0.05), (20.483, 0.025), (23.209, 0.01), (29.588, 0.001)]),
            (25, [(34.382, 0.10), (37.652, 0.05), (40.646, 0.025), (44.314, 0.01), (52.620, 0.001)]),
            (35, [(46.059, 0.10), (49.802, 0.05), (53.203, 0.025), (57.342, 0.01), (66.619, 0.001)]),
        ] {
            for (statistic, p) in quantiles {
                let found = upper_tail(statistic, degrees);
                assert!((found - p).abs() < p * 0.002, "{degrees} degrees, {statistic}: {found} and not {p}");
            }
        }
    }

    #[test]
    fn tails_run_from_one_to_zero() {
        for degrees in [1, 2, 5, 25, 35] {
            assert!((upper_tail(0.0, degrees) - 1.0).abs() < 1e-15);
            assert!((upper_tail(1e-9, degrees) - 1.0).abs() < 1e-4);
            assert!(upper_tail(5_000.0, degrees) < 1e-300);
            let falls = (1..400).map(|step| upper_tail(f64::from(step) / 4.0, degrees));
            // Near 1 the rounding of the last bit varies.
            assert!(falls.clone().zip(falls.skip(1)).all(|(before, after)| after <= before + 1e-14));
        }
    }

    fn thrown(games: u8) -> Tally {
        let id = "01JD3Z8Q6W4V".parse().unwrap();
        let absent = BySide { white: Contribution::Absent, black: Contribution::Absent };
        let mut tally = Tally::default();
        for seed in 0..games {
            let dice = MatchSeed::new([seed; 32]).keys(&id, absent, GamesMax::ONE).game(1).unwrap();
            for side in Side::ALL {
                let rolls: Vec<Roll> = (1..=200).map(|turn| dice.roll(side, turn)).collect();
                tally.add_rolls(&rolls);
            }
            let opening = dice.opening();
            let ties = opening.ties.iter().flat_map(|&tie| [tie, tie]);
            ties.chain([opening.white, opening.black]).for_each(|die| tally.add_opening(die));
        }
        tally
    }

    #[test]
    fn served_dice_look_fair() {
        let tally = thrown(100);
        assert_eq!(tally.roll_count(), 40_000);
        let tests = [tally.test_numbers(), tally.test_doubles(), tally.test_rolls(), tally.test_serial()];
        for test in tests {
            let test = test.unwrap();
            assert!(test.p > 0.001, "{test:?}");
        }
    }

    #[test]
    fn each_test_finds_what_it_looks_for() {
        let fair = thrown(100);
        let six = Die::ALL[5];
        let mut heavy = fair.clone();
        (0..1_000).for_each(|_| heavy.add_opening(six));
        assert!(heavy.test_numbers().unwrap().p < 1e-6 && heavy.test_doubles() == fair.test_doubles());
        let mut double = fair.clone();
        for die in Die::ALL {
            (0..200).for_each(|_| double.add_rolls(&[Roll::new(die, die)]));
        }
        assert!(double.test_doubles().unwrap().p < 1e-6 && double.test_rolls().unwrap().p < 1e-6);
        // The numbers are as frequent as they should be, but each tends to be one more than the number before it.
        let mut serial = fair;
        let cycle: Vec<Roll> =
            (0..1_200).map(|at| Roll::new(Die::ALL[at * 2 % 6], Die::ALL[(at * 2 + 1) % 6])).collect();
        serial.add_rolls(&cycle);
        assert!(serial.test_serial().unwrap().p < 1e-6 && serial.test_numbers().unwrap().p > 0.001);
    }

    #[test]
    fn without_throws_there_is_no_test() {
        let none = Tally::default();
        assert_eq!((none.test_numbers(), none.test_doubles()), (None, None));
        assert_eq!((none.test_rolls(), none.test_serial()), (None, None));
    }

    #[test]
    fn counts_add_up_in_any_order() {
        let (mut one, mut other) = (thrown(3), thrown(5));
        let (first, second) = (one.clone(), other.clone());
        one.add(&second);
        other.add(&first);
        assert_eq!(one, other);
    }
}
