//! Illegal plays at a sensor board that the opponent may accept.

use rules::GameResult;

use super::*;
use crate::{
    GameAction, ILLEGAL_PLAYS_DECLINED_MAX, IllegalPlayRule, LiveClock, LiveTimes, Verdict, illegal_moves,
    illegal_notation,
};

fn begun(illegal_plays: IllegalPlayRule) -> MatchState {
    let format = Format::Match(MatchLength::new(5).unwrap());
    let times = LiveTimes { delay: Millis::new(10_000), reserve: Millis::new(20_000) };
    let clock = ClockSetting::Live(LiveClock::new(times).unwrap());
    let terms = Terms { clock, illegal_plays, ..Terms::usual(format) };
    let mut state = MatchState::new(MatchConfig::new(format, terms).unwrap());
    for event in decide_start(&state, Millis::new(1_000), &Script::plain()).unwrap() {
        state.apply(&event, Millis::new(1_000)).unwrap();
    }
    state
}

fn say(state: &mut MatchState, side: Side, command: Command, now_ms: u64) -> Result<Vec<Event>, Refused> {
    let now = Millis::new(now_ms);
    let events = decide(state, side, &command, now, &Script::plain())?;
    for event in &events {
        state.apply(event, state.event_time(now)).unwrap();
    }
    Ok(events)
}

fn position(text: &str) -> Position {
    text.parse().unwrap()
}

/// 13/8 with a 3 and a 1.
const FIVE_PIPS: &str = "24:2 13:4 8:4 6:5 / 24:2 13:5 8:3 6:5";

fn offered() -> MatchState {
    let mut state = begun(IllegalPlayRule::MayBeAccepted);
    say(&mut state, WHITE, Command::OfferIllegalPlay(position(FIVE_PIPS)), 2_000).unwrap();
    state
}

#[test]
fn an_accepted_illegal_play_ends_the_turn_and_is_marked() {
    let mut state = offered();
    assert_eq!(state.to_act(), Some(BLACK));
    assert_eq!(state.game().unwrap().position(), &Position::STARTING, "nothing is played yet");
    let allowed = state.allowed(BLACK);
    assert!(allowed.contains(&CommandKind::AcceptIllegalPlay) && allowed.contains(&CommandKind::Leave));
    assert!(!allowed.contains(&CommandKind::Roll));
    assert_eq!(state.allowed(WHITE), [CommandKind::Abort, CommandKind::Leave, CommandKind::Pause]);
    say(&mut state, BLACK, Command::AcceptIllegalPlay, 3_000).unwrap();
    let game = state.game().unwrap();
    assert_eq!((game.on_roll(), game.position_of(WHITE)), (BLACK, position(FIVE_PIPS)));
    let roll = Roll::new(Die::ALL[2], Die::ALL[0]);
    let (before, after) = (Position::STARTING, position(FIVE_PIPS));
    assert_eq!(game.record(), [GameAction::IllegalPlay { side: WHITE, roll, before, after }]);
    assert_eq!(game.last_play(), Some((WHITE, None)));
    assert_eq!(state.clock().running(), Some(BLACK));
}

#[test]
fn a_declined_illegal_play_is_replaced_by_a_legal_one_in_the_time_left() {
    let mut state = offered();
    assert_eq!(state.clock().running(), Some(BLACK));
    say(&mut state, BLACK, Command::DeclineIllegalPlay, 6_000).unwrap();
    assert_eq!((state.to_act(), state.clock().running()), (Some(WHITE), Some(WHITE)));
    let left = state.clock().time_left(WHITE, Millis::new(6_000)).unwrap();
    assert_eq!(left.delay, Millis::new(9_000), "a second had passed before the question");
    let legal = Command::Play(moves("8/5 6/5"));
    say(&mut state, WHITE, legal, 7_000).unwrap();
    assert!(matches!(state.game().unwrap().record(), [GameAction::Play { side: WHITE, .. }]));
}

#[test]
fn nothing_else_goes_on_while_the_opponent_is_asked() {
    let legal = || Command::Play(moves("8/5 6/5"));
    for (side, command, expected) in [
        (WHITE, legal(), Refused::WaitForAnswer),
        (WHITE, Command::OfferResignation(GameResult::Single), Refused::WaitForAnswer),
        (WHITE, Command::AcceptIllegalPlay, Refused::NothingToAnswer),
        (BLACK, Command::Roll, Refused::AnswerIllegalPlayFirst),
        (BLACK, Command::OfferResignation(GameResult::Single), Refused::AnswerIllegalPlayFirst),
    ] {
        assert_eq!(say(&mut offered(), side, command, 3_000), Err(expected));
    }
    assert_eq!(
        say(&mut begun(IllegalPlayRule::MayBeAccepted), BLACK, Command::AcceptIllegalPlay, 2_000),
        Err(Refused::NothingToAnswer)
    );
}

#[test]
fn a_player_who_does_not_answer_runs_out_of_time() {
    let mut state = offered();
    let deadline = state.next_deadline().unwrap();
    for event in decide_timeout(&state, deadline, &Script::plain()) {
        state.apply(&event, deadline).unwrap();
    }
    assert_eq!(state.outcome().unwrap().verdict, Verdict::Won(WHITE));
    assert_eq!(state.game().unwrap().illegal_play(), None);
}

#[test]
fn only_possible_positions_are_put_to_the_opponent() {
    for (text, what) in [
        ("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", "nothing moved"),
        ("24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5", "8/5 6/5 is legal"),
        ("24:2 13:5 8:3 6:5 / 24:2 13:4 8:4 6:5", "the opponent's checkers moved"),
        ("24:2 13:5 8:3 6:5 / bar:1 24:2 13:5 8:3 6:4", "no blot was hit there"),
    ] {
        let mut state = begun(IllegalPlayRule::MayBeAccepted);
        let command = Command::OfferIllegalPlay(position(text));
        assert_eq!(say(&mut state, WHITE, command, 2_000), Err(Refused::NoIllegalPlay), "{what}");
    }
    let mut strict = begun(IllegalPlayRule::Corrected);
    let command = Command::OfferIllegalPlay(position(FIVE_PIPS));
    assert_eq!(say(&mut strict, WHITE, command, 2_000), Err(Refused::IllegalPlaysAreCorrected));
}

#[test]
fn the_moves_of_an_illegal_play_are_the_fewest() {
    for (before, after, moves, notation) in [
        ("13:5 8:3 / 6:5", "13:4 8:4 / 6:5", 1, "13/8"),
        ("bar:1 8:3 / 5:2 6:1", "21:1 19:1 8:2 / bar:1 5:2", 2, "bar/21 8/19*"),
        ("6:2 / 1:1", "/ 1:1", 2, "6/off 6/off"),
    ] {
        let (before, after) = (position(before), position(after));
        assert_eq!(illegal_moves(&before, &after).len(), moves);
        assert_eq!(illegal_notation(&before, &after), notation);
    }
}

#[test]
fn a_player_who_insists_several_times_in_a_turn_is_asked_no_more() {
    let again = || Command::OfferIllegalPlay(position(FIVE_PIPS));
    let mut state = begun(IllegalPlayRule::MayBeAccepted);
    for _ in 0..ILLEGAL_PLAYS_DECLINED_MAX {
        assert!(state.may_offer_illegal_play());
        say(&mut state, WHITE, again(), 2_000).unwrap();
        say(&mut state, BLACK, Command::DeclineIllegalPlay, 2_000).unwrap();
    }
    assert!(!state.may_offer_illegal_play());
    assert_eq!(say(&mut state, WHITE, again(), 2_000), Err(Refused::IllegalPlaysDeclined));
    say(&mut state, WHITE, Command::Play(moves("8/5 6/5")), 2_000).unwrap();
    assert!(state.may_offer_illegal_play(), "another turn");
    assert!(!begun(IllegalPlayRule::Corrected).may_offer_illegal_play());
}
