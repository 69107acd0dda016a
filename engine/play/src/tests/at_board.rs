//! Sensor boards: dice thrown by hand, and a clock that waits until the board shows the moves played elsewhere.

use super::*;
use crate::{AtBoard, BOARD_WAIT, Clock, DiceRule, LiveClock, LiveTimes, TimeLeft, decide_at_board};

fn config(dice: DiceRule) -> MatchConfig {
    let format = Format::Match(MatchLength::new(5).unwrap());
    let times = LiveTimes { delay: Millis::new(10_000), reserve: Millis::new(20_000) };
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    MatchConfig::new(format, Terms { clock, dice, ..Terms::usual(format) }).unwrap()
}

fn apply_at_board(state: &mut MatchState, side: Side, what: AtBoard, now_ms: u64) -> Result<(), Refused> {
    let now = Millis::new(now_ms);
    for event in decide_at_board(state, side, what, now)? {
        state.apply(&event, state.event_time(now)).unwrap();
    }
    Ok(())
}

fn begun(dice: DiceRule) -> MatchState {
    let mut state = MatchState::new(config(dice));
    for event in decide_start(&state, Millis::new(1_000), &Scripted31).unwrap() {
        state.apply(&event, Millis::new(1_000)).unwrap();
    }
    state
}

struct Scripted31;

impl DiceSource for Scripted31 {
    fn opening(&self, _game: GameNumber) -> OpeningThrow {
        OpeningThrow::new(Vec::new(), BySide { white: Die::ALL[2], black: Die::ALL[0] }).unwrap()
    }

    fn roll(&self, _game: GameNumber, _side: Side, _turn: u32) -> Roll {
        Roll::new(Die::ALL[1], Die::ALL[0])
    }
}

fn say(state: &mut MatchState, side: Side, command: Command, now_ms: u64) -> Result<Vec<Event>, Refused> {
    let now = Millis::new(now_ms);
    let events = decide(state, side, &command, now, &Scripted31)?;
    for event in &events {
        state.apply(event, state.event_time(now)).unwrap();
    }
    Ok(events)
}

fn first_play(state: &MatchState) -> Command {
    let game = state.game().unwrap();
    let Phase::ToPlay { roll } = game.phase() else { panic!("nothing is rolled") };
    Command::Play(rules::legal_plays(game.position(), roll)[0].play.to_moves())
}

#[test]
fn the_time_stands_still_until_the_board_is_ready() {
    let mut state = begun(DiceRule::Served);
    apply_at_board(&mut state, Side::White, AtBoard::Awaited, 1_000).unwrap();
    let left = |state: &MatchState, now| state.clock().time_left(Side::White, Millis::new(now)).unwrap();
    let full = TimeLeft { delay: Millis::new(10_000), reserve: Millis::new(20_000) };
    assert_eq!(left(&state, 40_000), full);
    assert_eq!(state.clock().wait_left(Millis::new(40_000)), Millis::new(21_000));
    assert_eq!(state.next_deadline(), Some(Millis::new(1_000 + 60_000 + 30_000)));
    apply_at_board(&mut state, Side::White, AtBoard::Ready, 41_000).unwrap();
    assert_eq!(left(&state, 41_000), full);
    assert_eq!(left(&state, 55_000).reserve, Millis::new(16_000));
    assert_eq!(state.next_deadline(), Some(Millis::new(41_000 + 30_000)));
}

#[test]
fn a_board_is_waited_for_a_minute_and_no_longer() {
    let mut state = begun(DiceRule::Served);
    apply_at_board(&mut state, Side::White, AtBoard::Awaited, 1_000).unwrap();
    let late = 1_000 + BOARD_WAIT.get() + 12_000;
    assert_eq!(
        state.clock().time_left(Side::White, Millis::new(late)).unwrap(),
        TimeLeft { delay: Millis::ZERO, reserve: Millis::new(18_000) }
    );
    let play = first_play(&state);
    say(&mut state, Side::White, play, late).unwrap();
    assert_eq!(state.clock().time_used(Side::White, Millis::new(late)), Millis::new(12_000));
}

#[test]
fn reports_that_do_not_fit_are_refused() {
    let mut state = begun(DiceRule::Served);
    for (side, what) in
        [(Side::White, AtBoard::Ready), (Side::Black, AtBoard::Awaited), (Side::Black, AtBoard::IllegalPlay)]
    {
        assert!(apply_at_board(&mut state, side, what, 2_000).is_err(), "{what:?}");
    }
    apply_at_board(&mut state, Side::White, AtBoard::IllegalPlay, 2_000).unwrap();
    apply_at_board(&mut state, Side::White, AtBoard::Awaited, 2_000).unwrap();
    assert!(apply_at_board(&mut state, Side::White, AtBoard::Awaited, 2_000).is_err(), "once is enough");
}

#[test]
fn dice_thrown_too_early_are_noted_where_dice_are_thrown() {
    // White has the roll of the opening throw and has not played it yet.
    for (dice, side, fits) in [
        (DiceRule::Thrown, Side::Black, true),
        (DiceRule::Thrown, Side::White, false),
        (DiceRule::Served, Side::Black, false),
    ] {
        let mut state = begun(dice);
        assert_eq!(
            apply_at_board(&mut state, side, AtBoard::RolledEarly, 2_000).is_ok(),
            fits,
            "{dice:?} {side:?}"
        );
    }
}

#[test]
fn an_offer_to_resign_interrupts_the_wait() {
    let mut clock = Clock::new(config(DiceRule::Served).clock());
    clock.advance(Millis::new(1_000));
    clock.start(Side::White);
    clock.wait_for_board();
    clock.advance(Millis::new(11_000));
    clock.interrupt(Side::White);
    clock.advance(Millis::new(14_000));
    clock.resume();
    assert_eq!(clock.wait_left(Millis::new(14_000)), Millis::new(50_000));
}

#[test]
fn dice_are_thrown_by_hand_only_where_that_is_agreed() {
    let sixes = Roll::new(Die::ALL[5], Die::ALL[5]);
    for dice in [DiceRule::Served, DiceRule::Thrown] {
        let mut state = begun(dice);
        let play = first_play(&state);
        say(&mut state, Side::White, play, 2_000).unwrap();
        let thrown = say(&mut state, Side::Black, Command::Throw(sixes), 3_000);
        match dice {
            DiceRule::Served => assert_eq!(thrown, Err(Refused::DiceAreServed)),
            DiceRule::Thrown => {
                assert_eq!(thrown.unwrap()[0], Event::Thrown { side: Side::Black, roll: sixes });
                // A hand-thrown roll does not count as a served one, so served throws stay numbered without a gap.
                assert_eq!(state.game().unwrap().rolls_thrown(Side::Black), 0);
                assert_eq!(state.game().unwrap().turns_rolled(Side::Black), 1);
                assert_eq!(state.game().unwrap().phase(), Phase::ToPlay { roll: sixes });
            }
        }
    }
}

/// A side that may not double gets its roll at once, except where dice are thrown by hand.
#[test]
fn no_roll_comes_by_itself_where_dice_are_thrown() {
    for (dice, expected) in [(DiceRule::Served, false), (DiceRule::Thrown, true)] {
        let mut state = begun(dice);
        let play = first_play(&state);
        say(&mut state, Side::White, play, 2_000).unwrap();
        say(&mut state, Side::Black, Command::Double, 3_000).unwrap();
        say(&mut state, Side::White, Command::Take, 4_000).unwrap();
        let waits = matches!(state.game().unwrap().phase(), Phase::ToRoll);
        assert_eq!(waits, expected, "{dice:?}");
        if waits {
            say(&mut state, Side::Black, Command::Roll, 5_000).unwrap();
        }
    }
}
