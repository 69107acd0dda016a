//! Outages of the site: their time is charged to neither side, and the side to act has time to come back.

use proptest::prelude::*;

use super::*;
use crate::{
    DaysPerTurn, INTERVAL_LIVE, LiveClock, LiveTimes, OUTAGE_GRACE, Outage, decide_hold, decide_outage,
    decide_vacation,
};

const fn ms(millis: u64) -> Millis {
    Millis::new(millis)
}

fn live(delay_s: u64, reserve_s: u64) -> MatchConfig {
    let format = Format::Match(MatchLength::new(5).unwrap());
    let times = LiveTimes { delay: ms(delay_s * 1_000), reserve: ms(reserve_s * 1_000) };
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap()
}

impl Table {
    /// Lets the site be away for `length` and then credit it after `lag`. Returns the events.
    fn outage(&mut self, length: u64, lag: u64) -> Vec<Event> {
        let outage = Outage { from: self.now, to: self.now.plus(ms(length)) };
        self.now = outage.to.plus(ms(lag));
        let events = decide_outage(&self.state, outage, self.now);
        self.record(&events);
        events
    }

    /// Returns the time until the side to act loses on time.
    fn time_left(&self) -> Millis {
        self.state.next_deadline().unwrap().since(self.now)
    }
}

/// Something that happens in a match.
#[derive(Debug, Clone, Copy)]
enum Happens {
    /// The side to act thinks while the site is up.
    Thinks(u64),
    /// The side to act acts.
    Acts,
    /// The site is away for so long, and the outage is credited so much later.
    Outage(u64, u64),
}

fn happens() -> impl Strategy<Value = Happens> {
    prop_oneof![
        (0..40_000_u64).prop_map(Happens::Thinks),
        Just(Happens::Acts),
        (1..200_000_u64, 0..3_000_u64).prop_map(|(length, lag)| Happens::Outage(length, lag)),
    ]
}

/// A second account of the time: it knows nothing of moments, only of spans in which the site was up.
struct Model {
    delay: u64,
    left: BySide<u64>,
    delay_left: u64,
}

impl Model {
    fn charge(&mut self, side: Side, span: u64) {
        let over = span.saturating_sub(self.delay_left);
        self.delay_left = self.delay_left.saturating_sub(span);
        self.left[side] = self.left[side].saturating_sub(over);
    }

    fn total(&self, side: Side) -> u64 {
        self.delay_left + self.left[side]
    }
}

proptest! {
    #[test]
    fn only_time_in_which_the_site_was_up_is_charged(
        delay_s in 1..20_u64,
        reserve_s in 4..120_u64,
        steps in prop::collection::vec(happens(), 1..60),
    ) {
        let mut table = Table::start(live(delay_s, reserve_s));
        let (delay, reserve) = (delay_s * 1_000, reserve_s * 1_000);
        let mut model = Model { delay, left: BySide::new_with(|_| reserve), delay_left: delay };
        for step in steps {
            let Some(side) = table.state.to_act() else { break };
            match step {
                Happens::Thinks(span) => {
                    table.now = table.now.plus(ms(span));
                    model.charge(side, span);
                }
                Happens::Outage(length, lag) => {
                    let credited = table.outage(length, lag).len();
                    if model.total(side) == 0 {
                        prop_assert_eq!(credited, 0, "a clock that has run out is not revived");
                    } else {
                        prop_assert_eq!(credited, 1);
                        model.charge(side, lag);
                        model.delay_left += OUTAGE_GRACE.get().saturating_sub(model.total(side));
                        prop_assert!(table.time_left() >= OUTAGE_GRACE);
                    }
                }
                Happens::Acts => {
                    if !decide_timeout(&table.state, table.now, &table.dice).is_empty() {
                        prop_assert_eq!(model.total(side), 0, "nobody loses on time that was not theirs");
                        break;
                    }
                    let game = table.state.game().unwrap();
                    let has_rolled = matches!(game.phase(), Phase::ToPlay { .. });
                    if has_rolled { table.play() } else { table.say(side, Command::Roll) };
                    if table.state.to_act() != Some(side) {
                        model.delay_left = model.delay;
                    }
                }
            }
            if let Some(side) = table.state.to_act().filter(|side| model.total(*side) > 0) {
                prop_assert_eq!(table.time_left(), ms(model.total(side)));
                let other = table.state.clock().time_left(side.opponent(), table.now).unwrap();
                prop_assert_eq!(other.reserve, ms(model.left[side.opponent()]));
            }
        }
        // A replay of the log gives the same state.
        let mut again = MatchState::new(*table.state.config());
        for (event, at) in &table.log {
            again.apply(event, *at).unwrap();
        }
        prop_assert_eq!(again, table.state);
    }
}

#[test]
fn a_live_match_survives_an_outage_longer_than_its_clock() {
    let mut table = Table::start(live(5, 30));
    table.now = table.now.plus(ms(3_000));
    assert_eq!(table.outage(3_600_000, 0).len(), 1);
    let left = table.state.clock().time_left(WHITE, table.now).unwrap();
    assert_eq!((left.delay, left.reserve), (ms(2_000), ms(30_000)));
    assert_eq!(table.wait(31_999), vec![]);
    assert_eq!(table.wait(1).len(), 2, "White is out of time, and the match is over");
}

#[test]
fn a_side_with_little_time_has_fifteen_seconds_to_come_back_and_keeps_none_of_them() {
    let mut table = Table::start(live(5, 30));
    table.now = table.now.plus(ms(34_000));
    table.outage(45_000, 2_000);
    assert_eq!(table.time_left(), OUTAGE_GRACE);
    table.play();
    let left = table.state.clock().time_left(WHITE, table.now).unwrap();
    assert_eq!(
        (left.delay, left.reserve),
        (ms(5_000), ms(0)),
        "the last second went while the site wrote it down"
    );
}

#[test]
fn an_outage_is_credited_once() {
    let mut table = Table::start(live(5, 30));
    let outage = Outage { from: table.now, to: table.now.plus(ms(60_000)) };
    table.now = outage.to;
    let events = decide_outage(&table.state, outage, table.now);
    assert_eq!(events.len(), 1);
    table.record(&events);
    assert_eq!(decide_outage(&table.state, outage, table.now), vec![]);
    let later = outage.to.plus(ms(9));
    for (from, to) in [(outage.from, outage.to), (later, later), (later.plus(ms(1)), later)] {
        let event = Event::Outage(Outage { from, to });
        assert!(table.state.clone().apply(&event, later).is_err(), "{event:?}");
    }
}

#[test]
fn an_action_during_a_time_that_was_taken_for_an_outage_is_charged_up_to_it() {
    let mut table = Table::start(live(5, 30));
    let outage = Outage { from: table.now, to: table.now.plus(ms(60_000)) };
    table.now = table.now.plus(ms(12_000));
    table.play();
    let side = table.state.to_act().unwrap();
    table.now = outage.to;
    let events = decide_outage(&table.state, outage, table.now);
    table.record(&events);
    let left = table.state.clock().time_left(side, table.now).unwrap();
    assert_eq!((left.delay, left.reserve), (ms(5_000), ms(30_000)));
}

#[test]
fn the_time_between_two_games_of_a_session_stands_still_too() {
    let mut table = Table::start(config(Format::Normal));
    table.say(WHITE, Command::OfferResignation(rules::GameResult::Single));
    table.say(BLACK, Command::AcceptResignation);
    table.now = table.now.plus(ms(60_000));
    table.outage(600_000, 0);
    assert_eq!(table.time_left(), INTERVAL_LIVE.less(ms(60_000)));
    table.now = table.now.plus(ms(59_000));
    table.outage(600_000, 0);
    assert_eq!(table.time_left(), OUTAGE_GRACE);
}

#[test]
fn nothing_is_written_where_no_time_runs() {
    let mut untimed = Table::start(without_clock(Format::Single));
    assert_eq!(untimed.outage(60_000, 0), vec![]);
    let mut held = Table::start(live(5, 30));
    let events = decide_hold(&held.state, crate::Hold { reason: "power".to_owned(), until: None }, held.now);
    held.record(&events);
    assert_eq!(held.outage(60_000, 0), vec![]);
    let format = Format::Match(MatchLength::new(5).unwrap());
    let clock = ClockSetting::Correspondence(DaysPerTurn::new(3).unwrap());
    let by_post = MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap();
    let mut away = Table::start(by_post);
    let events = decide_vacation(&away.state, WHITE, away.now.plus(Millis::from_days(9)), away.now).unwrap();
    away.record(&events);
    assert_eq!(away.outage(60_000, 0), vec![]);
}
