//! A seat that changes its player in the middle of a game.

use rules::GameResult;

use super::{BLACK, Table, WHITE, clocks::left, config, match_to};
use crate::{
    Command, CommandKind, Event, Format, Hold, MatchState, Millis, decide_hold, decide_release,
    decide_substitution,
};

const LEFT: u64 = 7;
const CAME: u64 = 9;

impl Table {
    fn substitute(&mut self, side: rules::Side) -> Vec<Event> {
        let events = decide_substitution(&self.state, side, LEFT, CAME, self.now);
        self.record(&events);
        events
    }
}

#[test]
fn the_game_and_its_clocks_go_on() {
    for side in [WHITE, BLACK] {
        let mut table = Table::start(config(Format::Single));
        table.play();
        table.wait(20_000);
        let before = (table.state.to_act(), table.state.game().cloned(), table.state.next_deadline());
        let clocks = [WHITE, BLACK].map(|side| left(&table, side));
        assert_eq!(table.substitute(side), [Event::Substituted { side, left: LEFT, came: CAME }]);
        let after = (table.state.to_act(), table.state.game().cloned(), table.state.next_deadline());
        assert_eq!(after, before);
        assert_eq!([WHITE, BLACK].map(|side| left(&table, side)), clocks);
    }
}

#[test]
fn open_offers_stay_and_the_new_player_answers_them() {
    let mut table = Table::start(match_to(5));
    table.play();
    table.say(BLACK, Command::Double);
    table.substitute(WHITE);
    assert!(table.allows(WHITE, CommandKind::Take) && table.allows(WHITE, CommandKind::Pass));
    table.say(WHITE, Command::Take);
    table.say(BLACK, Command::OfferResignation(GameResult::Single));
    table.substitute(BLACK);
    table.say(WHITE, Command::AcceptResignation);
    assert_eq!(table.state.finished().len(), 1);
}

#[test]
fn a_held_game_gets_a_substitute_and_stays_held() {
    let mut table = Table::start(config(Format::Single));
    let hold = Hold { reason: "taken ill".to_owned(), until: None };
    let held = decide_hold(&table.state, hold, table.now);
    table.record(&held);
    assert_eq!(table.substitute(WHITE).len(), 1);
    assert!(table.state.held().is_some());
    let released = decide_release(&table.state, table.now);
    table.record(&released);
    assert!(table.state.to_act().is_some());
}

#[test]
fn nobody_takes_a_seat_without_a_game_or_after_its_time() {
    let fresh = MatchState::new(match_to(5));
    assert_eq!(decide_substitution(&fresh, WHITE, LEFT, CAME, Millis::ZERO), []);
    let mut table = Table::start(config(Format::Single));
    assert_eq!(decide_substitution(&table.state, WHITE, LEFT, LEFT, table.now), [], "it is the same player");
    let deadline = table.state.next_deadline().unwrap();
    assert_eq!(decide_substitution(&table.state, WHITE, LEFT, CAME, deadline), []);
    table.say(WHITE, Command::Leave);
    assert_eq!(table.substitute(BLACK), []);
}
