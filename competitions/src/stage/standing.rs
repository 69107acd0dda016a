//! Standings and their columns.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::course::Course;
use super::points::Points;
use super::tally::{Account, Game};
use crate::entrant::EntrantId;

/// A column of the standings. The columns of a stage decide the places, the first one first; more is better in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// A point for a win, half a point for a tie, and the points at the beginning.
    Points,
    /// The number of wins, byes included if they are worth a point.
    Wins,
    /// The points from encounters among those who are equal so far. Empty unless they have all met each other.
    HeadToHead,
    /// The sum of the opponents' points.
    Buchholz,
    /// Buchholz without the lowest opponent.
    BuchholzCut,
    /// Buchholz without the lowest and the highest opponent.
    BuchholzMedian,
    /// The sum of the points of beaten opponents, and half the points of those with whom the entrant tied.
    SonnebornBerger,
    /// Points scored in play.
    Scored,
    /// Points scored in play less those of the opponents.
    Difference,
    /// The lives that are left.
    Lives,
    /// The round in which the last life was lost. Those who are still in have the next round.
    Survived,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1. Entrants who are equal in all columns share it.
    pub place: usize,
    /// The entrant.
    pub entrant: EntrantId,
    /// The values of the columns, in their order. `None` where a column does not apply.
    pub values: Vec<Option<Points>>,
    /// True if the entrant has withdrawn.
    pub is_withdrawn: bool,
}

/// An entrant's place in the order of entry, with the values of the columns so far.
struct Line {
    place: usize,
    values: Vec<Option<Points>>,
}

/// Returns the standings of the entrants at `places`, best first. Equal entrants are in the order of `places`.
pub(super) fn standings(
    course: &Course,
    accounts: &[Account],
    columns: &[Column],
    places: &[usize],
) -> Vec<Row> {
    let mut groups = vec![places.iter().map(|&place| Line { place, values: Vec::new() }).collect::<Vec<_>>()];
    let survived = course.round_number().saturating_add(1);
    for column in columns {
        groups = groups.into_iter().flat_map(|group| split(group, *column, accounts, survived)).collect();
    }
    let mut rows = Vec::with_capacity(places.len());
    for group in groups {
        let place = rows.len() + 1;
        rows.extend(group.into_iter().map(|line| {
            let entry = &course.entries()[line.place];
            let is_withdrawn = entry.withdrawn.is_some();
            Row { place, entrant: entry.entrant.id, values: line.values, is_withdrawn }
        }));
    }
    rows
}

/// Splits a group of equal entrants by a column, the best first.
fn split(mut group: Vec<Line>, column: Column, accounts: &[Account], survived: u32) -> Vec<Vec<Line>> {
    let tied: Vec<usize> = group.iter().map(|line| line.place).collect();
    let met = (column == Column::HeadToHead && have_all_met(&tied, accounts)).then_some(&tied[..]);
    for line in &mut group {
        line.values.push(value(&accounts[line.place], column, accounts, met, survived));
    }
    group.sort_by_key(|line| Reverse(line.values.last().copied().flatten()));
    let mut groups: Vec<Vec<Line>> = Vec::new();
    for line in group {
        match groups.last_mut() {
            Some(last) if last[0].values.last() == line.values.last() => last.push(line),
            _ => groups.push(vec![line]),
        }
    }
    groups
}

/// Returns the value of a column. `met` has those who are equal so far, if all of them have met each other. `survived`
/// is the value of those who are still in.
fn value(
    account: &Account,
    column: Column,
    accounts: &[Account],
    met: Option<&[usize]>,
    survived: u32,
) -> Option<Points> {
    let games = &account.games;
    let count = |is_counted: fn(&Game) -> bool| {
        let number = games.iter().filter(|game| is_counted(game)).count();
        Points::whole(u32::try_from(number).unwrap_or(u32::MAX))
    };
    let value = match column {
        Column::Points => account.points,
        Column::Wins => count(|game| game.earned == Points::ONE),
        Column::Buchholz => opponents(account, accounts).into_iter().sum(),
        Column::BuchholzCut => opponents(account, accounts).into_iter().skip(1).sum(),
        Column::BuchholzMedian => {
            let sorted = opponents(account, accounts);
            sorted.get(1..sorted.len().saturating_sub(1)).unwrap_or_default().iter().copied().sum()
        }
        Column::SonnebornBerger => {
            games.iter().map(|game| opponent(game, account, accounts).times(game.earned)).sum()
        }
        Column::Scored => scored(games),
        Column::Difference => scored(games) - games.iter().map(|game| Points::whole(game.conceded)).sum(),
        Column::Lives => Points::whole(account.lives_left),
        Column::Survived => Points::whole(account.out_in.unwrap_or(survived)),
        Column::HeadToHead => return met.map(|tied| among(account, tied)),
    };
    Some(value)
}

fn scored(games: &[Game]) -> Points {
    games.iter().map(|game| Points::whole(game.scored)).sum()
}

/// Returns the points of the opponents, the lowest first.
fn opponents(account: &Account, accounts: &[Account]) -> Vec<Points> {
    let mut sorted: Vec<Points> =
        account.games.iter().map(|game| opponent(game, account, accounts)).collect();
    sorted.sort_unstable();
    sorted
}

/// Returns the points of the opponent of a game. An encounter that was not played counts as one against somebody with
/// the entrant's own points, as in the FIDE Handbook (C.07, Tie-Break Regulations, unplayed rounds). So neither a bye
/// nor an absent opponent helps or harms.
fn opponent(game: &Game, account: &Account, accounts: &[Account]) -> Points {
    let met = game.opponent.filter(|_| game.is_played).and_then(|place| accounts.get(place));
    met.unwrap_or(account).points
}

fn have_all_met(tied: &[usize], accounts: &[Account]) -> bool {
    let has_met = |one: usize, other: usize| {
        one == other || accounts[one].games.iter().any(|game| game.opponent == Some(other))
    };
    // An entrant cannot have met more opponents than there were rounds.
    tied.iter().all(|one| accounts[*one].games.len() + 1 >= tied.len())
        && tied.iter().all(|one| tied.iter().all(|other| has_met(*one, *other)))
}

/// Returns the points from the games against the tied entrants.
fn among(account: &Account, tied: &[usize]) -> Points {
    let games = account.games.iter();
    let counted = games.filter(|game| game.opponent.is_some_and(|place| tied.contains(&place)));
    counted.map(|game| game.earned).sum()
}
