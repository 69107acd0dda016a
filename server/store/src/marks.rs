//! Facts about a match in addition to its result: bit flags in one column, because Diesel's tables allow no more
//! columns.

use diesel::{dsl::sql, expression::SqlLiteral, sql_types::Bool, sql_types::Integer};
use play::Event;
use rules::Side;

use crate::facts::{EndReason, FinishedFacts};

/// The match was called off. Its ending is stored as `agreed`, the nearest word that older code knows.
const ABORTED: i32 = 1;
/// The match ended before each side had completed a turn.
const UNPLAYED: i32 = 2;
/// The match is unrated and unstaked because its players had played enough rated matches that day.
const LIMITED: i32 = 4;
const WHITE_PROVISIONAL: i32 = 8;
const BLACK_PROVISIONAL: i32 = 16;
/// The match is unstaked because the house bot had too few credits.
const UNSTAKED: i32 = 32;
/// The match was rated until it ended without counting.
const WAS_RATED: i32 = 64;
/// A game of the match ended with a resignation.
pub(super) const RESIGNED: i32 = 128;
/// A correction has taken the match out of its event.
const OUTSIDE: i32 = 256;

/// The marks of one match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks(i32);

impl Marks {
    /// Returns the marks in the column's value.
    pub(super) fn of_column(marks: i32) -> Marks {
        Marks(marks)
    }

    /// Returns the column's value for a new table.
    pub(super) fn of_new(is_limited: bool, is_unstaked: bool) -> i32 {
        (if is_limited { LIMITED } else { 0 }) | (if is_unstaked { UNSTAKED } else { 0 })
    }

    pub(super) fn is_aborted(self) -> bool {
        self.0 & ABORTED != 0
    }

    pub(super) fn counts(self) -> bool {
        self.0 & (ABORTED | UNPLAYED) == 0
    }

    pub(super) fn is_limited(self) -> bool {
        self.0 & LIMITED != 0
    }

    pub(super) fn is_unstaked(self) -> bool {
        self.0 & UNSTAKED != 0
    }

    pub(super) fn was_rated(self) -> bool {
        self.0 & WAS_RATED != 0
    }

    pub(super) fn is_resigned(self) -> bool {
        self.0 & RESIGNED != 0
    }

    pub(super) fn is_outside(self) -> bool {
        self.0 & OUTSIDE != 0
    }

    pub(super) fn is_provisional(self, side: Side) -> bool {
        self.0 & provisional(side) != 0
    }
}

const fn provisional(side: Side) -> i32 {
    match side {
        Side::White => WHITE_PROVISIONAL,
        Side::Black => BLACK_PROVISIONAL,
    }
}

/// Returns the SQL for the column when a player takes the seat, with a provisional rating or not, or when the seat
/// becomes empty.
pub(super) fn with_seat(side: Side, is_provisional: bool) -> SqlLiteral<Integer> {
    let mark = provisional(side);
    sql(&if is_provisional { format!("marks | {mark}") } else { format!("marks & ~{mark}") })
}

/// Returns the SQL for the column when a match ends in this way.
pub(super) fn with_end(finished: &FinishedFacts) -> SqlLiteral<Integer> {
    let mark = match (finished.reason, finished.counts) {
        (EndReason::Aborted, _) => ABORTED,
        (_, false) => UNPLAYED,
        (_, true) => 0,
    };
    sql(&format!("marks | {mark}"))
}

/// Returns the SQL for the column when a rated match ends without counting.
pub(super) fn without_rating() -> SqlLiteral<Integer> {
    sql(&format!("marks | {WAS_RATED}"))
}

/// Returns the SQL for the column when a correction takes the match out of its event.
pub(super) fn outside() -> SqlLiteral<Integer> {
    sql(&format!("marks | {OUTSIDE}"))
}

/// Returns the marks that new events of a log add.
pub(super) fn of_events(events: &[Event]) -> i32 {
    let is_resignation = |event: &Event| matches!(event, Event::ResignationAccepted { .. });
    if events.iter().any(is_resignation) { RESIGNED } else { 0 }
}

/// Returns the condition for matches that ended before each side had completed a turn.
pub(super) fn unplayed() -> SqlLiteral<Bool> {
    sql(&format!("(matches.marks & {UNPLAYED}) <> 0"))
}

/// Returns the condition for matches that began as rated ones, even if they were left before they counted. Otherwise a
/// player could look at the opening roll and leave, again and again, until it is a good one.
pub(super) fn begun_rated() -> SqlLiteral<Bool> {
    const LEFT: i32 = UNPLAYED | WAS_RATED;
    sql(&format!("(matches.rating_list IS NOT NULL OR (matches.marks & {LEFT}) = {LEFT})"))
}

/// Returns the condition for matches that count.
pub(super) fn counting() -> SqlLiteral<Bool> {
    sql(&format!("(matches.marks & {}) = 0", ABORTED | UNPLAYED))
}
