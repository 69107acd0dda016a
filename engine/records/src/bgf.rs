//! Reads `.bgf`, the match files of `BGBlitz`, with their comments and analyses.
//!
//! A file begins with a line of JSON such as `{"format":"BGF","version":"1.0","compress":true,"useSmile":true}`. The
//! match follows as one document: JSON, or Smile, the binary form of JSON. It is usually packed with gzip. This
//! reader needs neither flag of the first line, because the bytes themselves show the form.
//!
//! Smile is read according to the specification at `FasterXML/smile-format-specification`. The fields of the document
//! are read as the public projects `ngvlamis/gammonview-analysis` and `kevung/bgfparser` on GitHub describe them.
//! They were checked with matches that the first project has as `.bgf`, `.mat` and `.xg` files. No code is copied
//! from these projects.
//!
//! Green, the player whom the program lists first, is White here. The document is read as a stream, and only the
//! fields that are used take memory. The number of values is limited by the size of the file, and by [`NODES_MAX`].

mod judgements;
mod moves;
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
