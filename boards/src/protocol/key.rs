//! Signatures and hashes: the bytes that both ends must compute in the same way. `docs/boards-vectors.json` has
//! examples.

use ed25519_dalek::{Signature, VerifyingKey};
use sha2::{Digest, Sha256};
use wire::{BOARD_PROTOCOL_VERSION, BoardRefusal};

use super::{Refused, from_hex, to_hex};

/// A board's public key. Weak keys, for which others can forge signatures, are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(VerifyingKey);

impl Key {
    /// Parses a key from 64 hexadecimal digits.
    ///
    /// # Errors
    /// Returns [`BoardRefusal::WeakKey`].
    pub fn parse(digits: &str) -> Result<Self, Refused> {
        let weak = || Refused::new(BoardRefusal::WeakKey, "public_key is not a usable Ed25519 key");
        let bytes = from_hex(digits).ok_or_else(weak)?;
        // With a weak key, one signature is valid for many texts.
        let key = VerifyingKey::from_bytes(&bytes).ok().filter(|key| !key.is_weak());
        key.map(Self).ok_or_else(weak)
    }

    /// Returns the stored form: 64 hexadecimal digits.
    #[must_use]
    pub fn to_digits(self) -> String {
        to_hex(self.0.as_bytes())
    }

    /// Checks that `signature` (128 hexadecimal digits) is this key's signature of `text`. Only the strict form is
    /// accepted, so that a signature cannot be altered and stay valid.
    ///
    /// # Errors
    /// Returns [`BoardRefusal::WrongSignature`].
    pub fn verify(&self, text: &str, signature: &str) -> Result<(), Refused> {
        let wrong = || Refused::new(BoardRefusal::WrongSignature, "the signature is wrong");
        let signature = Signature::from_bytes(&from_hex(signature).ok_or_else(wrong)?);
        self.0.verify_strict(text.as_bytes(), &signature).map_err(|_unspecific| wrong())
    }
}

/// Returns the text that a board signs to be enrolled: four lines, no newline at the end.
#[must_use]
pub fn enrolment_text(server: &str, code: &str, public_key: &str) -> String {
    format!("fullprime-board-enrolment {BOARD_PROTOCOL_VERSION}\n{server}\n{code}\n{public_key}")
}

/// Returns the text that a board signs to be admitted: five lines, no newline at the end. The time is in Unix
/// milliseconds, decimal.
#[must_use]
pub fn authentication_text(server: &str, device: &str, challenge: &str, time_ms: i64) -> String {
    format!(
        "fullprime-board-authentication {BOARD_PROTOCOL_VERSION}\n{server}\n{device}\n{challenge}\n{time_ms}"
    )
}

/// A link in the chain of a board's frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    /// Returns the link before the first frame: SHA-256 of `fullprime-board-chain 1`, a newline, and the
    /// device's id.
    #[must_use]
    pub fn genesis(device: &str) -> Self {
        let text = format!("fullprime-board-chain {BOARD_PROTOCOL_VERSION}\n{device}");
        Self(Sha256::digest(text).into())
    }

    /// Returns the hash of a frame: SHA-256 of the hash before it (32 bytes), its number (8 bytes, big endian),
    /// its time (8 bytes, big endian, two's complement), and the bytes of its body as they are sent.
    #[must_use]
    pub fn next(self, seq: u64, at_ms: i64, body: &str) -> Self {
        let mut sum = Sha256::new();
        sum.update(self.0);
        sum.update(seq.to_be_bytes());
        sum.update(at_ms.to_be_bytes());
        // Only the body varies in length. It comes last, so no separator is needed.
        sum.update(body);
        Self(sum.finalize().into())
    }

    /// Parses a hash from 64 hexadecimal digits.
    #[must_use]
    pub fn parse(digits: &str) -> Option<Self> {
        from_hex(digits).map(Self)
    }

    /// Returns the form in messages: 64 hexadecimal digits.
    #[must_use]
    pub fn to_digits(self) -> String {
        to_hex(&self.0)
    }
}
