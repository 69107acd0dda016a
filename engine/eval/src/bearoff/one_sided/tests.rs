//! The numbering of homes, known endings, and the sums of probabilities.

use super::*;

fn sides(own: Home, opp: Home) -> Sides {
    let mut sides = Sides { own: [0; 32], opp: [0; 32] };
    sides.own[1..=6].copy_from_slice(&own);
    sides.opp[1..=6].copy_from_slice(&opp);
    sides
}

fn win(own: Home, opp: Home) -> f32 {
    evaluate(&sides(own, opp)).unwrap().win
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
    assert_eq!((next, TABLE.all_off.len(), TABLE.first_off.len()), (54_264, 54_264, 15_504));
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
    for distribution in TABLE.all_off.iter().chain(&TABLE.first_off) {
        assert!((distribution.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }
}

#[test]
fn gammons_end_when_a_checker_is_off() {
    let p = evaluate(&sides([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 5, 10])).unwrap();
    assert!((p.win_gammon - 1.0).abs() < 1e-6);
    let p = evaluate(&sides([2, 2, 0, 0, 0, 0], [3, 3, 3, 3, 3, 0])).unwrap();
    assert!(p.win_gammon < 0.2 && p.win > 0.99);
}
