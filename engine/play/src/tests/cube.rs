//! Doubling, Crawford, dead cubes, Jacoby, automatic doubles, beavers and raccoons.

use rules::{Crawford, CubeOwner, CubeValue, GameResult};

use super::{BLACK, Script, Table, WHITE, alternating, boards, config, cube, match_to, with_options};
use crate::{
    AutomaticDoubles, AutomaticLimit, Beavers, Command, CommandKind, Event, Format, GameEnding, GameOptions,
    MatchConfig, Phase, Stage,
};

const CENTRED: CubeOwner = CubeOwner::Centred;
const WHITES: CubeOwner = CubeOwner::Side(WHITE);
const BLACKS: CubeOwner = CubeOwner::Side(BLACK);

#[test]
fn only_a_centred_or_own_cube_may_be_doubled() {
    for (owner, white, black) in [
        (CENTRED, None, Some("not_your_turn")),
        (WHITES, None, Some("not_your_turn")),
        (BLACKS, Some("cube_not_yours"), Some("not_your_turn")),
    ] {
        for (side, expected) in [(WHITE, white), (BLACK, black)] {
            let mut table = Table::start(match_to(15));
            table.set(WHITE, boards::START, cube(2, owner));
            let refused = table.try_say(side, Command::Double).err().map(|refused| refused.code());
            assert_eq!(refused, expected, "{side:?} with a cube of {owner:?}");
        }
    }
}

#[test]
fn nobody_doubles_after_rolling() {
    let mut table = Table::start(match_to(15));
    table.set(WHITE, boards::START, cube(1, CENTRED));
    table.say(WHITE, Command::Roll);
    assert_eq!(table.refusal(WHITE, Command::Double), "already_rolled");
    assert_eq!(table.refusal(BLACK, Command::Double), "not_your_turn");
}

#[test]
fn a_take_doubles_the_cube_and_gives_it_to_the_taker_and_the_doubler_rolls_at_once() {
    let mut table = Table::start(match_to(15));
    table.set(WHITE, boards::START, cube(2, WHITES));
    assert_eq!(
        table.say(WHITE, Command::Double),
        [Event::Doubled { side: WHITE, value: CubeValue::new(4).unwrap() }]
    );
    assert_eq!(table.state.to_act(), Some(BLACK));
    assert_eq!(table.cube(), (2, WHITES));
    let events = table.say(BLACK, Command::Take);
    assert!(
        matches!(events[..], [Event::Taken { side: BLACK }, Event::Rolled { side: WHITE, .. }]),
        "{events:?}"
    );
    assert_eq!(table.cube(), (4, BLACKS));
}

#[test]
fn a_pass_loses_the_value_before_the_double() {
    let mut table = Table::start(match_to(15));
    table.set(WHITE, boards::START, cube(4, WHITES));
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Pass);
    let end = table.state.finished()[0].end;
    assert_eq!((end.winner, end.result, end.how), (WHITE, GameResult::Single, GameEnding::Passed));
    assert_eq!((table.score(), end.value().points()), ((4, 0), 4));
}

#[test]
fn while_a_double_waits_only_its_answer_is_possible() {
    let mut table = Table::start(match_to(15));
    table.set(WHITE, boards::START, cube(1, CENTRED));
    table.say(WHITE, Command::Double);
    let resign = || Command::OfferResignation(GameResult::Backgammon);
    for (side, command, code) in [
        (WHITE, Command::Roll, "wait_for_answer"),
        (WHITE, Command::Double, "wait_for_answer"),
        (WHITE, Command::Play(Vec::new()), "wait_for_answer"),
        (WHITE, Command::Take, "nothing_to_answer"),
        (WHITE, Command::Pass, "nothing_to_answer"),
        (WHITE, resign(), "wait_for_answer"),
        (BLACK, Command::Roll, "answer_cube_first"),
        (BLACK, Command::Double, "answer_cube_first"),
        (BLACK, resign(), "answer_cube_first"),
        (BLACK, Command::Beaver, "no_beavers"),
        (BLACK, Command::Raccoon, "nothing_to_answer"),
    ] {
        assert_eq!(table.refusal(side, command.clone()), code, "{side:?} {command:?}");
    }
    assert_eq!(
        table.state.allowed(BLACK),
        [CommandKind::Take, CommandKind::Pass, CommandKind::Abort, CommandKind::Leave, CommandKind::Pause]
    );
    assert_eq!(table.state.allowed(WHITE), [CommandKind::Abort, CommandKind::Leave, CommandKind::Pause]);
}

#[test]
fn without_an_offer_there_is_nothing_to_answer() {
    let mut table = Table::start(match_to(15));
    table.set(WHITE, boards::START, cube(1, CENTRED));
    for command in [Command::Take, Command::Pass, Command::Beaver, Command::Raccoon] {
        for side in [WHITE, BLACK] {
            assert_eq!(table.refusal(side, command.clone()), "nothing_to_answer");
        }
    }
}

#[test]
fn a_cube_that_wins_the_match_for_its_owner_is_dead() {
    for (length, score, value, refused) in [
        (5, (0, 0), 1, None),
        (5, (3, 0), 2, Some("cube_dead")),
        (5, (2, 0), 2, None),
        (5, (2, 0), 4, Some("cube_dead")),
        (5, (0, 3), 2, None),
        (7, (0, 6), 4, None),
        (7, (3, 6), 4, Some("cube_dead")),
    ] {
        let mut table = Table::start(match_to(length));
        table.set_score(score.0, score.1);
        table.set(WHITE, boards::START, cube(value, WHITES));
        let found = table.try_say(WHITE, Command::Double).err().map(|refused| refused.code());
        assert_eq!(found, refused, "to {length}, at {score:?}, cube {value}");
    }
}

#[test]
fn the_cube_stops_at_4096() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, boards::START, cube(2048, WHITES));
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Take);
    table.set(BLACK, boards::START, cube(4096, BLACKS));
    assert_eq!(table.refusal(BLACK, Command::Double), "cube_at_limit");
}

#[test]
fn a_match_may_end_its_cube_earlier() {
    let limit = CubeValue::new(64).unwrap();
    let mut table = Table::start(config(Format::Single).with_cube_limit(limit));
    table.set(WHITE, boards::START, cube(32, WHITES));
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Take);
    table.set(BLACK, boards::START, cube(64, BLACKS));
    assert_eq!(table.refusal(BLACK, Command::Double), "cube_at_limit");
}

/// The length of a match and its games: whether White wins the game, its points, and the Crawford stage after it.
type Course<'a> = (u16, &'a [(bool, u16, Option<Crawford>)]);

#[test]
fn the_crawford_game_comes_once_when_a_side_is_first_one_point_from_winning() {
    use Crawford::{After, Before, Now};
    let courses: [Course<'_>; 5] = [
        (
            5,
            &[
                (true, 2, Some(Before)),
                (true, 2, Some(Now)),
                (false, 1, Some(After)),
                (false, 2, Some(After)),
            ],
        ),
        (5, &[(true, 4, Some(Now)), (false, 3, Some(After)), (false, 1, Some(After)), (true, 1, None)]),
        (5, &[(true, 3, Some(Before)), (false, 4, Some(Now)), (true, 1, Some(After)), (false, 1, None)]),
        // A side that goes from two away straight to the end leaves no Crawford game.
        (3, &[(true, 1, Some(Before)), (true, 2, None)]),
        (2, &[(true, 1, Some(Now)), (false, 1, Some(After)), (false, 1, None)]),
    ];
    for (length, games) in courses {
        let mut table = Table::start(match_to(length));
        assert_eq!(table.state.crawford(), Some(Before));
        for (number, (is_white, points, rule)) in games.iter().enumerate() {
            let winner = if *is_white { WHITE } else { BLACK };
            let (board, value) = match points {
                1 | 2 | 4 => (boards::LAST_CHECKER, *points),
                3 => (boards::LAST_CHECKER_BACKGAMMON, 1),
                other => panic!("no board for {other} points"),
            };
            table.set(winner, board, cube(value, CubeOwner::Side(winner.opponent())));
            table.say(winner, Command::Roll);
            table.play();
            let next = table.state.outcome().is_none().then(|| table.state.crawford().unwrap());
            assert_eq!(next, *rule, "to {length}, after game {}", number + 1);
        }
    }
}

#[test]
fn the_crawford_game_has_no_cube_and_later_games_have() {
    let mut table = Table::start(match_to(5));
    table.set_score(3, 0);
    table.set(WHITE, boards::LAST_CHECKER, cube(1, CENTRED));
    table.say(WHITE, Command::Roll);
    table.play();
    assert!(table.state.is_crawford() && !table.state.is_cube_in_use());
    table.play();
    // Black may not double, so it already has its roll.
    assert!(matches!(table.phase(), Phase::ToPlay { .. }));
    assert_eq!(table.refusal(BLACK, Command::Double), "already_rolled");
    table.set(BLACK, boards::LAST_CHECKER, cube(1, CENTRED));
    assert_eq!(table.refusal(BLACK, Command::Double), "crawford_game");
    table.say(BLACK, Command::Roll);
    table.play();
    assert!(!table.state.is_crawford() && table.state.is_cube_in_use());
    table.play();
    assert!(table.allows(BLACK, CommandKind::Double));
}

#[test]
fn a_match_to_one_point_has_no_cube() {
    let mut table = Table::start(match_to(1));
    table.set(WHITE, boards::START, cube(1, CENTRED));
    assert_eq!(table.refusal(WHITE, Command::Double), "crawford_game");
}

#[test]
fn three_games_have_no_cube() {
    let mut table = Table::start(config(Format::ThreeGames));
    table.set(WHITE, boards::START, cube(1, CENTRED));
    assert_eq!(table.refusal(WHITE, Command::Double), "no_cube");
}

#[test]
fn a_game_that_begins_without_a_throw_begins_with_a_roll() {
    let mut table = Table::start(alternating(Format::Normal));
    assert!(matches!(table.phase(), Phase::ToPlay { .. }));
    assert_eq!(table.state.game().unwrap().rolls_thrown(WHITE), 1);
    table.play();
    assert!(table.allows(BLACK, CommandKind::Double));
}

#[test]
fn jacoby_counts_gammons_single_until_the_cube_is_turned() {
    let jacoby = with_options(Format::Single, GameOptions { jacoby: true, ..GameOptions::default() });
    let plain = config(Format::Single);
    let single = boards::LAST_CHECKER;
    let gammon = boards::LAST_CHECKER_GAMMON;
    let backgammon = boards::LAST_CHECKER_BACKGAMMON;
    for (agreed, board, lying, points) in [
        (jacoby, single, cube(1, CENTRED), 1),
        (jacoby, gammon, cube(1, CENTRED), 1),
        (jacoby, backgammon, cube(1, CENTRED), 1),
        // An automatic double does not count as turning the cube.
        (jacoby, gammon, cube(2, CENTRED), 2),
        (jacoby, gammon, cube(2, BLACKS), 4),
        (jacoby, backgammon, cube(4, BLACKS), 12),
        (plain, gammon, cube(1, CENTRED), 2),
        (plain, backgammon, cube(1, CENTRED), 3),
        (plain, backgammon, cube(4096, BLACKS), 12288),
    ] {
        let mut table = Table::start(agreed);
        table.set(WHITE, board, lying);
        table.say(WHITE, Command::Roll);
        table.play();
        assert_eq!(table.last_points(), points, "{board} {lying:?}");
    }
}

#[test]
fn ties_on_the_opening_throw_turn_the_cube_up_to_the_limit() {
    let up_to = |times| AutomaticDoubles::UpTo(AutomaticLimit::new(times).unwrap());
    for (agreed, ties, value) in [
        (AutomaticDoubles::Off, vec![4, 2], 1),
        (up_to(1), vec![], 1),
        (up_to(1), vec![4], 2),
        (up_to(1), vec![4, 2], 2),
        (up_to(2), vec![4, 2], 4),
        (up_to(6), vec![1; 9], 64),
    ] {
        let options = GameOptions { automatic_doubles: agreed, ..GameOptions::default() };
        let dice = Script { ties: ties.clone(), ..Script::plain() };
        let table = Table::start_with(with_options(Format::Normal, options), dice);
        assert_eq!(table.cube(), (value, CENTRED), "{agreed:?} after {ties:?}");
    }
}

#[test]
fn the_higher_die_begins_and_plays_both() {
    for (opening, starter) in [((6, 5), WHITE), ((1, 2), BLACK)] {
        let table = Table::start_with(match_to(5), Script { opening, ..Script::plain() });
        let game = table.state.game().unwrap();
        assert_eq!((game.starter(), game.on_roll(), game.rolls_thrown(starter)), (starter, starter, 0));
        let Phase::ToPlay { roll } = game.phase() else { panic!("not opened") };
        assert_eq!(roll.dice().map(rules::Die::pips), [opening.0, opening.1]);
    }
}

fn beavers(beavers: Beavers) -> MatchConfig {
    with_options(Format::Normal, GameOptions { beavers, ..GameOptions::default() })
}

/// Returns a table where a double of a cube at 2 waits for Black's answer.
fn doubled(beavers_agreed: Beavers) -> Table {
    let mut table = Table::start(beavers(beavers_agreed));
    table.set(WHITE, boards::START, cube(2, WHITES));
    table.say(WHITE, Command::Double);
    table
}

#[test]
fn a_beaver_turns_the_cube_once_more_and_keeps_it() {
    let mut table = doubled(Beavers::Beavers);
    let events = table.say(BLACK, Command::Beaver);
    assert_eq!(events, [Event::Beavered { side: BLACK, value: CubeValue::new(8).unwrap() }]);
    assert_eq!((table.state.to_act(), table.cube()), (Some(WHITE), (4, BLACKS)));
    assert_eq!(table.refusal(WHITE, Command::Raccoon), "no_raccoons");
    assert_eq!(table.refusal(WHITE, Command::Beaver), "nothing_to_answer");
    assert_eq!(table.refusal(WHITE, Command::Roll), "answer_cube_first");
    assert_eq!(table.refusal(BLACK, Command::Take), "nothing_to_answer");
    let events = table.say(WHITE, Command::Take);
    assert!(matches!(events[..], [Event::Taken { side: WHITE }, Event::Rolled { side: WHITE, .. }]));
    assert_eq!(table.cube(), (8, BLACKS));
}

#[test]
fn the_doubler_may_pass_a_beaver_and_loses_the_value_before_it() {
    let mut table = doubled(Beavers::BeaversAndRaccoons);
    table.say(BLACK, Command::Beaver);
    table.say(WHITE, Command::Pass);
    assert_eq!((table.score(), table.last_points()), ((0, 4), 4));
}

#[test]
fn a_raccoon_turns_the_cube_again_at_once_and_the_taker_keeps_it() {
    let mut table = doubled(Beavers::BeaversAndRaccoons);
    assert_eq!(table.refusal(BLACK, Command::Raccoon), "nothing_to_answer");
    table.say(BLACK, Command::Beaver);
    let events = table.say(WHITE, Command::Raccoon);
    let sixteen = CubeValue::new(16).unwrap();
    assert!(
        matches!(events[..], [Event::Raccooned { side: WHITE, value }, Event::Rolled { side: WHITE, .. }]
            if value == sixteen),
        "{events:?}"
    );
    assert_eq!(table.cube(), (16, BLACKS));
}

#[test]
fn beavers_and_raccoons_stop_at_the_limit_too() {
    let mut table = Table::start(beavers(Beavers::BeaversAndRaccoons));
    table.set(WHITE, boards::START, cube(2048, WHITES));
    table.say(WHITE, Command::Double);
    assert_eq!(table.refusal(BLACK, Command::Beaver), "cube_at_limit");
    table.set(WHITE, boards::START, cube(1024, WHITES));
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Beaver);
    assert_eq!(table.refusal(WHITE, Command::Raccoon), "cube_at_limit");
}

#[test]
fn a_beavered_cube_counts_as_turned_for_jacoby() {
    let options = GameOptions { jacoby: true, beavers: Beavers::Beavers, ..GameOptions::default() };
    let mut table = Table::start(with_options(Format::Single, options));
    table.set(WHITE, boards::LAST_CHECKER_GAMMON, cube(1, CENTRED));
    table.say(WHITE, Command::Double);
    table.say(BLACK, Command::Beaver);
    table.say(WHITE, Command::Take);
    table.play();
    assert_eq!(table.last_points(), 8);
    assert!(matches!(table.state.stage(), Stage::Over { .. }));
}
