//! Thirty-two bytes, as a public and as a secret type, and the hash functions that return 32 bytes.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Thirty-two public bytes: a commitment, a contribution, a revealed key or a revealed seed. They are written as 64
/// hexadecimal digits and read in either case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

/// The error for a text that is not 32 bytes in hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotBytes32 {
    /// The length is wrong.
    #[error("expected 64 hexadecimal digits, got {0} characters")]
    Length(usize),
    /// A character is not a hexadecimal digit.
    #[error("expected a hexadecimal digit at character {at}, got {found:?}")]
    Digit {
        /// The position of the character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
}

/// Thirty-two secret bytes. They are never printed, and the type has no `==`, so they cannot be compared by
/// accident.
#[derive(Clone)]
pub(crate) struct Secret(pub(crate) [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Bytes32, NotBytes32> {
        let characters = text.chars().count();
        if characters != 64 {
            return Err(NotBytes32::Length(characters));
        }
        let mut bytes = [0_u8; 32];
        for (index, found) in text.chars().enumerate() {
            let digit = found
                .to_digit(16)
                .and_then(|digit| u8::try_from(digit).ok())
                .ok_or(NotBytes32::Digit { at: index + 1, found })?;
            bytes[index / 2] = bytes[index / 2] << 4 | digit;
        }
        Ok(Bytes32(bytes))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(not shown)")
    }
}

/// Returns the SHA-256 of 32 bytes.
pub(crate) fn sha256(bytes: [u8; 32]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Returns the HMAC-SHA-256 of a message with a key of 32 bytes.
pub(crate) fn hmac_sha256(key: &Secret, message: &[u8]) -> [u8; 32] {
    let mac = Hmac::<Sha256>::new_from_slice(&key.0).expect("HMAC takes keys of any length");
    mac.chain_update(message).finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_their_text() {
        let bytes = Bytes32(std::array::from_fn(|index| u8::try_from(index * 8).unwrap()));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        assert_eq!(bytes.to_string().to_uppercase().parse(), Ok(bytes));
    }

    #[test]
    fn the_error_says_what_is_wrong_with_a_text() {
        assert_eq!("abc".parse::<Bytes32>(), Err(NotBytes32::Length(3)));
        let with_o = "0".repeat(9) + "o" + &"0".repeat(54);
        assert_eq!(with_o.parse::<Bytes32>(), Err(NotBytes32::Digit { at: 10, found: 'o' }));
    }
}
