//! Thirty-two bytes, public and secret.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Thirty-two bytes that anybody may see: a commitment, a contribution, a revealed key or seed. Written as 64
/// hexadecimal digits, read in either case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

/// A text that does not stand for thirty-two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotBytes32 {
    /// Too short or too long.
    #[error("expected 64 hexadecimal digits, got {0} characters")]
    Length(usize),
    /// Something that is no hexadecimal digit.
    #[error("expected a hexadecimal digit at character {at}, got {found:?}")]
    Digit {
        /// Where, counted from 1.
        at: usize,
        /// What stands there.
        found: char,
    },
}

/// Thirty-two bytes that may not be seen before their time: they do not print and cannot be compared by accident.
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
    fn a_bad_text_is_told_what_is_wrong() {
        assert_eq!("abc".parse::<Bytes32>(), Err(NotBytes32::Length(3)));
        let with_o = "0".repeat(9) + "o" + &"0".repeat(54);
        assert_eq!(with_o.parse::<Bytes32>(), Err(NotBytes32::Digit { at: 10, found: 'o' }));
    }
}
