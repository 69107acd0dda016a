//! An analysed match as a message, and for reading elsewhere: as text, as a page, and as comments in a match file.
//!
//! [`to_wire`] makes the message from the report of the engine. [`lay_beside`] adds the analyses of other programs.
//! [`text`], [`page`] and [`with_comments`] are made from the message alone, so they need neither the engine nor the
//! match.
//!
//! [`study`], [`roll_out`] and [`score_chart`] answer the questions of the analysis board.
#![forbid(unsafe_code)]

mod comments;
mod diagram;
mod facts;
mod html;
mod message;
mod others;
mod page;
mod position;
mod scores;
mod text;
mod words;

pub use comments::with_comments;
pub use facts::{cube_facts, play_facts};
pub use html::escaped;
pub use message::{candidate, chances, checkers, rounded, to_wire, totals};
pub use others::{Both, add_import, in_match_chances, judged_by_both, lay_beside};
pub use page::page;
pub use position::{Unanswerable, position_setup, roll_out, study, wanted};
pub use scores::score_chart;
pub use text::text;
pub use words::{KINDS, TallyOf};
