//! The search gives the same answer after any other questions, on any number of threads, and within budgets.

use eval::{Budget, Context, CubeDecision, Engine, MatchScore, MoneyRules, Ply, RankedPlay, bench};
use rules::{Position, Roll};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::default);

/// Returns decisions of real play, from the opening to the last checkers.
fn decisions(every: usize) -> Vec<(Position, Roll)> {
    bench::real_decisions(&ENGINE, 2).into_iter().step_by(every).collect()
}

fn contexts() -> [Context; 4] {
    let score = |own_away, opponent_away, crawford| {
        Context::match_play(MatchScore { own_away, opponent_away, crawford })
    };
    [
        Context::CUBELESS,
        Context::money(MoneyRules { jacoby: true, beavers: true }),
        score(5, 3, false),
        score(4, 1, true),
    ]
}

type Answers = Vec<(Vec<RankedPlay>, CubeDecision)>;

fn ask(engine: &Engine, decisions: &[(Position, Roll)]) -> Answers {
    let ask = |(position, roll): &(Position, Roll), context: &Context| {
        let plays = engine.best_plays(position, *roll, context, Ply::ONE, 4);
        (plays, engine.cube_decision(position, context, Ply::ONE))
    };
    contexts()
        .iter()
        .flat_map(|context| decisions.iter().map(move |decision| ask(decision, context)))
        .collect()
}

#[test]
fn answers_do_not_depend_on_what_was_asked_before_or_on_threads() {
    let decisions = decisions(4);
    let cold = ask(&ENGINE.forgetful(), &decisions);
    let warm = ENGINE.forgetful();
    let reversed: Vec<_> = decisions.iter().rev().copied().collect();
    let _backwards = ask(&warm, &reversed);
    let together: Vec<Answers> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..3).map(|_| scope.spawn(|| ask(&warm, &decisions))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for answers in &together {
        assert!(*answers == cold);
    }
}

#[test]
fn two_plies_are_the_same_cold_and_warm() {
    let engine = ENGINE.forgetful();
    for (position, roll) in decisions(40) {
        let context = contexts()[2];
        let cold = engine.forgetful().best_plays(&position, roll, &context, Ply::TWO, 3);
        for _ in 0..2 {
            assert_eq!(engine.best_plays(&position, roll, &context, Ply::TWO, 3), cold);
        }
    }
}

#[test]
fn a_budget_of_evaluations_ends_at_a_whole_ply_whatever_was_asked_before() {
    let start = Position::STARTING;
    let budget = |most| Budget { evaluations_max: Some(most), is_time_up: None };
    let reached = |engine: &Engine, most| engine.evaluate_within(&start, Ply::TWO, budget(most));
    let (cold, warm) = (ENGINE.forgetful(), ENGINE.forgetful());
    let _known = warm.evaluate(&start, Ply::TWO);
    for (most, ply) in [(1, Ply::ZERO), (300, Ply::ONE), (1_000_000, Ply::TWO)] {
        assert_eq!(reached(&cold.forgetful(), most), (ENGINE.evaluate(&start, ply), ply), "{most}");
        assert_eq!(reached(&warm, most), (ENGINE.evaluate(&start, ply), ply), "{most}");
    }
    let roll = Roll::from_pips([4, 3]).unwrap();
    let within = |most| ENGINE.best_plays_within(&start, roll, &Context::CUBELESS, Ply::TWO, 3, budget(most));
    assert!(within(1).iter().all(|play| play.ply == Ply::ZERO));
    assert_eq!(within(2_000)[0].ply, Ply::ONE);
    assert_eq!(within(10_000_000), ENGINE.best_plays(&start, roll, &Context::CUBELESS, Ply::TWO, 3));
}

#[test]
fn when_the_time_is_up_the_answer_is_the_deepest_complete_search() {
    let up = || true;
    let budget = Budget { evaluations_max: None, is_time_up: Some(&up) };
    let engine = ENGINE.forgetful();
    let money = Context::money(MoneyRules::default());
    let (decision, reached) = engine.cube_decision_within(&Position::STARTING, &money, Ply::TWO, budget);
    assert_eq!(reached, Ply::ZERO);
    assert_eq!(decision, engine.cube_decision(&Position::STARTING, &money, Ply::ZERO));
    // The search calls the clock for each position. The clock grants time for the first one only.
    let asked = AtomicU32::new(0);
    let later = || asked.fetch_add(1, Ordering::Relaxed) > 0;
    let budget = Budget { evaluations_max: None, is_time_up: Some(&later) };
    let (_, reached) = engine.forgetful().evaluate_within(&Position::STARTING, Ply::TWO, budget);
    assert_eq!(reached, Ply::ONE);
}

/// The pruning net rarely discards the play that the big net would have chosen.
#[test]
fn pruning_costs_next_to_nothing() {
    let (pruned, whole) = (ENGINE.forgetful(), ENGINE.unpruned());
    // The decisions come from many games, because one unusual game would dominate the mean of a few.
    let decisions = bench::real_decisions(&ENGINE, 150).into_iter().step_by(6);
    let positions: Vec<Position> = decisions.map(|(position, _)| position).collect();
    let distance = |position: &Position| {
        (pruned.evaluate(position, Ply::ONE).equity() - whole.evaluate(position, Ply::ONE).equity()).abs()
    };
    let mean =
        positions.iter().map(distance).sum::<f32>() / f32::from(u16::try_from(positions.len()).unwrap());
    assert!(positions.len() > 1250 && mean < 0.003, "mean distance {mean}");
}
