//! Accounts: names, passwords, sessions, credits. Input is parsed into a domain type once, here, so every existing
//! value is valid.

pub(crate) mod contacts;
pub(crate) mod credits;
pub(crate) mod engine_help;
pub(crate) mod fair_play;
mod guesses;
pub(crate) mod guests;
mod hasher;
mod look_alike;
pub(crate) mod mail;
pub(crate) mod moderation;
mod name;
pub(crate) mod own_data;
pub(crate) mod passkeys;
mod password;
pub(crate) mod programs;
pub(crate) mod sanctions;
mod scope;
pub(crate) mod second_factor;
mod service;
pub(crate) mod sign_ins;
mod token;
mod totp;
pub(crate) mod vacation;
pub(crate) mod voiding;
pub(crate) mod watch;

use serde::Deserialize;

pub(crate) use fair_play::{Flow, Style};
pub(crate) use guesses::shown_network;
pub use hasher::Cost;
pub(crate) use hasher::{HashError, PasswordHasher};
pub(crate) use look_alike::stored_looks;
pub(crate) use name::{InvalidName, UserName};
pub(crate) use password::{InvalidPassword, Password, PasswordHash};
pub(crate) use scope::{Scope, Scopes};
pub(crate) use service::{
    Client, SignedIn, change_password, devices, ensure_bot, expiry, keep_guest, sign_in, sign_out,
    sign_out_device, sign_out_others, sign_up, sign_up_guest,
};
pub(crate) use token::{ApiToken, DeviceToken, SessionToken, same_secret};
pub(crate) use totp::Step;

use crate::id::UserId;
use wire::Millis;

/// The author of a moderation action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Author {
    /// A moderator.
    Moderator(UserId),
    /// An operator at the command line, with the user name of the machine.
    Operator(String),
    /// The server itself.
    Server,
}

impl Author {
    /// Returns the moderator's account.
    pub(crate) fn moderator(&self) -> Option<UserId> {
        match self {
            Author::Moderator(user) => Some(*user),
            Author::Operator(_) | Author::Server => None,
        }
    }

    /// Returns the operator's name, which is empty for the others.
    pub(crate) fn operator(&self) -> &str {
        match self {
            Author::Operator(name) if name.is_empty() => "operator",
            Author::Operator(name) => name,
            Author::Moderator(_) | Author::Server => "",
        }
    }

    /// Returns the author stored in two columns.
    pub(crate) fn from_columns(moderator: Option<i64>, operator: String) -> Author {
        match moderator {
            Some(user) => Author::Moderator(UserId::from_row(user)),
            None if operator.is_empty() => Author::Server,
            None => Author::Operator(operator),
        }
    }
}

/// The kind of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AccountKind {
    /// A person with a password.
    Person,
    /// A person without a password, who can keep the account by choosing a name and a password.
    Guest,
    /// A program; people cannot sign in to it. It belongs to the server, or acts by the tokens of its owner.
    Bot,
}

/// An account, without its password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Account {
    /// The id of the row.
    pub id: UserId,
    /// The name as its owner writes it.
    pub name: UserName,
    /// The kind of the account.
    pub kind: AccountKind,
    /// The owner of a bot. Only bots have an owner, and those of the server have none.
    pub owner: Option<UserId>,
    /// The time of creation.
    pub created_at: Millis,
}

/// `[accounts]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AccountSettings {
    /// The days without use after which a session ends.
    pub session_idle_days: u16,
    /// The maximum age of a session in days.
    pub session_days_max: u16,
    /// The maximum number of sessions of one account. Beyond it, the least recently used session ends.
    pub sessions_max: u16,
    /// The maximum number of recently used browsers that are stored for one account. They are compared with those of
    /// other accounts. Beyond it, the least recently used browser is deleted.
    pub devices_max: u16,
    /// The hours after which a guest without a match is deleted.
    pub guest_unplayed_hours: u16,
    /// The days after which every guest is deleted.
    pub guest_days: u16,
    /// The cost of a password hash.
    pub hash_cost: Cost,
    /// The maximum number of bots of one person.
    pub bots_max: u16,
    /// The maximum number of tokens of one person, including those of its bots.
    pub tokens_max: u16,
    /// The maximum number of passwords hashed at once. Each takes `hash_cost.memory_kib` of memory and one core. 0
    /// means one for each core.
    pub hashes_at_once: usize,
}

impl Default for AccountSettings {
    fn default() -> AccountSettings {
        AccountSettings {
            session_idle_days: 60,
            session_days_max: 400,
            sessions_max: 100,
            devices_max: 1_000,
            guest_unplayed_hours: 24,
            guest_days: 90,
            bots_max: 5,
            tokens_max: 20,
            hash_cost: Cost::default(),
            hashes_at_once: 0,
        }
    }
}

impl Account {
    /// Returns true if the server itself plays for the account. Other bots connect like people.
    pub(crate) fn is_house_bot(&self) -> bool {
        self.kind == AccountKind::Bot && self.owner.is_none()
    }

    /// Returns the account that is responsible for the actions of this one.
    pub(crate) fn answerable(&self) -> UserId {
        self.owner.unwrap_or(self.id)
    }
}

impl AccountKind {
    /// Returns the word in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            AccountKind::Person => "person",
            AccountKind::Guest => "guest",
            AccountKind::Bot => "bot",
        }
    }

    /// Returns the kind of a word in the database.
    pub(crate) fn from_str(word: &str) -> Option<AccountKind> {
        [AccountKind::Person, AccountKind::Guest, AccountKind::Bot]
            .into_iter()
            .find(|kind| kind.as_str() == word)
    }
}
