//! Tests of perfect matchings of the least cost.

use proptest::prelude::*;

use super::*;

/// Returns the least cost of a perfect matching of the vertices of `open`, by trying every one.
fn least_by_trial(open: &[usize], cost: &impl Fn(usize, usize) -> i64) -> i64 {
    let Some((first, rest)) = open.split_first() else { return 0 };
    let with = |at: usize| {
        let mut left = rest.to_vec();
        let other = left.remove(at);
        cost(*first, other) + least_by_trial(&left, cost)
    };
    (0..rest.len()).map(with).min().unwrap_or_default()
}

fn total(partners: &[usize], cost: impl Fn(usize, usize) -> i64) -> i64 {
    for (one, other) in partners.iter().enumerate() {
        assert!(*other != one && partners[*other] == one, "{partners:?}");
    }
    partners.iter().enumerate().filter(|(one, other)| one < other).map(|(one, other)| cost(one, *other)).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn a_matching_has_the_least_cost_of_all(
        half in 1_usize..=5,
        // Few values make many equal edges, and so many blossoms.
        most in prop_oneof![Just(1_i64), Just(3), Just(1000)],
        numbers in prop::collection::vec(0_i64..=1000, 100),
        is_started in any::<bool>(),
    ) {
        let cost = |one: usize, other: usize| numbers[one.min(other) * 10 + one.max(other)] % (most + 1);
        let count = 2 * half;
        let start: Vec<(usize, usize)> = (0..half).map(|one| (one, one + half)).collect();
        let partners = least_cost(count, cost, if is_started { &start } else { &[] });
        let all: Vec<usize> = (0..count).collect();
        prop_assert_eq!(total(&partners, cost), least_by_trial(&all, &cost));
    }

    #[test]
    fn points_on_a_line_are_paired_with_their_neighbours(mut places in prop::collection::vec(0_i64..40, 2..=60)) {
        places.truncate(places.len() / 2 * 2);
        let cost = |one: usize, other: usize| (places[one] - places[other]).abs();
        let mut sorted = places.clone();
        sorted.sort_unstable();
        let expected: i64 = sorted.chunks(2).map(|pair| pair[1] - pair[0]).sum();
        prop_assert_eq!(total(&least_cost(places.len(), cost, &[]), cost), expected);
    }
}

#[test]
fn one_of_an_odd_number_is_left_over() {
    let partners = least_cost(5, |one, other| i64::from(one.abs_diff(other) > 1), &[]);
    let alone = partners.iter().enumerate().filter(|(one, other)| one == *other).count();
    assert_eq!(alone, 1, "{partners:?}");
    assert_eq!(least_cost(0, |_, _| 0, &[]), Vec::<usize>::new());
}
