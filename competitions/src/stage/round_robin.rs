//! Round robin: everybody meets everybody, in one field or in groups.

use std::collections::BTreeMap;

use super::course::{Course, Pairing, Score};
use super::refused::Refused;
use super::standing::{self, Column, Row};
use super::tally::{Counting, accounts};
use crate::entrant::EntrantId;
use crate::knockout::{PairingId, Seat};
use crate::team_event::Meetings;

/// The maximum size of a group.
const GROUP_MAX: usize = 128;
/// The columns of a round robin if its settings name no others.
pub const ROUND_ROBIN_COLUMNS: [Column; 4] =
    [Column::Points, Column::HeadToHead, Column::SonnebornBerger, Column::Difference];

const COUNTING: Counting = Counting { are_byes_won: false, lives: 0 };

/// The settings of a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    /// The number of meetings of each pair.
    pub meetings: Meetings,
    /// The number of groups. The strongest of the seeding are spread over them.
    pub groups: u32,
    /// The number of entrants of each group who go on.
    pub go_on: u32,
    /// The columns of the standings, in their order.
    pub columns: Vec<Column>,
}

/// A group as a table: who met whom, with the results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The standings of the group.
    pub rows: Vec<Row>,
    /// The encounters of each row with each column that have been paired. Both are in the order of the standings.
    pub cells: Vec<Vec<Vec<Cell>>>,
}

/// An encounter in a crosstable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The encounter.
    pub encounter: PairingId,
    /// The seat of the entrant in whose row the cell is.
    pub seat: Seat,
    /// The result, if there is one.
    pub score: Option<Score>,
}

impl RoundRobin {
    /// Checks the settings for a number of entrants.
    pub(super) fn check(&self, count: usize) -> Result<(), Refused> {
        if count < 2 {
            return Err(Refused::TooFew { least: 2, count });
        }
        let groups = as_size(self.groups);
        let most = count / 2;
        if groups == 0 || groups > most {
            return Err(Refused::Groups { groups: self.groups, most, count });
        }
        if count.div_ceil(groups) > GROUP_MAX {
            return Err(Refused::GroupSize { max: GROUP_MAX, count, least: count.div_ceil(GROUP_MAX) });
        }
        let smallest = count / groups;
        if self.go_on == 0 || as_size(self.go_on) > smallest {
            return Err(Refused::GoOn { go_on: self.go_on, smallest });
        }
        Ok(())
    }

    /// Returns true if there is no further round. The last round may still have open encounters.
    pub(super) fn is_over(&self, course: &Course) -> bool {
        let largest = self.groups(course).iter().map(Vec::len).max().unwrap_or_default();
        let is_anybody_in = course.entries().iter().any(|entry| entry.withdrawn.is_none());
        course.rounds().len() >= self.cycles() * rounds_of(largest) || !is_anybody_in
    }

    /// Returns the pairings of the next round, group after group. Those who have withdrawn are in it, and their
    /// opponents win.
    pub(super) fn pair(&self, course: &Course) -> Vec<Pairing> {
        let at = course.rounds().len();
        let mut pairings = Vec::new();
        for group in self.groups(course) {
            let rounds = rounds_of(group.len());
            // A small group is through before the large ones.
            if at >= self.cycles() * rounds {
                continue;
            }
            let id = |number: usize| course.entries()[group[number - 1]].entrant.id;
            for (first, second) in berger_round(group.len(), at % rounds + 1) {
                pairings.push(match (first, second) {
                    (first, None) => Pairing::Bye(id(first)),
                    (first, Some(second)) if at < rounds => Pairing::Match(id(first), id(second)),
                    (first, Some(second)) => Pairing::Match(id(second), id(first)),
                });
            }
        }
        pairings
    }

    /// Returns the places of the entrants of each group, in the order of their numbers in the Berger table.
    pub(super) fn groups(&self, course: &Course) -> Vec<Vec<usize>> {
        let count = as_size(self.groups).max(1);
        let mut groups = vec![Vec::new(); count];
        // To and fro, so that the group of the strongest has the weakest of the next ones.
        for (at, place) in course.seeding().into_iter().enumerate() {
            let (turn, step) = (at / count, at % count);
            groups[if turn % 2 == 0 { step } else { count - 1 - step }].push(place);
        }
        groups
    }

    /// Returns the standings of each group.
    pub(super) fn standings(&self, course: &Course) -> Vec<Vec<Row>> {
        let groups = self.groups(course);
        let accounts = accounts(course, COUNTING, course.rounds().len(), &self.cancelled(course, &groups));
        groups.iter().map(|group| standing::standings(course, &accounts, &self.columns, group)).collect()
    }

    /// Returns the crosstable of each group.
    #[must_use]
    pub fn crosstables(&self, course: &Course) -> Vec<Crosstable> {
        let all = cells(course);
        let between = |one, other| all.get(&(one, other)).cloned().unwrap_or_default();
        let tables = self.standings(course).into_iter().map(|rows| {
            let line = |one| rows.iter().map(|other| between(one, other.entrant)).collect();
            let cells = rows.iter().map(|row| line(row.entrant)).collect();
            Crosstable { rows, cells }
        });
        tables.collect()
    }

    /// Returns for each entrant whether the results are cancelled: those of an entrant who withdraws before having
    /// played half of the encounters. Otherwise opponents who came early in the schedule would have lost points that
    /// others get for nothing. Chess has the same rule (FIDE Handbook, C.05, General Regulations for Competitions).
    fn cancelled(&self, course: &Course, groups: &[Vec<usize>]) -> Vec<bool> {
        let mut played = vec![0_usize; course.entries().len()];
        for encounter in course.rounds().iter().flatten() {
            if encounter.score.is_some_and(|score| !score.is_forfeit) {
                for place in encounter.pairing.entrants().filter_map(|id| course.place_of(id)) {
                    played[place] += 1;
                }
            }
        }
        let mut cancelled = vec![false; course.entries().len()];
        for group in groups {
            let due = group.len().saturating_sub(1) * self.cycles();
            for &place in group {
                cancelled[place] = course.entries()[place].withdrawn.is_some() && 2 * played[place] < due;
            }
        }
        cancelled
    }

    fn cycles(&self) -> usize {
        match self.meetings {
            Meetings::Once => 1,
            Meetings::Twice => 2,
        }
    }
}

/// Returns the encounters by the entrant of the row and the entrant of the column.
fn cells(course: &Course) -> BTreeMap<(EntrantId, EntrantId), Vec<Cell>> {
    let mut cells: BTreeMap<(EntrantId, EntrantId), Vec<Cell>> = BTreeMap::new();
    for (round, encounters) in (1..).zip(course.rounds()) {
        for (number, encounter) in (1..).zip(encounters) {
            let Pairing::Match(first, second) = encounter.pairing else { continue };
            let cell = |seat| Cell { encounter: PairingId { round, number }, seat, score: encounter.score };
            cells.entry((first, second)).or_default().push(cell(Seat::First));
            cells.entry((second, first)).or_default().push(cell(Seat::Second));
        }
    }
    cells
}

/// Returns the number of rounds in which `count` entrants meet once.
fn rounds_of(count: usize) -> usize {
    if count < 2 { 0 } else { count - 1 + count % 2 }
}

/// Returns a round of the Berger table of `count` entrants, numbered from 1, both as pairs of numbers. The one who
/// meets nobody is alone. The tables are those of the FIDE Handbook (C.05, annex "Details of Berger Table").
///
/// With an even number n, those meet whose numbers have the sum `round` + 1 modulo n - 1. Number n meets the one whose
/// double has that remainder. The lower number is first if the sum of the numbers is odd. Against number n, the lower
/// half is first.
fn berger_round(count: usize, round: usize) -> Vec<(usize, Option<usize>)> {
    let even = count + count % 2;
    let circle = even - 1;
    // The number k with 2k = round + 1 modulo the circle, which is odd.
    let alone = if round % 2 == 1 { round.div_ceil(2) } else { (round + 1 + circle) / 2 };
    let last = match (count == even, 2 * alone <= even) {
        (false, _) => (alone, None),
        (true, true) => (alone, Some(even)),
        (true, false) => (even, Some(alone)),
    };
    let pairs = (1..even / 2).map(|step| {
        let number = |at: usize| (at - 1) % circle + 1;
        let (one, other) = (number(alone + step), number(alone + circle - step));
        let (low, high) = (one.min(other), one.max(other));
        if (low + high) % 2 == 1 { (low, Some(high)) } else { (high, Some(low)) }
    });
    std::iter::once(last).chain(pairs).collect()
}

fn as_size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

#[cfg(test)]
#[path = "round_robin_tests.rs"]
mod tests;
