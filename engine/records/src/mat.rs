//! The `.mat` text format of Jellyfish, which GNU Backgammon and most other programs write and read.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Anna : 0                       Bob : 0
//!   1) 31: 8/5 6/5                 64: 24/14
//!   2)  Doubles => 2               Takes
//! ```
//!
//! White is in the left column. The bar is 25 and borne off is 0. A roll that cannot be played has no moves. A
//! session without a length is a match to 0 points. The doubler's acceptance of a beaver is not written, because the
//! next roll implies it. The format has no times and no automatic doubles.
//!
//! The lines that begin with a semicolon at the top of the file, before the length, are headers, such as
//! `; [Event "Club night"]`, or comments. The readers obey `Crawford`, `Jacoby` and `Variation` and keep the other
//! headers. Sites and programs write dialects of the format: `Losses 2 point` beside the win, points capped at the
//! length of the match, `????` for an unknown play, ratings after names, `Concedes` for a resignation. A text may hold
//! several matches ([`matches`]).

mod head;
mod read;
mod rows;
mod split;
mod write;

pub use read::{IllegalRow, MatMatch};
pub use split::matches;
pub use write::NotInMat;
