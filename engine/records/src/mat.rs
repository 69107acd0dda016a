//! The `.mat` text of Jellyfish, which GNU Backgammon and most other programs write and read.
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
//! White is in the left column. The bar is 25, borne off is 0, a play that cannot be made is left blank, a session
//! without a length is a match to 0 points. The take of a beaver is not written: the next roll says it. The format
//! knows no times and no automatic doubles.
//!
//! Lines behind a semicolon in front of the length are headers, `; [Event "Club night"]`, or a comment. `Crawford`,
//! `Jacoby` and `Variation` are obeyed, the others kept. Sites and programs write dialects of the format: `Losses 2 point`
//! beside the win, points cut at the length of the match, `????` for a play that nobody knows, ratings behind names.

mod head;
mod read;
mod rows;
mod write;

pub use read::{MatError, MatProblem};
pub use write::NotInMat;
