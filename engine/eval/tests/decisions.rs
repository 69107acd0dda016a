//! Questions to the engine with well-known answers.

use eval::{
    Context, CubeAction, CubeReply, CubeState, Engine, MatchScore, MoneyRules, Network, Path, Ply,
    Probabilities, RankedPlay, Sides,
};
use rules::{CubeValue, Position, Role, Roll};
use std::sync::LazyLock;

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::default);

fn position(text: &str) -> Position {
    text.parse().expect("the test's position text is right")
}

fn roll(a: u8, b: u8) -> Roll {
    Roll::from_pips([a, b]).expect("the test's dice are right")
}

fn moves(play: &RankedPlay) -> String {
    let mut moves: Vec<String> = play.play.moves().iter().map(|m| format!("{}/{}", m.from, m.to)).collect();
    moves.sort();
    moves.join(" ")
}

#[test]
fn undisputed_openings() {
    for (a, b, expected) in
        [(3, 1, "6/5 8/5"), (4, 2, "6/4 8/4"), (6, 1, "13/7 8/7"), (6, 5, "18/13 24/18"), (5, 3, "6/3 8/3")]
    {
        let plays = ENGINE.best_plays(&Position::STARTING, roll(a, b), &Context::CUBELESS, Ply::ONE, 3);
        assert_eq!(moves(&plays[0]), expected, "{a}{b}");
    }
}

#[test]
fn the_start_is_about_even_and_chances_nest() {
    for ply in [Ply::ZERO, Ply::ONE] {
        let p = ENGINE.evaluate(&Position::STARTING, ply);
        assert!((0.50..0.55).contains(&p.win), "{p:?}");
        assert!((0.10..0.18).contains(&p.win_gammon), "{p:?}");
        assert_eq!(p.nested(), p);
    }
}

#[test]
fn deeper_rows_come_first_and_say_so() {
    let plays = ENGINE.best_plays(&Position::STARTING, roll(4, 3), &Context::CUBELESS, Ply::ONE, usize::MAX);
    assert!(plays.windows(2).all(|pair| pair[0].ply >= pair[1].ply));
    assert!(plays.windows(2).all(|pair| pair[0].ply > pair[1].ply || pair[0].equity >= pair[1].equity));
    assert_eq!((plays[0].ply, plays[plays.len() - 1].ply), (Ply::ONE, Ply::ZERO));
}

/// One checker each: the side on roll needs any of 27 rolls, and its opponent certainly bears off.
const LAST_ROLL: &str = "6:1 / 1:1";

#[test]
fn a_last_roll_is_valued_exactly() {
    let decision =
        ENGINE.cube_decision(&position(LAST_ROLL), &Context::money(MoneyRules::default()), Ply::ONE);
    assert!((decision.no_double - 0.5).abs() < 1e-5, "{decision:?}");
    assert!((decision.double_take - 1.0).abs() < 1e-5, "{decision:?}");
    // Five pips: 31 rolls win, so the double should be passed. Four pips: 34.
    for text in ["5:1 / 1:1", "4:1 / 1:1"] {
        let decision =
            ENGINE.cube_decision(&position(text), &Context::money(MoneyRules::default()), Ply::ONE);
        assert_eq!(
            (decision.action, decision.reply),
            (CubeAction::DoublePass, CubeReply::Pass),
            "{decision:?}"
        );
    }
    // Two checkers on the six-point: 4 of 36. A double would be beavered.
    let beavers = MoneyRules { beavers: true, jacoby: false };
    let decision = ENGINE.cube_decision(&position("6:2 / 1:1"), &Context::money(beavers), Ply::ONE);
    assert_eq!((decision.action, decision.reply), (CubeAction::NoDouble, CubeReply::Beaver));
}

#[test]
fn dead_cubes_stay_where_they_are() {
    let dmp = Context::match_play(MatchScore { own_away: 1, opponent_away: 1, crawford: false });
    let crawford = Context::match_play(MatchScore { own_away: 4, opponent_away: 1, crawford: true });
    let two = CubeState { value: CubeValue::new(2).unwrap(), owner: Some(Role::Mover) };
    let dead_two =
        Context::match_play(MatchScore { own_away: 2, opponent_away: 5, crawford: false }).with_cube(two);
    let theirs = CubeState { value: CubeValue::new(2).unwrap(), owner: Some(Role::Opponent) };
    let not_mine = Context::money(MoneyRules::default()).with_cube(theirs);
    for context in [dmp, crawford, dead_two, not_mine] {
        let decision = ENGINE.cube_decision(&position("5:1 / 1:1"), &context, Ply::ZERO);
        assert_eq!((decision.may_double, decision.action), (false, CubeAction::NoDouble), "{context:?}");
    }
}

#[test]
fn the_trailer_doubles_after_the_crawford_game() {
    let context = Context::match_play(MatchScore { own_away: 4, opponent_away: 1, crawford: false });
    let decision = ENGINE.cube_decision(&Position::STARTING, &context, Ply::ZERO);
    assert!(matches!(decision.action, CubeAction::DoubleTake | CubeAction::DoublePass), "{decision:?}");
    let odd = Context::match_play(MatchScore { own_away: 3, opponent_away: 1, crawford: false });
    let decision = ENGINE.cube_decision(&Position::STARTING, &odd, Ply::ZERO);
    assert_eq!((decision.action, decision.reply), (CubeAction::DoubleTake, CubeReply::Take), "{decision:?}");
}

#[test]
fn a_closed_board_with_checkers_on_the_bar_is_too_good_for_money_but_not_under_jacoby() {
    let crushed = position("1:2 2:2 3:2 4:2 5:2 6:2 8:2 10:1 / bar:4 13:5 6:3 5:3");
    let money = Context::money(MoneyRules::default());
    let jacoby = Context::money(MoneyRules { jacoby: true, beavers: false });
    assert_eq!(ENGINE.cube_decision(&crushed, &money, Ply::ZERO).action, CubeAction::TooGood);
    assert_eq!(ENGINE.cube_decision(&crushed, &jacoby, Ply::ZERO).action, CubeAction::DoublePass);
}

#[test]
fn gammons_that_cannot_happen_have_no_chance() {
    let p = ENGINE.evaluate(&position("6:7 5:3 4:2 / 24:2 6:5 5:4 4:4"), Ply::ZERO);
    assert_eq!((p.lose_gammon, p.lose_backgammon), (0.0, 0.0));
    assert!(p.win_gammon > 0.0);
}

#[test]
fn all_paths_give_the_same_bits() {
    let plain = eval::embedded().on_path(Path::Plain).unwrap();
    let others: Vec<Network> = [Path::Avx2, Path::Avx512, Path::Simd128]
        .into_iter()
        .filter_map(|path| eval::embedded().on_path(path))
        .collect();
    let mut found = vec![Position::STARTING];
    let mut begin = 0;
    for (pips, keep) in [([3, 1], 40), ([6, 2], 40), ([5, 5], 60), ([6, 4], 60), ([2, 1], 60), ([6, 6], 60)] {
        let end = found.len();
        for at in begin..end.min(begin + keep) {
            let from = found[at];
            rules::legal_positions(&from, roll(pips[0], pips[1]), &mut found);
        }
        begin = end;
    }
    assert!(found.len() > 1000);
    let sides: Vec<Sides> = found.iter().map(Sides::from).collect();
    let answers = |net: &Network| {
        let mut answers: Vec<Probabilities> = Vec::new();
        net.evaluate(&sides, &mut answers);
        answers.into_iter().flat_map(|p| p.to_array().map(f32::to_bits)).collect::<Vec<_>>()
    };
    let reference = answers(&plain);
    for other in &others {
        assert!(answers(other) == reference, "{:?}", other.path());
    }
    // The neighbours in a list must not change an answer either.
    let one_by_one = |net: &Network| {
        let mut answers = Vec::new();
        sides.iter().for_each(|sides| net.evaluate(std::slice::from_ref(sides), &mut answers));
        answers.into_iter().flat_map(|p| p.to_array().map(f32::to_bits)).collect::<Vec<_>>()
    };
    let alone = one_by_one(&plain);
    assert!(alone == reference);
}
