//! How positions and matches are written down.
//!
//! [`PositionId`] and [`GnuMatchId`] are the ids of GNU Backgammon, [`Xgid`] is that of eXtreme Gammon. Each is a value
//! with `FromStr` and `Display`: what exists has been checked, and a text that says something impossible is an error
//! that names the place. [`match_record`] is the own format of whole matches, with actions, clock readings and dice.
//! A [`Transcript`] is what the files of other programs hold of a match: [`mat`] and [`sgf`] read and write it, [`xg`]
//! reads the files of eXtreme Gammon. [`Import`] finds the format of a file by its content. A [`KatoSheet`] is a match on
//! paper. Nothing here opens a file: the caller hands in its text or bytes.
//!
//! Files of other programs are read in one of two ways ([`Reading`]). Strict reading refuses the first line that is wrong.
//! Tolerant reading keeps a game up to the row that cannot be replayed, leaves out the rest of it and goes on with the
//! next game; each line that was skipped or changed is a [`Note`]. Illegal plays that can be moved on the board are kept
//! as such. Nothing else is made up. Memory stays within a small multiple of the file's size.
//!
//! `cargo run -p records --example survey FOLDER` counts what is read of a folder of files and why the rest is not;
//! `--example compare FOLDER` lets GNU Backgammon read the same files and compares every move.
#![forbid(unsafe_code)]

mod base64;
pub mod import;
pub mod judgement;
pub mod kato;
pub mod mat;
mod match_id;
pub mod match_record;
mod position_id;
mod report;
pub mod sgf;
mod source;
mod table_sheet;
pub mod transcript;
pub mod xg;
mod xgid;

pub use base64::{Base64Fault, Base64Problem};
pub use import::{FileFormat, Import, NotAMatch};
pub use judgement::Judgement;
pub use kato::KatoSheet;
pub use match_id::{GnuGameState, GnuMatchId, MatchIdError, MatchIdField, NotInMatchId};
pub use match_record::MatchRecord;
pub use position_id::{PositionId, PositionIdError};
pub use report::{Note, NoteKind, Reading};
pub use source::{GameComment, Source};
pub use table_sheet::TableSheet;
pub use transcript::Transcript;
pub use xgid::{NotInGnuIds, NotInXgid, Xgid, XgidError, XgidField, XgidGame, XgidStage};
