//! Teams that do not come: when a match is decided without them.

use super::procedure::TeamMatch;
use super::table::{Room, Team};
use crate::desk::Desk;
use crate::{Seating, Time};

/// The facts about a match whose teams may not have come.
#[derive(Clone, Copy, Debug)]
pub struct Coming<'a> {
    /// The time since when the teams can come, apart from holds.
    pub since: Time,
    /// The milliseconds within which they have to come.
    pub grace_ms: u64,
    /// The desks whose holds concern the match: its own and that of its event.
    pub desks: &'a [&'a Desk],
    /// The numbers of its tables in play at the desks.
    pub tables: &'a [u64],
}

/// The decision about a match to which a team has not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// This team came, and the other one did not.
    By(Team),
    /// Neither team came.
    ByBoth,
}

impl Coming<'_> {
    /// Returns since when the teams have been able to take every seat. One seat would be enough, but which of them a
    /// team takes first is its own choice.
    fn seating(&self, on: &TeamMatch) -> Seating {
        if Room::ALL.into_iter().any(|room| on.held(room).is_some()) {
            return Seating::CLOSED;
        }
        let tables = || [None].into_iter().chain(self.tables.iter().copied().map(Some));
        let desks = self.desks.iter().flat_map(|desk| tables().map(move |table| desk.seating(table)));
        desks.fold(Seating::open(self.since), Seating::and)
    }
}

impl TeamMatch {
    /// Returns what is due at `now` because a team has not come. `has_come` returns true for a team of which somebody
    /// has taken a seat. A match with a result is never decided in this way.
    #[must_use]
    pub fn missed(&self, coming: &Coming<'_>, now: Time, has_come: impl Fn(Team) -> bool) -> Option<Missed> {
        let has_line = |board| Room::ALL.into_iter().any(|room| self.line(room, board).is_some());
        if self.terms().boards.numbers().any(has_line) || !coming.seating(self).is_over(coming.grace_ms, now)
        {
            return None;
        }
        match Team::ALL.map(has_come) {
            [true, true] => None,
            [true, false] => Some(Missed::By(Team::B)),
            [false, true] => Some(Missed::By(Team::A)),
            [false, false] => Some(Missed::ByBoth),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::tests::{new_match, reason};
    use super::super::{Hold, Step};
    use super::*;
    use crate::desk::{Act, Scope};

    const MINUTE: i64 = 60_000;
    /// The grace time in minutes.
    const GRACE: i64 = 10;
    /// The tables of the two rooms.
    const TABLES: [u64; 2] = [1, 2];

    /// A match, the desk of the match and that of its event.
    struct Hall {
        on: TeamMatch,
        desk: Desk,
        event: Desk,
        /// The time of the last release of a room, which the log of the match gives.
        since: Time,
    }

    /// The parts that can be held.
    #[derive(Clone, Copy, Debug)]
    enum Part {
        Room(Room),
        Desk(Scope),
        Event,
    }

    const PARTS: [Part; 5] = [
        Part::Room(Room::Closed),
        Part::Desk(Scope::All),
        Part::Desk(Scope::Table(TABLES[0])),
        Part::Desk(Scope::Table(TABLES[1])),
        Part::Event,
    ];

    impl Hall {
        fn new() -> Self {
            let since = Time::new(0);
            Self { on: new_match(true), desk: Desk::new(None), event: Desk::new(None), since }
        }

        /// Holds a part, or releases it if it is held.
        fn turn(&mut self, part: Part, minute: i64) {
            let at = Time::new(minute * MINUTE);
            let hold = || Hold { reason: reason(), minutes: None };
            let (desk, scope) = match part {
                Part::Room(room) => {
                    let step = match self.on.held(room) {
                        Some(_) => Step::Released { room, reason: reason() },
                        None => Step::Held { room, hold: hold() },
                    };
                    self.on.take(step).unwrap();
                    self.since = at;
                    return;
                }
                Part::Desk(scope) => (&mut self.desk, scope),
                Part::Event => (&mut self.event, Scope::All),
            };
            let act = match desk.hold(scope) {
                Some(_) => Act::Released { scope, reason: reason() },
                None => Act::Held { scope, hold: hold() },
            };
            desk.take(&act, None, at).unwrap();
        }

        fn is_held(&self) -> bool {
            let room = Room::ALL.into_iter().any(|room| self.on.held(room).is_some());
            room || self.event.is_held() || TABLES.into_iter().any(|table| self.desk.hold_at(table).is_some())
        }

        fn missed(&self, minute: i64, has_come: impl Fn(Team) -> bool) -> Option<Missed> {
            let coming = Coming {
                since: self.since,
                grace_ms: u64::try_from(GRACE * MINUTE).unwrap(),
                desks: &[&self.desk, &self.event],
                tables: &TABLES,
            };
            self.on.missed(&coming, Time::new(minute * MINUTE), has_come)
        }
    }

    #[test]
    fn a_team_that_does_not_come_has_missed_the_match() {
        let hall = Hall::new();
        assert_eq!(hall.missed(GRACE - 1, |_| false), None);
        assert_eq!(hall.missed(GRACE, |_| true), None);
        assert_eq!(hall.missed(GRACE, |_| false), Some(Missed::ByBoth));
        for team in Team::ALL {
            assert_eq!(hall.missed(GRACE, |came| came != team), Some(Missed::By(team)));
        }
    }

    #[test]
    fn a_hold_of_any_part_begins_the_grace_time_again() {
        for part in PARTS {
            let mut hall = Hall::new();
            hall.turn(part, GRACE - 1);
            assert_eq!(hall.missed(20 * GRACE, |_| false), None, "{part:?} is held");
            hall.turn(part, 20 * GRACE);
            for minute in [20 * GRACE, 21 * GRACE - 1] {
                assert_eq!(hall.missed(minute, |_| false), None, "{part:?}, minute {minute}");
            }
            assert_eq!(hall.missed(21 * GRACE, |_| false), Some(Missed::ByBoth), "{part:?}");
        }
    }

    proptest! {
        /// Whatever directors hold and release, nothing is missed before a whole grace time without a hold.
        #[test]
        fn nothing_is_missed_before_a_whole_grace_time_without_a_hold(
            turns in prop::collection::btree_map(0_i64..80, 0..PARTS.len(), 0..16),
        ) {
            let mut hall = Hall::new();
            let mut free = 0;
            for minute in 0..100 {
                if let Some(part) = turns.get(&minute) {
                    hall.turn(PARTS[*part], minute);
                }
                let is_due = !hall.is_held() && free >= GRACE;
                prop_assert_eq!(hall.missed(minute, |_| false).is_some(), is_due, "minute {}", minute);
                free = if hall.is_held() { 0 } else { free + 1 };
            }
        }
    }
}
