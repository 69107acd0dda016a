//! Events that begin automatically, rounds with a scheduled time, and players who do not come.

use ratings::Rating;
use rules::{MatchLength, MatchPoints};

use super::*;
use crate::{PlayerId, Seed, Time, desk::Desk};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// The time of the start in most tests.
const START: i64 = 10 * DAY;
const GRACE_MS: u64 = 600_000;

/// Returns an event of players 1 to `count` who entered at time 0. `starts` are in milliseconds.
fn event(count: u64, check_in: bool, starts: &[i64], grace_ms: Option<u64>) -> Knockout {
    let bracket = BracketSettings {
        length: MatchLength::new(5).unwrap(),
        players_max: 64,
        idle_days: 14,
        by_rating: false,
        grace_ms,
        format: Format::KnockOut,
        go_on: None,
    };
    let timetable = Timetable::new(starts.iter().copied().map(Time::new).collect()).unwrap();
    let settings = Settings { places: 64, check_in, timetable, late_until: None, pause_ms: None, bracket };
    let mut new = Knockout::new(settings);
    for number in 1..=count {
        new.take(entry(number), Time::new(0)).unwrap();
    }
    new
}

fn entry(number: u64) -> Step {
    Step::Entered(Entry { player: PlayerId::new(number), rating: Rating::START })
}

/// Returns what is due at `at` if every open match has waited since `since`, and nothing was ever held.
fn due(on: &Knockout, at: i64, awaited: Option<Awaited>, since: i64) -> Vec<Step> {
    let open = OpenMatch {
        first: MatchPoints::new(0),
        second: MatchPoints::new(0),
        last_finished_game: None,
        current_game: TimeUsed { first: 0, second: 0 },
    };
    let waiting = awaited.map(|awaited| Waiting::new(awaited, Time::new(since)));
    on.due(Time::new(at), Seed::new(7), &Desk::new(None), |_| (open, waiting))
}

/// Takes what is due at `at`, and returns it.
fn pass(on: &mut Knockout, at: i64, awaited: Option<Awaited>, since: i64) -> Vec<Step> {
    let steps = due(on, at, awaited, since);
    for step in &steps {
        on.take(step.clone(), Time::new(at)).unwrap();
    }
    steps
}

fn is_draw(steps: &[Step]) -> bool {
    matches!(steps, [Step::Bracket(Branch::Main, BracketStep::Drawn { .. })])
}

/// Decides all but `left` of the round's open matches, for the player listed first.
fn decide_all_but(on: &mut Knockout, left: usize) {
    let round = on.bracket(Branch::Main).unwrap().round_number();
    let spots = on.bracket(Branch::Main).unwrap().round(round);
    let open = spots.into_iter().filter(|spot| spot.decided.is_none());
    for spot in open.skip(left) {
        let winner = spot.pairing.player(Seat::First).unwrap();
        let step = BracketStep::Decided { pairing: spot.id, winner, how: How::Played };
        on.take(Step::Bracket(Branch::Main, step), Time::new(START)).unwrap();
    }
}

#[test]
fn entries_close_and_round_one_is_drawn_at_the_start() {
    let mut on = event(4, false, &[START], None);
    assert_eq!(due(&on, START - 1, None, 0), []);
    assert_eq!(on.next_at(), Some(Time::new(START)));
    on.take(entry(5), Time::new(START - 1)).unwrap();
    let late = on.take(entry(6), Time::new(START));
    assert_eq!(late, Err(BracketRefused::EntriesClosed.into()), "the draw may come late, an entry may not");
    assert!(is_draw(&pass(&mut on, START + DAY, None, 0)));
    assert_eq!(on.next_at(), None);
    assert_eq!(on.bracket(Branch::Main).unwrap().entries().len(), 5);
}

#[test]
fn an_event_that_nobody_or_one_player_enters_is_called_off_at_the_start() {
    for count in 0..=1 {
        let mut on = event(count, false, &[START], None);
        assert_eq!(pass(&mut on, START, None, 0), [Step::Cancelled]);
        assert!(on.is_cancelled() && on.next_at().is_none());
    }
}

#[test]
fn check_in_opens_half_an_hour_before_and_only_checked_in_players_are_drawn() {
    let mut on = event(4, true, &[START], None);
    assert_eq!(due(&on, START - 30 * MINUTE - 1, None, 0), []);
    assert_eq!(pass(&mut on, START - 30 * MINUTE, None, 0), [Step::CheckInOpened]);
    for number in 1..=2 {
        on.take(Step::CheckedIn(PlayerId::new(number)), Time::new(START - MINUTE)).unwrap();
    }
    assert!(is_draw(&pass(&mut on, START, None, 0)));
    assert_eq!(on.bracket(Branch::Main).unwrap().entries().len(), 2);
}

#[test]
fn a_check_in_that_opens_late_leaves_five_minutes() {
    let mut on = event(4, true, &[START], None);
    // The server was down at the time of the start.
    assert_eq!(pass(&mut on, START + DAY, None, 0), [Step::CheckInOpened]);
    assert_eq!(due(&on, START + DAY + 5 * MINUTE - 1, None, 0), []);
    for number in 1..=4 {
        on.take(Step::CheckedIn(PlayerId::new(number)), Time::new(START + DAY + MINUTE)).unwrap();
    }
    assert!(is_draw(&pass(&mut on, START + DAY + 5 * MINUTE, None, 0)));
}

#[test]
fn a_round_waits_for_its_hour_unless_the_director_begins_it() {
    let second = START + DAY;
    let mut on = event(4, false, &[START, second], None);
    pass(&mut on, START, None, 0);
    decide_all_but(&mut on, 0);
    assert_eq!(due(&on, second - 1, None, 0), []);
    assert_eq!(on.next_round_at(Branch::Main), Some(Time::new(second)));
    assert_eq!(on.next_at(), Some(Time::new(second)));
    let mut early = on.clone();
    let draw = Step::Bracket(Branch::Main, BracketStep::Drawn { seed: Seed::new(1) });
    early.take(draw, Time::new(START + MINUTE)).unwrap();
    assert_eq!(early.bracket(Branch::Main).unwrap().round_number(), 2);
    assert!(is_draw(&pass(&mut on, second, None, 0)));
}

#[test]
fn a_player_who_does_not_come_within_the_grace_time_loses_the_match() {
    let mut on = event(2, false, &[START], Some(GRACE_MS));
    pass(&mut on, START, None, 0);
    let absent = Some(Awaited::Player(Seat::First));
    assert_eq!(due(&on, START + 10 * MINUTE - 1, absent, START), [], "the grace time is not over");
    pass(&mut on, START + 10 * MINUTE, absent, START);
    let spot = on.bracket(Branch::Main).unwrap().round(1)[0];
    let second = spot.pairing.player(Seat::Second).unwrap();
    assert_eq!(spot.decided, Some(Outcome::Won(second, How::Absent)));
    // A player who sat down and thinks is not absent.
    let mut thinks = event(2, false, &[START], Some(GRACE_MS));
    pass(&mut thinks, START, None, 0);
    assert_eq!(due(&thinks, START + DAY, Some(Awaited::Move(Seat::First)), START), []);
}

#[test]
fn both_lose_if_both_are_absent_and_the_event_goes_on_without_them() {
    let mut on = event(6, false, &[START], Some(GRACE_MS));
    pass(&mut on, START, None, 0);
    decide_all_but(&mut on, 1);
    let steps = pass(&mut on, START + 10 * MINUTE, Some(Awaited::Both), START);
    assert!(steps.iter().any(|step| matches!(step, Step::Bracket(_, BracketStep::BothAbsent { .. }))));
    let main = on.bracket(Branch::Main).unwrap();
    assert_eq!(main.phase(), Phase::BetweenRounds(1));
    assert_eq!(main.for_consolation().len(), 2, "only players who came may enter the consolation");
    pass(&mut on, START + 11 * MINUTE, None, 0);
    assert_eq!(on.bracket(Branch::Main).unwrap().round(2).len(), 1);
    // Nobody comes to the final either.
    pass(&mut on, START + 21 * MINUTE, Some(Awaited::Both), START + 11 * MINUTE);
    assert_eq!(on.bracket(Branch::Main).unwrap().phase(), Phase::NobodyWon);
    assert!(on.is_over());
    let places: Vec<usize> = on.places().into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, [1, 1, 3, 3, 3, 3]);
}

#[test]
fn without_a_grace_time_both_are_warned_twice_and_then_the_winner_is_drawn_by_lot() {
    let mut on = event(2, false, &[START], None);
    pass(&mut on, START, None, 0);
    let both = Some(Awaited::Both);
    let warned = |steps: &[Step], wanted| {
        steps.iter().filter(|step| matches!(step, Step::Warned { warning, .. } if *warning == wanted)).count()
    };
    assert_eq!(due(&on, START + 7 * DAY - 1, both, START), []);
    assert_eq!(warned(&pass(&mut on, START + 7 * DAY, both, START), Warning::Half), 2);
    assert_eq!(due(&on, START + 8 * DAY, both, START), [], "warned once");
    assert_eq!(warned(&pass(&mut on, START + 13 * DAY, both, START), Warning::LastDay), 2);
    pass(&mut on, START + 14 * DAY, both, START);
    let Phase::Won(winner) = on.bracket(Branch::Main).unwrap().phase() else { panic!("it is decided") };
    let decided = on.bracket(Branch::Main).unwrap().round(1)[0].decided;
    assert_eq!(decided, Some(Outcome::Won(winner, How::NeitherCame)));
}

#[test]
fn a_decided_round_pauses_before_the_next_one_and_the_director_ends_or_lengthens_the_pause() {
    let mut on = event(4, false, &[], None);
    let settings = Settings { pause_ms: Some(60_000), ..on.settings().clone() };
    on = Knockout::new(settings);
    for number in 1..=4 {
        on.take(entry(number), Time::new(0)).unwrap();
    }
    let draw = Step::Bracket(Branch::Main, BracketStep::Drawn { seed: Seed::new(1) });
    on.take(draw.clone(), Time::new(0)).unwrap();
    let paused = |until: i64| Step::Paused { until: Time::new(until) };
    assert_eq!(on.take(paused(DAY), Time::new(0)), Err(Refused::NoPause), "the round is being played");
    for (place, _) in on.to_set_up() {
        let winner = on.bracket(Branch::Main).unwrap().pairing(place.1).unwrap().player(Seat::First).unwrap();
        let step = BracketStep::Decided { pairing: place.1, winner, how: How::Played };
        on.take(Step::Bracket(Branch::Main, step), Time::new(MINUTE)).unwrap();
    }
    assert_eq!(on.next_at(), Some(Time::new(2 * MINUTE)));
    assert_eq!(due(&on, 2 * MINUTE - 1, None, 0), []);
    assert!(is_draw(&due(&on, 2 * MINUTE, None, 0)));
    // Only a later time lengthens it.
    assert_eq!(on.take(paused(2 * MINUTE), Time::new(MINUTE)), Err(Refused::NoPause));
    on.take(paused(9 * MINUTE), Time::new(MINUTE)).unwrap();
    assert_eq!(due(&on, 9 * MINUTE - 1, None, 0), []);
    assert!(is_draw(&due(&on, 9 * MINUTE, None, 0)));
    // The director draws at once.
    on.take(draw, Time::new(2 * MINUTE)).unwrap();
    assert_eq!((on.next_at(), on.bracket(Branch::Main).unwrap().round_number()), (None, 2));
}
