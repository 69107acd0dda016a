//! Ids of rows. Each table has its own type; only the database layer sees the number inside.
//!
//! Ids are 53 random bits, made here and not by the database: two nodes never wait for each other, a client that
//! reads JSON numbers as doubles loses nothing, and nobody can count accounts or matches from outside.

use crate::random;

const ID_BITS: u32 = 53;

/// A new random id in 1..2^53.
pub(crate) fn random_id() -> i64 {
    loop {
        let bits = u64::from_le_bytes(random::bytes::<8>()) >> (u64::BITS - ID_BITS);
        // Fits by construction; zero is left out so that it can never be mistaken for "none".
        if let Ok(id @ 1..) = i64::try_from(bits) {
            return id;
        }
    }
}

/// Defines an id type over a BIGINT column.
macro_rules! id_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        // Serialised for other nodes and workers only; whatever leaves the site is a type of `wire`.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub(crate) struct $name(i64);

        impl $name {
            /// A new one that no row has yet.
            pub(crate) fn random() -> $name {
                $name($crate::id::random_id())
            }

            /// The id of a row that was read.
            pub(crate) fn from_row(id: i64) -> $name {
                $name(id)
            }

            /// The number for a column.
            pub(crate) fn to_row(self) -> i64 {
                self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    };
}
pub(crate) use id_type;

id_type! {
    /// An account: a person, a guest or a bot.
    UserId
}
id_type! {
    /// One signed-in browser, or the token of a program.
    SessionId
}
id_type! {
    /// The token of a program.
    TokenId
}

id_type! {
    /// A passkey.
    PasskeyId
}

impl TokenId {
    /// Behind a socket a token is what a session is for a browser. Both are random, so no two are the same.
    pub(crate) fn as_session(self) -> SessionId {
        SessionId(self.0)
    }
}
id_type! {
    /// A sensor board.
    BoardId
}

impl BoardId {
    /// As the board knows itself: 16 hexadecimal digits.
    pub(crate) fn to_device(self) -> String {
        format!("{:016x}", self.to_row())
    }

    /// What [`BoardId::to_device`] wrote; none for anything else.
    pub(crate) fn parse_device(text: &str) -> Option<BoardId> {
        let id = i64::from_str_radix(text, 16).ok().filter(|id| *id > 0).map(BoardId::from_row)?;
        (id.to_device() == text).then_some(id)
    }
}

/// The digits of ids that people see: no `i`, `l`, `o`, `u`.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 11 digits of 5 bits hold 53 bits.
const SHOWN_DIGITS: usize = 11;

/// An id as it stands in addresses and messages: 11 digits of Crockford's base 32 in lower case, highest first.
pub(crate) fn show(id: i64) -> String {
    let mut digits = [0_u8; SHOWN_DIGITS];
    let mut rest = id.unsigned_abs();
    for digit in digits.iter_mut().rev() {
        let value = usize::try_from(rest & 31).expect("five bits fit");
        *digit = DIGITS[value];
        rest >>= 5;
    }
    digits.iter().map(|&digit| char::from(digit)).collect()
}

/// The id that [`show`] wrote; none for anything that it cannot have written.
pub(crate) fn parse(text: &str) -> Option<i64> {
    if text.len() != SHOWN_DIGITS {
        return None;
    }
    let mut id = 0_u64;
    for byte in text.bytes() {
        let value = DIGITS.iter().position(|&digit| digit == byte)?;
        id = id << 5 | u64::try_from(value).ok()?;
    }
    if id == 0 || id >> ID_BITS != 0 { None } else { i64::try_from(id).ok() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn random_ids_are_positive_and_below_2_to_the_53() {
        for _ in 0..1_000 {
            assert!((1..1_i64 << 53).contains(&random_id()));
        }
    }

    #[test]
    fn what_no_id_can_look_like_is_refused() {
        for text in [
            "",
            "0",
            "00000000000",
            "zzzzzzzzzzz",
            "0000000000A",
            "0000000000i",
            "000000000001",
            "é000000000",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
        assert_eq!(parse("00000000001"), Some(1));
        assert_eq!(show(31), "0000000000z");
    }

    proptest! {
        #[test]
        fn a_shown_id_comes_back(id in 1_i64..1 << 53) {
            prop_assert_eq!(parse(&show(id)), Some(id));
        }
    }
}
