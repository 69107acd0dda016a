//! Checks and work that run by themselves: replay of all matches, the books, deadlines, news of other nodes.

pub mod audit;
pub mod books;
pub(crate) mod news;
pub(crate) mod sweep;
