//! The name of an account.

use std::fmt;

use super::{
    hash::labelled_hash,
    look_alike::{lean_bare_skeleton, lean_skeleton, reads_as, skeleton},
};

/// The name of an account: 3 to 20 characters, ASCII letters, digits, `-` and `_`, beginning with a letter. Names
/// that differ only in case are equal, and so are names that look alike (`look_alike.rs`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UserName(String);

/// The reasons why a text cannot be a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidName {
    /// It is too short or too long.
    Length(usize),
    /// It does not begin with a letter.
    FirstCharacter,
    /// It has a character that is not allowed.
    Character(char),
    /// It is reserved for the server.
    Reserved(String),
    /// It looks like a name that is reserved for the server.
    LooksReserved {
        /// The rejected name.
        name: String,
        /// The reserved name that it looks like.
        kept: &'static str,
    },
}

/// The prefix of guests' names, in lower case.
const GUEST: &str = "guest";
/// The prefix of deleted accounts' names, in lower case.
const DELETED: &str = "deleted-";
/// Names that could be taken for the site's staff.
const RESERVED: &[&str] = &[
    "admin",
    "administrator",
    "anonymous",
    "fullprime",
    "house",
    "moderator",
    "operator",
    "server",
    "staff",
    "support",
    "system",
];

/// The names of the house bots. The server's tests compare them with the actual bots.
pub const HOUSE_BOTS: [&str; 6] = ["Pip", "Wilma", "Jago", "Marlow", "Sable", "Octavia"];

impl UserName {
    /// Parses a name that a person may choose.
    ///
    /// # Errors
    /// If it is not a name, or is reserved for the server or for guests.
    pub fn parse(text: &str) -> Result<UserName, InvalidName> {
        let name = UserName::parse_any(text)?;
        let folded = name.folded();
        if folded.starts_with(GUEST) || folded.starts_with(DELETED) || RESERVED.contains(&folded.as_str()) {
            return Err(InvalidName::Reserved(name.0));
        }
        match kept_look(&name) {
            Some(kept) => Err(InvalidName::LooksReserved { name: name.0, kept }),
            None => Ok(name),
        }
    }

    /// Parses any name, including those of guests and of the server.
    ///
    /// # Errors
    /// If it cannot be a name.
    pub fn parse_any(text: &str) -> Result<UserName, InvalidName> {
        let length = text.chars().count();
        if !(3..=20).contains(&length) {
            return Err(InvalidName::Length(length));
        }
        if !text.starts_with(|first: char| first.is_ascii_alphabetic()) {
            return Err(InvalidName::FirstCharacter);
        }
        match text.chars().find(|&c| !(c.is_ascii_alphanumeric() || c == '-' || c == '_')) {
            Some(other) => Err(InvalidName::Character(other)),
            None => Ok(UserName(text.to_owned())),
        }
    }

    /// Returns a name for a new guest, from a random number.
    pub fn of_guest(random: i64) -> UserName {
        // The last seven digits carry 35 random bits. A clash is rare, and the caller that inserts the row retries.
        let digits = crate::id::show(random);
        UserName(format!("Guest-{}", &digits[digits.len() - 7..]))
    }

    /// Returns a name for a deleted account, from a random number.
    pub fn of_deleted(random: i64) -> UserName {
        let digits = crate::id::show(random);
        UserName(format!("Deleted-{}", &digits[digits.len() - 7..]))
    }

    /// Returns a neutral name for an account whose own name was closed, from a random number.
    pub fn of_closed(random: i64) -> UserName {
        let digits = crate::id::show(random);
        UserName(format!("Player-{}", &digits[digits.len() - 7..]))
    }

    /// Returns true if the account with this folded name was deleted.
    pub fn is_of_deleted(folded: &str) -> bool {
        folded.starts_with(DELETED)
    }

    /// Returns true if a name is one that only guests have.
    pub fn is_of_guest(name: &str) -> bool {
        name.get(..GUEST.len()).is_some_and(|start| start.eq_ignore_ascii_case(GUEST))
    }

    /// Returns the name as its owner writes it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the form in which names are compared.
    pub fn folded(&self) -> String {
        self.0.to_ascii_lowercase()
    }
}

/// Returns the stored hashes of a name's look-alike forms. Two names are too much alike if they share one. The
/// hashes stay when the account is deleted, so they are not plain names. Someone with a dump and a guess at the name
/// can check the guess.
pub fn stored_looks(name: &UserName) -> [String; 2] {
    [
        labelled_hash("fullprime-name-v1", &skeleton(name.as_str())),
        labelled_hash("fullprime-lean-name-v1", &lean_skeleton(name.as_str())),
    ]
}

/// Returns the protected name that this one looks like. The exact name of a house bot passes: the database knows
/// whether it is taken.
fn kept_look(name: &UserName) -> Option<&'static str> {
    let (look, bare) = (lean_skeleton(name.as_str()), lean_bare_skeleton(name.as_str()));
    if bare.starts_with(GUEST) {
        return Some("Guest");
    }
    if look.starts_with(DELETED) {
        return Some("Deleted");
    }
    let word = RESERVED.iter().copied().find(|word| reads_as(name.as_str(), word));
    let is_bot = |bot: &&str| !bot.eq_ignore_ascii_case(name.as_str()) && reads_as(name.as_str(), bot);
    word.or_else(|| HOUSE_BOTS.iter().copied().find(is_bot))
}

impl fmt::Display for UserName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn looks(name: &str, kept: &'static str) -> InvalidName {
        InvalidName::LooksReserved { name: name.to_owned(), kept }
    }

    #[test]
    fn rules_of_names() {
        let rows = [
            ("anna", Ok(())),
            ("Anna_Maria-2", Ok(())),
            ("abc", Ok(())),
            ("a2345678901234567890", Ok(())),
            ("ab", Err(InvalidName::Length(2))),
            ("", Err(InvalidName::Length(0))),
            ("a23456789012345678901", Err(InvalidName::Length(21))),
            ("1anna", Err(InvalidName::FirstCharacter)),
            ("-anna", Err(InvalidName::FirstCharacter)),
            ("аnna", Err(InvalidName::FirstCharacter)),
            ("anna b", Err(InvalidName::Character(' '))),
            ("annä", Err(InvalidName::Character('ä'))),
            ("anna\u{200b}", Err(InvalidName::Character('\u{200b}'))),
            ("Admin", Err(InvalidName::Reserved("Admin".to_owned()))),
            ("guest-7", Err(InvalidName::Reserved("guest-7".to_owned()))),
            ("Adm1n", Err(looks("Adm1n", "admin"))),
            ("FuIIprime", Err(looks("FuIIprime", "fullprime"))),
            ("full_prime", Err(looks("full_prime", "fullprime"))),
            ("h0use", Err(looks("h0use", "house"))),
            ("deleted_7", Err(looks("deleted_7", "Deleted"))),
            ("gu-est7", Err(looks("gu-est7", "Guest"))),
            ("mariow", Err(looks("mariow", "Marlow"))),
            ("M-arlow", Err(looks("M-arlow", "Marlow"))),
            ("Plp", Err(looks("Plp", "Pip"))),
            ("Support", Err(InvalidName::Reserved("Support".to_owned()))),
            ("Operat0r", Err(looks("Operat0r", "operator"))),
            ("MarIow", Err(looks("MarIow", "Marlow"))),
            ("vvilma", Err(looks("vvilma", "Wilma"))),
            ("Marlow", Ok(())),
            ("Marloww", Err(looks("Marloww", "Marlow"))),
            ("Fullprime1", Err(looks("Fullprime1", "fullprime"))),
            ("staff24", Err(looks("staff24", "staff"))),
            ("Gguest7", Err(looks("Gguest7", "Guest"))),
            ("Marlowe", Ok(())),
            ("anna1", Ok(())),
            ("annna", Ok(())),
            ("housemate", Ok(())),
        ];
        for (text, expected) in rows {
            assert_eq!(UserName::parse(text).map(drop), expected, "{text}");
        }
        assert!(UserName::parse_any("Guest-7").is_ok());
    }

    proptest! {
        #[test]
        fn a_guest_name_is_a_name(random in 1_i64..1 << 53) {
            let name = UserName::of_guest(random);
            prop_assert_eq!(UserName::parse_any(name.as_str()), Ok(name.clone()));
            prop_assert!(UserName::parse(name.as_str()).is_err());
        }

        #[test]
        fn parsing_never_panics(text in ".{0,40}") {
            if let Ok(name) = UserName::parse(&text) {
                prop_assert_eq!(name.as_str(), text);
            }
        }
    }
}
