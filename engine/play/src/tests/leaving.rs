//! Leaving the table, by command or by running out of time, in every mode.

use rules::{CubeOwner, GameResult, MatchLength, MatchPoints};

use super::{BLACK, Side, Table, WHITE, boards, config, cube, with_options};
use crate::{
    Beavers, Command, Event, Format, GameEnding, GameOptions, LiveClock, MatchConfig, MatchEnding, Verdict,
};

/// Makes Black leave or run out of time while White is on roll with this board and cube.
fn desert(config: MatchConfig, board: &str, value: u16, how: MatchEnding) -> Table {
    let mut table = Table::start(config);
    table.set(BLACK, board, cube(value, CubeOwner::Side(WHITE)));
    let loser = if how == MatchEnding::Left(WHITE) { WHITE } else { BLACK };
    let told = table.state.points_lost_by_leaving(loser).map(MatchPoints::get);
    match how {
        MatchEnding::Left(side) => {
            table.say(side, Command::Leave);
        }
        MatchEnding::TimedOut(_) => {
            let clock = LiveClock::usual(config.format());
            table.wait(clock.delay().plus(clock.reserve()).get());
        }
        MatchEnding::Completed
        | MatchEnding::Agreed
        | MatchEnding::Stopped(_)
        | MatchEnding::Lapsed
        | MatchEnding::Aborted => panic!("not a way to desert a game"),
    }
    // The cost shown to the player beforehand must be the cost that is charged.
    match config.format() {
        Format::Normal | Format::Single => {
            let (white, black) = table.score();
            assert_eq!(told, Some(if loser == WHITE { black } else { white }));
        }
        Format::Match(_) | Format::ThreeGames => assert_eq!(told, None),
    }
    table
}

#[test]
fn where_games_make_a_match_the_match_is_lost() {
    let formats = [Format::Match(MatchLength::new(5).unwrap()), Format::ThreeGames];
    for format in formats {
        for ending in [MatchEnding::Left(BLACK), MatchEnding::TimedOut(BLACK)] {
            let table = desert(config(format), boards::START, 1, ending);
            assert_eq!((table.outcome().verdict, table.outcome().ending), (Verdict::Won(WHITE), ending));
            assert_eq!((table.score(), table.state.finished().len()), ((0, 0), 0), "the game is not counted");
        }
    }
}

#[test]
fn where_games_stand_alone_the_game_is_lost_at_its_potential_points() {
    for format in [Format::Normal, Format::Single] {
        for (board, value, result, points) in [
            (boards::START, 1, GameResult::Backgammon, 3),
            (boards::START, 4, GameResult::Backgammon, 12),
            (boards::RACE, 2, GameResult::Gammon, 4),
            (boards::BOTH_OFF, 2, GameResult::Single, 2),
        ] {
            for (ending, how) in [
                (MatchEnding::Left(BLACK), GameEnding::Left),
                (MatchEnding::TimedOut(BLACK), GameEnding::TimedOut),
            ] {
                let table = desert(config(format), board, value, ending);
                let game = table.state.finished()[0].end;
                assert_eq!((game.winner, game.result, game.how), (WHITE, result, how), "{board}");
                assert_eq!((table.score(), game.value().points()), ((u32::from(points), 0), points));
                assert_eq!(table.outcome().ending, ending);
                let verdict = if format == Format::Normal { Verdict::ByGame } else { Verdict::Won(WHITE) };
                assert_eq!(table.outcome().verdict, verdict);
            }
        }
    }
}

#[test]
fn either_side_may_leave_at_any_moment() {
    for side in Side::ALL {
        let table = desert(config(Format::Single), boards::START, 1, MatchEnding::Left(side));
        assert_eq!(table.outcome().verdict, Verdict::Won(side.opponent()));
    }
}

#[test]
fn jacoby_also_limits_what_a_deserted_game_costs() {
    let jacoby = with_options(Format::Single, GameOptions { jacoby: true, ..GameOptions::default() });
    for (owner, points) in [(CubeOwner::Centred, 2), (CubeOwner::Side(WHITE), 6)] {
        let mut table = Table::start(jacoby);
        table.set(BLACK, boards::START, cube(2, owner));
        table.say(BLACK, Command::Leave);
        assert_eq!(table.last_points(), points);
    }
}

#[test]
fn a_cube_that_is_only_offered_does_not_count_yet() {
    let options = GameOptions { beavers: Beavers::Beavers, ..GameOptions::default() };
    let mut table = Table::start(with_options(Format::Single, options));
    table.set(WHITE, boards::RACE, cube(2, CubeOwner::Side(WHITE)));
    table.say(WHITE, Command::Double);
    let mut beavered =
        Table { state: table.state.clone(), dice: table.dice.clone(), now: table.now, log: Vec::new() };
    table.say(BLACK, Command::Leave);
    assert_eq!(table.last_points(), 4, "a gammon at the value before the double");
    beavered.say(BLACK, Command::Beaver);
    beavered.say(WHITE, Command::Leave);
    assert_eq!(beavered.last_points(), 8, "a gammon at the value before the beaver");
}

#[test]
fn leaving_while_ones_own_offer_to_resign_waits_loses_at_the_floor() {
    let mut table = Table::start(config(Format::Single));
    table.set(WHITE, "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5", cube(1, CubeOwner::Centred));
    table.say(WHITE, Command::OfferResignation(GameResult::Single));
    let events = table.say(WHITE, Command::Leave);
    assert!(matches!(events[..], [Event::Left { side: WHITE }, Event::GameEnded(_), Event::MatchEnded(_)]));
    assert_eq!((table.outcome().verdict, table.last_points()), (Verdict::Won(BLACK), 2));
    assert_eq!(table.state.game().unwrap().resignation(), None);
}

#[test]
fn leaving_while_the_opponent_offers_to_resign_wins_that_game() {
    let contact = "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5";
    let five = Format::Match(MatchLength::new(5).unwrap());
    // Columns: the format, White's offer, whether the game was the last, the winner of the match, its score.
    for (format, offered, was_last, winner, score) in [
        (Format::Single, GameResult::Gammon, true, BLACK, (0, 2)),
        (five, GameResult::Single, false, WHITE, (0, 1)),
        (Format::ThreeGames, GameResult::Single, false, WHITE, (0, 1)),
    ] {
        let mut table = Table::start(config(format));
        table.set(WHITE, contact, cube(1, CubeOwner::Centred));
        table.say(WHITE, Command::OfferResignation(offered));
        let events = table.say(BLACK, Command::Leave);
        assert!(matches!(events[0], Event::ResignationAccepted { resigner: WHITE, .. }), "{format:?}");
        assert_eq!(!events.contains(&Event::Left { side: BLACK }), was_last, "{format:?}: {events:?}");
        assert_eq!((table.outcome().verdict, table.score()), (Verdict::Won(winner), score), "{format:?}");
    }
}
