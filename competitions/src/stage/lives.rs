//! Lives: who has lost so many encounters is out, and the others play on until one is left, or the last few.

use super::course::{Course, Pairing};
use super::field::{self, Within};
use super::refused::Refused;
use super::standing::{self, Column, Row};
use super::tally::{Account, Counting, accounts};
use crate::Seed;
use crate::entrant::EntrantId;

/// The maximum number of lives.
pub const LIVES_MAX: u32 = 3;
/// The columns of a stage of lives if its settings name no others.
pub const LIVES_COLUMNS: [Column; 4] = [Column::Lives, Column::Survived, Column::Wins, Column::Buchholz];

/// The settings of a stage of lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lives {
    /// The number of lives, 1 to 3: single, double or triple elimination.
    pub lives: u32,
    /// The stage ends when this many or fewer are left.
    pub last: u32,
    /// The order among those who have the same number of lives.
    pub within: Within,
    /// The last round that late entrants can play in; 1 for none after the first pairing.
    pub late_until: u32,
    /// The columns of the standings, in their order.
    pub columns: Vec<Column>,
}

impl Lives {
    /// Checks the settings for a number of entrants.
    pub(super) fn check(&self, count: usize) -> Result<(), Refused> {
        if count < 2 {
            return Err(Refused::TooFew { least: 2, count });
        }
        if !(1..=LIVES_MAX).contains(&self.lives) {
            return Err(Refused::Lives { lives: self.lives, max: LIVES_MAX });
        }
        let most = count - 1;
        if self.last == 0 || usize::try_from(self.last).is_ok_and(|last| last > most) {
            return Err(Refused::Last { last: self.last, most, count });
        }
        Ok(())
    }

    /// Returns true if entrants can still be added.
    pub(super) fn takes_late(&self, course: &Course) -> bool {
        course.round_number() < self.late_until && !self.is_over(course)
    }

    /// Returns true if there is no further round. The last round may still have open encounters.
    pub(super) fn is_over(&self, course: &Course) -> bool {
        let left = left(course, &self.accounts(course, course.rounds().len())).len();
        left < 2 || usize::try_from(self.last).is_ok_and(|last| left <= last)
    }

    /// Returns the pairings of the next round.
    pub(super) fn pair(&self, course: &Course, seed: Seed) -> Vec<Pairing> {
        let rounds = course.rounds().len();
        let now = self.accounts(course, rounds);
        let before = self.accounts(course, rounds.saturating_sub(1));
        let level = |account: &Account| i64::from(account.lives_left);
        field::pair(course, &left(course, &now), (&now, &before), level, self.within, seed)
    }

    /// Returns the standings.
    pub(super) fn standings(&self, course: &Course) -> Vec<Row> {
        let accounts = self.accounts(course, course.rounds().len());
        standing::standings(course, &accounts, &self.columns, &course.seeding())
    }

    /// Returns those who are still in.
    pub(super) fn left(&self, course: &Course) -> Vec<EntrantId> {
        let places = left(course, &self.accounts(course, course.rounds().len()));
        places.into_iter().map(|place| course.entries()[place].entrant.id).collect()
    }

    fn accounts(&self, course: &Course, rounds: usize) -> Vec<Account> {
        accounts(course, Counting { are_byes_won: true, lives: self.lives }, rounds, &[])
    }
}

/// Returns the places of those who are still in, in the order of seeding.
fn left(course: &Course, accounts: &[Account]) -> Vec<usize> {
    course.seeding().into_iter().filter(|place| accounts[*place].lives_left > 0).collect()
}
