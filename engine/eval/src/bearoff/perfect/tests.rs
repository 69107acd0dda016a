//! Tests of the coverage, and of one solution that serves all questions of a game.

use super::*;
use crate::context::{MatchScore, MoneyRules};

fn score(own_away: u16, opponent_away: u16) -> Context {
    Context::match_play(MatchScore { own_away, opponent_away, crawford: false })
}

#[test]
fn few_positions_to_come_are_covered() {
    let last = [1, 0, 0, 0, 0, 0];
    for (own, opponent, covered) in [
        ([0, 0, 0, 0, 0, 6], [0, 0, 0, 0, 0, 6], true),
        ([0, 0, 0, 0, 0, 7], [0, 0, 0, 0, 0, 6], false),
        ([2, 2, 1, 1, 1, 1], [2, 2, 1, 1, 1, 1], true),
        ([2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2], false),
        ([0, 0, 0, 0, 0, 8], last, true),
        ([0, 0, 0, 0, 0, 9], last, false),
        ([14, 0, 0, 0, 0, 0], [14, 0, 0, 0, 0, 0], true),
        // A side with all its checkers can still lose a gammon, and a side without any has won.
        ([15, 0, 0, 0, 0, 0], last, false),
        (last, [15, 0, 0, 0, 0, 0], false),
        ([0; 6], last, false),
        (last, [0; 6], false),
    ] {
        assert_eq!(is_covered(&own, &opponent), covered, "{own:?} {opponent:?}");
    }
}

/// The bits are the same from a table for the position itself, from a larger table, and from a table that the other
/// side's question made.
#[test]
fn values_do_not_depend_on_the_table_that_holds_them() {
    let equities = MatchEquities::compute();
    let (own, opponent) = ([2, 1, 0, 1, 0, 0], [1, 2, 1, 0, 0, 0]);
    for stakes in [Context::CUBELESS, Context::money(MoneyRules::default()), score(5, 3)] {
        let bits = |row: ValueRow<16>| row.map(f32::to_bits);
        let alone = bits(PerfectTable::new(&own, &opponent, &CubeGame::new(&stakes, &equities)).look(
            &own,
            &opponent,
            QuestionSide::Asker,
        ));
        let large =
            PerfectTable::new(&[3, 1, 1, 1, 0, 0], &[2, 2, 1, 1, 0, 0], &CubeGame::new(&stakes, &equities));
        assert_eq!(bits(large.look(&own, &opponent, QuestionSide::Asker)), alone);
        let turned = PerfectTable::new(&opponent, &own, &CubeGame::new(&stakes.flipped(), &equities));
        assert_eq!(bits(turned.look(&own, &opponent, QuestionSide::Other)), alone);
    }
}

#[test]
fn a_game_asks_for_one_table_and_old_tables_go() {
    let (solutions, equities) = (Solutions::default(), MatchEquities::compute());
    let (own, opponent) = ([2, 2, 2, 0, 0, 0], [2, 2, 1, 0, 1, 0]);
    let first = solutions.table(&own, &opponent, &score(7, 9), &equities);
    let later = solutions.table(&[2, 2, 1, 0, 0, 0], &[2, 1, 1, 0, 1, 0], &score(7, 9), &equities);
    assert!(Arc::ptr_eq(&first.0, &later.0) && later.1 == QuestionSide::Asker);
    let theirs = solutions.table(&[2, 1, 1, 0, 1, 0], &[2, 2, 1, 0, 0, 0], &score(9, 7), &equities);
    assert!(Arc::ptr_eq(&first.0, &theirs.0) && theirs.1 == QuestionSide::Other);
    let elsewhere = solutions.table(&own, &opponent, &score(7, 8), &equities);
    assert!(!Arc::ptr_eq(&first.0, &elsewhere.0));
    // The kept tables fit into the limit together.
    let bytes: usize = solutions.kept.lock().unwrap().iter().map(|kept| kept.bytes).sum();
    assert!((1..=KEPT_BYTES).contains(&bytes), "{bytes}");
}

#[test]
fn threads_that_ask_at_once_get_the_same_table() {
    let (solutions, equities) = (Solutions::default(), MatchEquities::compute());
    let (own, opponent) = ([2, 1, 2, 0, 1, 0], [2, 2, 1, 1, 0, 0]);
    let tables: Vec<Arc<PerfectTable>> = std::thread::scope(|scope| {
        let ask = || solutions.table(&own, &opponent, &score(11, 12), &equities).0;
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(tables.iter().all(|table| Arc::ptr_eq(table, &tables[0])));
}

#[test]
fn the_largest_table_fits_into_what_is_kept() {
    let six = [0, 0, 0, 0, 0, 6];
    assert!(
        PerfectTable::bytes(&six, &six, &CubeGame::new(&score(25, 25), &MatchEquities::compute()))
            <= KEPT_BYTES
    );
}

/// Returns all homes with a checker, and no checker further back than in `top`.
fn homes_below(top: &Home) -> Vec<Home> {
    let counts = count(top) + 1;
    (0..counts.pow(6))
        .map(|mut digits| {
            std::array::from_fn(|_| {
                let digit = digits % counts;
                digits /= counts;
                u8::try_from(digit).unwrap()
            })
        })
        .filter(|home| count(home) > 0 && is_below(home, top))
        .collect()
}

/// The root mean square errors of the equity with a centred cube, and with cubes of 2 on roll and of the opponent.
#[test]
fn a_cube_at_the_end_of_a_search_in_a_match_is_worth_about_what_the_solution_says() {
    let (solutions, equities) = (Solutions::default(), MatchEquities::compute());
    let top = [0, 1, 1, 0, 0, 2];
    let homes = homes_below(&top);
    for (own, opponent, limits) in
        [(7, 7, [0.03, 0.01, 0.02]), (3, 5, [0.04, 0.03, 0.1]), (15, 15, [0.03, 0.01, 0.01])]
    {
        let context = score(own, opponent);
        let game = CubeGame::new(&context, &equities);
        let table = PerfectTable::new(&top, &top, &CubeGame::new(&context, &equities));
        for (cube, (value, limit)) in [1, 2, 2].into_iter().zip(limits).enumerate() {
            let (mut sum, mut pairs) = (0.0, 0.0);
            for (mine, theirs) in homes.iter().flat_map(|mine| homes.iter().map(move |theirs| (mine, theirs)))
            {
                let Some((win, CubeFacts::Efficiency(x))) =
                    small(mine, theirs, QuestionSide::Asker, &game, &solutions)
                else {
                    panic!("{mine:?} {theirs:?}");
                };
                let p = Probabilities { win, ..Probabilities::LOST };
                let estimate = game.values(QuestionSide::Asker, &p, false, &x)[cube];
                let solution = table.look(mine, theirs, QuestionSide::Asker)[cube];
                let value = CubeValue::new(value).unwrap();
                let [a, b] =
                    [estimate, solution].map(|at| game.outcomes(QuestionSide::Asker).normalised(at, value));
                sum += (a - b).powi(2);
                pairs += 1.0;
            }
            let rms = (sum / pairs).sqrt();
            assert!(rms < limit, "{own} {opponent}, cube {cube}: {rms}");
        }
    }
}
