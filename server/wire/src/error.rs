//! Errors as they are told to clients.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is wrong, for a program. The codes are stable: they are never renamed or given another meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message is not JSON, lacks a field, or has a field of the wrong type or an unknown one.
    Malformed,
    /// A value is of the right type but not allowed; the message names the field and the limit.
    Invalid,
    /// Nobody is signed in, or the session has ended.
    SignInRequired,
    /// Name and password do not belong together.
    WrongCredentials,
    /// Name and password are right, but the account asks for a code beside them.
    SecondFactorRequired,
    /// The code is wrong, or was used before.
    WrongCode,
    /// The passkey opens no account here, or its answer does not fit.
    WrongPasskey,
    /// The token of a program is malformed, unknown or revoked.
    BadToken,
    /// The token of a program does not allow this; the message names the scope that does.
    ScopeMissing,
    /// The CSRF token is missing or not the session's.
    WrongCsrfToken,
    /// The request comes from a page of another origin.
    WrongOrigin,
    /// Requests from this network are refused; the message says until when.
    AddressBlocked,
    /// Signed in, but not allowed to do this.
    Forbidden,
    /// The account is suspended or banned: it may look, read why on its account page, and appeal there.
    Suspended,
    /// There is no such thing (or nothing this viewer may know of).
    NotFound,
    /// The address exists, but not for this method.
    MethodNotAllowed,
    /// The name is taken, or looks like one that is or was.
    NameTaken,
    /// The password is among the first that an attacker tries.
    CommonPassword,
    /// Somebody else was first: the seat or table is gone.
    SeatTaken,
    /// It does not fit the present state of a table or an account.
    Conflict,
    /// An account has fewer credits than the stake asks for.
    CreditsShort,
    /// These two have begun as many rated matches as a day allows; they can play on unrated.
    RatedLimit,
    /// Quick pairing is closed to this account for `retry_after_s`: it left three matches within an hour before they were
    /// under way.
    PairingClosed,
    /// Guests may not do this; sign up, or keep the guest's account under a name of its own.
    AccountNeeded,
    /// Two accounts that one browser has used do not play each other for a rating or for credits.
    OwnAccount,
    /// The library holds as many matches or bytes as it may; the message names both and the remedy.
    LibraryFull,
    /// The match refuses the command; the message says why. `reason` carries the rule's own code.
    Refused,
    /// The client does this too often; try again after `retry_after_s`.
    TooManyRequests,
    /// The message is larger than allowed.
    TooLarge,
    /// The protocol version is not spoken here.
    UnsupportedProtocol,
    /// Our fault; logged on the server.
    Internal,
    /// The site is being looked after: matches in play go on, none begins until that is over.
    Maintenance,
    /// The server is stopping or cannot reach its database; try again.
    Unavailable,
}

/// The body of every error answer, and the inside of every refused socket message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What is wrong, for a program.
    pub code: ErrorCode,
    /// What is wrong, for a person, in English, without a full stop.
    pub message: String,
    /// The rule's own code when a match refused a command, for example `not_your_turn`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// Seconds to wait, when the code is `too_many_requests` or `pairing_closed`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after_s: Option<u32>,
}
