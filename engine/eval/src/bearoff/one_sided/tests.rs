//! The numbering of homes, known endings, and the sums of probabilities.

use super::*;
use std::sync::LazyLock;

static TABLE: LazyLock<OneSided> = LazyLock::new(OneSided::default);

fn sides(own: Home, opp: Home) -> Sides {
    let mut sides = Sides { own: [0; 32], opp: [0; 32] };
    sides.own[1..=6].copy_from_slice(&own);
    sides.opp[1..=6].copy_from_slice(&opp);
    sides
}

fn win(own: Home, opp: Home) -> f32 {
    TABLE.evaluate(&sides(own, opp)).unwrap().win
}

#[test]
fn homes_are_numbered_without_holes() {
    let mut next = 0;
    for checkers in 0..=CHECKERS {
        assert_eq!(offset(checkers), next);
        each_home(checkers, &mut |home| {
            assert_eq!(index(home), next);
            next += 1;
        });
    }
    assert_eq!((next, TABLE.table().all_off.means.len()), (54_264, 54_264));
}

#[test]
fn known_endings() {
    let last = [1, 0, 0, 0, 0, 0];
    assert!((win(last, last) - 1.0).abs() < 1e-6);
    // Two checkers on the six-point: only 66, 55, 44 and 33 bear off both.
    assert!((win([0, 0, 0, 0, 0, 2], last) - 4.0 / 36.0).abs() < 1e-6);
    assert!((win([0, 1, 0, 0, 0, 0], last) - 1.0).abs() < 1e-6);
    // One checker on the six-point: 11 throws contain a six, and 16 more move it at least six pips.
    assert!((win([0, 0, 0, 0, 0, 1], last) - 27.0 / 36.0).abs() < 1e-6);
    assert!((win([1, 1, 0, 0, 0, 0], last) - 1.0).abs() < 1e-6 + 1.0 / 36.0);
}

#[test]
fn distributions_sum_to_one() {
    for distribution in
        TABLE.table().all_off.distributions.iter().chain(&TABLE.table().first_off.distributions)
    {
        assert!((distribution.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
}

#[test]
fn gammons_end_when_a_checker_is_off() {
    let p = TABLE.evaluate(&sides([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 5, 10])).unwrap();
    assert!((p.win_gammon - 1.0).abs() < 1e-6);
    let p = TABLE.evaluate(&sides([2, 2, 0, 0, 0, 0], [3, 3, 3, 3, 3, 0])).unwrap();
    assert!(p.win_gammon < 0.2 && p.win > 0.99);
}

/// The mean number of turns of perfect one-sided play, by trying all plays of all rolls. Places are those of the
/// checkers, the nearest first.
fn fewest_turns(places: &[usize], known: &mut std::collections::HashMap<Vec<usize>, f32>) -> f32 {
    if places.is_empty() {
        return 0.0;
    }
    if let Some(&turns) = known.get(places) {
        return turns;
    }
    let mut mean = 1.0;
    for high in 1..=POINTS {
        for low in 1..=high {
            let orders =
                if high == low { vec![vec![high; 4]] } else { vec![vec![high, low], vec![low, high]] };
            let mut after = Vec::new();
            for dice in orders {
                let mut reached = vec![places.to_vec()];
                for die in dice {
                    reached = reached.iter().flat_map(|places| single_moves(places, die)).collect();
                    reached.sort_unstable();
                    reached.dedup();
                }
                after.extend(reached);
            }
            let best = after.iter().map(|places| fewest_turns(places, known)).fold(f32::INFINITY, f32::min);
            mean += best * if high == low { 1.0 / 36.0 } else { 2.0 / 36.0 };
        }
    }
    known.insert(places.to_vec(), mean);
    mean
}

/// All ways to move one checker, or the places as they are if all checkers are off.
fn single_moves(places: &[usize], die: usize) -> Vec<Vec<usize>> {
    let Some(&last) = places.last() else { return vec![Vec::new()] };
    let mut moved = Vec::new();
    for (at, &place) in places.iter().enumerate() {
        let mut next = places.to_vec();
        if place > die {
            next[at] = place - die;
            next.sort_unstable();
        } else if last <= POINTS && (place == die || place == last) {
            next.remove(at);
        } else {
            continue;
        }
        moved.push(next);
    }
    moved
}

#[test]
fn a_checker_outside_comes_home_as_fast_as_by_any_plays() {
    let mut known = std::collections::HashMap::new();
    let mut worst = 0.0_f32;
    for (home, outside) in [
        ([0, 0, 0, 0, 0, 0], 7),
        ([0, 0, 0, 0, 0, 0], 18),
        ([0, 0, 0, 0, 1, 0], 8),
        ([2, 0, 1, 0, 0, 1], 11),
        ([4, 1, 0, 0, 0, 0], 7),
        ([0, 0, 0, 2, 0, 2], 13),
        ([1, 1, 1, 1, 1, 1], 9),
        ([0, 0, 0, 0, 2, 3], 16),
    ] {
        let turns = TABLE.table().all_off.coming_home(&Side { home, outside });
        assert!((turns.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let mean: f32 = turns.iter().zip(0u8..).map(|(p, turn)| p * f32::from(turn)).sum();
        let mut places: Vec<usize> =
            (1..=POINTS).flat_map(|point| vec![point; usize::from(home[point - 1])]).collect();
        places.push(outside);
        let more = mean - fewest_turns(&places, &mut known);
        assert!(more > -1e-4, "{home:?} {outside}: fewer turns than possible");
        worst = worst.max(more);
    }
    // Sometimes another checker had better take a small number on the way.
    assert!(worst < 0.02, "{worst}");
}

#[test]
fn sides_that_have_not_passed_each_other_are_left_to_the_net() {
    let mut both = sides([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]);
    both.own[13] = 1;
    both.opp[11] = 1;
    assert!(TABLE.evaluate(&both).is_some());
    both.opp[11] = 0;
    both.opp[13] = 1;
    assert!(TABLE.evaluate(&both).is_none());
    both.own[13] = 0;
    assert!(TABLE.evaluate(&both).is_some());
    both.opp[12] = 1;
    assert!(TABLE.evaluate(&both).is_none());
}

#[test]
fn a_checker_outside_can_cost_a_gammon() {
    let mut late = sides([1, 0, 0, 0, 0, 0], [14, 0, 0, 0, 0, 0]);
    late.opp[18] = 1;
    let p = TABLE.evaluate(&late).unwrap();
    assert!((p.win_gammon - 1.0).abs() < 1e-6);
    let mut early = sides([2, 2, 0, 0, 0, 0], [14, 0, 0, 0, 0, 0]);
    early.opp[7] = 1;
    // Five doubles bear off all four checkers. After any other roll the opponent saves the gammon, except with 3-2 and
    // 4-2: four throws of 36.
    let p = TABLE.evaluate(&early).unwrap();
    assert!((p.win_gammon - (5.0 + 31.0 / 9.0) / 36.0).abs() < 1e-6, "{p:?}");
}
