//! Well-known cube decisions: a table of positions, stakes and cubes with the right action.

use eval::{Context, CubeAction, CubeReply, CubeState, Engine, MatchScore, MoneyRules, Ply};
use rules::{CubeValue, Position, Role};
use std::sync::LazyLock;

static ENGINE: LazyLock<Engine> = LazyLock::new(Engine::default);

const MONEY: Context = Context::money(MoneyRules { jacoby: false, beavers: false });
const JACOBY: Context = Context::money(MoneyRules { jacoby: true, beavers: false });
const BEAVERS: Context = Context::money(MoneyRules { jacoby: false, beavers: true });

fn score(own_away: u16, opponent_away: u16) -> Context {
    Context::match_play(MatchScore { own_away, opponent_away, crawford: false })
}

fn cube(value: u16, owner: Role) -> CubeState {
    CubeState { value: CubeValue::new(value).expect("a power of two"), owner: Some(owner) }
}

fn check(name: &str, position: &str, context: Context, action: CubeAction, reply: Option<CubeReply>) {
    let position: Position = position.parse().expect("the table's positions are right");
    let decision = ENGINE.cube_decision(&position, &context, Ply::ONE);
    assert_eq!(decision.action, action, "{name}: {decision:?}");
    if let Some(reply) = reply {
        assert_eq!(decision.reply, reply, "{name}: {decision:?}");
    }
}

/// The side on roll bears off its last checker with 27 throws of 36; otherwise the opponent certainly finishes.
const LAST_27: &str = "6:1 / 1:1";
/// The same with 31 throws.
const LAST_31: &str = "5:1 / 1:1";
/// The same with 4 throws: two checkers on the six-point.
const LAST_4: &str = "6:2 / 1:1";
/// The side on roll has a closed board; the opponent has four checkers on the bar and none off.
const CRUSHING: &str = "1:2 2:2 3:2 4:2 5:2 6:2 8:2 10:1 / bar:4 13:5 6:3 5:3";

#[test]
fn last_rolls() {
    use CubeAction::{DoublePass, DoubleTake, NoDouble};
    use CubeReply::{Beaver, Pass, Take};
    let money_owned = MONEY.with_cube(cube(2, Role::Mover));
    for (name, position, context, action, reply) in [
        ("27 throws double, taking costs as much as passing", LAST_27, MONEY, DoubleTake, None),
        ("31 throws are passed", LAST_31, MONEY, DoublePass, Some(Pass)),
        ("an owned cube is turned again on the last roll", LAST_31, money_owned, DoublePass, Some(Pass)),
        ("4 throws do not double", LAST_4, MONEY, NoDouble, Some(Take)),
        ("4 throws would be beavered", LAST_4, BEAVERS, NoDouble, Some(Beaver)),
        // At 2-away, 2-away a taken double decides the match at the last roll. 31 throws are far too many to take at
        // 25 %. 27 throws leave 25 % after a take, which is less than the 32 % after a pass.
        ("2-away 2-away, 27 throws", LAST_27, score(2, 2), DoublePass, Some(Pass)),
        // The leader needs a point. The trailer loses nothing by doubling, and the leader's pass costs a game that
        // is lost to 31 throws anyway.
        ("after Crawford the trailer doubles", LAST_31, score(2, 1), DoublePass, Some(Pass)),
    ] {
        check(name, position, context, action, reply);
    }
}

#[test]
fn dead_cubes_are_left_alone() {
    let crawford = Context::match_play(MatchScore { own_away: 3, opponent_away: 1, crawford: true });
    for (name, context) in [
        ("double match point", score(1, 1)),
        ("the leader one away, after Crawford", score(1, 3)),
        ("the Crawford game", crawford),
        ("a cube of 2 wins the match for a side 2 away", score(2, 4).with_cube(cube(2, Role::Mover))),
        ("a cube of 4 at 3 away", score(3, 5).with_cube(cube(4, Role::Mover))),
        ("the opponent's cube", MONEY.with_cube(cube(2, Role::Opponent))),
        ("the highest cube", MONEY.with_cube(cube(4096, Role::Mover))),
    ] {
        check(name, LAST_31, context, CubeAction::NoDouble, None);
    }
}

#[test]
fn too_good_and_when_it_is_not() {
    use CubeAction::{DoublePass, TooGood};
    for (name, context, action) in [
        ("money", MONEY, TooGood),
        (
            "money with an owned cube under Jacoby: gammons count",
            JACOBY.with_cube(cube(2, Role::Mover)),
            TooGood,
        ),
        ("Jacoby, centred: they do not", JACOBY, DoublePass),
        ("a gammon wins the match", score(2, 2), TooGood),
    ] {
        check(name, CRUSHING, context, action, Some(CubeReply::Pass));
    }
    // One point away from the match, both the gammon and the cube are worth nothing.
    check("one away", CRUSHING, score(1, 3), CubeAction::NoDouble, None);
}

/// The opponent bears off its last two at its turn, and all 15 checkers of the side on roll remain, so the game is
/// lost. The gammon is saved by the 17 throws that bring the last checker home and bear one off: the 11 with a six,
/// 5-2 and 4-3 with the same checker, 3-3 and 2-2. A search of two plies sees the end of the game; the net alone can
/// only estimate it.
#[test]
fn saving_the_gammon() {
    let position: Position = "7:1 6:14 / 1:2".parse().unwrap();
    let decision = ENGINE.cube_decision(&position, &MONEY, Ply::TWO);
    let p = decision.probabilities;
    assert_eq!((decision.action, decision.reply), (CubeAction::NoDouble, CubeReply::Take));
    assert!(p.win < 1e-6 && (p.lose_gammon - 19.0 / 36.0).abs() < 1e-4, "{p:?}");
    assert!((decision.no_double + 1.0 + 19.0 / 36.0).abs() < 1e-3, "{decision:?}");
    // If gammons do not count, there is nothing to save.
    let jacoby = ENGINE.cube_decision(&position, &JACOBY, Ply::TWO);
    assert!((jacoby.no_double + 1.0).abs() < 1e-3, "{jacoby:?}");
}

/// The bear-off table has the chance of the gammon. A search must find the opponent's plays that save it in its last
/// ply too, where it evaluates the fewest plays.
#[test]
fn a_search_sees_how_the_opponent_saves_the_gammon() {
    for position in
        ["1:3 / 8:1 6:6 5:5 4:1 1:2", "1:2 2:2 / 7:1 6:6 5:3 4:1 3:3 1:1", "1:4 / 7:1 6:7 5:3 2:3 1:1"]
    {
        let position: Position = position.parse().unwrap();
        let [table, search] = [Ply::ZERO, Ply::TWO].map(|ply| ENGINE.evaluate(&position, ply));
        assert!(table.win_gammon > 0.1 && (table.win_gammon - search.win_gammon).abs() < 1e-3, "{search:?}");
    }
}

#[test]
fn windows_of_known_scores() {
    let p = |win: f32| eval::Probabilities { win, ..eval::Probabilities::default() };
    let window = |context: &Context| context.window(&p(0.5), ENGINE.equities()).unwrap();
    let close = |name: &str, found: f32, expected: f32, by: f32| {
        assert!((found - expected).abs() < by, "{name}: {found} instead of {expected}");
    };
    // Without gammons: 25 % with a dead cube and 20 % with a live one, from each side.
    let money = window(&MONEY);
    close("money, dead take point", money.dead.take, 0.25, 1e-5);
    close("money, dead cash point", money.dead.cash, 0.75, 1e-5);
    close("money, live take point", money.live.take, 0.2, 1e-5);
    close("money, live cash point", money.live.cash, 0.8, 1e-5);
    // At 2-away, 2-away a take decides the match, so the take point is the chance that remains after a pass.
    let last = window(&score(2, 2));
    let left = ENGINE.equities().chance(2, 1, false);
    close("2-away 2-away", last.dead.take, left, 1e-5);
    close("2-away 2-away, live", last.live.take, left, 1e-5);
    // Gammon losses make taking more expensive.
    let gammons = eval::Probabilities { win: 0.5, lose_gammon: 0.2, ..eval::Probabilities::default() };
    assert!(MONEY.window(&gammons, ENGINE.equities()).unwrap().dead.take > 0.25);
    assert!(Context::CUBELESS.window(&p(0.5), ENGINE.equities()).is_none());
    assert!(score(1, 1).window(&p(0.5), ENGINE.equities()).is_none());
}

/// The side on roll has 80 % wins, 18 % of them gammons.
const AHEAD: &str = "20:1 13:1 9:2 7:3 6:2 5:2 4:2 2:2 / 24:1 22:2 9:2 8:2 7:2 6:3 3:2 2:1";

/// Returns the chance of winning the match that an equity in units of this cube means.
fn chance(equity: f32, value: i32, (own_away, opponent_away): (i32, i32)) -> f32 {
    let table = ENGINE.equities();
    let won = table.chance(own_away - value, opponent_away, false);
    let lost = table.chance(own_away, opponent_away - value, false);
    (won + lost) / 2.0 + equity * (won - lost) / 2.0
}

#[test]
fn a_double_is_worth_what_the_game_after_it_is_worth() {
    let position = AHEAD.parse().expect("a position");
    // The leader wants a gammon before its double and none after it.
    let (before, after) = (score(2, 7), score(2, 7).with_cube(cube(2, Role::Opponent)));
    for ply in [Ply::ZERO, Ply::ONE, Ply::TWO] {
        let doubled = chance(ENGINE.cube_decision(&position, &before, ply).double_take, 1, (2, 7));
        let taken = chance(ENGINE.cube_decision(&position, &after, ply).no_double, 2, (2, 7));
        assert!((doubled - taken).abs() < 1e-4, "{ply:?}: {doubled} {taken}");
    }
}

#[test]
fn a_double_that_costs_nothing_counts_as_made() {
    let position = AHEAD.parse().expect("a position");
    let hold = |context: Context| ENGINE.cube_decision(&position, &context, Ply::ZERO).no_double;
    let owned = |value, owner| score(2, 7).with_cube(cube(value, owner));
    // At a cube of 2 the opponent loses the match if it loses the game.
    let before = chance(hold(owned(2, Role::Opponent)), 2, (2, 7));
    let after = chance(hold(owned(4, Role::Mover)), 4, (2, 7));
    assert!((before - after).abs() < 1e-4, "{before} {after}");
    // After the Crawford game, the same holds for a centred cube.
    let before = chance(hold(score(1, 2)), 1, (1, 2));
    let after = chance(hold(score(1, 2).with_cube(cube(2, Role::Mover))), 2, (1, 2));
    assert!((before - after).abs() < 1e-4, "{before} {after}");
}
