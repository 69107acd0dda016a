//! Calling a match off before it is under way, and matches that both players have left.

use super::{BLACK, Table, WHITE, config, match_to, without_clock};
use crate::{
    Command, CommandKind, Event, Format, MatchEnding, Outcome, Verdict, decide_abandoned, decide_called_off,
};

fn formats() -> [Format; 4] {
    [match_to(5).format(), Format::ThreeGames, Format::Normal, Format::Single]
}

fn assert_called_off(table: &Table) {
    let Outcome { verdict, ending, score } = table.outcome();
    assert_eq!((verdict, ending), (Verdict::NoResult, MatchEnding::Aborted));
    assert_eq!(score, table.state.score());
    assert_eq!(table.state.next_deadline(), None);
}

/// Plays White's opening turn and Black's answer.
fn first_turns(table: &mut Table) {
    table.play();
    if table.allows(BLACK, CommandKind::Roll) {
        table.say(BLACK, Command::Roll);
    }
    assert!(!table.state.is_played(), "Black's turn is not complete");
    table.play();
}

#[test]
fn both_together_call_a_match_off_in_every_mode() {
    for format in formats() {
        let mut table = Table::start(config(format));
        table.play();
        assert_eq!(table.say(WHITE, Command::Abort), [Event::AbortAsked { side: WHITE }]);
        assert_eq!(table.refusal(WHITE, Command::Abort), "already_said");
        assert_eq!(table.state.outcome(), None, "one is not enough");
        table.say(BLACK, Command::Abort);
        assert_called_off(&table);
        assert!(!table.state.is_played());
    }
}

#[test]
fn a_wish_that_was_declined_is_not_repeated() {
    let mut table = Table::start(match_to(5));
    assert_eq!(table.refusal(BLACK, Command::DeclineAbort), "nothing_to_answer");
    table.say(WHITE, Command::Abort);
    assert_eq!(table.refusal(WHITE, Command::DeclineAbort), "nothing_to_answer");
    assert_eq!(table.say(BLACK, Command::DeclineAbort), [Event::AbortDeclined { side: BLACK }]);
    assert_eq!(table.refusal(WHITE, Command::Abort), "abort_declined");
    // The other side may still change its mind.
    table.say(BLACK, Command::Abort);
    table.say(WHITE, Command::Abort);
    assert_called_off(&table);
}

#[test]
fn once_both_have_completed_a_turn_the_match_is_played() {
    for format in formats() {
        let mut table = Table::start(config(format));
        table.say(WHITE, Command::Abort);
        first_turns(&mut table);
        assert!(table.state.is_played(), "{format:?}");
        assert_eq!(table.state.abort_asked(), Default::default(), "the wish has lapsed");
        for side in [WHITE, BLACK] {
            assert_eq!(table.refusal(side, Command::Abort), "too_late_to_abort");
            assert_eq!(table.refusal(side, Command::DeclineAbort), "nothing_to_answer");
        }
    }
}

#[test]
fn a_wish_leaves_the_turn_and_its_clock_alone() {
    let mut table = Table::start(match_to(5));
    let (deadline, phase) = (table.state.next_deadline(), table.phase());
    table.now = table.now.plus(crate::Millis::new(3_000));
    table.say(BLACK, Command::Abort);
    table.say(WHITE, Command::DeclineAbort);
    assert_eq!((table.state.next_deadline(), table.phase()), (deadline, phase));
    table.play();
}

#[test]
fn leaving_before_the_first_turns_ends_a_match_that_is_not_played() {
    for format in formats() {
        let mut table = Table::start(config(format));
        table.play();
        table.say(BLACK, Command::Leave);
        assert_eq!(table.outcome().ending, MatchEnding::Left(BLACK));
        assert!(!table.state.is_played(), "{format:?}");
    }
    // Resigning without ever playing must not produce a match that counts.
    let mut table = Table::start(config(Format::ThreeGames));
    while table.state.outcome().is_none() {
        table.say(BLACK, Command::OfferResignation(rules::GameResult::Backgammon));
    }
    assert_eq!(table.outcome().verdict, Verdict::Won(WHITE));
    assert!(!table.state.is_played());
}

#[test]
fn a_match_without_a_clock_that_both_have_left_is_called_off_and_one_with_a_clock_is_not() {
    for format in formats() {
        let mut table = Table::start(without_clock(format));
        first_turns(&mut table);
        let events = decide_abandoned(&table.state, table.now);
        assert_eq!(events.first(), Some(&Event::Abandoned));
        table.record(&events);
        assert_called_off(&table);
        assert!(decide_abandoned(&table.state, table.now).is_empty(), "it is over");
        let table = Table::start(config(format));
        assert!(decide_abandoned(&table.state, table.now).is_empty(), "the clock ends it");
    }
}

#[test]
fn a_match_that_no_longer_counts_in_its_event_is_called_off_with_or_without_a_clock() {
    for format in formats() {
        for config in [config(format), without_clock(format)] {
            let mut table = Table::start(config);
            first_turns(&mut table);
            let events = decide_called_off(&table.state, table.now);
            assert_eq!(events.first(), Some(&Event::CalledOff));
            table.record(&events);
            assert_called_off(&table);
            assert!(decide_called_off(&table.state, table.now).is_empty(), "it is over");
        }
    }
}
