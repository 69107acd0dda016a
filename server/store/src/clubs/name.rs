//! The names of clubs: words in any script, compared in a form in which names that look alike are equal.

use unicode_security::{MixedScript as _, skeleton};

/// The name of a club: 3 to 40 letters, digits, spaces and `-.'&`, in one script, beginning with a letter or digit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubName(String);

/// The reasons why a text cannot be the name of a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidClubName {
    /// It is too short or too long, or has too few letters and digits.
    Length,
    /// It has a character that is not allowed.
    Character(char),
    /// It mixes scripts, as imitations of other names do.
    MixedScripts,
}

/// The characters of a name besides letters and digits.
const PUNCTUATION: &str = " -.'&\u{2019}";

impl ClubName {
    /// Parses a name. Leading, trailing and repeated spaces are dropped.
    ///
    /// # Errors
    /// If it cannot be a name.
    pub fn parse(text: &str) -> Result<ClubName, InvalidClubName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(other) = name.chars().find(|c| !c.is_alphanumeric() && !PUNCTUATION.contains(*c)) {
            return Err(InvalidClubName::Character(other));
        }
        let length = name.chars().count();
        if !(3..=40).contains(&length) || name.chars().filter(|c| c.is_alphanumeric()).count() < 3 {
            return Err(InvalidClubName::Length);
        }
        if !name.as_str().is_single_script() {
            return Err(InvalidClubName::MixedScripts);
        }
        Ok(ClubName(name))
    }

    /// Parses the beginning of a name, of any length up to the maximum of a name.
    ///
    /// # Errors
    /// If no name can begin with it.
    pub fn parse_start(text: &str) -> Result<ClubName, InvalidClubName> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().find(|c| !c.is_alphanumeric() && !PUNCTUATION.contains(*c)) {
            Some(other) => Err(InvalidClubName::Character(other)),
            None if name.chars().count() > 40 => Err(InvalidClubName::Length),
            None => Ok(ClubName(name)),
        }
    }

    /// Returns the name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the form in which names are compared: without case, marks and spaces, and with each character replaced
    /// by the one that it looks like (UTS #39).
    pub fn look(&self) -> String {
        // Lower case before and after, because the prototype of a small letter may be a capital one.
        let lower = self.0.to_lowercase();
        let plain: String = skeleton(&lower).collect::<String>().to_lowercase();
        let letters: String = plain.chars().filter(|c| c.is_alphanumeric()).collect();
        // Digits that look like letters, and letters whose capital looks like another letter.
        letters.replace('0', "o").replace(['1', 'i'], "l").replace("vv", "w")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(name: &str) -> String {
        ClubName::parse(name).unwrap().look()
    }

    #[test]
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Backgammon Club Lviv", "backgammon  CLUB lviv"),
            ("Backgammon Club Lviv", "Backgammon-Club-Lviv"),
            ("Club 10", "Club lO"),
            ("Modern Games", "Modem Games"),
            ("Ace", "Асе"),
            ("Vvolf", "Wolf"),
            ("Ill Will", "III WilI"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Lviv Gammons"), look("Lviv Gammon"));
        assert_ne!(look("Львівські нарди"), look("Київські нарди"));
    }

    #[test]
    fn impossible_names_are_refused() {
        for (name, error) in [
            ("ab", InvalidClubName::Length),
            ("- . -", InvalidClubName::Length),
            ("a\u{202e}bcd", InvalidClubName::Character('\u{202e}')),
            ("<b>Club</b>", InvalidClubName::Character('<')),
            ("Clуb", InvalidClubName::MixedScripts),
        ] {
            assert_eq!(ClubName::parse(name), Err(error), "{name}");
        }
        assert_eq!(ClubName::parse(&"x".repeat(41)), Err(InvalidClubName::Length));
        assert_eq!(ClubName::parse("  Club   der  Würfel ").unwrap().as_str(), "Club der Würfel");
    }
}
