//! How positions and matches are written down.
//!
//! [`PositionId`] and [`GnuMatchId`] are the ids of GNU Backgammon, [`Xgid`] is that of eXtreme Gammon. Each is a value
//! with `FromStr` and `Display`: what exists has been checked, and a text that says something impossible is an error
//! that names the place. [`match_record`] is the own format of whole matches, with actions, clock readings and dice.
//! A [`Transcript`] is what the files of other programs hold of a match: [`mat`] and [`sgf`] read and write it.
//! A [`KatoSheet`] is a match on paper.
//! Nothing here opens a file: whoever has the text hands it in.
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
