//! The single error type of the site, and the only place that chooses a code. The server adds the status of HTTP.
//!
//! Libraries and domain types have their own errors ([`store::DbError`], refusals of `play`). Handlers and
//! sockets convert them to [`AppError`]. Internal errors carry their cause for the log; clients see no internals.

use std::{error::Error as StdError, time::Duration};

use store::{DbError, account::InvalidName};
use thiserror::Error;
use wire::{ErrorBody, ErrorCode};

/// A request or a socket message that cannot be answered as requested.
#[derive(Debug, Error)]
pub enum AppError {
    /// The body is not JSON, or a field is missing, unknown or of the wrong type.
    #[error("{0}")]
    Malformed(String),
    /// The value has the right type but is not allowed. The text names the field and the limit.
    #[error("{0}")]
    Invalid(String),
    /// The request needs a sign-in.
    #[error("sign in first")]
    SignInRequired,
    /// The name or the password is wrong. The answer does not tell which.
    #[error("wrong name or password")]
    WrongCredentials,
    /// The account needs a two-factor code.
    #[error("the account requires a code besides the password")]
    SecondFactorRequired,
    /// The code is wrong or already used.
    #[error("the code is wrong, or was used before")]
    WrongCode,
    /// The passkey belongs to another site, or its signature is invalid.
    #[error("no account here has this passkey")]
    WrongPasskey,
    /// The token of a program is invalid or revoked.
    #[error("{0}")]
    BadToken(&'static str),
    /// The token of a program lacks a scope.
    #[error("the token lacks the scope {0}")]
    ScopeMissing(String),
    /// The CSRF token is missing or belongs to another session.
    #[error("the header x-csrf-token is missing or not the session's")]
    WrongCsrfToken,
    /// The request comes from a page of another origin.
    #[error("requests from pages of another origin are refused")]
    WrongOrigin,
    /// The address is in a blocked range.
    #[error("{}", blocked(*until))]
    AddressBlocked {
        /// The end of the block, if it has one.
        until: Option<wire::Millis>,
    },
    /// The user is signed in, but not allowed.
    #[error("{0}")]
    Forbidden(&'static str),
    /// The account is suspended or banned.
    #[error("this account is suspended; its account page says why, until when, and how to appeal")]
    Suspended,
    /// The account may play unrated, without stakes and without entry fees only.
    #[error("a moderator has limited one of the accounts to unrated matches without stakes and entry fees")]
    Restricted,
    /// The resource does not exist, or this viewer may not know of it. The text names the resource.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The address exists, but not for this method.
    #[error("this address does not support the method")]
    MethodNotAllowed,
    /// The name, or a similar one, is or was in use.
    #[error("the name is taken, or looks like another name that is or was in use; choose a different one")]
    NameTaken,
    /// The password is among the first that attackers try.
    #[error("password: among the first that an attacker tries; choose a longer one, such as a few words")]
    CommonPassword,
    /// Another player took the seat first.
    #[error("someone else took this seat")]
    SeatTaken,
    /// The request does not fit the current state of a table or an account.
    #[error("{0}")]
    Conflict(String),
    /// An account has fewer credits than the stake.
    #[error(
        "{name} has too few credits for the stake of {each}; a new account gets credits with its first match"
    )]
    CreditsShort {
        /// The name of the account.
        name: String,
        /// The stake of each player.
        each: play::Credits,
    },
    /// Two players have reached the daily limit of rated matches between them.
    #[error(
        "{name} and {other} have played {max} rated matches within 24 hours; invite {other} to play on unrated and unstaked"
    )]
    RatedLimit {
        /// The name of one player.
        name: String,
        /// The name of the other player.
        other: String,
        /// The daily limit.
        max: u32,
    },
    /// One of two players has gained as much from fresh accounts as a day allows.
    #[error(
        "with this stake {name} could win more than {most} credits from new accounts within 24 hours; play without a stake, or try again later"
    )]
    StakeLimit {
        /// The name of the player.
        name: String,
        /// The daily limit.
        most: play::Credits,
    },
    /// Guests may not do this. The text names the action and the remedy.
    #[error("{0}")]
    AccountNeeded(&'static str),
    /// Quick pairing is closed to an account that has left too many matches before they were under way.
    #[error(
        "you left three matches within an hour before they were under way; quick pairing opens again later"
    )]
    PairingClosed {
        /// The time to wait.
        retry_after: Duration,
    },
    /// Both players are accounts of one browser.
    #[error("accounts that were used in the same browser play each other unrated and without stakes")]
    OwnAccount,
    /// The position occurs in a match in play of the person who asks.
    #[error(
        "this position occurs in your match in play, so the engine says nothing about it until the match is over"
    )]
    MatchInPlay,
    /// The match refuses the command.
    #[error("{message}")]
    Refused {
        /// The code of the rule.
        reason: &'static str,
        /// The message for people.
        message: String,
    },
    /// The player has entered another event at the same hour.
    #[error("“{event}”, in which you play, begins at the same hour as “{wanted}”; withdraw there first")]
    SameHour {
        /// The name of the other event.
        event: String,
        /// The name of the event that the player wants to enter.
        wanted: String,
    },
    /// The upload does not fit into the library.
    #[error("{}", library_full(*.files_max, *.mib_max, *.of_guest))]
    LibraryFull {
        /// The number of matches that fit.
        files_max: u32,
        /// The MiB that fit.
        mib_max: u32,
        /// True if a registered account would have more room.
        of_guest: bool,
    },
    /// The client has exceeded a rate limit.
    #[error("too many requests; try again later")]
    TooManyRequests {
        /// The time to wait.
        retry_after: Duration,
    },
    /// The message is larger than allowed.
    #[error("the message is larger than {limit_bytes} bytes")]
    TooLarge {
        /// The limit in bytes.
        limit_bytes: usize,
    },
    /// The request line and the headers are too long.
    #[error("the headers of the request are too large")]
    HeadTooLarge,
    /// The body of a request arrives too slowly.
    #[error("the body of the request came too slowly")]
    TooSlow,
    /// The server does not support this protocol version.
    #[error("this protocol version is not supported")]
    UnsupportedProtocol,
    /// The site is down for maintenance, so no match begins.
    #[error("the site is down for maintenance: matches in play go on, and new ones can begin afterwards")]
    Maintenance,
    /// The server is stopping or busy.
    #[error("{0}")]
    Unavailable(&'static str),
    /// The database failed unexpectedly.
    #[error(transparent)]
    Database(DbError),
    /// Any other internal error.
    #[error("{context}")]
    Internal {
        /// The operation that failed.
        context: &'static str,
        /// The cause.
        #[source]
        cause: Box<dyn StdError + Send + Sync>,
    },
}

impl AppError {
    /// Returns an internal error with its cause.
    pub fn internal(context: &'static str, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> AppError {
        AppError::Internal { context, cause: cause.into() }
    }

    /// Returns the stable code. It is chosen only here.
    pub fn code(&self) -> ErrorCode {
        match self {
            AppError::Malformed(_) => ErrorCode::Malformed,
            AppError::Invalid(_) => ErrorCode::Invalid,
            AppError::SignInRequired => ErrorCode::SignInRequired,
            AppError::WrongCredentials => ErrorCode::WrongCredentials,
            AppError::SecondFactorRequired => ErrorCode::SecondFactorRequired,
            AppError::WrongPasskey => ErrorCode::WrongPasskey,
            AppError::WrongCode => ErrorCode::WrongCode,
            AppError::BadToken(_) => ErrorCode::BadToken,
            AppError::ScopeMissing(_) => ErrorCode::ScopeMissing,
            AppError::WrongCsrfToken => ErrorCode::WrongCsrfToken,
            AppError::WrongOrigin => ErrorCode::WrongOrigin,
            AppError::AddressBlocked { .. } => ErrorCode::AddressBlocked,
            AppError::Forbidden(_) => ErrorCode::Forbidden,
            AppError::Restricted => ErrorCode::Forbidden,
            AppError::Suspended => ErrorCode::Suspended,
            AppError::NotFound(_) => ErrorCode::NotFound,
            AppError::MethodNotAllowed => ErrorCode::MethodNotAllowed,
            AppError::NameTaken => ErrorCode::NameTaken,
            AppError::CommonPassword => ErrorCode::CommonPassword,
            AppError::SeatTaken => ErrorCode::SeatTaken,
            AppError::Conflict(_) => ErrorCode::Conflict,
            AppError::CreditsShort { .. } => ErrorCode::CreditsShort,
            AppError::AccountNeeded(_) => ErrorCode::AccountNeeded,
            AppError::RatedLimit { .. } => ErrorCode::RatedLimit,
            AppError::StakeLimit { .. } => ErrorCode::StakeLimit,
            AppError::PairingClosed { .. } => ErrorCode::PairingClosed,
            AppError::OwnAccount => ErrorCode::OwnAccount,
            AppError::Refused { .. } | AppError::SameHour { .. } => ErrorCode::Refused,
            AppError::TooManyRequests { .. } => ErrorCode::TooManyRequests,
            AppError::MatchInPlay => ErrorCode::MatchInPlay,
            AppError::LibraryFull { .. } => ErrorCode::LibraryFull,
            AppError::TooLarge { .. } => ErrorCode::TooLarge,
            AppError::HeadTooLarge => ErrorCode::TooLarge,
            AppError::TooSlow => ErrorCode::Malformed,
            AppError::UnsupportedProtocol => ErrorCode::UnsupportedProtocol,
            AppError::Maintenance => ErrorCode::Maintenance,
            AppError::Unavailable(_) => ErrorCode::Unavailable,
            AppError::Database(error) => match error {
                DbError::Unreachable(_)
                | DbError::Overloaded
                | DbError::Closed
                | DbError::CommitFailed(_)
                | DbError::Contended(_)
                | DbError::Unknown(_) => ErrorCode::Unavailable,
                DbError::Conflict(_)
                | DbError::NotFound
                | DbError::Panicked
                | DbError::Broken(_)
                | DbError::Other(_) => ErrorCode::Internal,
            },
            AppError::Internal { .. } => ErrorCode::Internal,
        }
    }

    /// Returns true if the error is a lack of credits.
    pub(crate) fn is_about_credits(&self) -> bool {
        matches!(self, AppError::CreditsShort { .. })
    }

    /// Returns the body for clients, in an HTTP answer or a socket message.
    pub fn to_body(&self) -> ErrorBody {
        let code = self.code();
        let message = if code == ErrorCode::Internal {
            "something went wrong on the server".to_owned()
        } else if matches!(self, AppError::Database(DbError::Contended(_))) {
            "others changed the same at this moment; try again".to_owned()
        } else if matches!(self, AppError::Database(_)) {
            "the server cannot reach its database; try again".to_owned()
        } else {
            self.to_string()
        };
        let (reason, event) = match self {
            AppError::Refused { reason, .. } => (Some(*reason), None),
            AppError::SameHour { event, .. } => (Some("same_hour"), Some(event.clone())),
            _ => (None, None),
        };
        let reason = reason.map(str::to_owned);
        let retry_after_s = match self {
            AppError::TooManyRequests { retry_after } | AppError::PairingClosed { retry_after } => {
                Some(whole_seconds(*retry_after))
            }
            _ => None,
        };
        let field = match self {
            AppError::Invalid(text) | AppError::Malformed(text) => field_of(text),
            AppError::CommonPassword => Some("password"),
            _ => None,
        };
        let field = field.map(str::to_owned);
        ErrorBody { code, message, field, reason, event, retry_after_s }
    }

    /// Logs an internal error with its causes. Code outside of HTTP requests calls this; the request log has the
    /// errors of HTTP requests.
    pub fn log(&self) {
        if matches!(self.code(), ErrorCode::Internal | ErrorCode::Unavailable) {
            tracing::error!(error = %Chain(self), "failed");
        }
    }
}

/// Returns the field that the text of an error names before its first colon.
fn field_of(text: &str) -> Option<&str> {
    let (field, _) = text.split_once(": ")?;
    let is_part = |character: char| {
        character.is_ascii_lowercase() || character.is_ascii_digit() || "_.[]".contains(character)
    };
    let is_field = field.starts_with(|first: char| first.is_ascii_lowercase()) && field.chars().all(is_part);
    is_field.then_some(field)
}

fn blocked(until: Option<wire::Millis>) -> String {
    let until = until.map_or(String::new(), |at| format!(" until {}", crate::dates::day_and_time(at)));
    format!(
        "requests from your network are refused{until}; if that is a mistake, write to the operators of this site"
    )
}

fn library_full(files_max: u32, mib_max: u32, of_guest: bool) -> String {
    let remedy = if of_guest {
        "sign up for more room, or remove matches that you no longer need"
    } else {
        "remove matches that you no longer need"
    };
    format!("the library holds {files_max} matches and {mib_max} MiB, and this would be more; {remedy}")
}

/// Rounds up to whole seconds, at least one.
fn whole_seconds(duration: Duration) -> u32 {
    let seconds = duration.as_millis().div_ceil(1_000).max(1);
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

/// Displays an error with its causes on one line.
#[derive(Debug)]
pub struct Chain<'a>(pub &'a dyn StdError);

impl std::fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)?;
        let mut cause = self.0.source();
        while let Some(error) = cause {
            write!(f, ": {error}")?;
            cause = error.source();
        }
        Ok(())
    }
}

impl From<DbError> for AppError {
    fn from(error: DbError) -> AppError {
        AppError::Database(error)
    }
}

impl From<diesel::result::Error> for AppError {
    fn from(error: diesel::result::Error) -> AppError {
        AppError::Database(DbError::from(error))
    }
}

impl From<InvalidName> for AppError {
    fn from(error: InvalidName) -> AppError {
        AppError::Invalid(error.to_string())
    }
}
