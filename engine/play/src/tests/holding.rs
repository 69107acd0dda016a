//! Matches that the director of an event holds and releases.

use super::{BLACK, Table, WHITE, clocks::left, config, match_to};
use crate::{
    Command, CommandKind, Event, Format, Hold, MatchEnding, Millis, Outcome, Verdict, decide_called_off,
    decide_hold, decide_release,
};

const HOUR: u64 = 3_600_000;

fn pause() -> Hold {
    Hold { reason: "A power cut".to_owned(), until: Some(Millis::new(HOUR)) }
}

fn formats() -> [Format; 4] {
    [match_to(5).format(), Format::ThreeGames, Format::Normal, Format::Single]
}

impl Table {
    fn hold(&mut self) -> Vec<Event> {
        let events = decide_hold(&self.state, pause(), self.now);
        self.record(&events);
        events
    }

    fn release(&mut self) -> Vec<Event> {
        let events = decide_release(&self.state, self.now);
        self.record(&events);
        events
    }
}

#[test]
fn a_held_match_costs_no_time_and_takes_no_command() {
    for format in formats() {
        let mut table = Table::start(config(format));
        table.play();
        table.wait(30_000);
        let side = table.state.to_act().unwrap();
        let before = left(&table, side);
        assert_eq!(table.hold(), [Event::Held(pause())]);
        assert_eq!(table.state.held(), Some(&pause()));
        assert_eq!(table.state.next_deadline(), None);
        assert_eq!(table.wait(HOUR), [], "no time passes");
        assert_eq!(left(&table, side), before);
        for kind in CommandKind::ALL {
            assert!(!table.allows(WHITE, kind) && !table.allows(BLACK, kind), "{kind:?} in {format:?}");
        }
        assert_eq!(table.refusal(side, Command::Roll), "held");
        assert_eq!(table.refusal(side.opponent(), Command::Leave), "held");
        assert_eq!(table.hold(), [], "it is held already");

        assert_eq!(table.release(), [Event::Released]);
        let (delay, reserve) = left(&table, side);
        assert_eq!(reserve, before.1, "the reserve is as it was");
        assert!(delay >= before.0, "the delay begins again");
        assert!(table.state.next_deadline().is_some());
        assert_eq!(table.release(), []);
    }
}

#[test]
fn a_hold_comes_too_late_once_time_is_up() {
    let mut table = Table::start(match_to(5));
    let deadline = table.state.next_deadline().unwrap();
    table.now = deadline;
    assert_eq!(decide_hold(&table.state, pause(), table.now), []);
}

#[test]
fn a_match_that_is_over_or_has_not_begun_is_not_held() {
    let mut table = Table::start(config(Format::Single));
    table.say(WHITE, Command::Leave);
    assert!(table.state.outcome().is_some());
    assert_eq!(table.hold(), []);
    let fresh = crate::MatchState::new(match_to(5));
    assert_eq!(decide_hold(&fresh, pause(), table.now), []);
}

#[test]
fn a_held_match_can_be_called_off() {
    let mut table = Table::start(match_to(5));
    table.hold();
    let events = decide_called_off(&table.state, table.now);
    table.record(&events);
    let Outcome { verdict, ending, .. } = table.outcome();
    assert_eq!((verdict, ending), (Verdict::NoResult, MatchEnding::Aborted));
}

#[test]
fn between_the_games_of_a_session_the_wait_begins_again() {
    let mut table = Table::start(config(Format::Normal));
    table.play();
    table.say(WHITE, Command::OfferResignation(rules::GameResult::Single));
    if table.state.playing().is_some() {
        table.say(BLACK, Command::AcceptResignation);
    }
    let deadline = table.state.next_deadline().unwrap();
    table.hold();
    assert_eq!(table.refusal(WHITE, Command::NextGame), "held");
    assert_eq!(table.wait(HOUR), []);
    table.release();
    assert_eq!(table.state.next_deadline().unwrap(), deadline.plus(Millis::new(HOUR)));
}
