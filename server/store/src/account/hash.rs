//! Hashes of secrets, each with the label of its use.

use sha2::{Digest as _, Sha256};

use crate::random;

/// Returns the SHA-256 hash of a label and a text. Hashes with different labels have nothing in common.
pub fn labelled_hash(label: &str, token: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(label.as_bytes());
    hash.update([0]);
    hash.update(token.as_bytes());
    random::hex(&hash.finalize())
}
