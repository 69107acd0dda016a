//! Accounts: names, passwords, sessions, credits. Input becomes a domain type once, here; what exists is valid.

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
pub(crate) use look_alike::stored_look;
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

/// Who acts as a moderator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Author {
    /// A moderator.
    Moderator(UserId),
    /// An operator at the command line, as the machine names the user.
    Operator(String),
    /// The server by itself.
    Server,
}

impl Author {
    /// The moderator's account.
    pub(crate) fn moderator(&self) -> Option<UserId> {
        match self {
            Author::Moderator(user) => Some(*user),
            Author::Operator(_) | Author::Server => None,
        }
    }

    /// The operator's name; empty for the others.
    pub(crate) fn operator(&self) -> &str {
        match self {
            Author::Operator(name) if name.is_empty() => "operator",
            Author::Operator(name) => name,
            Author::Moderator(_) | Author::Server => "",
        }
    }

    /// What two columns say.
    pub(crate) fn from_columns(moderator: Option<i64>, operator: String) -> Author {
        match moderator {
            Some(user) => Author::Moderator(UserId::from_row(user)),
            None if operator.is_empty() => Author::Server,
            None => Author::Operator(operator),
        }
    }
}

/// What an account is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AccountKind {
    /// Somebody with a password.
    Person,
    /// Somebody without one, who may keep the account by choosing a name and a password.
    Guest,
    /// A program; nobody can sign in to it. It is one of the server's own, or acts by the tokens of its owner.
    Bot,
}

/// An account, without its password.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Account {
    /// Which row.
    pub id: UserId,
    /// The name as its owner writes it.
    pub name: UserName,
    /// What it is.
    pub kind: AccountKind,
    /// Who runs it; only bots have an owner, and those of the server have none.
    pub owner: Option<UserId>,
    /// Since when.
    pub created_at: Millis,
}

/// `[accounts]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AccountSettings {
    /// A session ends when it was not used for so many days.
    pub session_idle_days: u16,
    /// A session ends after so many days in any case.
    pub session_days_max: u16,
    /// Sessions of one account; beyond, the one that was used least lately ends.
    pub sessions_max: u16,
    /// Browsers in which one account was used of late that are kept, to compare them with those of others; beyond, the one
    /// that was used least lately is forgotten.
    pub devices_max: u16,
    /// A guest who has not played a match is deleted after so many hours.
    pub guest_unplayed_hours: u16,
    /// Every guest is deleted after so many days.
    pub guest_days: u16,
    /// What a password hash costs.
    pub hash_cost: Cost,
    /// Bots that one person may have.
    pub bots_max: u16,
    /// Tokens that one person may have, those of its bots included.
    pub tokens_max: u16,
    /// Passwords hashed at once; each takes `hash_cost.memory_kib` of memory and one core. 0: one for each core.
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
    /// Whether the server itself plays for it. Other bots come and go like people.
    pub(crate) fn is_house_bot(&self) -> bool {
        self.kind == AccountKind::Bot && self.owner.is_none()
    }

    /// The account that answers for what this one does.
    pub(crate) fn answerable(&self) -> UserId {
        self.owner.unwrap_or(self.id)
    }
}

impl AccountKind {
    /// The word in the database.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            AccountKind::Person => "person",
            AccountKind::Guest => "guest",
            AccountKind::Bot => "bot",
        }
    }

    /// The kind of that word.
    pub(crate) fn from_str(word: &str) -> Option<AccountKind> {
        [AccountKind::Person, AccountKind::Guest, AccountKind::Bot]
            .into_iter()
            .find(|kind| kind.as_str() == word)
    }
}
