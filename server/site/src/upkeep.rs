//! Checks and work that run by themselves: replay of all matches, the books, deadlines.

pub mod audit;
pub mod books;
pub(crate) mod sweep;
