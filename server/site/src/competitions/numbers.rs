//! The numbers of tables and boards, for the rules and for messages.

use store::id::MatchId;

/// Returns the number of a table for the rules.
pub(crate) fn number_of(table: MatchId) -> u64 {
    table.to_row().unsigned_abs()
}

/// Returns the table with a number.
pub(crate) fn match_id(number: u64) -> MatchId {
    MatchId::from_row(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Returns the number of a board or a cube for a message.
pub(crate) fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
