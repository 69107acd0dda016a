//! Passwords before hashing, and the rules for new ones.

use std::fmt;

use texts::refusals;
use zeroize::Zeroizing;
use zxcvbn::zxcvbn;

use crate::error::AppError;

/// A password of 8 to 128 characters. It is never printed, and its memory is wiped when it is dropped.
pub struct Password(Zeroizing<String>);

/// The reasons why a text cannot be a new password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidPassword {
    /// It is too short or too long.
    Length,
    /// It repeats one character.
    OneCharacter,
    /// It is the name of the account.
    IsTheName,
    /// It is a common password.
    Common,
}

/// The minimum length in characters.
const LENGTH_MIN: usize = 8;
/// The maximum length in characters, not bytes. 128 characters have at most 512 bytes, which bounds the work of
/// hashing.
const LENGTH_MAX: usize = 128;

/// The minimum number of guesses that a new password must withstand. zxcvbn's lists hold about 30,000 of the most
/// common leaked passwords. The 10,000 most common are far below this bound, even with an extra capital letter or
/// digit.
const GUESSES_MIN: u64 = 100_000;
/// The number of characters that zxcvbn examines. No common password is longer, and the work grows with the length.
const LOOKED_AT_MAX: usize = 32;

impl Password {
    /// Checks a new password for the account with this name.
    ///
    /// # Errors
    /// If it is too short, too long or too easy to guess.
    pub fn choose(text: String, name: &str) -> Result<Password, InvalidPassword> {
        let text = Zeroizing::new(text);
        if !(LENGTH_MIN..=LENGTH_MAX).contains(&text.chars().count()) {
            return Err(InvalidPassword::Length);
        }
        let mut characters = text.chars();
        let first = characters.next();
        if characters.all(|c| Some(c) == first) {
            return Err(InvalidPassword::OneCharacter);
        }
        if text.eq_ignore_ascii_case(name) {
            return Err(InvalidPassword::IsTheName);
        }
        if is_common(&text, name) {
            return Err(InvalidPassword::Common);
        }
        Ok(Password(text))
    }

    /// Accepts a password for signing in. The rules for new passwords do not apply to old ones. A text that is too
    /// long for any password is rejected before it is hashed.
    ///
    /// # Errors
    /// If it is too long.
    pub fn given(text: String) -> Result<Password, InvalidPassword> {
        let text = Zeroizing::new(text);
        if text.chars().count() > LENGTH_MAX { Err(InvalidPassword::Length) } else { Ok(Password(text)) }
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Returns true if zxcvbn finds the password, as written or in lower case, in fewer than [`GUESSES_MIN`] guesses.
fn is_common(text: &str, name: &str) -> bool {
    let looked_at: Zeroizing<String> = Zeroizing::new(text.chars().take(LOOKED_AT_MAX).collect());
    let folded = Zeroizing::new(looked_at.to_lowercase());
    [&looked_at, &folded].into_iter().any(|text| zxcvbn(text, &[name]).guesses() < GUESSES_MIN)
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

impl From<InvalidPassword> for AppError {
    fn from(error: InvalidPassword) -> AppError {
        let refusal = match error {
            InvalidPassword::Common => return AppError::CommonPassword,
            InvalidPassword::Length => refusals::characters(LENGTH_MIN, LENGTH_MAX),
            InvalidPassword::OneCharacter => refusals::one_character_repeated(),
            InvalidPassword::IsTheName => refusals::password_is_name(),
        };
        AppError::invalid("password", refusal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_passwords() {
        let long: String = "long enough to last ".chars().cycle().take(128).collect();
        let too_long = format!("{long}x");
        let rows = [
            ("correct horse", Ok(())),
            ("pässwörd", Ok(())),
            (long.as_str(), Ok(())),
            (too_long.as_str(), Err(InvalidPassword::Length)),
            ("1234567", Err(InvalidPassword::Length)),
            ("", Err(InvalidPassword::Length)),
            ("aaaaaaaaaa", Err(InvalidPassword::OneCharacter)),
            ("ANNAMARIA", Err(InvalidPassword::IsTheName)),
            ("AnnaMaria1", Err(InvalidPassword::Common)),
            ("password", Err(InvalidPassword::Common)),
            ("PASSWORD", Err(InvalidPassword::Common)),
            ("passWord1", Err(InvalidPassword::Common)),
            ("12345678", Err(InvalidPassword::Common)),
            ("qwertyuiop", Err(InvalidPassword::Common)),
            ("iloveyou", Err(InvalidPassword::Common)),
            ("sunshine", Err(InvalidPassword::Common)),
            ("trustno1", Err(InvalidPassword::Common)),
            ("abcabcabc", Err(InvalidPassword::Common)),
            ("Tr4vel w8s slowly", Ok(())),
        ];
        for (text, expected) in rows {
            assert_eq!(Password::choose(text.to_owned(), "AnnaMaria").map(drop), expected, "{text}");
        }
    }

    #[test]
    fn a_password_does_not_print() {
        let password = Password::choose("correct horse".to_owned(), "anna").unwrap();
        assert_eq!(format!("{password:?}"), "Password(..)");
    }
}
