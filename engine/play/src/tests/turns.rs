//! Rolls and plays: what follows automatically, what is refused, and that a decision always ends.

use rules::CubeOwner;

use super::{
    BLACK, BySide, Script, Side, Table, WHITE, alternating, boards, config, cube, match_to, moves,
    without_clock,
};
use crate::{
    AUTOMATIC_ROLLS_MAX, Command, CommandKind, Event, Format, GameAction, GameEnding, Millis, Param, Phase,
    Stage, Verdict,
};

fn rolls_of(events: &[Event]) -> Vec<(Side, u8)> {
    let digits = |roll: rules::Roll| roll.dice()[0].pips() * 10 + roll.dice()[1].pips();
    events
        .iter()
        .filter_map(|event| {
            if let Event::Rolled { side, roll } = event { Some((*side, digits(*roll))) } else { None }
        })
        .collect()
}

fn passed_turns(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Played { moves, .. } if moves.is_empty())).count()
}

#[test]
fn a_match_begins_with_the_opening_throw_and_its_roll_to_be_played() {
    let mut table = Table::start(match_to(5));
    assert!(matches!(table.log[..], [(Event::GameStarted(_), _)]));
    let events = table.say(WHITE, Command::Play(moves("8/5 6/5")));
    assert_eq!(events, [Event::Played { side: WHITE, moves: moves("8/5 6/5") }]);
    assert_eq!(table.phase(), Phase::ToRoll);
    assert_eq!(
        table.state.allowed(BLACK),
        [
            CommandKind::Roll,
            CommandKind::Double,
            CommandKind::OfferResignation,
            CommandKind::Abort,
            CommandKind::Leave,
            CommandKind::Pause
        ]
    );
}

#[test]
fn a_match_begins_once() {
    let table = Table::start(match_to(5));
    let refused = crate::decide_start(&table.state, table.now, &table.dice).unwrap_err();
    assert_eq!(refused.code(), "started");
}

#[test]
fn commands_out_of_turn_are_refused() {
    let mut table = Table::start(match_to(5));
    for (side, command, code) in [
        (WHITE, Command::Roll, "already_rolled"),
        (WHITE, Command::Double, "already_rolled"),
        (BLACK, Command::Roll, "not_your_turn"),
        (BLACK, Command::Double, "not_your_turn"),
        (BLACK, Command::Play(moves("8/5 6/5")), "not_your_turn"),
        (BLACK, Command::AcceptResignation, "nothing_to_answer"),
        (BLACK, Command::DeclineResignation, "nothing_to_answer"),
        (WHITE, Command::NextGame, "no_next_game"),
        (WHITE, Command::StopPlaying, "cannot_stop"),
    ] {
        assert_eq!(table.refusal(side, command.clone()), code, "{side:?} {command:?}");
    }
    table.play();
    assert_eq!(table.refusal(BLACK, Command::Play(moves("8/5 6/5"))), "not_rolled");
}

#[test]
fn an_illegal_play_is_refused_with_its_reason() {
    let mut table = Table::start(match_to(5));
    for (text, code, params) in [
        ("8/5", "must_play_both", vec![]),
        ("8/5 8/4", "no_such_number", vec![("moved", Param::text("8/4"))]),
        ("7/4 6/5", "no_such_checker", vec![("moved", Param::text("7/4"))]),
    ] {
        let refused = table.try_say(WHITE, Command::Play(moves(text))).unwrap_err();
        assert_eq!((refused.code(), refused.params()), (code, params));
    }
}

#[test]
fn the_moves_are_kept_as_they_were_made_and_the_list_has_the_usual_form() {
    let mut one_way = Table::start(match_to(5));
    let mut other_way = Table::start(match_to(5));
    one_way.say(WHITE, Command::Play(moves("8/5 6/5")));
    other_way.say(WHITE, Command::Play(moves("6/5 8/5")));
    assert_ne!(one_way.log, other_way.log);
    assert_eq!(one_way.state, other_way.state);
}

#[test]
fn a_side_that_may_not_double_rolls_at_once_and_an_unplayable_roll_is_passed_on() {
    let dice = Script { columns: BySide { white: vec![66], black: vec![52, 31] }, ..Script::plain() };
    let mut table = Table::start_with(config(Format::ThreeGames), dice);
    // White is shut out. Black is about to play and can move every checker.
    table.set(BLACK, "24:1 6:3 5:3 4:2 3:2 2:2 1:2 / bar:1 6:7 5:7", cube(1, CubeOwner::Centred));
    table.say(BLACK, Command::Roll);
    let events = table.play();
    assert_eq!(rolls_of(&events), [(WHITE, 66), (BLACK, 31)]);
    assert_eq!(passed_turns(&events), 1);
    // The turn without a legal play has used its roll.
    assert_eq!(table.state.game().unwrap().rolls_thrown(WHITE), 1);
    let record = table.state.game().unwrap().record();
    assert!(matches!(record.last(), Some(GameAction::Play { side: WHITE, play, .. }) if play.is_no_play()));
}

#[test]
fn a_player_who_is_shut_out_may_still_double_before_rolling() {
    let mut table = Table::start(config(Format::Normal));
    table.set(WHITE, boards::SHUT_OUT, cube(1, CubeOwner::Centred));
    assert!(table.allows(WHITE, CommandKind::Double));
    let mut rolling = Table::start(config(Format::Normal));
    rolling.set(WHITE, boards::SHUT_OUT, cube(1, CubeOwner::Centred));
    let events = rolling.say(WHITE, Command::Roll);
    assert_eq!((rolls_of(&events).len(), passed_turns(&events)), (1, 1));
    assert_eq!((rolling.state.game().unwrap().on_roll(), rolling.phase()), (BLACK, Phase::ToRoll));
    table.say(WHITE, Command::Double);
    let events = table.say(BLACK, Command::Take);
    assert_eq!(passed_turns(&events), 1);
}

#[test]
fn rolls_that_never_move_a_checker_stop_and_go_on_by_command() {
    // White is shut out, and Black throws only sixes, which it cannot play.
    let dice = Script { columns: BySide { white: vec![66], black: vec![66] }, ..Script::plain() };
    let mut table = Table::start_with(config(Format::ThreeGames), dice);
    table.set(WHITE, "bar:1 18:2 6:6 5:6 / 13:3 6:2 5:2 4:2 3:2 2:2 1:2", cube(1, CubeOwner::Centred));
    let events = table.say(WHITE, Command::Roll);
    assert_eq!(rolls_of(&events).len(), usize::try_from(AUTOMATIC_ROLLS_MAX).unwrap() + 1);
    let next = table.state.game().unwrap().on_roll();
    assert_eq!(table.phase(), Phase::ToRoll);
    assert_eq!(
        table.state.allowed(next),
        [CommandKind::Roll, CommandKind::OfferResignation, CommandKind::Leave, CommandKind::Pause]
    );
    table.say(next, Command::Roll);
}

#[test]
fn the_end_of_a_game_and_the_next_opening_are_one_decision() {
    let mut table = Table::start(match_to(5));
    table.set(WHITE, boards::LAST_CHECKER, cube(2, CubeOwner::Side(BLACK)));
    table.say(WHITE, Command::Roll);
    let events = table.play();
    assert!(
        matches!(&events[..], [Event::Played { .. }, Event::GameEnded(end), Event::GameStarted(start)]
            if end.how == GameEnding::BorneOff && start.number.get() == 2),
        "{events:?}"
    );
    assert_eq!(table.score(), (2, 0));
}

#[test]
fn points_beyond_the_length_of_a_match_are_not_counted() {
    let mut table = Table::start(match_to(5));
    table.set_score(4, 3);
    table.set(WHITE, boards::LAST_CHECKER_GAMMON, cube(2, CubeOwner::Side(BLACK)));
    table.say(WHITE, Command::Roll);
    table.play();
    assert_eq!((table.score(), table.last_points()), ((5, 3), 4));
    assert_eq!(table.outcome().verdict, Verdict::Won(WHITE));
    for side in [WHITE, BLACK] {
        assert_eq!(table.state.allowed(side), []);
        assert_eq!(table.refusal(side, Command::Roll), "match_over");
        assert_eq!(table.refusal(side, Command::Leave), "match_over");
    }
}

#[test]
fn the_start_alternates_where_that_is_agreed() {
    let mut table = Table::start(alternating(Format::ThreeGames));
    let mut starters = Vec::new();
    while table.state.outcome().is_none() {
        starters.push(table.state.game().unwrap().starter());
        table.set(WHITE, boards::LAST_CHECKER, cube(1, CubeOwner::Centred));
        table.say(WHITE, Command::Roll);
        table.play();
    }
    assert_eq!(starters, [WHITE, BLACK, WHITE]);
}

#[test]
fn nothing_can_be_done_before_the_start() {
    let config = without_clock(Format::Normal);
    let state = crate::MatchState::new(config);
    let refused = crate::decide(&state, WHITE, &Command::Roll, Millis::ZERO, &Script::plain()).unwrap_err();
    assert_eq!(refused.code(), "not_started");
    assert_eq!((state.allowed(WHITE), state.stage()), (Vec::new(), &Stage::NotStarted));
}
