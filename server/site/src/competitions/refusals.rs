//! Refusals of acts.

use ::competitions::Refusal;

use super::Kind;
use crate::error::AppError;

/// Returns the error for a refusal by the rules.
pub(crate) fn refused(why: &impl Refusal) -> AppError {
    AppError::Refused { reason: why.code(), message: why.to_string() }
}

/// Returns the refusal of a step by the rules, in words for people.
pub(crate) fn refusal<K: Kind>(loaded: &K, why: &K::Refused) -> AppError {
    AppError::Refused { reason: why.code(), message: loaded.explain(why) }
}

/// Returns a refusal with a code and a sentence.
pub(crate) fn refuse(reason: &'static str, message: &str) -> AppError {
    AppError::Refused { reason, message: message.to_owned() }
}

/// Returns the refusal of a decision by a director who plays in the match.
pub(crate) fn own_match() -> AppError {
    AppError::Refused {
        reason: "own_match",
        message: "you play in this match; another director decides it".to_owned(),
    }
}

/// Returns the refusal of a decision by a director who can still win something in the event.
pub(crate) fn own_event() -> AppError {
    AppError::Refused {
        reason: "own_match",
        message: "you play in this event, or an account does that counts as yours, so another director decides this; \
                  the leading director can add one at the desk"
            .to_owned(),
    }
}

/// Returns the refusal for beginning a game while play is held.
pub(crate) fn held() -> AppError {
    AppError::Refused {
        reason: "held",
        message: "the director holds play here: nothing begins until it is released".to_owned(),
    }
}
