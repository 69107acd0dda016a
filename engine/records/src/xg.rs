//! Reads and writes the binary files of eXtreme Gammon: `.xg`, a match with its analyses and comments, and `.xgp`, a position.
//!
//! A file has a header of 8,232 bytes, an optional picture, and an archive of members packed with zlib. The member
//! `temp.xg` is a list of records of 2,560 bytes: one for the match, one at each end of a game, one for each cube
//! decision and each play. `temp.xgc` holds the comments as rich text. Numbers are little-endian.
//!
//! The layout is the one that the program's maker published. The public readers `oysteijo/xgdatatools` (Michael
//! Petch) and `kevung/xgparser` on GitHub describe it. It was checked against files of versions 30 to 32. No code is
//! copied from those readers.
//!
//! Player 1, the one whom the program lists first, is White here. A file with one position has no match: it is refused
//! with the XGID of the position, in which player 1 is at the bottom.
//!
//! A file whose archive has lost its end is read in tolerant mode, as far as its packed members are whole.

mod archive;
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
