//! Whose time runs, what it costs, and what happens at the deadline. The tests set the time.

use rules::{CubeOwner, GameResult, MatchLength};

use super::{BLACK, Side, Table, WHITE, boards, config, cube, without_clock};
use crate::{
    ClockSetting, Command, DaysPerTurn, Event, Format, LiveClock, LiveTimes, MatchConfig, Millis, Terms,
    Verdict,
};

const DELAY: u64 = 10_000;
const RESERVE: u64 = 60_000;

fn live(format: Format) -> MatchConfig {
    let times = LiveTimes { delay: Millis::new(DELAY), reserve: Millis::new(RESERVE) };
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap()
}

fn seven() -> Format {
    Format::Match(MatchLength::new(7).unwrap())
}

/// Returns a match with White to roll and a full delay.
fn table() -> Table {
    let mut table = Table::start(live(seven()));
    table.set(WHITE, boards::START, cube(1, CubeOwner::Centred));
    table
}

/// Returns the delay and reserve left now.
pub(super) fn left(table: &Table, side: Side) -> (u64, u64) {
    let left = table.state.clock().time_left(side, table.now).unwrap();
    (left.delay.get(), left.reserve.get())
}

fn used(table: &Table, side: Side) -> u64 {
    table.state.clock().time_used(side, table.now).get()
}

#[test]
fn the_delay_is_free_and_the_reserve_is_not() {
    for (thought, delay, reserve) in [
        (0, DELAY, RESERVE),
        (DELAY - 1, 1, RESERVE),
        (DELAY, 0, RESERVE),
        (DELAY + 1, 0, RESERVE - 1),
        (DELAY + RESERVE - 1, 0, 1),
    ] {
        let mut table = table();
        assert_eq!(table.wait(thought), []);
        assert_eq!(left(&table, WHITE), (delay, reserve), "after {thought} ms");
        assert_eq!(left(&table, BLACK), (DELAY, RESERVE));
        table.say(WHITE, Command::Roll);
        assert_eq!(left(&table, WHITE), (delay, reserve), "rolling gives no new delay");
        table.play();
        assert_eq!(left(&table, WHITE), (DELAY, reserve), "the delay comes back, the reserve does not");
        assert_eq!((used(&table, WHITE), used(&table, BLACK)), (thought, 0));
    }
}

#[test]
fn at_the_deadline_and_not_before_the_match_is_lost() {
    let mut table = table();
    let deadline = table.state.next_deadline().unwrap();
    assert_eq!(deadline, table.now.plus(Millis::new(DELAY + RESERVE)));
    assert_eq!(table.wait(DELAY + RESERVE - 1), []);
    let events = table.wait(1);
    assert!(matches!(events[..], [Event::TimedOut { side: WHITE }, Event::MatchEnded(_)]), "{events:?}");
    assert_eq!((table.outcome().verdict, table.state.next_deadline()), (Verdict::Won(BLACK), None));
}

#[test]
fn a_command_that_comes_too_late_is_refused() {
    let mut table = table();
    table.now = table.now.plus(Millis::new(DELAY + RESERVE));
    for side in [WHITE, BLACK] {
        assert_eq!(table.refusal(side, Command::Roll), "time_is_up");
    }
    assert!(!table.wait(0).is_empty());
}

#[test]
fn the_answer_to_a_double_is_on_the_answerers_time() {
    let mut table = table();
    table.wait(4_000);
    table.say(WHITE, Command::Double);
    table.wait(DELAY + 5_000);
    assert_eq!((left(&table, WHITE), left(&table, BLACK)), ((DELAY, RESERVE), (0, RESERVE - 5_000)));
    table.say(BLACK, Command::Take);
    assert_eq!((left(&table, WHITE), left(&table, BLACK)), ((DELAY, RESERVE), (DELAY, RESERVE - 5_000)));
    let mut silent = self::table();
    silent.say(WHITE, Command::Double);
    let events = silent.wait(DELAY + RESERVE);
    assert!(matches!(events[..], [Event::TimedOut { side: BLACK }, Event::MatchEnded(_)]));
}

#[test]
fn an_offer_to_resign_stops_the_offerers_clock_and_gains_no_time() {
    let mut table = table();
    table.set(WHITE, "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5", cube(1, CubeOwner::Centred));
    table.wait(DELAY - 1_000);
    table.say(WHITE, Command::OfferResignation(GameResult::Gammon));
    assert_eq!((left(&table, WHITE), left(&table, BLACK)), ((1_000, RESERVE), (DELAY, RESERVE)));
    table.wait(DELAY + 2_000);
    assert_eq!((left(&table, WHITE), left(&table, BLACK)), ((1_000, RESERVE), (0, RESERVE - 2_000)));
    table.say(BLACK, Command::DeclineResignation);
    table.wait(3_000);
    assert_eq!(left(&table, WHITE), (0, RESERVE - 2_000), "no new delay after the answer");
}

#[test]
fn an_offer_in_the_opponents_turn_costs_the_opponent_nothing() {
    let mut table = table();
    table.set(WHITE, "18:2 13:5 8:3 6:5 / 18:2 13:5 8:3 6:5", cube(1, CubeOwner::Centred));
    table.wait(DELAY - 1_000);
    table.say(BLACK, Command::OfferResignation(GameResult::Gammon));
    assert_eq!(left(&table, WHITE), (DELAY, RESERVE), "a delay for the answer");
    table.wait(6_000);
    table.say(WHITE, Command::DeclineResignation);
    assert_eq!(left(&table, WHITE), (1_000, RESERVE), "and the turn goes on where it was");
}

#[test]
fn a_turn_that_nobody_can_play_takes_no_time_and_the_next_has_its_whole_delay() {
    let mut table = Table::start(live(Format::ThreeGames));
    table.set(BLACK, "24:1 6:3 5:3 4:2 3:2 2:2 1:2 / bar:1 6:7 5:7", cube(1, CubeOwner::Centred));
    table.say(BLACK, Command::Roll);
    table.wait(7_000);
    table.play();
    assert_eq!(table.state.to_act(), Some(BLACK), "White could not move");
    assert_eq!((left(&table, BLACK), left(&table, WHITE)), ((DELAY, RESERVE), (DELAY, RESERVE)));
}

#[test]
fn a_clock_that_is_set_back_gives_and_takes_nothing() {
    let mut table = table();
    table.wait(DELAY + 8_000);
    table.say(WHITE, Command::Roll);
    let (deadline, latest) = (table.state.next_deadline(), table.now);
    table.now = Millis::new(5);
    assert_eq!(table.wait(0), []);
    assert_eq!(left(&table, WHITE), (0, RESERVE - 8_000));
    table.play();
    assert_eq!(left(&table, WHITE), (DELAY, RESERVE - 8_000));
    assert_eq!(table.log.last().unwrap().1, latest, "events never go back in time");
    table.say(BLACK, Command::Roll);
    table.play();
    table.now = latest;
    assert_eq!(left(&table, WHITE), (DELAY, RESERVE - 8_000));
    assert!(table.state.next_deadline() > deadline);
}

#[test]
fn a_clock_at_the_end_of_time_does_not_wrap() {
    let mut table = table();
    table.now = Millis::new(u64::MAX);
    assert!(!table.wait(0).is_empty());
    assert_eq!(table.outcome().verdict, Verdict::Won(BLACK));
}

#[test]
fn by_correspondence_every_turn_has_its_days() {
    let clock = ClockSetting::Correspondence(DaysPerTurn::USUAL);
    let days = |days| Millis::from_days(days).get();
    let mut table =
        Table::start(MatchConfig::new(seven(), Terms { clock, ..Terms::usual(seven()) }).unwrap());
    table.wait(days(3) - 1);
    table.play();
    for _ in 0..4 {
        table.wait(days(1));
        let side = table.state.to_act().unwrap();
        table.say(side, Command::Roll);
        table.wait(days(2) - 1);
        table.play();
    }
    table.wait(days(1));
    let late = table.state.to_act().unwrap();
    assert_eq!(table.wait(days(2) - 1), []);
    assert!(matches!(table.wait(1)[..], [Event::TimedOut { side }, _] if side == late));
}

#[test]
fn without_a_clock_nothing_runs_out_but_thinking_is_counted() {
    let mut table = Table::start(without_clock(seven()));
    table.set(WHITE, boards::START, cube(1, CubeOwner::Centred));
    assert_eq!(table.state.next_deadline(), None);
    assert_eq!(table.wait(1_000_000_000), []);
    assert_eq!(used(&table, WHITE), 1_000_000_000);
    assert_eq!(table.state.clock().time_left(WHITE, table.now), None);
    table.say(WHITE, Command::Roll);
}

#[test]
fn the_reserve_is_for_the_match_and_in_a_session_for_each_game() {
    for (format, reserve) in
        [(seven(), RESERVE - 1_000), (Format::ThreeGames, RESERVE - 1_000), (Format::Normal, RESERVE)]
    {
        let mut table = Table::start(live(format));
        table.set(WHITE, boards::LAST_CHECKER, cube(1, CubeOwner::Centred));
        table.wait(DELAY + 1_000);
        table.say(WHITE, Command::Roll);
        table.play();
        assert_eq!(table.state.finished()[0].time_used[WHITE].get(), DELAY + 1_000);
        if format == Format::Normal {
            assert_eq!(table.state.clock().running(), None);
            table.say(WHITE, Command::NextGame);
            table.say(BLACK, Command::NextGame);
        }
        assert_eq!((left(&table, WHITE).1, used(&table, WHITE)), (reserve, 0), "{format:?}");
    }
}

#[test]
fn asking_to_stop_three_games_touches_no_clock() {
    let mut table = Table::start(live(Format::ThreeGames));
    for _ in 0..2 {
        table.set(WHITE, boards::LAST_CHECKER_BACKGAMMON, cube(1, CubeOwner::Centred));
        table.say(WHITE, Command::Roll);
        table.play();
    }
    let side = table.state.to_act().unwrap();
    table.wait(9_000);
    table.say(BLACK, Command::StopPlaying);
    assert_eq!(left(&table, side), (DELAY - 9_000, RESERVE));
}

#[test]
fn the_usual_clock_is_that_of_the_format() {
    let table = Table::start(config(Format::ThreeGames));
    assert_eq!(left(&table, BLACK), (12_000, 480_000));
}
