//! Rollouts compared with known values, with each other, and on several threads.

use super::dice::Order;
use super::*;
use crate::context::{CubeState, MatchScore, MoneyRules};
use crate::engine::Ply;
use crate::estimate::Estimate;
use rules::{CubeValue, Role, Roll};
use std::sync::LazyLock;

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::default);

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

fn contexts() -> [Context; 3] {
    let score = MatchScore { own_away: 4, opponent_away: 3, crawford: false };
    [
        Context::CUBELESS,
        Context::money(MoneyRules { jacoby: true, beavers: false }),
        Context::match_play(score),
    ]
}

#[test]
fn the_result_does_not_depend_on_threads_but_on_the_seed() {
    for context in contexts() {
        let rollout = Rollout { games_max: 100, truncate_after: Some(5), seed: 5, ..Rollout::default() };
        let one = ENGINE.forgetful().rollout(&Position::STARTING, &context, &rollout);
        for threads in [2, 3, 50] {
            let many = Rollout { threads, ..rollout };
            assert_eq!(ENGINE.rollout(&Position::STARTING, &context, &many), one, "{context:?}");
        }
        let other = Rollout { seed: 6, ..rollout };
        assert_ne!(ENGINE.rollout(&Position::STARTING, &context, &other), one);
        assert_eq!(one.games, 100);
        assert!((one.cubeless.mean - f64::from(one.probabilities.equity())).abs() < 1e-4);
        assert!(one.equity.mean.abs() < 0.4 && one.equity.standard_error > 0.0);
    }
}

#[test]
fn a_last_roll_comes_out_exactly() {
    let rollout = Rollout { games_max: 36, ..Rollout::default() };
    let last = position("6:1 / 1:1");
    for variance_reduction in [false, true] {
        let rollout = Rollout { variance_reduction, ..rollout };
        let result = ENGINE.rollout(&last, &Context::CUBELESS, &rollout);
        assert!((result.probabilities.win - 0.75).abs() < 1e-6);
        let money = Context::money(MoneyRules::default());
        assert!((ENGINE.rollout(&last, &money, &rollout).equity.mean - 0.5).abs() < 1e-6);
        // A side that may double before this roll does so. It wins 75 %, so taking and passing cost the opponent the
        // same.
        let doubling = Rollout { first_turn: FirstTurn::MayDouble, ..rollout };
        assert!((ENGINE.rollout(&last, &money, &doubling).equity.mean - 1.0).abs() < 1e-6);
    }
    // After a take the stake is twice as high, but the equity is in units of the new cube.
    let two = CubeState { value: CubeValue::new(2).unwrap(), owner: Some(Role::Opponent) };
    let taken = Context::money(MoneyRules::default()).with_cube(two);
    assert!((ENGINE.rollout(&last, &taken, &rollout).equity.mean - 0.5).abs() < 1e-6);
}

#[test]
fn variance_reduction_agrees_with_plain_play_and_is_far_more_exact() {
    // A bear-off of a few turns on each side, so that plain play is exact enough to compare.
    let race = position("6:2 5:2 4:2 3:1 / 6:2 5:2 4:2 3:1");
    for context in contexts() {
        let plain = Rollout { games_max: 1296, variance_reduction: false, ..Rollout::default() };
        let reduced = Rollout { games_max: 144, variance_reduction: true, ..Rollout::default() };
        let [plain, reduced] = [plain, reduced].map(|rollout| ENGINE.rollout(&race, &context, &rollout));
        let both = plain.equity.standard_error.hypot(reduced.equity.standard_error);
        assert!((plain.equity.mean - reduced.equity.mean).abs() < 4.0 * both, "{plain:?} {reduced:?}");
        // The reduced rollout has a ninth of the games and is still more exact.
        assert!(reduced.equity.standard_error < plain.equity.standard_error, "{plain:?} {reduced:?}");
    }
}

#[test]
fn a_rollout_goes_on_while_it_is_wanted_and_has_the_same_result() {
    for context in contexts() {
        let rollout = Rollout { games_max: 40, truncate_after: Some(5), seed: 5, ..Rollout::default() };
        let whole = ENGINE.rollout(&Position::STARTING, &context, &rollout);
        let wanted = ENGINE.rollout_while(&Position::STARTING, &context, &rollout, || true);
        assert_eq!(wanted, Some(whole), "{context:?}");
        let asked = std::cell::Cell::new(0);
        let twice = || {
            asked.set(asked.get() + 1);
            asked.get() < 3
        };
        assert_eq!(ENGINE.rollout_while(&Position::STARTING, &context, &rollout, twice), None);
        assert_eq!(asked.get(), 3, "nothing is asked after the end");
    }
}

#[test]
fn a_rollout_stops_when_it_is_exact_enough_or_stopped_by_its_watcher() {
    let rollout = Rollout {
        games_max: 5_000,
        truncate_after: Some(2),
        stop_at_error: Some(0.02),
        threads: 2,
        ..Rollout::default()
    };
    let result = ENGINE.rollout(&Position::STARTING, &Context::CUBELESS, &rollout);
    assert!(result.games < 5_000 && result.games.is_multiple_of(144), "{result:?}");
    assert!(result.equity.standard_error <= 0.02);
    let mut seen = Vec::new();
    let endless = Rollout { stop_at_error: None, ..rollout };
    let stopped = ENGINE.rollout_watched(&Position::STARTING, &Context::CUBELESS, &endless, &mut |so_far| {
        seen.push(so_far.games);
        if seen.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((seen, stopped.games), (vec![144, 288, 432], 432));
}

#[test]
fn the_dice_of_a_seed_stay_the_same() {
    // The reference positions of the trainer and the figures in NETWORKS.md follow from these numbers.
    let mut dice = Dice::new(0);
    assert_eq!(std::array::from_fn(|_| dice.below(36)), [31, 15, 0, 34, 3, 11, 6, 27]);
}

#[test]
fn the_first_two_rolls_of_1296_games_are_all_pairs() {
    let order = Order::from_seed(9);
    let pairs: std::collections::BTreeSet<_> = (0..1296)
        .map(|game| {
            let mut dice = order.dice(9, game);
            [dice.roll(), dice.roll()].map(|roll| roll.dice())
        })
        .collect();
    assert_eq!(pairs.len(), 1296);
}

#[test]
fn a_rollout_can_play_at_1_ply() {
    let rollout = Rollout { games_max: 12, truncate_after: Some(2), ply: Ply::ONE, ..Rollout::default() };
    for context in contexts() {
        let result = ENGINE.rollout(&Position::STARTING, &context, &rollout);
        assert!(result.equity.mean.abs() < 0.5, "{result:?}");
    }
}

#[test]
fn the_difference_of_two_plays_is_more_exact_than_each_of_them() {
    let roll = Roll::from_pips([3, 1]).unwrap();
    for context in contexts() {
        let plays = ENGINE.best_plays(&Position::STARTING, roll, &context, Ply::ZERO, 3);
        // Variance reduction is off, because it would already remove most of the noise that common dice cancel.
        let rollout = Rollout {
            games_max: 288,
            truncate_after: Some(6),
            variance_reduction: false,
            ..Rollout::default()
        };
        let alternatives: Vec<_> =
            plays.iter().map(|play| Alternative::play(&play.position, &context)).collect();
        let compared = ENGINE.compare(&alternatives, &rollout, &mut |_| ControlFlow::Continue(()));
        // Each alternative has the same result as when it is rolled out alone.
        for (play, result) in plays.iter().zip(&compared.results) {
            let alone = Rollout { first_turn: FirstTurn::MayDouble, ..rollout };
            let alone = ENGINE.rollout(&play.position, &context.flipped(), &alone);
            assert!((result.equity.mean + alone.equity.mean).abs() < 1e-12);
            assert!((result.equity.standard_error - alone.equity.standard_error).abs() < 1e-12);
        }
        let [best, second] = [compared.results[0].equity, compared.results[1].equity];
        let difference = compared.difference(0, 1);
        assert!((difference.mean - (best.mean - second.mean)).abs() < 1e-9);
        assert!((compared.difference(1, 0).mean + difference.mean).abs() < 1e-9);
        assert!(difference.standard_error < best.standard_error.hypot(second.standard_error), "{compared:?}");
        assert_eq!(compared.difference(0, 0), Estimate::default());
        assert_eq!(compared.ranking()[0], 0);
        let threads = Rollout { threads: 3, ..rollout };
        assert_eq!(ENGINE.compare(&alternatives, &threads, &mut |_| ControlFlow::Continue(())), compared);
    }
}

#[test]
fn a_comparison_can_be_stopped_and_gives_both_equities_of_a_double() {
    let race = position("6:1 / 1:1");
    for context in [contexts()[1], contexts()[2]] {
        let taken = Alternative::taken(&race, &context, ENGINE.equities()).unwrap();
        let both = [Alternative::hold(&race, &context), taken];
        let rollout = Rollout { games_max: 1_000, ..Rollout::default() };
        let mut rounds = 0;
        let compared = ENGINE.compare(&both, &rollout, &mut |_| {
            rounds += 1;
            ControlFlow::Break(())
        });
        assert_eq!((rounds, compared.results[0].games), (1, 144));
        let decision = ENGINE.cube_decision(&race, &context, Ply::ZERO);
        let found = [compared.results[0].equity.mean, compared.results[1].equity.mean];
        for (found, exact) in found.into_iter().zip([decision.no_double, decision.double_take]) {
            assert!((found - f64::from(exact)).abs() < 1e-4, "{found} {exact}");
        }
    }
}
