//! The single error type of the site, and the only place that chooses a code. The server adds the status of HTTP.
//!
//! Libraries and domain types have their own errors ([`store::DbError`], refusals of `play`). Handlers and
//! sockets convert them to [`AppError`]. Internal errors carry their cause for the log; clients see no internals.

use std::{error::Error as StdError, fmt, time::Duration};

use store::{DbError, account::InvalidName};
use texts::{Refusal, refusals};
use wire::{ErrorBody, ErrorCode};

/// A request or a socket message that cannot be answered as requested. Each has a text in `texts/en/refusals.ftl`.
#[derive(Debug)]
pub enum AppError {
    /// The body is not JSON, or a field is missing, unknown or of the wrong type.
    Malformed {
        /// The field, if it is one.
        field: Option<String>,
        /// The fault.
        refusal: Refusal,
    },
    /// The value has the right type but is not allowed.
    Invalid {
        /// The field, if it is one.
        field: Option<String>,
        /// The values that are allowed.
        refusal: Refusal,
    },
    /// The request needs a sign-in.
    SignInRequired,
    /// The name or the password is wrong. The answer does not tell which.
    WrongCredentials,
    /// The account needs a two-factor code.
    SecondFactorRequired,
    /// The code is wrong or already used.
    WrongCode,
    /// The passkey belongs to another site, or its signature is invalid.
    WrongPasskey,
    /// The token of a program is invalid or revoked.
    BadToken(Refusal),
    /// The token of a program lacks a scope.
    ScopeMissing(String),
    /// The CSRF token is missing or belongs to another session.
    WrongCsrfToken,
    /// The request comes from a page of another origin.
    WrongOrigin,
    /// The address is in a blocked range.
    AddressBlocked {
        /// The end of the block, if it has one.
        until: Option<wire::Millis>,
    },
    /// The user is signed in, but not allowed.
    Forbidden(Refusal),
    /// The account is suspended or banned.
    Suspended,
    /// The account may play unrated, without stakes and without entry fees only.
    Restricted,
    /// A moderator would meet a person about whom the moderator has decided a short while ago.
    DecidedAbout(Refusal),
    /// The resource does not exist, or this viewer may not know of it.
    NotFound(Refusal),
    /// The address exists, but not for this method.
    MethodNotAllowed,
    /// The name, or a similar one, is or was in use.
    NameTaken,
    /// The password is among the first that attackers try.
    CommonPassword,
    /// Another player took the seat first.
    SeatTaken,
    /// The request does not fit the current state of a table or an account.
    Conflict(Refusal),
    /// An account has fewer credits than the stake.
    CreditsShort {
        /// The name of the account.
        name: String,
        /// The stake of each player.
        each: play::Credits,
    },
    /// Two players have reached the daily limit of rated matches between them.
    RatedLimit {
        /// The name of one player.
        name: String,
        /// The name of the other player.
        other: String,
        /// The daily limit.
        max: u32,
    },
    /// A player has left so many rated matches before they were under way, or has so many without a first turn, that
    /// the player begins no other one.
    RatedClosed {
        /// The name of the player.
        name: String,
        /// The reason.
        closed: RatedClosed,
    },
    /// One of two players has gained as much from fresh accounts as a day allows.
    StakeLimit {
        /// The name of the player.
        name: String,
        /// The daily limit.
        most: play::Credits,
    },
    /// Guests may not do this. The text names the action and the remedy.
    AccountNeeded(Refusal),
    /// Quick pairing is closed to an account that has left too many matches before they were under way.
    PairingClosed {
        /// The time to wait.
        retry_after: Duration,
    },
    /// Both players are accounts of one browser.
    OwnAccount,
    /// The position occurs in a match in play of the person who asks.
    MatchInPlay,
    /// A rule of the match or the event refuses the command.
    Refused(Refusal),
    /// The upload does not fit into the library.
    LibraryFull {
        /// The number of matches that fit.
        files_max: u32,
        /// The MiB that fit.
        mib_max: u32,
        /// True if a registered account would have more room.
        of_guest: bool,
    },
    /// The client has exceeded a rate limit.
    TooManyRequests {
        /// The time to wait.
        retry_after: Duration,
    },
    /// The message is larger than allowed.
    TooLarge {
        /// The limit in bytes.
        limit_bytes: usize,
    },
    /// The request line and the headers are too long.
    HeadTooLarge,
    /// The body of a request arrives too slowly.
    TooSlow,
    /// The server does not support this protocol version.
    UnsupportedProtocol,
    /// The site is down for maintenance, so no match begins.
    Maintenance,
    /// The server is stopping or busy.
    Unavailable(Refusal),
    /// The database failed unexpectedly.
    Database(DbError),
    /// Any other internal error.
    Internal {
        /// The operation that failed.
        context: &'static str,
        /// The cause.
        cause: Box<dyn StdError + Send + Sync>,
    },
}

/// The reason why a player begins no rated match now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RatedClosed {
    /// The player has left too many.
    Left {
        /// The time at which the player may begin one.
        until: wire::Millis,
    },
    /// The player has completed no turn in too many. A completed turn in one of them is enough.
    FirstTurnsOwed,
    /// Opponents by correspondence owe the first turn.
    FirstTurnsAwaited {
        /// The time at which the player may begin one.
        until: wire::Millis,
    },
}

impl RatedClosed {
    fn refusal(self, name: &str) -> Refusal {
        match self {
            RatedClosed::Left { until } => refusals::left_too_often(name, until.0),
            RatedClosed::FirstTurnsOwed => refusals::first_turns_open(name),
            RatedClosed::FirstTurnsAwaited { until } => refusals::first_turns_awaited(name, until.0),
        }
    }
}

/// How much of an event for the log an error is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gravity {
    /// A fault of the program or the data: each is logged.
    Fault,
    /// The database cannot serve a request. While it is away every request fails, so only some of these errors are
    /// logged.
    Outage,
    /// The client was refused, for its own fault or because the server is full, busy or stopping. The beginning and the
    /// end of such a state are logged where it is noticed.
    Refusal,
}

impl AppError {
    /// Returns an internal error with its cause.
    pub fn internal(context: &'static str, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> AppError {
        AppError::Internal { context, cause: cause.into() }
    }

    /// Returns the error of a field whose value is not allowed. The field is a path such as `teams[0].name`.
    pub fn invalid(field: impl Into<String>, refusal: Refusal) -> AppError {
        AppError::Invalid { field: Some(field.into()), refusal }
    }

    /// Returns the error of a request whose fields are not allowed together.
    pub fn invalid_form(refusal: Refusal) -> AppError {
        AppError::Invalid { field: None, refusal }
    }

    /// Returns the error of a field that cannot be read.
    pub fn malformed(field: impl Into<String>, refusal: Refusal) -> AppError {
        AppError::Malformed { field: Some(field.into()), refusal }
    }

    /// Returns the error of a request that cannot be read.
    pub fn malformed_form(refusal: Refusal) -> AppError {
        AppError::Malformed { field: None, refusal }
    }

    /// Returns true if the error has this text, for example `not_your_turn`.
    pub fn is_refusal(&self, code: &str) -> bool {
        self.refusal().code == code
    }

    /// Returns the text for people.
    pub fn refusal(&self) -> Refusal {
        match self {
            AppError::Malformed { refusal, .. }
            | AppError::Invalid { refusal, .. }
            | AppError::BadToken(refusal)
            | AppError::Forbidden(refusal)
            | AppError::DecidedAbout(refusal)
            | AppError::NotFound(refusal)
            | AppError::Conflict(refusal)
            | AppError::AccountNeeded(refusal)
            | AppError::Refused(refusal)
            | AppError::Unavailable(refusal) => refusal.clone(),
            AppError::SignInRequired => refusals::sign_in_required(),
            AppError::WrongCredentials => refusals::wrong_credentials(),
            AppError::SecondFactorRequired => refusals::second_factor_required(),
            AppError::WrongCode => refusals::wrong_code(),
            AppError::WrongPasskey => refusals::wrong_passkey(),
            AppError::ScopeMissing(scope) => refusals::scope_missing(scope),
            AppError::WrongCsrfToken => refusals::wrong_csrf_token(),
            AppError::WrongOrigin => refusals::wrong_origin(),
            AppError::AddressBlocked { until: Some(until) } => refusals::address_blocked_until(until.0),
            AppError::AddressBlocked { until: None } => refusals::address_blocked(),
            AppError::Suspended => refusals::suspended(),
            AppError::Restricted => refusals::restricted(),
            AppError::MethodNotAllowed => refusals::method_not_allowed(),
            AppError::NameTaken => refusals::name_taken(),
            AppError::CommonPassword => refusals::common_password(),
            AppError::SeatTaken => refusals::seat_taken(),
            AppError::CreditsShort { name, each } => refusals::credits_short(name, each.to_string()),
            AppError::RatedLimit { name, other, max } => refusals::rated_limit(name, other, *max),
            AppError::RatedClosed { name, closed } => closed.refusal(name),
            AppError::StakeLimit { name, most } => refusals::stake_limit(name, most.to_string()),
            AppError::PairingClosed { .. } => refusals::pairing_closed(),
            AppError::OwnAccount => refusals::own_account(),
            AppError::MatchInPlay => refusals::match_in_play(),
            AppError::LibraryFull { files_max, mib_max, of_guest: true } => {
                refusals::library_full_of_guest(*files_max, *mib_max)
            }
            AppError::LibraryFull { files_max, mib_max, of_guest: false } => {
                refusals::library_full(*files_max, *mib_max)
            }
            AppError::TooManyRequests { retry_after } => {
                refusals::too_many_requests(whole_seconds(*retry_after))
            }
            AppError::TooLarge { limit_bytes } => refusals::too_large(*limit_bytes),
            AppError::HeadTooLarge => refusals::head_too_large(),
            AppError::TooSlow => refusals::too_slow(),
            AppError::UnsupportedProtocol => refusals::unsupported_protocol(),
            AppError::Maintenance => refusals::maintenance(),
            AppError::Database(DbError::Contended(_)) => refusals::contended(),
            AppError::Database(DbError::CommitFailed(_)) => refusals::cannot_save(),
            AppError::Database(_) if self.code() == ErrorCode::Unavailable => {
                refusals::database_unreachable()
            }
            AppError::Database(_) | AppError::Internal { .. } => refusals::internal(),
        }
    }

    /// Returns the stable code. It is chosen only here.
    pub fn code(&self) -> ErrorCode {
        match self {
            AppError::Malformed { .. } => ErrorCode::Malformed,
            AppError::Invalid { .. } => ErrorCode::Invalid,
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
            AppError::DecidedAbout(_) => ErrorCode::Forbidden,
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
            AppError::RatedClosed { .. } => ErrorCode::RatedLimit,
            AppError::StakeLimit { .. } => ErrorCode::StakeLimit,
            AppError::PairingClosed { .. } => ErrorCode::PairingClosed,
            AppError::OwnAccount => ErrorCode::OwnAccount,
            AppError::Refused(_) => ErrorCode::Refused,
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
        let refusal = self.refusal();
        let field = self.field().map(str::to_owned);
        let message = with_field(field.as_deref(), &refusal);
        let params =
            refusal.params.into_iter().map(|(name, value)| (name.to_owned(), param(value))).collect();
        let retry_after_s = match self {
            AppError::TooManyRequests { retry_after } | AppError::PairingClosed { retry_after } => {
                Some(whole_seconds(*retry_after))
            }
            _ => None,
        };
        ErrorBody {
            code: self.code(),
            reason: refusal.code.to_owned(),
            params,
            message,
            field,
            retry_after_s,
        }
    }

    fn field(&self) -> Option<&str> {
        match self {
            AppError::Invalid { field, .. } | AppError::Malformed { field, .. } => field.as_deref(),
            AppError::CommonPassword => Some("password"),
            _ => None,
        }
    }

    /// Returns how much of an event for the log this is.
    pub fn gravity(&self) -> Gravity {
        match (self.code(), self) {
            (ErrorCode::Internal, _) => Gravity::Fault,
            (ErrorCode::Unavailable, AppError::Database(_)) => Gravity::Outage,
            _ => Gravity::Refusal,
        }
    }

    /// Logs an error of the server with its causes. Code outside of HTTP requests calls this; the request log has the
    /// errors of HTTP requests.
    pub fn log(&self) {
        match self.gravity() {
            Gravity::Fault => tracing::error!(error = %Chain(self), "failed"),
            Gravity::Outage => tracing::warn!(error = %Chain(self), "failed"),
            Gravity::Refusal => tracing::debug!(error = %Chain(self), "refused"),
        }
    }
}

/// Displays the English text, and the name of an internal operation that failed.
impl fmt::Display for AppError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AppError::Database(error) => error.fmt(f),
            AppError::Internal { context, .. } => f.write_str(context),
            _ => f.write_str(&with_field(self.field(), &self.refusal())),
        }
    }
}

impl StdError for AppError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            AppError::Database(error) => error.source(),
            AppError::Internal { cause, .. } => Some(&**cause),
            _ => None,
        }
    }
}

fn with_field(field: Option<&str>, refusal: &Refusal) -> String {
    field.map_or_else(|| refusal.to_string(), |field| format!("{field}: {refusal}"))
}

fn param(value: texts::Param) -> wire::TextParam {
    match value {
        texts::Param::Number(number) => wire::TextParam::Number(number),
        texts::Param::Text(text) => wire::TextParam::Text(text),
    }
}

/// Rounds up to whole seconds, at least one.
fn whole_seconds(duration: Duration) -> u32 {
    let seconds = duration.as_millis().div_ceil(1_000).max(1);
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

/// Displays an error with its causes on one line.
#[derive(Debug)]
pub struct Chain<'a>(pub &'a dyn StdError);

impl fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        let refusal = match error {
            InvalidName::Length(_) => refusals::characters(3, 20),
            InvalidName::FirstCharacter => refusals::begins_with_letter(),
            InvalidName::Character(character) => refusals::name_character(character),
            InvalidName::Reserved(name) => refusals::name_reserved(name),
            InvalidName::LooksReserved { name, kept } => refusals::name_looks_reserved(name, kept),
        };
        AppError::invalid("name", refusal)
    }
}
