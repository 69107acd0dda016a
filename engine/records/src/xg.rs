//! Reads and writes the binary files of eXtreme Gammon: `.xg`, a match with its analyses and comments, and `.xgp`, a
//! position.
//!
//! A file has a header of 8,232 bytes, an optional picture, and an archive of members packed with zlib. The member
//! `temp.xg` is a list of records of 2,560 bytes: one for the match, one at the start and one at the end of each
//! game, and one for each cube decision and each play. `temp.xgc` holds the comments as rich text. Numbers are
//! little-endian.
//!
//! The layout is the one that the program's maker published. The public readers `oysteijo/xgdatatools` (Michael
//! Petch) and `kevung/xgparser` on GitHub describe it. It was checked against files of versions 30 to 32. No code is
//! copied from those readers.
//!
//! Player 1, whom the program lists first, is White here. A file with one position holds no match. The error that
//! refuses it has the XGID of the position, with player 1 at the bottom.
//!
//! In tolerant mode, a file whose archive has lost its end is read as far as its packed members are complete.

mod archive;
mod board;
mod comments;
mod fields;
mod judged;
mod judgements;
mod pack;
mod position;
mod read;
mod write;

pub use archive::XgError;
pub use read::XgMatch;

/// The first four bytes of every file.
pub const SIGNATURE: &[u8; 4] = b"RGMH";
