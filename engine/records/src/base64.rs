//! Base 64 as in GNU Backgammon's ids: the usual alphabet, six bits per character, no padding characters.

use thiserror::Error;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The error for a text that is not the base 64 of an id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected {expected_chars} characters of base 64, {problem}")]
pub struct Base64Fault {
    /// The length that the id must have, in characters.
    pub expected_chars: usize,
    /// The problem with the text.
    pub problem: Base64Problem,
}

/// A problem with a text of base 64.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Base64Problem {
    /// The text is too short or too long.
    #[error("got {chars}")]
    Length {
        /// The length of the text, in characters.
        chars: usize,
    },
    /// A character outside A-Z, a-z, 0-9, + and /.
    #[error("got {found:?} at character {at}")]
    Character {
        /// The position of the character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// The last character holds more bits than the last byte has room for.
    #[error("got a last character that holds more bits than are left")]
    Overhang,
}

/// Encodes bytes, six bits per character from the high end of each byte.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let sixes = (bytes.len() * 8).div_ceil(6);
    (0..sixes)
        .map(|at| {
            let bit = at * 6;
            let high = u16::from(bytes[bit / 8]) << 8;
            let low = bytes.get(bit / 8 + 1).map_or(0, |&byte| u16::from(byte));
            let six = ((high | low) >> (10 - bit % 8)) & 0x3f;
            char::from(ALPHABET[usize::from(six)])
        })
        .collect()
}

/// Decodes exactly `N` bytes.
pub(crate) fn decode<const N: usize>(text: &str) -> Result<[u8; N], Base64Fault> {
    let expected_chars = (N * 8).div_ceil(6);
    let fault = |problem| Base64Fault { expected_chars, problem };
    let chars = text.chars().count();
    if chars != expected_chars {
        return Err(fault(Base64Problem::Length { chars }));
    }
    let mut bytes = [0_u8; N];
    for (index, found) in text.chars().enumerate() {
        let six = ALPHABET
            .iter()
            .position(|&letter| char::from(letter) == found)
            .ok_or(fault(Base64Problem::Character { at: index + 1, found }))?;
        for offset in 0..6 {
            let bit = index * 6 + offset;
            if six >> (5 - offset) & 1 == 1 {
                let byte = bytes.get_mut(bit / 8).ok_or(fault(Base64Problem::Overhang))?;
                *byte |= 0x80 >> (bit % 8);
            }
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn bytes_are_written_as_everywhere() {
        assert_eq!(encode(b"fullprime"), "ZnVsbHByaW1l");
        assert_eq!(encode(b"fullprimes"), "ZnVsbHByaW1lcw");
        assert_eq!(decode("ZnVsbHByaW1l"), Ok(*b"fullprime"));
    }

    #[test]
    fn faults_say_where() {
        let message = |text: &str| decode::<10>(text).unwrap_err().to_string();
        assert_eq!(message("4HPwATDgc"), "expected 14 characters of base 64, got 9");
        assert_eq!(message("4HPwATDgc/AB-A"), "expected 14 characters of base 64, got '-' at character 13");
        assert_eq!(message("4HPwATDgcé/ABM"), "expected 14 characters of base 64, got 'é' at character 10");
        assert_eq!(
            message("4HPwATDgc/ABMB"),
            "expected 14 characters of base 64, got a last character that holds more bits than are left"
        );
    }

    proptest! {
        #[test]
        fn bytes_come_back(nine: [u8; 9], ten: [u8; 10]) {
            prop_assert_eq!(decode(&encode(&nine)), Ok(nine));
            prop_assert_eq!(decode(&encode(&ten)), Ok(ten));
        }
    }
}
