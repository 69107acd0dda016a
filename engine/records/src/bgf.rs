//! Reads `.bgf`, the match files of `BGBlitz`, with their comments and analyses.
//!
//! A file begins with a line of JSON such as `{"format":"BGF","version":"1.0","compress":true,"useSmile":true}`. The
//! match follows as one document: JSON, or Smile, the binary form of JSON, and mostly packed with gzip. Both flags of
//! the first line are optional here, because the bytes show the form as well.
//!
//! Smile is read after the specification at `FasterXML/smile-format-specification`. The fields of the document are
//! read as the public projects `ngvlamis/gammonview-analysis` and `kevung/bgfparser` on GitHub describe them, and
//! were checked against the matches of the former, of which it also has a `.mat` and an `.xg`. No code is copied from
//! these projects.
//!
//! Green, the player whom the program lists first, is White here. The document is read as a stream: only the fields
//! that are used take memory, at most [`NODES_MAX`] values, and a number that grows with the size of the file.

mod judgements;
mod read;
mod smile;
mod value;

pub use read::{BgfError, BgfMatch};

/// The maximum number of values of a document that are kept. An analysed game has about 15,000.
const NODES_MAX: usize = 2_000_000;

/// The maximum number of bytes that the first line can have.
const HEADER_MAX: usize = 1024;

/// Returns true if the first line of a file is that of a `.bgf` file.
pub fn is_bgf(file: &[u8]) -> bool {
    let line = header(file);
    let word = |text: &[u8]| line.windows(text.len()).any(|window| window == text);
    line.first() == Some(&b'{') && word(b"\"format\"") && word(b"\"BGF\"")
}

/// Returns the first line without its end. It is cut off at [`HEADER_MAX`] bytes.
fn header(file: &[u8]) -> &[u8] {
    let most = &file[..file.len().min(HEADER_MAX)];
    most.split(|&byte| byte == b'\n').next().unwrap_or(most)
}
