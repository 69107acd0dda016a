//! Swiss: in every round, everybody plays somebody with about as many points, and nobody is out.

use super::course::{Course, Pairing};
use super::field::{self, Within};
use super::points::Points;
use super::refused::Refused;
use super::standing::{self, Column, Row};
use super::tally::{Account, Counting, Game, accounts};
use crate::Seed;

/// The maximum number of rounds of a Swiss.
const SWISS_ROUNDS_MAX: usize = 100;
/// The columns of a Swiss if its settings name no others.
pub const SWISS_COLUMNS: [Column; 5] =
    [Column::Points, Column::HeadToHead, Column::BuchholzCut, Column::Buchholz, Column::SonnebornBerger];

const COUNTING: Counting = Counting { are_byes_won: true, lives: 0 };

/// The length of a Swiss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounds {
    /// So many rounds.
    Number(u32),
    /// Until at most one entrant is left without a loss or a tie.
    UntilOneUnbeaten,
}

/// The settings of a Swiss.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swiss {
    /// The length.
    pub rounds: Rounds,
    /// The order within a score group.
    pub within: Within,
    /// The last round that late entrants can play in; 1 for none after the first pairing.
    pub late_until: u32,
    /// The columns of the standings, in their order.
    pub columns: Vec<Column>,
}

impl Swiss {
    /// Checks the settings for a number of entrants.
    pub(super) fn check(&self, count: usize) -> Result<(), Refused> {
        if count < 2 {
            return Err(Refused::TooFew { least: 2, count });
        }
        // In an odd field everybody has a bye once, so there is one more round.
        let most = (count - 1 + count % 2).min(SWISS_ROUNDS_MAX);
        match self.rounds {
            Rounds::Number(rounds) if !(1..=most).contains(&as_size(rounds)) => {
                Err(Refused::Rounds { rounds, most, count })
            }
            Rounds::Number(_) | Rounds::UntilOneUnbeaten => Ok(()),
        }
    }

    /// Returns true if entrants can still be added.
    pub(super) fn takes_late(&self, course: &Course) -> bool {
        course.round_number() < self.late_until && !self.is_over(course)
    }

    /// Returns true if there is no further round. The last round may still have open encounters.
    pub(super) fn is_over(&self, course: &Course) -> bool {
        let left = in_play(course);
        if left.len() < 2 {
            return true;
        }
        match self.rounds {
            Rounds::Number(rounds) => course.round_number() >= rounds,
            Rounds::UntilOneUnbeaten => {
                let accounts = accounts(course, COUNTING, course.rounds().len(), &[]);
                let is_unbeaten = |place: &&usize| accounts[**place].games.iter().all(is_won);
                // Ties could keep the number of rounds growing, and in the end everybody has met.
                let most = course.entries().len().min(SWISS_ROUNDS_MAX);
                left.iter().filter(is_unbeaten).count() <= 1 || course.rounds().len() >= most
            }
        }
    }

    /// Returns the pairings of the next round.
    pub(super) fn pair(&self, course: &Course, seed: Seed) -> Vec<Pairing> {
        let rounds = course.rounds().len();
        let now = accounts(course, COUNTING, rounds, &[]);
        let before = accounts(course, COUNTING, rounds.saturating_sub(1), &[]);
        let level = |account: &Account| account.points.quarters();
        field::pair(course, &in_play(course), (&now, &before), level, self.within, seed)
    }

    /// Returns the standings.
    pub(super) fn standings(&self, course: &Course) -> Vec<Row> {
        let accounts = accounts(course, COUNTING, course.rounds().len(), &[]);
        standing::standings(course, &accounts, &self.columns, &course.seeding())
    }
}

fn is_won(game: &Game) -> bool {
    game.earned == Points::ONE
}

/// Returns the places of those who have not withdrawn, in the order of seeding.
fn in_play(course: &Course) -> Vec<usize> {
    let places = course.seeding().into_iter();
    places.filter(|place| course.entries()[*place].withdrawn.is_none()).collect()
}

fn as_size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}
