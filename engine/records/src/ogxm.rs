//! Reads and writes OGXM, the open match format of `HedgeHog` and `OpenGammon`, in its versions 1 and 2.
//!
//! A file has a header, sections with a name and a length, and an end mark. One section holds the match, and each
//! game has a section with its result and its actions. Most actions are a byte with the dice and a byte for each
//! move. Version 1 has fixed layouts; version 2 has records with a length and a mask of their fields, and holds
//! comments too. Numbers are little-endian. A position has White's bar first, and White moves upwards.
//!
//! The layouts come from the public `docs/OGXM_FORMAT_SPEC.md` of `eranlambooij/hedgehog-public` on GitLab, as the
//! documents and the reader of `ngvlamis/gammonview-analysis` on GitHub describe them. They were checked with matches
//! that the second project has as OGXM, `.mat` and `.xg` files. No code is copied from either project.
//!
//! The analyses of a file are read and written, one for each program that judged the match. Signatures are not
//! verified. Clocks, videos and drawings are left out.

mod bytes;
mod encode;
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

/// The format's limits: the maximum number of games of a match, and the maximum number of actions in all of them.
const GAMES_MAX: usize = 1000;
const PLIES_MAX: usize = 100_000;
