//! Reasons to refuse a board's message.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The reason why a message is refused. The message has changed nothing. The codes are stable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardRefusal {
    /// Not a text frame with the JSON of a message: another kind of frame, a missing, duplicate or unknown field, or a
    /// wrong type.
    Malformed,
    /// Longer than [`crate::BOARD_FRAME_BYTES_MAX`].
    Oversized,
    /// The version `v` is not supported.
    UnsupportedProtocol,
    /// A value has the right type but is impossible.
    Invalid,
    /// Before authentication only enrolment and authentication are possible on this connection.
    NotAuthenticated,
    /// The connection is already authenticated.
    AlreadyAuthenticated,
    /// There is no such enrolment code.
    WrongCode,
    /// The enrolment code has been used.
    UsedCode,
    /// The enrolment code is older than ten minutes.
    ExpiredCode,
    /// Not an Ed25519 public key, or a weak one for which anybody could sign.
    WeakKey,
    /// Another board has this key.
    KeyTaken,
    /// There is no such board.
    UnknownDevice,
    /// The challenge is not that of this connection.
    WrongChallenge,
    /// The challenge has already been answered.
    UsedChallenge,
    /// The challenge is older than thirty seconds.
    ExpiredChallenge,
    /// The signature is not of this text by this key.
    WrongSignature,
    /// The owner has revoked the board.
    Revoked,
    /// The owner is suspended or banned. The board may connect again when that is over.
    Suspended,
    /// Too many failures; try again later.
    TooManyAttempts,
    /// The board, or all boards of its account together, have stored what they may in this hour or day. The board keeps
    /// its frames and connects again after `retry_after_s`.
    OverBudget,
    /// The disk of the server is nearly full, so it stores only frames of boards at matches. The board keeps its frames
    /// and connects again after `retry_after_s`.
    NoRoom,
    /// The token is not that of this connection.
    WrongSession,
    /// `resume` must come first, and only once.
    OutOfOrder,
    /// Frames are missing before this one: send again from `stored` + 1.
    Gap,
    /// A frame does not continue the chain, or a repeated frame has changed.
    ChangedHistory,
    /// The board's last frame is older than frames that it sent before.
    Behind,
    /// The board no longer has frames that were not stored.
    LostHistory,
    /// The board's history was inconsistent; its frames are refused until its owner enrols it again.
    Frozen,
}

impl BoardRefusal {
    /// Returns true if the server closes the connection after this refusal. Otherwise the board may correct
    /// itself.
    #[must_use]
    pub const fn closes(self) -> bool {
        match self {
            Self::Invalid | Self::OutOfOrder | Self::Gap | Self::WrongCode => false,
            Self::Malformed
            | Self::Oversized
            | Self::UnsupportedProtocol
            | Self::NotAuthenticated
            | Self::AlreadyAuthenticated
            | Self::UsedCode
            | Self::ExpiredCode
            | Self::WeakKey
            | Self::KeyTaken
            | Self::UnknownDevice
            | Self::WrongChallenge
            | Self::UsedChallenge
            | Self::ExpiredChallenge
            | Self::WrongSignature
            | Self::Revoked
            | Self::Suspended
            | Self::TooManyAttempts
            | Self::OverBudget
            | Self::NoRoom
            | Self::WrongSession
            | Self::ChangedHistory
            | Self::Behind
            | Self::LostHistory
            | Self::Frozen => true,
        }
    }

    /// Returns the code's name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::Oversized => "oversized",
            Self::UnsupportedProtocol => "unsupported_protocol",
            Self::Invalid => "invalid",
            Self::NotAuthenticated => "not_authenticated",
            Self::AlreadyAuthenticated => "already_authenticated",
            Self::WrongCode => "wrong_code",
            Self::UsedCode => "used_code",
            Self::ExpiredCode => "expired_code",
            Self::WeakKey => "weak_key",
            Self::KeyTaken => "key_taken",
            Self::UnknownDevice => "unknown_device",
            Self::WrongChallenge => "wrong_challenge",
            Self::UsedChallenge => "used_challenge",
            Self::ExpiredChallenge => "expired_challenge",
            Self::WrongSignature => "wrong_signature",
            Self::Revoked => "revoked",
            Self::Suspended => "suspended",
            Self::TooManyAttempts => "too_many_attempts",
            Self::OverBudget => "over_budget",
            Self::NoRoom => "no_room",
            Self::WrongSession => "wrong_session",
            Self::OutOfOrder => "out_of_order",
            Self::Gap => "gap",
            Self::ChangedHistory => "changed_history",
            Self::Behind => "behind",
            Self::LostHistory => "lost_history",
            Self::Frozen => "frozen",
        }
    }

    /// Returns true if the refusal shows an inconsistent history: the seat is frozen and the director notified.
    #[must_use]
    pub const fn freezes(self) -> bool {
        matches!(self, Self::ChangedHistory | Self::Behind | Self::LostHistory)
    }
}
