//! Conversions of numbers for columns.

/// Converts a small number for a column. A number that does not fit becomes the largest that does.
pub(crate) fn column(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
