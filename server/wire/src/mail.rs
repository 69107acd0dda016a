//! Mail: where an account wants it, and of what; links in mails.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// In which language mails are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailLanguage {
    /// English.
    En,
    /// German.
    De,
    /// Ukrainian.
    Uk,
}

/// Of what somebody wants mail while not looking at the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MailNotices {
    /// That it is one's turn in a match by correspondence.
    pub your_turn: bool,
    /// That one is challenged, or a seat is kept at a table.
    pub challenge: bool,
    /// That a match of one's own has begun.
    pub match_found: bool,
}

/// What an account's mail is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MailView {
    /// Where to; none: no address is known.
    pub address: Option<String>,
    /// Whether the owner of the address has confirmed it. Before that nothing but the question is sent to it.
    pub confirmed: bool,
    /// In which language.
    pub language: MailLanguage,
    /// Of what.
    pub notices: MailNotices,
}

/// A new address.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SetMailAddress {
    /// Where to. A link is sent there, which confirms it.
    pub address: String,
    /// The account's password: whoever reads the mail of this address can set a new one.
    pub password: String,
    /// In which language.
    pub language: MailLanguage,
}

/// Of what to send mail, and in which language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SetMailNotices {
    /// Of what.
    pub notices: MailNotices,
    /// In which language.
    pub language: MailLanguage,
}

/// What a link in a mail carries.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MailLink {
    /// The token of the link.
    pub token: String,
}

/// Somebody has forgotten a password.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AskForReset {
    /// The name of the account, or its confirmed address.
    pub account: String,
}

/// A new password by a link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ResetPassword {
    /// The token of the link.
    pub token: String,
    /// The password from now on.
    pub password: String,
}

/// What is kept about an account's mail, in the copy of its data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnMail {
    /// Where to and of what.
    pub settings: MailView,
    /// Mails of late, sent or waiting.
    pub mails: Vec<OwnQueuedMail>,
}

/// A mail of late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnQueuedMail {
    /// Of what kind.
    pub kind: String,
    /// `waiting`, `sent` or `given_up`.
    pub state: String,
    /// Since when it was to be sent.
    pub at: crate::Millis,
}

// What opens an account must not stand in a log.
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
