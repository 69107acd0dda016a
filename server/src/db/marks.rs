//! What is to be known of a match beside its result: a sum of marks in one column, because Diesel's tables have no more.

use diesel::{dsl::sql, expression::SqlLiteral, sql_types::Bool, sql_types::Integer};
use rules::Side;

use crate::live::facts::{EndReason, FinishedFacts};

/// It was called off. Its ending says `agreed`, the nearest word that older code knows.
const ABORTED: i32 = 1;
/// It ended before each side had completed a turn.
const UNPLAYED: i32 = 2;
/// It is unrated and unstaked because its players had played enough rated matches that day.
const LIMITED: i32 = 4;
const WHITE_PROVISIONAL: i32 = 8;
const BLACK_PROVISIONAL: i32 = 16;
/// It is unstaked because the bot of the house had too few credits.
const UNSTAKED: i32 = 32;

/// The marks of one match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks(i32);

impl Marks {
    /// As the column has them.
    pub(super) fn of_column(marks: i32) -> Marks {
        Marks(marks)
    }

    /// Those with which a table is opened.
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

/// The column when somebody with such a rating sits down, or nobody any more.
pub(super) fn with_seat(side: Side, is_provisional: bool) -> SqlLiteral<Integer> {
    let mark = provisional(side);
    sql(&if is_provisional { format!("marks | {mark}") } else { format!("marks & ~{mark}") })
}

/// The column when a match ends like this.
pub(super) fn with_end(finished: &FinishedFacts) -> SqlLiteral<Integer> {
    let mark = match (finished.reason, finished.counts) {
        (EndReason::Aborted, _) => ABORTED,
        (_, false) => UNPLAYED,
        (_, true) => 0,
    };
    sql(&format!("marks | {mark}"))
}

/// Matches that ended before each side had completed a turn.
pub(super) fn unplayed() -> SqlLiteral<Bool> {
    sql(&format!("(matches.marks & {UNPLAYED}) <> 0"))
}

/// Matches that count.
pub(super) fn counting() -> SqlLiteral<Bool> {
    sql(&format!("(matches.marks & {}) = 0", ABORTED | UNPLAYED))
}
