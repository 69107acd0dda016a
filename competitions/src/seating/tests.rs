//! The seating that follows from holds, against a model that looks at every moment.

use proptest::prelude::*;

use super::*;
use crate::Reason;
use crate::desk::{Act, Desk, Hold, Scope};

const PARTS: [Scope; 3] = [Scope::All, Scope::Table(1), Scope::Table(2)];
const TABLES: [Option<u64>; 4] = [None, Some(1), Some(2), Some(3)];

fn reason() -> Reason {
    Reason::new("fire drill").unwrap()
}

/// Holds a part of an event, or releases it if it is held.
fn turn(desk: &mut Desk, scope: Scope, at: i64) {
    let act = match desk.hold(scope) {
        Some(_) => Act::Released { scope, reason: reason() },
        None => Act::Held { scope, hold: Hold { reason: reason(), minutes: None } },
    };
    desk.take(&act, None, Time::new(at)).unwrap();
}

/// Returns a desk after these turns, and for each table the moments in which it was held. Each turn has the moments
/// since the one before, and the part.
fn played(turns: &[(i64, usize)], end: i64) -> (Desk, Vec<Vec<bool>>) {
    let mut desk = Desk::new(None);
    let mut moments = vec![Vec::new(); TABLES.len()];
    let mut now = 0;
    let mut wait = |desk: &Desk, until: i64| {
        for (table, held) in TABLES.iter().zip(&mut moments) {
            let is_held = desk.is_held() || table.is_some_and(|table| desk.hold_at(table).is_some());
            held.extend((now..until).map(|_| is_held));
        }
        now = until;
    };
    let mut at = 0;
    for (after, part) in turns {
        at += after;
        wait(&desk, at);
        turn(&mut desk, PARTS[*part], at);
    }
    wait(&desk, at + end);
    (desk, moments)
}

proptest! {
    /// Somebody is late for a seat only if every moment of the allowed time was free, whatever was held before.
    #[test]
    fn only_an_allowed_time_without_a_hold_makes_absent(
        turns in prop::collection::vec((1_i64..6, 0_usize..3), 0..20), end in 1_i64..12, allowed in 1_usize..8,
    ) {
        let (desk, moments) = played(&turns, end);
        for (table, held) in TABLES.iter().zip(&moments) {
            let now = Time::new(i64::try_from(held.len()).unwrap());
            let seating = desk.seating(*table).and(Seating::open(Time::new(0)));
            let is_held = desk.is_held() || table.is_some_and(|table| desk.hold_at(table).is_some());
            prop_assert_eq!(seating.is_closed(), is_held);
            prop_assert_eq!(seating.deadline(1).is_none(), is_held, "a held seat has no deadline");
            let free = !is_held && held.len() >= allowed && held.iter().rev().take(allowed).all(|held| !held);
            prop_assert_eq!(seating.is_over(u64::try_from(allowed).unwrap(), now), free, "{:?}", table);
        }
    }

    /// The time in which a table was held counts each moment once.
    #[test]
    fn held_time_is_the_number_of_held_moments(
        turns in prop::collection::vec((1_i64..6, 0_usize..3), 0..20), end in 1_i64..12, from in 0_usize..30,
    ) {
        let (desk, moments) = played(&turns, end);
        for (table, held) in TABLES.iter().zip(&moments) {
            let now = i64::try_from(held.len()).unwrap();
            let since = from.min(held.len());
            let counted = held[since..].iter().filter(|held| **held).count();
            let told = desk.held_ms(*table, Time::new(i64::try_from(since).unwrap()), Time::new(now));
            prop_assert_eq!(told, u64::try_from(counted).unwrap(), "{:?}", table);
        }
    }
}

#[test]
fn two_conditions_are_both_needed() {
    let (early, late) = (Seating::open(Time::new(3)), Seating::open(Time::new(8)));
    assert_eq!(early.and(late), late);
    assert_eq!(late.and(early), late);
    assert_eq!(Seating::ALWAYS.and(early), early);
    assert_eq!(early.and(Seating::CLOSED), Seating::CLOSED);
    assert_eq!((late.deadline(10), Seating::CLOSED.deadline(10)), (Some(Time::new(18)), None));
    assert!(!late.is_over(10, Time::new(17)) && late.is_over(10, Time::new(18)));
    assert!(!Seating::CLOSED.is_over(0, Time::new(i64::MAX)));
}
