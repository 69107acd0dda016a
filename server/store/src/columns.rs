//! Conversions of numbers for columns, and the size of lists in statements.

/// The maximum number of ids in one statement.
pub(crate) const PORTION: usize = 500;

/// Converts a small number for a column. A number that does not fit becomes the largest that fits.
pub(crate) fn column(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
