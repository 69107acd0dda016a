//! An analysed match for reading elsewhere: as text, as a page, and as comments in a match file.

mod comments;
mod diagram;
mod page;
mod text;
mod words;

pub(crate) use comments::with_comments;
pub use page::page;
pub use text::text;
pub use words::{KINDS, TallyOf};
