//! Vacations in correspondence matches: only the time of the side on vacation stands still.

use super::*;
use crate::{DaysPerTurn, decide_vacation};

const DAY_MS: u64 = 86_400_000;

fn day(days: u64) -> Millis {
    Millis::new(1_000 + days * DAY_MS)
}

/// Returns a correspondence match with three days a turn; White begins, at day 0.
fn begun(clock: ClockSetting) -> MatchState {
    let format = Format::Match(MatchLength::new(5).unwrap());
    let config = MatchConfig::new(format, Terms { clock, ..Terms::usual(format) }).unwrap();
    let mut state = MatchState::new(config);
    for event in decide_start(&state, day(0), &Script::plain()).unwrap() {
        state.apply(&event, day(0)).unwrap();
    }
    state
}

fn by_post() -> MatchState {
    begun(ClockSetting::Correspondence(DaysPerTurn::new(3).unwrap()))
}

fn away(state: &mut MatchState, side: Side, until: Millis, now: Millis) -> Result<(), Refused> {
    for event in decide_vacation(state, side, until, now)? {
        state.apply(&event, state.event_time(now)).unwrap();
    }
    Ok(())
}

fn left(state: &MatchState, side: Side, now: Millis) -> Millis {
    state.clock().time_left(side, now).unwrap().delay
}

const fn days(days: u64) -> Millis {
    Millis::new(days * DAY_MS)
}

fn play_first(state: &mut MatchState, now: Millis) {
    let side = state.to_act().unwrap();
    let game = state.game().unwrap();
    let command = if let Phase::ToPlay { roll } = game.phase() {
        Command::Play(legal_plays(game.position(), roll)[0].play.to_moves())
    } else {
        Command::Roll
    };
    for event in decide(state, side, &command, now, &Script::plain()).unwrap() {
        state.apply(&event, state.event_time(now)).unwrap();
    }
}

#[test]
fn the_time_of_a_side_on_vacation_stands_still() {
    let mut state = by_post();
    assert_eq!(state.next_deadline(), Some(day(3)));
    away(&mut state, WHITE, day(11), day(1)).unwrap();
    assert_eq!(state.next_deadline(), Some(day(13)), "a day was used before");
    for now in [1, 5, 11] {
        assert_eq!(left(&state, WHITE, day(now)), days(2), "day {now}");
        assert_eq!(state.clock().wait_left(day(now)), days(11 - now), "day {now}");
    }
    assert_eq!(left(&state, WHITE, day(12)), days(1));
    assert_eq!(state.clock().away_until(WHITE, day(10)), Some(day(11)));
    assert_eq!(state.clock().away_until(WHITE, day(11)), None);
    assert!(decide_timeout(&state, day(12), &Script::plain()).is_empty());
    assert!(
        !decide_timeout(&state, day(13), &Script::plain()).is_empty(),
        "the time is up after it all the same"
    );
}

#[test]
fn a_side_that_comes_back_early_goes_on_from_there() {
    let mut state = by_post();
    away(&mut state, WHITE, day(20), day(2)).unwrap();
    away(&mut state, WHITE, day(5), day(5)).unwrap();
    assert_eq!(state.clock().away_until(WHITE, day(5)), None);
    assert_eq!(left(&state, WHITE, day(5)), days(1));
    assert_eq!(state.next_deadline(), Some(day(6)));
}

#[test]
fn the_opponent_plays_on_and_a_turn_that_comes_meanwhile_waits() {
    let mut state = by_post();
    away(&mut state, BLACK, day(10), day(1)).unwrap();
    assert_eq!(state.next_deadline(), Some(day(3)), "White is not away");
    play_first(&mut state, day(2));
    assert_eq!(state.to_act(), Some(BLACK));
    assert_eq!(left(&state, BLACK, day(9)), days(3));
    assert_eq!(state.next_deadline(), Some(day(13)));
    // A side on vacation may still act.
    while state.to_act() == Some(BLACK) {
        play_first(&mut state, day(4));
    }
    assert_eq!(state.next_deadline(), Some(day(7)), "and then White has three days");
}

#[test]
fn there_are_no_vacations_from_a_live_match_nor_after_the_time_is_up_or_the_match_over() {
    let mut live = begun(ClockSetting::None);
    assert!(away(&mut live, WHITE, day(9), day(1)).is_err());
    let mut late = by_post();
    assert_eq!(away(&mut late, WHITE, day(9), day(3)), Err(Refused::TimeIsUp));
    for event in decide_timeout(&late, day(3), &Script::plain()) {
        late.apply(&event, day(3)).unwrap();
    }
    assert!(away(&mut late, WHITE, day(9), day(4)).is_err());
}
