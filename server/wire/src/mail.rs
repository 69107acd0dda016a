//! Mail settings of an account, and links in mails.

use std::fmt;

// The TypeScript of the unit tests needs the type inside this crate.
#[cfg(test)]
#[path = "../../languages/src/lib.rs"]
mod languages;

pub use languages::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The notices that an account wants by mail while its owner is away from the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MailNotices {
    /// It is the user's turn in a correspondence match.
    pub your_turn: bool,
    /// The user is challenged, or a seat is kept at a table.
    pub challenge: bool,
    /// A match of the user's has begun.
    pub match_found: bool,
}

/// The mail settings of an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MailView {
    /// The address; null if none is known.
    pub address: Option<String>,
    /// True if the owner of the address has confirmed it. Before that, only the request for confirmation is
    /// sent to it.
    pub confirmed: bool,
    /// The language.
    pub language: Language,
    /// The wanted notices.
    pub notices: MailNotices,
}

/// A new address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetMailAddress {
    /// The address. A link that confirms it is sent there.
    pub address: String,
    /// The account's password, because mail to this address can reset it.
    pub password: String,
    /// The language.
    pub language: Language,
}

/// The wanted notices and the language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetMailNotices {
    /// The wanted notices.
    pub notices: MailNotices,
    /// The language.
    pub language: Language,
}

/// The data of a link in a mail.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MailLink {
    /// The token of the link.
    pub token: String,
}

/// A request for a password reset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AskForReset {
    /// The name of the account, or its confirmed address.
    pub account: String,
}

/// A new password, set with a reset link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResetPassword {
    /// The token of the link.
    pub token: String,
    /// The new password.
    pub password: String,
}

/// The stored data about an account's mail, for the export of the account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnMail {
    /// The address and the settings.
    pub settings: MailView,
    /// Recent mails, sent or waiting.
    pub mails: Vec<OwnQueuedMail>,
}

/// A recent mail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnQueuedMail {
    /// The kind of mail.
    pub kind: String,
    /// `waiting`, `sent` or `given_up`.
    pub state: String,
    /// The time from which it was to be sent.
    pub at: crate::Millis,
}

// Tokens and passwords must not appear in logs.
impl fmt::Debug for SetMailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SetMailAddress(..)")
    }
}

impl fmt::Debug for MailLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailLink(..)")
    }
}

impl fmt::Debug for ResetPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ResetPassword(..)")
    }
}
