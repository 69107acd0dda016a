//! Tests of the pairing by levels, against a search of all pairings.

use proptest::prelude::*;

use super::*;

fn field(levels: &[i64]) -> Vec<Candidate> {
    let mut levels = levels.to_vec();
    levels.sort_unstable_by(|one, other| other.cmp(one));
    let candidate = |(place, level)| Candidate { place, level, byes: 0, has_floated: false };
    levels.into_iter().enumerate().map(candidate).collect()
}

fn meetings(pairs: &[(usize, usize)]) -> Meetings {
    let mut meetings = Meetings::default();
    pairs.iter().for_each(|&(one, other)| meetings.add(one, other));
    meetings
}

/// Returns the fewest second meetings and then the least sum of squares of all pairings, by trying every one.
fn best_by_trial(open: &[Candidate], meetings: &Meetings) -> (i64, i64) {
    let Some((first, rest)) = open.split_first() else { return (0, 0) };
    let with = |at: usize| {
        let mut left = rest.to_vec();
        let other = left.remove(at);
        let (again, squares) = best_by_trial(&left, meetings);
        let (one_again, one_square) = cost(first, &other, meetings);
        (one_again + again, one_square + squares)
    };
    (0..rest.len()).map(with).min().unwrap_or_default()
}

/// Returns the weight of a second meeting and the square of the difference in level.
fn cost(one: &Candidate, other: &Candidate, meetings: &Meetings) -> (i64, i64) {
    let key = (one.place.min(other.place), one.place.max(other.place));
    let met = meetings.0.get(&key).copied().unwrap_or_default();
    (met * met, (one.level - other.level).pow(2))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn second_meetings_are_fewest_and_differences_least(
        levels in prop::collection::vec(0_i64..6, 1..=8),
        met in prop::collection::vec((0_usize..8, 0_usize..8), 0..24),
        had_bye in prop::collection::vec(any::<bool>(), 8),
    ) {
        let mut field = field(&levels);
        for candidate in &mut field {
            candidate.byes = u32::from(had_bye[candidate.place]);
        }
        let met: Vec<(usize, usize)> = met.into_iter().filter(|(one, other)| one != other).collect();
        let meetings = meetings(&met);
        let paired = pair(&field, &meetings);

        let mut places: Vec<usize> = paired.pairs.iter().flat_map(|&(one, other)| [one, other]).collect();
        places.extend(paired.bye);
        places.sort_unstable();
        prop_assert!(places.into_iter().eq(0..field.len()));

        let sum = paired.pairs.iter().map(|&(one, other)| cost(&field[one], &field[other], &meetings));
        let sum = sum.fold((0, 0), |sum, cost| (sum.0 + cost.0, sum.1 + cost.1));
        let without = |at: usize| {
            let mut rest = field.clone();
            rest.remove(at);
            best_by_trial(&rest, &meetings)
        };
        let Some(bye) = paired.bye else {
            prop_assert_eq!(sum, best_by_trial(&field, &meetings));
            return Ok(());
        };
        prop_assert_eq!(sum, without(bye));
        // The bye goes to the last one of those with the fewest byes with whom second meetings are fewest.
        let fewest = field.iter().map(|candidate| candidate.byes).min().unwrap();
        let possible = || (0..field.len()).rev().filter(|at| field[*at].byes == fewest);
        let least = possible().map(|at| without(at).0).min().unwrap();
        prop_assert_eq!(Some(bye), possible().find(|at| without(*at).0 == least));
    }
}

#[test]
fn the_upper_half_meets_the_lower_half() {
    let paired = pair(&field(&[0; 6]), &Meetings::default());
    assert_eq!(paired.pairs, [(0, 3), (1, 4), (2, 5)]);
    // 0 and 3 have met, so two pairs exchange opponents.
    let paired = pair(&field(&[0; 6]), &meetings(&[(0, 3)]));
    assert_eq!(paired.pairs, [(0, 4), (1, 3), (2, 5)]);
}

#[test]
fn the_last_of_an_odd_group_meets_the_first_of_the_next() {
    let paired = pair(&field(&[2, 2, 2, 1, 1, 1]), &Meetings::default());
    assert_eq!(paired.pairs, [(0, 1), (2, 3), (4, 5)]);
    // If the last one has met two of the next group, the third is left.
    let paired = pair(&field(&[2, 2, 2, 1, 1, 1]), &meetings(&[(2, 3), (2, 4), (3, 5)]));
    assert_eq!(paired.pairs.len(), 3);
    assert!(paired.pairs.iter().all(|&(one, other)| ![(2, 3), (2, 4), (3, 5)].contains(&(one, other))));
}

#[test]
fn nobody_leaves_the_group_twice_running_if_another_can() {
    let mut field = field(&[2, 2, 2, 1, 1, 1]);
    field[2].has_floated = true;
    field[3].has_floated = true;
    assert_eq!(pair(&field, &Meetings::default()).pairs, [(0, 2), (1, 4), (3, 5)]);
}

#[test]
fn a_bye_goes_to_the_last_who_had_none() {
    let mut field = field(&[2, 1, 1, 0, 0]);
    field[4].byes = 1;
    assert_eq!(pair(&field, &Meetings::default()).bye, Some(3));
    // With 3 free, 4 would have to meet somebody again.
    let met = meetings(&[(4, 0), (4, 1), (4, 2)]);
    assert_eq!(pair(&field, &met).bye, Some(2));
}
