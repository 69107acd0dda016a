//! Accounts as they are stored: names, kinds, scopes, and hashes of passwords and tokens.

mod hash;
mod look;
mod look_alike;
mod name;
mod scope;
mod token;

use std::fmt;

use moment::Millis;

pub use hash::labelled_hash;
pub use look::{Flag, InvalidLook, Look, PICTURES, Picture, Title};
pub use name::{HOUSE_BOTS, InvalidName, UserName, stored_looks};
pub use scope::{InvalidScopes, Scope, Scopes};
pub use token::{ApiToken, DeviceToken, SessionToken, same_secret};

use crate::id::UserId;

/// The author of a moderation action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Author {
    /// A moderator.
    Moderator(UserId),
    /// An operator at the command line, with the user name of the machine.
    Operator(String),
    /// The server itself.
    Server,
}

impl Author {
    /// Returns the moderator's account.
    pub fn moderator(&self) -> Option<UserId> {
        match self {
            Author::Moderator(user) => Some(*user),
            Author::Operator(_) | Author::Server => None,
        }
    }

    /// Returns the text for the database: the operator's name, and an empty text for other authors. An operator without
    /// a name becomes `operator`, because [`Author::from_columns`] reads an empty text as the server.
    pub fn operator(&self) -> &str {
        match self {
            Author::Operator(name) if name.is_empty() => "operator",
            Author::Operator(name) => name,
            Author::Moderator(_) | Author::Server => "",
        }
    }

    /// Returns the author stored in two columns.
    pub fn from_columns(moderator: Option<i64>, operator: String) -> Author {
        match moderator {
            Some(user) => Author::Moderator(UserId::from_row(user)),
            None if operator.is_empty() => Author::Server,
            None => Author::Operator(operator),
        }
    }
}

/// The kind of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountKind {
    /// A person with a password.
    Person,
    /// A person without a password, who can keep the account by choosing a name and a password.
    Guest,
    /// A program; people cannot sign in to it. It is a house bot of the server, or acts with tokens of its owner.
    Bot,
}

/// An account, without its password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The id of the row.
    pub id: UserId,
    /// The name, in the case in which its owner writes it.
    pub name: UserName,
    /// The kind of the account.
    pub kind: AccountKind,
    /// The owner of a bot. Only bots have an owner, and those of the server have none.
    pub owner: Option<UserId>,
    /// The time of creation.
    pub created_at: Millis,
    /// The picture, flag and title beside its name.
    pub look: Look,
}

/// An argon2id hash in PHC form, with its salt and parameters.
#[derive(Clone)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// Returns a stored hash.
    pub fn from_row(text: String) -> PasswordHash {
        PasswordHash(text)
    }

    /// Returns the text to store.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(..)")
    }
}

/// A time step of one-time codes: the number of 30-second periods since 1970 (UTC).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CodePeriod(pub i64);

impl AccountKind {
    /// Returns the word in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            AccountKind::Person => "person",
            AccountKind::Guest => "guest",
            AccountKind::Bot => "bot",
        }
    }

    /// Returns the kind of a word in the database.
    pub fn from_row(word: &str) -> Option<AccountKind> {
        [AccountKind::Person, AccountKind::Guest, AccountKind::Bot]
            .into_iter()
            .find(|kind| kind.as_str() == word)
    }
}

impl Account {
    /// Returns true if the server itself plays for the account. Other bots connect like people.
    pub fn is_house_bot(&self) -> bool {
        self.kind == AccountKind::Bot && self.owner.is_none()
    }

    /// Returns the account that is responsible for the actions of this one.
    pub fn answerable(&self) -> UserId {
        self.owner.unwrap_or(self.id)
    }
}
