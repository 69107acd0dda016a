//! Ids of rows. Each table has its own type. Only the database layer sees the number inside.
//!
//! Ids are 53 random bits, generated here and not by the database. Nodes never wait for each other, clients that read
//! JSON numbers as doubles lose nothing, and outsiders cannot count accounts or matches.

use std::str::FromStr;

use thiserror::Error;

use crate::random;

const ID_BITS: u32 = 53;

/// Returns a new random id in 1..2^53.
pub fn random_id() -> i64 {
    loop {
        let bits = u64::from_le_bytes(random::bytes::<8>()) >> (u64::BITS - ID_BITS);
        // It fits by construction. Zero is excluded so that it is never mistaken for "none".
        if let Ok(id @ 1..) = i64::try_from(bits) {
            return id;
        }
    }
}

/// Defines an id type over a BIGINT column.
macro_rules! id_type {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        // Serialised for other nodes and workers only. Messages carry the public form instead.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(i64);

        impl $name {
            /// Returns a new id that no row has yet.
            pub fn random() -> $name {
                $name($crate::id::random_id())
            }

            /// Returns the id of a row that was read.
            pub fn from_row(id: i64) -> $name {
                $name(id)
            }

            /// Returns the number for a column.
            pub fn to_row(self) -> i64 {
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
    /// The id of an account: a person, a guest or a bot.
    UserId
}
id_type! {
    /// The id of a signed-in browser, or of the token of a program.
    SessionId
}
id_type! {
    /// The id of the token of a program.
    TokenId
}

id_type! {
    /// The id of a passkey.
    PasskeyId
}

impl TokenId {
    /// Returns the token as a session id, which sockets of programs use in place of a session. Both kinds of ids are
    /// random, so they never collide.
    pub fn as_session(self) -> SessionId {
        SessionId(self.0)
    }
}
id_type! {
    /// The id of a sensor board.
    BoardId
}

impl BoardId {
    /// Returns the board's own form of its id: 16 hexadecimal digits.
    pub fn to_device(self) -> String {
        format!("{:016x}", self.to_row())
    }

    /// Parses the text of [`BoardId::to_device`]. Returns `None` for other texts.
    pub fn parse_device(text: &str) -> Option<BoardId> {
        let id = i64::from_str_radix(text, 16).ok().filter(|id| *id > 0).map(BoardId::from_row)?;
        (id.to_device() == text).then_some(id)
    }
}

id_type! {
    /// The id of a match, or of the table at which it will be played.
    MatchId
}

id_type! {
    /// The id of a roll set: the rolls of a board of a team match, shared by both its tables, or of a comparative
    /// event, shared by all its tables.
    RollSetId
}

impl RollSetId {
    /// Returns the id under which the seed of the set is drawn, sealed and committed to, as for a match.
    pub fn as_dice_id(self) -> MatchId {
        MatchId::from_row(self.to_row())
    }
}

/// The error for a text that cannot be the id of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a match id is 11 characters of 0-9 and a-z without i, l, o and u")]
pub struct NotAMatchId;

impl MatchId {
    /// Returns the public form of the id, for URLs and messages.
    pub fn shown(self) -> String {
        show(self.to_row())
    }

    /// Returns the id from which the dice are derived.
    pub fn to_dice(self) -> dice::MatchId {
        show(self.to_row()).parse().expect("eleven letters and digits name a match")
    }
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<MatchId, NotAMatchId> {
        parse(text).map(MatchId::from_row).ok_or(NotAMatchId)
    }
}

/// The client's name for one action. An action sent again with the same name is applied once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RequestId(pub String);

/// Defines the kinds of competitions from one list: the kind with its id, which has a public form, the word in the
/// column, and the words for messages.
macro_rules! competition_kinds {
    ($($(#[$doc:meta])* $Kind:ident: $Id:ident, $name:literal, $noun:literal;)+) => {
        /// A kind of competition.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($Kind,)+
        }

        impl Kind {
            /// All kinds.
            pub const ALL: [Kind; [$($name),+].len()] = [$(Kind::$Kind),+];

            /// Returns the word in the column.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Kind::$Kind => $name,)+
                }
            }

            /// Returns the words for messages.
            pub const fn noun(self) -> &'static str {
                match self {
                    $(Kind::$Kind => $noun,)+
                }
            }
        }

        /// The id of a competition of any kind.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[serde(tag = "kind", content = "id", rename_all = "snake_case")]
        pub enum CompetitionId {
            $($Kind($Id),)+
        }

        impl CompetitionId {
            /// Returns the id of a row.
            pub fn from_row(kind: Kind, id: i64) -> CompetitionId {
                match kind {
                    $(Kind::$Kind => CompetitionId::$Kind($Id::from_row(id)),)+
                }
            }

            /// Returns the kind.
            pub const fn kind(self) -> Kind {
                match self {
                    $(CompetitionId::$Kind(_) => Kind::$Kind,)+
                }
            }

            /// Returns the number for a column. No two competitions share one, even of different kinds.
            pub fn to_row(self) -> i64 {
                match self {
                    $(CompetitionId::$Kind(id) => id.to_row(),)+
                }
            }
        }

        $(
            id_type! {
                $(#[$doc])*
                $Id
            }

            impl $Id {
                /// Returns the public form of the id, for URLs and messages.
                pub fn shown(self) -> String {
                    show(self.to_row())
                }

                /// Parses the id in an address. Returns `None` if no competition can have it.
                pub fn parse(text: &str) -> Option<$Id> {
                    parse(text).map($Id::from_row)
                }
            }
        )+
    };
}

competition_kinds! {
    /// The id of a tournament.
    Knockout: TournamentId, "knockout", "tournament";
    /// The id of a team match.
    TeamMatch: TeamMatchId, "team_match", "team match";
    /// The id of a team event.
    TeamEvent: TeamEventId, "team_event", "team event";
    /// The id of a comparative event.
    Comparative: ComparativeId, "comparative", "comparative event";
}

id_type! {
    /// The id of a match in a user's library.
    LibraryMatchId
}

impl LibraryMatchId {
    /// Returns the public form of the id, for URLs and messages.
    pub fn shown(self) -> String {
        show(self.to_row())
    }
}

impl FromStr for LibraryMatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<LibraryMatchId, NotAMatchId> {
        parse(text).map(LibraryMatchId::from_row).ok_or(NotAMatchId)
    }
}

id_type! {
    /// The id of an import of many files.
    ImportId
}

impl ImportId {
    /// Returns the public form of the id, for URLs and messages.
    pub fn shown(self) -> String {
        show(self.to_row())
    }

    /// Parses the id in an address. Returns `None` if no import can have it.
    pub fn parse(text: &str) -> Option<ImportId> {
        parse(text).map(ImportId::from_row)
    }
}

/// The digits of public ids: no `i`, `l`, `o`, `u`.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The length of a public id: 11 digits of 5 bits hold 53 bits.
const SHOWN_DIGITS: usize = 11;

/// Returns the public form of an id, for URLs and messages: 11 digits of Crockford's base 32 in lower case, highest
/// first.
pub fn show(id: i64) -> String {
    let mut digits = [0_u8; SHOWN_DIGITS];
    let mut rest = id.unsigned_abs();
    for digit in digits.iter_mut().rev() {
        let value = usize::try_from(rest & 31).expect("five bits fit");
        *digit = DIGITS[value];
        rest >>= 5;
    }
    digits.iter().map(|&digit| char::from(digit)).collect()
}

/// Parses the text of [`show`]. Returns `None` for other texts.
pub fn parse(text: &str) -> Option<i64> {
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
    fn malformed_ids_are_refused() {
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
