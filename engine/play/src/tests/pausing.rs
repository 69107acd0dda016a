//! Pauses by consent.

use super::*;
use crate::{
    DaysPerTurn, LiveClock, LiveTimes, MatchEnding, OUTAGE_GRACE, Outage, PAUSE_MAX, PAUSES_MAX,
    decide_called_off, decide_outage,
};

const fn ms(millis: u64) -> Millis {
    Millis::new(millis)
}

fn live() -> Table {
    let times = LiveTimes { delay: ms(12_000), reserve: ms(60_000) };
    let format = Format::Match(MatchLength::new(5).unwrap());
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    Table::start(MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap())
}

impl Table {
    fn pause(&mut self) {
        self.say(WHITE, Command::Pause);
        self.say(BLACK, Command::Pause);
    }

    fn white_left(&self) -> (u64, u64) {
        let left = self.state.clock().time_left(WHITE, self.now).unwrap();
        (left.delay.get(), left.reserve.get())
    }
}

#[test]
fn both_agree_and_the_clocks_stand_until_either_resumes() {
    for resumes in [WHITE, BLACK] {
        let mut table = live();
        table.wait(20_000);
        table.say(WHITE, Command::Pause);
        // Asking alone stops nothing.
        table.wait(1_000);
        assert_eq!(table.white_left(), (0, 51_000));
        assert!(table.state.pause_asked().white && table.allows(BLACK, CommandKind::DeclinePause));
        table.say(BLACK, Command::Pause);
        assert_eq!(table.wait(PAUSE_MAX.get() - 1), vec![]);
        assert_eq!(table.white_left(), (0, 51_000));
        for command in [Command::Play(Vec::new()), Command::Pause, Command::Abort] {
            assert_eq!(table.refusal(WHITE, command), "paused");
        }
        assert_eq!(table.say(resumes, Command::Resume), vec![Event::Resumed { side: resumes }]);
        assert_eq!(table.white_left(), (12_000, 51_000), "the player has to come back to the board");
        table.wait(13_000);
        assert_eq!(table.white_left(), (0, 50_000));
        assert_eq!(table.refusal(WHITE, Command::Resume), "nothing_to_answer");
    }
}

#[test]
fn a_pause_ends_by_itself() {
    let mut table = live();
    table.pause();
    assert_eq!(table.state.next_deadline(), Some(table.now.plus(PAUSE_MAX)));
    assert_eq!(table.wait(PAUSE_MAX.get()), vec![Event::PauseEnded]);
    assert_eq!(table.state.paused_until(), None);
    table.play();
    let early = Event::PauseEnded;
    table.pause();
    assert!(table.state.clone().apply(&early, table.now.plus(PAUSE_MAX).less(ms(1))).is_err());
}

#[test]
fn a_declined_or_unanswered_wish_stops_nothing() {
    let mut table = live();
    table.say(WHITE, Command::Pause);
    assert_eq!(table.refusal(WHITE, Command::Pause), "already_said");
    table.say(BLACK, Command::DeclinePause);
    assert_eq!(table.refusal(WHITE, Command::Pause), "pause_declined");
    // The opponent may still ask, and then White may agree.
    table.say(BLACK, Command::Pause);
    table.say(WHITE, Command::Pause);
    table.say(WHITE, Command::Resume);
    table.say(BLACK, Command::Pause);
    table.play();
    assert!(!table.state.pause_asked().black, "it lapses with the turn");
    assert_eq!(table.refusal(WHITE, Command::DeclinePause), "nothing_to_answer");
}

#[test]
fn only_live_matches_are_paused() {
    let format = Format::Single;
    let clock = ClockSetting::Correspondence(DaysPerTurn::new(3).unwrap());
    let by_post = MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap();
    for config in [by_post, without_clock(format)] {
        assert_eq!(Table::start(config).refusal(WHITE, Command::Pause), "no_pause");
    }
}

#[test]
fn a_paused_match_can_be_left_and_called_off() {
    let mut left = live();
    left.pause();
    left.say(BLACK, Command::Leave);
    assert_eq!(left.outcome().ending, MatchEnding::Left(BLACK));
    let mut off = live();
    off.pause();
    let events = decide_called_off(&off.state, off.now);
    off.record(&events);
    assert_eq!((off.outcome().ending, off.state.paused_until()), (MatchEnding::Aborted, None));
}

#[test]
fn an_outage_during_a_pause_prolongs_it() {
    let mut table = live();
    table.pause();
    table.now = table.now.plus(ms(60_000));
    let outage = Outage { from: table.now, to: table.now.plus(ms(3_600_000)) };
    table.now = outage.to;
    let events = decide_outage(&table.state, outage, table.now);
    table.record(&events);
    let rest = PAUSE_MAX.less(ms(60_000));
    assert_eq!(table.state.next_deadline(), Some(table.now.plus(rest)));
    assert!(rest > OUTAGE_GRACE);
    assert_eq!(table.wait(rest.get()), vec![Event::PauseEnded]);
    assert_eq!(table.white_left(), (12_000, 60_000));
}

#[test]
fn a_match_is_paused_only_so_often() {
    let mut table = live();
    for begun in 0..PAUSES_MAX {
        assert_eq!(table.state.pauses_in_game(), begun);
        table.pause();
        table.say(BLACK, Command::Resume);
    }
    for side in [WHITE, BLACK] {
        assert_eq!(table.refusal(side, Command::Pause), "too_many_pauses");
        assert!(!table.allows(side, CommandKind::Pause));
    }
    // The next game of the match has no pauses of its own.
    table.say(WHITE, Command::OfferResignation(rules::GameResult::Backgammon));
    assert_eq!((table.state.finished().len(), table.state.pauses_in_game()), (1, 0));
    assert_eq!(table.refusal(WHITE, Command::Pause), "too_many_pauses");
}
