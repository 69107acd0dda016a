//! File formats and ids for positions and matches.
//!
//! [`PositionId`] and [`GnuMatchId`] are the ids of GNU Backgammon, [`Xgid`] is that of eXtreme Gammon. Each is a
//! checked value with `FromStr` and `Display`. The error for an invalid text names the wrong part. [`match_record`]
//! is this project's format of whole matches, with actions, clock readings and dice. A [`Transcript`] holds the part
//! of a match that the files of other programs can store. [`mat`] and [`sgf`] read and write it. [`xg`], [`bgf`],
//! [`ogxm`] and [`javafibs`] read the files of eXtreme Gammon, `BGBlitz`, `HedgeHog` and `JavaFIBS`; [`fibs`],
//! [`tmg`] and [`bgammon`] those of FIBS, `TrueMoneyGames` and bgammon.org. [`Import`] detects the format of a file
//! from its content, and [`code_page`] the encoding of an old text. A [`KatoSheet`] is a match as players record it on
//! paper. This crate opens no files: the caller passes in text or bytes.
//!
//! Files of other programs are read in one of two modes ([`Reading`]). Strict reading refuses the first wrong line.
//! Tolerant reading keeps a game up to the row that cannot be replayed, skips the rest of the game and continues with
//! the next one. Each skipped or changed line is a [`Note`]. An illegal play is kept as such if its moves are
//! possible on the board. A reader never invents an action. Memory use stays within a small multiple of the file's
//! size.
//!
//! ```
//! use records::{FileFormat, Import, PositionId, Reading, Xgid};
//!
//! // One id from another.
//! let xgid: Xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".parse()?;
//! let (position, match_id) = xgid.to_gnu()?;
//! assert_eq!(PositionId::from(position).to_string(), "4HPwATDgc/ABMA");
//! assert_eq!(match_id.to_text()?.len(), 12);
//!
//! // One file format from another. The text of a wrong line says where it is and what was expected.
//! let mat = " 5 point match\n\n Game 1\n Anna : 0          Bob : 0\n  1) 31: 8/5 6/5       64: 24/14\n";
//! let import = Import::read(mat.as_bytes(), Reading::Strict)?;
//! assert_eq!(import.format, FileFormat::Mat);
//! assert_eq!(import.transcript.games[0].actions.len(), 2);
//! assert!(import.transcript.to_sgf()?.starts_with("(;"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `cargo run -p fullprime-records --example survey FOLDER` counts the files of a folder that can be read, and
//! says why the others cannot. `--example compare FOLDER` lets GNU Backgammon read the same files and compares every
//! move; `--example compare FOLDER --with OTHER` compares files of the same names in two folders.
#![forbid(unsafe_code)]

mod base64;
pub mod bgammon;
pub mod bgf;
pub mod code_page;
mod dates;
pub mod document;
pub mod fibs;
pub mod import;
pub mod javafibs;
pub mod judgement;
pub mod kato;
mod line_error;
mod line_reader;
pub mod mat;
mod match_id;
pub mod match_record;
pub mod ogxm;
mod position_id;
mod report;
pub mod sgf;
mod source;
pub mod tmg;
pub mod transcript;
pub mod xg;
mod xgid;

pub use base64::{Base64Fault, Base64Problem};
pub use code_page::{CodePage, CodePageGuess};
pub use document::Document;
pub use import::{FileFormat, Import, NotAMatch};
pub use judgement::{ForeignAnalysis, Judgement};
pub use kato::KatoSheet;
pub use line_error::{LineError, LineProblem};
pub use match_id::{GnuGameState, GnuMatchId, MatchIdError, MatchIdField, NotInMatchId};
pub use match_record::MatchRecord;
pub use position_id::{PositionId, PositionIdError};
pub use report::{Note, NoteKind, Reading};
pub use source::{GameComment, Source};
pub use transcript::Transcript;
pub use xgid::{NotInGnuIds, NotInXgid, Xgid, XgidError, XgidField, XgidGame, XgidStage};

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
