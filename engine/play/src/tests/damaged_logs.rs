//! Impossible events are detected and change nothing.

use rules::{BySide, CubeOwner, CubeValue, GameResult, MatchPoints};

use super::{BLACK, Script, Table, WHITE, boards, config, cube, die, match_to, moves, roll};
use crate::{
    Acceptance, Event, Format, GameEnd, GameEnding, GameNumber, GameStart, MatchEnding, MatchState, Millis,
    Misfit, Opening, OpeningThrow, Outcome, Refused, Verdict,
};

#[track_caller]
fn misfit(table: &mut Table, event: Event) -> Misfit {
    let before = table.state.clone();
    let corrupt = table.state.apply(&event, table.now).unwrap_err();
    assert_eq!((&table.state, &corrupt.event), (&before, &event));
    corrupt.misfit
}

fn two() -> CubeValue {
    CubeValue::new(2).unwrap()
}

#[test]
fn events_out_of_turn_are_noticed() {
    let mut table = Table::start(match_to(5));
    let end = GameEnd {
        winner: WHITE,
        result: GameResult::Single,
        counted: GameResult::Single,
        cube: CubeValue::ONE,
        how: GameEnding::Passed,
    };
    let outcome =
        Outcome { verdict: Verdict::Won(WHITE), ending: MatchEnding::Completed, score: BySide::default() };
    for (event, expected) in [
        (Event::Rolled { side: WHITE, roll: roll(21) }, Misfit::Refused(Refused::AlreadyRolled)),
        (Event::Played { side: BLACK, moves: moves("8/5 6/5") }, Misfit::Refused(Refused::NotYourTurn)),
        (Event::Doubled { side: WHITE, value: two() }, Misfit::Refused(Refused::AlreadyRolled)),
        (Event::Taken { side: BLACK }, Misfit::Refused(Refused::NothingToAnswer)),
        (Event::NextGameAsked { side: BLACK }, Misfit::Refused(Refused::NoNextGame)),
        (Event::SessionLapsed, Misfit::NotDue),
        (Event::TimedOut { side: WHITE }, Misfit::NotDue),
        (Event::GameEnded(end), Misfit::NotDue),
        (Event::MatchEnded(outcome), Misfit::NotDue),
    ] {
        assert_eq!(misfit(&mut table, event), expected);
    }
    assert!(matches!(
        misfit(&mut table, Event::Played { side: WHITE, moves: moves("8/5") }),
        Misfit::Refused(Refused::IllegalPlay(_))
    ));
}

#[test]
fn values_that_do_not_follow_are_noticed() {
    let mut table = Table::start(match_to(5));
    table.set(WHITE, boards::RACE, cube(1, CubeOwner::Centred));
    let four = CubeValue::new(4).unwrap();
    assert_eq!(misfit(&mut table, Event::Doubled { side: WHITE, value: four }), Misfit::Differs);
    let offer = |result| Event::ResignationOffered { side: WHITE, result };
    let too_high = Misfit::Refused(Refused::ResignationTooHigh { most: GameResult::Gammon });
    assert_eq!(misfit(&mut table, offer(GameResult::Backgammon)), too_high);
    table.state.apply(&offer(GameResult::Gammon), table.now).unwrap();
    for (result, accepted) in
        [(GameResult::Single, Acceptance::ByRule), (GameResult::Gammon, Acceptance::ByOpponent)]
    {
        let event = Event::ResignationAccepted { resigner: WHITE, result, accepted };
        assert_eq!(misfit(&mut table, event), Misfit::Differs);
    }
    let accepted = Event::ResignationAccepted {
        resigner: WHITE,
        result: GameResult::Gammon,
        accepted: Acceptance::ByRule,
    };
    table.state.apply(&accepted, table.now).unwrap();
    let end = GameEnd {
        winner: BLACK,
        result: GameResult::Gammon,
        counted: GameResult::Single,
        cube: CubeValue::ONE,
        how: GameEnding::Resigned,
    };
    assert_eq!(misfit(&mut table, Event::GameEnded(end)), Misfit::Differs);
}

#[test]
fn games_begin_as_agreed_or_not_at_all() {
    let throw = |white, black| {
        Opening::Thrown(
            OpeningThrow::new(Vec::new(), BySide { white: die(white), black: die(black) }).unwrap(),
        )
    };
    let mut table = Table {
        state: MatchState::new(config(Format::Single)),
        dice: Script::plain(),
        now: Millis::ZERO,
        log: Vec::new(),
    };
    let first = GameNumber::FIRST;
    for start in [
        GameStart { number: first.next(), opening: throw(3, 1), cube: CubeValue::ONE },
        GameStart { number: first, opening: throw(3, 1), cube: two() },
        GameStart { number: first, opening: Opening::Alternating { starter: WHITE }, cube: CubeValue::ONE },
    ] {
        assert_eq!(misfit(&mut table, Event::GameStarted(start)), Misfit::Differs);
    }
    let start = GameStart { number: first, opening: throw(3, 1), cube: CubeValue::ONE };
    table.state.apply(&Event::GameStarted(start.clone()), table.now).unwrap();
    assert_eq!(misfit(&mut table, Event::GameStarted(start)), Misfit::NotDue);
}

#[test]
fn an_outcome_must_be_the_one_that_follows() {
    let mut table = Table::start(match_to(5));
    table.state.apply(&Event::Left { side: BLACK }, table.now).unwrap();
    let right =
        Outcome { verdict: Verdict::Won(WHITE), ending: MatchEnding::Left(BLACK), score: BySide::default() };
    for wrong in [
        Outcome { verdict: Verdict::Won(BLACK), ..right },
        Outcome { ending: MatchEnding::TimedOut(BLACK), ..right },
        Outcome { score: BySide { white: MatchPoints::new(5), black: MatchPoints::ZERO }, ..right },
    ] {
        assert_eq!(misfit(&mut table, Event::MatchEnded(wrong)), Misfit::Differs);
    }
    table.state.apply(&Event::MatchEnded(right), table.now).unwrap();
}

#[test]
fn an_opening_throw_decides_something() {
    assert_eq!(OpeningThrow::new(Vec::new(), BySide { white: die(4), black: die(4) }), None);
    assert_eq!((GameNumber::new(0), GameNumber::new(1)), (None, Some(GameNumber::FIRST)));
}
