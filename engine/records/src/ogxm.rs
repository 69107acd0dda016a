//! Reads and writes OGXM, the open match format of `HedgeHog` and `OpenGammon`, in its versions 1 and 2.
//!
//! A file has a header, sections with a name and a length, and an end mark. One section holds the match, and one each
//! game: its result and its actions, most of them a byte with the dice and a byte for each move. Version 1 has fixed
//! layouts; version 2 has records with a length and a mask of their fields, and holds comments too. Numbers are
//! little-endian. A position has White's bar first, and White moves upwards.
//!
//! The layouts are those of the public `docs/OGXM_FORMAT_SPEC.md` of `eranlambooij/hedgehog-public` on GitLab, as
//! far as the documents and the reader of `ngvlamis/gammonview-analysis` on GitHub repeat them. They were checked
//! against the matches of that project, of which it also has a `.mat` and an `.xg`. No code is copied from it.
//!
//! The analyses of a file are read and written, each of one program. Signatures are not verified. Clocks, videos and drawings are
//! left out.

mod bytes;
mod judged;
mod judgements;
mod play;
mod read;
mod version_1;
mod version_2;
mod write;

pub use bytes::OgxmError;
pub use read::OgxmMatch;

/// The first four bytes of every file, of both versions.
pub const SIGNATURE: &[u8; 4] = b"OGXM";

/// The maximum number of games of a match, and the most actions of all of them, as the format limits them.
const GAMES_MAX: usize = 1000;
const PLIES_MAX: usize = 100_000;
