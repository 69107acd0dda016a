//! Holds of a knock-out: time in which a player could not sit down counts against nobody.

use proptest::prelude::*;
use ratings::Rating;
use rules::{MatchLength, MatchPoints};

use super::*;
use crate::desk::{Act, Desk, Hold, Scope};
use crate::{PlayerId, Reason, Seed, Time};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// The grace time in minutes.
const GRACE: i64 = 10;
/// The number of the table of the first match at the desk.
const TABLE: u64 = 1;

const EVEN: OpenMatch = OpenMatch {
    first: MatchPoints::new(0),
    second: MatchPoints::new(0),
    last_finished_game: None,
    current_game: TimeUsed { first: 0, second: 0 },
};

/// Returns an event of `count` players that was drawn and set up at time 0. Its tables have the numbers from 1.
fn drawn(count: u64, grace: Option<i64>) -> Knockout {
    let bracket = BracketSettings {
        length: MatchLength::new(5).unwrap(),
        players_max: 64,
        idle_days: 3,
        by_rating: false,
        grace_ms: grace.map(|minutes| u64::try_from(minutes * MINUTE).unwrap()),
        format: Format::KnockOut,
        go_on: None,
    };
    let mut new = Knockout::new(Settings {
        places: 64,
        check_in: false,
        timetable: Timetable::default(),
        late_until: None,
        pause_ms: None,
        bracket,
    });
    let start = Time::new(0);
    for number in 1..=count {
        let entry = Entry { player: PlayerId::new(number), rating: Rating::START };
        new.take(Step::Entered(entry), start).unwrap();
    }
    let draw = BracketStep::Drawn { seed: Seed::new(1) };
    new.take(Step::Bracket(Branch::Main, draw), start).unwrap();
    for ((place, _), number) in new.to_set_up().into_iter().zip(TABLE..) {
        new.take(Step::Begun { place, number }, start).unwrap();
    }
    new
}

/// Returns the table of a match that is decided because somebody did not come.
fn table_of(on: &Knockout, step: &BracketStep) -> Option<u64> {
    let (BracketStep::Decided { pairing, how: How::Absent, .. } | BracketStep::BothAbsent { pairing }) = step
    else {
        panic!("{step:?}")
    };
    on.number_of((Branch::Main, *pairing))
}

/// Holds a part of the event, or releases it if it is held.
fn turn(desk: &mut Desk, scope: Scope, at: i64) {
    let reason = Reason::new("a ruling").unwrap();
    let act = match desk.hold(scope) {
        Some(_) => Act::Released { scope, reason },
        None => Act::Held { scope, hold: Hold { reason, minutes: None } },
    };
    desk.take(&act, None, Time::new(at)).unwrap();
}

/// Returns the decisions that are due if every open match has waited for `awaited` since time 0.
fn decided(on: &Knockout, desk: &Desk, at: i64, awaited: Awaited) -> Vec<BracketStep> {
    let due =
        on.due(Time::new(at), Seed::new(7), desk, |_| (EVEN, Some(Waiting::new(awaited, Time::new(0)))));
    let steps = due.into_iter().filter_map(|step| {
        let Step::Bracket(_, step) = step else { return None };
        matches!(step, BracketStep::Decided { .. } | BracketStep::BothAbsent { .. }).then_some(step)
    });
    steps.collect()
}

#[test]
fn a_hold_keeps_the_grace_time_from_running_and_its_end_begins_it_again() {
    let on = drawn(2, Some(GRACE));
    for scope in [Scope::All, Scope::Table(TABLE)] {
        for awaited in [Awaited::Player(Seat::First), Awaited::Both] {
            let mut desk = Desk::new(None);
            turn(&mut desk, scope, 9 * MINUTE);
            for minute in [10, 19, 600] {
                assert_eq!(decided(&on, &desk, minute * MINUTE, awaited), [], "{scope:?}, minute {minute}");
            }
            // The hold was longer than the grace time. Nothing is decided at its end.
            turn(&mut desk, scope, 600 * MINUTE);
            for at in [600 * MINUTE, 610 * MINUTE - 1] {
                assert_eq!(decided(&on, &desk, at, awaited), [], "{scope:?}, at {at}");
            }
            assert_eq!(decided(&on, &desk, 610 * MINUTE, awaited).len(), 1, "{scope:?}");
        }
    }
}

#[test]
fn a_held_table_keeps_no_other_match_waiting() {
    let on = drawn(4, Some(GRACE));
    let mut desk = Desk::new(None);
    turn(&mut desk, Scope::Table(TABLE), MINUTE);
    let steps = decided(&on, &desk, GRACE * MINUTE, Awaited::Both);
    let [BracketStep::BothAbsent { pairing }] = steps.as_slice() else { panic!("{steps:?}") };
    assert_ne!(on.number_of((Branch::Main, *pairing)), Some(TABLE));
}

#[test]
fn a_hold_moves_the_limit_of_days_too() {
    let on = drawn(2, None);
    let mut desk = Desk::new(None);
    turn(&mut desk, Scope::Table(TABLE), DAY);
    assert_eq!(decided(&on, &desk, 9 * DAY, Awaited::Both), []);
    turn(&mut desk, Scope::Table(TABLE), 9 * DAY);
    assert_eq!(decided(&on, &desk, 12 * DAY - 1, Awaited::Player(Seat::Second)), []);
    assert_eq!(decided(&on, &desk, 12 * DAY, Awaited::Player(Seat::Second)).len(), 1);
    // The clock of a turn stands still by itself: the caller says since when it runs.
    assert_eq!(decided(&on, &desk, 9 * DAY, Awaited::Move(Seat::First)).len(), 1);
}

#[test]
fn the_last_week_of_a_held_match_is_longer_by_the_hold() {
    let mut on = drawn(8, None);
    for (place, number) in on.open_matches() {
        if number != TABLE {
            let winner =
                on.bracket(Branch::Main).unwrap().pairing(place.1).unwrap().player(Seat::First).unwrap();
            let step = BracketStep::Decided { pairing: place.1, winner, how: How::Played };
            on.take(Step::Bracket(Branch::Main, step), Time::new(0)).unwrap();
        }
    }
    let week = BracketStep::FinalWeek { at: Time::new(0) };
    on.take(Step::Bracket(Branch::Main, week), Time::new(0)).unwrap();
    let mut desk = Desk::new(None);
    turn(&mut desk, Scope::Table(TABLE), 2 * DAY);
    // Both overlap for a day, which counts once.
    turn(&mut desk, Scope::All, 8 * DAY);
    turn(&mut desk, Scope::Table(TABLE), 9 * DAY);
    let verdicts = |desk: &Desk, at| {
        let due = on.due(Time::new(at), Seed::new(7), desk, |_| (EVEN, None));
        due.into_iter().filter(|step| matches!(step, Step::Bracket(..))).count()
    };
    assert_eq!(verdicts(&desk, 40 * DAY), 0, "everything is held");
    turn(&mut desk, Scope::All, 10 * DAY);
    let place = on.open_matches()[0].0;
    assert_eq!(on.ends_at(place, &desk, Time::new(10 * DAY)), Some(Time::new(15 * DAY)));
    assert_eq!(verdicts(&desk, 15 * DAY - 1), 0);
    assert_eq!(verdicts(&desk, 15 * DAY), 1);
}

proptest! {
    /// Whatever a director holds and releases, a match is decided by absence exactly when its players could come in
    /// every minute of the grace time before.
    #[test]
    fn an_absence_is_decided_only_after_a_whole_grace_time_without_a_hold(
        turns in prop::collection::btree_map(0_i64..80, 0_usize..3, 0..12),
        is_one_there in any::<bool>(),
    ) {
        let on = drawn(4, Some(GRACE));
        let parts = [Scope::All, Scope::Table(TABLE), Scope::Table(TABLE + 1)];
        let awaited = if is_one_there { Awaited::Player(Seat::First) } else { Awaited::Both };
        let mut desk = Desk::new(None);
        let mut free_minutes = [0; 2];
        for minute in 0..100 {
            if let Some(part) = turns.get(&minute) {
                turn(&mut desk, parts[*part], minute * MINUTE);
            }
            let steps = decided(&on, &desk, minute * MINUTE, awaited);
            let decided: Vec<Option<u64>> = steps.iter().map(|step| table_of(&on, step)).collect();
            for (free, table) in free_minutes.iter_mut().zip(TABLE..) {
                let is_held = desk.hold_at(table).is_some();
                let is_due = !is_held && *free >= GRACE;
                prop_assert_eq!(decided.contains(&Some(table)), is_due, "table {} in minute {}", table, minute);
                // The minute that begins now.
                *free = if is_held { 0 } else { *free + 1 };
            }
        }
    }
}
