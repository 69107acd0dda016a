//! Errors as clients receive them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The kind of error, for a program. The codes are stable: they are never renamed or given another meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message is not JSON, lacks a field, or has a field of the wrong type or an unknown one.
    Malformed,
    /// A value has the right type but is not allowed; the message names the field and the limit.
    Invalid,
    /// The client is not signed in, or the session has ended.
    SignInRequired,
    /// Wrong name or password.
    WrongCredentials,
    /// Name and password are right, but the account requires a code.
    SecondFactorRequired,
    /// The code is wrong or was already used.
    WrongCode,
    /// The passkey is unknown here, or its answer is wrong.
    WrongPasskey,
    /// The token of a program is malformed, unknown or revoked.
    BadToken,
    /// The token of a program lacks a scope; the message names it.
    ScopeMissing,
    /// The CSRF token is missing or is not that of the session.
    WrongCsrfToken,
    /// The request comes from a page of another origin.
    WrongOrigin,
    /// Requests from this network are blocked; the message says until when.
    AddressBlocked,
    /// The account is signed in, but not allowed to do this.
    Forbidden,
    /// The account is suspended or banned. It can look, read the reason on its account page, and appeal there.
    Suspended,
    /// There is no such thing (or it is not visible to this viewer).
    NotFound,
    /// The address exists, but not with this method.
    MethodNotAllowed,
    /// The name is taken, or resembles one that is or was.
    NameTaken,
    /// The password is among the first that an attacker would try.
    CommonPassword,
    /// Someone else took the seat, or the table is gone.
    SeatTaken,
    /// The request conflicts with the current state of a table or an account.
    Conflict,
    /// The account has fewer credits than the stake.
    CreditsShort,
    /// These two players have begun the maximum number of rated matches a day, or one has left too many at the
    /// beginning; they can play on unrated.
    RatedLimit,
    /// With this stake, one of the two could gain more from new accounts than is allowed in a day; they can play
    /// without a stake.
    StakeLimit,
    /// Quick pairing is closed to this account for `retry_after_s`: it left three matches within an hour before
    /// they were under way.
    PairingClosed,
    /// Guests may not do this; sign up, or register the guest's account under a name.
    AccountNeeded,
    /// Two accounts that were used in one browser cannot play each other for a rating or for credits.
    OwnAccount,
    /// The position occurs in a match in play of this person, so the engine says nothing about it until the end.
    MatchInPlay,
    /// The library has reached its limit of matches or bytes; the message names both and the remedy.
    LibraryFull,
    /// The match refuses the command; `reason` is the rule's own code.
    Refused,
    /// The client has reached a rate limit; try again after `retry_after_s`.
    TooManyRequests,
    /// The message is larger than allowed.
    TooLarge,
    /// The protocol version is not supported.
    UnsupportedProtocol,
    /// An internal error; it is logged on the server.
    Internal,
    /// The site is down for maintenance: matches in play go on, but none can begin.
    Maintenance,
    /// The server is stopping or cannot reach its database; try again.
    Unavailable,
}

/// The body of every error answer, and the inside of every refused socket message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ErrorBody {
    /// The kind of error, for a program.
    pub code: ErrorCode,
    /// The id of the text, for example `not_your_turn`. `texts/en/refusals.ftl` has all of them, as `refusals-...`.
    pub reason: String,
    /// The arguments of the text.
    pub params: BTreeMap<String, TextParam>,
    /// The text in English. It begins with the name of the field, if there is one.
    pub message: String,
    /// The field of the request that is not allowed, such as `places` or `teams[0].name`, if the code is `invalid` or
    /// `malformed` and one field is at fault.
    pub field: Option<String>,
    /// Seconds to wait, if the code is `too_many_requests` or `pairing_closed`.
    pub retry_after_s: Option<u32>,
}

/// An argument of a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum TextParam {
    /// A number, or a time in milliseconds since 1970 UTC.
    Number(#[cfg_attr(test, ts(type = "number"))] i64),
    /// A string, such as the name of a player.
    Text(String),
}
