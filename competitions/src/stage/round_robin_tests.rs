//! Tests of Berger tables, groups and crosstables.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::stage::{Outcome, StageState, Step};
use crate::{Entrant, Seed, stage::Stage};

fn robin(groups: u32, go_on: u32, meetings: Meetings) -> RoundRobin {
    RoundRobin { meetings, groups, go_on, columns: ROUND_ROBIN_COLUMNS.to_vec() }
}

/// Returns the table of rounds as it is printed in the Handbook.
fn printed(count: usize) -> Vec<String> {
    let pair = |(one, other): (usize, Option<usize>)| match other {
        Some(other) => format!("{one}-{other}"),
        None => format!("{one} free"),
    };
    let round = |round| berger_round(count, round).into_iter().map(pair).collect::<Vec<_>>().join(", ");
    (1..=rounds_of(count)).map(round).collect()
}

#[test]
fn the_tables_are_the_published_ones() {
    // FIDE Handbook, C.05, annex "Details of Berger Table".
    let four = ["1-4, 2-3", "4-3, 1-2", "2-4, 3-1"];
    let six = ["1-6, 2-5, 3-4", "6-4, 5-3, 1-2", "2-6, 3-1, 4-5", "6-5, 1-4, 2-3", "3-6, 4-2, 5-1"];
    let eight = [
        "1-8, 2-7, 3-6, 4-5",
        "8-5, 6-4, 7-3, 1-2",
        "2-8, 3-1, 4-7, 5-6",
        "8-6, 7-5, 1-4, 2-3",
        "3-8, 4-2, 5-1, 6-7",
        "8-7, 1-6, 2-5, 3-4",
        "4-8, 5-3, 6-2, 7-1",
    ];
    let ten = [
        "1-10, 2-9, 3-8, 4-7, 5-6",
        "10-6, 7-5, 8-4, 9-3, 1-2",
        "2-10, 3-1, 4-9, 5-8, 6-7",
        "10-7, 8-6, 9-5, 1-4, 2-3",
        "3-10, 4-2, 5-1, 6-9, 7-8",
        "10-8, 9-7, 1-6, 2-5, 3-4",
        "4-10, 5-3, 6-2, 7-1, 8-9",
        "10-9, 1-8, 2-7, 3-6, 4-5",
        "5-10, 6-4, 7-3, 8-2, 9-1",
    ];
    let twelve = [
        "1-12, 2-11, 3-10, 4-9, 5-8, 6-7",
        "12-7, 8-6, 9-5, 10-4, 11-3, 1-2",
        "2-12, 3-1, 4-11, 5-10, 6-9, 7-8",
        "12-8, 9-7, 10-6, 11-5, 1-4, 2-3",
        "3-12, 4-2, 5-1, 6-11, 7-10, 8-9",
        "12-9, 10-8, 11-7, 1-6, 2-5, 3-4",
        "4-12, 5-3, 6-2, 7-1, 8-11, 9-10",
        "12-10, 11-9, 1-8, 2-7, 3-6, 4-5",
        "5-12, 6-4, 7-3, 8-2, 9-1, 10-11",
        "12-11, 1-10, 2-9, 3-8, 4-7, 5-6",
        "6-12, 7-5, 8-4, 9-3, 10-2, 11-1",
    ];
    assert_eq!(printed(4), four);
    assert_eq!(printed(6), six);
    assert_eq!(printed(8), eight);
    assert_eq!(printed(10), ten);
    assert_eq!(printed(12), twelve);
}

#[test]
fn the_opponent_of_the_highest_number_is_free_in_an_odd_field() {
    assert_eq!(printed(3), ["1 free, 2-3", "3 free, 1-2", "2 free, 3-1"]);
    assert_eq!(printed(2), ["1-2"]);
    assert_eq!(printed(1), Vec::<String>::new());
}

#[test]
fn everybody_meets_everybody_once() {
    for count in 2..=64 {
        let mut met = BTreeSet::new();
        let mut first: BTreeMap<usize, usize> = BTreeMap::new();
        for round in 1..=rounds_of(count) {
            let pairs = berger_round(count, round);
            let mut here: Vec<usize> =
                pairs.iter().flat_map(|&(one, other)| [Some(one), other]).flatten().collect();
            here.sort_unstable();
            assert!(here.iter().copied().eq(1..=count), "{count} {round} {pairs:?}");
            for (one, other) in pairs.into_iter().filter_map(|(one, other)| Some((one, other?))) {
                assert!(met.insert((one.min(other), one.max(other))));
                *first.entry(one).or_default() += 1;
            }
        }
        assert_eq!(met.len(), count * (count - 1) / 2);
        // Everybody is first in half of the encounters, one more or less.
        let half = (count - 1) / 2;
        let counts = (1..=count).map(|number| first.get(&number).copied().unwrap_or_default());
        assert!(counts.into_iter().all(|times| (half..=half + 1).contains(&times)), "{count} {first:?}");
    }
}

/// Returns a round robin that has begun, with entrants 1, 2, ... from the strongest.
fn begun(robin: RoundRobin, count: u32) -> StageState {
    let mut state = StageState::new(Stage::RoundRobin(robin));
    for number in 1..=count {
        state.take(&Step::Entered(Entrant::new(EntrantId::new(number), 1000 - number))).unwrap();
    }
    state.take(&Step::Begun { seed: Seed::new(1) }).unwrap();
    state
}

/// Plays the next round. The entrant with the lower number wins 5-2.
fn play_round(state: &mut StageState) {
    let crate::stage::Next::Round(pairings) = state.next(Seed::new(1)) else { panic!("the stage is over") };
    state.take(&Step::Paired(pairings)).unwrap();
    let round = state.course().round_number();
    let encounters = state.course().rounds().last().unwrap().clone();
    for (number, encounter) in (1..).zip(encounters) {
        let Pairing::Match(one, other) = encounter.pairing else { continue };
        let score = match (encounter.score, one < other) {
            (Some(_), _) => continue,
            (None, true) => Score::played(Outcome::Won(Seat::First), [5, 2]),
            (None, false) => Score::played(Outcome::Won(Seat::Second), [2, 5]),
        };
        state.take(&Step::Decided { encounter: PairingId { round, number }, score }).unwrap();
    }
}

#[test]
fn the_strongest_are_spread_over_the_groups_and_the_first_go_on() {
    let robin = robin(3, 2, Meetings::Once);
    let mut state = begun(robin.clone(), 10);
    let ids = |group: &Vec<usize>| group.iter().map(|place| place + 1).collect::<Vec<_>>();
    let groups: Vec<Vec<usize>> = robin.groups(state.course()).iter().map(ids).collect();
    assert_eq!(groups, [vec![1, 6, 7], vec![2, 5, 8], vec![3, 4, 9, 10]]);
    (0..3).for_each(|_| play_round(&mut state));
    assert_eq!(state.next(Seed::new(1)), crate::stage::Next::Over);
    let going_on: Vec<u32> = state.stage().going_on(state.course()).into_iter().map(EntrantId::get).collect();
    assert_eq!(going_on, [1, 6, 2, 5, 3, 4]);
}

#[test]
fn the_seats_are_exchanged_in_the_second_half() {
    let mut state = begun(robin(1, 1, Meetings::Twice), 4);
    (0..6).for_each(|_| play_round(&mut state));
    let pairing = |round: usize| state.course().rounds()[round][0].pairing;
    let (one, four) = (EntrantId::new(1), EntrantId::new(4));
    assert_eq!((pairing(0), pairing(3)), (Pairing::Match(one, four), Pairing::Match(four, one)));
}

#[test]
fn a_crosstable_shows_each_encounter_from_both_sides() {
    let robin = robin(1, 1, Meetings::Once);
    let mut state = begun(robin.clone(), 3);
    play_round(&mut state);
    let tables = robin.crosstables(state.course());
    let [Crosstable { rows, cells }] = &tables[..] else { panic!("one group") };
    // In round one, 2 has beaten 3.
    let order: Vec<u32> = rows.iter().map(|row| row.entrant.get()).collect();
    assert_eq!(order, [2, 1, 3]);
    let id = PairingId { round: 1, number: 2 };
    let score = Some(Score::played(Outcome::Won(Seat::First), [5, 2]));
    assert_eq!(cells[0][2], [Cell { encounter: id, seat: Seat::First, score }]);
    assert_eq!(cells[2][0], [Cell { encounter: id, seat: Seat::Second, score }]);
    assert!(cells[0][1].is_empty() && cells[1][1].is_empty());
}

#[test]
fn results_of_an_entrant_count_only_after_half_of_the_encounters() {
    // With five entrants everybody has four encounters, and each round one is free.
    let points = |rounds: usize| {
        let mut state = begun(robin(1, 1, Meetings::Once), 5);
        (0..rounds).for_each(|_| play_round(&mut state));
        state.take(&Step::Withdrawn(EntrantId::new(1))).unwrap();
        while state.next(Seed::new(1)) != crate::stage::Next::Over {
            play_round(&mut state);
        }
        let rows = state.standings().remove(0);
        let mut points: Vec<(u32, String)> =
            rows.iter().map(|row| (row.entrant.get(), row.values[0].unwrap().to_string())).collect();
        points.sort_unstable();
        points.into_iter().map(|(_, points)| points).collect::<Vec<_>>()
    };
    // Entrant 1 is free in round 1 and beats 2 in round 2. That is less than half, so it is cancelled.
    assert_eq!(points(2), ["0", "3", "2", "1", "0"]);
    // After beating 3 in round 3 too, both results count, and 4 and 5 win without play.
    assert_eq!(points(3), ["2", "3", "2", "2", "1"]);
}

#[test]
fn settings_that_make_no_groups_are_refused_with_those_that_do() {
    let refused =
        |groups, go_on, count| robin(groups, go_on, Meetings::Once).check(count).unwrap_err().to_string();
    assert_eq!(refused(4, 1, 7), "With 7 entrants, 1 to 3 groups are possible, not 4: a group needs two.");
    assert_eq!(refused(0, 1, 7), "With 7 entrants, 1 to 3 groups are possible, not 0: a group needs two.");
    assert_eq!(refused(2, 4, 7), "The smallest group has 3 entrants, so 1 to 3 of each can go on, not 4.");
    assert_eq!(refused(1, 1, 1), "The stage needs at least 2 entrants, and has 1.");
    assert_eq!(
        refused(1, 1, 300),
        "A group has at most 128 entrants, so 300 entrants need at least 3 groups."
    );
}
