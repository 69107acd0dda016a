//! Lock-step: after each turn a match waits until the other room has played the same turn.

use rules::GameResult;

use super::{BLACK, Script, Table, WHITE, clocks::left, config};
use crate::{
    Command, CommandKind, Event, Format, GameEnding, Hold, MatchConfig, Millis, decide_hold,
    decide_open_turn, decide_release,
};

const HOUR: u64 = 3_600_000;

fn in_step() -> MatchConfig {
    config(Format::Single).with_lock_step(true)
}

impl Table {
    fn open_turn(&mut self) -> Vec<Event> {
        let events = decide_open_turn(&self.state, self.now, &self.dice);
        self.record(&events);
        events
    }
}

#[test]
fn a_turn_waits_without_cost_until_it_is_opened() {
    let mut table = Table::start(in_step());
    assert!(!table.state.waits_for_other_room(), "the first turn waits for nobody");
    assert_eq!(table.open_turn(), []);
    table.play();
    assert!(table.state.waits_for_other_room());
    assert_eq!(table.state.to_act(), None);
    let before = left(&table, BLACK);
    assert_eq!((table.state.next_deadline(), table.state.clock().running()), (None, None));
    assert_eq!(table.wait(HOUR), [], "no time passes");
    assert_eq!(left(&table, BLACK), before);
    for command in [Command::Roll, Command::Double] {
        assert_eq!(table.refusal(BLACK, command), "waits_for_other_room");
    }
    assert!(!table.allows(BLACK, CommandKind::Roll) && !table.allows(BLACK, CommandKind::Double));

    assert_eq!(table.open_turn(), [Event::TurnOpened]);
    assert_eq!(left(&table, BLACK), before, "the delay is full");
    assert!(table.state.next_deadline().is_some());
    assert_eq!(table.open_turn(), [], "it is open already");
    table.say(BLACK, Command::Double);
    table.say(WHITE, Command::Take);
    table.play();
    assert!(table.state.waits_for_other_room(), "answers belong to the turn");
}

#[test]
fn a_turn_that_needs_no_decision_comes_when_it_is_opened_and_the_next_one_waits_again() {
    let mut table = Table::start_with(in_step(), Script::plain());
    table.play();
    table.open_turn();
    table.say(BLACK, Command::Double);
    table.say(WHITE, Command::Take);
    table.play();
    table.open_turn();
    table.say(WHITE, Command::Roll);
    table.play();
    // Black has lost the cube and has no choice but to roll.
    let events = table.open_turn();
    assert!(matches!(&events[..], [Event::TurnOpened, Event::Rolled { side: BLACK, .. }]), "{events:?}");
}

#[test]
fn a_player_who_waits_may_leave_or_resign() {
    let mut table = Table::start(in_step());
    table.play();
    table.wait(HOUR);
    table.say(BLACK, Command::Leave);
    let end = table.state.finished().last().unwrap().end;
    assert_eq!((end.winner, end.how), (WHITE, GameEnding::Left));

    let mut table = Table::start(in_step());
    table.play();
    table.say(BLACK, Command::OfferResignation(GameResult::Single));
    assert!(table.state.waits_for_other_room());
    assert_eq!(table.open_turn(), [Event::TurnOpened]);
    assert_eq!(table.state.clock().running(), Some(WHITE), "the answer takes time again");
    table.say(WHITE, Command::AcceptResignation);
    assert!(table.state.outcome().is_some());
}

#[test]
fn a_hold_keeps_the_turn_closed_and_its_release_does_not_open_it() {
    let mut table = Table::start(in_step());
    table.play();
    let pause = Hold { reason: "Lunch".to_owned(), until: None };
    let held = decide_hold(&table.state, pause, table.now);
    table.record(&held);
    assert_eq!(table.open_turn(), []);
    let released = decide_release(&table.state, table.now);
    table.record(&released);
    assert_eq!(table.state.next_deadline(), None, "it still waits");
    table.now = table.now.plus(Millis::new(HOUR));
    assert_eq!(table.open_turn(), [Event::TurnOpened]);
    assert!(table.state.next_deadline().is_some());
}

#[test]
fn other_matches_have_no_turns_to_open() {
    let mut table = Table::start(config(Format::Single));
    table.play();
    assert_eq!(table.open_turn(), []);
    assert!(table.state.apply(&Event::TurnOpened, table.now).is_err());
}
