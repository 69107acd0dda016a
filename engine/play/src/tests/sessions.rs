//! Three games, Normal sessions and single games: how they continue and how they end.

use rules::CubeOwner;

use super::{BLACK, Side, Table, WHITE, boards, config, cube, without_clock};
use crate::{Command, CommandKind, Event, Format, INTERVAL_LIVE, MatchEnding, Phase, Stage, Verdict};

/// Makes `winner` win the current game: 1, 2 or 3 points without a cube.
fn win(table: &mut Table, winner: Side, points: u32) -> Vec<Event> {
    let board = match points {
        1 => boards::LAST_CHECKER,
        2 => boards::LAST_CHECKER_GAMMON,
        3 => boards::LAST_CHECKER_BACKGAMMON,
        other => panic!("no board for {other} points"),
    };
    table.set(winner, board, cube(1, CubeOwner::Centred));
    table.say(winner, Command::Roll);
    table.play()
}

#[test]
fn three_games_are_three_games_and_the_most_points_win() {
    for (games, score, verdict) in [
        ([(WHITE, 1), (WHITE, 1), (WHITE, 1)], (3, 0), Verdict::Won(WHITE)),
        ([(WHITE, 3), (WHITE, 3), (WHITE, 3)], (9, 0), Verdict::Won(WHITE)),
        ([(WHITE, 1), (BLACK, 3), (WHITE, 1)], (2, 3), Verdict::Won(BLACK)),
        ([(WHITE, 1), (BLACK, 2), (WHITE, 1)], (2, 2), Verdict::Drawn),
        ([(BLACK, 3), (WHITE, 1), (WHITE, 2)], (3, 3), Verdict::Drawn),
    ] {
        let mut table = Table::start(config(Format::ThreeGames));
        for (winner, points) in games {
            assert_eq!(table.state.outcome(), None);
            win(&mut table, winner, points);
        }
        assert_eq!((table.score(), table.outcome().verdict), (score, verdict), "{games:?}");
        assert_eq!(table.outcome().ending, MatchEnding::Completed);
    }
}

#[test]
fn three_games_may_be_stopped_by_both_when_nobody_can_catch_up() {
    for (games, is_decided) in [
        (vec![], false),
        (vec![(WHITE, 3)], false),
        (vec![(WHITE, 2), (WHITE, 1)], false),
        (vec![(WHITE, 3), (WHITE, 1)], true),
        (vec![(BLACK, 3), (BLACK, 3)], true),
        (vec![(BLACK, 3), (WHITE, 1)], false),
    ] {
        let mut table = Table::start(config(Format::ThreeGames));
        for (winner, points) in &games {
            win(&mut table, *winner, *points);
        }
        assert_eq!(table.allows(BLACK, CommandKind::StopPlaying), is_decided, "{games:?}");
        if is_decided {
            let before = table.phase();
            assert_eq!(table.say(BLACK, Command::StopPlaying), [Event::StopAsked { side: BLACK }]);
            assert_eq!((table.phase(), table.state.outcome()), (before, None), "one is not enough");
            assert_eq!(table.refusal(BLACK, Command::StopPlaying), "already_said");
            table.say(WHITE, Command::StopPlaying);
            assert_eq!(table.outcome().ending, MatchEnding::Agreed);
            assert_eq!(table.state.finished().len(), 2, "the third game is not counted");
        } else {
            assert_eq!(table.refusal(WHITE, Command::StopPlaying), "not_decided");
        }
    }
}

#[test]
fn a_single_game_is_one_game() {
    let mut table = Table::start(config(Format::Single));
    let events = win(&mut table, BLACK, 2);
    assert!(matches!(events[..], [Event::Played { .. }, Event::GameEnded(_), Event::MatchEnded(_)]));
    assert_eq!((table.outcome().verdict, table.score()), (Verdict::Won(BLACK), (0, 2)));
}

#[test]
fn a_normal_session_goes_on_when_both_have_asked() {
    let mut table = Table::start(config(Format::Normal));
    assert_eq!(table.refusal(WHITE, Command::NextGame), "game_not_over");
    assert_eq!(table.refusal(WHITE, Command::StopPlaying), "game_not_over");
    win(&mut table, WHITE, 1);
    assert!(matches!(table.state.stage(), Stage::BetweenGames(_)));
    assert_eq!(table.refusal(WHITE, Command::Roll), "no_game");
    assert_eq!(
        table.state.allowed(WHITE),
        [CommandKind::NextGame, CommandKind::StopPlaying, CommandKind::Leave]
    );
    assert_eq!(table.say(WHITE, Command::NextGame), [Event::NextGameAsked { side: WHITE }]);
    assert_eq!(table.refusal(WHITE, Command::NextGame), "already_said");
    let events = table.say(BLACK, Command::NextGame);
    assert!(matches!(events[..], [Event::NextGameAsked { .. }, Event::GameStarted(_)]));
    assert!(matches!(table.phase(), Phase::ToPlay { .. }));
    assert_eq!(table.state.game().unwrap().number().get(), 2);
    win(&mut table, BLACK, 3);
    assert_eq!(table.score(), (1, 3));
}

#[test]
fn between_games_either_player_may_end_the_session_at_no_cost() {
    for (command, ending) in
        [(Command::StopPlaying, MatchEnding::Stopped(BLACK)), (Command::Leave, MatchEnding::Left(BLACK))]
    {
        let mut table = Table::start(config(Format::Normal));
        win(&mut table, WHITE, 1);
        table.say(WHITE, Command::NextGame);
        table.say(BLACK, command);
        assert_eq!((table.outcome().verdict, table.outcome().ending), (Verdict::ByGame, ending));
        assert_eq!((table.score(), table.state.finished().len()), ((1, 0), 1));
    }
}

#[test]
fn a_session_that_nobody_goes_on_with_lapses() {
    let mut table = Table::start(config(Format::Normal));
    win(&mut table, WHITE, 1);
    assert_eq!(table.wait(INTERVAL_LIVE.get() - 1), []);
    let events = table.wait(1);
    assert!(matches!(events[..], [Event::SessionLapsed, Event::MatchEnded(_)]), "{events:?}");
    assert_eq!(table.outcome().ending, MatchEnding::Lapsed);
}

#[test]
fn a_session_without_a_clock_waits_for_ever() {
    let mut table = Table::start(without_clock(Format::Normal));
    win(&mut table, WHITE, 1);
    assert_eq!((table.state.next_deadline(), table.wait(u64::from(u32::MAX))), (None, Vec::new()));
}
