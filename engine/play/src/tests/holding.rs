//! Matches that the director of an event holds and releases.

use rules::BySide;

use super::{BLACK, Table, WHITE, clocks::left, config, match_to};
use crate::{
    Command, CommandKind, EXTRA_TIME_MAX, Event, Format, Hold, MatchEnding, Millis, Outcome, Verdict,
    decide_called_off, decide_extra_time, decide_hold, decide_release,
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
fn holds_are_counted_once_each_side_has_completed_a_turn() {
    for format in formats() {
        let mut table = Table::start(config(format));
        table.hold();
        table.wait(HOUR);
        assert_eq!(table.state.held_for(table.now), Millis::ZERO);
        table.release();
        table.state.has_played = BySide { white: true, black: true };
        for hours in 1..=3 {
            table.hold();
            table.wait(HOUR);
            assert_eq!(table.state.held_for(table.now), Millis::new(hours * HOUR));
            table.release();
            table.wait(1_000);
            assert_eq!(table.state.held_for(table.now), Millis::new(hours * HOUR));
        }
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

#[test]
fn extra_time_goes_to_both_sides_and_is_taken_back_unless_it_was_used() {
    let extra = |minutes: u64| Millis::new(minutes * 60_000);
    let mut table = Table::start(match_to(5));
    table.play();
    let side = table.state.to_act().unwrap();
    let before = [WHITE, BLACK].map(|side| left(&table, side).1);
    let deadline = table.state.next_deadline().unwrap();
    let give = |table: &mut Table, total| {
        let events = decide_extra_time(&table.state, total, table.now);
        table.record(&events);
        events
    };
    assert_eq!(give(&mut table, extra(5)), [Event::ExtraTime { total: extra(5) }]);
    assert_eq!(give(&mut table, extra(5)), [], "it is given once");
    assert_eq!(table.state.extra_time(), extra(5));
    assert_eq!(table.state.next_deadline().unwrap(), deadline.plus(extra(5)));
    let after = [WHITE, BLACK].map(|side| left(&table, side).1);
    assert_eq!(after, before.map(|reserve| reserve + extra(5).get()));
    assert_eq!(give(&mut table, extra(3)), [Event::ExtraTime { total: extra(3) }]);
    assert_eq!(table.state.next_deadline().unwrap(), deadline.plus(extra(3)));

    // The side to act uses its own reserve and a part of the extra time.
    table.now = deadline.plus(extra(1));
    assert_eq!(table.state.to_act(), Some(side), "it still has time");
    assert_eq!(give(&mut table, Millis::ZERO), [], "a minute of it is used");
    assert_eq!(give(&mut table, extra(2)), [Event::ExtraTime { total: extra(2) }]);
    assert_eq!(give(&mut table, EXTRA_TIME_MAX.plus(extra(1))), [], "a day at the most");
}

#[test]
fn no_extra_time_where_no_clock_runs() {
    let total = Millis::new(60_000);
    let fresh = crate::MatchState::new(match_to(5));
    assert_eq!(decide_extra_time(&fresh, total, Millis::ZERO), []);
    let mut table = Table::start(config(Format::Single));
    table.say(WHITE, Command::Leave);
    assert_eq!(decide_extra_time(&table.state, total, table.now), []);
}
