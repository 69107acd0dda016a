//! The field of a round: those who are to be paired, in the order of their levels. Swiss and lives share it.

use serde::{Deserialize, Serialize};

use super::course::{Course, Pairing};
use super::pairing::{self, Candidate, Meetings};
use super::tally::Account;
use crate::{Draw, Seed};

/// The order of the entrants of a score group before they are paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// By strength: the strongest of the upper half meets the strongest of the lower half.
    Strength,
    /// By lots, drawn for each round.
    #[default]
    Lots,
}

/// Returns the pairings of the entrants at `places`, of whom there are at least two. `level` gives the score group of
/// an account, the highest first. `before` has the accounts before the last round.
pub(super) fn pair(
    course: &Course,
    places: &[usize],
    (accounts, before): (&[Account], &[Account]),
    level: impl Fn(&Account) -> i64,
    within: Within,
    seed: Seed,
) -> Vec<Pairing> {
    let mut ordered = places.to_vec();
    if within == Within::Lots {
        Draw::new(seed).shuffle(&mut ordered);
    }
    ordered.sort_by_key(|place| std::cmp::Reverse(level(&accounts[*place])));
    let has_floated = |place: usize| {
        let last = accounts[place].games.last();
        let opponent = last.filter(|game| game.round == course.round_number()).and_then(|game| game.opponent);
        opponent.is_some_and(|opponent| level(&before[place]) != level(&before[opponent]))
    };
    let candidate = |&place: &usize| Candidate {
        place,
        level: level(&accounts[place]),
        byes: accounts[place].byes,
        has_floated: has_floated(place),
    };
    let field: Vec<Candidate> = ordered.iter().map(candidate).collect();
    let paired = pairing::pair(&field, &meetings(course));
    let id = |place: usize| course.entries()[place].entrant.id;
    let matches = paired.pairs.iter().map(|&(one, other)| Pairing::Match(id(one), id(other)));
    matches.chain(paired.bye.map(|place| Pairing::Bye(id(place)))).collect()
}

/// Returns the encounters so far. One that was not played is among them, because the same two are not drawn again.
fn meetings(course: &Course) -> Meetings {
    let mut meetings = Meetings::default();
    for encounter in course.rounds().iter().flatten() {
        let Pairing::Match(one, other) = encounter.pairing else { continue };
        if let Some((one, other)) = course.place_of(one).zip(course.place_of(other)) {
            meetings.add(one, other);
        }
    }
    meetings
}
