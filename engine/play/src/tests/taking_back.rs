//! Take-backs by consent.

use super::*;
use crate::{GameAction, TAKE_BACKS_MAX};

fn begun() -> Table {
    Table::start(config(Format::Normal))
}

#[test]
fn the_last_play_is_undone_and_the_same_roll_is_played_again() {
    let mut table = begun();
    let before = table.state.game().unwrap().clone();
    table.wait(8_000);
    table.play();
    assert!(table.allows(WHITE, CommandKind::TakeBack) && !table.allows(BLACK, CommandKind::TakeBack));
    table.say(WHITE, Command::TakeBack);
    assert_eq!(table.refusal(WHITE, Command::TakeBack), "already_said");
    assert_eq!(table.state.take_back_asked(), Some(WHITE));
    assert_eq!(table.say(BLACK, Command::TakeBack), vec![Event::TookBack { side: WHITE }]);
    assert_eq!(table.state.game().unwrap(), &before);
    assert_eq!(table.state.to_act(), Some(WHITE));
    let clock = table.state.clock().time_left(WHITE, table.now).unwrap();
    assert_eq!(clock.delay, Millis::new(12_000), "a turn begins");
    table.play();
    // The play is in the record of the game once.
    assert!(matches!(table.state.game().unwrap().record(), [GameAction::Play { side: WHITE, .. }]));
}

#[test]
fn no_roll_is_thrown_twice() {
    let mut table = begun();
    table.play();
    table.say(BLACK, Command::Roll);
    assert_eq!(table.refusal(WHITE, Command::TakeBack), "no_take_back");
    table.play();
    table.say(WHITE, Command::Double);
    assert_eq!(table.refusal(BLACK, Command::TakeBack), "no_take_back");
    table.say(BLACK, Command::Take);
    // White may not double again, so Black's play is followed by a roll at once.
    table.play();
    assert!(matches!(table.phase(), Phase::ToRoll));
    table.say(WHITE, Command::TakeBack);
    table.say(BLACK, Command::TakeBack);
    table.play();
    table.say(BLACK, Command::Roll);
    table.play();
    assert!(matches!(table.phase(), Phase::ToPlay { .. }), "White does not own the cube and has rolled");
    assert_eq!(table.refusal(BLACK, Command::TakeBack), "no_take_back");
    let rolled = table.log.iter().filter(|(event, _)| matches!(event, Event::Rolled { .. })).count();
    let game = table.state.game().unwrap();
    assert_eq!(rolled, usize::try_from(game.rolls_thrown(WHITE) + game.rolls_thrown(BLACK)).unwrap());
}

#[test]
fn a_declined_play_stands_and_nothing_else_is_answered() {
    let mut table = begun();
    assert_eq!(table.refusal(WHITE, Command::TakeBack), "no_take_back");
    table.play();
    for command in [Command::TakeBack, Command::DeclineTakeBack] {
        assert_eq!(table.refusal(BLACK, command), "nothing_to_answer");
    }
    table.say(WHITE, Command::TakeBack);
    assert_eq!(table.refusal(WHITE, Command::DeclineTakeBack), "nothing_to_answer");
    table.say(BLACK, Command::DeclineTakeBack);
    assert_eq!(table.refusal(WHITE, Command::TakeBack), "take_back_declined");
    // A roll answers a wish too.
    table.say(BLACK, Command::Roll);
    table.play();
    table.say(BLACK, Command::TakeBack);
    table.say(WHITE, Command::Roll);
    assert_eq!(table.state.take_back_asked(), None);
}

#[test]
fn a_log_without_a_wish_has_no_take_back() {
    let mut table = begun();
    table.play();
    for side in [WHITE, BLACK] {
        assert!(table.state.clone().apply(&Event::TookBack { side }, table.now).is_err());
    }
    table.say(WHITE, Command::TakeBack);
    assert!(table.state.clone().apply(&Event::TookBack { side: BLACK }, table.now).is_err());
    assert!(table.state.clone().apply(&Event::TakeBackAsked { side: BLACK }, table.now).is_err());
}

#[test]
fn only_so_many_plays_of_a_match_are_taken_back() {
    let mut table = begun();
    table.play();
    for _ in 0..TAKE_BACKS_MAX {
        table.say(WHITE, Command::TakeBack);
        table.say(BLACK, Command::TakeBack);
        table.play();
    }
    assert_eq!(table.refusal(WHITE, Command::TakeBack), "too_many_take_backs");
    assert!(!table.allows(WHITE, CommandKind::TakeBack));
    table.say(BLACK, Command::Roll);
    table.play();
    assert_eq!(table.refusal(BLACK, Command::TakeBack), "too_many_take_backs");
}
