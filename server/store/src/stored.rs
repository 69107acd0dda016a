//! Stored forms that are JSON in columns. They stay readable forever, however the types of `play` and the messages
//! change. Each module below has the forms of one subject.
//!
//! A released field is never renamed and never changes its meaning. A field added later has a default.

pub mod analysis;
pub mod comparative;
mod event;
pub mod integrity;
mod json;
pub mod key;
pub mod knockout;
pub mod lesson;
pub mod line;
mod log;
pub mod player;
pub mod practice;
pub mod search;
pub mod team_event;
pub mod team_match;
pub mod tutor;

use rules::Side;

pub use event::{decode, encode};
pub use json::Unreadable;
pub(crate) use json::{from_json, to_json};
pub(crate) use log::{LogRow, decode_log, encode_log};

use crate::facts::EndReason;

/// Returns the word for a side, in the log and in table columns.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// Returns the side for a word.
pub fn side_of_name(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side_name(*side) == name)
}

/// Returns the word for the end of a match, in the column of its table.
pub const fn reason_name(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Completed => "completed",
        // Older versions read this column too, and know no other word.
        EndReason::Agreed | EndReason::Aborted => "agreed",
        EndReason::Left => "left",
        EndReason::TimedOut => "timed_out",
    }
}

/// Returns the reason for a word of [`reason_name`].
pub fn reason_of_name(name: &str) -> Option<EndReason> {
    EndReason::ALL.into_iter().find(|reason| reason_name(*reason) == name)
}
